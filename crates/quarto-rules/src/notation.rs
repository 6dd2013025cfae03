//! Writes and reads everything: one notation for the command line, the API, files, tests and logs.
//! `docs/notation.md` explains it.

mod cursor;
mod position;
mod record;
mod record_reader;
mod record_scanner;

use core::fmt::{Display, Formatter, Result as FmtResult};
use core::str::FromStr;

use thiserror::Error;

use self::cursor::{Cursor, Word};
pub use self::position::ParsePositionError;
pub use self::record_reader::{RecordError, RecordProblem, Records};
use crate::{
    Action, Calling, GameResult, Move, Piece, Player, RuleSet, Shape, Square, Termination, Trait,
    TraitSet, TraitValue, Variant, WrongCall,
};

/// Where a text stops making sense, and what was expected there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub struct NotationError {
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What should be there.
    pub expected: Expected,
    /// What is there, or `None` at the end of the text.
    pub found: Option<char>,
}

impl Display for NotationError {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let NotationError { column, expected, found } = *self;
        match (expected.is_word(), column, found) {
            (true, 1, _) => write!(f, "expected {expected}"),
            (true, _, _) => write!(f, "column {column}: expected {expected}"),
            (false, _, Some(found)) => {
                write!(f, "column {column}: expected {expected}, found {found:?}")
            }
            (false, _, None) => write!(f, "column {column}: expected {expected}, found the end"),
        }
    }
}

/// What was expected at some place of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it, and `Display` at length")]
pub enum Expected {
    Action,
    BoardCell,
    Call,
    Called,
    Calling,
    End,
    HandPiece,
    LastSquare,
    Move,
    Piece,
    Player,
    Result,
    Row,
    Shape,
    Variant,
    Slash,
    Square,
    Tag,
    Termination,
    Trait,
    TraitValue,
    WrongCall,
}

impl Display for Expected {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str(match self {
            Expected::Action => {
                "an action: a piece A to P, a square a1 to d4, a call such as Q row1, or --"
            }
            Expected::BoardCell => "a dot or a piece A to P",
            Expected::Call => "a space and the shape called, as in Q row1",
            Expected::Called => "+ or - for the call of the open window",
            Expected::Calling => "official or auto",
            Expected::End => "nothing more",
            Expected::HandPiece => "- or the piece in hand, A to P",
            Expected::LastSquare => "- or the square of the latest placement, a1 to d4",
            Expected::Move => "a move such as K, a2K or d4",
            Expected::Piece => "a piece A to P",
            Expected::Player => "the player to act, 1 or 2",
            Expected::Result => "a result: 1-0, 0-1, 1/2-1/2 or *",
            Expected::Row => "a row 1 to 4",
            Expected::Shape => {
                "a shape: row1 to row4, cola to cold, diag1, diag2, blocka1 to blockc3"
            }
            Expected::Variant => "lines or squares",
            Expected::Slash => "a slash",
            Expected::Square => "a square a1 to d4",
            Expected::Tag => "a tag such as [Event \"Club evening\"]",
            Expected::Termination => "how the game ended, such as call or full-board",
            Expected::Trait => "a trait: colour (or texture), height, shape or fill",
            Expected::TraitValue => {
                "a value of a trait: light or dark, short or tall, round or square, solid or hollow"
            }
            Expected::WrongCall => "three, loses or free",
        })
    }
}

impl Expected {
    /// Tells whether a word of a closed set belongs there. It is right or wrong as a whole, so that its
    /// first letter says nothing.
    const fn is_word(self) -> bool {
        match self {
            Expected::Calling
            | Expected::Result
            | Expected::Shape
            | Expected::Variant
            | Expected::Termination
            | Expected::Trait
            | Expected::TraitValue
            | Expected::WrongCall => true,
            Expected::Action
            | Expected::BoardCell
            | Expected::Call
            | Expected::Called
            | Expected::End
            | Expected::HandPiece
            | Expected::LastSquare
            | Expected::Move
            | Expected::Piece
            | Expected::Player
            | Expected::Row
            | Expected::Slash
            | Expected::Square
            | Expected::Tag => false,
        }
    }
}

impl Display for Piece {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let letter = ('A'..).nth(self.index()).expect("sixteen letters follow A");
        write!(f, "{letter}")
    }
}

impl FromStr for Piece {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Piece, NotationError> {
        Cursor::parse(text, |cursor| cursor.piece(Expected::Piece))
    }
}

impl Display for Square {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        write!(f, "{}{}", ["a", "b", "c", "d"][self.column()], self.row() + 1)
    }
}

impl FromStr for Square {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Square, NotationError> {
        Cursor::parse(text, |cursor| cursor.square(Expected::Square))
    }
}

impl Display for Player {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        write!(f, "{}", self.index() + 1)
    }
}

impl FromStr for Player {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Player, NotationError> {
        Cursor::parse(text, Cursor::player)
    }
}

/// Writes and reads a closed set of values as words.
macro_rules! words {
    ($type:ident, $expected:ident, [$($word:literal => $value:expr),+ $(,)?]) => {
        impl Word for $type {
            const EXPECTED: Expected = Expected::$expected;
            const WORDS: &'static [(&'static str, $type)] = &[$(($word, $value)),+];
        }

        impl Display for $type {
            fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
                let word = Self::WORDS.iter().find(|(_, value)| value == self);
                f.pad(word.expect("every value has a word").0)
            }
        }

        impl FromStr for $type {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$type, NotationError> {
                Cursor::parse(text, Cursor::word)
            }
        }
    };
}

words!(Shape, Shape, [
    "row1" => Shape::Row1, "row2" => Shape::Row2, "row3" => Shape::Row3, "row4" => Shape::Row4,
    "cola" => Shape::ColA, "colb" => Shape::ColB, "colc" => Shape::ColC, "cold" => Shape::ColD,
    "diag1" => Shape::Diag1, "diag2" => Shape::Diag2,
    "blocka1" => Shape::BlockA1, "blockb1" => Shape::BlockB1, "blockc1" => Shape::BlockC1,
    "blocka2" => Shape::BlockA2, "blockb2" => Shape::BlockB2, "blockc2" => Shape::BlockC2,
    "blocka3" => Shape::BlockA3, "blockb3" => Shape::BlockB3, "blockc3" => Shape::BlockC3,
]);

// `texture`, the Access edition's word for colour, and the American spelling are read but never
// written: the pieces are the same (D1).
words!(Trait, Trait, [
    "colour" => Trait::Colour, "height" => Trait::Height, "shape" => Trait::Outline,
    "fill" => Trait::Fill, "texture" => Trait::Colour, "color" => Trait::Colour,
]);

words!(TraitValue, TraitValue, [
    "light" => Trait::Colour.values()[0], "dark" => Trait::Colour.values()[1],
    "short" => Trait::Height.values()[0], "tall" => Trait::Height.values()[1],
    "round" => Trait::Outline.values()[0], "square" => Trait::Outline.values()[1],
    "solid" => Trait::Fill.values()[0], "hollow" => Trait::Fill.values()[1],
    "smooth" => Trait::Colour.values()[0], "grooved" => Trait::Colour.values()[1],
]);

words!(Variant, Variant, ["lines" => Variant::Lines, "squares" => Variant::Blocks]);

words!(Calling, Calling, ["official" => Calling::Official, "auto" => Calling::Auto]);

words!(WrongCall, WrongCall, [
    "three" => WrongCall::Three, "loses" => WrongCall::Loses, "free" => WrongCall::Free,
]);

words!(GameResult, Result, [
    "1-0" => GameResult::Won(Player::One), "0-1" => GameResult::Won(Player::Two),
    "1/2-1/2" => GameResult::Draw, "*" => GameResult::Open,
]);

words!(Termination, Termination, [
    "call" => Termination::Call, "alignment" => Termination::Alignment,
    "wrong-call" => Termination::WrongCall, "full-board" => Termination::FullBoard,
    "resign" => Termination::Resign, "time" => Termination::Time, "agreed" => Termination::Agreed,
    "abandoned" => Termination::Abandoned, "attempts" => Termination::Attempts,
    "unfinished" => Termination::Unfinished,
]);

impl Display for TraitSet {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        self.iter().enumerate().try_for_each(|(n, t)| {
            f.write_str(if n == 0 { "" } else { "," })?;
            write!(f, "{t}")
        })
    }
}

impl FromStr for TraitSet {
    type Err = NotationError;

    /// Reads at least one trait, separated by commas; repetitions are ignored.
    fn from_str(text: &str) -> Result<TraitSet, NotationError> {
        Cursor::parse(text, Cursor::traits)
    }
}

impl Display for RuleSet {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        write!(f, "{}", self.variant())?;
        if self.traits() == TraitSet::FULL { Ok(()) } else { write!(f, " {}", self.traits()) }
    }
}

impl FromStr for RuleSet {
    type Err = NotationError;

    /// Reads `lines` or `squares`, then the traits that count unless all do.
    fn from_str(text: &str) -> Result<RuleSet, NotationError> {
        Cursor::parse(text, |cursor| {
            let variant = cursor.word()?;
            let traits = if cursor.skip_spaces() { cursor.traits()? } else { TraitSet::FULL };
            Ok(RuleSet::new(variant, traits).expect("the list of traits is not empty"))
        })
    }
}

impl Display for Action {
    /// Writes a call as `Q row2`; a record, which knows whether it was right, writes `Q!` or `Q?`.
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            Action::Give(piece) => write!(f, "{piece}"),
            Action::Place(square) => write!(f, "{square}"),
            Action::Call(shape) => write!(f, "Q {shape}"),
            Action::Done => f.write_str("--"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    /// Reads `K`, `a2`, `Q row2` or `--`.
    fn from_str(text: &str) -> Result<Action, NotationError> {
        Cursor::parse(text, Cursor::action)
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        self.actions().try_for_each(|action| write!(f, "{action}"))
    }
}

impl FromStr for Move {
    type Err = NotationError;

    /// Reads `K`, `a2K` or `d4`.
    fn from_str(text: &str) -> Result<Move, NotationError> {
        Cursor::parse(text, |cursor| {
            if let Ok(piece) = cursor.piece(Expected::Move) {
                return Ok(Move::Give(piece));
            }
            let square = cursor.square(Expected::Move)?;
            if cursor.is_at_end() {
                return Ok(Move::Place(square));
            }
            Ok(Move::PlaceAndGive(square, cursor.piece(Expected::Piece)?))
        })
    }
}
