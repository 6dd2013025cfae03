//! Orders: what players ask a host to do, and the results.

use std::time::Duration;

use quarto_game::{
    Command, GameId, Listing, Name, NameError, Options, OptionsError, Party, Refusal, Seat, Update,
};
use quarto_store::{IdempotencyKey, Right, SecretHash, StoreError};
use thiserror::Error;

/// An order of the player on a seat.
#[derive(Clone, Debug)]
pub struct Order {
    /// The game.
    pub game: GameId,
    /// The seat.
    pub seat: Seat,
    /// The command. Since when an opponent has been gone, the host finds out itself.
    pub command: Command,
    /// The idempotency key: a command that is sent twice with the same key is carried out once, and both
    /// answers are the same.
    pub key: Option<String>,
    /// How many events the sender knows: if there are more, apart from greetings, nothing is done
    /// (optimistic concurrency).
    pub seq: Option<usize>,
    /// How long the order was on the network.
    pub lag: Duration,
    /// The right by which the sender sits down, if they do.
    pub right: Option<Right>,
    /// The secrets that hold the seat once the order is carried out.
    pub holders: Vec<SecretHash>,
}

impl Order {
    /// Returns an order without a key and other optional parts.
    #[must_use]
    pub fn new(game: GameId, seat: Seat, command: Command) -> Order {
        let (key, seq, lag, right, holders) = (None, None, Duration::ZERO, None, Vec::new());
        Order { game, seat, command, key, seq, lag, right, holders }
    }

    /// Checks the name of a player who sits down, and normalises it.
    pub(crate) fn check_name(&mut self) -> Result<(), NameError> {
        if let Command::Sit(party) = &mut self.command {
            check_name(party)?;
        }
        Ok(())
    }

    /// Returns the idempotency key, which covers the seat and the command.
    pub(crate) fn idempotency_key(&self) -> Option<IdempotencyKey> {
        let key = self.key.as_ref()?;
        let seat = self.seat.index();
        // This text is a contract, like the text of the command itself.
        let command = match self.right {
            None | Some(Right::Open) => self.command.to_string(),
            Some(Right::Invitation { secret, .. }) => {
                format!("{} by {}", self.command, secret.to_text())
            }
        };
        Some(IdempotencyKey::new(&format!("{seat} {key}"), &command))
    }
}

/// Checks a new name and normalises it. Names in stored games are left as they are.
pub(crate) fn check_name(party: &mut Party) -> Result<(), NameError> {
    if let Party::Person(name) = party {
        *name = name.as_str().parse()?;
    }
    Ok(())
}

/// The result of an order that was carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// How many events the game had afterwards.
    pub seq: usize,
    /// What the sender hears of it.
    pub told: Vec<Update>,
}

/// Why an order was not carried out.
#[derive(Debug, Error)]
pub enum OrderError {
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// The game refuses the command.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The name is not allowed.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Something has happened that the sender does not know.
    #[error("the game has {seq} events by now")]
    Stale {
        /// How many events there are.
        seq: usize,
    },
    /// The key was used for another command.
    #[error("the key was used for another command")]
    KeyReused,
    /// The right by which the sender wanted to sit down was used or withdrawn.
    #[error("the invitation was used or withdrawn")]
    Withdrawn,
    /// Other commands in this game were always stored first.
    #[error("too many commands at once in this game")]
    Crowded,
    /// The store failed. The order may have been carried out; sending it again with the same key is safe.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A game to be created.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// What the players agree on.
    pub options: Options,
    /// Who sits where from the start; the other seats are free.
    pub parties: [Option<Party>; 2],
    /// Whether anyone who knows the game's identifier may take a free seat.
    pub open: bool,
    /// Who may find the game. An open one is always open to anyone who knows it, too.
    pub listing: Listing,
    /// The secrets for each seat. Those of a taken seat hold it; those of a free seat are invitations,
    /// each of which can be used once.
    pub holdings: Vec<(SecretHash, Seat)>,
    /// The seed of the dice and of the engine; `None` takes a random one from the system.
    pub seed: Option<u64>,
}

impl Proposal {
    /// Returns a game of this person against an opponent who has not come yet.
    #[must_use]
    pub fn new(options: Options, name: Name) -> Proposal {
        let parties = [Some(Party::Person(name)), None];
        let (open, listing, holdings) = (false, Listing::Unlisted, Vec::new());
        Proposal { options, parties, open, listing, holdings, seed: None }
    }
}

/// Why a game was not created.
#[derive(Debug, Error)]
pub enum ProposalError {
    /// The options cannot be combined.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The key was used for another game.
    #[error("the key was used for another game")]
    KeyReused,
    /// The name is not allowed.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks what is stored of a command of the first and of the second seat. It must never change.
    #[test]
    fn a_repeated_order_is_known_by_a_text_that_stays() {
        let give = Command::Act { actions: vec!["K".parse().unwrap()] };
        let order = Order::new(quarto_store::random_game_id(), Seat::First, give);
        assert_eq!(order.idempotency_key(), None, "without a key nothing is recognised");
        let order = Order { key: Some("a".into()), ..order };
        assert_eq!(order.idempotency_key(), Some(IdempotencyKey::new("0 a", "act K")));
        let second = Order { seat: Seat::Second, right: Some(Right::Open), ..order.clone() };
        assert_eq!(second.idempotency_key(), Some(IdempotencyKey::new("1 a", "act K")));
        let secret = quarto_store::Secret::random().hash();
        let right = Some(Right::Invitation { secret, seat: Seat::Second });
        let by = format!("act K by {}", secret.to_text());
        assert_eq!(
            Order { right, ..order }.idempotency_key(),
            Some(IdempotencyKey::new("0 a", &by))
        );
    }
}
