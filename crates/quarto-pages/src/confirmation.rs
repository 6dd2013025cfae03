use quarto_player::Confirmation;
use quarto_text::{PageText, TerminalText, yes_and_no};

use crate::{Fields, Flash, FormVerb, Reader};

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

impl Flash {
    /// Returns the flash that asks the sender of a form for a confirmation.
    #[must_use]
    pub fn confirmation(reader: &Reader, what: Confirmation, fields: &Fields) -> Flash {
        let voice = reader.voice();
        let [yes, no] = yes_and_no(voice.language);
        let is_typed = fields.parse("do") == Some(FormVerb::Say);
        let question = match what {
            Confirmation::Resign if is_typed => {
                reader.say(TerminalText::ConfirmResign { yes: &yes })
            }
            Confirmation::Resign => reader.say(PageText::GameResignSure),
            Confirmation::Call(shape) if is_typed => {
                reader.say(TerminalText::ConfirmCall { shape: &voice.shape(shape), yes: &yes })
            }
            Confirmation::Call(shape) => {
                reader.say(PageText::GameCallSure { shape: &voice.shape(shape) })
            }
        };
        let [title, label] = match what {
            Confirmation::Resign => [PageText::GameResign, PageText::GameResignYes],
            Confirmation::Call(_) => [PageText::GameCallNow, PageText::GameCallYes],
        }
        .map(|text| reader.say(text));
        let confirmation = Some(Box::new(ConfirmationForm { what, title, yes, no, label }));
        Flash { confirmation, ..Flash::answer(vec![question]) }
    }
}
