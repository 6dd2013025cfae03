//! Pictures of the solids, drawn from their triangles and lit by a lamp at the upper left.

mod camera;
mod face;
mod picture;

use quarto_rules::{Piece, Square, Trait};

use crate::mesh::{Mesh, Point};
use crate::name::traits;
use crate::{Detail, File, Sizes, board_mesh, piece_mesh};
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

/// Returns pictures of the set, as SVG files: the sixteen pieces, and the board with some of them.
#[must_use]
pub fn pictures() -> Vec<File> {
    let sizes = Sizes::default();
    let pictures = [("tactile-pieces", pieces(sizes)), ("tactile-board", board(sizes))];
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
///
/// Seen from above, the higher of two points in line hides the lower one. So the lower parts are drawn
/// first (the painter's algorithm): the recesses, the pieces in them, the top of the board, and then the
/// parts of the pieces above it.
fn board(sizes: Sizes) -> String {
    let top = sizes.thickness();
    let mut picture = Picture::default();
    let all = faces(&board_mesh(sizes, Detail::Picture));
    let (upper, lower): (Vec<Face>, Vec<Face>) =
        all.into_iter().partition(|face| face.lowest() >= top || face.lowest() < Sizes::FLOOR);
    picture.draw(&lower, RECESS);
    let standing = played(sizes);
    for (piece, faces) in &standing {
        picture.draw(faces.iter().filter(|face| face.lowest() < top), colour(*piece));
    }
    picture.draw(&upper, BOARD);
    for (piece, faces) in &standing {
        let above: Vec<Face> = faces.iter().filter_map(|face| face.above(top)).collect();
        picture.draw(&above, colour(*piece));
    }
    picture.finish("The board with some pieces")
}

/// Returns the pieces on the board, those behind first.
fn played(sizes: Sizes) -> Vec<(Piece, Vec<Face>)> {
    let pieces = PLAYED.map(|(piece, square)| {
        let piece: Piece = piece.parse().expect("a letter of a piece");
        let square: Square = square.parse().expect("a name of a square");
        (piece, sizes.middle(square))
    });
    let standing =
        pieces.map(|(piece, (x, y))| (piece, piece_faces(piece, sizes, [x, y, Sizes::FLOOR])));
    standing.into()
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
