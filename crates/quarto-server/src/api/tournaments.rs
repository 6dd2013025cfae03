//! Tournaments: announce, enter, organise, follow.

use std::sync::Arc;

use axum::body::Body as HttpBody;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use futures_util::stream::unfold;
use quarto_game::{GameId, Name};
use quarto_host::{TournamentCall, TournamentError};
use quarto_store::{IdempotencyKey, Secret, SecretHash};
use quarto_tournament::{
    Arrangements, Device, HostedRefusal, HostedTournament, Regulations, TournamentId,
    TournamentOrder, TournamentRole, TournamentStage, read_order, report,
};
use quarto_wire::{
    EntrantBody, EntryBody, FoundedBody, FoundingBody, TableBody, TournamentBody,
    TournamentNewsBody, TournamentOrderBody,
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tokio::sync::watch;

use crate::api::follow::{FollowerGauge, QUIET};
use crate::api::games::{LONGEST_KEY, base_url};
use crate::app::{App, Peer, stopped};
use crate::error::ApiError;
use crate::extract::{Body, ConnectionSlot};
use crate::identity::caller::Caller;
use crate::identity::once::{seat_secret, tournament_root};

/// Extracts the tournament from the path, which may also name a language or a file.
pub(crate) struct TournamentPath(pub(crate) TournamentId);

impl<S: Send + Sync> FromRequestParts<S> for TournamentPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TournamentPath, ApiError> {
        let path =
            Path::<std::collections::HashMap<String, String>>::from_request_parts(parts, state);
        let Path(names) = path.await.map_err(|_| ApiError::NoPage)?;
        let id = names.get("tournament").and_then(|text| text.parse().ok());
        id.map(TournamentPath).ok_or(ApiError::Tournament(TournamentError::NoTournament))
    }
}

/// Announce a tournament
///
/// The answer has the secret of the organiser. With a `key` it is the same when the request is sent again.
#[utoipa::path(
    post, path = "/api/tournaments", tag = "tournaments", request_body = FoundingBody,
    responses((status = 201, description = "The tournament is announced", body = FoundedBody)),
    security((), ("secret" = []))
)]
pub(crate) async fn found(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<FoundingBody>,
) -> Result<Response, ApiError> {
    app.guards.count_game(peer)?;
    let root = tournament_root(&caller, body.key.as_deref())?;
    let text = serde_json::to_string(&body).unwrap_or_default();
    let FoundingBody { name, regulations, arrangements, key: _ } = body;
    let regulations = understood(regulations)?;
    let arrangements = arrangements.map_or_else(|| Ok(Arrangements::default()), understood)?;
    let id = announce(&app, &root, (name, regulations, arrangements), &text).await?;
    let (base, secret) = (base_url(&app, &headers), root.derive("organiser").reveal());
    let founded = FoundedBody {
        tournament: id,
        url: format!("{base}/tournaments/{id}"),
        organiser_url: format!("{base}/tournaments/{id}/organise/{secret}"),
        secret,
    };
    let location = [(header::LOCATION, format!("/api/tournaments/{id}"))];
    Ok((StatusCode::CREATED, location, Json(founded)).into_response())
}

/// Reads an object of which the description of the API says no more than that it is one.
fn understood<T: DeserializeOwned>(object: Map<String, Value>) -> Result<T, ApiError> {
    T::deserialize(Value::Object(object)).map_err(|error| ApiError::Impossible(error.to_string()))
}

/// Announces the tournament that follows from a secret, once; `text` is the request.
pub(crate) async fn announce(
    app: &App,
    root: &Secret,
    (name, regulations, arrangements): (Name, Regulations, Arrangements),
    text: &str,
) -> Result<TournamentId, ApiError> {
    let id = TournamentId::from_number(root.derive("name").to_game_id().to_number());
    let now = app.host.store().now();
    let opened = HostedTournament::found(name, regulations, arrangements, now)
        .map_err(|error| ApiError::Impossible(error.to_string()))?;
    let organiser = root.derive("organiser").hash();
    let key = IdempotencyKey::new("found", text);
    app.host.create_tournament(id, opened, key, &[organiser]).await?;
    Ok(id)
}

/// Enter a tournament
///
/// The answer has the secret of the entrant, who uses it in the tournament and in all its games. A caller who has
/// entered before with the same secret or key gets the same answer.
#[utoipa::path(
    post, path = "/api/tournaments/{tournament}/entrants", tag = "tournaments", request_body = EntryBody,
    params(("tournament" = GameId, Path, description = "The name of the tournament")),
    responses((status = 201, description = "They have entered", body = EntrantBody)),
    security((), ("secret" = []))
)]
pub(crate) async fn enter(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    Extension(Peer(peer)): Extension<Peer>,
    caller: Caller,
    Body(body): Body<EntryBody>,
) -> Result<(StatusCode, Json<EntrantBody>), ApiError> {
    app.guards.count_game(peer)?;
    let place = GameId::from_number(id.to_number());
    let secret = seat_secret(&caller, place, body.key.as_deref())?;
    let (name, device) = match (body.person, body.bot) {
        (Some(name), None) => (name, Device::Person),
        (None, Some(name)) => (name, Device::Bot),
        (Some(_), Some(_)) | (None, None) => {
            let detail = "say either who enters as `person` or which program as `bot`";
            return Err(ApiError::Impossible(detail.into()));
        }
    };
    let role = join(&app, id, &secret, name, device).await?;
    let entrant = role.player.ok_or(ApiError::Tournament(TournamentError::NoTournament))?;
    let code = code(&secret, id);
    Ok((StatusCode::CREATED, Json(EntrantBody { entrant, secret: secret.reveal(), code })))
}

/// Lets the holder of a secret enter, unless they have entered before.
pub(crate) async fn join(
    app: &App,
    id: TournamentId,
    secret: &Secret,
    name: Name,
    device: Device,
) -> Result<TournamentRole, ApiError> {
    let role = app.host.store().tournament_role(id, secret.hash()).await?;
    if role.player.is_some() {
        return Ok(role);
    }
    let joins = Some((secret.hash(), code_hash(id, &name, &code(secret, id))));
    let order = TournamentOrder::Join { name, device };
    let call = TournamentCall { tournament: id, role, order, key: None, joins };
    app.host.call_tournament(call).await?;
    Ok(app.host.store().tournament_role(id, secret.hash()).await?)
}

/// Returns the code by which a player comes back: it follows from their secret, so that it can be shown again.
pub(crate) fn code(secret: &Secret, id: TournamentId) -> String {
    let letters = secret.derive(&format!("tournament {id}")).to_game_id().to_string();
    format!("{}-{}", &letters[..4], &letters[4..8])
}

/// Returns what is kept of a name and a code: both must fit.
pub(crate) fn code_hash(id: TournamentId, name: &Name, code: &str) -> SecretHash {
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    let (name, code) = (name.as_str().to_lowercase(), code.to_ascii_lowercase());
    Secret::of(&format!("tournament {id} {code} {name}")).hash()
}

/// Get a tournament
///
/// Entrants, pairings, results and standings, and what the caller does next.
#[utoipa::path(
    get, path = "/api/tournaments/{tournament}", operation_id = "tournament", tag = "tournaments",
    params(("tournament" = GameId, Path, description = "The name of the tournament")),
    responses((status = 200, description = "The tournament", body = TournamentBody)),
    security((), ("secret" = []))
)]
pub(crate) async fn look(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    caller: Caller,
) -> Result<Json<TournamentBody>, ApiError> {
    let hosted = app.host.tournament(id).await?;
    let role = role(&app, id, &caller).await?;
    Ok(Json(body(id, &hosted, role)))
}

/// Returns a tournament for programs.
pub(crate) fn body(
    id: TournamentId,
    hosted: &HostedTournament,
    role: TournamentRole,
) -> TournamentBody {
    let tournament = hosted.tournament();
    let mut whole: Value = serde_json::from_str(&report(tournament)).unwrap_or_default();
    let mut part = |name: &str| whole.get_mut(name).map(Value::take).unwrap_or_default();
    TournamentBody {
        tournament: id,
        name: tournament.name().clone(),
        now: news(hosted, role),
        entrants: part("entrants"),
        rounds: part("rounds"),
        standings: part("standings"),
    }
}

/// Act in a tournament
///
/// As its organiser, or as a player: `report`, `miss`, `withdraw` and `return` with one's own number.
#[utoipa::path(
    post, path = "/api/tournaments/{tournament}/commands", operation_id = "act_in_tournament", tag = "tournaments",
    request_body = TournamentOrderBody,
    params(("tournament" = GameId, Path, description = "The name of the tournament")),
    responses((status = 200, description = "It is done", body = TournamentBody)),
    security(("secret" = []))
)]
pub(crate) async fn act(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    caller: Caller,
    Body(body): Body<TournamentOrderBody>,
) -> Result<Json<TournamentBody>, ApiError> {
    let hash = caller.require()?;
    let TournamentOrderBody { verb, key, fields } = body;
    let wrong = |detail: String| ApiError::BadRequest(detail);
    if key.as_ref().is_some_and(|key| key.chars().count() > LONGEST_KEY) {
        return Err(wrong(format!("a key has at most {LONGEST_KEY} characters")));
    }
    let order = read_order(verb.into(), |name| fields.get(name).map(String::as_str));
    let order = order.map_err(|error| ApiError::Impossible(error.to_string()))?;
    // The words of the API are orders, all of them.
    let order = order.ok_or(ApiError::NoPage)?;
    let role = role(&app, id, &caller).await?;
    let key = key.map(|key| format!("{} {key}", hash.to_text()));
    let call = TournamentCall { tournament: id, role, order, key, joins: None };
    let hosted = app.host.call_tournament(call).await?;
    Ok(Json(self::body(id, &hosted, role)))
}

/// Delete a tournament
///
/// With everything in it: its games, their records, all names.
#[utoipa::path(
    delete, path = "/api/tournaments/{tournament}", operation_id = "delete_tournament", tag = "tournaments",
    params(("tournament" = GameId, Path, description = "The name of the tournament")),
    responses((status = 204, description = "It is gone")),
    security(("secret" = []))
)]
pub(crate) async fn delete(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    caller.require()?;
    if !role(&app, id, &caller).await?.is_organiser {
        return Err(TournamentError::Refused(HostedRefusal::NotOrganiser).into());
    }
    app.host.delete_tournament(id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns who a caller is in a tournament.
pub(crate) async fn role(
    app: &App,
    id: TournamentId,
    caller: &Caller,
) -> Result<TournamentRole, ApiError> {
    match caller.hash() {
        Some(hash) => Ok(app.host.store().tournament_role(id, hash).await?),
        None => Ok(TournamentRole::SPECTATOR),
    }
}

/// Follow a tournament
///
/// A stream of JSON lines: the first at once, and another whenever something changes for the caller: a round begins
/// and a game is to be played, a result is known, the organiser says something. An empty line is a heartbeat. After a
/// break, connect again: the first line says everything.
#[utoipa::path(
    get, path = "/api/tournaments/{tournament}/events", operation_id = "tournament_events", tag = "tournaments",
    params(("tournament" = GameId, Path, description = "The name of the tournament")),
    responses((status = 200, description = "Lines of JSON", body = TournamentNewsBody, content_type = "application/x-ndjson")),
    security((), ("secret" = []))
)]
pub(crate) async fn events(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    stay: ConnectionSlot,
    caller: Caller,
) -> Result<Response, ApiError> {
    let role = role(&app, id, &caller).await?;
    let mut follower = app.host.follow_tournament(id).await?;
    follower.mark_changed();
    let counted = (FollowerGauge::new(&app), stay);
    let state = Stream { role, follower, stopping: app.stopping.clone(), told: None };
    let lines = unfold((state, counted), async |(mut state, counted)| {
        let line = state.next().await?;
        Some((Ok::<_, std::convert::Infallible>(line), (state, counted)))
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, HttpBody::from_stream(lines)).into_response())
}

/// A stream of one caller.
struct Stream {
    role: TournamentRole,
    follower: watch::Receiver<Arc<HostedTournament>>,
    stopping: watch::Receiver<bool>,
    told: Option<TournamentNewsBody>,
}

impl Stream {
    /// Waits for the next line; `None` when the stream ends.
    async fn next(&mut self) -> Option<String> {
        loop {
            tokio::select! {
                changed = self.follower.changed() => changed.ok()?,
                () = tokio::time::sleep(QUIET) => return Some("\n".into()),
                () = stopped(&mut self.stopping) => return None,
            }
            let news = news(&self.follower.borrow_and_update(), self.role);
            // Most of what happens is not about the caller.
            let is_new = self
                .told
                .as_ref()
                .is_none_or(|told| TournamentNewsBody { seq: news.seq, ..told.clone() } != news);
            if is_new {
                let line = serde_json::to_string(&news).expect("a message is plain data");
                self.told = Some(news);
                return Some(line + "\n");
            }
        }
    }
}

/// Returns where a tournament is, and what somebody does next.
fn news(hosted: &HostedTournament, role: TournamentRole) -> TournamentNewsBody {
    let tournament = hosted.tournament();
    let table = role.player.and_then(|id| {
        let (round, table, bout) = hosted.open_table(id)?;
        let opponent = bout.opponent(id).and_then(|id| tournament.entrant(id));
        Some(TableBody {
            round,
            table,
            game: hosted.board(round, table),
            starts: bout.first == id,
            opponent: opponent.map(|entrant| entrant.name.clone()),
        })
    });
    let stage = match hosted.stage() {
        TournamentStage::Gathering => "gathering",
        TournamentStage::Playing => "playing",
        TournamentStage::Between => "between",
        TournamentStage::Played => "played",
        TournamentStage::Closed => "closed",
    };
    TournamentNewsBody {
        seq: hosted.seq(),
        stage: stage.into(),
        paused: hosted.is_paused(),
        round: tournament.rounds().last().map_or(0, |round| round.number),
        next_round: hosted.next_round(),
        announcement: hosted.bulletins().last().map(|bulletin| bulletin.text.to_string()),
        entrant: role.player,
        table,
    }
}
