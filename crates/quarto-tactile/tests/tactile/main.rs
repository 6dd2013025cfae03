//! Tests of the set as a maker and a player meet it: closed solids of the right sizes, correct braille,
//! readable files.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod board;
mod magnets;
mod manual;
mod pictures;
mod pieces;
mod sheets;
mod solid;
mod solids;
mod tray;
mod xml;

use quarto_rules::Piece;
use quarto_tactile::{File, Format, Sizes};
use quarto_text::Language;

use crate::solid::Solid;

/// Returns several sizes, including the smallest and the largest.
fn all_sizes() -> [Sizes; 4] {
    [15.0, 20.0, 22.3, 30.0].map(|width| Sizes::new(width).unwrap())
}

/// Returns the files of a set, in English.
fn files(format: Format, sizes: Sizes) -> Vec<File> {
    quarto_tactile::files(format, sizes, Language::English)
}

/// Returns the usual sizes, with room for magnets.
fn with_magnets(magnet: &str) -> Sizes {
    Sizes::default().with_magnets(magnet.parse().unwrap()).unwrap()
}

/// Reads the solid in the file whose name starts with `name`.
fn solid(name: &str, sizes: Sizes) -> Solid {
    let files = files(Format::Stl, sizes);
    let file = files.iter().find(|file| file.name.starts_with(name)).unwrap();
    Solid::read(&file.bytes)
}

/// Reads the solids of all pieces in the default size.
fn pieces() -> Vec<(Piece, Solid)> {
    let files = files(Format::Stl, Sizes::default());
    let of = |piece: &Piece| {
        let file = files.iter().find(|file| file.name.starts_with(&format!("{piece}-"))).unwrap();
        (*piece, Solid::read(&file.bytes))
    };
    Piece::ALL.iter().map(of).collect()
}

fn assert_close(measured: f64, expected: f64, what: &str) {
    assert!((measured - expected).abs() < 1e-3, "{what}: {measured}, not {expected}");
}
