use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use quarto_text::{Language, Voice};

use super::fields::Fields;
use super::settings::Settings;
use crate::caller::Caller;
use crate::cookie::Cookie;
use crate::error::ApiError;

/// A visitor with a browser: their language, their settings and their secret.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) language: Language,
    pub(crate) settings: Settings,
    pub(crate) caller: Caller,
    /// The path of the page after the language, as in `/rules`.
    pub(crate) path: String,
}

impl Visitor {
    /// Returns a visitor whose language is the first part of the path; `None` if that is not a
    /// language.
    pub(crate) fn new(path: &str, headers: &HeaderMap) -> Option<Visitor> {
        let (language, rest) = path.strip_prefix('/')?.split_once('/')?;
        let known = |known: &Language| known.code() == language;
        Some(Visitor {
            language: Language::ALL.into_iter().find(known)?,
            settings: settings(headers),
            caller: Caller::of(headers),
            path: format!("/{rest}"),
        })
    }

    /// Returns a visitor of no page, in the language that they prefer.
    pub(crate) fn lost(headers: &HeaderMap) -> Visitor {
        Visitor {
            language: preferred(headers),
            settings: settings(headers),
            caller: Caller::of(headers),
            path: "/".into(),
        }
    }

    /// Returns the voice for the visitor.
    pub(crate) fn voice(&self) -> Voice {
        let Settings { edition, .. } = self.settings;
        Voice { language: self.language, edition, ..Voice::default() }
    }

    /// Returns the address of one of our pages in the visitor's language.
    pub(crate) fn to(&self, path: &str) -> String {
        format!("/{}{path}", self.language)
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
