//! How the server is.

use axum::extract::State;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::ApiError;

/// Says that the server is there.
pub(crate) async fn live() -> &'static str {
    "alive\n"
}

/// Says whether the server can do its work.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    if app.is_stopping() {
        return ApiError::Stopping.into_response();
    }
    // A disk that is full can still be read, so that something must have been written.
    if app.host.is_ready().await {
        "ready\n".into_response()
    } else {
        ApiError::NotReady.into_response()
    }
}

/// Says which server it is.
pub(crate) async fn version() -> impl IntoResponse {
    let body = serde_json::json!({ "name": "quarto", "version": env!("CARGO_PKG_VERSION") });
    axum::Json(body)
}
