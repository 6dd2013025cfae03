use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use crate::{NewsText, Voice};

/// How much is said when something happens. What is shown does not depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verbosity {
    /// As little as possible.
    Brief,
    /// What is new to the player, once.
    #[default]
    Normal,
    /// Everything in whole sentences, also what the player did.
    Full,
}

impl Verbosity {
    /// All of them, from little to much.
    pub const ALL: [Verbosity; 3] = [Verbosity::Brief, Verbosity::Normal, Verbosity::Full];

    /// Returns the text that names it.
    #[must_use]
    pub const fn text(self) -> NewsText<'static> {
        match self {
            Verbosity::Brief => NewsText::VerbosityBrief,
            Verbosity::Normal => NewsText::VerbosityNormal,
            Verbosity::Full => NewsText::VerbosityFull,
        }
    }
}

impl Display for Verbosity {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(match self {
            Verbosity::Brief => "brief",
            Verbosity::Normal => "normal",
            Verbosity::Full => "full",
        })
    }
}

/// The error for a word that is not a verbosity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerbosityError;

impl Display for VerbosityError {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("what is said is brief, normal or full")
    }
}

impl std::error::Error for VerbosityError {}

impl FromStr for Verbosity {
    type Err = VerbosityError;

    fn from_str(text: &str) -> Result<Verbosity, VerbosityError> {
        let fits = |verbosity: &Verbosity| verbosity.to_string() == text;
        Verbosity::ALL.into_iter().find(fits).ok_or(VerbosityError)
    }
}

impl Voice {
    /// Returns the answer to a player who chose how much is said.
    #[must_use]
    pub fn verbosity_chosen(self, chosen: Verbosity) -> String {
        self.say(NewsText::VerbosityChosen { value: &self.say(chosen.text()) })
    }
}
