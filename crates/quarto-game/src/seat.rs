use std::fmt::{Formatter, Result as FmtResult};

use quarto_rules::Character;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::Name;

/// One of the two places at the table. The lot decides which of them is player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Seat {
    /// The seat of the player who proposed the game.
    First,
    /// The other seat.
    Second,
}

impl Seat {
    /// Both seats.
    pub const ALL: [Seat; 2] = [Seat::First, Seat::Second];

    /// Returns the seat's index in [`Seat::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the other seat.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

/// Who sits on a seat: `{"person": "Ada"}`, `{"bot": "Marvin"}` or `{"engine": "5"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Party {
    /// A person, by their name.
    Person(Name),
    /// A program that plays through the API and says that it is one.
    Bot(Name),
    /// The engine, by its level.
    Engine(Character),
}

/// The words for who sits on a seat.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PartyWord {
    Person,
    Bot,
    Engine,
}

impl<'de> Deserialize<'de> for Party {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Party, D::Error> {
        from.deserialize_map(PartyReader)
    }
}

/// Reads an object with one field.
struct PartyReader;

impl<'de> Visitor<'de> for PartyReader {
    type Value = Party;

    fn expecting(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("one of `person`, `bot` and `engine`")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Party, A::Error> {
        let party = match fields.next_key()? {
            Some(PartyWord::Person) => Party::Person(fields.next_value()?),
            Some(PartyWord::Bot) => Party::Bot(fields.next_value()?),
            Some(PartyWord::Engine) => Party::Engine(fields.next_value()?),
            None => return Err(A::Error::invalid_length(0, &self)),
        };
        match fields.next_key::<String>()? {
            None => Ok(party),
            Some(more) => Err(A::Error::custom(format_args!(
                "who sits on a seat is one of `person`, `bot` and `engine` alone, without `{more}`"
            ))),
        }
    }
}

impl Party {
    /// Returns the name; the engine has none.
    #[must_use]
    pub const fn name(&self) -> Option<&Name> {
        match self {
            Party::Person(name) | Party::Bot(name) => Some(name),
            Party::Engine(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sits_is_said_by_one_word() {
        let read = |text: &str| serde_json::from_str::<Party>(text);
        let ada = Party::Person("Ada".parse().unwrap());
        assert_eq!(serde_json::to_string(&ada).unwrap(), r#"{"person":"Ada"}"#);
        assert_eq!(read(r#"{"person": "Ada"}"#).unwrap(), ada);
        for wrong in [
            "{}",
            r#"{"person": null}"#,
            r#"{"person": "Ada", "bot": null}"#,
            r#"{"person": "Ada", "bot": "Marvin"}"#,
            r#"{"person": "Ada", "person": "Bo"}"#,
            r#"{"engine": "3", "seed": 1}"#,
            r#"["Ada"]"#,
            r#""Ada""#,
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
