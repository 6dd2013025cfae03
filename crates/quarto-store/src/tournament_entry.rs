//! What is kept of tournaments.

use quarto_game::{GameId, Time};
use quarto_tournament::{
    EntrantId, HostedEvent, TableResult, TournamentEvent, TournamentId, TournamentRole,
};

use crate::{IdempotencyKey, SecretHash, StoreError};

/// What one command brought about in a tournament. It is kept as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentEntry {
    /// The number of the first event, from 0.
    pub seq: usize,
    /// The events, at least one.
    pub events: Vec<HostedEvent>,
    /// The idempotency key of the command, if its sender gave one.
    pub key: Option<IdempotencyKey>,
}

impl TournamentEntry {
    /// Returns the number of the first event after this entry.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.seq + self.events.len()
    }

    pub(crate) fn to_lines(&self) -> String {
        let lines: Vec<String> = self.events.iter().map(HostedEvent::to_line).collect();
        lines.join("\n")
    }

    pub(crate) fn read(row: &TournamentRow<'_>) -> Result<TournamentEntry, StoreError> {
        let TournamentRow { tournament, seq, size, events, key } = *row;
        let corrupt = |reason: String| StoreError::CorruptTournament { tournament, reason };
        let event = |line| {
            HostedEvent::from_line(line)
                .map_err(|error| corrupt(format!("from event {seq}: {error}")))
        };
        let events = events.lines().map(event).collect::<Result<Vec<_>, _>>()?;
        if i64::try_from(events.len()) != Ok(size) {
            return Err(corrupt(format!("from event {seq}: not {size} events")));
        }
        let key = key.and_then(IdempotencyKey::from_bytes);
        let seq = usize::try_from(seq).map_err(|_| corrupt(format!("no number: {seq}")))?;
        Ok(TournamentEntry { seq, events, key })
    }

    /// Returns the games that belong to tables from now on.
    pub(crate) fn boards(&self) -> impl Iterator<Item = StoredBoard> {
        self.events.iter().flat_map(|event| match event {
            HostedEvent::Boards { round, boards } => {
                let board = |board: &quarto_tournament::TableBoard| StoredBoard {
                    game: board.game,
                    round: *round,
                    table: board.table,
                };
                boards.iter().map(board).collect()
            }
            HostedEvent::Opened { .. }
            | HostedEvent::Happened { .. }
            | HostedEvent::Connected { .. }
            | HostedEvent::Reported { .. }
            | HostedEvent::Announced { .. }
            | HostedEvent::Paused
            | HostedEvent::Resumed
            | HostedEvent::Scheduled { .. }
            | HostedEvent::Slowed { .. }
            | HostedEvent::Closed { .. } => Vec::new(),
        })
    }

    /// Returns the results that are known from now on.
    pub(crate) fn results(&self) -> impl Iterator<Item = &TableResult> {
        self.events.iter().filter_map(|event| match event {
            HostedEvent::Happened { event: TournamentEvent::Decided(result), .. } => Some(result),
            HostedEvent::Happened { .. }
            | HostedEvent::Opened { .. }
            | HostedEvent::Connected { .. }
            | HostedEvent::Boards { .. }
            | HostedEvent::Reported { .. }
            | HostedEvent::Announced { .. }
            | HostedEvent::Paused
            | HostedEvent::Resumed
            | HostedEvent::Scheduled { .. }
            | HostedEvent::Slowed { .. }
            | HostedEvent::Closed { .. } => None,
        })
    }
}

/// An entry of a tournament as it is in a database.
pub(crate) struct TournamentRow<'a> {
    pub(crate) tournament: TournamentId,
    pub(crate) seq: i64,
    pub(crate) size: i64,
    pub(crate) events: &'a str,
    pub(crate) key: Option<&'a [u8]>,
}

/// Which game is played at which table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredBoard {
    /// The game.
    pub game: GameId,
    /// The number of the round.
    pub round: u32,
    /// The number of the table in the round.
    pub table: usize,
}

/// A secret that is good for something in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentRight {
    /// What is kept of the secret.
    pub secret: SecretHash,
    /// The entrant, or `None` for the organiser.
    pub entrant: Option<EntrantId>,
    /// Whether it is a code, which gives the right to another secret.
    pub is_code: bool,
}

impl TournamentRight {
    pub(crate) fn entrant_number(&self) -> i64 {
        self.entrant.map_or(0, |EntrantId(id)| id.into())
    }
}

/// Returns the entrant with a number of the database, or `None` for the organiser.
pub(crate) fn entrant(number: i64) -> Option<EntrantId> {
    u32::try_from(number).ok().filter(|number| *number > 0).map(EntrantId)
}

/// Returns who somebody is who has some rights.
pub(crate) fn role(entrants: impl IntoIterator<Item = Option<EntrantId>>) -> TournamentRole {
    let mut role = TournamentRole::SPECTATOR;
    for entrant in entrants {
        match entrant {
            None => role.is_organiser = true,
            Some(id) => role.player = Some(id),
        }
    }
    role
}

/// So many secrets can be one entrant or the organiser at once.
pub(crate) const MOST_DEVICES: i64 = 16;

/// What shall be added to a tournament. Everything in it is kept together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentAppend {
    /// The tournament.
    pub tournament: TournamentId,
    /// What happened. It is refused unless it follows the latest entry.
    pub entry: TournamentEntry,
    /// When somebody must look at the tournament again, if no game ends before.
    pub deadline: Option<Time>,
    /// What secrets are good for from now on.
    pub rights: Vec<TournamentRight>,
}

/// A tournament as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTournament {
    /// Its name.
    pub id: TournamentId,
    /// When it was announced.
    pub created: Time,
    /// When something last happened in it.
    pub changed: Time,
    /// When somebody must look at it.
    pub deadline: Option<Time>,
    /// What happened.
    pub entries: Vec<TournamentEntry>,
}

impl StoredTournament {
    /// Returns all events.
    #[must_use]
    pub fn events(&self) -> Vec<HostedEvent> {
        self.entries.iter().flat_map(|entry| entry.events.iter().cloned()).collect()
    }

    /// Checks that the entries stand in a row.
    pub(crate) fn check_row(&self) -> Result<(), StoreError> {
        let gap = self.entries.windows(2).find(|pair| pair[0].end() != pair[1].seq);
        gap.map_or(Ok(()), |pair| {
            let reason = format!("between events {} and {}", pair[0].seq, pair[1].seq);
            Err(StoreError::CorruptTournament { tournament: self.id, reason })
        })
    }
}
