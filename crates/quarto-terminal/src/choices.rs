use std::fmt::Display;
use std::num::NonZero;
use std::str::FromStr;

use quarto_game::{Memory, Multiplier, Name, Options, Seat, Takebacks, TimeControl, look_alike};
use quarto_rules::{Calling, Character, Level, RuleSet, Terms, TraitSet, Variant, WrongCall};
use quarto_text::{Edition, Language};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::{Table, Value};

use crate::menu::Item;

/// Whom to play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// Another person at the same keyboard.
    Person,
    /// The computer.
    #[serde(untagged)]
    Computer(Character),
}

/// Who starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Starter {
    /// The dice decide (D9).
    #[default]
    Dice,
    /// Whoever is asked.
    Me,
    /// The opponent.
    Other,
}

/// What somebody chooses before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Choices {
    /// Whom to play against.
    #[serde(rename = "against")]
    pub opponent: Opponent,
    /// Who starts.
    #[serde(rename = "starts")]
    pub starter: Starter,
    /// Which shapes win.
    #[serde(rename = "rules")]
    pub variant: Variant,
    /// Which traits count, at least one.
    pub traits: TraitSet,
    /// How an alignment wins.
    pub calling: Calling,
    /// What a wrong call costs.
    pub wrong_call: WrongCall,
    /// Whether hints are at hand.
    pub assist: bool,
    /// Whether moves may be taken back; if nothing is said, as is usual in such a game.
    pub takebacks: Option<Takebacks>,
    /// The clock.
    pub clock: Option<TimeControl>,
    /// How much more time the player has.
    #[serde(with = "text")]
    pub multiplier: Multiplier,
    /// How much more time the opponent has.
    #[serde(with = "text")]
    pub other_multiplier: Multiplier,
    /// Whether the board is hidden.
    pub blindfold: Option<Memory>,
    /// The edition in which pieces are named and drawn.
    #[serde(with = "text")]
    pub edition: Edition,
    /// The language.
    #[serde(rename = "lang", with = "text")]
    pub language: Language,
    /// The player's name; without one, a usual one.
    #[serde(default, deserialize_with = "new_name")]
    pub name: Option<Name>,
    /// The opponent's name.
    #[serde(default, deserialize_with = "new_name")]
    pub other_name: Option<Name>,
}

/// How somebody wants to be spoken to, as far as they say it for this time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VoiceOverride {
    /// The language.
    pub language: Option<Language>,
    /// The edition.
    pub edition: Option<Edition>,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            opponent: Opponent::Computer(Character::Level(Level::ALL[2])),
            starter: Starter::Dice,
            variant: Variant::Lines,
            traits: TraitSet::FULL,
            calling: Calling::Official,
            wrong_call: WrongCall::Three,
            assist: false,
            takebacks: None,
            clock: None,
            multiplier: Multiplier::default(),
            other_multiplier: Multiplier::default(),
            blindfold: None,
            edition: Edition::Classic,
            language: Language::English,
            name: None,
            other_name: None,
        }
    }
}

impl Choices {
    /// Returns what the players agree on.
    #[must_use]
    pub fn options(&self) -> Options {
        let rules = RuleSet::new(self.variant, self.traits).unwrap_or_default();
        let multipliers = [self.multiplier, self.other_multiplier];
        Options {
            terms: Terms { rules, calling: self.calling, wrong_call: self.wrong_call },
            starter: match self.starter {
                Starter::Dice => None,
                Starter::Me => Some(Seat::First),
                Starter::Other => Some(Seat::Second),
            },
            // Hints would show what the blindfold hides.
            assist: self.assist && self.blindfold.is_none(),
            takebacks: self.takebacks.filter(|_| self.blindfold.is_none()),
            clock: self.clock,
            // Nobody has more time where there is no clock.
            multipliers: self.clock.map(|_| multipliers).unwrap_or_default(),
            blindfold: self.blindfold,
            ..Options::default()
        }
    }

    /// Returns the name of both people at this keyboard, if they have the same: then nobody could tell
    /// who is meant.
    #[must_use]
    pub fn shared_name(&self) -> Option<String> {
        let [own, other] = [Item::Name, Item::OtherName].map(|item| item.value(self));
        (look_alike(&own, &other) && self.opponent == Opponent::Person).then_some(own)
    }

    /// Writes the choices as TOML. The language of the environment is not written, so that it may
    /// change.
    pub(crate) fn to_toml(&self, usual: Language) -> String {
        let mut table = self.to_table();
        if self.language == usual {
            table.remove("lang");
        }
        table.to_string()
    }

    /// Reads what [`Choices::to_toml`] wrote. An entry that is missing or not understood keeps its
    /// value: a choice that cannot be read is not a reason not to play.
    pub(crate) fn read_toml(&mut self, text: &str) {
        for (name, value) in text.parse().unwrap_or_else(|_| read_lines(text)) {
            // A level or a percentage may be written without quotes.
            let value = value.as_integer().map_or(value, |number| number.to_string().into());
            let mut table = self.to_table();
            table.insert(name, value);
            if let Ok(choices) = table.try_into() {
                *self = choices;
            }
        }
    }

    fn to_table(&self) -> Table {
        Table::try_from(self).expect("every choice has a name and a plain value")
    }

    /// Changes language and edition as far as they are given.
    pub fn override_voice(&mut self, over: VoiceOverride) {
        self.language = over.language.unwrap_or(self.language);
        self.edition = over.edition.unwrap_or(self.edition);
    }
}

/// Reads each line by itself, for files that are not TOML: earlier versions wrote `name = value`
/// without quotes, and a mistake in one line shall not lose the others.
fn read_lines(text: &str) -> Table {
    let entry = |line: &str| {
        let (name, value) = line.split_once(" = ")?;
        let value = value.trim().trim_matches('"');
        let value = match name {
            "assist" => Value::Boolean(matches!(value, "on" | "true")),
            _ => Value::String(value.into()),
        };
        Some((name.into(), value))
    };
    text.lines().filter_map(entry).collect()
}

/// Writes and reads a value by its text.
mod text {
    use super::{Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    pub(super) fn serialize<S: Serializer>(value: &impl Display, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(super) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<T, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// Reads a name as one that is typed: more strictly than one of a stored game.
fn new_name<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Name>, D::Error> {
    text::deserialize(from).map(Some)
}

/// How many questions a turn are offered to choose from.
pub(crate) const QUERIES: NonZero<u8> = NonZero::new(3).expect("not 0");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_were_written() {
        let mut choices = Choices {
            opponent: Opponent::Person,
            starter: Starter::Other,
            variant: Variant::Blocks,
            traits: "height,fill".parse().unwrap(),
            calling: Calling::Auto,
            wrong_call: WrongCall::Free,
            assist: true,
            takebacks: Some(Takebacks::Ask),
            clock: Some(TimeControl::TOURNAMENT),
            multiplier: "200".parse().unwrap(),
            other_multiplier: "150".parse().unwrap(),
            blindfold: Some(Memory::Queries(4)),
            edition: Edition::Access,
            language: Language::Romanian,
            name: "Ada = 1".parse().ok(),
            other_name: None,
        };
        let written = choices.to_toml(Language::English);
        let read = |text: &str| {
            let mut read = Choices::default();
            read.read_toml(text);
            read
        };
        assert_eq!(read(&written), choices);
        assert_eq!(read(include_str!("choices/unquoted.conf")), choices, "from earlier versions");
        let edited = written.replace("clock = \"60/move\"", "clock = \"60/move");
        assert!(edited != written && read(&edited) == choices, "a quote is missing: {edited}");
        choices.read_toml("against = \"11\"\ntraits = \"\"\nlang = 7\nname = \"\"\nother = 1\n");
        assert_eq!(read(&written), choices, "what is not understood changes nothing");
        let partly = read(
            "rules = \"cubes\"\nagainst = 4\nlang = \"ro\"\nstarts = [1]\nedition = \"access\"",
        );
        let opponent = Opponent::Computer("4".parse().unwrap());
        let (edition, language) = (Edition::Access, Language::Romanian);
        assert_eq!(partly, Choices { opponent, edition, language, ..Choices::default() });
    }
}
