//! Extractors for bodies and parameters, with our own errors.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use quarto_game::GameId;
use serde::de::DeserializeOwned;

use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::protection::entrance::Entry;
use crate::protection::limits::Slot;

/// Extracts a JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ApiError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(ApiError::NotJson);
        }
        let bytes = Bytes::from_request(request, app).await.map_err(|error| match error {
            BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
                ApiError::TooLarge
            }
            other => ApiError::BadRequest(other.to_string()),
        })?;
        read(&bytes).map(Body)
    }
}

/// Reads a JSON object.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    // Missing fields have defaults, but serde would accept an empty array as an object with none.
    if bytes.trim_ascii_start().first() != Some(&b'{') {
        return Err(ApiError::BadRequest("it must be a JSON object".into()));
    }
    serde_json::from_slice(bytes).map_err(|error| ApiError::BadRequest(error.to_string()))
}

/// Extracts the query parameters.
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, ApiError> {
        let query = Query::from_request_parts(parts, state).await;
        query
            .map(|Query(params)| Params(params))
            .map_err(|error| ApiError::BadRequest(error.body_text()))
    }
}

/// Extracts a slot for a client that stays for long: that of its connection or, behind a proxy, one
/// of its own.
pub(crate) struct ConnectionSlot {
    /// The connection of the client.
    pub(crate) entry: Option<Arc<Entry>>,
    #[expect(dead_code, reason = "it counts as long as it is there")]
    place: Option<Slot>,
}

impl FromRequestParts<App> for ConnectionSlot {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ConnectionSlot, ApiError> {
        let entry = parts.extensions.get::<Arc<Entry>>().cloned();
        if entry.as_ref().is_some_and(|entry| entry.has_place()) {
            return Ok(ConnectionSlot { entry, place: None });
        }
        let peer = Peer::of(&parts.extensions);
        let place = app.guards.connections.take(peer);
        let place = place.ok_or(ApiError::TooMany { retry_after: 10 })?;
        Ok(ConnectionSlot { entry, place: Some(place) })
    }
}

/// Extracts the game from the path.
pub(crate) struct GamePath(pub(crate) GameId);

impl<S: Send + Sync> FromRequestParts<S> for GamePath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<GamePath, ApiError> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let Path(text) = path.map_err(|_| ApiError::NoPage)?;
        let id = text.parse().map_err(|_| quarto_host::OrderError::NoGame)?;
        Ok(GamePath(id))
    }
}
