//! Games: create, list, read, act.

use std::time::{Duration, Instant};

use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quarto_game::{Command, GameId, Listing, Party, Seat};
use quarto_host::{Done, Order, OrderError, Proposal};
use quarto_store::{Holding, SeatInvitation, Secret};
use quarto_wire::{
    CreatedBody, DoneBody, GameBody, HoldingBody, HoldingsBody, InvitationBody, KeyBody, OrderBody,
    ProposalBody, events,
};

use crate::api::seats::is_invitation;
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::extract::{Body, GamePath, Params};
use crate::identity::caller::{Caller, SeatParam, choose, no_seat};
use crate::identity::once::Making;
use crate::metrics::Outcome;

/// The longest key, in characters.
pub(crate) const LONGEST_KEY: usize = 64;
/// The most seats that are listed.
const LISTED: u32 = 200;

/// Create a game
///
/// Against the engine: `{"first": {"person": "Ada"}, "second": {"engine": "5"}}`. Against a friend:
/// leave out `second` and send them the link of the second seat, which can be used once. Against
/// anyone: `"open": true`, and with `"listing": "open"` the game is also in the list that everyone sees. The secrets of the seats are shown only in this answer; with a `key`,
/// also when the same request is sent again.
#[utoipa::path(
    post, path = "/api/games", tag = "games", request_body = ProposalBody,
    responses((status = 201, description = "The game is made", body = CreatedBody)),
    security((), ("secret" = []))
)]
pub(crate) async fn create(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<ProposalBody>,
) -> Result<Response, ApiError> {
    app.guards.count_game(peer)?;
    if body.listing == Listing::Open {
        app.waiting.admit(&app.host, peer).await?;
    }
    let making = Making::new(&caller, body.key.as_deref())?;
    let text = serde_json::to_string(&body).unwrap_or_default();
    let (parties, listing) = (body.parties(), body.listing);
    let open = body.open || listing == Listing::Open;
    let mut keys: [Option<(Secret, Seat)>; 2] = [None, None];
    let mut holdings = Vec::new();
    for (seat, party) in Seat::ALL.into_iter().zip(&parties) {
        // The creator of the game holds every seat for which they named a player.
        let named = party.as_ref().and_then(Party::name).is_some();
        holdings.extend(caller.hash().filter(|_| named).map(|hash| (hash, seat)));
        if named || (party.is_none() && !open) {
            let secret = making.secret(seat);
            holdings.push((secret.hash(), seat));
            keys[seat.index()] = Some((secret, seat));
        }
    }
    let proposal = Proposal { options: body.options, parties, open, listing, holdings, seed: None };
    let game = making.make(&app, proposal, &text).await?;
    if listing == Listing::Open {
        app.waiting.note(peer, game);
    }
    let base = base_url(&app, &headers);
    let [first, second] = keys.map(|key| key.map(|(secret, seat)| key_body(&base, seat, &secret)));
    let url = format!("{base}/games/{game}");
    let location = [(header::LOCATION, format!("/api/games/{game}"))];
    Ok((StatusCode::CREATED, location, Json(CreatedBody { game, url, first, second }))
        .into_response())
}

pub(crate) fn key_body(base: &str, seat: Seat, secret: &Secret) -> KeyBody {
    let secret = secret.reveal();
    KeyBody { seat, url: format!("{base}/join/{secret}"), secret }
}

/// Returns the start of every address on this server.
pub(crate) fn base_url(app: &App, headers: &HeaderMap) -> String {
    if let Some(url) = &app.config.public_url {
        return url.trim_end_matches('/').into();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    format!("http://{}", host.unwrap_or("localhost"))
}

/// List your games
///
/// The seats that the secret holds, with the latest games first, at most 200; and the seat to which
/// it is an invitation, if it is one.
#[utoipa::path(
    get, path = "/api/games", tag = "games",
    responses((status = 200, description = "The seats that the secret holds", body = HoldingsBody)),
    security(("secret" = []))
)]
pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<HoldingsBody>, ApiError> {
    let hash = caller.require()?;
    let held = app.host.store().holdings(hash, LISTED).await?;
    let invited = app.host.store().find_invitation(hash).await?;
    let invitation = invited.map(|(game, SeatInvitation { seat, is_spent, .. })| InvitationBody {
        game,
        seat,
        spent: is_spent,
    });
    let games = held.into_iter().map(holding).collect();
    Ok(Json(HoldingsBody { games, invitation }))
}

fn holding(held: Holding) -> HoldingBody {
    let Holding { game, seat, created, ended } = held;
    HoldingBody { game, seat, created, ended }
}

/// Get a game
///
/// As the holder of a seat, or as a spectator. The answer does not reveal whether there is an
/// alignment.
#[utoipa::path(
    get, path = "/api/games/{game}", tag = "games",
    params(
        ("game" = GameId, Path, description = "The name of the game"),
        ("seat" = Option<Seat>, Query, description = "Which of one's seats, for those who hold both"),
    ),
    responses((status = 200, description = "The game as the caller may see it", body = GameBody)),
    security((), ("secret" = []))
)]
pub(crate) async fn look(
    State(app): State<App>,
    GamePath(game): GamePath,
    Params(SeatParam { seat }): Params<SeatParam>,
    caller: Caller,
) -> Result<Json<GameBody>, ApiError> {
    let viewer = caller.viewer(&app, game, seat).await?;
    let seen = app.host.snapshot(game, viewer).await?;
    Ok(Json(seen.into()))
}

/// Act in a game
///
/// Place and give, call, ask, offer, resign, claim, ask for a rematch. The answer comes after the
/// events are on disk.
#[utoipa::path(
    post, path = "/api/games/{game}/commands", tag = "games", request_body = OrderBody,
    params(("game" = GameId, Path, description = "The name of the game")),
    responses((status = 200, description = "It is done", body = DoneBody)),
    security(("secret" = []))
)]
pub(crate) async fn act(
    State(app): State<App>,
    GamePath(game): GamePath,
    caller: Caller,
    Body(body): Body<OrderBody>,
) -> Result<Json<DoneBody>, ApiError> {
    caller.require()?;
    let seats = caller.seats(&app, game).await?;
    if seats.is_empty() && is_invitation(&app, &caller, game).await? {
        return Err(ApiError::Invitation);
    }
    if seats.is_empty() {
        return Err(no_seat(&app, game).await);
    }
    let done = act_on(&app, to_order(game, &seats, body, Duration::ZERO)?).await?;
    Ok(Json(DoneBody { seq: done.seq, events: events(&done.told) }))
}

/// Returns the order of a caller who holds these seats.
pub(crate) fn to_order(
    game: GameId,
    seats: &[Seat],
    body: OrderBody,
    lag: Duration,
) -> Result<Order, ApiError> {
    if body.key.as_ref().is_some_and(|key| key.chars().count() > LONGEST_KEY) {
        return Err(ApiError::BadRequest(format!("a key has at most {LONGEST_KEY} characters")));
    }
    if let Command::Sit(Party::Engine(_)) = body.command {
        return Err(ApiError::Impossible("the engine sits where the game was made for it".into()));
    }
    let seat = choose(seats, body.seat)?;
    let OrderBody { command, key, seq, .. } = body;
    Ok(Order { key, seq, lag, ..Order::new(game, seat, command) })
}

/// Carries out the order of a request, even if the client hangs up meanwhile.
pub(crate) async fn act_on(app: &App, order: Order) -> Result<Done, ApiError> {
    counted(app, app.host.act_detached(order)).await
}

/// Carries out the order of a socket, whose task goes on by itself if the client hangs up.
pub(crate) async fn act_on_socket(app: &App, order: Order) -> Result<Done, ApiError> {
    // In a box, because with PostgreSQL it is large.
    counted(app, Box::pin(app.host.act(order))).await
}

/// Counts an order in the metrics.
async fn counted(
    app: &App,
    done: impl Future<Output = Result<Done, OrderError>>,
) -> Result<Done, ApiError> {
    let start = Instant::now();
    let done = done.await;
    app.metrics.command_seconds.observe(start.elapsed().as_secs_f64());
    let done = done.map_err(ApiError::from);
    let code = done.as_ref().map_or_else(|error| error.problem().code, |_| "done".into());
    app.metrics.commands.get_or_create(&Outcome { code }).inc();
    done
}
