//! Tests of the tray: a place for every piece, each with its letter.

use quarto_rules::Piece;
use quarto_tactile::{Plate, Sizes};

use crate::board::peaks;
use crate::{all_sizes, assert_close, solid};

/// The dots of the letters a to p, as books on braille show them.
const LETTERS: [&[usize]; 16] = [
    &[1],
    &[1, 2],
    &[1, 4],
    &[1, 4, 5],
    &[1, 5],
    &[1, 2, 4],
    &[1, 2, 4, 5],
    &[1, 2, 5],
    &[2, 4],
    &[2, 4, 5],
    &[1, 3],
    &[1, 2, 3],
    &[1, 3, 4],
    &[1, 3, 4, 5],
    &[1, 3, 5],
    &[1, 2, 3, 4],
];

#[test]
fn every_piece_has_its_place_and_its_letter_below_it() {
    let tray = solid("tray", Sizes::default());
    let found = peaks(&tray);
    let mut count = 0;
    for (piece, dots) in Piece::ALL.into_iter().zip(LETTERS) {
        let (row, column) = (piece.index() / 4, piece.index() % 4);
        let [column, row] = [column, row].map(|n| f64::from(u32::try_from(n).unwrap()));
        // 12 mm to the first opening, which is 24 mm wide; 37 mm from one to the next; 18.5 mm down to the letter.
        let (x, y) = (24.0 + 37.0 * column, 159.0 - 24.0 - 37.0 * row - 18.5);
        for dot in dots {
            let right = if *dot > 3 { 1.25 } else { -1.25 };
            let up = [2.5, 0.0, -2.5][(dot - 1) % 3];
            let is_there = |(px, py): &&(f64, f64)| (px - x - right).hypot(py - y - up) < 1e-3;
            assert!(found.iter().any(|dot| is_there(&dot)), "{piece} dot {dot}");
            count += 1;
        }
    }
    assert_eq!(found.len(), count);
}

#[test]
fn the_tray_is_smaller_than_the_board_and_as_deep() {
    for sizes in all_sizes() {
        let (board, tray) = (solid("board", sizes).bounds(), solid("tray", sizes).bounds());
        assert_close(board[0].1 - tray[0].1, 16.0, "width");
        assert_close(board[2].1, tray[2].1, "thickness");
        let middle = Plate::tray(sizes).place_of("A".parse().unwrap());
        let [_, (_, side), _] = tray;
        assert!(middle.0 < side / 2.0 && middle.1 > side / 2.0, "A is at the upper left");
    }
}
