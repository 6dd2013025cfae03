//! What a visitor has done with puzzles, kept with their secret.

use axum::http::{HeaderValue, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use quarto_puzzle::PuzzleProgress;
use quarto_store::Secret;

use crate::app::App;
use crate::error::ApiError;
use crate::identity::caller::{Caller, set_cookie};
use crate::protection::limits::Source;

/// How often a change is tried again when another one came first.
const TRIES: usize = 5;

/// Returns what the caller has done so far.
pub(crate) async fn progress(app: &App, caller: &Caller) -> Result<PuzzleProgress, ApiError> {
    let Some(hash) = caller.hash() else { return Ok(PuzzleProgress::default()) };
    let kept = app.host.store().progress(hash).await?;
    Ok(kept.map(|kept| PuzzleProgress::read(&kept.text)).unwrap_or_default())
}

/// Changes what a visitor has done, and returns it with the cookie of a visitor who had no secret yet. Of two
/// changes at once, the later one is made to what the earlier one has left.
pub(crate) async fn change<T>(
    app: &App,
    peer: Source,
    caller: &Caller,
    mut change: impl FnMut(&mut PuzzleProgress) -> T,
) -> Result<(T, NewVisitor), ApiError> {
    let (secret, is_new) = match &caller.0 {
        Some(secret) => (secret.clone(), false),
        None => (Secret::random(), true),
    };
    let visitor = NewVisitor(is_new.then(|| set_cookie(&secret, app)));
    let (store, hash) = (app.host.store(), secret.hash());
    for _ in 0..TRIES {
        let kept = if is_new { None } else { store.progress(hash).await? };
        let version = kept.as_ref().map_or(0, |kept| kept.version);
        let before = kept.map(|kept| PuzzleProgress::read(&kept.text)).unwrap_or_default();
        let mut after = before.clone();
        let result = change(&mut after);
        if after == before {
            return Ok((result, NewVisitor(None)));
        }
        if version == 0 {
            // Each of them takes room, as a game does.
            app.guards.count_game(peer)?;
        }
        if store.keep_progress(hash, version + 1, after.write()).await? {
            return Ok((result, visitor));
        }
    }
    Err(ApiError::NotReady)
}

/// The cookie of a visitor who has got a secret, to send with the response.
pub(crate) struct NewVisitor(Option<HeaderValue>);

impl NewVisitor {
    pub(crate) fn with(self, response: impl IntoResponse) -> Response {
        let cookie = self.0.map(|cookie| (header::SET_COOKIE, cookie));
        (AppendHeaders(cookie), response).into_response()
    }
}
