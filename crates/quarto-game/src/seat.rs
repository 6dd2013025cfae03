use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_engine::Character;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One of the two places at the table. The lot decides which of them is player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// That of whoever proposed the game.
    First,
    /// The other.
    Second,
}

impl Seat {
    /// Both seats.
    pub const ALL: [Seat; 2] = [Seat::First, Seat::Second];

    /// Returns the seat's place in [`Seat::ALL`].
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

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// A person.
    Person(#[serde(with = "crate::text")] Name),
    /// The engine.
    Engine(#[serde(with = "crate::text")] Character),
}

/// The name of a person: some text on one line, at most forty characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// Returns the name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a name has at most forty characters, among them a letter or digit, and none invisible")]
pub struct NameError;

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        let text = text.trim();
        let fits = (1..=40).contains(&text.chars().count());
        let speaks = text.contains(char::is_alphanumeric);
        let visible = !text.contains(is_invisible);
        if fits && speaks && visible { Ok(Name(text.into())) } else { Err(NameError) }
    }
}

/// Tells whether a character moves, turns round or hides the text beside it, or is nothing to see.
fn is_invisible(char: char) -> bool {
    let directions = matches!(char, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let nothing = matches!(
        char,
        '\u{AD}'
            | '\u{115F}'
            | '\u{1160}'
            | '\u{180E}'
            | '\u{200B}'
            | '\u{2028}'
            | '\u{2029}'
            | '\u{2060}'..='\u{2064}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
    );
    char.is_control() || directions || nothing
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!(" Ada L. ".parse::<Name>().unwrap().as_str(), "Ada L.");
        assert!("Ёлка 🌲".parse::<Name>().is_ok());
        let wrong = [
            "",
            "  ",
            "?",
            "a\nb",
            "a\u{1b}[2J",
            "\u{202E}adA",
            "\u{200D}",
            "\u{3164}",
            "a\u{2060}",
        ];
        for text in wrong.into_iter().chain([&*"x".repeat(41)]) {
            assert_eq!(text.parse::<Name>(), Err(NameError), "{text:?}");
        }
    }
}
