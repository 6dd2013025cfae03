use askama::Template;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use quarto_text::{Language, Message, PageText};

use super::assets;
use super::settings::Settings;
use super::visitor::Visitor;

/// Says things on a page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PageTexts(pub(crate) Language);

impl PageTexts {
    /// Says what stands only on pages.
    pub(crate) fn say(self, text: PageText<'_>) -> String {
        text.say(self.0)
    }

    /// Says what is said elsewhere, too.
    pub(crate) fn tell(self, message: Message<'_>) -> String {
        message.say(self.0)
    }
}

/// What every page has around it.
pub(crate) struct Frame {
    pub(crate) language: Language,
    pub(crate) words: PageTexts,
    pub(crate) settings: Settings,
    pub(crate) title: String,
    path: String,
}

impl Frame {
    pub(crate) fn new(visitor: &Visitor, title: &str) -> Frame {
        let title = if title.is_empty() { "Quarto".into() } else { format!("{title} – Quarto") };
        Frame {
            language: visitor.language,
            words: PageTexts(visitor.language),
            settings: visitor.settings.clone(),
            title,
            path: visitor.path.clone(),
        }
    }

    pub(crate) fn say(&self, text: PageText<'_>) -> String {
        self.words.say(text)
    }

    /// Returns the address of one of our pages.
    pub(crate) fn to(&self, path: &str) -> String {
        format!("/{}{path}", self.language)
    }

    /// Returns this page in all languages.
    pub(crate) fn translations(&self) -> [Translation; 5] {
        Language::ALL
            .map(|language| Translation { language, url: format!("/{language}{}", self.path) })
    }

    #[expect(clippy::unused_self, reason = "templates say it so")]
    pub(crate) fn asset(&self, file: &str) -> String {
        assets::address(file)
    }
}

/// A page in one of the languages.
pub(crate) struct Translation {
    pub(crate) language: Language,
    pub(crate) url: String,
}

/// Returns a page to be sent.
pub(crate) fn send(page: &impl Template) -> Response {
    match page.render() {
        Ok(html) => Html(html).into_response(),
        // Templates only write to memory.
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    }
}

/// Writes a text so that it means nothing in HTML.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
