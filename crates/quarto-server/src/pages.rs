//! Where links lead, and how the server is.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quarto_store::Secret;

use crate::app::App;
use crate::caller::{Caller, set_cookie};
use crate::error::ApiError;

/// Exchanges the secret of a link for a cookie, and shows the game.
pub(crate) async fn join(
    State(app): State<App>,
    Path(secret): Path<String>,
    caller: Caller,
) -> Result<Response, ApiError> {
    let link = secret.parse::<Secret>().map_err(|_| ApiError::NoSeat)?;
    let store = app.host.store();
    // After rematches, the latest game.
    let held = store.holdings(link.hash(), 1).await?;
    let held = held.first().ok_or(ApiError::NoSeat)?;
    let visitor = caller.0.clone().unwrap_or_else(Secret::random);
    store.hold(visitor.hash(), held.game, held.seat).await?;
    let mut headers = HeaderMap::new();
    let place = format!("/games/{}", held.game);
    headers.insert(header::LOCATION, HeaderValue::from_str(&place).expect("letters and digits"));
    headers.insert(header::SET_COOKIE, set_cookie(&visitor, &app));
    // The secret must not go to the next page.
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    Ok((StatusCode::SEE_OTHER, headers).into_response())
}

/// Says that the server is there.
pub(crate) async fn live() -> &'static str {
    "alive\n"
}

/// Says whether the server can do its work.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    if app.is_stopping() {
        return ApiError::Stopping.into_response();
    }
    // A disk that is full can still be read.
    match app.host.beat().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => ApiError::from(error).into_response(),
    }
}

/// Says which server it is.
pub(crate) async fn version() -> impl IntoResponse {
    let body = serde_json::json!({ "name": "quarto", "version": env!("CARGO_PKG_VERSION") });
    axum::Json(body)
}
