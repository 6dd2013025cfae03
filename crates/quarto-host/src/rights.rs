//! Who may act for which seat. It is kept in memory, because every request asks for it.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use quarto_game::{GameId, Seat};
use quarto_store::{Held, Rights, SecretHash, StoreError};

use crate::host::Host;
use crate::order::OrderError;

/// The rights in a game as the store had them.
#[derive(Debug)]
pub(crate) struct KnownRights {
    rights: Arc<Rights>,
    /// How often rights had been changed when they were read.
    epoch: usize,
}

impl Host {
    /// Returns who may act for which seat of a game.
    ///
    /// # Errors
    /// If the game does not exist, or the store fails.
    pub async fn rights(&self, game: GameId) -> Result<Arc<Rights>, OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        let epoch = self.epoch();
        if let Some(known) = &state.rights
            && known.epoch == epoch
            && self.is_alone()
        {
            return Ok(Arc::clone(&known.rights));
        }
        let rights = Arc::new(self.inner.store.rights(game).await?);
        // After a failed write, the next read may show a seat that this one does not.
        state.rights =
            (!state.in_doubt).then(|| KnownRights { rights: Arc::clone(&rights), epoch });
        Ok(rights)
    }

    /// Returns the rights in a game that was just created.
    pub(crate) fn first_rights(&self, rights: Rights) -> KnownRights {
        KnownRights { rights: Arc::new(rights), epoch: self.epoch() }
    }

    fn epoch(&self) -> usize {
        self.inner.rights_epoch.load(Ordering::SeqCst)
    }

    /// Notes that rights have changed in the store, in whichever games.
    fn note_change<T>(&self, changed: Result<T, StoreError>) -> Result<T, StoreError> {
        // Even if it failed: the change may have been made all the same.
        self.inner.rights_epoch.fetch_add(1, Ordering::SeqCst);
        changed
    }

    /// Lets the holder of a secret act for a seat, unless they hold the other one or there are too many.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn grant_seat(
        &self,
        secret: SecretHash,
        game: GameId,
        seat: Seat,
    ) -> Result<Held, StoreError> {
        self.note_change(self.inner.store.grant_seat(secret, game, seat).await)
    }

    /// Takes away from a secret the seats of a game, and returns how many it held.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn leave(&self, secret: SecretHash, game: GameId) -> Result<usize, StoreError> {
        match self.inner.store.leave(secret, game).await {
            // Otherwise a stranger could make us forget what we know of all games.
            Ok(0) => Ok(0),
            left => self.note_change(left),
        }
    }

    /// Takes away from a secret all its seats and invitations, and returns how many seats it held.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn leave_all(&self, secret: SecretHash) -> Result<usize, StoreError> {
        self.note_change(self.inner.store.leave_all(secret).await)
    }

    /// Withdraws one invitation to a game.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn withdraw_one(&self, secret: SecretHash, game: GameId) -> Result<(), StoreError> {
        self.note_change(self.inner.store.withdraw_one(secret, game).await)
    }

    /// Withdraws all invitations to a game and closes it to people without an invitation.
    ///
    /// # Errors
    /// If the game does not exist, or the store fails.
    pub async fn withdraw(&self, game: GameId) -> Result<(), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        self.note_change(self.inner.store.withdraw(game).await)?;
        state.open = false;
        Ok(())
    }
}
