//! Health checks.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use quarto_wire::API_VERSION;
use serde_json::json;

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

/// Says which server it is, and which API it speaks.
pub(crate) async fn version() -> impl IntoResponse {
    let version = env!("CARGO_PKG_VERSION");
    axum::Json(json!({ "name": "quarto", "version": version, "api": API_VERSION }))
}
