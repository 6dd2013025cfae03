use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use quarto_pages::{Fields, Reader, Settings};
use quarto_text::Language;

use crate::api::games::base_url;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::caller::Caller;
use crate::identity::cookie::Cookie;

/// A visitor with a browser: a reader with a secret.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) reader: Reader,
    pub(crate) caller: Caller,
}

/// A visitor of any page, also of one that does not exist: in the language of its address or, if it names
/// none, in the one that they prefer.
pub(crate) struct Anyone(pub(crate) Visitor);

impl Visitor {
    /// Returns the visitor on another page.
    pub(crate) fn on(self, path: impl Into<String>) -> Visitor {
        Visitor { reader: Reader { path: path.into(), ..self.reader }, ..self }
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, ApiError> {
        let (language, path) = split(parts.uri.path()).ok_or(ApiError::NoPage)?;
        let (settings, path) = (settings(&parts.headers), path.to_owned());
        let base = base_url(app, &parts.headers);
        let Ok(caller) = Caller::from_request_parts(parts, app).await;
        Ok(Visitor { reader: Reader { language, settings, path, base }, caller })
    }
}

impl FromRequestParts<App> for Anyone {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Anyone, Infallible> {
        if let Ok(visitor) = Visitor::from_request_parts(parts, app).await {
            return Ok(Anyone(visitor));
        }
        let (language, settings) = (preferred(&parts.headers), settings(&parts.headers));
        let base = base_url(app, &parts.headers);
        let reader = Reader { language, settings, path: parts.uri.path().into(), base };
        Ok(Anyone(Visitor { reader, caller: Caller::from_request_parts(parts, app).await? }))
    }
}

/// Splits a path into its language and the rest; `None` if it does not begin with a language.
fn split(path: &str) -> Option<(Language, &str)> {
    let (language, _) = path.strip_prefix('/')?.split_once('/')?;
    let language = Language::ALL.into_iter().find(|known| known.code() == language)?;
    Some((language, &path[1 + language.code().len()..]))
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
