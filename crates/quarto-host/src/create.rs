//! Creates games.

use std::time::Duration;

use quarto_game::{Command, Game, GameId, Listing, Seat, Takebacks};
use quarto_store::{
    Entry, IdempotencyKey, NewGame, Rights, SeatInvitation, SecretHash, StoredGame, random_game_id,
    random_number,
};

use crate::host::Host;
use crate::judge::Judged;
use crate::live::State;
use crate::order::{OrderError, Proposal, ProposalError, check_name};

impl Host {
    /// Creates a game, which starts at once if both seats are taken.
    ///
    /// # Errors
    /// If a game cannot be played like that, or the store fails.
    pub async fn create(&self, proposal: Proposal) -> Result<GameId, ProposalError> {
        let id = random_game_id();
        self.make(proposal, id, None).await.map(|()| id)
    }

    /// Creates a game with this identifier, unless it was already created with the same idempotency key.
    ///
    /// # Errors
    /// If a game cannot be played like that, the game was created with another idempotency key, or the
    /// store fails.
    pub async fn create_once(
        &self,
        proposal: Proposal,
        id: GameId,
        key: IdempotencyKey,
    ) -> Result<(), ProposalError> {
        if self.was_made(id, key).await? {
            return Ok(());
        }
        match self.make(proposal, id, Some(key)).await {
            // The same request may have arrived twice at the same time.
            Err(ProposalError::Store(_)) if self.was_made(id, key).await? => Ok(()),
            made => made,
        }
    }

    /// Tells whether there is a game with this identifier that was created with this idempotency key.
    async fn was_made(&self, id: GameId, key: IdempotencyKey) -> Result<bool, ProposalError> {
        let live = match self.live(id).await {
            Ok(live) => live,
            Err(OrderError::Store(error)) => return Err(error.into()),
            Err(
                OrderError::NoGame
                | OrderError::Refused(_)
                | OrderError::Stale { .. }
                | OrderError::KeyReused
                | OrderError::Withdrawn
                | OrderError::Name(_)
                | OrderError::Crowded,
            ) => return Ok(false),
        };
        let state = live.state.lock().await;
        let known = state.log.first().is_some_and(|entry| entry.key == Some(key));
        if known { Ok(true) } else { Err(ProposalError::KeyReused) }
    }

    async fn make(
        &self,
        proposal: Proposal,
        id: GameId,
        key: Option<IdempotencyKey>,
    ) -> Result<(), ProposalError> {
        let (new, game) = self.propose(proposal, id, key)?;
        self.inner.store.create(new.clone()).await?;
        self.take_in(new, game).await;
        Ok(())
    }

    /// Returns a game that is about to be stored, as it is stored and as it is.
    pub(crate) fn propose(
        &self,
        mut proposal: Proposal,
        id: GameId,
        key: Option<IdempotencyKey>,
    ) -> Result<(NewGame, Game), ProposalError> {
        proposal.parties.iter_mut().flatten().try_for_each(check_name)?;
        let now = self.inner.store.now();
        let seed = proposal.seed.unwrap_or_else(random_number);
        let mut options = proposal.options;
        let usual = Takebacks::usual(&options, &proposal.parties);
        options.takebacks.get_or_insert(usual);
        let created = Game::create(options, seed, now)?;
        let game = Game::open(&created).expect("it was just created");
        let mut judged = Judged::new(game, now.into());
        for (seat, party) in Seat::ALL.into_iter().zip(proposal.parties) {
            if let Some(party) = party {
                judged.order(seat, &Command::Sit(party)).expect("the seat is free");
            }
        }
        judged.settle().expect("a game may start when both seats are taken");
        let (deadline, listing) = (judged.wake(), proposal.listing);
        let open = proposal.open || listing == Listing::Open;
        let rights = rights(&judged.game, proposal.holdings);
        let mut events = vec![created];
        events.extend(judged.events);
        Ok((NewGame { id, events, open, listing, key, rights, deadline }, judged.game))
    }

    /// Keeps a game in memory that was just stored.
    pub(crate) async fn take_in(&self, new: NewGame, game: Game) {
        let NewGame { id, events, open, listing, key, rights, deadline } = new;
        let created = events.first().map_or_else(|| self.inner.store.now(), |event| event.at);
        let entries = vec![Entry { seq: 0, events, key }];
        let (ended, next, owed) = (None, None, Duration::ZERO);
        let stored =
            StoredGame { id, created, ended, open, listing, next, deadline, owed, entries };
        let mut state = State::new(stored, game);
        state.seen = [created; 2];
        state.rights = Some(self.first_rights(rights));
        let live = self.keep_in_memory(id, state);
        self.let_engine_think(&live, &mut *live.state.lock().await);
    }
}

/// Separates the holders of taken seats from those who are invited to a free one.
fn rights(game: &Game, holdings: Vec<(SecretHash, Seat)>) -> Rights {
    let is_taken = |(_, seat): &(SecretHash, Seat)| game.party(*seat).is_some();
    let (holdings, free): (Vec<_>, Vec<_>) = holdings.into_iter().partition(is_taken);
    let invitation = |(secret, seat)| SeatInvitation { secret, seat, is_spent: false };
    Rights { holdings, invitations: free.into_iter().map(invitation).collect() }
}
