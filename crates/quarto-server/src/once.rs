//! How a request is known again that makes a game or takes a seat: by who asks, and by the key they
//! gave it. The secrets in the answer follow from both, so that they can be told again and
//! need not be kept.

use quarto_game::{GameId, Seat};
use quarto_host::{Proposal, ProposalError};
use quarto_store::{IdempotencyKey, Secret};

use crate::app::App;
use crate::caller::{Caller, NoSecret};
use crate::error::ApiError;
use crate::games::LONGEST_KEY;

/// A caller without a secret of their own needs a key that cannot be guessed: 128 bits of chance are 22
/// characters of base64url.
const SHORTEST_KEY: usize = 22;

/// The making of a game, which may be asked for again.
pub(crate) struct Making {
    root: Secret,
    is_repeatable: bool,
}

impl Making {
    /// Returns what a request asks for; without a key every request asks for another game.
    pub(crate) fn new(caller: &Caller, key: Option<&str>) -> Result<Making, ApiError> {
        let Some(key) = key else {
            return Ok(Making { root: Secret::random(), is_repeatable: false });
        };
        let root = owner(caller, key)?.derive(&format!("game {key}"));
        Ok(Making { root, is_repeatable: true })
    }

    /// Returns what a visitor asks for by a form.
    pub(crate) fn of_form(visitor: &Secret, form: &str) -> Making {
        Making { root: visitor.derive(&format!("form {form}")), is_repeatable: true }
    }

    /// Returns the secret for a seat.
    pub(crate) fn secret(&self, seat: Seat) -> Secret {
        self.root.derive(match seat {
            Seat::First => "first",
            Seat::Second => "second",
        })
    }

    /// Makes the game, or finds it if it was made before; `body` is what stands in the request.
    pub(crate) async fn make(
        &self,
        app: &App,
        proposal: Proposal,
        body: &str,
    ) -> Result<GameId, ProposalError> {
        if !self.is_repeatable {
            return app.host.create(proposal).await;
        }
        let id = self.root.derive("name").to_game_id();
        app.host.create_once(proposal, id, IdempotencyKey::new("make", body)).await?;
        Ok(id)
    }
}

/// Returns the secret for a seat that a caller takes. A caller takes one seat of a game, so that it
/// follows from their own secret alone; without secret and key it is another one every time.
pub(crate) fn seat_secret(
    caller: &Caller,
    game: GameId,
    key: Option<&str>,
) -> Result<Secret, ApiError> {
    let owner = match (&caller.0, key) {
        (None, None) => Secret::random(),
        (Some(secret), None) => secret.clone(),
        (_, Some(key)) => owner(caller, key)?,
    };
    Ok(owner.derive(&format!("seat {game}")))
}

/// Returns the key by which a host knows the request again that takes a seat with this secret.
pub(crate) fn seat_key(secret: &Secret, key: &str) -> String {
    secret.derive(&format!("key {key}")).reveal()
}

/// Returns the secret of a visitor: their own, or one that follows from the key of the form they
/// sent, so that it is the same if they send it again.
pub(crate) fn visitor_secret(caller: &Caller, key: Option<&str>) -> Secret {
    let own = caller.0.clone();
    let of_key = || owner(caller, key?).ok().map(|secret| secret.derive("visitor"));
    own.or_else(of_key).unwrap_or_else(Secret::random)
}

/// Returns the secret to which a key belongs.
fn owner(caller: &Caller, key: &str) -> Result<Secret, ApiError> {
    let length = key.chars().count();
    if length > LONGEST_KEY {
        return Err(ApiError::BadRequest(format!("a key has at most {LONGEST_KEY} characters")));
    }
    match &caller.0 {
        Some(secret) => Ok(secret.clone()),
        None if length >= SHORTEST_KEY => Ok(Secret::of(key)),
        None => Err(ApiError::NoSecret(NoSecret::WeakKey)),
    }
}
