//! Idempotent requests: how a repeated request to create a game or take a seat is recognised, by
//! its caller and the key they gave it. The secrets in the answer are derived from both, so that
//! they can be sent again and need not be stored.

use quarto_game::{GameId, Seat};
use quarto_host::{Proposal, ProposalError};
use quarto_store::{IdempotencyKey, Secret};

use crate::api::games::LONGEST_KEY;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::caller::{Caller, NoSecret};

/// The shortest key of a caller without a secret of their own, which must not be guessable: 128
/// random bits are 22 characters of base64url.
const SHORTEST_KEY: usize = 22;

/// The creation of a game, which may be repeated.
pub(crate) struct Making {
    root: Secret,
    is_repeatable: bool,
}

impl Making {
    /// Returns the creation that a request asks for; without a key, every request creates another
    /// game.
    pub(crate) fn new(caller: &Caller, key: Option<&str>) -> Result<Making, ApiError> {
        let Some(key) = key else {
            return Ok(Making { root: Secret::random(), is_repeatable: false });
        };
        let root = owner(caller, key)?.derive(&format!("game {key}"));
        Ok(Making { root, is_repeatable: true })
    }

    /// Returns the creation that a visitor asks for by a form.
    pub(crate) fn of_form(visitor: &Secret, form: &str) -> Making {
        Making { root: visitor.derive(&format!("form {form}")), is_repeatable: true }
    }

    /// Returns the secret of a seat.
    pub(crate) fn secret(&self, seat: Seat) -> Secret {
        self.root.derive(match seat {
            Seat::First => "first",
            Seat::Second => "second",
        })
    }

    /// Creates the game, or finds it if it was created before; `body` is the body of the request.
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

/// Returns the secret of a seat that a caller takes. A caller takes one seat of a game, so it is
/// derived from their own secret alone; without a secret and a key it is random.
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

/// Returns the secret from which everything of a tournament follows that a caller announces.
pub(crate) fn tournament_root(caller: &Caller, key: Option<&str>) -> Result<Secret, ApiError> {
    let Some(key) = key else { return Ok(Secret::random()) };
    Ok(owner(caller, key)?.derive(&format!("tournament {key}")))
}

/// Returns the idempotency key of the request that takes a seat with this secret.
pub(crate) fn seat_key(secret: &Secret, key: &str) -> String {
    secret.derive(&format!("key {key}")).reveal()
}

/// Returns the secret of a visitor: their own, or one derived from the key of the form, so that it
/// is the same if they send the form again.
pub(crate) fn visitor_secret(caller: &Caller, key: Option<&str>) -> Secret {
    let own = caller.0.clone();
    let of_key = || owner(caller, key?).ok().map(|secret| secret.derive("visitor"));
    own.or_else(of_key).unwrap_or_else(Secret::random)
}

/// Refuses a key that is too long, or that others could guess.
pub(crate) fn weak_key(caller: &Caller, key: &str) -> Result<(), ApiError> {
    owner(caller, key).map(drop)
}

/// Returns the secret that a key belongs to.
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
