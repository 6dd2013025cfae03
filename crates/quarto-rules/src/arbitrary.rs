//! Arbitrary values for fuzzing and property tests, built with the same checks as all others: every
//! position can occur, every game and every record is legal.

use alloc::vec::Vec;

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{
    Action, Board, Calling, Character, Level, Move, Piece, PieceSet, Play, Player, Position,
    Record, RuleSet, Shape, ShapeSet, Square, SquareSet, Termination, Terms, Trait, TraitSet,
    TraitValue, Variant, WrongCall,
};

/// Implements `Arbitrary` by choosing one of the values in `ALL`.
macro_rules! one_of_all {
    ($($type:ident)+) => {
        $(impl<'a> Arbitrary<'a> for $type {
            fn arbitrary(u: &mut Unstructured<'a>) -> Result<$type> {
                u.choose(&$type::ALL).copied()
            }
        })+
    };
}
one_of_all!(Calling Level Piece Player Shape Square Termination Trait Variant WrongCall);

/// Implements `Arbitrary` for sets, where any bits are valid.
macro_rules! any_bits {
    ($($type:ident)+) => {
        $(impl<'a> Arbitrary<'a> for $type {
            fn arbitrary(u: &mut Unstructured<'a>) -> Result<$type> {
                u.arbitrary().map($type::from_bits)
            }
        })+
    };
}
any_bits!(PieceSet ShapeSet SquareSet TraitSet);

impl<'a> Arbitrary<'a> for TraitValue {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<TraitValue> {
        Ok(TraitValue { of: u.arbitrary()?, present: u.arbitrary()? })
    }
}

impl<'a> Arbitrary<'a> for RuleSet {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<RuleSet> {
        let all: Vec<RuleSet> = RuleSet::all().collect();
        u.choose(&all).copied()
    }
}

impl<'a> Arbitrary<'a> for Character {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Character> {
        Ok(u.arbitrary::<Option<Level>>()?.map_or(Character::Greedy, Character::Level))
    }
}

impl<'a> Arbitrary<'a> for Action {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Action> {
        let all: Vec<Action> = Action::all().collect();
        u.choose(&all).copied()
    }
}

impl<'a> Arbitrary<'a> for Move {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Move> {
        Ok(match u.int_in_range(0..=2)? {
            0 => Move::Give(u.arbitrary()?),
            1 => Move::PlaceAndGive(u.arbitrary()?, u.arbitrary()?),
            _ => Move::Place(u.arbitrary()?),
        })
    }
}

impl<'a> Arbitrary<'a> for Terms {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Terms> {
        Ok(Terms { rules: u.arbitrary()?, calling: u.arbitrary()?, wrong_call: u.arbitrary()? })
    }
}

impl<'a> Arbitrary<'a> for Board {
    /// Any board, even with the same piece twice.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Board> {
        Ok(Board::from_sets(u.arbitrary()?, u.arbitrary()?))
    }
}

impl<'a> Arbitrary<'a> for Record {
    /// A game as far as it was played, without tags, comments and endings.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Record> {
        let mut record = Record::new(u.arbitrary()?);
        // Per piece at most a give, a placement and two calls, then *done* twice: 66 actions.
        for _ in 0..u.int_in_range(0..=66)? {
            let legal: Vec<Action> = record.play().legal_actions().collect();
            if legal.is_empty() {
                break;
            }
            record.act(*u.choose(&legal)?).expect("a listed action is legal");
        }
        Ok(record)
    }
}

impl<'a> Arbitrary<'a> for Play {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Play> {
        Ok(*u.arbitrary::<Record>()?.play())
    }
}

impl<'a> Arbitrary<'a> for Position {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Position> {
        Ok(*u.arbitrary::<Play>()?.position())
    }
}
