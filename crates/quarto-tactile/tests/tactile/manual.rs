//! Checks that the tables of `docs/tactile.md` are correct.

use quarto_rules::Piece;
use quarto_tactile::{Braille, Plate, Sizes};

const MANUAL: &str = include_str!("../../../../docs/tactile.md");

/// Compares a row of the table of sizes with what is measured at each width of a piece.
fn check_sizes(what: &str, measure: impl Fn(Sizes) -> Vec<f64>) {
    let cell = |width: f64| {
        let numbers = measure(Sizes::new(width).unwrap());
        numbers.iter().map(f64::to_string).collect::<Vec<_>>().join(", ")
    };
    let row = format!("| {what} | {} |\n", [20.0, 15.0, 25.0, 30.0].map(cell).join(" | "));
    assert!(MANUAL.contains(&row), "{row}");
}

#[test]
fn sizes_are_as_in_the_manual() {
    let piece = |name: &str| -> Piece { name.parse().unwrap() };
    let (short, tall) = (piece("B"), piece("D"));
    check_sizes("Width of a piece, round or square", |sizes| vec![sizes.width()]);
    check_sizes("Height, short and tall", |sizes| vec![sizes.height(short), sizes.height(tall)]);
    check_sizes("Hole of a hollow piece, wide and deep", |sizes| {
        vec![sizes.hole_width(), sizes.hole_depth()]
    });
    check_sizes("Grooves, on a short and a tall piece", |sizes| {
        [short, tall].map(|piece| f64::from(sizes.grooves(piece))).into()
    });
    check_sizes("Middle of one groove to the next", |sizes| vec![sizes.groove_spacing()]);
    check_sizes("Groove, deep and wide", |_| vec![Sizes::GROOVE_DEPTH, Sizes::GROOVE_MOUTH]);
    check_sizes("Recess of a square, wide and deep", |sizes| {
        vec![sizes.recess(), sizes.recess_depth()]
    });
    check_sizes("Middle of one square to the next", |sizes| vec![sizes.pitch()]);
    check_sizes("Board, wide and thick, without braille", |sizes| {
        vec![sizes.board(), Plate::board(sizes).thickness()]
    });
}

#[test]
fn the_tray_is_as_in_the_manual() {
    check_sizes("Tray, wide and thick, without braille", |sizes| {
        vec![sizes.tray(), Plate::tray(sizes).thickness()]
    });
}

#[test]
fn braille_is_as_in_the_manual() {
    let names = ["a", "b", "c", "d"].into_iter().zip(["1", "2", "3", "4"]);
    let signs = Braille::COLUMNS.into_iter().zip(Braille::ROWS);
    for (((column, row), (letter, number)), dots) in
        names.zip(signs).zip(["1", "1 2", "1 4", "1 4 5"])
    {
        let line = format!("| {column} | {letter} | {dots} | {row} | {number} | 3456, {dots} |\n");
        assert!(MANUAL.contains(&line), "{line}");
    }
}
