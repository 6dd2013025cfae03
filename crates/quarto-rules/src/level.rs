use core::fmt::{Display, Formatter, Result as FmtResult};
use core::str::FromStr;

use thiserror::Error;

/// How well a program plays, from 1, like a beginner, to 10, which makes no mistakes.
///
/// This is only the number of the level; `quarto-engine` knows what a level notices and how far it
/// looks ahead.
///
/// ```
/// use quarto_rules::Level;
///
/// assert_eq!("7".parse(), Ok(Level::new(7).unwrap()));
/// assert_eq!(Level::HIGHEST.number(), 10);
/// assert_eq!(Level::new(11), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 10] = {
        let mut all = [Level(1); 10];
        let mut number = 1;
        while number < 10 {
            all[number as usize] = Level(number + 1);
            number += 1;
        }
        all
    };

    /// The level that makes no mistakes.
    pub const HIGHEST: Level = Level(10);

    /// Returns the level with this number, from 1 to 10.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=10).contains(&number).then_some(Level(number))
    }

    /// Returns the number of the level.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// How a program plays.
///
/// ```
/// use quarto_rules::{Character, Level};
///
/// assert_eq!("greedy".parse(), Ok(Character::Greedy));
/// assert_eq!("10".parse(), Ok(Character::Level(Level::HIGHEST)));
/// assert!("11".parse::<Character>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    /// Wins at once if it can, otherwise plays any move that does not lose at once.
    Greedy,
    /// Plays like a person of this level.
    Level(Level),
}

impl Display for Level {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        self.0.fmt(f)
    }
}

impl Display for Character {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            Character::Greedy => f.write_str("greedy"),
            Character::Level(level) => level.fmt(f),
        }
    }
}

/// A text that is not the number of a [`Level`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a level from 1 to 10")]
pub struct ParseLevelError;

/// A text that is not the name of a [`Character`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("neither a level from 1 to 10 nor greedy")]
pub struct ParseCharacterError;

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        text.parse().ok().and_then(Level::new).ok_or(ParseLevelError)
    }
}

impl FromStr for Character {
    type Err = ParseCharacterError;

    fn from_str(text: &str) -> Result<Character, ParseCharacterError> {
        match text {
            "greedy" => Ok(Character::Greedy),
            level => level.parse().map(Character::Level).map_err(|_| ParseCharacterError),
        }
    }
}
