//! Health checks.

use axum::extract::State;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::ApiError;

/// Answers that the process is alive.
pub(crate) async fn live() -> &'static str {
    "alive\n"
}

/// Answers whether the server can do its work.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    if app.is_stopping() {
        return ApiError::Stopping.into_response();
    }
    // A full disk can still be read, so the check must have written something.
    if app.host.is_ready().await {
        "ready\n".into_response()
    } else {
        ApiError::NotReady.into_response()
    }
}

/// Answers with the version of the server.
pub(crate) async fn version() -> impl IntoResponse {
    let body = serde_json::json!({ "name": "quarto", "version": env!("CARGO_PKG_VERSION") });
    axum::Json(body)
}
