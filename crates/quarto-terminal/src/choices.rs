use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_game::{Name, Options, look_alike};
use quarto_player::GAME_OPTIONS;
use quarto_rules::{Character, Level};
use quarto_text::{Edition, Language, Verbosity};
use thiserror::Error;
use toml::{Table, Value};

use crate::menu::Item;
use crate::presentation::Presentation;

/// Whom to play against, written `person`, or as the level or character of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Another person at the same keyboard.
    Person,
    /// The computer.
    Computer(Character),
}

/// The error for a text that is not an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an opponent is a level from 1 to 10, greedy or person")]
pub struct OpponentError;

impl Display for Opponent {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            Opponent::Person => f.write_str("person"),
            Opponent::Computer(character) => character.fmt(f),
        }
    }
}

impl FromStr for Opponent {
    type Err = OpponentError;

    fn from_str(text: &str) -> Result<Opponent, OpponentError> {
        match text {
            "person" => Ok(Opponent::Person),
            computer => computer.parse().map(Opponent::Computer).map_err(|_| OpponentError),
        }
    }
}

/// What somebody chooses before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// Whom to play against.
    pub opponent: Opponent,
    /// What the players agree on.
    pub options: Options,
    /// The edition in which pieces are named and drawn.
    pub edition: Edition,
    /// The language.
    pub language: Language,
    /// The player's name; without one, a usual one.
    pub name: Option<Name>,
    /// The opponent's name.
    pub other_name: Option<Name>,
    /// How much is said.
    pub verbosity: Verbosity,
    /// How games are shown.
    pub presentation: Presentation,
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
            options: Options::default(),
            edition: Edition::Classic,
            language: Language::English,
            name: None,
            other_name: None,
            verbosity: Verbosity::default(),
            presentation: Presentation::default(),
        }
    }
}

impl Choices {
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
        let named = |name: &Option<Name>| name.as_ref().map(ToString::to_string);
        let own = [
            ("against", Some(self.opponent.to_string())),
            ("edition", Some(self.edition.to_string())),
            ("lang", Some(self.language.to_string()).filter(|_| self.language != usual)),
            ("name", named(&self.name)),
            ("other-name", named(&self.other_name)),
            ("verbosity", Some(self.verbosity.to_string())),
            ("presentation", Some(self.presentation.to_string())),
        ];
        let options = GAME_OPTIONS.iter().map(|option| {
            (option.name, Some(option.value(&self.options)).filter(|value| !value.is_empty()))
        });
        let entry = |(name, value): (&str, Option<String>)| Some((name.into(), value?.into()));
        own.into_iter().chain(options).filter_map(entry).collect::<Table>().to_string()
    }

    /// Reads what [`Choices::to_toml`] wrote. An entry that is missing or not understood keeps its
    /// value: a choice that cannot be read is not a reason not to play.
    pub(crate) fn read_toml(&mut self, text: &str) {
        let table: Table = text.parse().unwrap_or_else(|_| read_lines(text));
        // A level or a percentage may be written without quotes.
        let word = |name: &str| match table.get(name)? {
            Value::String(text) => Some(text.clone()),
            Value::Integer(number) => Some(number.to_string()),
            Value::Boolean(on) => Some(on.to_string()),
            Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => None,
        };
        read(&mut self.opponent, word("against"));
        read(&mut self.edition, word("edition"));
        read(&mut self.language, word("lang"));
        read(&mut self.verbosity, word("verbosity"));
        read(&mut self.presentation, word("presentation"));
        let name = |name| word(name).and_then(|word| word.parse().ok());
        self.name = name("name").or(self.name.take());
        self.other_name = name("other-name").or(self.other_name.take());
        for option in &GAME_OPTIONS {
            // What is not understood changes nothing.
            let _ = word(option.name).map(|word| option.choose(&mut self.options, &word));
        }
    }

    /// Changes language and edition as far as they are given.
    pub fn override_voice(&mut self, over: VoiceOverride) {
        self.language = over.language.unwrap_or(self.language);
        self.edition = over.edition.unwrap_or(self.edition);
    }
}

/// Puts the value that a word names, if it names one.
fn read<T: FromStr>(place: &mut T, word: Option<String>) {
    if let Some(value) = word.and_then(|word| word.parse().ok()) {
        *place = value;
    }
}

/// Reads each line by itself, for files that are not TOML: earlier versions wrote `name = value`
/// without quotes, and a mistake in one line shall not lose the others.
fn read_lines(text: &str) -> Table {
    let entry = |line: &str| {
        let (name, value) = line.split_once(" = ")?;
        Some((name.into(), value.trim().trim_matches('"').into()))
    };
    text.lines().filter_map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dots;

    #[test]
    fn choices_are_read_as_they_were_written() {
        let mut choices = Choices {
            opponent: Opponent::Person,
            edition: Edition::Access,
            language: Language::Romanian,
            name: "Ada = 1".parse().ok(),
            verbosity: Verbosity::Brief,
            presentation: Presentation::Braille(Dots::Eight),
            ..Choices::default()
        };
        for (name, value) in [
            ("starts", "other"),
            ("rules", "squares"),
            ("traits", "height,fill"),
            ("calling", "auto"),
            ("wrong-call", "free"),
            ("clock", "60/move"),
            ("multiplier", "200"),
            ("other-multiplier", "150"),
            ("blindfold", "queries 4"),
        ] {
            let option = GAME_OPTIONS.iter().find(|option| option.name == name).unwrap();
            option.choose(&mut choices.options, value).unwrap();
        }
        let written = choices.to_toml(Language::English);
        let read = |text: &str| {
            let mut read = Choices::default();
            read.read_toml(text);
            read
        };
        assert_eq!(read(&written), choices);
        let earlier = Choices {
            verbosity: Verbosity::default(),
            presentation: Presentation::default(),
            ..choices.clone()
        };
        assert_eq!(read(include_str!("choices/unquoted.conf")), earlier, "from earlier versions");
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
