//! A game as the topic of an open page.

use std::iter::Peekable;
use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use quarto_game::{Reading, Snapshot, Stage, Time, Update, Viewer};
use quarto_host::{Follower, PastUpdates, Told};
use quarto_pages::{Delivery, Fields, Flash, LiveUpdate};
use quarto_player::ClockWatch;
use quarto_text::Verbosity;
use serde::Deserialize;
use tokio::task::JoinSet;

use super::participant::{FormOutcome, Participant};
use crate::api::follow::PIECE;
use crate::api::games::base_url;
use crate::error::ApiError;
use crate::extract::{ConnectionSlot, Params};
use crate::web::live::{Outgoing, Taken, Topic, open, outgoing};
use crate::web::visitor::Visitor;

/// The event after which the page continues.
#[derive(Deserialize)]
pub(crate) struct SinceParams {
    since: Option<usize>,
}

/// The fields of a form besides its intent.
#[derive(Default)]
pub(crate) struct Form {
    key: Option<String>,
    /// The moment that its page shows, unless it is the present.
    at: Option<usize>,
    fields: Fields,
}

/// Opens the live channel of a game's page.
pub(crate) async fn live(
    stay: ConnectionSlot,
    Params(SinceParams { since }): Params<SinceParams>,
    participant: Participant,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let viewer = participant.viewer().await?;
    let (now, told, follower) =
        participant.app.host.follow(participant.game, viewer, since.into()).await?;
    let seen = now.snapshot();
    // The page was away for a while, or was loaded before the latest event.
    let is_behind = since.is_none_or(|since| since < seen.seq);
    let (app, peer) = (participant.app.clone(), participant.peer);
    let topic = GameTopic {
        base: base_url(&app, &headers),
        follower,
        told: seen.seq,
        // In a box, because most pages have missed nothing.
        missed: is_behind.then(|| Box::new(told.peekable())),
        clock: seen.view.clock.map(|reading| (reading, app.host.store().now())),
        away: seen.away,
        watch: ClockWatch::new(participant.visitor.reader.settings.warnings(), seen.view.clock),
        participant,
        hints: JoinSet::new(),
    };
    open(app, peer, stay, upgrade, topic)
}

/// A game as a participant sees it.
struct GameTopic {
    participant: Participant,
    base: String,
    follower: Follower,
    /// The number of events sent to the page.
    told: usize,
    /// What the page has missed.
    missed: Option<Box<Peekable<PastUpdates>>>,
    /// The clock at the latest event, and the time of that event.
    clock: Option<(Reading, Time)>,
    /// Which players have gone, as the page shows it.
    away: [bool; 2],
    watch: ClockWatch,
    /// The hints that are being computed, each with its form.
    hints: JoinSet<(Form, Result<FormOutcome, ApiError>)>,
}

enum Change {
    Told(Arc<Told>),
    Hint(Form, Result<FormOutcome, ApiError>),
}

impl Topic for GameTopic {
    type Change = Change;

    /// Returns missed events in batches, and the scene with the last one.
    async fn missed(&mut self) -> Option<Outgoing> {
        let missed = self.missed.as_mut()?;
        let piece: Vec<Update> = missed.by_ref().take(PIECE).collect();
        if missed.peek().is_none() {
            self.missed = None;
            return self.update(Flash::default(), &piece, Form::default()).await;
        }
        self.told = piece.last().map_or(self.told, |told| told.seq);
        let seen = self.participant.look().await.ok()?;
        let Participant { visitor, seats, .. } = &self.participant;
        let part = LiveUpdate::part(&visitor.reader, seats, &seen.view, &piece);
        Some(outgoing(&LiveUpdate { seq: self.told, ..part }))
    }

    async fn changed(&mut self) -> Option<Change> {
        tokio::select! {
            told = self.follower.next() => told.map(Change::Told),
            Some(Ok((form, hint))) = self.hints.join_next() => Some(Change::Hint(form, hint)),
        }
    }

    async fn tell(&mut self, change: Change) -> Option<Outgoing> {
        match change {
            Change::Told(told) => self.news(&told).await,
            Change::Hint(form, hint) => self.answer(form, hint).await,
        }
    }

    async fn take(&mut self, fields: Fields, counted: Result<(), ApiError>) -> Taken {
        let key = fields.get("key").map(ToOwned::to_owned);
        let form = Form { key, at: fields.parse("at"), fields: fields.clone() };
        let done = match counted {
            Ok(()) if self.participant.wants_hint(&fields) => {
                // A hint may take a while, during which the game goes on.
                let participant = self.participant.clone();
                self.hints.spawn(async move { (form, participant.carry_out(&fields).await) });
                return Taken::Wait;
            }
            Ok(()) => self.participant.carry_out(&fields).await,
            Err(error) => Err(error),
        };
        self.answer(form, done).await.map_or(Taken::End, Taken::Tell)
    }

    /// A spectator sees with the next event that a player has gone.
    fn ticks(&self) -> bool {
        self.clock.is_some() || self.participant.seats.len() == 1
    }

    /// Shows that the other player has gone or come back, and warns a player who is running out of time:
    /// twice, which proved right.
    async fn tick(&mut self) -> Option<Outgoing> {
        let away = self.follower.away(self.participant.app.host.store().now());
        if away != self.away && self.participant.seats.len() == 1 {
            return self.update(Flash::default(), &[], Form::default()).await;
        }
        let Participant { app, visitor: Visitor { reader, .. }, seats, .. } = &self.participant;
        let time = app.host.store().now();
        let now = self.clock.map(|(reading, at)| reading.after(time.since(at)));
        let (player, left) = self.watch.look(now)?;
        let seen = app.host.snapshot(self.participant.game, Viewer::Spectator).await.ok()?;
        let warning = LiveUpdate::warning(reader, seats, &seen.view, player, left);
        Some(outgoing(&LiveUpdate { seq: self.told, ..warning }))
    }
}

impl GameTopic {
    /// Returns the message about what happened. Spectators who see the same get the same message, which is
    /// made once.
    async fn news(&mut self, told: &Told) -> Option<Outgoing> {
        let Participant { app, visitor, seats, game, .. } = &self.participant;
        let seen = told.snapshot();
        // An invitation to sit down differs from visitor to visitor.
        if !seats.is_empty() || seen.view.stage == Stage::Waiting {
            return self.update(Flash::default(), told.updates(), Form::default()).await;
        }
        // The name stands only in an invitation.
        let mut reader = visitor.reader.clone();
        reader.settings.name = None;
        let kind = (*game, self.told, &reader, &*self.base);
        let shared = app.scenes.cell(kind, seen.seq);
        let make = async || {
            let made = self.make(Flash::default(), told.updates(), Form::default()).await;
            made.map(|(_, update)| outgoing(&update)).ok_or(())
        };
        let message = shared.get_or_try_init(make).await.ok().cloned();
        self.note(seen, told.updates());
        message
    }

    /// Answers a form. Its events go to all followers, and to this page first.
    async fn answer(
        &mut self,
        form: Form,
        done: Result<FormOutcome, ApiError>,
    ) -> Option<Outgoing> {
        // The events it caused have arrived by now, and are part of the answer.
        let mut told = Vec::new();
        while let Some(more) = self.follower.try_next() {
            told.extend(more.updates().iter().cloned());
        }
        let flash = match done {
            Ok(FormOutcome::Done) => Flash::default(),
            Ok(FormOutcome::Shown(flash) | FormOutcome::Nonsense(flash)) => flash,
            Ok(FormOutcome::Chosen(verbosity)) => return self.choose(verbosity, &told, form).await,
            Err(error) => Flash::problem(error.words(self.participant.visitor.reader.voice())),
        };
        self.update(flash.to(&form.fields), &told, form).await
    }

    /// Says as much as the visitor wants from now on, and lets the browser keep it.
    async fn choose(
        &mut self,
        verbosity: Verbosity,
        told: &[Update],
        form: Form,
    ) -> Option<Outgoing> {
        let reader = &mut self.participant.visitor.reader;
        let flash = reader.choose(verbosity);
        let (seen, update) = self.make(flash, told, form).await?;
        self.note(&seen, told);
        Some(outgoing(&LiveUpdate { keep: Some(format!("verbosity={verbosity}")), ..update }))
    }

    /// Returns the message with the scene, and with the lines for this page alone before those of the
    /// events.
    async fn update(&mut self, flash: Flash, told: &[Update], form: Form) -> Option<Outgoing> {
        let (seen, update) = self.make(flash, told, form).await?;
        self.note(&seen, told);
        Some(outgoing(&update))
    }

    async fn make(
        &self,
        flash: Flash,
        told: &[Update],
        form: Form,
    ) -> Option<(Snapshot, LiveUpdate)> {
        let scene = self.participant.scene(Delivery::Socket, &self.base, form.at, flash.clone());
        let (seen, scene) = scene.await.ok()?;
        let Participant { visitor, seats, .. } = &self.participant;
        let update = LiveUpdate::new(&visitor.reader, seats, &seen, told, &flash);
        let seq = self.told_after(told);
        Some((seen, LiveUpdate { seq, scene: Some(scene), key: form.key, ..update }))
    }

    /// Notes what the page knows now.
    fn note(&mut self, seen: &Snapshot, told: &[Update]) {
        let now = self.participant.app.host.store().now();
        if self.clock.is_none() {
            // The clock starts now: the next look at it may come after a warning is due.
            let warnings = self.participant.visitor.reader.settings.warnings();
            self.watch = ClockWatch::new(warnings, seen.view.clock);
        }
        self.clock = seen.view.clock.map(|reading| (reading, now));
        self.away = seen.away;
        self.told = self.told_after(told);
    }

    fn told_after(&self, told: &[Update]) -> usize {
        told.last().map_or(self.told, |told| told.seq.max(self.told))
    }
}
