//! Reads games: snapshots, updates and records. On a host of its own, a game in memory is read without
//! I/O; hosts that share a bus look first whether another one has added something.

use std::ops::Range;
use std::sync::Arc;

use quarto_game::{Game, GameId, Snapshot, Viewer};
use quarto_rules::Record;

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
        let past = state.since(viewer, since, &snapshot);
        Ok((snapshot, past))
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
        let past = state.since(viewer, since, &snapshot);
        Ok((snapshot, past, follower))
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

impl State {
    fn since(&self, viewer: Viewer, since: Since, snapshot: &Snapshot) -> PastUpdates {
        let own = own_seat(viewer);
        let start = match since {
            Since::Now => snapshot.seq,
            Since::Event(known) => known,
            Since::OwnAction => {
                own.map_or(snapshot.seq, |seat| self.game.since_own_action(seat)).saturating_sub(1)
            }
        };
        self.past_updates(viewer, start.max(self.game.told_from(own))..snapshot.seq)
    }

    /// Returns what a viewer hears of some events, which they must be allowed to hear again (D11). The
    /// updates are made when they are asked for, which needs no lock of the game.
    pub(crate) fn past_updates(&self, viewer: Viewer, events: Range<usize>) -> PastUpdates {
        let Some(opened) = self.opened().filter(|_| !events.is_empty()) else {
            return PastUpdates::default();
        };
        let audience = Audience::new(&self.game, viewer);
        PastUpdates::new(opened, self.log.clone(), audience, events)
    }

    /// Returns the game after its first event.
    pub(crate) fn opened(&self) -> Option<Game> {
        #[cfg(feature = "twin")]
        if self.twin.is_some() {
            return self.twin.clone();
        }
        Game::open(self.log.first()?.events.first()?).ok()
    }
}
