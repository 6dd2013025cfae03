//! The forms of a game's page, sent by a click or typed as a command.

use std::time::Duration;

use quarto_game::{Announcement, Answer, Command, GameId, Seat, View, Viewer};
use quarto_host::{Done, Order, OrderError, Since};
use quarto_player::{Confirmation, Effect, Intent, Offered, PartialInput, acting_seat};
use quarto_rules::Action;
use quarto_text::{
    GameText, Line, Narrator, PageText, TerminalText, Verb, Voice, is_no, is_yes, yes_and_no,
};

use super::board::Moment;
use super::confirmation::{Asked, ConfirmationForm};
use super::fields::Fields;
use super::form_verb::FormVerb;
use super::frame::PageTexts;
use super::moves::moves;
use super::scene::{Flash, commands};
use super::visitor::Visitor;
use crate::app::App;
use crate::error::ApiError;
use crate::games::{LONGEST_KEY, act_on};
use crate::limits::Source;

/// The longest time to wait for a hint, including the queue.
const HINT_PATIENCE: Duration = Duration::from_secs(20);

/// The outcome of a form.
pub(crate) enum FormOutcome {
    /// It was carried out.
    Done,
    /// Nothing was done, but there is an answer.
    Answer(AnswerLines),
    /// Nothing was done yet: the player must confirm it.
    Confirm(Confirmation, Asked),
    /// The form makes no sense, for this reason.
    Nonsense {
        problem: String,
        /// The part of a piece that was typed: the rest may follow.
        before: String,
    },
}

/// The answer to a question, to show and to say.
#[derive(Clone, Debug, Default)]
pub(crate) struct AnswerLines {
    pub(crate) shown: Vec<String>,
    pub(crate) said: Vec<String>,
}

impl AnswerLines {
    pub(super) fn add(&mut self, answer: &Answer, voice: Voice) {
        self.shown.extend(voice.answer(answer).into_iter().map(|line| line.label));
        self.said.extend(voice.answer_aloud(answer));
    }
}

impl From<Vec<String>> for AnswerLines {
    fn from(lines: Vec<String>) -> AnswerLines {
        AnswerLines { said: lines.clone(), shown: lines }
    }
}

impl FromIterator<Line> for AnswerLines {
    fn from_iter<T: IntoIterator<Item = Line>>(lines: T) -> AnswerLines {
        let (shown, said) = lines.into_iter().map(|line| (line.label, line.spoken)).unzip();
        AnswerLines { shown, said }
    }
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
        let intent = match self.read(fields) {
            Ok(intent) => intent,
            Err(nonsense) => return Ok(nonsense),
        };
        let view = self.look().await?.view;
        let view = match acting_seat(&self.seats, &view) {
            Some(seat) => self.app.host.snapshot(self.game, Viewer::Seat(seat)).await?.view,
            None => view,
        };
        let narrator = Narrator::new(self.visitor.voice(), &view);
        let voice = narrator.voice;
        // A moment of a finished game.
        let at = fields.parse("at").filter(|_| view.is_over());
        let moment = || Moment::new(&view, &moves(&view, &narrator), at);
        let answer = match intent.effect(&view, &self.seats) {
            Effect::Order(orders) => self.order_all(orders, fields).await?,
            Effect::Confirm(what) => {
                return Ok(FormOutcome::Confirm(what, Asked::by(fields.parse("do"))));
            }
            Effect::Answer(question) => moment().answer(question, voice),
            Effect::Hidden => vec![voice.say(GameText::AnswerHidden)].into(),
            Effect::Tell(Verb::Hand) => [voice.hand(moment().hand)].into_iter().collect(),
            Effect::Tell(Verb::Last | Verb::Repeat) => self.repeat(narrator).await?,
            Effect::Tell(verb) => tell(verb, &narrator, &view).into(),
            // A hint includes the analysis here.
            Effect::Hint | Effect::Analyse => self.hint(voice).await?,
            Effect::Refrain => vec![voice.say(TerminalText::NotDone)].into(),
            // A page is left by closing it.
            Effect::Leave => vec![voice.say(GameText::RefusedNothing)].into(),
            Effect::OnlyWatching => return Err(ApiError::OnlyWatching),
        };
        Ok(if answer.shown.is_empty() { FormOutcome::Done } else { FormOutcome::Answer(answer) })
    }

    /// Tells whether a form asks for a hint, which takes a while.
    pub(crate) fn wants_hint(&self, fields: &Fields) -> bool {
        matches!(self.read(fields), Ok(Intent::Hint | Intent::Analyse))
    }

    /// Reads what the visitor means by a form.
    fn read(&self, fields: &Fields) -> Result<Intent, FormOutcome> {
        let words = PageTexts(self.visitor.language);
        let problem = |text: PageText<'_>| FormOutcome::Nonsense {
            problem: words.say(text),
            before: String::new(),
        };
        let nonsense = || problem(PageText::ErrorOther);
        Ok(match fields.parse("do").ok_or_else(nonsense)? {
            FormVerb::Place => {
                Intent::Act(Action::Place(fields.parse("square").ok_or_else(nonsense)?))
            }
            FormVerb::Give => {
                Intent::Act(Action::Give(fields.parse("piece").ok_or_else(nonsense)?))
            }
            FormVerb::Call => {
                let no_shape = || problem(PageText::GameCallNoShape);
                Intent::Act(Action::Call(fields.parse("shape").ok_or_else(no_shape)?))
            }
            FormVerb::Done => Intent::Act(Action::Done),
            FormVerb::Say => return self.understand(fields),
            FormVerb::Hint => Intent::Hint,
            FormVerb::Undo => Intent::Undo,
            FormVerb::OfferDraw => Intent::OfferDraw,
            FormVerb::AcceptDraw => Intent::Accept(Some(Offered::Draw)),
            FormVerb::DeclineDraw => Intent::Decline(Some(Offered::Draw)),
            FormVerb::AcceptTakeback => Intent::Accept(Some(Offered::Takeback)),
            FormVerb::DeclineTakeback => Intent::Decline(Some(Offered::Takeback)),
            // The page has asked for a confirmation already.
            FormVerb::Resign => Intent::Confirmed(Confirmation::Resign),
            FormVerb::Claim => Intent::Claim,
            FormVerb::Rematch => Intent::Rematch,
            FormVerb::Greet => Intent::Greet(fields.parse("greeting").ok_or_else(nonsense)?),
            // These are not for those who play.
            FormVerb::Sit | FormVerb::Withdraw => return Err(nonsense()),
        })
    }

    /// Reads a line that the visitor typed: the answer to a confirmation, or a command.
    fn understand(&self, fields: &Fields) -> Result<Intent, FormOutcome> {
        let (text, voice) = (fields.get("text").unwrap_or_default(), self.visitor.voice());
        match fields.parse("sure") {
            Some(sure) if is_yes(text, voice.language) => return Ok(Intent::Confirmed(sure)),
            Some(_) if is_no(text, voice.language) => return Ok(Intent::Refrain),
            Some(_) | None => {}
        }
        let mut before = PartialInput::new(fields.get("before").unwrap_or_default());
        before.read(text, voice.language).map_err(|error| {
            let problem = voice.input_error(&error);
            FormOutcome::Nonsense { problem, before: before.as_str().into() }
        })
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
            private(&done).for_each(|more| answer.add(more, self.visitor.voice()));
        }
        Ok(answer)
    }

    /// Returns what to show once after a form.
    pub(crate) fn flash(&self, outcome: FormOutcome) -> Flash {
        match outcome {
            FormOutcome::Done => Flash::default(),
            FormOutcome::Answer(answer) => Flash { answer, ..Flash::default() },
            FormOutcome::Confirm(what, asked) => self.ask_to_confirm(what, asked),
            FormOutcome::Nonsense { problem, before } => {
                Flash { before, ..Flash::problem(problem) }
            }
        }
    }

    /// Returns the flash that asks for a confirmation.
    fn ask_to_confirm(&self, what: Confirmation, asked: Asked) -> Flash {
        let (voice, words) = (self.visitor.voice(), PageTexts(self.visitor.language));
        let [yes, no] = yes_and_no(voice.language);
        let question = match (what, asked) {
            (Confirmation::Resign, Asked::InWords) => {
                voice.say(TerminalText::ConfirmResign { yes: &yes })
            }
            (Confirmation::Resign, Asked::ByClick) => words.say(PageText::GameResignSure),
            (Confirmation::Call(shape), Asked::InWords) => {
                voice.say(TerminalText::ConfirmCall { shape: &voice.shape(shape), yes: &yes })
            }
            (Confirmation::Call(shape), Asked::ByClick) => {
                words.say(PageText::GameCallSure { shape: &voice.shape(shape) })
            }
        };
        let [title, label] = match what {
            Confirmation::Resign => [PageText::GameResign, PageText::GameResignYes],
            Confirmation::Call(_) => [PageText::GameCallNow, PageText::GameCallYes],
        }
        .map(|text| words.say(text));
        let confirmation = ConfirmationForm { what, title, yes, no, label };
        Flash {
            answer: vec![question].into(),
            confirmation: Some(confirmation),
            ..Flash::default()
        }
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

    /// Returns the events since the player last acted, once more (D11).
    async fn repeat(&self, mut narrator: Narrator) -> Result<AnswerLines, ApiError> {
        let viewer = self.viewer().await?;
        let (_, told) = self.app.host.snapshot_since(self.game, viewer, Since::OwnAction).await?;
        let heard = told.flat_map(|told| told.heard);
        let lines: AnswerLines = heard.flat_map(|heard| narrator.tell(&heard)).collect();
        let nothing = || vec![narrator.voice.say(GameText::AnswerLastNone)].into();
        Ok(if lines.shown.is_empty() { nothing() } else { lines })
    }

    async fn hint(&self, voice: Voice) -> Result<AnswerLines, ApiError> {
        let place = self.app.guards.analyses.take(self.peer);
        let place = place.ok_or(ApiError::TooMany { retry_after: 1 })?;
        let before = self.look().await?.view.actions;
        let hint = self.app.host.hint(self.peer.address().to_string(), self.game).await?;
        let hint = tokio::time::timeout(HINT_PATIENCE, hint.result()).await;
        let hint = hint.map_err(|_| ApiError::Timeout)?.ok_or(ApiError::Stopping)?;
        drop(place);
        if self.look().await?.view.actions != before {
            // The position has changed, so the hint no longer applies.
            return Ok(AnswerLines::default());
        }
        let said = hint.map_or_else(|| vec![voice.worth(None)], |hint| voice.hint(&hint));
        Ok(said.into())
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

/// Returns the lines for a verb that only asks for information.
fn tell(verb: Verb, narrator: &Narrator, view: &View) -> Vec<String> {
    let voice = narrator.voice;
    match verb {
        Verb::Clock => narrator.clock(view),
        Verb::Help => commands(voice),
        Verb::Moves if view.actions.is_none() => vec![voice.say(GameText::AnswerHidden)],
        Verb::Moves => {
            let lines: Vec<String> =
                moves(view, narrator).into_iter().map(|one| one.text).collect();
            if lines.is_empty() { vec![voice.say(GameText::AnswerLastNone)] } else { lines }
        }
        Verb::Rules => narrator.terms(&view.options),
        other => vec![voice.help_on(other)],
    }
}
