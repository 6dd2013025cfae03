use std::fmt::{Display, Formatter, Result as FmtResult};

use quarto_game::Name;
use serde::{Deserialize, Serialize};

/// The number of an entrant: 1 for the first to enter, and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EntrantId(pub u32);

impl EntrantId {
    pub(crate) const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }

    pub(crate) fn of_index(index: usize) -> EntrantId {
        EntrantId(u32::try_from(index + 1).expect("far fewer entrants than that"))
    }
}

impl Display for EntrantId {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(&self.0.to_string())
    }
}

/// Somebody who plays in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The number.
    pub id: EntrantId,
    /// The name.
    pub name: Name,
    /// Whether the entrant plays on.
    pub presence: Presence,
}

/// Whether an entrant plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// The entrant plays.
    Here,
    /// The entrant is not there in the next round, and comes back after it.
    Away,
    /// The entrant has left. Of two who have left, the one with the lower number was first.
    Left(u32),
}
