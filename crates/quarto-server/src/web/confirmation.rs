use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_game::{Command, View};
use quarto_rules::{Action, Shape};

/// A command that may lose the game: the player must confirm it first, however they entered it
/// (D3). It is written as `resign`, or as the shape of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation {
    Resign,
    Call(Shape),
}

/// How the command was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// By typing.
    InWords,
    /// By a button, or by pointing at squares.
    ByClick,
}

/// The form that asks a player for a confirmation.
#[derive(Clone, Debug)]
pub(crate) struct ConfirmationForm {
    pub(crate) what: Confirmation,
    /// Its subject, in a word or two.
    pub(crate) title: String,
    /// The words for yes and for no.
    pub(crate) yes: String,
    pub(crate) no: String,
    /// The label of the button that confirms.
    pub(crate) label: String,
}

impl Confirmation {
    /// Tells whether the command may lose the game for the viewer.
    pub(crate) fn costs(self, view: &View) -> bool {
        match self {
            Confirmation::Resign => view.turn().is_some(),
            Confirmation::Call(_) => {
                view.own_player() == view.turn().map(|turn| turn.player) && view.wrong_call_loses()
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

impl Display for Confirmation {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            Confirmation::Resign => f.write_str("resign"),
            Confirmation::Call(shape) => write!(f, "{shape}"),
        }
    }
}

impl FromStr for Confirmation {
    type Err = ();

    fn from_str(text: &str) -> Result<Confirmation, ()> {
        match text {
            "resign" => Ok(Confirmation::Resign),
            shape => shape.parse().map(Confirmation::Call).map_err(|_| ()),
        }
    }
}
