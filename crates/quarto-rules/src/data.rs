//! The values of the rules as data: written in the one notation (feature `serde`), and described for
//! programs that read JSON (feature `openapi`).

use core::fmt::{Formatter, Result as FmtResult};
use core::marker::PhantomData;
use core::str::FromStr;

use alloc::format;
use alloc::vec::Vec;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Action, Alignment, Board, Calling, Missed, Piece, PieceSet, Player, Position, RuleSet, Shape,
    Shapes, Square, Termination, TraitSet, WrongCall,
};

/// Reads a value from its text, without a copy of it.
struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: core::fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        // What was given is quoted, so that a person finds it in a long body.
        text.parse().map_err(|error| E::custom(format!("{text:?}: {error}")))
    }
}

/// Writes and reads values in their notation, and describes it: name, pattern, example, what it is.
macro_rules! as_text {
    ($($type:ty, $name:literal, $pattern:literal, $example:literal, $about:literal;)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                from.deserialize_str(Text(PhantomData))
            }
        }

        describe! { $type, $name, string($pattern), $example, $about }
    )*};
}

/// Describes how a value is written.
macro_rules! describe {
    ($type:ty, $name:literal, string($pattern:literal), $example:literal, $about:literal) => {
        describe! { $type, $name, builder => builder
            .schema_type(utoipa::openapi::Type::String)
            .pattern(Some($pattern))
            .examples([$example])
            .description(Some($about)) }
    };
    ($type:ty, $name:literal, $builder:ident => $schema:expr) => {
        #[cfg(feature = "openapi")]
        impl utoipa::PartialSchema for $type {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let $builder = utoipa::openapi::ObjectBuilder::new();
                $schema.into()
            }
        }

        #[cfg(feature = "openapi")]
        impl utoipa::ToSchema for $type {
            fn name() -> alloc::borrow::Cow<'static, str> {
                $name.into()
            }
        }
    };
}

as_text! {
    Piece, "Piece", "^[A-P]$", "K", "A piece, by its letter.";
    Square, "Square", "^[a-d][1-4]$", "a2", "A square.";
    Shape, "Shape", "^(row[1-4]|col[a-d]|diag[12]|block[a-c][1-3])$", "row2",
        "A row, a column, a diagonal or a block.";
    Action, "Action",
        "^([A-P]|[a-d][1-4]|--|Q (row[1-4]|col[a-d]|diag[12]|block[a-c][1-3]))$", "a2",
        "An action in the notation of records: a piece to give, a square to place on, a call, or \
         `--` for done.";
    Board, "Board", "^[A-P.]{4}(/[A-P.]{4}){3}$", "K.../.F../..../....",
        "A board, row by row: letters of pieces, and dots for empty squares.";
    Position, "Position",
        "^[A-P.]{4}(/[A-P.]{4}){3} ([A-P]|-)( ([a-d][1-4]|-)( [12]( [-+])?)?)?$",
        "BDF./.A../..../.... J",
        "A position: the board, the piece in hand or `-`, and, if it matters, where the latest \
         piece was placed, who must act, and whether the call of the open window is used.";
    TraitSet, "Traits",
        "^(colour|texture|height|shape|fill)(,(colour|texture|height|shape|fill))*$",
        "colour,height,shape,fill",
        "Some traits, at least one, in any order. `texture` is another word for `colour`.";
    Shapes, "Rules", "^(lines|squares)$", "lines",
        "Which shapes win: `lines`, or `squares` for lines and 2×2 blocks.";
    Calling, "Calling", "^(official|auto)$", "official",
        "`official`: an alignment wins for the player who calls it. `auto`: it wins by itself.";
    WrongCall, "WrongCall", "^(three|loses|free)$", "three",
        "What wrong calls cost: `three` of a player lose, the first `loses`, or they are `free`.";
    Termination, "Termination",
        "^(call|alignment|wrong-call|full-board|resign|time|agreed|abandoned|attempts|unfinished)$",
        "call", "Why a game ended, in the words of records.";
}

/// A player is the number 1 or 2.
impl Serialize for Player {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Player::One => to.serialize_u8(1),
            Player::Two => to.serialize_u8(2),
        }
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Player, D::Error> {
        match u8::deserialize(from)? {
            1 => Ok(Player::One),
            2 => Ok(Player::Two),
            other => Err(D::Error::custom(format!("{other}: a player is 1 or 2"))),
        }
    }
}

describe! { Player, "Player", builder => builder
    .schema_type(utoipa::openapi::Type::Integer)
    .minimum(Some(1))
    .maximum(Some(2))
    .description(Some("A player: 1 is the one who starts.")) }

/// Several pieces are a text of their letters.
impl Serialize for PieceSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&Letters(*self))
    }
}

struct Letters(PieceSet);

impl core::fmt::Display for Letters {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        self.0.iter().try_for_each(|piece| piece.fmt(f))
    }
}

impl<'de> Deserialize<'de> for PieceSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PieceSet, D::Error> {
        from.deserialize_str(LettersVisitor)
    }
}

struct LettersVisitor;

impl Visitor<'_> for LettersVisitor {
    type Value = PieceSet;

    fn expecting(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("the letters of pieces")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<PieceSet, E> {
        let piece = |letter: char| letter.encode_utf8(&mut [0; 4]).parse::<Piece>();
        let pieces: Result<PieceSet, _> = text.chars().map(piece).collect();
        pieces.map_err(|error| E::custom(format!("{text:?}: {error}")))
    }
}

describe! { PieceSet, "Pieces", string("^[A-P]{0,16}$"), "ABCDEGHIJLMNOP", "Pieces, by their letters." }
