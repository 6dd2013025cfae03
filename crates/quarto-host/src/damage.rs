//! Games that are damaged: told once, set aside, and in nobody's way.

use std::collections::HashSet;
use std::fmt::Display;
use std::sync::{MutexGuard, PoisonError};

use quarto_game::GameId;
use quarto_store::StoreError;

use crate::{Host, OrderError};

impl Host {
    /// Returns how many games were found to be damaged.
    #[must_use]
    pub fn damaged(&self) -> usize {
        self.aside().len()
    }

    /// Returns the games whose deadlines nobody looks at, since they cannot be read.
    pub(crate) fn aside(&self) -> MutexGuard<'_, HashSet<GameId>> {
        self.inner.aside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets a game aside if that is what an error means.
    pub(crate) fn note_damage(&self, error: &OrderError) {
        if let OrderError::Store(StoreError::Corrupt { game, reason }) = error {
            self.set_aside(*game, reason);
        }
    }

    /// Sets a game aside that cannot be played, and says so once. It comes back when it can be read
    /// again.
    pub(crate) fn set_aside(&self, game: GameId, reason: &dyn Display) {
        if self.aside().insert(game) {
            tracing::error!(%game, %reason, "a game is damaged and set aside");
        }
    }
}
