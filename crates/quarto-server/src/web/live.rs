//! The socket of a game's page: the server sends what to show, say and play, and the page sends its
//! forms.

use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use quarto_game::{Reading, Time, Update, Viewer};
use quarto_host::{Follower, PastUpdates};
use quarto_pages::{Delivery, Fields, Flash, LiveUpdate};
use quarto_player::ClockWatch;
use serde::Deserialize;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use super::participant::{FormOutcome, Participant};
use crate::app::stopped;
use crate::error::ApiError;
use crate::extract::{ConnectionSlot, Params};
use crate::follow::{FollowerGauge, QUIET, pieces};
use crate::games::base_url;
use crate::socket::{
    Disconnected, FLOOD, GOING_AWAY, LARGEST, NOT_TEXT, READ_BUFFER, TOO_SLOW, close, send,
    turn_away, understand,
};
use crate::tally::Tally;

/// The event after which the page continues.
#[derive(Deserialize)]
pub(crate) struct SinceParams {
    since: Option<usize>,
}

/// The fields of a form besides its intent.
#[derive(Default)]
struct Form {
    key: Option<String>,
    /// The moment that its page shows, unless it is the present.
    at: Option<usize>,
}

/// Opens the socket of a page.
pub(crate) async fn live(
    stay: ConnectionSlot,
    Params(SinceParams { since }): Params<SinceParams>,
    participant: Participant,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::BadRequest(error.body_text()))?;
    let base = base_url(&participant.app, &headers);
    let viewer = participant.viewer().await?;
    let (now, told, follower) =
        participant.app.host.follow(participant.game, viewer, since.into()).await?;
    let seen = now.snapshot();
    // The page was away for a while, or was loaded before the latest event.
    let is_behind = since.is_none_or(|since| since < seen.seq);
    // In boxes, because a future has room for everything that it is given, more than once.
    let missed = is_behind.then(|| Box::new(told));
    let live = Box::new(LiveSocket {
        tally: Tally::new(&participant.app, participant.peer, &stay),
        held: (FollowerGauge::new(&participant.app), stay),
        base,
        follower,
        told: seen.seq,
        pinged: None,
        clock: seen.view.clock.map(|reading| (reading, participant.app.host.store().now())),
        watch: ClockWatch::new(participant.visitor.reader.settings.warnings(), seen.view.clock),
        participant,
        hints: JoinSet::new(),
    });
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(|socket| live.run(socket, missed)))
}

/// The socket of a page.
struct LiveSocket {
    participant: Participant,
    tally: Tally,
    base: String,
    follower: Follower,
    /// The number of events sent to the page.
    told: usize,
    pinged: Option<Instant>,
    /// The clock at the latest event, and the time of that event.
    clock: Option<(Reading, Time)>,
    watch: ClockWatch,
    /// The hints that are being computed, each with its form.
    hints: JoinSet<(Form, Result<FormOutcome, ApiError>)>,
    #[expect(dead_code, reason = "it counts as long as it is there")]
    held: (FollowerGauge, ConnectionSlot),
}

impl LiveSocket {
    async fn run(mut self: Box<Self>, mut socket: WebSocket, missed: Option<Box<PastUpdates>>) {
        // It ends when the client is gone or must be disconnected.
        let _ = self.talk(&mut socket, missed).await;
    }

    async fn talk(
        &mut self,
        socket: &mut WebSocket,
        missed: Option<Box<PastUpdates>>,
    ) -> Result<(), Disconnected> {
        if let Some(missed) = missed {
            Box::pin(self.catch_up(socket, *missed)).await?;
        }
        let mut stopping = self.participant.app.stopping.clone();
        let mut quiet = tokio::time::interval(QUIET);
        quiet.reset();
        let mut seconds = tokio::time::interval(Duration::from_secs(1));
        seconds.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            tokio::select! {
                _ = seconds.tick(), if self.clock.is_some() => Box::pin(self.warn(socket)).await?,
                told = self.follower.next() => match told {
                    Some(told) => {
                        Box::pin(self.tell(socket, Flash::default(), told.updates(), Form::default()))
                            .await?;
                    }
                    None => return close(socket, TOO_SLOW).await,
                },
                message = socket.recv() => {
                    let message = understand(socket, message).await?;
                    Box::pin(self.take(socket, message)).await?;
                }
                Some(Ok((form, hint))) = self.hints.join_next() => {
                    Box::pin(self.answer(socket, form, hint)).await?;
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

    /// Sends missed events in batches, and the scene with the last one.
    async fn catch_up(
        &mut self,
        socket: &mut WebSocket,
        missed: PastUpdates,
    ) -> Result<(), Disconnected> {
        let seen = self.participant.look().await.map_err(|_| Disconnected)?;
        let mut pieces = pieces(missed).peekable();
        let mut last = Vec::new();
        while let Some(piece) = pieces.next() {
            if pieces.peek().is_none() {
                last = piece;
                break;
            }
            self.told = piece.last().map_or(self.told, |told| told.seq);
            let Participant { visitor, seats, .. } = &self.participant;
            let part = LiveUpdate::part(&visitor.reader, seats, &seen.view, &piece);
            push(socket, LiveUpdate { seq: self.told, ..part }).await?;
        }
        self.tell(socket, Flash::default(), &last, Form::default()).await
    }

    async fn take(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Disconnected> {
        self.pinged = None;
        let Ok(counted) = self.tally.count() else { return turn_away(socket, FLOOD).await };
        match message {
            Message::Text(text) => self.order(socket, Fields::read(text.as_bytes()), counted).await,
            Message::Binary(_) => turn_away(socket, NOT_TEXT).await,
            Message::Close(_) => Err(Disconnected),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
        }
    }

    /// Carries out a form, unless the rate limit refused it.
    async fn order(
        &mut self,
        socket: &mut WebSocket,
        fields: Fields,
        counted: Result<(), ApiError>,
    ) -> Result<(), Disconnected> {
        let form = Form { key: fields.get("key").map(ToOwned::to_owned), at: fields.parse("at") };
        let done = match counted {
            Ok(()) if self.participant.wants_hint(&fields) => {
                // A hint may take a while, during which the game goes on.
                let participant = self.participant.clone();
                self.hints.spawn(async move { (form, participant.carry_out(&fields).await) });
                return Ok(());
            }
            Ok(()) => self.participant.carry_out(&fields).await,
            Err(error) => Err(error),
        };
        self.answer(socket, form, done).await
    }

    /// Answers a form. Its events go to all followers, and to this page first.
    async fn answer(
        &mut self,
        socket: &mut WebSocket,
        form: Form,
        done: Result<FormOutcome, ApiError>,
    ) -> Result<(), Disconnected> {
        // The events it caused have arrived by now, and are part of the answer.
        let mut told = Vec::new();
        while let Some(more) = self.follower.try_next() {
            told.extend(more.updates().iter().cloned());
        }
        let flash = match done {
            Ok(FormOutcome::Done) => Flash::default(),
            Ok(FormOutcome::Shown(flash) | FormOutcome::Nonsense(flash)) => flash,
            Err(error) => Flash::problem(error.words(self.participant.visitor.reader.voice())),
        };
        self.tell(socket, flash, &told, form).await
    }

    /// Sends the scene, with the lines for this page alone before those of the events.
    async fn tell(
        &mut self,
        socket: &mut WebSocket,
        flash: Flash,
        told: &[Update],
        form: Form,
    ) -> Result<(), Disconnected> {
        let scene =
            self.participant.scene(Delivery::Socket, &self.base, form.at, flash.clone()).await;
        let (seen, scene) = scene.map_err(|_| Disconnected)?;
        self.clock =
            seen.view.clock.map(|reading| (reading, self.participant.app.host.store().now()));
        self.told = told.last().map_or(self.told, |told| told.seq.max(self.told));
        let Participant { visitor, seats, .. } = &self.participant;
        let update = LiveUpdate::new(&visitor.reader, seats, &seen, told, &flash);
        let update = LiveUpdate { seq: self.told, scene: Some(scene), key: form.key, ..update };
        push(socket, update).await
    }

    /// Sends a clock warning to a player who is running out of time: twice, which proved right.
    async fn warn(&mut self, socket: &mut WebSocket) -> Result<(), Disconnected> {
        let time = self.participant.app.host.store().now();
        let now = self.clock.map(|(reading, at)| reading.after(time.since(at)));
        let Some((player, left)) = self.watch.look(now) else { return Ok(()) };
        let seen =
            self.participant.app.host.snapshot(self.participant.game, Viewer::Spectator).await;
        let seen = seen.map_err(|_| Disconnected)?;
        let reader = &self.participant.visitor.reader;
        let warning = LiveUpdate::warning(reader, &seen.view, player, left);
        push(socket, LiveUpdate { seq: self.told, ..warning }).await
    }
}

/// Sends a message, and frees it before a slow client has read it.
async fn push(socket: &mut WebSocket, update: LiveUpdate) -> Result<(), Disconnected> {
    let text = serde_json::to_string(&update).expect("a message is plain data");
    drop(update);
    send(socket, Message::text(text)).await
}
