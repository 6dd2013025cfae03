use quarto_text::{AnyText, Language, Verbosity, Voice};

use crate::{Flash, Settings};

/// Someone who reads a page: in which language, with which settings, and where they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The language of the page.
    pub language: Language,
    /// The reader's settings.
    pub settings: Settings,
    /// The path of the page after the language, as in `/rules`.
    pub path: String,
    /// The start of every address on this server, for those who see the page from elsewhere.
    pub base: String,
}

impl Default for Reader {
    fn default() -> Reader {
        Reader {
            language: Language::English,
            settings: Settings::default(),
            path: "/".into(),
            base: String::new(),
        }
    }
}

impl Reader {
    /// Returns the voice for the reader.
    #[must_use]
    pub fn voice(&self) -> Voice {
        let Settings { edition, verbosity, .. } = self.settings;
        Voice { language: self.language, edition, verbosity, ..Voice::default() }
    }

    /// Says as much as the reader wants from now on, and returns the answer to them.
    pub fn choose(&mut self, verbosity: Verbosity) -> Flash {
        self.settings.verbosity = verbosity;
        Flash::answer(vec![self.voice().verbosity_chosen(verbosity)])
    }

    /// Returns the address of one of our pages in the reader's language.
    #[must_use]
    pub fn to(&self, path: &str) -> String {
        format!("/{}{path}", self.language)
    }

    /// Returns a text in the reader's language.
    pub fn say<'a>(&self, text: impl Into<AnyText<'a>>) -> String {
        text.into().say(self.language)
    }
}
