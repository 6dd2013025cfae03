//! What is kept: games, and what commands brought about in them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use quarto_game::{Event, GameId, Happening, Listing, Seat, Time};
use sha2::{Digest, Sha256};

use crate::{IdempotencyKey, SecretHash, StoreError};

/// What one command brought about. It is kept as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of the first event, from 0.
    pub seq: usize,
    /// The events, at least one.
    pub events: Vec<Event>,
    /// The idempotency key of the command, if its sender gave one.
    pub key: Option<IdempotencyKey>,
}

impl Entry {
    /// Returns the number of the first event after this entry.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.seq + self.events.len()
    }

    pub(crate) fn to_lines(&self) -> String {
        let mut lines = String::with_capacity(128 * self.events.len());
        for event in &self.events {
            if !lines.is_empty() {
                lines.push('\n');
            }
            lines.push_str(&event.to_line());
        }
        lines
    }

    pub(crate) fn read(row: &Row<'_>) -> Result<Entry, StoreError> {
        let Row { game, seq, size, events, key } = *row;
        let corrupt = |reason: String| StoreError::Corrupt { game, reason };
        let event = |line| {
            Event::from_line(line).map_err(|error| corrupt(format!("from event {seq}: {error}")))
        };
        let events = events.lines().map(event).collect::<Result<Vec<_>, _>>()?;
        if i64::try_from(events.len()) != Ok(size) {
            return Err(corrupt(format!("from event {seq}: not {size} events")));
        }
        let key = key.and_then(IdempotencyKey::from_bytes);
        let seq = usize::try_from(seq).map_err(|_| corrupt(format!("no number: {seq}")))?;
        Ok(Entry { seq, events, key })
    }
}

/// Returns when the last of some events happened, if that can be read.
pub(crate) fn last_time(events: &str) -> Option<Time> {
    Some(Event::from_line(events.lines().last()?).ok()?.at)
}

/// Returns at most a hundred games, the one that was used last first.
pub(crate) fn latest_first(mut used: Vec<(Time, GameId)>) -> Vec<GameId> {
    used.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    used.into_iter().map(|(_, game)| game).take(100).collect()
}

/// An entry as it is in a database.
pub(crate) struct Row<'a> {
    pub(crate) game: GameId,
    pub(crate) seq: i64,
    pub(crate) size: i64,
    pub(crate) events: &'a str,
    pub(crate) key: Option<&'a [u8]>,
}

/// When somebody must look at a game if nothing happens before, and what changes about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Alarm {
    /// As before.
    #[default]
    Unchanged,
    /// Never.
    Off,
    /// At this time.
    At(Time),
}

/// A game that shall be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its name.
    pub id: GameId,
    /// How it begins.
    pub events: Vec<Event>,
    /// Whether anybody who knows the game may take a free seat.
    pub open: bool,
    /// Who may find it.
    pub listing: Listing,
    /// By which its first entry is known again, if its maker wants that.
    pub key: Option<IdempotencyKey>,
    /// Who may sit where, and who is invited to.
    pub rights: Rights,
    /// When somebody must look at it.
    pub deadline: Option<Time>,
}

impl NewGame {
    /// Returns what kind of game waits for a player in a list, if this one does.
    pub(crate) fn wish(&self) -> Option<Wish> {
        Wish::of(self.listing, &self.events)
    }
}

/// Stands for everything that two people who want to play must agree on: games that wait with the same
/// wish differ in nothing but who waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wish(pub(crate) [u8; 32]);

impl Wish {
    /// Returns the wish of a listed game that has not started.
    pub(crate) fn of(listing: Listing, events: &[Event]) -> Option<Wish> {
        let has_started =
            events.iter().any(|event| matches!(event.what, Happening::Started { .. }));
        if listing == Listing::Unlisted || has_started {
            return None;
        }
        let Happening::Created { options, .. } = &events.first()?.what else { return None };
        // As events are stored, but without what differs from game to game.
        let what = Happening::Created { options: options.clone(), seed: 0, tags: BTreeMap::new() };
        let bare = Event { at: Time(0), lag: Duration::ZERO, what };
        Some(Wish(Sha256::digest(bare.to_line()).into()))
    }

    /// Returns a number for a lock that all who have the same wish take.
    #[cfg(feature = "cluster")]
    pub(crate) fn lock(self) -> i64 {
        i64::from_be_bytes(self.0[..8].try_into().expect("eight of 32"))
    }
}

/// What became of a player who would play anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// Their own game was kept, and waits.
    Made,
    /// They have asked before, and hold a seat in this game.
    Known(GameId),
    /// Another player waits in this game, and was there a moment ago.
    Found(GameId),
}

/// Returns the number by which a database knows who may find a game.
pub(crate) const fn listing_number(listing: Listing) -> i64 {
    match listing {
        Listing::Unlisted => 0,
        Listing::Link => 1,
        Listing::Open => 2,
    }
}

/// Returns who may find a game, by its number in a database; what only a newer program knows is in no list.
pub(crate) fn read_listing(number: i64) -> Listing {
    let own = |listing: &Listing| listing_number(*listing) == number;
    Listing::ALL.into_iter().find(own).unwrap_or_default()
}

/// Whose secrets are good for which seats of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    /// Who holds a seat: they play there, and in the rematches.
    pub holdings: Vec<(SecretHash, Seat)>,
    /// Who may sit down on a free seat, each once.
    pub invitations: Vec<SeatInvitation>,
}

impl Rights {
    /// Returns the seats that a secret holds.
    #[must_use]
    pub fn seats(&self, secret: SecretHash) -> Vec<Seat> {
        let own = self.holdings.iter().filter(|(holder, _)| *holder == secret);
        own.map(|(_, seat)| *seat).collect()
    }
}

/// A secret by which one may sit down on a seat of a game, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatInvitation {
    /// What is kept of the secret.
    pub secret: SecretHash,
    /// The seat.
    pub seat: Seat,
    /// Whether it was used or withdrawn.
    pub is_spent: bool,
}

/// By what right a caller sits down. It must hold in the moment in which they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// Anybody who knows the game may take a free seat.
    Open,
    /// They have an invitation. It is spent by it, with all others to that seat.
    Invitation {
        /// What is kept of its secret.
        secret: SecretHash,
        /// The seat it is for.
        seat: Seat,
    },
}

/// What became of a wish to hold a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The secret holds it, now or before.
    Yes,
    /// The secret holds the other seat of the game.
    OtherSeat,
    /// Too many secrets hold it already.
    Full,
}

/// So many secrets can hold a seat at once: browsers, terminals and programs of one player.
pub const MOST_HOLDERS: u32 = 16;

/// What shall be added to a game. Everything in it is kept together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// What happened. It is refused unless it follows the latest entry.
    pub entry: Arc<Entry>,
    /// When somebody must look at the game again.
    pub alarm: Alarm,
    /// When the game ended, if this ended it.
    pub ended: Option<Time>,
    /// Whether the game starts with this, so that it waits for nobody any more.
    pub starts: bool,
    /// By what right a caller sits down with this, if they do.
    pub right: Option<Right>,
    /// Who holds a seat from now on.
    pub holdings: Vec<(SecretHash, Seat)>,
    /// The seat whose player is noted as present with this, if one is.
    pub seen: Option<Seat>,
    /// The rematch that begins with this. Whoever holds a seat in this game holds it in that one.
    pub next: Option<NewGame>,
}

impl Append {
    /// Tells whether nothing but the entry is added, as with most moves.
    pub(crate) fn is_only_an_entry(&self) -> bool {
        let Append { alarm, ended, starts, right, holdings, seen, next, game: _, entry: _ } = self;
        *alarm == Alarm::Unchanged
            && ended.is_none()
            && !starts
            && right.is_none()
            && holdings.is_empty()
            && seen.is_none()
            && next.is_none()
    }
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name.
    pub id: GameId,
    /// When it was proposed.
    pub created: Time,
    /// When it ended.
    pub ended: Option<Time>,
    /// Whether anybody who knows the game may take a free seat.
    pub open: bool,
    /// Who may find it.
    pub listing: Listing,
    /// The rematch.
    pub next: Option<GameId>,
    /// When somebody must look at it.
    pub deadline: Option<Time>,
    /// How much time the player to act is owed for an outage.
    pub owed: Duration,
    /// What happened.
    pub entries: Vec<Entry>,
}

impl StoredGame {
    /// Returns all events.
    #[must_use]
    pub fn events(&self) -> Vec<Event> {
        self.entries.iter().flat_map(|entry| entry.events.iter().cloned()).collect()
    }
}

/// A seat that somebody holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    /// In this game.
    pub game: GameId,
    /// This seat.
    pub seat: Seat,
    /// When the game was proposed.
    pub created: Time,
    /// When it ended.
    pub ended: Option<Time>,
}
