use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use quarto_game::{GameId, Seat, Viewer};
use quarto_store::{Secret, SecretHash};
use serde::Deserialize;
use thiserror::Error;

use crate::app::App;
use crate::error::ApiError;
use crate::identity::cookie::Cookie;

/// The caller of a request, identified by a secret in a header or a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Caller(pub(crate) Option<Secret>, NoSecret);

/// Why a caller has no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum NoSecret {
    /// The request has none.
    #[error("there is no Authorization header")]
    Missing,
    /// The request has credentials of another scheme.
    #[error("the Authorization header uses a scheme other than Bearer")]
    OtherScheme,
    /// The request has only a key, which others could guess.
    #[error("without a secret of one's own, a key has at least 22 characters")]
    WeakKey,
    /// The secret is malformed.
    #[error("this is not a secret: a secret has 43 characters of base64url")]
    Malformed,
}

/// The one place where a request is given an identity. It may ask the store; today the headers are enough.
impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Caller, Infallible> {
        Ok(Caller::of(&parts.headers))
    }
}

/// Returns the cookie for a visitor's secret.
pub(crate) fn set_cookie(secret: &Secret, app: &App) -> HeaderValue {
    Cookie::SECRET.set(&secret.reveal(), app)
}

/// The seat that the caller means, if they hold both.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct SeatParam {
    pub(crate) seat: Option<Seat>,
}

impl Caller {
    /// Returns the caller with this secret.
    pub(crate) fn with(secret: Secret) -> Caller {
        Caller(Some(secret), NoSecret::Missing)
    }

    /// Returns the caller of a request with these headers.
    fn of(headers: &HeaderMap) -> Caller {
        let sent = headers.get(header::AUTHORIZATION).map(|value| {
            let value = value.to_str().unwrap_or_default();
            let (scheme, secret) = value.split_once(' ').unwrap_or((value, ""));
            scheme.eq_ignore_ascii_case("bearer").then_some(secret.trim())
        });
        let secret = sent.flatten().or_else(|| Cookie::SECRET.read(headers));
        let why = match (secret, sent) {
            (Some(_), _) => NoSecret::Malformed,
            (None, Some(_)) => NoSecret::OtherScheme,
            (None, None) => NoSecret::Missing,
        };
        Caller(secret.and_then(|secret| secret.parse().ok()), why)
    }

    /// Returns the hash of the caller's secret.
    ///
    /// # Errors
    /// If the caller has no secret.
    pub(crate) fn require(&self) -> Result<SecretHash, ApiError> {
        self.hash().ok_or(ApiError::NoSecret(self.1))
    }

    pub(crate) fn hash(&self) -> Option<SecretHash> {
        self.0.as_ref().map(Secret::hash)
    }

    /// Returns the seats that the caller holds in a game.
    pub(crate) async fn seats(&self, app: &App, game: GameId) -> Result<Vec<Seat>, ApiError> {
        match self.hash() {
            Some(hash) => Ok(app.host.rights(game).await?.seats(hash)),
            None => Ok(Vec::new()),
        }
    }

    /// Returns the caller's view of a game: from the seat they name or hold, or as a spectator.
    pub(crate) async fn viewer(
        &self,
        app: &App,
        game: GameId,
        wanted: Option<Seat>,
    ) -> Result<Viewer, ApiError> {
        viewer(app, game, &self.seats(app, game).await?, wanted).await
    }
}

/// Returns the view of a caller who holds these seats.
pub(crate) async fn viewer(
    app: &App,
    game: GameId,
    seats: &[Seat],
    wanted: Option<Seat>,
) -> Result<Viewer, ApiError> {
    match (wanted, seats) {
        (None, []) => Ok(Viewer::Spectator),
        (Some(_), []) => Err(no_seat(app, game).await),
        _ => choose(seats, wanted).map(Viewer::Seat),
    }
}

/// Returns the error for a caller without a seat: the game may not even exist.
pub(crate) async fn no_seat(app: &App, game: GameId) -> ApiError {
    match app.host.snapshot(game, Viewer::Spectator).await {
        Ok(_) => ApiError::NoSeat,
        Err(error) => error.into(),
    }
}

/// Returns the seat that a caller means, of those they hold.
pub(crate) fn choose(seats: &[Seat], wanted: Option<Seat>) -> Result<Seat, ApiError> {
    match (wanted, seats) {
        (Some(seat), _) if seats.contains(&seat) => Ok(seat),
        (None, [only]) => Ok(*only),
        (None, [_, _, ..]) => Err(ApiError::WhichSeat),
        (Some(_), _) | (None, []) => Err(ApiError::NoSeat),
    }
}
