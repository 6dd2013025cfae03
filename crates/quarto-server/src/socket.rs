//! Games as they go on, by WebSocket: it brings what happens and takes commands.

use std::time::{Duration, Instant};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use quarto_game::{GameId, Seat, Update};
use quarto_host::{Done, Follower};
use quarto_wire::{MessageBody, NewsBody, RefusedBody, events};
use tokio_tungstenite::tungstenite;

use crate::app::{App, Peer, stopped};
use crate::caller::{Caller, choose};
use crate::connection::Endless;
use crate::error::ApiError;
use crate::extract::{ConnectionSlot, GamePath, Params, read};
use crate::follow::{FollowParams, FollowerGauge, QUIET, beginning, write};
use crate::games::carry_out;
use crate::tally::Tally;

/// The largest message that is a command.
pub(crate) const LARGEST: usize = 4096;
/// What is read at a time: most messages are far smaller.
pub(crate) const READ_BUFFER: usize = 1024;
/// A client that takes longer to take a message is gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait for a client to take note of why its socket is closed, and how many messages are
/// read in between: a flood must not go on as long.
const LINGER: Duration = Duration::from_secs(1);
const LINGER_MESSAGES: usize = 1000;

/// How a socket is closed: the server stops, or the client was too slow, or did what it must not.
pub(crate) const GOING_AWAY: (u16, &str) = (1001, "the server stops; come again");
pub(crate) const TOO_SLOW: (u16, &str) = (1013, "too slow; come again with the latest seq");
pub(crate) const FLOOD: (u16, &str) = (1008, "far too many messages, or one without end");
pub(crate) const NOT_TEXT: (u16, &str) = (1003, "messages must be text");
const BROKEN: (u16, &str) = (1002, "a broken frame");
const NOT_UTF8: (u16, &str) = (1007, "a text that is not UTF-8");
const TOO_LARGE: (u16, &str) = (1009, "a message has at most 4 KiB");

/// Follow a game and act in it by WebSocket
///
/// Messages are those of the stream. One's own are commands, as by POST; what they bring about comes
/// with their `key`, and why they are refused comes as `refused`.
#[utoipa::path(
    get, path = "/api/games/{game}/socket", tag = "follow",
    params(
        ("game" = GameId, Path, description = "The name of the game"),
        ("since" = Option<u64>, Query, description = "How many events one knows"),
        ("seat" = Option<Seat>, Query, description = "Which of one's seats, for those who hold both"),
    ),
    responses((status = 101, description = "A WebSocket")),
    security((), ("secret" = []))
)]
pub(crate) async fn socket(
    State(app): State<App>,
    GamePath(game): GamePath,
    Params(params): Params<FollowParams>,
    Extension(Peer(peer)): Extension<Peer>,
    stay: ConnectionSlot,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::BadRequest(error.to_string()))?;
    let seats = caller.seats(&app, game).await?;
    let viewer = caller.viewer(&app, game, params.seat).await?;
    let (seen, told, follower) = app.host.follow(game, viewer, params.since).await?;
    let first = beginning(params.since, &seen, told);
    let talk = ApiSocket {
        tally: Tally::new(&app, peer, &stay),
        held: (FollowerGauge::new(&app), stay),
        app,
        game,
        seats,
        follower,
        sent: seen.seq,
        own: None,
        lag: Duration::ZERO,
        pinged: None,
    };
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(async |socket| talk.run(socket, first).await))
}

/// A conversation with somebody who follows a game.
struct ApiSocket {
    app: App,
    game: GameId,
    /// The seats they hold.
    seats: Vec<Seat>,
    tally: Tally,
    follower: Follower,
    /// How many events they have been told.
    sent: usize,
    /// The key of their latest command, and how many events there were after it.
    own: Option<(usize, String)>,
    /// How long a message takes to them and back.
    lag: Duration,
    pinged: Option<Instant>,
    #[expect(dead_code, reason = "it counts as long as it is there")]
    held: (FollowerGauge, ConnectionSlot),
}

/// The other side is gone, or must go.
pub(crate) struct Disconnected;

impl ApiSocket {
    async fn run(mut self, mut socket: WebSocket, first: impl Iterator<Item = MessageBody>) {
        let talked = self.talk(&mut socket, first).await;
        drop(talked);
    }

    async fn talk(
        &mut self,
        socket: &mut WebSocket,
        first: impl Iterator<Item = MessageBody>,
    ) -> Result<(), Disconnected> {
        for message in first {
            send(socket, Message::text(write(&message))).await?;
        }
        let mut stopping = self.app.stopping.clone();
        let mut quiet = tokio::time::interval(QUIET);
        quiet.reset();
        loop {
            tokio::select! {
                told = self.follower.next() => match told {
                    Some(told) => self.tell(socket, &told).await?,
                    None => return close(socket, TOO_SLOW).await,
                },
                message = socket.recv() => {
                    let message = understand(socket, message).await?;
                    self.take(socket, message).await?;
                }
                _ = quiet.tick() => self.ping(socket).await?,
                () = stopped(&mut stopping) => {
                    return close(socket, GOING_AWAY).await;
                }
            }
        }
    }

    async fn take(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Disconnected> {
        // Whatever comes, the client is there.
        let pinged = self.pinged.take();
        let Ok(counted) = self.tally.count() else { return turn_away(socket, FLOOD).await };
        match message {
            Message::Text(text) => self.order(socket, text.as_bytes(), counted).await,
            Message::Binary(bytes) => self.order(socket, &bytes, counted).await,
            Message::Pong(_) => {
                self.lag = pinged.map_or(self.lag, |pinged| pinged.elapsed());
                Ok(())
            }
            Message::Ping(_) => Ok(()),
            Message::Close(_) => Err(Disconnected),
        }
    }

    /// Who has not answered the last time is gone.
    async fn ping(&mut self, socket: &mut WebSocket) -> Result<(), Disconnected> {
        if self.pinged.replace(Instant::now()).is_some() {
            return Err(Disconnected);
        }
        send(socket, Message::Ping(Bytes::default())).await
    }

    /// Tells what happened; if they brought it about, with the key of their command.
    async fn tell(&mut self, socket: &mut WebSocket, told: &[Update]) -> Result<(), Disconnected> {
        self.sent = told.last().map_or(self.sent, |told| told.seq);
        let key = self.own.take_if(|(seq, _)| *seq == self.sent).map(|(_, key)| key);
        let news = MessageBody::News(NewsBody::new(told, key));
        send(socket, Message::text(write(&news))).await
    }

    /// Carries out a command, unless too much came before it.
    async fn order(
        &mut self,
        socket: &mut WebSocket,
        bytes: &[u8],
        counted: Result<(), ApiError>,
    ) -> Result<(), Disconnected> {
        let order = read::<quarto_wire::OrderBody>(bytes);
        let key = order.as_ref().map_or_else(|_| key_of(bytes), |order| order.key.clone());
        let done = async {
            counted?;
            let order = order?;
            choose(&self.seats, order.seat)?;
            carry_out(&self.app, self.game, &self.seats, order, self.lag).await
        };
        match done.await {
            Ok(Done { seq, told }) if seq <= self.sent => {
                // It was done before, so that no news will come of it.
                let news = NewsBody { seq, events: events(&told), key };
                send(socket, Message::text(write(&MessageBody::News(news)))).await
            }
            Ok(Done { seq, told }) => {
                self.own = key.map(|key| (seq, key));
                // The news is there by now; the next command must not come between.
                while let Some(more) = self.follower.try_next() {
                    self.tell(socket, &more).await?;
                }
                if self.sent >= seq {
                    return Ok(());
                }
                // The seat from which they look on does not hear of it, but who has done it does.
                self.sent = seq;
                let key = self.own.take().map(|(_, key)| key);
                let news = NewsBody { seq, events: events(&told), key };
                send(socket, Message::text(write(&MessageBody::News(news)))).await
            }
            Err(error) => {
                let refused = RefusedBody { key, problem: error.problem() };
                send(socket, Message::text(write(&MessageBody::Refused(refused)))).await
            }
        }
    }
}

/// Returns the key of a command, whatever else is wrong with it.
fn key_of(bytes: &[u8]) -> Option<String> {
    let fields: serde_json::Value = serde_json::from_slice(bytes).ok()?;
    fields.get("key")?.as_str().map(ToOwned::to_owned)
}

pub(crate) async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Disconnected> {
    match tokio::time::timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Disconnected),
    }
}

/// Returns what has come by a socket. If that was no message, the client is told why and turned away.
pub(crate) async fn understand(
    socket: &mut WebSocket,
    message: Option<Result<Message, axum::Error>>,
) -> Result<Message, Disconnected> {
    let error = match message {
        Some(Ok(message)) => return Ok(message),
        Some(Err(error)) => error.into_inner(),
        None => return Err(Disconnected),
    };
    let why = match error.downcast_ref() {
        Some(tungstenite::Error::Capacity(_)) => TOO_LARGE,
        Some(tungstenite::Error::Utf8(_)) => NOT_UTF8,
        Some(tungstenite::Error::Protocol(_)) => BROKEN,
        Some(tungstenite::Error::Io(error)) if is_endless(error) => FLOOD,
        // The connection is gone.
        Some(_) | None => return Err(Disconnected),
    };
    turn_away(socket, why).await?;
    Err(Disconnected)
}

/// Tells whether the client sends and sends without ending a message.
fn is_endless(error: &std::io::Error) -> bool {
    error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<Endless>)
}

/// Closes a socket for what its client did, and gives the client a moment to take note: to close a
/// connection over what has not been read would cut it off before the reason arrives.
pub(crate) async fn turn_away(
    socket: &mut WebSocket,
    why: (u16, &'static str),
) -> Result<(), Disconnected> {
    close(socket, why).await?;
    let answer = async {
        for _ in 0..LINGER_MESSAGES {
            match socket.recv().await {
                Some(Ok(Message::Close(_))) => return,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break,
            }
        }
        // There is nothing more to hear, but the client may still have to read.
        std::future::pending::<()>().await;
    };
    let _ = tokio::time::timeout(LINGER, answer).await;
    Err(Disconnected)
}

pub(crate) async fn close(
    socket: &mut WebSocket,
    (code, reason): (u16, &'static str),
) -> Result<(), Disconnected> {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    send(socket, Message::Close(Some(frame))).await
}
