//! Games as they go on, by WebSocket: it brings what happens and takes commands.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use quarto_game::Seat;
use quarto_host::{Done, Follower, Told};
use quarto_store::GameId;
use quarto_wire::{GameText, MessageBody, NewsBody, RefusedBody, SeatBody, events};

use crate::app::{App, Peer, stopped};
use crate::caller::{Caller, choose};
use crate::error::ApiError;
use crate::extract::{Named, Params, Stay, read};
use crate::follow::{Counted, FollowParams, QUIET, beginning, write};
use crate::games::carry_out;

/// The largest message that is a command.
pub(crate) const LARGEST: usize = 4096;
/// What is read at a time: most messages are far smaller.
pub(crate) const READ_BUFFER: usize = 1024;
/// A client that takes longer to take a message is gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// How a socket is closed: the server stops, or the client was too slow.
pub(crate) const GOING_AWAY: (u16, &str) = (1001, "the server stops; come again");
pub(crate) const TOO_SLOW: (u16, &str) = (1013, "too slow; come again with the latest seq");

/// Follow a game and act in it by WebSocket
///
/// Messages are those of the stream. One's own are commands, as by POST; what they bring about comes
/// with their `key`, and why they are refused comes as `refused`.
#[utoipa::path(
    get, path = "/api/games/{game}/socket", tag = "follow",
    params(
        ("game" = GameText, Path, description = "The name of the game"),
        ("since" = Option<u64>, Query, description = "How many events one knows"),
        ("seat" = Option<SeatBody>, Query, description = "Which of one's seats, for those who hold both"),
    ),
    responses((status = 101, description = "A WebSocket")),
    security((), ("secret" = []))
)]
pub(crate) async fn socket(
    State(app): State<App>,
    Named(game): Named,
    Params(params): Params<FollowParams>,
    Extension(Peer(peer)): Extension<Peer>,
    stay: Stay,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::BadRequest(error.to_string()))?;
    let seats = caller.seats(&app, game).await?;
    let viewer = caller.viewer(&app, game, params.seat).await?;
    let (seen, told, follower) = app.host.follow(game, viewer, params.since).await?;
    let first = beginning(game, params.since, &seen, told);
    let talk = Talk {
        held: (Counted::new(&app), stay),
        app,
        game,
        seats,
        peer,
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
struct Talk {
    app: App,
    game: GameId,
    /// The seats they hold.
    seats: Vec<Seat>,
    peer: IpAddr,
    follower: Follower,
    /// How many events they have been told.
    sent: usize,
    /// The key of their latest command, and how many events there were after it.
    own: Option<(usize, String)>,
    /// How long a message takes to them and back.
    lag: Duration,
    pinged: Option<Instant>,
    #[expect(dead_code, reason = "it counts as long as it is there")]
    held: (Counted, Stay),
}

/// The other side is gone, or must go.
pub(crate) struct Over;

impl Talk {
    async fn run(mut self, mut socket: WebSocket, first: impl Iterator<Item = MessageBody>) {
        let talked = self.talk(&mut socket, first).await;
        drop(talked);
    }

    async fn talk(
        &mut self,
        socket: &mut WebSocket,
        first: impl Iterator<Item = MessageBody>,
    ) -> Result<(), Over> {
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
                    self.take(socket, message.ok_or(Over)?.map_err(|_| Over)?).await?;
                }
                _ = quiet.tick() => self.ping(socket).await?,
                () = stopped(&mut stopping) => {
                    return close(socket, GOING_AWAY).await;
                }
            }
        }
    }

    async fn take(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Over> {
        // Whatever comes, somebody is there.
        let pinged = self.pinged.take();
        match message {
            Message::Text(text) => self.order(socket, text.as_bytes()).await,
            Message::Binary(bytes) => self.order(socket, &bytes).await,
            Message::Pong(_) => {
                self.lag = pinged.map_or(self.lag, |pinged| pinged.elapsed());
                Ok(())
            }
            Message::Ping(_) => Ok(()),
            Message::Close(_) => Err(Over),
        }
    }

    /// Who has not answered the last time is gone.
    async fn ping(&mut self, socket: &mut WebSocket) -> Result<(), Over> {
        if self.pinged.replace(Instant::now()).is_some() {
            return Err(Over);
        }
        send(socket, Message::Ping(Bytes::default())).await
    }

    /// Tells what happened; if they brought it about, with the key of their command.
    async fn tell(&mut self, socket: &mut WebSocket, told: &[Told]) -> Result<(), Over> {
        self.sent = told.last().map_or(self.sent, |told| told.seq);
        let key = self.own.take_if(|(seq, _)| *seq == self.sent).map(|(_, key)| key);
        let news = MessageBody::News(NewsBody::new(told, key));
        send(socket, Message::text(write(&news))).await
    }

    async fn order(&mut self, socket: &mut WebSocket, bytes: &[u8]) -> Result<(), Over> {
        let order = read::<quarto_wire::OrderBody>(bytes);
        let key = order.as_ref().map_or_else(|_| key_of(bytes), |order| order.key.clone());
        let done = async {
            self.app.guards.count_request(self.peer)?;
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
            Ok(Done { seq, .. }) => {
                self.own = key.map(|key| (seq, key));
                // The news is there by now; the next command must not come between.
                while let Some(told) = self.follower.try_next() {
                    self.tell(socket, &told).await?;
                }
                Ok(())
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

pub(crate) async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Over> {
    match tokio::time::timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Over),
    }
}

pub(crate) async fn close(
    socket: &mut WebSocket,
    (code, reason): (u16, &'static str),
) -> Result<(), Over> {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    send(socket, Message::Close(Some(frame))).await
}
