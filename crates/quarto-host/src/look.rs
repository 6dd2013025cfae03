//! Reads games: snapshots, updates and records.

use std::ops::Range;
use std::sync::Arc;

use quarto_game::{Game, GameId, Snapshot, Update, Viewer};
use quarto_rules::Record;
use quarto_store::StoreError;

use crate::follower::{Follower, Listener, PastUpdates, own_seat};
use crate::host::{Host, corrupt};
use crate::live::{Live, State};
use crate::order::OrderError;

impl Host {
    /// Returns a snapshot of a game as a viewer may see it.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn snapshot(&self, game: GameId, viewer: Viewer) -> Result<Snapshot, OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        self.snapshot_of(&live, &mut state, viewer).await
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

    /// Follows a game: returns a snapshot, the updates after the first `since` events as far as the viewer
    /// may hear them again (D11), and a follower for the updates to come.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn follow(
        &self,
        game: GameId,
        viewer: Viewer,
        since: Option<usize>,
    ) -> Result<(Snapshot, PastUpdates, Follower), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        let mut seen = self.snapshot_of(&live, &mut state, viewer).await?;
        let told_from = state.game.told_from(own_seat(viewer));
        let leaving = own_seat(viewer).filter(|_| state.game.options().claims);
        let leaving = leaving.map(|seat| (self.clone(), seat));
        let (follower, listener) = Follower::new(Arc::clone(&live), viewer, leaving);
        state.listeners.retain(Listener::is_there);
        state.listeners.push(listener);
        seen.spectators = state.spectators();
        drop(state);
        let told = match since {
            Some(since) if since < seen.seq => {
                self.told(game, viewer, since.max(told_from)..seen.seq).await?
            }
            Some(_) | None => PastUpdates::default(),
        };
        Ok((seen, told, follower))
    }

    /// Returns a snapshot of a game and the updates that the viewer may hear again (D11): a player's own
    /// latest action and what happened since, or for a spectator the latest event.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn recall(
        &self,
        game: GameId,
        viewer: Viewer,
    ) -> Result<(Snapshot, Vec<Update>), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        let seen = self.snapshot_of(&live, &mut state, viewer).await?;
        let since = match viewer {
            Viewer::Seat(seat) => state.game.since_own_action(seat),
            Viewer::Spectator => seen.seq,
        };
        let since = since.saturating_sub(1).max(state.game.told_from(own_seat(viewer)));
        drop(state);
        let told = self.told(game, viewer, since..seen.seq).await?;
        Ok((seen, told.collect()))
    }

    /// Returns all updates of a game that a viewer may hear again (D11).
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn recount(&self, game: GameId, viewer: Viewer) -> Result<Vec<Update>, OrderError> {
        let live = self.live(game).await?;
        let state = live.state.lock().await;
        let events = state.game.told_from(own_seat(viewer))..state.game.seq();
        drop(state);
        Ok(self.told(game, viewer, events).await?.collect())
    }

    /// Returns what a viewer hears of some events, which they must be allowed to hear again (D11). The
    /// game is not locked meanwhile: past events do not change.
    pub(crate) async fn told(
        &self,
        id: GameId,
        viewer: Viewer,
        events: Range<usize>,
    ) -> Result<PastUpdates, OrderError> {
        let told = self.retell(id, viewer, events).await;
        told.inspect_err(|error| self.note_damage(error))
    }

    async fn retell(
        &self,
        id: GameId,
        viewer: Viewer,
        events: Range<usize>,
    ) -> Result<PastUpdates, OrderError> {
        let _turn = self.inner.replays.acquire().await.map_err(|_| StoreError::Closed)?;
        let stored = self.inner.store.load(id).await?.ok_or(OrderError::NoGame)?;
        let told = PastUpdates::new(stored.events(), viewer, events);
        Ok(told.ok_or_else(|| corrupt(id, "it cannot be replayed"))?)
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
