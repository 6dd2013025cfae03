//! What authors of programs read beside the description of the API, so that a server explains itself.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

/// Answers how pieces, positions, actions and records are written.
pub(crate) async fn notation() -> impl IntoResponse {
    let text = include_str!("../../../../docs/notation.md");
    ([(CONTENT_TYPE, "text/markdown; charset=utf-8")], text)
}

/// Answers a whole bot, to begin with.
pub(crate) async fn bot() -> impl IntoResponse {
    let text = include_str!("../../../../docs/bot.py");
    ([(CONTENT_TYPE, "text/x-python; charset=utf-8")], text)
}
