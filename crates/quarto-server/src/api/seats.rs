//! Seats: sit down, withdraw invitations, give up a seat.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use quarto_game::{Command, GameId, Party, Refusal, Seat, Viewer};
use quarto_host::{Order, OrderError};
use quarto_store::{Right, Secret};
use quarto_wire::{KeyBody, SitBody};

use crate::api::games::{act_on, base_url, key_body};
use crate::app::App;
use crate::error::ApiError;
use crate::extract::{Body, GamePath};
use crate::identity::caller::{Caller, no_seat};
use crate::identity::once::{seat_key, seat_secret};

/// Sit down
///
/// In an open game, or by an invitation, which is then spent. If several callers come at once, one
/// of them gets the seat. The answer has a secret that holds it, besides the caller's own. A caller
/// who has sat down before with the same secret or key gets the same answer.
#[utoipa::path(
    post, path = "/api/games/{game}/seats", tag = "seats", request_body = SitBody,
    params(("game" = GameId, Path, description = "The name of the game")),
    responses((status = 201, description = "The seat is taken", body = KeyBody)),
    security((), ("secret" = []))
)]
pub(crate) async fn sit(
    State(app): State<App>,
    GamePath(game): GamePath,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<SitBody>,
) -> Result<(StatusCode, Json<KeyBody>), ApiError> {
    if is_invitation(&app, &caller, game).await? {
        return Err(ApiError::Invitation);
    }
    let secret = seat_secret(&caller, game, body.key.as_deref())?;
    let seat = take_seat(&app, game, &caller, &secret, body).await?;
    Ok((StatusCode::CREATED, Json(key_body(&base_url(&app, &headers), seat, &secret))))
}

/// Tells whether the caller's secret is an invitation to a game: it is not a secret of their own,
/// since the sender knows it, too.
pub(crate) async fn is_invitation(
    app: &App,
    caller: &Caller,
    game: GameId,
) -> Result<bool, ApiError> {
    let Some(hash) = caller.hash() else { return Ok(false) };
    let rights = app.host.rights(game).await?;
    Ok(rights.invitations.iter().any(|invitation| invitation.secret == hash))
}

/// Takes a seat for a secret, and returns it; a secret that already holds a seat keeps it.
async fn take_seat(
    app: &App,
    game: GameId,
    caller: &Caller,
    secret: &Secret,
    body: SitBody,
) -> Result<Seat, ApiError> {
    let party = body.party();
    let SitBody { invitation, key, .. } = body;
    let invitation = invitation.map(|text| text.parse::<Secret>()).transpose();
    let invitation = invitation.map_err(|_| ApiError::NoSeat)?;
    let party = party.ok_or_else(|| {
        ApiError::Impossible(
            "say either who sits down as `person` or which program as `bot`".into(),
        )
    })?;
    let holders = [secret.hash()].into_iter().chain(caller.hash()).collect();
    let key = key.map(|key| seat_key(secret, &key));
    let held = async || -> Result<Option<Seat>, ApiError> {
        Ok(app.host.rights(game).await?.seats(secret.hash()).first().copied())
    };
    let known = held().await?;
    let sit = async {
        let seat = match (known, &invitation) {
            (Some(seat), _) => seat,
            (None, Some(invitation)) => invited_seat(app, game, invitation).await?,
            (None, None) => open_seat(app, game).await?,
        };
        let right = right(invitation.as_ref(), seat);
        act_on(app, Order { key, holders, ..sitting(game, seat, party, right) }).await?;
        Ok(seat)
    };
    match sit.await {
        Err(
            error @ (ApiError::Order(OrderError::Refused(_) | OrderError::Withdrawn)
            | ApiError::NotOpen),
        ) => {
            // The caller may hold the seat already: by this request with another key, or by the
            // same request that arrived at the same time.
            held().await?.ok_or(error)
        }
        other => other,
    }
}

/// Returns an order to sit down.
pub(crate) fn sitting(game: GameId, seat: Seat, party: Party, right: Right) -> Order {
    Order { right: Some(right), ..Order::new(game, seat, Command::Sit(party)) }
}

fn right(invitation: Option<&Secret>, seat: Seat) -> Right {
    invitation.map_or(Right::Open, |secret| Right::Invitation { secret: secret.hash(), seat })
}

/// Returns the seat that an invitation to this game is for.
async fn invited_seat(app: &App, game: GameId, invitation: &Secret) -> Result<Seat, ApiError> {
    let rights = app.host.rights(game).await?;
    let own = rights.invitations.iter().filter(|known| known.secret == invitation.hash());
    // One that is still good, if there is one.
    match own.min_by_key(|known| known.is_spent) {
        Some(invitation) if invitation.is_spent => Err(OrderError::Withdrawn.into()),
        Some(invitation) => Ok(invitation.seat),
        None => Err(ApiError::NoSeat),
    }
}

/// Returns the free seat of an open game.
async fn open_seat(app: &App, game: GameId) -> Result<Seat, ApiError> {
    let seen = app.host.snapshot(game, Viewer::Spectator).await?;
    if !seen.open {
        return Err(ApiError::NotOpen);
    }
    let free = seen.view.free_seat();
    Ok(free.ok_or(OrderError::Refused(Refusal::SeatTaken))?)
}

/// Give up a seat
///
/// The secret that is sent no longer holds a seat of this game. Other secrets of the seat still do,
/// and the player stays in the game.
#[utoipa::path(
    delete, path = "/api/games/{game}/seats", tag = "seats",
    params(("game" = GameId, Path, description = "The name of the game")),
    responses((status = 204, description = "The seat is given up")),
    security(("secret" = []))
)]
pub(crate) async fn leave(
    State(app): State<App>,
    GamePath(game): GamePath,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let hash = caller.require()?;
    if app.host.leave(hash, game).await? == 0 {
        return Err(no_seat(&app, game).await);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraw invitations
///
/// The holder of a seat withdraws all invitations to the game, and it is no longer open. If the
/// secret is an invitation itself, only that one is withdrawn.
#[utoipa::path(
    delete, path = "/api/games/{game}/invitations", tag = "seats",
    params(("game" = GameId, Path, description = "The name of the game")),
    responses((status = 204, description = "The invitations are withdrawn")),
    security(("secret" = []))
)]
pub(crate) async fn withdraw(
    State(app): State<App>,
    GamePath(game): GamePath,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let hash = caller.require()?;
    if !caller.seats(&app, game).await?.is_empty() {
        app.host.withdraw(game).await?;
    } else if is_invitation(&app, &caller, game).await? {
        app.host.withdraw_one(hash, game).await?;
    } else {
        return Err(no_seat(&app, game).await);
    }
    Ok(StatusCode::NO_CONTENT)
}
