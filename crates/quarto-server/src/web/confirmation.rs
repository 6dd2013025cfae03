use quarto_player::Confirmation;

use super::form_verb::FormVerb;

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

impl Asked {
    /// Returns how a form with this verb was entered.
    pub(crate) fn by(verb: Option<FormVerb>) -> Asked {
        if verb == Some(FormVerb::Say) { Asked::InWords } else { Asked::ByClick }
    }
}
