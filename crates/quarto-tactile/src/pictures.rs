//! Pictures of the solids, drawn from their triangles and lit by a lamp at the upper left.

mod camera;
mod face;
mod picture;

use quarto_rules::{Piece, Square, Trait};

use crate::mesh::{Mesh, Point};
use crate::name::traits;
use crate::{Detail, File, Plate, Sizes, piece_mesh};
use face::Face;
use picture::{Colour, Picture};

const SMOOTH: Colour = [240.0, 205.0, 140.0];
const GROOVED: Colour = [150.0, 92.0, 60.0];
const BOARD: Colour = [176.0, 200.0, 205.0];
/// The colour of the recesses, which get less light.
const RECESS: Colour = [140.0, 164.0, 172.0];

/// Some pieces that show every trait, and the squares where they stand, those behind first.
const PLAYED: [(&str, &str); 6] =
    [("K", "a1"), ("F", "c1"), ("P", "b2"), ("A", "d2"), ("M", "c3"), ("D", "a4")];

/// Returns pictures of the set, as SVG files: the sixteen pieces, the board with some of them, and the tray with
/// the others.
#[must_use]
pub fn pictures() -> Vec<File> {
    let sizes = Sizes::default();
    let pictures = [
        ("tactile-pieces", pieces(sizes)),
        ("tactile-board", board(sizes)),
        ("tactile-tray", tray(sizes)),
    ];
    let file = |(name, text): (&str, String)| (format!("{name}.svg"), text.into_bytes());
    pictures.map(file).map(|(name, bytes)| File { name, bytes }).into()
}

/// Draws every piece over its letter and its traits, in two rows.
fn pieces(sizes: Sizes) -> String {
    let mut picture = Picture::default();
    for (row, down) in Piece::ALL.chunks(8).zip([0.0, 72.0]) {
        for (&piece, column) in row.iter().zip(0_u8..) {
            let right = 34.0 * f64::from(column);
            picture.move_to([right, down]);
            picture.draw(&piece_faces(piece, sizes, [0.0; 3]), colour(piece));
            let [texture, height, shape, fill] = traits(piece);
            picture.write([right, down + 13.0], 5.0, &piece.to_string());
            picture.write([right, down + 17.5], 3.2, &format!("{texture} {height}"));
            picture.write([right, down + 21.5], 3.2, &format!("{shape} {fill}"));
        }
    }
    picture.finish("The sixteen pieces")
}

/// Draws the board with some pieces on it.
fn board(sizes: Sizes) -> String {
    let pieces = PLAYED.map(|(piece, square)| {
        let square: Square = square.parse().expect("a name of a square");
        (read(piece), sizes.middle(square))
    });
    plate(&Plate::board(sizes), &pieces).finish("The board with some pieces")
}

/// Draws the tray with the pieces that are not on the board, those behind first.
fn tray(sizes: Sizes) -> String {
    let tray = Plate::tray(sizes);
    let left = |piece: &Piece| !PLAYED.iter().any(|(played, _)| read(played) == *piece);
    let pieces = Piece::ALL.into_iter().filter(left).map(|piece| (piece, tray.place_of(piece)));
    let pieces: Vec<_> = pieces.collect();
    plate(&tray, &pieces).finish("The tray with the pieces that are left")
}

fn read(piece: &str) -> Piece {
    piece.parse().expect("a letter of a piece")
}

/// Draws a plate with pieces on it, those behind first.
///
/// Seen from above, the higher of two points in line hides the lower one. So the lower parts are drawn
/// first (the painter's algorithm): the recesses, the pieces in them, the top of the plate, and then the
/// parts of the pieces above it.
fn plate(plate: &Plate, pieces: &[(Piece, (f64, f64))]) -> Picture {
    let (top, floor) = (plate.thickness(), plate.floor());
    let mut picture = Picture::default();
    let all = faces(&plate.mesh(Detail::Picture));
    let (upper, lower): (Vec<Face>, Vec<Face>) =
        all.into_iter().partition(|face| face.lowest() >= top || face.lowest() < floor);
    picture.draw(&lower, RECESS);
    let standing = pieces
        .iter()
        .map(|(piece, (x, y))| (*piece, piece_faces(*piece, plate.sizes(), [*x, *y, floor])));
    let standing: Vec<_> = standing.collect();
    for (piece, faces) in &standing {
        picture.draw(faces.iter().filter(|face| face.lowest() < top), colour(*piece));
    }
    picture.draw(&upper, BOARD);
    for (piece, faces) in &standing {
        let above: Vec<Face> = faces.iter().filter_map(|face| face.above(top)).collect();
        picture.draw(&above, colour(*piece));
    }
    picture
}

fn colour(piece: Piece) -> Colour {
    if piece.has(Trait::Colour) { GROOVED } else { SMOOTH }
}

/// Returns the faces of a piece at this place, in the order in which they must be drawn.
fn piece_faces(piece: Piece, sizes: Sizes, place: Point) -> Vec<Face> {
    let mut mesh = Mesh::default();
    mesh.add(&piece_mesh(piece, sizes, Detail::Picture), place);
    let hole = sizes.hole_width() / 2.0 + 0.01;
    let in_hole = |face: &Face| face.is_within(place, hole);
    let (mut inside, outside): (Vec<Face>, Vec<Face>) = faces(&mesh).into_iter().partition(in_hole);
    inside.extend(outside);
    inside
}

/// Returns the faces of a solid, the lower ones first.
fn faces(mesh: &Mesh) -> Vec<Face> {
    let mut faces = Face::of(mesh);
    faces.sort_by(|a, b| a.middle().total_cmp(&b.middle()));
    faces
}
