//! The page of the visitor's settings.

use axum::extract::State;
use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use quarto_pages::{Fields, read_settings, settings_page};

use super::visitor::Visitor;
use crate::app::App;
use crate::identity::cookie::remember;

/// Shows the settings.
pub(crate) async fn settings(visitor: Visitor, uri: Uri) -> Html<String> {
    Html(settings_page(&visitor.reader, uri.query() == Some("saved")))
}

/// Saves the settings.
pub(crate) async fn save_settings(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    if fields.get("switch") == Some("sound") {
        let settings = visitor.reader.settings.with_sound_switched();
        // A path of ours, whatever the form says: it comes after the language.
        let from = fields.get("from").filter(|path| path.starts_with('/')).unwrap_or("/");
        let place = Redirect::to(&visitor.reader.to(from));
        return ([(header::SET_COOKIE, remember(&app, &settings))], place).into_response();
    }
    if let Some(verbosity) = fields.parse("verbosity").filter(|_| fields.get("language").is_none())
    {
        // A page of a game keeps what was typed there; the other settings stay.
        let settings = visitor.reader.settings.saying(verbosity);
        let cookie = [(header::SET_COOKIE, remember(&app, &settings))];
        return (StatusCode::NO_CONTENT, cookie).into_response();
    }
    let settings = match read_settings(&visitor.reader, &fields) {
        Ok(settings) => settings,
        Err(page) => return (StatusCode::UNPROCESSABLE_ENTITY, Html(page)).into_response(),
    };
    let language = settings.language.unwrap_or(visitor.reader.language);
    let place = Redirect::to(&format!("/{language}/settings?saved"));
    let cookie = remember(&app, &settings);
    ([(header::SET_COOKIE, cookie)], place).into_response()
}
