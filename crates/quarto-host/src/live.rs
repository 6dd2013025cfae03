use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use std::time::Duration;

use quarto_game::{Game, GameId, Listing, Seat, Time, Viewer};
use quarto_store::{Entry, StoreError, StoredGame};
use tokio::sync::Mutex;

use crate::attendance::Attendance;
use crate::follower::{After, Listener, Told, UpdateBatch};
use crate::rights::KnownRights;

/// A game in memory: a cached copy of what the store held a moment ago.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) id: GameId,
    pub(crate) state: Mutex<State>,
    /// How many events it has, to be read without waiting for the state.
    seq: AtomicUsize,
    /// When it was last used.
    used: AtomicU64,
}

impl Live {
    pub(crate) fn new(id: GameId, state: State, now: Time) -> Live {
        let seq = AtomicUsize::new(state.game.seq());
        Live { id, state: Mutex::new(state), seq, used: AtomicU64::new(now.0) }
    }

    pub(crate) fn seq(&self) -> usize {
        self.seq.load(Ordering::Relaxed)
    }

    pub(crate) fn note_seq(&self, seq: usize) {
        self.seq.store(seq, Ordering::Relaxed);
    }

    pub(crate) fn used(&self) -> Time {
        Time(self.used.load(Ordering::Relaxed))
    }

    pub(crate) fn use_at(&self, now: Time) {
        self.used.store(now.0, Ordering::Relaxed);
    }
}

#[derive(Debug)]
pub(crate) struct State {
    pub(crate) id: GameId,
    /// Shared with followers who have not read it yet.
    pub(crate) game: Arc<Game>,
    /// Everything that happened, as the store has it: past updates are made of it on demand.
    pub(crate) log: Vec<Arc<Entry>>,
    /// When a host must check on the game.
    pub(crate) alarm: Option<Time>,
    /// How much time the player to act is owed for an outage.
    pub(crate) owed: Duration,
    pub(crate) open: bool,
    pub(crate) listing: Listing,
    pub(crate) next: Option<GameId>,
    pub(crate) created: Time,
    /// Whether the store may hold more than this, because it failed in between.
    pub(crate) in_doubt: bool,
    /// Whether the engine has been asked to act.
    pub(crate) thinking: bool,
    pub(crate) listeners: Vec<Listener>,
    /// Shared with the followers, who note that they leave.
    pub(crate) attendance: Arc<Attendance>,
    pub(crate) rights: Option<KnownRights>,
    /// When the player on each seat was last known to be present.
    pub(crate) seen: [Time; 2],
    /// The twin of the game after its first event, if the game was made its twin.
    #[cfg(feature = "twin")]
    pub(crate) twin: Option<Game>,
}

impl State {
    /// Returns the state of a stored game.
    pub(crate) fn load(stored: StoredGame) -> Result<State, StoreError> {
        let corrupt = |reason: String| StoreError::Corrupt { game: stored.id, reason };
        let game = Game::replay(&stored.events()).map_err(|error| corrupt(error.to_string()))?;
        Ok(State::new(stored, game))
    }

    /// Returns the state of a stored game; `game` is the game after all its events.
    pub(crate) fn new(stored: StoredGame, game: Game) -> State {
        State {
            id: stored.id,
            game: Arc::new(game),
            log: stored.entries.into_iter().map(Arc::new).collect(),
            alarm: stored.deadline,
            owed: stored.owed,
            open: stored.open,
            listing: stored.listing,
            next: stored.next,
            created: stored.created,
            in_doubt: false,
            thinking: false,
            listeners: Vec::new(),
            attendance: Arc::default(),
            rights: None,
            seen: [Time::default(); 2],
            #[cfg(feature = "twin")]
            twin: None,
        }
    }

    /// Applies an entry that was found in the store, and publishes it; `None` if it cannot follow.
    pub(crate) fn take(&mut self, entry: Entry) -> Option<()> {
        let (mut game, mut updates) = (Game::clone(&self.game), UpdateBatch::default());
        updates.apply_all(&mut game, &entry.events)?;
        self.advance(game, Arc::new(entry), &updates);
        Some(())
    }

    /// Goes on with the game as it is after an entry that is stored, and publishes the entry.
    pub(crate) fn advance(&mut self, game: Game, entry: Arc<Entry>, updates: &UpdateBatch) {
        self.game = Arc::new(game);
        let now = entry.events.last().map_or(self.created, |event| event.at);
        self.log.push(entry);
        self.publish(updates, now);
    }

    /// Returns the game as it is.
    pub(crate) fn after(&self, now: Time) -> After {
        After {
            id: self.id,
            game: Arc::clone(&self.game),
            created: self.created,
            open: self.open,
            listing: self.listing,
            next: self.next,
            spectators: self.spectators(),
            away: self.attendance.away(now),
            now,
        }
    }

    /// Sends updates to all followers. It does no I/O and waits for nothing.
    fn publish(&mut self, updates: &UpdateBatch, now: Time) {
        let after = Arc::new(self.after(now));
        // Most followers hear the same, so the updates are made once per kind of viewer.
        let mut kinds: Vec<(Viewer, Arc<Told>)> = Vec::with_capacity(3);
        self.listeners.retain(|listener| {
            let known = kinds.iter().find(|(viewer, _)| *viewer == listener.viewer);
            let told = if let Some((_, told)) = known {
                Arc::clone(told)
            } else {
                let told = updates.told_to(&after.game, listener.viewer);
                let told = Arc::new(Told::new(told, listener.viewer, Arc::clone(&after)));
                kinds.push((listener.viewer, Arc::clone(&told)));
                told
            };
            // A follower who hears nothing is sent nothing: even an empty batch would reveal an event.
            if told.updates().is_empty() { listener.is_there() } else { listener.tell(told) }
        });
    }

    /// Returns how many followers have no seat.
    pub(crate) fn spectators(&self) -> usize {
        let own = |listener: &&Listener| listener.counts && listener.viewer == Viewer::Spectator;
        self.listeners.iter().filter(own).filter(|listener| listener.is_there()).count()
    }

    /// Tells whether a seat has a follower.
    pub(crate) fn is_there(&self, seat: Seat) -> bool {
        let own = |listener: &&Listener| listener.viewer == Viewer::Seat(seat);
        self.listeners.iter().filter(own).any(Listener::is_there)
    }
}
