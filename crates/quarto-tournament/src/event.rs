use quarto_game::Name;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{BoutKind, BoutVerdict, EntrantId, Points, Regulations};

/// Something that happened in a tournament. A tournament is its events: everything else follows from them.
///
/// What was drawn or paired is in the event, so that a tournament never changes when the program that pairs
/// gets better.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TournamentEvent {
    /// The tournament was announced. This is always the first event, and the only one of its kind.
    Founded {
        /// Its name.
        name: Name,
        /// What was decided beforehand.
        regulations: Regulations,
    },
    /// Somebody entered, and got the next number.
    Entered {
        /// The name.
        name: Name,
    },
    /// The order before the first round was made.
    Seeded {
        /// All entrants, the first of the order first.
        order: Vec<EntrantId>,
    },
    /// Games were paired: a new round, or more games of the latest.
    Paired {
        /// The number of the round.
        round: u32,
        /// The moment, in milliseconds since the tournament began; only an arena needs it.
        #[serde(default, skip_serializing_if = "is_zero")]
        at: u64,
        /// What was paired.
        pairings: Vec<PairedEntry>,
    },
    /// A game got its result.
    Decided(TableResult),
    /// A result was wrong, and this is the right one.
    Corrected(TableResult),
    /// An entrant will not be there in the next round.
    Absent {
        /// The entrant.
        id: EntrantId,
    },
    /// An entrant left.
    Withdrew {
        /// The entrant.
        id: EntrantId,
    },
    /// An entrant who had left, or wanted to be away, came back.
    Returned {
        /// The entrant.
        id: EntrantId,
    },
}

/// What was paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum PairedEntry {
    /// A game.
    Bout {
        /// The entrant who starts.
        first: EntrantId,
        /// The other.
        second: EntrantId,
        /// What it is played for.
        #[serde(default, skip_serializing_if = "is_regular")]
        kind: BoutKind,
    },
    /// A round without an opponent.
    Bye {
        /// The entrant.
        bye: EntrantId,
        /// What it counts.
        points: Points,
    },
}

/// The result of a game, by round and table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableResult {
    /// The number of the round.
    pub round: u32,
    /// The number of the table in the round, from 1.
    pub table: usize,
    /// How the game ended.
    pub verdict: BoutVerdict,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
fn is_regular(kind: &BoutKind) -> bool {
    *kind == BoutKind::Regular
}

/// The version of the format in which events are written. Every earlier version can still be read.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Line<'a, E> {
    v: u32,
    #[serde(flatten)]
    event: &'a E,
}

#[derive(Deserialize)]
struct Version {
    v: u32,
}

/// Why a line is not a stored event.
#[derive(Debug, Error)]
pub enum TournamentLineError {
    /// The line is something else.
    #[error("not an event of a tournament: {0}")]
    NotAnEvent(#[from] serde_json::Error),
    /// The line was written by a later version of the program.
    #[error("written in version {0}, which only a newer program can read")]
    Version(u32),
}

impl TournamentEvent {
    /// Returns the event as a line to store, without a newline.
    #[must_use]
    pub fn to_line(&self) -> String {
        to_line(self)
    }

    /// Reads a line that this or an earlier version of [`TournamentEvent::to_line`] wrote.
    ///
    /// # Errors
    /// If the line is something else.
    pub fn from_line(line: &str) -> Result<TournamentEvent, TournamentLineError> {
        from_line(line)
    }
}

pub(crate) fn to_line(event: &impl Serialize) -> String {
    serde_json::to_string(&Line { v: VERSION, event }).expect("an event is plain data")
}

pub(crate) fn from_line<E: DeserializeOwned>(line: &str) -> Result<E, TournamentLineError> {
    let mut value: serde_json::Value = serde_json::from_str(line)?;
    match Version::deserialize(&value)?.v {
        VERSION => {}
        other => return Err(TournamentLineError::Version(other)),
    }
    value.as_object_mut().map(|object| object.remove("v"));
    Ok(serde_json::from_value(value)?)
}
