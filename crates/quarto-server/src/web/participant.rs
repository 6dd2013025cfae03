//! The forms of a game's page, sent by a click or typed as a command.

use std::time::Duration;

use quarto_game::{
    Announcement, Answer, Command, GameId, Question, Rematch, Seat, Takebacks, View, Viewer,
};
use quarto_host::{Done, Order, OrderError, Since};
use quarto_rules::{Action, Player};
use quarto_text::{
    GameText, Input, Line, Narrator, PageText, TerminalText, Verb, Voice, is_no, is_yes, yes_and_no,
};

use super::board::Moment;
use super::confirmation::{Asked, Confirmation, ConfirmationForm};
use super::fields::Fields;
use super::form_verb::FormVerb;
use super::frame::PageTexts;
use super::moves::moves;
use super::perspective::acting_seat;
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
    Nonsense(String),
}

/// The answer to a question, to show and to say.
#[derive(Clone, Debug, Default)]
pub(crate) struct AnswerLines {
    pub(crate) shown: Vec<String>,
    pub(crate) said: Vec<String>,
}

impl AnswerLines {
    fn add(&mut self, answer: &Answer, voice: Voice) {
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

/// What a form asks for.
enum Intent {
    /// To act from the seat whose turn it is.
    Act(Command),
    /// To answer an offer of the opponent.
    Reply(Command),
    Ask(Question),
    Tell(Verb),
    /// To decline a confirmation.
    Nothing,
    /// To do something that must be confirmed first.
    Confirm(Confirmation, Asked),
    Undo,
    Rematch,
    Hint,
}

impl Participant {
    /// Carries out a form.
    ///
    /// # Errors
    /// If it is refused, or the host fails.
    pub(crate) async fn carry_out(&self, fields: &Fields) -> Result<FormOutcome, ApiError> {
        let intent = match self.read(fields) {
            Ok(intent) => intent,
            Err(problem) => return Ok(FormOutcome::Nonsense(problem)),
        };
        let view = self.look().await?.view;
        let seat = acting_seat(&self.seats, &view);
        let view = match seat {
            Some(seat) => self.app.host.snapshot(self.game, Viewer::Seat(seat)).await?.view,
            None => view,
        };
        if let Some(answer) = self.answer(&intent, &view, fields.parse("at")).await? {
            return Ok(FormOutcome::Answer(answer));
        }
        match (seat, intent) {
            (Some(seat), intent) => self.grant(intent, &view, seat, fields).await,
            // Spectators may ask about what they see, and nothing else.
            (None, Intent::Ask(_)) => {
                let hidden = self.visitor.voice().say(GameText::AnswerHidden);
                Ok(FormOutcome::Answer(vec![hidden].into()))
            }
            (None, _) => Err(ApiError::OnlyWatching),
        }
    }

    /// Tells whether a form asks for a hint, which takes a while.
    pub(crate) fn wants_hint(&self, fields: &Fields) -> bool {
        matches!(self.read(fields), Ok(Intent::Hint))
    }

    fn read(&self, fields: &Fields) -> Result<Intent, String> {
        let words = PageTexts(self.visitor.language);
        let nonsense = || words.say(PageText::ErrorOther);
        let act = |action| Ok(Intent::Act(Command::Act { actions: vec![action] }));
        match fields.parse("do").ok_or_else(nonsense)? {
            FormVerb::Place => act(Action::Place(fields.parse("square").ok_or_else(nonsense)?)),
            FormVerb::Give => act(Action::Give(fields.parse("piece").ok_or_else(nonsense)?)),
            FormVerb::Call => {
                let no_shape = || words.say(PageText::GameCallNoShape);
                let what = Confirmation::Call(fields.parse("shape").ok_or_else(no_shape)?);
                Ok(Intent::Confirm(what, Asked::ByClick))
            }
            FormVerb::Done => act(Action::Done),
            FormVerb::Say => {
                let text = fields.get("text").unwrap_or_default();
                match fields.parse::<Confirmation>("sure") {
                    Some(what) if is_yes(text, self.visitor.language) => {
                        Ok(Intent::Act(what.command()))
                    }
                    Some(_) if is_no(text, self.visitor.language) => Ok(Intent::Nothing),
                    Some(_) | None => self.understand(text),
                }
            }
            FormVerb::Hint => Ok(Intent::Hint),
            FormVerb::Undo => Ok(Intent::Undo),
            FormVerb::OfferDraw => Ok(Intent::Act(Command::OfferDraw)),
            FormVerb::AcceptDraw => Ok(Intent::Reply(Command::AcceptDraw)),
            FormVerb::DeclineDraw => Ok(Intent::Reply(Command::DeclineDraw)),
            FormVerb::AcceptTakeback => Ok(Intent::Reply(Command::AcceptTakeback)),
            FormVerb::DeclineTakeback => Ok(Intent::Reply(Command::DeclineTakeback)),
            FormVerb::Resign => Ok(Intent::Act(Command::Resign)),
            FormVerb::Claim => Ok(Intent::Act(Command::Claim)),
            FormVerb::Rematch => Ok(Intent::Rematch),
            FormVerb::Greet => Ok(Intent::Act(Command::Greet {
                greeting: fields.parse("greeting").ok_or_else(nonsense)?,
            })),
            // These are not for those who play.
            FormVerb::Sit | FormVerb::Withdraw => Err(nonsense()),
        }
    }

    /// Reads a command that the visitor typed.
    fn understand(&self, text: &str) -> Result<Intent, String> {
        let voice = self.visitor.voice();
        let input = Input::read(text, voice.language).map_err(|error| voice.input_error(&error))?;
        Ok(match input {
            Input::Act(Action::Call(shape)) => {
                Intent::Confirm(Confirmation::Call(shape), Asked::InWords)
            }
            Input::Act(action) => Intent::Act(Command::Act { actions: vec![action] }),
            Input::Ask(question) => Intent::Ask(question),
            Input::Greet(greeting) => Intent::Act(Command::Greet { greeting }),
            Input::Do(Verb::Hint | Verb::Analysis) => Intent::Hint,
            Input::Do(Verb::Undo) => Intent::Undo,
            Input::Do(Verb::Draw) => Intent::Act(Command::OfferDraw),
            Input::Do(Verb::Accept) => Intent::Reply(Command::AcceptDraw),
            Input::Do(Verb::Decline) => Intent::Reply(Command::DeclineDraw),
            Input::Do(Verb::Resign) => Intent::Confirm(Confirmation::Resign, Asked::InWords),
            Input::Do(Verb::Claim) => Intent::Act(Command::Claim),
            Input::Do(verb) => Intent::Tell(verb),
        })
    }

    /// Answers an intent that changes nothing; `at` is a moment of a finished game.
    async fn answer(
        &self,
        intent: &Intent,
        view: &View,
        at: Option<usize>,
    ) -> Result<Option<AnswerLines>, ApiError> {
        let narrator = Narrator::new(self.visitor.voice(), view);
        let picture = || Moment::new(view, &moves(view, &narrator), at.filter(|_| view.is_over()));
        Ok(match *intent {
            Intent::Ask(question) => {
                let Moment { board, reserve, .. } = picture();
                board.zip(reserve).map(|(board, reserve)| {
                    let mut lines = AnswerLines::default();
                    lines.add(&question.answer(&board, reserve), narrator.voice);
                    lines
                })
            }
            Intent::Tell(Verb::Hand) => {
                Some([narrator.voice.hand(picture().hand)].into_iter().collect())
            }
            Intent::Tell(Verb::Last | Verb::Repeat) => Some(self.repeat(narrator).await?),
            Intent::Tell(verb) => Some(tell(verb, &narrator, view).into()),
            Intent::Nothing => Some(vec![narrator.voice.say(TerminalText::NotDone)].into()),
            Intent::Act(_)
            | Intent::Reply(_)
            | Intent::Confirm(..)
            | Intent::Undo
            | Intent::Rematch
            | Intent::Hint => None,
        })
    }

    async fn grant(
        &self,
        intent: Intent,
        view: &View,
        seat: Seat,
        fields: &Fields,
    ) -> Result<FormOutcome, ApiError> {
        let voice = self.visitor.voice();
        let both = self.seats.len() == 2;
        let orders = match intent {
            Intent::Act(command) => vec![(seat, command)],
            Intent::Reply(command) => vec![reply(command, view, &self.seats, seat)],
            Intent::Rematch if both => {
                let asked = |seat: &Seat| matches!(view.rematch, Rematch::Offered(by) if view.player(*seat) == Some(by));
                let seats = Seat::ALL.into_iter().filter(|seat| !asked(seat));
                seats.map(|seat| (seat, Command::Rematch)).collect()
            }
            Intent::Rematch => vec![(seat, Command::Rematch)],
            Intent::Undo if both => {
                let game = self.app.host.game(self.game).await?;
                let last = game.last_to_act().and_then(|player| game.seat(player));
                let last = last.unwrap_or(seat);
                let agree = (last.other(), Command::AcceptTakeback);
                let agree = Some(agree).filter(|_| view.options.takebacks() == Takebacks::Ask);
                [(last, Command::AskTakeback)].into_iter().chain(agree).collect()
            }
            Intent::Undo => vec![(seat, Command::AskTakeback)],
            Intent::Ask(question) => vec![(seat, Command::Ask { question })],
            Intent::Confirm(what, asked) if what.costs(view) => {
                return Ok(FormOutcome::Confirm(what, asked));
            }
            Intent::Confirm(what, _) => vec![(seat, what.command())],
            Intent::Hint => return self.hint(voice).await,
            // These were answered above.
            Intent::Tell(_) | Intent::Nothing => return Ok(FormOutcome::Done),
        };
        let mut answer = AnswerLines::default();
        for (place, (seat, command)) in orders.into_iter().enumerate() {
            let done = self.order(seat, command, fields, place).await?;
            private(&done).for_each(|more| answer.add(more, voice));
        }
        Ok(if answer.shown.is_empty() { FormOutcome::Done } else { FormOutcome::Answer(answer) })
    }

    /// Returns the flash that asks for a confirmation.
    pub(crate) fn ask_to_confirm(&self, what: Confirmation, asked: Asked) -> Flash {
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

    async fn hint(&self, voice: Voice) -> Result<FormOutcome, ApiError> {
        let place = self.app.guards.analyses.take(self.peer);
        let place = place.ok_or(ApiError::TooMany { retry_after: 1 })?;
        let before = self.look().await?.view.actions;
        let hint = self.app.host.hint(self.peer.address().to_string(), self.game).await?;
        let hint = tokio::time::timeout(HINT_PATIENCE, hint.result()).await;
        let hint = hint.map_err(|_| ApiError::Timeout)?.ok_or(ApiError::Stopping)?;
        drop(place);
        if self.look().await?.view.actions != before {
            // The position has changed, so the hint no longer applies.
            return Ok(FormOutcome::Done);
        }
        let said = hint.map_or_else(|| vec![voice.worth(None)], |hint| voice.hint(&hint));
        Ok(FormOutcome::Answer(said.into()))
    }
}

/// Returns the seat that answers an offer, and the command that is meant: for a draw first.
fn reply(command: Command, view: &View, seats: &[Seat], seat: Seat) -> (Seat, Command) {
    let answers = |by: Option<Player>| {
        let opposite = by.map(Player::opponent);
        seats.iter().copied().find(|seat| opposite.is_some() && view.player(*seat) == opposite)
    };
    let takeback = answers(view.takeback).unwrap_or(seat);
    match (command, answers(view.draw_offer)) {
        (command @ (Command::AcceptTakeback | Command::DeclineTakeback), _) => (takeback, command),
        (command, Some(seat)) => (seat, command),
        (Command::AcceptDraw, None) if view.takeback.is_some() => {
            (takeback, Command::AcceptTakeback)
        }
        (Command::DeclineDraw, None) if view.takeback.is_some() => {
            (takeback, Command::DeclineTakeback)
        }
        (command, None) => (seat, command),
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
        Verb::Quit => vec![voice.say(GameText::RefusedNothing)],
        other => vec![voice.help_on(other)],
    }
}
