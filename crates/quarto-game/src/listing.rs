use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use thiserror::Error;

/// Who may find a game, written `open`, `link` or `unlisted`. Its maker chooses; it is not a matter of
/// the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Listing {
    /// It is in no list: only people who have its link know of it.
    #[default]
    Unlisted,
    /// A seat is taken by link only; while it is played, it is in the list of games to watch.
    Link,
    /// It is in the list of open games, where anyone may sit down, and later in that of games to watch.
    Open,
}

impl Listing {
    /// All three, the default first.
    pub const ALL: [Listing; 3] = [Listing::Unlisted, Listing::Link, Listing::Open];
}

/// The error for a text that does not say who may find a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a game is open, link or unlisted")]
pub struct ListingError;

impl Display for Listing {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(match self {
            Listing::Unlisted => "unlisted",
            Listing::Link => "link",
            Listing::Open => "open",
        })
    }
}

impl FromStr for Listing {
    type Err = ListingError;

    fn from_str(text: &str) -> Result<Listing, ListingError> {
        Listing::ALL.into_iter().find(|known| known.to_string() == text).ok_or(ListingError)
    }
}

quarto_rules::as_text! {
    Listing, "Listing", "^(open|link|unlisted)$", "open",
        "Who may find a game: anyone, in the list of open games and later of games to watch; only \
         people with its link, but everyone may watch it; or only people with its link.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listings_are_written_as_they_are_read() {
        for known in Listing::ALL {
            assert_eq!(known.to_string().parse(), Ok(known));
        }
        assert_eq!("Open".parse::<Listing>(), Err(ListingError));
        assert_eq!(Listing::default(), Listing::Unlisted, "nobody is listed unasked");
    }
}
