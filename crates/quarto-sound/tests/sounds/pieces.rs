//! Pieces can be recognised by their sound.

use quarto_rules::{Piece, Trait};
use quarto_sound::{Column, Sound};

use crate::dsp::RATE;
use crate::listener::{Heard, column, ear, place};

fn samples(piece: Piece, column: Option<Column>) -> Vec<[f64; 2]> {
    Sound::Piece(piece, column).recipe().samples(RATE)
}

#[test]
fn r1_every_piece_in_every_column_is_known_by_either_ear() {
    for own in Column::ALL {
        for piece in Piece::ALL {
            let heard = samples(piece, Some(own));
            assert_eq!(column(&heard), own, "{piece} {own:?}");
            for side in [0, 1] {
                let one = Heard::of(&ear(&heard, side));
                assert_eq!(one.piece(), piece, "{own:?} {one:?}");
            }
        }
    }
}

#[test]
fn a_piece_without_a_column_is_in_the_middle() {
    for piece in Piece::ALL {
        let heard = samples(piece, None);
        assert!(place(&heard).abs() < 0.01, "{piece}");
        assert_eq!(Heard::of(&ear(&heard, 0)).piece(), piece);
    }
}

/// Returns by how much two sounds differ in the feature of a trait, where 1 is clearly audible.
fn difference(t: Trait, one: &Heard, other: &Heard) -> f64 {
    match t {
        Trait::Colour => (one.tremble - other.tremble).abs() / 0.4,
        Trait::Height => (one.pitch / other.pitch).log2().abs(),
        Trait::Outline => (one.edge - other.edge).abs() / 0.3,
        Trait::Fill => (one.ring / other.ring).log2().abs(),
    }
}

#[test]
fn r2_pieces_differ_in_what_tells_the_traits_in_which_they_differ_and_in_nothing_else() {
    let heard = Piece::ALL.map(|piece| Heard::of(&ear(&samples(piece, None), 0)));
    for one in Piece::ALL {
        for other in Piece::ALL {
            for t in Trait::ALL {
                let difference = difference(t, &heard[one.index()], &heard[other.index()]);
                if one.has(t) == other.has(t) {
                    assert!(difference < 0.25, "{one} {other} {t:?} {difference}");
                } else {
                    assert!(difference > 1.0, "{one} {other} {t:?} {difference}");
                }
            }
        }
    }
}

#[test]
fn grooved_pieces_tremble_at_a_rate_that_can_be_heard_as_such() {
    for piece in Piece::ALL.into_iter().filter(|piece| piece.has(Trait::Colour)) {
        let heard = Heard::of(&ear(&samples(piece, None), 0));
        assert!((12.0..16.0).contains(&heard.rate), "{piece} {heard:?}");
    }
}
