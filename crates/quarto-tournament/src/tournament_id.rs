use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_game::{GameId, GameIdError};
use serde::{Deserialize, Serialize};

/// The identifier of a tournament on a server, written like that of a game.
///
/// ```
/// use quarto_tournament::TournamentId;
///
/// let id: TournamentId = "7kq2m9xv4a0e".parse()?;
/// assert_eq!(id.to_string(), "7kq2m9xv4a0e");
/// # Ok::<(), quarto_game::GameIdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TournamentId(GameId);

impl TournamentId {
    /// Returns the identifier made of the highest sixty of these random bits.
    #[must_use]
    pub const fn from_random(bits: u64) -> TournamentId {
        TournamentId(GameId::from_random(bits))
    }

    /// Returns the number under which a database stores it.
    #[must_use]
    pub const fn to_number(self) -> i64 {
        self.0.to_number()
    }

    /// Returns the identifier that a database stores under this number.
    #[must_use]
    pub const fn from_number(number: i64) -> TournamentId {
        TournamentId(GameId::from_number(number))
    }
}

impl Display for TournamentId {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        self.0.fmt(f)
    }
}

impl FromStr for TournamentId {
    type Err = GameIdError;

    fn from_str(text: &str) -> Result<TournamentId, GameIdError> {
        text.parse().map(TournamentId)
    }
}
