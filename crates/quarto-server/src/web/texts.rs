//! Pages that are there to be read, and what is said when something does not work.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use quarto_pages::{
    Reader, about_page, accessibility_page, api_page, error_page, rules_page, sounds_page,
};
use quarto_text::Language;

use super::visitor::{Anyone, Visitor};
use crate::app::App;
use crate::error::ApiError;

/// Shows the rules.
pub(crate) async fn rules(visitor: Visitor) -> Html<String> {
    Html(rules_page(&visitor.reader))
}

/// Says what this is.
pub(crate) async fn about(visitor: Visitor) -> Html<String> {
    Html(about_page(&visitor.reader))
}

/// Says who can play here and how, and whom to tell of barriers.
pub(crate) async fn accessibility(State(app): State<App>, visitor: Visitor) -> Html<String> {
    Html(accessibility_page(&visitor.reader, app.config.contact.as_deref()))
}

/// Lets visitors listen to the sounds and test themselves.
pub(crate) async fn sounds(visitor: Visitor) -> Html<String> {
    Html(sounds_page(&visitor.reader))
}

/// Shows what the API can do, in the language of those who write programs.
pub(crate) async fn api(Anyone(visitor): Anyone) -> Html<String> {
    let reader = Reader { language: Language::English, ..visitor.on("/").reader };
    Html(api_page(&reader, crate::api::openapi::page()))
}

/// Says to people in a page what went wrong, instead of in JSON.
pub(crate) async fn explain(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_for_programs =
        path.starts_with("/api/") || matches!(path, "/livez" | "/readyz" | "/version");
    if is_for_programs {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let mut asked = parts.clone();
    let response = next.run(Request::from_parts(parts, body)).await;
    let Some(error) = response.extensions().get::<Arc<ApiError>>() else { return response };
    let Ok(Anyone(visitor)) = Anyone::from_request_parts(&mut asked, &app).await;
    explained(&visitor.on("/"), error, &response)
}

fn explained(visitor: &Visitor, error: &ApiError, answer: &Response) -> Response {
    let text = error.words(visitor.reader.voice());
    let mut page = Html(error_page(&visitor.reader, text)).into_response();
    *page.status_mut() = answer.status();
    // All that protects the answer protects the page, too.
    for (name, value) in answer.headers() {
        if *name == header::SET_COOKIE {
            // There may be several.
            page.headers_mut().append(name.clone(), value.clone());
        } else if !matches!(*name, header::CONTENT_TYPE | header::CONTENT_LENGTH) {
            page.headers_mut().insert(name.clone(), value.clone());
        }
    }
    page
}
