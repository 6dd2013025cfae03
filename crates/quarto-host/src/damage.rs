//! Damaged games: they are logged once and set aside, so that they do not hold up other games.

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

    /// Returns the games whose deadlines are ignored because they cannot be read.
    pub(crate) fn aside(&self) -> MutexGuard<'_, HashSet<GameId>> {
        self.inner.aside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets a game aside if the error says that it is damaged.
    pub(crate) fn note_damage(&self, error: &OrderError) {
        if let OrderError::Store(StoreError::Corrupt { game, reason }) = error {
            self.set_aside(*game, reason);
        }
    }

    /// Sets aside a game that cannot be played, and logs that once. It comes back when it can be read
    /// again.
    pub(crate) fn set_aside(&self, game: GameId, reason: &dyn Display) {
        if self.aside().insert(game) {
            tracing::error!(%game, %reason, "a game is damaged and set aside");
        }
    }
}
