//! The values of the rules as data: serialized in the notation (feature `serde`), with OpenAPI schemas
//! for clients that read the JSON (feature `openapi`). Other crates use the macros to write their own
//! values in the same way.

use core::fmt::{Display, Formatter, Result as FmtResult};
use core::marker::PhantomData;
use core::str::FromStr;

use alloc::format;
use alloc::vec::Vec;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Action, Alignment, Board, Calling, Character, Phase, Piece, PieceSet, Player, Position, Shape,
    Square, Termination, Terms, TraitSet, TraitValue, Value, Variant, WrongCall,
};

/// Deserializes a value from its text, without copying the text.
#[doc(hidden)]
#[derive(Debug)]
pub struct Text<T> {
    /// How such a text looks.
    pub example: &'static str,
    /// What is read.
    pub of: PhantomData<T>,
}

impl<T: FromStr<Err: Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> FmtResult {
        write!(f, "a text such as {:?}", self.example)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        // The message quotes the text, so that it can be found in a long body.
        text.parse().map_err(|error| E::custom(format!("{text:?}: {error}")))
    }
}

/// Serializes values through `Display` and `FromStr`, and describes them for the feature `openapi`:
/// type, name, pattern, example, description.
#[doc(hidden)]
#[macro_export]
macro_rules! as_text {
    ($($type:ty, $name:literal, $pattern:expr, $example:literal, $about:literal;)*) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let of = core::marker::PhantomData;
                from.deserialize_str($crate::data::Text { example: $example, of })
            }
        }

        $crate::describe! { $type, $name, builder => builder
            .schema_type(utoipa::openapi::Type::String)
            .pattern(Some($pattern))
            .examples([$example])
            .description(Some($about)) }
    )*};
}

/// Implements the OpenAPI schema of a type.
#[doc(hidden)]
#[macro_export]
macro_rules! describe {
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
            fn name() -> $crate::data::Cow {
                $name.into()
            }
        }
    };
}

/// The type of a schema's name.
#[doc(hidden)]
pub type Cow = alloc::borrow::Cow<'static, str>;

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
        "^(colou?r|texture|height|shape|fill)(,(colou?r|texture|height|shape|fill))*$",
        "colour,height,shape,fill",
        "Some traits, at least one, in any order. `texture` and `color` are other words for `colour`.";
    Variant, "Rules", "^(lines|squares)$", "lines",
        "Which shapes win: `lines`, or `squares` for lines and 2×2 blocks.";
    Calling, "Calling", "^(official|auto)$", "official",
        "`official`: an alignment wins for the player who calls it. `auto`: it wins by itself.";
    WrongCall, "WrongCall", "^(three|loses|free)$", "three",
        "What wrong calls cost: `three` of a player lose, the first `loses`, or they are `free`.";
    TraitValue, "TraitValue", "^(light|dark|short|tall|round|square|solid|hollow)$", "tall",
        "A value of a trait.";
    Termination, "Termination",
        "^(call|alignment|wrong-call|full-board|resign|time|agreed|abandoned|attempts|unfinished)$",
        "call", "Why a game ended, in the words of records.";
    Character, "Character", "^([1-9]|10|greedy)$", "5",
        "How a program plays: a level from 1 to 10, or `greedy`.";
}

/// Writes a player as the number 1 or 2.
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
.description(Some("A player. Player 1 is the one who starts.")) }

/// Writes a set of pieces as a string of their letters.
impl Serialize for PieceSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&Letters(*self))
    }
}

struct Letters(PieceSet);

impl Display for Letters {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        self.0.iter().try_for_each(|piece| Display::fmt(&piece, f))
    }
}

impl<'de> Deserialize<'de> for PieceSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PieceSet, D::Error> {
        struct Pieces;

        impl Visitor<'_> for Pieces {
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

        from.deserialize_str(Pieces)
    }
}

describe! { PieceSet, "Pieces", builder => builder
.schema_type(utoipa::openapi::Type::String)
.pattern(Some("^[A-P]{0,16}$"))
.examples(["ABCDEGHIJLMNOP"])
.description(Some("Pieces, by their letters.")) }

/// An alignment as written: its shape and the values that its pieces share.
#[derive(Serialize, Deserialize)]
struct Shared {
    shape: Shape,
    values: Vec<TraitValue>,
}

impl Serialize for Alignment {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Shared { shape: self.shape(), values: self.values().collect() }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Alignment {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Alignment, D::Error> {
        let Shared { shape, values } = Shared::deserialize(from)?;
        Ok(Alignment::sharing(shape, &values))
    }
}

/// A phase as written: what must be done and, for a placement, the piece.
#[derive(Serialize, Deserialize)]
struct Doing {
    phase: PhaseWord,
    hand: Option<Piece>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PhaseWord {
    Give,
    Place,
    Done,
}

impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (phase, hand) = match *self {
            Phase::Give => (PhaseWord::Give, None),
            Phase::Place(piece) => (PhaseWord::Place, Some(piece)),
            Phase::Done => (PhaseWord::Done, None),
        };
        Doing { phase, hand }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Phase {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Phase, D::Error> {
        match Doing::deserialize(from)? {
            Doing { phase: PhaseWord::Give, .. } => Ok(Phase::Give),
            Doing { phase: PhaseWord::Place, hand: Some(piece) } => Ok(Phase::Place(piece)),
            Doing { phase: PhaseWord::Place, hand: None } => Err(D::Error::missing_field("hand")),
            Doing { phase: PhaseWord::Done, .. } => Ok(Phase::Done),
        }
    }
}

/// A value as written: win, draw or loss, and in how many placements unless it is a draw.
#[derive(Serialize, Deserialize)]
struct Worth {
    value: ValueWord,
    #[serde(rename = "in", default, skip_serializing_if = "Option::is_none")]
    placements: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ValueWord {
    Win,
    Draw,
    Loss,
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let value = match self {
            Value::Win(_) => ValueWord::Win,
            Value::Draw => ValueWord::Draw,
            Value::Loss(_) => ValueWord::Loss,
        };
        Worth { value, placements: self.placements() }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
        let Worth { value, placements } = Worth::deserialize(from)?;
        let placements = || placements.ok_or_else(|| D::Error::missing_field("in"));
        match value {
            ValueWord::Win => placements().map(Value::Win),
            ValueWord::Draw => Ok(Value::Draw),
            ValueWord::Loss => placements().map(Value::Loss),
        }
    }
}

#[cfg(feature = "openapi")]
fn reference(name: &str) -> utoipa::openapi::Ref {
    utoipa::openapi::Ref::from_schema_name(name)
}

/// Returns the schema of a value that may be `null`.
#[cfg(feature = "openapi")]
#[doc(hidden)]
#[must_use]
pub fn nullable(name: &str) -> utoipa::openapi::OneOfBuilder {
    let null = utoipa::openapi::ObjectBuilder::new().schema_type(utoipa::openapi::Type::Null);
    utoipa::openapi::OneOfBuilder::new().item(null).item(reference(name))
}

#[cfg(feature = "openapi")]
fn words<const N: usize>(words: [&str; N]) -> utoipa::openapi::ObjectBuilder {
    let builder = utoipa::openapi::ObjectBuilder::new();
    builder.schema_type(utoipa::openapi::Type::String).enum_values(Some(words))
}

#[cfg(feature = "openapi")]
fn number() -> utoipa::openapi::ObjectBuilder {
    let builder = utoipa::openapi::ObjectBuilder::new();
    builder.schema_type(utoipa::openapi::Type::Integer).minimum(Some(0))
}

describe! { Alignment, "Alignment", builder => builder
.property("shape", reference("Shape"))
.required("shape")
.property("values", utoipa::openapi::ArrayBuilder::new().items(reference("TraitValue")))
.required("values")
.description(Some("Four pieces that have something in common: where, and what.")) }

describe! { crate::Missed, "Missed", builder => builder
.property("placement", number().description(Some("The number of the placement that made it, from 1.")))
.required("placement")
.property("alignment", reference("Alignment"))
.required("alignment")
.description(Some("An alignment that nobody called in time.")) }

describe! { Phase, "Phase", builder => builder
.property("phase", words(["give", "place", "done"]).description(Some("What must be done.")))
.required("phase")
.property("hand", nullable("Piece"))
.required("hand") }

describe! { Value, "Value", builder => builder
.property("value", words(["win", "draw", "loss"]))
.required("value")
.property("in", number().description(Some("In how many placements; not for a draw.")))
.description(Some("What a position or an action comes to for the player who must act.")) }

/// Writes the terms as one flat object.
impl Serialize for Terms {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Flat {
            rules: Variant,
            traits: TraitSet,
            calling: Calling,
            wrong_call: WrongCall,
        }

        let Terms { rules, calling, wrong_call } = *self;
        Flat { rules: rules.variant(), traits: rules.traits(), calling, wrong_call }.serialize(to)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use core::fmt::Debug;

    use serde::de::DeserializeOwned;
    use serde_json::{Value as Json, json};

    use super::*;

    #[track_caller]
    fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, expected: Json) {
        assert_eq!(serde_json::to_value(value).unwrap(), expected);
        assert_eq!(serde_json::from_value::<T>(expected).unwrap(), *value);
    }

    #[test]
    fn values_are_written_in_their_notation() {
        check(&Action::Call(Shape::BlockA3), json!("Q blocka3"));
        check(&TraitSet::FULL, json!("colour,height,shape,fill"));
        check(&[Player::One, Player::Two], json!([1, 2]));
        check(&"K".parse::<Piece>().ok(), json!("K"));
        check(&PieceSet::from_bits(0b101), json!("AC"));
        check(&[Value::Win(3), Value::Draw], json!([{"value": "win", "in": 3}, {"value": "draw"}]));
        check(&Phase::Place("K".parse().unwrap()), json!({"phase": "place", "hand": "K"}));
        check(&Phase::Give, json!({"phase": "give", "hand": null}));
        let position: Position = "ABCD/..../..../.... E d1".parse().unwrap();
        let alignment = Alignment::find(position.board(), crate::RuleSet::LINES, Shape::Row1);
        check(&position, json!("ABCD/..../..../.... E d1"));
        let missed = crate::Missed { placement: 4, alignment: alignment.unwrap() };
        let values = json!({"shape": "row1", "values": ["round", "solid"]});
        check(&missed, json!({"placement": 4, "alignment": values}));
    }

    #[test]
    fn what_cannot_be_read_is_quoted() {
        let error = serde_json::from_str::<Square>("\"a9\"").unwrap_err().to_string();
        assert!(error.starts_with("\"a9\": "), "{error}");
        assert!(serde_json::from_str::<Player>("3").is_err());
        assert!(serde_json::from_str::<PieceSet>("\"AX\"").is_err());
    }
}
