use quarto_game::{GameId, Multiplier, Time};
use serde::{Deserialize, Serialize};

use crate::event::{from_line, to_line};
use crate::{
    Arrangements, BulletinText, EntrantId, TableResult, TournamentEvent, TournamentLineError,
};

/// Something that happened in a tournament on a server: in the tournament itself, or around it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum HostedEvent {
    /// The tournament was announced. This is always the first event, and the only one of its kind.
    Opened {
        /// When.
        at: Time,
        /// What was announced: a [`TournamentEvent::Founded`].
        founded: TournamentEvent,
        /// How it is run.
        arrangements: Arrangements,
    },
    /// Something happened in the tournament itself.
    Happened {
        /// When.
        at: Time,
        /// What.
        event: TournamentEvent,
    },
    /// An entrant plays on a device from now on.
    Connected {
        /// The entrant.
        id: EntrantId,
        /// The device.
        device: Device,
    },
    /// Games that were paired are played on the server.
    Boards {
        /// The number of the round.
        round: u32,
        /// The games.
        boards: Vec<TableBoard>,
    },
    /// A player said how a game at a wooden board ended.
    Reported {
        /// Who said it.
        by: EntrantId,
        /// What was said.
        result: TableResult,
    },
    /// The organiser told everybody something.
    Announced {
        /// When.
        at: Time,
        /// What.
        text: BulletinText,
    },
    /// No round begins until it goes on.
    Paused,
    /// Rounds begin again.
    Resumed,
    /// The next round begins at this moment, or when the organiser says so.
    Scheduled {
        /// The moment.
        at: Option<Time>,
    },
    /// An entrant has more time in games that begin from now on.
    Slowed {
        /// The entrant.
        id: EntrantId,
        /// How much.
        multiplier: Multiplier,
    },
    /// The tournament is over, and nothing can be changed any more but results.
    Closed {
        /// When.
        at: Time,
    },
}

/// The device on which an entrant plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// A person at a page or a terminal.
    Person,
    /// A program that uses the API and says that it is one.
    Bot,
}

/// A table whose game is played on the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableBoard {
    /// The number of the table in the round, from 1.
    pub table: usize,
    /// The game.
    pub game: GameId,
}

impl HostedEvent {
    /// Returns the event as a line to store, without a newline.
    #[must_use]
    pub fn to_line(&self) -> String {
        to_line(self)
    }

    /// Reads a line that this or an earlier version of [`HostedEvent::to_line`] wrote.
    ///
    /// # Errors
    /// If the line is something else.
    pub fn from_line(line: &str) -> Result<HostedEvent, TournamentLineError> {
        from_line(line)
    }
}
