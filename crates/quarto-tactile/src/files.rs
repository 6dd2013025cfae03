use quarto_rules::Piece;

use crate::name::{by_texture, traits};
use crate::{Detail, Mesh, Sizes, board_mesh, piece_mesh, sheets};

/// The format of the files, which depends on what a set is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Solids for a 3D printer.
    Stl,
    /// Drawings for a laser cutter, for scissors, and for swell paper.
    Svg,
}

/// A file to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name, without a folder.
    pub name: String,
    /// Its contents.
    pub bytes: Vec<u8>,
}

/// Returns all files that are needed to make a set.
///
/// For a printer that is one file per piece, named after its letter and its traits; a plate of the
/// smooth and one of the grooved pieces, to print eight at once in one colour; and the board.
///
/// ```
/// use quarto_tactile::{Format, Sizes, files};
///
/// let files = files(Format::Stl, Sizes::default());
/// assert_eq!(files[0].name, "A-smooth-short-round-solid.stl");
/// assert_eq!(files.last().unwrap().name, "board.stl");
/// ```
#[must_use]
pub fn files(format: Format, sizes: Sizes) -> Vec<File> {
    match format {
        Format::Stl => solids(sizes),
        Format::Svg => sheets::all(sizes),
    }
}

fn solids(sizes: Sizes) -> Vec<File> {
    let pieces = Piece::ALL.map(|piece| {
        let name = format!("{piece}-{}", traits(piece).join("-"));
        solid(&name, &piece_mesh(piece, sizes, Detail::Print))
    });
    let plates = by_texture()
        .map(|(texture, pieces)| solid(&format!("plate-{texture}"), &plate(&pieces, sizes)));
    let board = solid("board", &board_mesh(sizes, Detail::Print));
    pieces.into_iter().chain(plates).chain([board]).collect()
}

fn solid(name: &str, mesh: &Mesh) -> File {
    File { name: format!("{name}.stl"), bytes: mesh.to_stl(name) }
}

/// Returns eight pieces side by side, in two rows.
fn plate(pieces: &[Piece], sizes: Sizes) -> Mesh {
    /// The distance between pieces, so that the nozzle, and later a knife, fits between them.
    const APART: f64 = 8.0;
    let mut plate = Mesh::default();
    let places = [1.0, 0.0].into_iter().flat_map(|y| [0.0, 1.0, 2.0, 3.0].map(|x| (x, y)));
    for (&piece, (x, y)) in pieces.iter().zip(places) {
        let [right, away] = [x, y].map(|place| (place + 0.5) * sizes.width() + place * APART);
        plate.add(&piece_mesh(piece, sizes, Detail::Print), [right, away, 0.0]);
    }
    plate
}
