use askama::Template;
use quarto_text::{AnyText, Language, PageText};

use crate::Reader;
use crate::assets;
use crate::settings::{Settings, Theme};

/// The texts of pages in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PageTexts(pub(crate) Language);

impl PageTexts {
    pub(crate) fn say<'a>(self, text: impl Into<AnyText<'a>>) -> String {
        text.into().say(self.0)
    }
}

/// The frame around every page.
pub(crate) struct Frame {
    pub(crate) language: Language,
    pub(crate) words: PageTexts,
    pub(crate) settings: Settings,
    pub(crate) title: String,
    /// The title for a preview of the page, where its link is sent.
    pub(crate) preview: String,
    pub(crate) path: String,
    base: String,
}

impl Frame {
    pub(crate) fn new(reader: &Reader, title: &str) -> Frame {
        let titled = || reader.say(PageText::PageTitle { title });
        let title = if title.is_empty() { "Quarto".into() } else { titled() };
        Frame {
            language: reader.language,
            words: PageTexts(reader.language),
            settings: reader.settings.clone(),
            preview: title.clone(),
            title,
            base: reader.base.clone(),
            path: reader.path.clone(),
        }
    }

    pub(crate) fn say<'a>(&self, text: impl Into<AnyText<'a>>) -> String {
        self.words.say(text)
    }

    /// Returns the address of one of our pages in the visitor's language.
    pub(crate) fn to(&self, path: &str) -> String {
        format!("/{}{path}", self.language)
    }

    /// Returns the whole address of the picture for a preview of the page.
    pub(crate) fn preview_picture(&self) -> String {
        format!("{}{}", self.base, assets::address("share.jpg"))
    }

    /// Returns the links to this page in all languages.
    pub(crate) fn translations(&self) -> [Translation; Language::ALL.len()] {
        Language::ALL
            .map(|language| Translation { language, url: format!("/{language}{}", self.path) })
    }

    /// Returns the colours that browsers may give their own frame around the page.
    pub(crate) fn theme_colours(&self) -> Vec<ThemeColour> {
        let colour = |value, media| ThemeColour { value, media };
        match self.settings.theme {
            Theme::Light => vec![colour(PAPER, None)],
            Theme::Dark => vec![colour(NIGHT, None)],
            Theme::Auto => vec![colour(PAPER, Some("light")), colour(NIGHT, Some("dark"))],
        }
    }

    #[expect(clippy::unused_self, reason = "templates say it so")]
    pub(crate) fn asset(&self, file: &str) -> String {
        assets::address(file)
    }
}

/// The colours of the page behind the header, as in `style.css`.
const PAPER: &str = "#f7f1e7";
const NIGHT: &str = "#1a1410";

/// A colour for the frame of the browser.
pub(crate) struct ThemeColour {
    pub(crate) value: &'static str,
    /// The colour scheme for which it is meant.
    pub(crate) media: Option<&'static str>,
}

/// A link to the page in one of the languages.
pub(crate) struct Translation {
    pub(crate) language: Language,
    pub(crate) url: String,
}

/// Renders a page.
pub(crate) fn render(page: &impl Template) -> String {
    page.render().expect("a template only writes to memory")
}

/// Escapes a text for HTML.
#[must_use]
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
