//! Reads games: snapshots, updates and records. On a host of its own, a game in memory is read without
//! I/O; hosts that share a bus look first whether another one has added something.

use std::ops::Range;
use std::sync::Arc;

use quarto_game::{Game, GameId, Snapshot, Viewer};
use quarto_rules::Record;

use crate::follower::{Audience, Follower, Leaving, Listener, PastUpdates, Told, own_seat};
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
    /// Returns a game as it is, as a viewer may see it, and past updates.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn snapshot_since(
        &self,
        game: GameId,
        viewer: Viewer,
        since: Since,
    ) -> Result<(Told, PastUpdates), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        self.freshen(&live, &mut state, viewer).await?;
        Ok((self.tell_now(&state, viewer), state.since(viewer, since)))
    }

    /// Returns a game as this host knows it, and past updates. Followers need not look whether another
    /// host has added something: they hear of it anyway.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn known_since(
        &self,
        game: GameId,
        viewer: Viewer,
        since: Since,
    ) -> Result<(Told, PastUpdates), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        if state.in_doubt {
            self.refresh(&live, &mut state).await?;
        }
        Ok((self.tell_now(&state, viewer), state.since(viewer, since)))
    }

    /// Returns a snapshot of a game as a viewer may see it.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn snapshot(&self, game: GameId, viewer: Viewer) -> Result<Snapshot, OrderError> {
        Ok(self.snapshot_since(game, viewer, Since::Now).await?.0.snapshot().clone())
    }

    /// Makes sure that the state of a game is that of the store, before a viewer sees it.
    async fn freshen(
        &self,
        live: &Arc<Live>,
        state: &mut State,
        viewer: Viewer,
    ) -> Result<(), OrderError> {
        if state.in_doubt || self.inner.bus.is_shared() {
            self.refresh(live, state).await?;
        }
        self.let_engine_think(live, state);
        if let Some(seat) = own_seat(viewer) {
            self.note_presence(live, state, seat);
        }
        Ok(())
    }

    /// Follows a game: returns it as it is, past updates, and a follower for the updates to come.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn follow(
        &self,
        game: GameId,
        viewer: Viewer,
        since: Since,
    ) -> Result<(Told, PastUpdates, Follower), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        self.freshen(&live, &mut state, viewer).await?;
        let leaving = own_seat(viewer).map(|seat| Leaving::new(self, &state, seat));
        let (follower, listener) = Follower::new(Arc::clone(&live), &state, viewer, leaving);
        state.listeners.retain(Listener::is_there);
        state.listeners.push(listener);
        Ok((self.tell_now(&state, viewer), state.since(viewer, since), follower))
    }

    /// Follows a game from a list of games: as everyone may see it, and without being counted as a
    /// spectator or making a player present.
    ///
    /// # Errors
    /// If the game does not exist, or the store fails.
    pub async fn glance(&self, game: GameId) -> Result<Follower, OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        let (follower, listener) =
            Follower::new(Arc::clone(&live), &state, Viewer::Spectator, None);
        state.listeners.retain(Listener::is_there);
        state.listeners.push(listener.uncounted());
        Ok(follower)
    }

    /// Returns a game as it is, without updates.
    fn tell_now(&self, state: &State, viewer: Viewer) -> Told {
        Told::new(Vec::new(), viewer, Arc::new(state.after(self.inner.store.now())))
    }

    /// Returns the record of a game, unless it is hidden (D11).
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn record(&self, game: GameId) -> Result<Option<Record>, OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        self.freshen(&live, &mut state, Viewer::Spectator).await?;
        Ok(self.tell_now(&state, Viewer::Spectator).record())
    }

    /// Returns a game with everything in it. Do not show it to a player (D8, D11), but show a
    /// [`View`](quarto_game::View).
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn game(&self, game: GameId) -> Result<Arc<Game>, OrderError> {
        Ok(Arc::clone(&self.live(game).await?.state.lock().await.game))
    }
}

impl State {
    fn since(&self, viewer: Viewer, since: Since) -> PastUpdates {
        let (own, now) = (own_seat(viewer), self.game.seq_heard_by(viewer));
        let start = match since {
            Since::Now => now,
            Since::Event(known) => known,
            Since::OwnAction => {
                own.map_or(now, |seat| self.game.since_own_action(seat)).saturating_sub(1)
            }
        };
        self.past_updates(viewer, start.max(self.game.told_from(own))..now)
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
