//! Reads games: snapshots, updates and records. A game in memory is read without I/O.

use std::ops::Range;
use std::sync::Arc;

use quarto_game::{Game, GameId, Snapshot, Viewer};
use quarto_rules::Record;
use quarto_store::Entry;

use crate::follower::{Audience, Follower, Listener, PastUpdates, own_seat};
use crate::host::Host;
use crate::live::{Live, State};
use crate::order::OrderError;

/// Which past updates come with a snapshot. Blindfold, none reach back beyond the viewer's own latest
/// action, whatever is asked for (D11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// None.
    Now,
    /// Those after the first so many events.
    Event(usize),
    /// A player's own latest action and what happened since; for a spectator, the latest event.
    OwnAction,
}

impl From<Option<usize>> for Since {
    fn from(known: Option<usize>) -> Since {
        known.map_or(Since::Now, Since::Event)
    }
}

impl Host {
    /// Returns a snapshot of a game as a viewer may see it, with past updates.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn snapshot_since(
        &self,
        game: GameId,
        viewer: Viewer,
        since: Since,
    ) -> Result<(Snapshot, PastUpdates), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        let snapshot = self.snapshot_of(&live, &mut state, viewer).await?;
        let past = state.past(viewer, since, &snapshot);
        drop(state);
        Ok((snapshot, past.replay()))
    }

    /// Returns a snapshot of a game as a viewer may see it.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn snapshot(&self, game: GameId, viewer: Viewer) -> Result<Snapshot, OrderError> {
        Ok(self.snapshot_since(game, viewer, Since::Now).await?.0)
    }

    async fn snapshot_of(
        &self,
        live: &Arc<Live>,
        state: &mut State,
        viewer: Viewer,
    ) -> Result<Snapshot, OrderError> {
        if state.in_doubt || self.inner.bus.is_shared() {
            self.refresh(live, state).await?;
        }
        self.let_engine_think(live, state);
        if let Some(seat) = own_seat(viewer) {
            self.note_presence(live, state, seat);
        }
        let now = self.inner.store.now();
        Ok(Snapshot {
            game: live.id,
            view: state.game.view(viewer, now),
            seq: state.game.seq_heard_by(viewer),
            created: state.created,
            open: state.open,
            next: state.next,
            spectators: state.spectators(),
            now,
        })
    }

    /// Follows a game: returns a snapshot, past updates, and a follower for the updates to come.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn follow(
        &self,
        game: GameId,
        viewer: Viewer,
        since: Since,
    ) -> Result<(Snapshot, PastUpdates, Follower), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        let mut snapshot = self.snapshot_of(&live, &mut state, viewer).await?;
        let leaving = own_seat(viewer).filter(|_| state.game.options().claims);
        let leaving = leaving.map(|seat| (self.clone(), seat));
        let (follower, listener) = Follower::new(Arc::clone(&live), viewer, leaving);
        state.listeners.retain(Listener::is_there);
        state.listeners.push(listener);
        snapshot.spectators = state.spectators();
        let past = state.past(viewer, since, &snapshot);
        drop(state);
        Ok((snapshot, past.replay(), follower))
    }

    /// Returns the record of a game, unless it is hidden (D11).
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn record(&self, game: GameId) -> Result<Option<Record>, OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        self.snapshot_of(&live, &mut state, Viewer::Spectator).await?;
        let hidden = state.game.options().blindfold.is_some() && !state.game.is_over();
        Ok((!hidden).then(|| state.game.to_record()))
    }

    /// Returns a game with everything in it. Do not show it to a player (D8, D11), but show a
    /// [`View`](quarto_game::View).
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn game(&self, game: GameId) -> Result<Game, OrderError> {
        Ok(self.live(game).await?.state.lock().await.game.clone())
    }
}

/// Past updates that are still to be made, which takes no lock of the game.
pub(crate) struct Past {
    log: Vec<Arc<Entry>>,
    audience: Audience,
    events: Range<usize>,
}

impl Past {
    pub(crate) fn replay(self) -> PastUpdates {
        PastUpdates::new(self.log, self.audience, &self.events)
    }
}

impl State {
    fn past(&self, viewer: Viewer, since: Since, snapshot: &Snapshot) -> Past {
        let own = own_seat(viewer);
        let start = match since {
            Since::Now => snapshot.seq,
            Since::Event(known) => known,
            Since::OwnAction => {
                own.map_or(snapshot.seq, |seat| self.game.since_own_action(seat)).saturating_sub(1)
            }
        };
        self.events(viewer, start.max(self.game.told_from(own))..snapshot.seq)
    }

    /// Returns what a viewer hears of some events, which they must be allowed to hear again (D11).
    pub(crate) fn events(&self, viewer: Viewer, events: Range<usize>) -> Past {
        let log = if events.is_empty() { Vec::new() } else { self.log.clone() };
        Past { log, audience: Audience::new(&self.game, viewer), events }
    }
}
