//! All texts, as closed sets with typed arguments. The English catalogues declare them: the types are
//! made of those when the crate is built.

use fluent_bundle::{FluentArgs, FluentValue};

use crate::Language;
use crate::catalogue::Catalogue;

/// The way in which a text is received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Register {
    /// Text to read on a screen.
    Label,
    /// Text to hear: the most important word comes first.
    Spoken,
    /// Text to read with the fingers: as few words as possible.
    Braille,
}

impl Register {
    /// All registers.
    pub const ALL: [Register; 3] = [Register::Label, Register::Spoken, Register::Braille];

    const fn attribute(self) -> Option<&'static str> {
        match self {
            Register::Label => None,
            Register::Spoken => Some("spoken"),
            Register::Braille => Some("braille"),
        }
    }
}

/// A text of any catalogue, with the words that vary.
#[derive(Debug)]
pub struct AnyText<'a> {
    id: &'static str,
    arguments: FluentArgs<'a>,
}

impl<'a> AnyText<'a> {
    fn new<const N: usize>(
        id: &'static str,
        arguments: [(&'static str, FluentValue<'a>); N],
    ) -> AnyText<'a> {
        AnyText { id, arguments: FluentArgs::from_iter(arguments) }
    }

    /// Returns the text in a language, as it is read.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        self.say_in(language, Register::Label)
    }

    fn say_in(&self, language: Language, register: Register) -> String {
        Catalogue::of(language).say(self.id, register.attribute(), &self.arguments)
    }
}

impl GameText<'_> {
    /// Returns the text in one of its registers; only events and prompts have all of them.
    pub(crate) fn say_in(self, language: Language, register: Register) -> String {
        AnyText::from(self).say_in(language, register)
    }
}

impl NewsText<'_> {
    /// Returns the text in one of its registers; what is heard is its first form.
    pub(crate) fn say_in(self, language: Language, register: Register) -> String {
        AnyText::from(self).say_in(
            language,
            match register {
                Register::Label | Register::Spoken => Register::Label,
                Register::Braille => Register::Braille,
            },
        )
    }
}

include!(concat!(env!("OUT_DIR"), "/texts.rs"));
