use quarto_rules::Piece;
use quarto_text::Language;

use crate::name::{by_texture, traits};
use crate::{Detail, Mesh, Plate, Sizes, piece_mesh, sheets};

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
/// smooth and one of the grooved pieces, to print eight at once in one colour; the board; and the tray. What is
/// written on drawings is in a language; names of files are the same in all.
///
/// ```
/// use quarto_tactile::{Format, Sizes, files};
/// use quarto_text::Language;
///
/// let files = files(Format::Stl, Sizes::default(), Language::English);
/// assert_eq!(files[0].name, "A-smooth-short-round-solid.stl");
/// assert_eq!(files.last().unwrap().name, "tray.stl");
/// ```
#[must_use]
pub fn files(format: Format, sizes: Sizes, language: Language) -> Vec<File> {
    match format {
        Format::Stl => solids(sizes),
        Format::Svg => sheets::all(sizes, language),
    }
}

fn solids(sizes: Sizes) -> Vec<File> {
    let pieces = Piece::ALL.map(|piece| {
        let name = format!("{piece}-{}", traits(piece).join("-"));
        solid(&name, &piece_mesh(piece, sizes, Detail::Print))
    });
    let plates = by_texture()
        .map(|(texture, pieces)| solid(&format!("plate-{texture}"), &plate(&pieces, sizes)));
    let flat = [("board", Plate::board(sizes)), ("tray", Plate::tray(sizes))];
    let flat = flat.map(|(name, plate)| solid(name, &plate.mesh(Detail::Print)));
    pieces.into_iter().chain(plates).chain(flat).collect()
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
