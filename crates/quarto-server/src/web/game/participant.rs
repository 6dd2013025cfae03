//! The forms of a game's page, sent by a click or typed as a command.

use std::time::Duration;

use quarto_game::{Announcement, Answer, Command, GameId, Seat, View, Viewer};
use quarto_host::{Done, Order, OrderError, PendingAnalysis, Since};
use quarto_pages::{AnswerLines, Fields, Flash, alike, answer, intent, tell};
use quarto_player::{Effect, Info, Intent, acting_seat};
use quarto_text::{EngineText, GameText, Line, Narrator, TerminalText, Verbosity};

use crate::api::games::{LONGEST_KEY, act_on};
use crate::app::App;
use crate::error::ApiError;
use crate::protection::limits::Source;
use crate::web::visitor::Visitor;

/// The longest time to wait for a hint, including the queue.
const HINT_PATIENCE: Duration = Duration::from_secs(20);

/// The longest time that the engine searches for an analysis.
const ANALYSIS_TIME: Duration = Duration::from_secs(10);

/// The outcome of a form.
pub(crate) enum FormOutcome {
    /// It was carried out.
    Done,
    /// Nothing was done, but there is something to show: an answer, or a question to confirm it.
    Shown(Flash),
    /// The visitor chose how much is said.
    Chosen(Verbosity),
    /// The form makes no sense, for the reason that is shown.
    Nonsense(Flash),
}

/// A visitor at a game, as a player or a spectator.
#[derive(Clone)]
pub(crate) struct Participant {
    pub(crate) app: App,
    pub(crate) peer: Source,
    pub(crate) visitor: Visitor,
    pub(crate) game: GameId,
    /// The seats that the visitor holds.
    pub(crate) seats: Vec<Seat>,
    /// The idempotency key for the forms of the page.
    pub(crate) key: String,
}

impl Participant {
    /// Carries out a form.
    ///
    /// # Errors
    /// If it is refused, or the host fails.
    pub(crate) async fn carry_out(&self, fields: &Fields) -> Result<FormOutcome, ApiError> {
        let (reader, view) = (&self.visitor.reader, self.look().await?.view);
        let at = fields.parse("at");
        if let Some(alike) = alike(reader, &view, fields, at) {
            return Ok(FormOutcome::Shown(Flash::answer(alike)));
        }
        let intent = match intent(reader, fields) {
            Ok(intent) => intent,
            Err(nonsense) => return Ok(FormOutcome::Nonsense(nonsense)),
        };
        let view = match acting_seat(&self.seats, &view) {
            Some(seat) => self.app.host.snapshot(self.game, Viewer::Seat(seat)).await?.view,
            None => view,
        };
        let answer = match intent.effect(&view, &self.seats) {
            Effect::Order(orders) => self.order_all(orders, fields).await?,
            Effect::Confirm(what) => {
                return Ok(FormOutcome::Shown(Flash::confirmation(reader, what, fields)));
            }
            Effect::Answer(question) => answer(reader, &view, question, at),
            Effect::Hidden => vec![reader.say(GameText::AnswerHidden)].into(),
            Effect::Tell(Info::Last) => self.last(&view).await?,
            Effect::Tell(Info::Repeat) => self.repeat(&view).await?,
            Effect::Tell(info) => tell(reader, &view, info, at),
            Effect::Hint => self.hint().await?,
            Effect::Analyse => self.analysis().await?,
            Effect::Choose(verbosity) => return Ok(FormOutcome::Chosen(verbosity)),
            Effect::Refrain => vec![reader.say(TerminalText::NotDone)].into(),
            // A page is left by closing it.
            Effect::Leave => vec![reader.say(GameText::RefusedNothing)].into(),
            Effect::OnlyWatching => return Err(ApiError::OnlyWatching),
        };
        let is_done = answer.shown.is_empty();
        Ok(if is_done { FormOutcome::Done } else { FormOutcome::Shown(Flash::answer(answer)) })
    }

    /// Tells whether a form asks for a hint, which takes a while.
    pub(crate) fn wants_hint(&self, fields: &Fields) -> bool {
        matches!(intent(&self.visitor.reader, fields), Ok(Intent::Hint | Intent::Analyse))
    }

    /// Carries out commands, and returns the answers that only the player who asked may hear.
    async fn order_all(
        &self,
        orders: Vec<(Seat, Command)>,
        fields: &Fields,
    ) -> Result<AnswerLines, ApiError> {
        let mut answer = AnswerLines::default();
        for (place, (seat, command)) in orders.into_iter().enumerate() {
            let done = self.order(seat, command, fields, place).await?;
            private(&done).for_each(|more| answer.add(more, self.visitor.reader.voice()));
        }
        Ok(answer)
    }

    /// Carries out one of the commands of a form.
    async fn order(
        &self,
        seat: Seat,
        command: Command,
        fields: &Fields,
        place: usize,
    ) -> Result<Done, ApiError> {
        let key = fields.get("key").filter(|key| key.chars().count() <= LONGEST_KEY);
        // Later commands of a form belong to the first one, and greetings are always allowed.
        let is_timely = place > 0 || matches!(command, Command::Greet { .. });
        let seq = if is_timely { None } else { fields.parse("seq") };
        let key = key.map(|key| format!("{key} {place}"));
        let order = Order { key, seq, ..Order::new(self.game, seat, command) };
        let done = act_on(&self.app, order.clone()).await;
        let is_stale = matches!(done, Err(ApiError::Order(OrderError::Stale { .. })));
        if is_stale && self.seats.len() == 2 {
            // If the form was sent twice, the seat that acts now is the other one.
            return act_on(&self.app, Order { seat: seat.other(), ..order }).await;
        }
        done
    }

    /// Returns what has happened since the player last acted, in whole sentences.
    async fn last(&self, view: &View) -> Result<AnswerLines, ApiError> {
        let narrator = Narrator::new(self.visitor.reader.voice(), view).in_full();
        let lines = self.since_own_action(&mut narrator.heard_by(&self.seats)).await?;
        let nothing = || vec![self.visitor.reader.say(GameText::AnswerLastNone)].into();
        Ok(if lines.is_empty() { nothing() } else { lines.into_iter().collect() })
    }

    /// Returns what was said since the player last acted, once more (D11), and what they have to do.
    async fn repeat(&self, view: &View) -> Result<AnswerLines, ApiError> {
        let mut narrator = Narrator::new(self.visitor.reader.voice(), view).heard_by(&self.seats);
        let mut lines = self.since_own_action(&mut narrator).await?;
        let turn = view.turn().filter(|turn| self.seats.contains(&turn.seat));
        lines.extend(turn.map(|turn| narrator.prompt(turn)));
        let nothing = || vec![narrator.voice.say(GameText::AnswerLastNone)].into();
        Ok(if lines.is_empty() { nothing() } else { lines.into_iter().collect() })
    }

    /// Returns the lines since the player last acted, without their own questions, whose answers are not
    /// repeated.
    async fn since_own_action(&self, narrator: &mut Narrator) -> Result<Vec<Line>, ApiError> {
        let viewer = self.viewer().await?;
        let (_, told) = self.app.host.snapshot_since(self.game, viewer, Since::OwnAction).await?;
        let heard = told.flat_map(|told| told.heard);
        let news = heard.filter(|heard| !matches!(heard, Announcement::Asked { .. }));
        Ok(news.flat_map(|heard| narrator.tell(&heard)).collect())
    }

    /// Returns what to do and why, if the question still applies.
    async fn hint(&self) -> Result<AnswerLines, ApiError> {
        let voice = self.visitor.reader.voice();
        let hint = self.app.host.hint(self.peer.address().to_string(), self.game);
        Ok(match self.advice(hint).await? {
            Some(Some(hint)) => AnswerLines::hint(&hint, voice),
            Some(None) => vec![voice.say(EngineText::HintNone)].into(),
            None => AnswerLines::default(),
        })
    }

    /// Returns what every action is worth.
    async fn analysis(&self) -> Result<AnswerLines, ApiError> {
        let caller = self.peer.address().to_string();
        let analysis = self.app.host.analyse_game(caller, self.game, ANALYSIS_TIME);
        let Some(found) = self.advice(analysis).await? else { return Ok(AnswerLines::default()) };
        let worth = found.moves.into_iter().map(|(action, solution)| (action, solution.value()));
        Ok(self.visitor.reader.voice().analysis(&worth.collect::<Vec<_>>()).into())
    }

    /// Waits for the engine's advice; `None` if the position has changed meanwhile, so that it no longer
    /// applies.
    async fn advice<T>(
        &self,
        asked: impl Future<Output = Result<PendingAnalysis<T>, OrderError>>,
    ) -> Result<Option<T>, ApiError> {
        let place = self.app.guards.analyses.take(self.peer);
        let place = place.ok_or(ApiError::TooMany { retry_after: 1 })?;
        let before = self.look().await?.view.actions;
        let advice = tokio::time::timeout(HINT_PATIENCE, asked.await?.result()).await;
        let advice = advice.map_err(|_| ApiError::Timeout)?.ok_or(ApiError::Stopping)?;
        drop(place);
        let is_current = self.look().await?.view.actions == before;
        Ok(is_current.then_some(advice))
    }
}

/// Returns the answers that only the player who asked may hear.
fn private(done: &Done) -> impl Iterator<Item = &Answer> {
    let heard = done.told.iter().flat_map(|told| &told.heard);
    heard.filter_map(|heard| {
        let Announcement::Asked { answer, .. } = heard else { return None };
        answer.as_ref()
    })
}
