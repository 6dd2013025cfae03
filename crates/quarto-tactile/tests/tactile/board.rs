//! Tests of the board: pieces fit, and the braille names the squares.

use quarto_rules::Square;
use quarto_tactile::{Braille, Plate, Sizes};

use crate::solid::{Solid, range};
use crate::{all_sizes, assert_close, solid};

/// The dots of the signs for a, b, c and d, as books on braille show them; they are also 1, 2, 3 and 4.
const LETTERS: [&[usize]; 4] = [&[1], &[1, 2], &[1, 4], &[1, 4, 5]];
const NUMBER_SIGN: &[usize] = &[3, 4, 5, 6];

/// The places of a cell's dots, right and up from its middle, by their numbers from 1.
const PLACES: [(f64, f64); 6] =
    [(-1.25, 2.5), (-1.25, 0.0), (-1.25, -2.5), (1.25, 2.5), (1.25, 0.0), (1.25, -2.5)];

/// Returns the dots of a cell whose middle is this far to the right of the middle of its text.
fn cell(dots: &[usize], right: f64) -> Vec<(f64, f64)> {
    dots.iter().map(|dot| PLACES[dot - 1]).map(|(x, y)| (x + right, y)).collect()
}

/// Returns all dots that must be on a board 175 mm wide, whose squares are 37 mm apart.
fn expected() -> Vec<(f64, f64)> {
    let mut dots = Vec::new();
    for (number, letter) in [0.0, 1.0, 2.0, 3.0].into_iter().zip(LETTERS) {
        let column = 32.0 + 37.0 * number;
        for (right, up) in cell(letter, 0.0) {
            dots.push((column + right, 10.0 + up));
            dots.push((column - right, 165.0 - up));
        }
        let row = 143.0 - 37.0 * number;
        for (right, up) in [cell(NUMBER_SIGN, -3.05), cell(letter, 3.05)].concat() {
            dots.push((10.0 + right, row + up));
            dots.push((165.0 - right, row - up));
        }
    }
    dots
}

fn check_dots(mut found: Vec<(f64, f64)>) {
    let mut expected = expected();
    let rounded = |dots: &mut Vec<(f64, f64)>| {
        let round = |number: f64| (number * 1000.0).round() / 1000.0;
        *dots = dots.iter().map(|(x, y)| (round(*x), round(*y))).collect();
        dots.sort_by(|a, b| a.partial_cmp(b).unwrap());
    };
    rounded(&mut found);
    rounded(&mut expected);
    assert_eq!(found, expected);
}

/// Returns where the dots of a board have their tops.
pub(crate) fn peaks(board: &Solid) -> Vec<(f64, f64)> {
    let top = board.bounds()[2].1;
    let mut peaks: Vec<_> = board.points().filter(|point| (point[2] - top).abs() < 1e-5).collect();
    peaks.sort_by(|a, b| a.partial_cmp(b).unwrap());
    peaks.dedup();
    peaks.into_iter().map(|[x, y, _]| (x, y)).collect()
}

#[test]
fn braille_names_columns_and_rows_to_both_players() {
    check_dots(peaks(&solid("board", Sizes::default())));
    check_dots(Braille::on_board(Sizes::default()));
}

#[test]
fn braille_is_the_same_on_boards_of_all_sizes() {
    for sizes in all_sizes() {
        let board = solid("board", sizes);
        let top = Plate::board(sizes).thickness();
        assert_close(board.bounds()[2].1, top + 0.6, "height of a dot");
        // A sphere of radius 0.769 mm, cut into flat faces: half its width at its foot, and halfway up.
        for (up, half, error) in [(1e-5, 0.75, 0.001), (0.3, 0.61, 0.02)] {
            let points = board.slice(top + up);
            for (x, y) in peaks(&board) {
                let distances = points.iter().map(|(px, py)| (px - x).hypot(py - y));
                let found = range(distances.filter(|distance| *distance < 1.25)).1;
                assert!((found - half).abs() < error, "{found}, not {half}, at {up}");
            }
        }
    }
}

#[test]
fn pieces_fit_into_the_squares_with_play() {
    for sizes in all_sizes() {
        let board = solid("board", sizes);
        let depth = sizes.width() / 5.0;
        // There is 1 mm of play at the floor and below the slope, and 4 mm at the rim.
        for (up, play) in [(2.1, 1.0), (2.0 + depth - 1.6, 1.0), (2.0 + depth - 0.001, 3.998)] {
            let points = board.slice(up);
            for (x, y) in Square::ALL.map(|square| sizes.middle(square)) {
                let is_near = |(px, py): &&(f64, f64)| {
                    (px - x).abs().max((py - y).abs()) < sizes.pitch() / 2.0
                };
                let near = || points.iter().filter(is_near);
                let across = range(near().map(|(px, _)| *px - x));
                let along = range(near().map(|(_, py)| *py - y));
                for side in [-across.0, across.1, -along.0, along.1] {
                    assert_close(2.0 * side, sizes.width() + play, "twice the distance to a wall");
                }
            }
        }
    }
}

#[test]
fn the_board_is_as_large_as_the_manual_says() {
    let board = solid("board", Sizes::default());
    let [x, y, z] = board.bounds();
    assert_eq!((x, y), ((0.0, 175.0), (0.0, 175.0)));
    assert_close(z.1, 6.6, "thickness");
    // Around a dot the top ends at a polygon of 24 sides.
    let dot = 12.0 * 0.75 * 0.75 * (std::f64::consts::TAU / 24.0).sin();
    let plate = 175.0 * 175.0 - 10.0 * 10.0 / 2.0;
    let top = plate - 16.0 * 24.0 * 24.0 - 64.0 * dot;
    assert!((board.flat_area(6.0) - top).abs() < 0.1, "{}, not {top}", board.flat_area(6.0));
    assert!((board.flat_area(2.0) - 16.0 * 441.0).abs() < 0.1);
    // A plate without its corner, minus sixteen recesses, each a square block with a slope above it, plus 64 dots.
    let slope = 1.5 * (24.0 * 24.0 + 24.0 * 21.0 + 21.0 * 21.0) / 3.0;
    let dome = std::f64::consts::PI * 0.36 * (3.0 * 0.76875 - 0.6) / 3.0;
    let volume = plate * 6.0 - 16.0 * (441.0 * 2.5 + slope) + 64.0 * dome;
    assert!((board.volume() - volume).abs() < 4.0, "{}, not {volume}", board.volume());
}

#[test]
fn squares_are_where_the_notation_has_them() {
    let middle = |name: &str| Sizes::default().middle(name.parse().unwrap());
    assert_eq!(middle("a1"), (32.0, 143.0));
    assert_eq!(middle("d1"), (143.0, 143.0));
    assert_eq!(middle("a4"), (32.0, 32.0));
    assert_eq!(middle("c3"), (106.0, 69.0));
}

#[test]
fn the_corner_at_a1_is_cut_off() {
    for sizes in all_sizes() {
        let board = solid("board", sizes);
        let side = sizes.board();
        // How far the corners of the outline are from those of a square.
        let corner = |x: f64, y: f64| {
            let away = board.points().map(|[px, py, _]| (px - x).abs() + (py - y).abs());
            range(away).0
        };
        assert_close(corner(0.0, side), 10.0, "the corner at a1");
        for (x, y) in [(0.0, 0.0), (side, 0.0), (side, side)] {
            assert_close(corner(x, y), 0.0, "another corner");
        }
    }
}
