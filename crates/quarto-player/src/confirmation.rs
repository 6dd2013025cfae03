use std::error::Error;
use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_game::{Command, View};
use quarto_rules::{Action, Shape};

/// A command that may lose the game: the player must confirm it first, however they entered it (D3).
/// It is written as `resign`, or as the shape of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// To resign.
    Resign,
    /// A call that loses if it is wrong.
    Call(Shape),
}

impl Confirmation {
    /// Tells whether the command may lose the game for the viewer: one that is refused cannot.
    pub(crate) fn costs(self, view: &View) -> bool {
        let own = view.turn().filter(|turn| view.own_player() == Some(turn.player));
        match self {
            Confirmation::Resign => view.turn().is_some(),
            Confirmation::Call(shape) => {
                let is_allowed = view.legal_actions().contains(&Action::Call(shape));
                own.is_some() && view.wrong_call_loses() && is_allowed
            }
        }
    }

    /// Returns the command to carry out once it is confirmed.
    pub(crate) fn command(self) -> Command {
        match self {
            Confirmation::Resign => Command::Resign,
            Confirmation::Call(shape) => Command::Act { actions: vec![Action::Call(shape)] },
        }
    }
}

/// The error for a text that is not a confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConfirmationError;

impl Display for ConfirmationError {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("what is confirmed is resign, or the shape of a call")
    }
}

impl Error for ConfirmationError {}

impl Display for Confirmation {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            Confirmation::Resign => f.write_str("resign"),
            Confirmation::Call(shape) => write!(f, "{shape}"),
        }
    }
}

impl FromStr for Confirmation {
    type Err = ConfirmationError;

    fn from_str(text: &str) -> Result<Confirmation, ConfirmationError> {
        match text {
            "resign" => Ok(Confirmation::Resign),
            shape => shape.parse().map(Confirmation::Call).map_err(|_| ConfirmationError),
        }
    }
}
