//! Players who would play anybody, and the games that anyone may find.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use quarto_game::{Options, Party, Snapshot, Stage, Viewer};
use quarto_host::{MeetError, Met, Wish};
use quarto_store::Secret;
use quarto_wire::{AnybodyBody, ListedBody, LobbyBody, MetBody};

use crate::api::games::{base_url, key_body};
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::extract::Body;
use crate::identity::caller::Caller;
use crate::identity::once::{visitor_secret, weak_key};
use crate::protection::limits::Source;

/// Play anybody
///
/// The caller sits down in the oldest open game with the same options whose maker is there; if there is
/// none, they get an open game of their own and wait in it: keep its socket open, and the next caller
/// with the same options is the opponent. The dice decide who starts. A caller who waits already, or
/// sends the same request again with the same `key`, gets the same seat.
#[utoipa::path(
    post, path = "/api/anybody", tag = "seats", request_body = AnybodyBody,
    responses((status = 201, description = "The caller has a seat", body = MetBody)),
    security((), ("secret" = []))
)]
pub(crate) async fn meet(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<AnybodyBody>,
) -> Result<(StatusCode, Json<MetBody>), ApiError> {
    if let Some(key) = &body.key {
        weak_key(&caller, key)?;
    }
    let party = body.party().ok_or_else(|| {
        ApiError::Impossible(
            "say either who would play as `person` or which program as `bot`".into(),
        )
    })?;
    let own = visitor_secret(&caller, body.key.as_deref());
    let press = press_secret(&own, body.key.as_deref());
    let met = bring_together(&app, peer, [&own, &press], body.options, party).await?;
    if app.host.rights(met.game).await?.seats(press.hash()).is_empty() {
        // They wait already, by another request.
        app.host.grant_seat(press.hash(), met.game, met.seat).await?;
    }
    let seen = app.host.snapshot(met.game, Viewer::Seat(met.seat)).await?;
    let key = key_body(&base_url(&app, &headers), met.seat, &press);
    let waiting = seen.view.stage == Stage::Waiting;
    Ok((StatusCode::CREATED, Json(MetBody { game: met.game, waiting, key })))
}

/// Returns the secret that stands for a request with this key.
pub(crate) fn press_secret(own: &Secret, key: Option<&str>) -> Secret {
    key.map_or_else(Secret::random, |key| own.derive(&format!("anybody {key}")))
}

/// Gives a player who would play anybody a seat, by their own secret and that of the request.
pub(crate) async fn bring_together(
    app: &App,
    peer: Source,
    [own, press]: [&Secret; 2],
    options: Options,
    party: Party,
) -> Result<Met, ApiError> {
    app.guards.count_game(peer)?;
    app.waiting.admit(&app.host, peer).await?;
    let holders = vec![own.hash()];
    let wish = Wish { options, party, holders, press: press.hash() };
    // In a task of its own: whoever hangs up meanwhile leaves nothing half done.
    let host = app.host.clone();
    let met = tokio::spawn(async move { host.meet(wish).await }).await;
    let met = met.map_err(|_| ApiError::Stopping)?.map_err(|error| match error {
        MeetError::Proposal(error) => ApiError::from(error),
        MeetError::Order(error) => ApiError::from(error),
    })?;
    app.waiting.note(peer, met.game);
    Ok(met)
}

/// List games that anyone may find
///
/// The open games, in which a player waits and is there, and the games to watch: those whose makers
/// wanted them in the list, and in which a player was seen in the last five minutes.
#[utoipa::path(
    get, path = "/api/lobby", tag = "games",
    responses((status = 200, description = "The games", body = LobbyBody))
)]
pub(crate) async fn lobby(State(app): State<App>) -> Result<Json<LobbyBody>, ApiError> {
    let lobby = app.lobby.look(&app.host).await?;
    let [open, watch] = [&lobby.open, &lobby.watch].map(|games| games.iter().map(listed).collect());
    Ok(Json(LobbyBody { open, watch }))
}

fn listed(seen: &Snapshot) -> ListedBody {
    ListedBody {
        game: seen.game,
        created: seen.created,
        parties: quarto_game::Seat::ALL.map(|seat| seen.view.seated(seat).cloned()),
        options: seen.view.options.clone(),
    }
}
