use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_game::Time;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Something that the organiser told everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bulletin {
    /// When.
    pub at: Time,
    /// What.
    pub text: BulletinText,
}

/// What an organiser tells everybody: visible text on one line, at most 300 characters.
///
/// ```
/// use quarto_tournament::BulletinText;
///
/// assert_eq!(" Tea\nis ready. ".parse::<BulletinText>()?.as_str(), "Tea is ready.");
/// assert!(" ".parse::<BulletinText>().is_err());
/// # Ok::<(), quarto_tournament::BulletinError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BulletinText(String);

/// The most characters.
const LONGEST: usize = 300;

/// The text is empty or too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an announcement has at most 300 characters, among them a visible one")]
pub struct BulletinError;

impl BulletinText {
    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Display for BulletinText {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(&self.0)
    }
}

impl FromStr for BulletinText {
    type Err = BulletinError;

    fn from_str(text: &str) -> Result<BulletinText, BulletinError> {
        // Characters that turn the direction of a text would mix up the page around it.
        let turns = |char: char| matches!(char, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
        let plain: String = text
            .chars()
            .map(|char| if char.is_control() || turns(char) { ' ' } else { char })
            .collect();
        let text = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        let fits = (1..=LONGEST).contains(&text.chars().count());
        if fits { Ok(BulletinText(text)) } else { Err(BulletinError) }
    }
}

impl TryFrom<String> for BulletinText {
    type Error = BulletinError;

    fn try_from(text: String) -> Result<BulletinText, BulletinError> {
        text.parse()
    }
}

impl From<BulletinText> for String {
    fn from(text: BulletinText) -> String {
        text.0
    }
}
