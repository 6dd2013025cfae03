use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_game::{Command, View};
use quarto_rules::{Action, Shape};

/// What may lose the game: it is read back before it is done, whatever the way in (D3). Written
/// `resign`, or as the shape of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation {
    Resign,
    Call(Shape),
}

/// How it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// By typing a command.
    InWords,
    /// By a button, or by pointing at squares.
    ByClick,
}

/// What a player is asked to be sure of, and how they answer.
#[derive(Clone, Debug)]
pub(crate) struct ConfirmationForm {
    pub(crate) what: Confirmation,
    /// What it is about, in a word or two.
    pub(crate) title: String,
    /// What is typed for yes and for no.
    pub(crate) yes: String,
    pub(crate) no: String,
    /// What the button says that does it.
    pub(crate) label: String,
}

impl Confirmation {
    /// Tells whether it may lose the game for the one whose view it is.
    pub(crate) fn costs(self, view: &View) -> bool {
        match self {
            Confirmation::Resign => view.turn().is_some(),
            Confirmation::Call(_) => {
                view.own_player() == view.turn().map(|turn| turn.player) && view.wrong_call_loses()
            }
        }
    }

    /// Returns what is done when it is sure.
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
