use std::collections::HashSet;

use quarto_rules::{Action, Piece, PieceSet, Play, Square, Trait};

use crate::game::{OFFICIAL, play};

#[test]
fn r1_sixteen_squares_and_sixteen_pieces_with_every_combination_of_traits() {
    let traits: HashSet<[bool; 4]> = Piece::ALL.map(|p| Trait::ALL.map(|t| p.has(t))).into();
    assert_eq!(traits.len(), 16);
    let squares: HashSet<(usize, usize)> = Square::ALL.map(|s| (s.column(), s.row())).into();
    assert_eq!(squares.len(), 16);
    assert!(squares.iter().all(|&(column, row)| column < 4 && row < 4));
}

#[test]
fn r2_the_traits_are_colour_height_shape_and_fill() {
    let words: Vec<String> = Trait::ALL.map(|t| t.to_string()).into();
    assert_eq!(words, ["colour", "height", "shape", "fill"]);
    assert_eq!("texture".parse(), Ok(Trait::Colour));
}

#[test]
fn r3_at_the_start_all_pieces_are_in_the_reserve() {
    let start = Play::new(OFFICIAL);
    assert_eq!(start.position().reserve(), PieceSet::FULL);
    assert!(start.position().board().occupied().is_empty());
    let gives = start.legal_actions().filter(|a| matches!(a, Action::Give(_))).count();
    assert_eq!((gives, start.legal_actions().count()), (16, 16));
}

#[test]
fn r3_what_is_given_or_placed_has_left_the_reserve() {
    let later = play(OFFICIAL, "K, a1, F");
    let gone: PieceSet = ["K", "F"].map(|piece| piece.parse().unwrap()).into_iter().collect();
    assert_eq!(!later.position().reserve(), gone);
}
