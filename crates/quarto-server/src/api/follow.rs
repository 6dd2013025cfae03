//! The stream of a game: one line of JSON per message.

use std::time::Duration;

use axum::body::Body as HttpBody;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use quarto_game::{Announcement, GameId, Seat, Update};
use quarto_host::{Follower, PastUpdates, Told};
use quarto_wire::{GameBody, MessageBody, NewsBody};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::app::{App, stopped};
use crate::error::ApiError;
use crate::extract::{ConnectionSlot, GamePath, Params};
use crate::identity::caller::Caller;

/// The longest silence on a stream or a socket: after it, a heartbeat is sent.
pub(crate) const QUIET: Duration = Duration::from_secs(20);

/// At most this many missed events go into one message.
pub(crate) const PIECE: usize = 50;

/// Where to start following.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct FollowParams {
    pub(crate) since: Option<usize>,
    pub(crate) seat: Option<Seat>,
    pub(crate) until: Option<Until>,
    #[serde(default)]
    pub(crate) views: bool,
}

/// When a stream ends on its own.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Until {
    /// When the game is over.
    Over,
}

/// Follow a game
///
/// A stream of JSON lines, each a `MessageBody`. Without `since` the first is the game as it is;
/// with it, the events after that number, at most 50 per message, and none of them twice. An empty
/// line is a heartbeat. With `views` the game follows what was missed, and every later message
/// carries the game after it. When the stream ends, reconnect with the latest `seq`, unless it was
/// asked to end with the game.
#[utoipa::path(
    get, path = "/api/games/{game}/events", tag = "follow",
    params(
        ("game" = GameId, Path, description = "The name of the game"),
        ("since" = Option<u64>, Query, description = "How many events one knows"),
        ("seat" = Option<Seat>, Query, description = "Which of one's seats, for those who hold both"),
        ("views" = Option<bool>, Query, description = "Whether each message carries the game after it, with its record"),
        ("until" = Option<Until>, Query, description = "When to end the stream: `over`, after the line that tells that the game is over, or the first one if it is over already"),
    ),
    responses((status = 200, description = "Lines of JSON, each a message", body = MessageBody, content_type = "application/x-ndjson")),
    security((), ("secret" = []))
)]
pub(crate) async fn events(
    State(app): State<App>,
    GamePath(game): GamePath,
    Params(params): Params<FollowParams>,
    stay: ConnectionSlot,
    caller: Caller,
) -> Result<Response, ApiError> {
    let viewer = caller.viewer(&app, game, params.seat).await?;
    let (now, missed, follower) = app.host.follow(game, viewer, params.since.into()).await?;
    let end = (params.until, now.snapshot().view.is_over());
    let first = beginning(params, now, missed);
    let mut first = first.map(|message| line(&message)).peekable();
    // A client that is up to date gets a heartbeat at once, which shows that the stream works.
    let quiet = first.peek().is_none().then(|| "\n".to_owned());
    let first = quiet.into_iter().chain(first);
    let counted = (FollowerGauge::new(&app), stay);
    let state = (first, end, follower, app.stopping.clone(), counted);
    let views = params.views;
    let lines =
        unfold(state, move |(mut first, end, mut follower, mut stopping, counted)| async move {
            let (next, is_over) = match (first.next(), end) {
                (Some(line), (_, is_over)) => (line, is_over),
                (None, (Some(Until::Over), true)) => return None,
                (None, _) => next_line(&mut follower, &mut stopping, views).await?,
            };
            let state = (first, (end.0, is_over), follower, stopping, counted);
            Some((Ok::<_, std::convert::Infallible>(next), state))
        });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, HttpBody::from_stream(lines)).into_response())
}

/// Returns the messages before anything new: the events that the client has missed, and the game as
/// it is, unless the client knows it. Each message is made when it is needed, so that a client that
/// does not read costs little.
pub(crate) fn beginning(
    params: FollowParams,
    now: Told,
    missed: PastUpdates,
) -> impl Iterator<Item = MessageBody> {
    let news = |piece: Vec<Update>| MessageBody::News(NewsBody::new(&piece, None));
    let whole = (params.since.is_none() || params.views).then_some(now);
    let whole = whole.map(move |now| MessageBody::Game(Box::new(view(&now, params.views))));
    pieces(missed).map(news).chain(whole)
}

/// Returns the game as a follower sees it, with its record if it asked for views.
pub(crate) fn view(told: &Told, with_record: bool) -> GameBody {
    let record = told.record().filter(|_| with_record).map(|record| record.to_string());
    GameBody { record, ..told.snapshot().clone().into() }
}

/// Returns news for a follower.
pub(crate) fn news(told: &Told, key: Option<String>, views: bool) -> MessageBody {
    let game = views.then(|| Box::new(view(told, true)));
    MessageBody::News(NewsBody { game, ..NewsBody::new(told.updates(), key) })
}

/// Returns updates in batches of at most [`PIECE`].
fn pieces(mut told: PastUpdates) -> impl Iterator<Item = Vec<Update>> {
    std::iter::from_fn(move || {
        let piece: Vec<Update> = told.by_ref().take(PIECE).collect();
        (!piece.is_empty()).then_some(piece)
    })
}

/// Waits for the next line, and whether it ends the game; `None` when the stream ends.
async fn next_line(
    follower: &mut Follower,
    stopping: &mut tokio::sync::watch::Receiver<bool>,
    views: bool,
) -> Option<(String, bool)> {
    tokio::select! {
        told = follower.next() => {
            let told = told?;
            let mut heard = told.updates().iter().flat_map(|told| &told.heard);
            let ended = heard.any(|heard| matches!(heard, Announcement::Ended { .. }));
            Some((line(&news(&told, None, views)), ended))
        }
        () = tokio::time::sleep(QUIET) => Some(("\n".into(), false)),
        () = stopped(stopping) => None,
    }
}

fn line(message: &MessageBody) -> String {
    write(message) + "\n"
}

pub(crate) fn write(message: &MessageBody) -> String {
    // Most messages fit, and the string need not grow.
    let mut text = Vec::with_capacity(512);
    serde_json::to_writer(&mut text, message).expect("a message is plain data");
    String::from_utf8(text).expect("JSON is UTF-8")
}

/// Counts a follower in the metrics, until it is dropped.
pub(crate) struct FollowerGauge(App);

impl FollowerGauge {
    pub(crate) fn new(app: &App) -> FollowerGauge {
        app.metrics.followers.inc();
        FollowerGauge(app.clone())
    }
}

impl Drop for FollowerGauge {
    fn drop(&mut self) {
        self.0.metrics.followers.dec();
    }
}
