//! What players ask a host to do, and what comes of it.

use std::time::Duration;

use quarto_game::{
    Command, GameId, Name, NameError, Options, OptionsError, Party, Refusal, Seat, Update,
};
use quarto_store::{IdempotencyKey, Right, SecretHash, StoreError};
use thiserror::Error;

/// Something that whoever sits on a seat wants to be done.
#[derive(Clone, Debug)]
pub struct Order {
    /// In this game.
    pub game: GameId,
    /// On this seat.
    pub seat: Seat,
    /// What shall be done. Since when an opponent is gone, the host knows better.
    pub command: Command,
    /// By which the command is known again if it is sent twice: then it is done once, and the
    /// answer is the same.
    pub key: Option<String>,
    /// How many events the sender knows: if there are more, but for greetings, nothing is done.
    pub seq: Option<usize>,
    /// How long it was on the way.
    pub lag: Duration,
    /// By what right the sender sits down, if that is what they do.
    pub right: Option<Right>,
    /// Who holds the seat if it is carried out.
    pub holders: Vec<SecretHash>,
}

impl Order {
    /// Returns an order without anything special.
    #[must_use]
    pub fn new(game: GameId, seat: Seat, command: Command) -> Order {
        let (key, seq, lag, right, holders) = (None, None, Duration::ZERO, None, Vec::new());
        Order { game, seat, command, key, seq, lag, right, holders }
    }

    /// Checks the name of whoever sits down, and writes it in its one form.
    pub(crate) fn check_name(&mut self) -> Result<(), NameError> {
        if let Command::Sit(party) = &mut self.command {
            check_name(party)?;
        }
        Ok(())
    }

    /// Returns by which the command is known again.
    pub(crate) fn idempotency_key(&self) -> Option<IdempotencyKey> {
        let key = self.key.as_ref()?;
        let seat = self.seat.index();
        // It is a contract, as the text of the command is.
        let command = match self.right {
            None | Some(Right::Open) => self.command.to_string(),
            Some(Right::Invitation { secret, .. }) => {
                format!("{} by {}", self.command, secret.to_text())
            }
        };
        Some(IdempotencyKey::new(&format!("{seat} {key}"), &command))
    }
}

/// Checks a new name, and writes it in its one form. Those in games that are kept stay as they are.
pub(crate) fn check_name(party: &mut Party) -> Result<(), NameError> {
    if let Party::Person(name) = party {
        *name = name.as_str().parse()?;
    }
    Ok(())
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// How many events the game had then.
    pub seq: usize,
    /// What whoever ordered it hears of it.
    pub told: Vec<Update>,
}

/// Why an order was not carried out.
#[derive(Debug, Error)]
pub enum OrderError {
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// It is not allowed.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Nobody may be called like that.
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
    /// So many others act in this game that it was never this one's turn.
    #[error("too many act at once in this game")]
    Crowded,
    /// The store failed. Whether it was done will turn out when it is sent again.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A game to be.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// What the players agree on.
    pub options: Options,
    /// Who sits where from the start; the other seats are free.
    pub parties: [Option<Party>; 2],
    /// Whether anybody who knows the game may take a free seat.
    pub open: bool,
    /// Whose secrets are for which seats. Those of a seat that is taken hold it; those of a free one
    /// are invitations, each good for one sitting.
    pub holdings: Vec<(SecretHash, Seat)>,
    /// From which the dice and the engine get their chance; if it is not said, from the system.
    pub seed: Option<u64>,
}

impl Proposal {
    /// Returns a game of somebody against somebody else who is not there yet.
    #[must_use]
    pub fn new(options: Options, name: Name) -> Proposal {
        let parties = [Some(Party::Person(name)), None];
        Proposal { options, parties, open: false, holdings: Vec::new(), seed: None }
    }
}

/// Why there is no such game.
#[derive(Debug, Error)]
pub enum ProposalError {
    /// Nobody can play like this.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The key was used for another game.
    #[error("the key was used for another game")]
    KeyReused,
    /// Nobody may be called like that.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is kept of a command of the first and of the second seat. It stays as it is for ever.
    #[test]
    fn a_repeated_order_is_known_by_a_text_that_stays() {
        let give = Command::Act { actions: vec!["K".parse().unwrap()] };
        let order = Order::new(quarto_store::random_game_id(), Seat::First, give);
        assert_eq!(order.idempotency_key(), None, "without a key nothing is known again");
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
