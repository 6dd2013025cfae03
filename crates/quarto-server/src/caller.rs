use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use quarto_game::{Seat, Viewer};
use quarto_store::{GameId, Secret, SecretHash};
use serde::Deserialize;

use crate::app::App;
use crate::error::ApiError;

/// The name of the cookie that holds a visitor's secret.
pub(crate) const COOKIE: &str = "quarto";
/// For how long it is kept, in seconds: a year.
const COOKIE_AGE: u32 = 31_536_000;

/// Who asks, as far as they say it: by a secret, in a header or a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Caller(pub(crate) Option<Secret>);

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Infallible> {
        Ok(Caller::of(&parts.headers))
    }
}

/// Returns the value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut each = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
    each.find(|(name, _)| name.trim() == wanted).map(|(_, value)| value.trim())
}

/// Tells whether a browser speaks for somebody without their doing.
pub(crate) fn has_cookie(headers: &HeaderMap) -> bool {
    headers.contains_key(header::COOKIE)
}

/// Returns the cookie for a visitor's secret. No script can read it.
pub(crate) fn set_cookie(secret: &Secret, app: &App) -> HeaderValue {
    let secure = if is_https(app) { "; Secure" } else { "" };
    let secret = secret.reveal();
    let text =
        format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE}{secure}");
    let mut value = HeaderValue::from_str(&text).expect("letters and digits");
    value.set_sensitive(true);
    value
}

/// Returns what makes a browser forget a cookie.
pub(crate) fn drop_cookie(name: &str, app: &App) -> HeaderValue {
    let secure = if is_https(app) { "; Secure" } else { "" };
    let text = format!("{name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}");
    HeaderValue::from_str(&text).expect("letters and digits")
}

/// Tells whether people come by HTTPS, so that cookies may go no other way.
pub(crate) fn is_https(app: &App) -> bool {
    app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"))
}

/// Which seat somebody means, if they hold both.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct SeatParam {
    pub(crate) seat: Option<Seat>,
}

impl Caller {
    /// Returns who asks with these headers.
    pub(crate) fn of(headers: &HeaderMap) -> Caller {
        let bearer = headers.get(header::AUTHORIZATION).and_then(|value| {
            let (scheme, secret) = value.to_str().ok()?.split_once(' ')?;
            scheme.eq_ignore_ascii_case("bearer").then_some(secret.trim())
        });
        let secret = bearer.or_else(|| cookie(headers, COOKIE));
        Caller(secret.and_then(|secret| secret.parse().ok()))
    }

    pub(crate) fn hash(&self) -> Option<SecretHash> {
        self.0.as_ref().map(Secret::hash)
    }

    /// Returns the seats that the caller holds in a game.
    pub(crate) async fn seats(&self, app: &App, game: GameId) -> Result<Vec<Seat>, ApiError> {
        match self.hash() {
            Some(hash) => Ok(app.host.store().seats(hash, game).await?),
            None => Ok(Vec::new()),
        }
    }

    /// Returns as whom the caller looks on: from the seat they name or hold, or as a spectator.
    pub(crate) async fn viewer(
        &self,
        app: &App,
        game: GameId,
        wanted: Option<Seat>,
    ) -> Result<Viewer, ApiError> {
        let seats = self.seats(app, game).await?;
        match (wanted, &seats[..]) {
            (None, []) => Ok(Viewer::Spectator),
            (Some(_), []) => Err(no_seat(app, game).await),
            _ => choose(&seats, wanted).map(Viewer::Seat),
        }
    }
}

/// Returns why somebody has no seat: there may be no such game at all.
pub(crate) async fn no_seat(app: &App, game: GameId) -> ApiError {
    match app.host.look(game, Viewer::Spectator).await {
        Ok(_) => ApiError::NoSeat,
        Err(error) => error.into(),
    }
}

/// Returns the seat somebody means, of those they hold.
pub(crate) fn choose(seats: &[Seat], wanted: Option<Seat>) -> Result<Seat, ApiError> {
    match (wanted, seats) {
        (Some(seat), _) if seats.contains(&seat) => Ok(seat),
        (None, [only]) => Ok(*only),
        (None, [_, _, ..]) => Err(ApiError::WhichSeat),
        (Some(_), _) | (None, []) => Err(ApiError::NoSeat),
    }
}
