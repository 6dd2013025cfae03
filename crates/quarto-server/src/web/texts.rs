//! Pages that are there to be read, and what is said when something does not work.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use quarto_pages::{
    Reader, about_page, accessibility_page, api_page, error_page, rules_page, sounds_page,
};
use quarto_text::Language;

use super::visitor::Visitor;
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
pub(crate) async fn api(headers: HeaderMap) -> Html<String> {
    let reader = Reader { language: Language::English, ..Visitor::lost(&headers).reader };
    Html(api_page(&reader, crate::api::openapi::page()))
}

/// Says to people in a page what went wrong, instead of in JSON.
pub(crate) async fn explain(request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let is_for_programs =
        path.starts_with("/api/") || matches!(&*path, "/livez" | "/readyz" | "/version");
    if is_for_programs {
        return next.run(request).await;
    }
    let headers = request.headers().clone();
    let response = next.run(request).await;
    match response.extensions().get::<Arc<ApiError>>() {
        Some(error) => explained(&path, &headers, error, &response),
        None => response,
    }
}

fn explained(path: &str, headers: &HeaderMap, error: &ApiError, answer: &Response) -> Response {
    let visitor = Visitor::new(path, headers).unwrap_or_else(|| Visitor::lost(headers)).on("/");
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
