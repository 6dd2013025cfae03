//! The live channel of pages: over a socket, the server sends what to show, to say and to play, and the
//! page sends its forms. What is shown is a [`Topic`]: a game, or the list of a visitor's games.

use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use quarto_pages::{Fields, LiveUpdate};
use tokio::time::MissedTickBehavior;

use crate::api::follow::{FollowerGauge, QUIET};
use crate::api::socket::{
    Disconnected, FLOOD, GOING_AWAY, LARGEST, NOT_TEXT, READ_BUFFER, TOO_SLOW, close, send,
    turn_away, understand,
};
use crate::app::{App, stopped};
use crate::error::ApiError;
use crate::extract::ConnectionSlot;
use crate::protection::limits::Source;
use crate::protection::tally::Tally;

/// Something that changes while a page shows it. Every method but [`Topic::changed`] runs to its end.
pub(crate) trait Topic: Send + 'static {
    /// What has changed.
    type Change: Send;

    /// Returns the next message that the page has missed before it was connected, if there is one.
    fn missed(&mut self) -> impl Future<Output = Option<Outgoing>> + Send;

    /// Waits for a change; `None` if the page is too slow. It can be dropped while it waits.
    fn changed(&mut self) -> impl Future<Output = Option<Self::Change>> + Send;

    /// Returns the message about a change, or ends the connection.
    fn tell(&mut self, change: Self::Change) -> impl Future<Output = Option<Outgoing>> + Send;

    /// Carries out a form of the page, unless the rate limit refused it.
    fn take(
        &mut self,
        fields: Fields,
        counted: Result<(), ApiError>,
    ) -> impl Future<Output = Taken> + Send;

    /// Tells whether something changes with the seconds.
    fn ticks(&self) -> bool;

    /// Returns the message for this second, if there is one.
    fn tick(&mut self) -> impl Future<Output = Option<Outgoing>> + Send;
}

/// What follows from a form.
pub(crate) enum Taken {
    Tell(Outgoing),
    /// The answer comes later.
    Wait,
    /// The page cannot be shown any more.
    End,
}

/// A message to the page. Those for pages that show the same are made once.
pub(crate) type Outgoing = Message;

/// Returns a message with what to show, to say and to play.
pub(crate) fn outgoing(update: &LiveUpdate) -> Outgoing {
    Message::text(serde_json::to_string(update).expect("a message is plain data"))
}

/// Opens the live channel of a page.
pub(crate) fn open(
    app: App,
    peer: Source,
    stay: ConnectionSlot,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    topic: impl Topic,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::BadRequest(error.body_text()))?;
    // In a box, because a future has room for everything that it is given, more than once.
    let live = Box::new(LiveSocket {
        tally: Tally::new(&app, peer, &stay),
        held: (FollowerGauge::new(&app), stay),
        app,
        pinged: None,
        topic,
    });
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(|socket| live.run(socket)))
}

/// The socket of a page.
struct LiveSocket<T> {
    app: App,
    tally: Tally,
    pinged: Option<Instant>,
    topic: T,
    #[expect(dead_code, reason = "it counts as long as it is there")]
    held: (FollowerGauge, ConnectionSlot),
}

impl<T: Topic> LiveSocket<T> {
    async fn run(mut self: Box<Self>, mut socket: WebSocket) {
        // It ends when the client is gone or must be disconnected.
        let _ = self.talk(&mut socket).await;
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), Disconnected> {
        while let Some(message) = Box::pin(self.topic.missed()).await {
            send(socket, message).await?;
        }
        let mut stopping = self.app.stopping.clone();
        let mut quiet = tokio::time::interval(QUIET);
        quiet.reset();
        let mut seconds = tokio::time::interval(Duration::from_secs(1));
        seconds.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            tokio::select! {
                _ = seconds.tick(), if self.topic.ticks() => {
                    if let Some(message) = Box::pin(self.topic.tick()).await {
                        send(socket, message).await?;
                    }
                }
                change = self.topic.changed() => match change {
                    Some(change) => {
                        let message = Box::pin(self.topic.tell(change)).await.ok_or(Disconnected)?;
                        send(socket, message).await?;
                    }
                    None => return close(socket, TOO_SLOW).await,
                },
                message = socket.recv() => {
                    let message = understand(socket, message).await?;
                    Box::pin(self.take(socket, message)).await?;
                }
                _ = quiet.tick() => {
                    // A client that has not answered the previous ping is gone.
                    if self.pinged.replace(Instant::now()).is_some() {
                        return Err(Disconnected);
                    }
                    send(socket, Message::Ping(Bytes::default())).await?;
                }
                () = stopped(&mut stopping) => return close(socket, GOING_AWAY).await,
            }
        }
    }

    async fn take(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Disconnected> {
        self.pinged = None;
        let Ok(counted) = self.tally.count() else { return turn_away(socket, FLOOD).await };
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return turn_away(socket, NOT_TEXT).await,
            Message::Close(_) => return Err(Disconnected),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        match self.topic.take(Fields::read(text.as_bytes()), counted).await {
            Taken::Tell(message) => send(socket, message).await,
            Taken::Wait => Ok(()),
            Taken::End => Err(Disconnected),
        }
    }
}
