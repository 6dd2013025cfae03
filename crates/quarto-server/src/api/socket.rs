//! The WebSocket of a game: it sends events and takes commands.

use std::time::{Duration, Instant};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use quarto_game::{GameId, Seat, Update, Viewer};
use quarto_host::{Done, Follower, Since, Told};
use quarto_wire::{MessageBody, NewsBody, RefusedBody, events};
use tokio_tungstenite::tungstenite;

use crate::api::follow::{FollowParams, FollowerGauge, QUIET, beginning, news, view, write};
use crate::api::games::{act_on_socket, to_order};
use crate::app::{App, Peer, stopped};
use crate::error::ApiError;
use crate::extract::{ConnectionSlot, GamePath, Params, read};
use crate::identity::caller::{Caller, viewer};
use crate::protection::connection::Endless;
use crate::protection::tally::Tally;

/// The largest message that a client may send.
pub(crate) const LARGEST: usize = 4096;
/// The size of the read buffer: most messages are far smaller.
pub(crate) const READ_BUFFER: usize = 1024;
/// The longest time that a client may take to receive a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait for a client to read why its socket is closed, and how many messages to read
/// meanwhile: a flood must not continue for that long.
const LINGER: Duration = Duration::from_secs(1);
const LINGER_MESSAGES: usize = 1000;

/// Close frames: the server is stopping, or the client was too slow or broke a rule.
pub(crate) const GOING_AWAY: (u16, &str) = (1001, "the server stops; come again");
pub(crate) const TOO_SLOW: (u16, &str) = (1013, "too slow; come again with the latest seq");
pub(crate) const FLOOD: (u16, &str) = (1008, "far too many messages, or one without end");
pub(crate) const NOT_TEXT: (u16, &str) = (1003, "messages must be text");
const BROKEN: (u16, &str) = (1002, "a broken frame");
const NOT_UTF8: (u16, &str) = (1007, "a text that is not UTF-8");
const TOO_LARGE: (u16, &str) = (1009, "a message has at most 4 KiB");

/// Follow a game and act in it by WebSocket
///
/// The server's messages are those of the stream, also with `views`. The client's messages are
/// commands, as by POST;
/// the events they cause arrive with their `key`, and refusals arrive as `refused`.
#[utoipa::path(
    get, path = "/api/games/{game}/socket", tag = "follow",
    params(
        ("game" = GameId, Path, description = "The name of the game"),
        ("since" = Option<u64>, Query, description = "How many events one knows"),
        ("seat" = Option<Seat>, Query, description = "Which of one's seats, for those who hold both"),
        ("views" = Option<bool>, Query, description = "Whether each message carries the game after it, with its record"),
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
    let viewer = viewer(&app, game, &seats, params.seat).await?;
    let (now, missed, follower) = app.host.follow(game, viewer, params.since.into()).await?;
    let sent = now.snapshot().seq;
    // In boxes, because a future has room for everything that it is given, more than once.
    let first = Box::new(beginning(params, now, missed));
    let talk = Box::new(ApiSocket {
        tally: Tally::new(&app, peer, &stay),
        held: (FollowerGauge::new(&app), stay),
        app,
        game,
        seats,
        follower,
        sent,
        viewer,
        views: params.views,
        own: None,
        lag: Duration::ZERO,
        pinged: None,
    });
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(|socket| talk.run(socket, first)))
}

/// The socket of a client that follows a game.
struct ApiSocket {
    app: App,
    game: GameId,
    /// The seats that the client holds.
    seats: Vec<Seat>,
    tally: Tally,
    follower: Follower,
    viewer: Viewer,
    /// Whether each message carries the game after it.
    views: bool,
    /// The number of events sent.
    sent: usize,
    /// The key of the client's latest command, and the number of events after it.
    own: Option<(usize, String)>,
    /// The round-trip time of a message.
    lag: Duration,
    pinged: Option<Instant>,
    #[expect(dead_code, reason = "it counts as long as it is there")]
    held: (FollowerGauge, ConnectionSlot),
}

/// The client is gone, or must be disconnected.
pub(crate) struct Disconnected;

impl ApiSocket {
    async fn run(
        mut self: Box<Self>,
        mut socket: WebSocket,
        first: Box<impl Iterator<Item = MessageBody>>,
    ) {
        // It ends when the client is gone or must be disconnected.
        let _ = self.talk(&mut socket, first).await;
    }

    async fn talk(
        &mut self,
        socket: &mut WebSocket,
        first: Box<impl Iterator<Item = MessageBody>>,
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
                    // In a box, because most sockets wait most of the time and need not have room for it.
                    Box::pin(self.take(socket, message)).await?;
                }
                _ = quiet.tick() => self.ping(socket).await?,
                () = stopped(&mut stopping) => {
                    return close(socket, GOING_AWAY).await;
                }
            }
        }
    }

    async fn take(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Disconnected> {
        // Any message shows that the client is there.
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

    /// Sends a ping; a client that has not answered the previous one is gone.
    async fn ping(&mut self, socket: &mut WebSocket) -> Result<(), Disconnected> {
        if self.pinged.replace(Instant::now()).is_some() {
            return Err(Disconnected);
        }
        send(socket, Message::Ping(Bytes::default())).await
    }

    /// Sends events; if the client caused them, with the key of its command.
    async fn tell(&mut self, socket: &mut WebSocket, told: &Told) -> Result<(), Disconnected> {
        self.sent = told.updates().last().map_or(self.sent, |told| told.seq);
        let key = self.own.take_if(|(seq, _)| *seq == self.sent).map(|(_, key)| key);
        send(socket, Message::text(write(&news(told, key, self.views)))).await
    }

    /// Carries out a command, unless the rate limit refused it.
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
            let order = to_order(self.game, &self.seats, order, self.lag)?;
            act_on_socket(&self.app, order).await
        };
        match done.await {
            Ok(Done { seq, told }) if seq <= self.sent => {
                // It was carried out before, so no events will follow.
                self.repeat(socket, seq, &told, key).await
            }
            Ok(Done { seq, told }) => {
                self.own = key.map(|key| (seq, key));
                // The events have arrived by now; send them before the next command is read.
                while let Some(more) = self.follower.try_next() {
                    self.tell(socket, &more).await?;
                }
                if self.sent >= seq {
                    return Ok(());
                }
                // The viewed seat does not hear these events, but the seat that acted does.
                self.sent = seq;
                let key = self.own.take().map(|(_, key)| key);
                self.repeat(socket, seq, &told, key).await
            }
            Err(error) => {
                let refused = RefusedBody { key, problem: error.problem() };
                send(socket, Message::text(write(&MessageBody::Refused(refused)))).await
            }
        }
    }

    /// Sends the events of a command that do not come by way of the follower.
    async fn repeat(
        &mut self,
        socket: &mut WebSocket,
        seq: usize,
        told: &[Update],
        key: Option<String>,
    ) -> Result<(), Disconnected> {
        let game = if self.views {
            let now = self.app.host.snapshot_since(self.game, self.viewer, Since::Now).await;
            Some(Box::new(view(&now.map_err(|_| Disconnected)?.0, true)))
        } else {
            None
        };
        let news = NewsBody { seq, events: events(told), key, game };
        send(socket, Message::text(write(&MessageBody::News(news)))).await
    }
}

/// Returns the key of a command, even if the rest of it is invalid.
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

/// Returns the message from a socket. On an invalid frame, the client is told why and disconnected.
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

/// Tells whether the client keeps sending without completing a message.
fn is_endless(error: &std::io::Error) -> bool {
    error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<Endless>)
}

/// Closes a socket because of what its client did, and gives the client a moment to read the
/// reason: closing a connection with unread data would reset it before the reason arrives.
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
        // Nothing more will arrive, but the client may still have to read.
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
