use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use quarto_pages::{Fields, Reader, Settings};
use quarto_text::Language;

use crate::error::ApiError;
use crate::identity::caller::Caller;
use crate::identity::cookie::Cookie;

/// A visitor with a browser: a reader with a secret.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) reader: Reader,
    pub(crate) caller: Caller,
}

impl Visitor {
    /// Returns a visitor whose language is the first part of the path; `None` if that is not a
    /// language.
    pub(crate) fn new(path: &str, headers: &HeaderMap) -> Option<Visitor> {
        let (language, rest) = path.strip_prefix('/')?.split_once('/')?;
        let known = |known: &Language| known.code() == language;
        let language = Language::ALL.into_iter().find(known)?;
        let reader = Reader { language, settings: settings(headers), path: format!("/{rest}") };
        Some(Visitor { reader, caller: Caller::of(headers) })
    }

    /// Returns a visitor of no page, in the language that they prefer.
    pub(crate) fn lost(headers: &HeaderMap) -> Visitor {
        let (language, settings) = (preferred(headers), settings(headers));
        let reader = Reader { language, settings, path: "/".into() };
        Visitor { reader, caller: Caller::of(headers) }
    }

    /// Returns the visitor on another page.
    pub(crate) fn on(self, path: impl Into<String>) -> Visitor {
        Visitor { reader: Reader { path: path.into(), ..self.reader }, ..self }
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, ApiError> {
        Visitor::new(parts.uri.path(), &parts.headers).ok_or(ApiError::NoPage)
    }
}

fn settings(headers: &HeaderMap) -> Settings {
    let text = Cookie::SETTINGS.read(headers).unwrap_or_default();
    Settings::read(&Fields::read(text.as_bytes()))
}

/// Returns the language that the visitor has chosen, or that the browser asks for.
pub(crate) fn preferred(headers: &HeaderMap) -> Language {
    if let Some(chosen) = settings(headers).language {
        return chosen;
    }
    let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|wishes| wishes.to_str().ok());
    let mut wishes: Vec<(&str, f32)> = wishes.unwrap_or_default().split(',').map(weigh).collect();
    wishes.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    Language::choose(wishes.into_iter().map(|(wish, _)| wish))
}

/// Reads a language and its weight, as in `fr;q=0.8`.
fn weigh(wish: &str) -> (&str, f32) {
    let (language, weight) = wish.split_once(';').unwrap_or((wish, "q=1"));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
    (language.trim(), weight.unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_ask_for_languages() {
        let check = |wishes: &str, expected| {
            let headers =
                HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, wishes.parse().unwrap())]);
            assert_eq!(preferred(&headers), expected, "{wishes}");
        };
        check("", Language::English);
        check("de, fr-CA;q=0.8, es;q=0.9", Language::Spanish);
        check("ru", Language::Russian);
        check("de;q=x, ro-RO;q=0.1", Language::Romanian);
    }
}
