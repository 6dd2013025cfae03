//! Brings players together who would play anybody, and lists the games that anyone may find.

use std::time::Duration;

use quarto_game::{Command, GameId, Listing, Options, Party, Refusal, Seat, Viewer};
use quarto_store::{Meeting, Right, SecretHash, StoreError, random_game_id};
use thiserror::Error;

use crate::host::Host;
use crate::order::{Order, OrderError, Proposal, ProposalError};

/// A player who would play anybody.
#[derive(Clone, Debug)]
pub struct Wish {
    /// What they would play. The dice decide who starts (D9).
    pub options: Options,
    /// Who they are.
    pub party: Party,
    /// The secrets that hold their seat; another game that one of them holds is their own.
    pub holders: Vec<SecretHash>,
    /// A secret that stands for this request and holds the seat, too: a request that is sent twice leads
    /// to one seat.
    pub press: SecretHash,
}

/// The seat of a player who would play anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// The game.
    pub game: GameId,
    /// The seat.
    pub seat: Seat,
}

/// Why a player has no seat.
#[derive(Debug, Error)]
pub enum MeetError {
    /// No game can be played like that.
    #[error(transparent)]
    Proposal(#[from] ProposalError),
    /// They could not sit down.
    #[error(transparent)]
    Order(#[from] OrderError),
}

/// How many times another player may be quicker.
const ATTEMPTS: usize = 20;
/// How long after a player was last seen a game is still one to watch.
const WATCHED: Duration = Duration::from_mins(5);

impl Host {
    /// Gives a player a seat: in the oldest open game with the same options whose maker is present, or in
    /// one of their own, where they wait.
    ///
    /// # Errors
    /// If no game can be played like that, or the store fails.
    pub async fn meet(&self, wish: Wish) -> Result<Met, MeetError> {
        let holders: Vec<SecretHash> = wish.holders.iter().copied().chain([wish.press]).collect();
        let proposal = Proposal {
            options: Options { starter: None, ..wish.options },
            parties: [Some(wish.party.clone()), None],
            open: true,
            listing: Listing::Open,
            holdings: holders.iter().map(|secret| (*secret, Seat::First)).collect(),
            seed: None,
        };
        for _ in 0..ATTEMPTS {
            let (new, made) = self.propose(proposal.clone(), random_game_id(), None)?;
            let met = self.store().meet(new.clone(), wish.press, self.present_since()).await;
            match met.map_err(OrderError::from)? {
                Meeting::Made => {
                    let game = new.id;
                    self.take_in(new, made).await;
                    return Ok(Met { game, seat: Seat::First });
                }
                Meeting::Known(game) => {
                    let rights = self.store().rights(game).await.map_err(OrderError::from)?;
                    let held = holders.iter().find_map(|own| rights.seats(*own).first().copied());
                    if let Some(seat) = held {
                        return Ok(Met { game, seat });
                    }
                }
                Meeting::Found(game) => {
                    if let Some(seat) = self.join(game, &wish.party, &holders).await? {
                        return Ok(Met { game, seat });
                    }
                }
            }
        }
        Err(OrderError::Crowded.into())
    }

    /// Sits down in an open game, unless another player was quicker.
    async fn join(
        &self,
        game: GameId,
        party: &Party,
        holders: &[SecretHash],
    ) -> Result<Option<Seat>, OrderError> {
        let seen = match self.snapshot(game, Viewer::Spectator).await {
            Err(OrderError::NoGame) => return Ok(None),
            seen => seen?,
        };
        let Some(seat) = seen.view.free_seat().filter(|_| seen.open) else { return Ok(None) };
        let sit = Order::new(game, seat, Command::Sit(party.clone()));
        let order = Order { right: Some(Right::Open), holders: holders.to_vec(), ..sit };
        match self.act_detached(order).await {
            Ok(_) => Ok(Some(seat)),
            Err(
                OrderError::Refused(Refusal::SeatTaken | Refusal::Started)
                | OrderError::Withdrawn
                | OrderError::NoGame,
            ) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Returns the open games whose maker is present, at most `limit`, the oldest first.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn open_games(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.store().open_games(self.present_since(), limit).await
    }

    /// Returns the listed games that are being played, at most `limit`, the latest first.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn games_to_watch(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.store().games_to_watch(self.ago(WATCHED), limit).await
    }
}
