//! What somebody wants who has sent a form, by a click or in words.

use std::time::Duration;

use quarto_game::{
    Announcement, Answer, Command, GameId, Question, Rematch, Seat, Takebacks, View, Viewer,
};
use quarto_host::{Done, Order, OrderError};
use quarto_rules::{Action, Player};
use quarto_text::{Input, Line, Message, PageText, Table, Verb, Voice, is_no, is_yes, yes_and_no};

use super::board::Picture;
use super::fields::Fields;
use super::frame::Words;
use super::look::acting_seat;
use super::moves::moves;
use super::scene::{Flash, commands};
use super::sure::{Asked, Confirmation, Sure};
use super::visitor::Visitor;
use crate::app::App;
use crate::error::ApiError;
use crate::games::{LONGEST_KEY, act_on};
use crate::limits::Source;

/// How long somebody waits for a hint, with those who wait before them.
const HINT_PATIENCE: Duration = Duration::from_secs(20);

/// What comes of a form.
pub(crate) enum Outcome {
    /// It was done.
    Done,
    /// Nothing was done, but something can be said.
    Answer(Lines),
    /// Nothing was done yet: somebody must be sure of it.
    Sure(Sure, Asked),
    /// It makes no sense, and why.
    Nonsense(String),
}

/// What somebody is told who has asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lines {
    pub(crate) shown: Vec<String>,
    pub(crate) said: Vec<String>,
}

impl Lines {
    fn add(&mut self, answer: &Answer, voice: Voice) {
        self.shown.extend(voice.answer(answer).into_iter().map(|line| line.label));
        self.said.extend(voice.answer_aloud(answer));
    }
}

impl From<Vec<String>> for Lines {
    fn from(lines: Vec<String>) -> Lines {
        Lines { said: lines.clone(), shown: lines }
    }
}

impl FromIterator<Line> for Lines {
    fn from_iter<T: IntoIterator<Item = Line>>(lines: T) -> Lines {
        let (shown, said) = lines.into_iter().map(|line| (line.label, line.spoken)).unzip();
        Lines { shown, said }
    }
}

/// Somebody at a game.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) app: App,
    pub(crate) peer: Source,
    pub(crate) visitor: Visitor,
    pub(crate) game: GameId,
    /// The seats that they hold.
    pub(crate) seats: Vec<Seat>,
    /// By which forms of the page are known again that are sent twice.
    pub(crate) key: String,
}

/// What a form asks for.
enum Wish {
    /// To do something on the seat that acts now.
    Act(Command),
    /// To answer what the opponent has asked.
    Reply(Command),
    Ask(Question),
    Tell(Verb),
    /// Not to do what they were asked about.
    Nothing,
    /// To do what may have slipped out, once it is sure.
    Sure(Sure, Asked),
    Undo,
    Rematch,
    Hint,
}

impl Guest {
    /// Does what a form asks for.
    ///
    /// # Errors
    /// If it is refused, or the host fails.
    pub(crate) async fn carry_out(&self, fields: &Fields) -> Result<Outcome, ApiError> {
        let wish = match self.read(fields) {
            Ok(wish) => wish,
            Err(problem) => return Ok(Outcome::Nonsense(problem)),
        };
        let view = self.look().await?.view;
        let seat = acting_seat(&self.seats, &view);
        let view = match seat {
            Some(seat) => self.app.host.look(self.game, Viewer::Seat(seat)).await?.view,
            None => view,
        };
        if let Some(answer) = self.answer(&wish, &view, fields.parse("at")).await? {
            return Ok(Outcome::Answer(answer));
        }
        match (seat, wish) {
            (Some(seat), wish) => self.grant(wish, &view, seat, fields).await,
            // Whoever only looks on may ask about what they see, and no more.
            (None, Wish::Ask(_)) => {
                let hidden = self.visitor.voice().say(Message::AnswerHidden);
                Ok(Outcome::Answer(vec![hidden].into()))
            }
            (None, _) => Err(ApiError::OnlyWatching),
        }
    }

    /// Tells whether a form asks for something that takes a while.
    pub(crate) fn wants_hint(&self, fields: &Fields) -> bool {
        matches!(self.read(fields), Ok(Wish::Hint))
    }

    fn read(&self, fields: &Fields) -> Result<Wish, String> {
        let words = Words(self.visitor.language);
        let nonsense = || words.say(PageText::ErrorOther);
        let act = |action| Ok(Wish::Act(Command::Act { actions: vec![action] }));
        match fields.get("do").unwrap_or_default() {
            "place" => act(Action::Place(fields.parse("square").ok_or_else(nonsense)?)),
            "give" => act(Action::Give(fields.parse("piece").ok_or_else(nonsense)?)),
            "call" => {
                let no_shape = || words.say(PageText::CallNoShape);
                let sure = Sure::Call(fields.parse("shape").ok_or_else(no_shape)?);
                Ok(Wish::Sure(sure, Asked::ByClick))
            }
            "done" => act(Action::Done),
            "say" => {
                let text = fields.get("text").unwrap_or_default();
                match fields.parse::<Sure>("sure") {
                    Some(sure) if is_yes(text, self.visitor.language) => {
                        Ok(Wish::Act(sure.command()))
                    }
                    Some(_) if is_no(text, self.visitor.language) => Ok(Wish::Nothing),
                    Some(_) | None => self.understand(text),
                }
            }
            "hint" => Ok(Wish::Hint),
            "undo" => Ok(Wish::Undo),
            "offer-draw" => Ok(Wish::Act(Command::OfferDraw)),
            "accept-draw" => Ok(Wish::Reply(Command::AcceptDraw)),
            "decline-draw" => Ok(Wish::Reply(Command::DeclineDraw)),
            "accept-takeback" => Ok(Wish::Reply(Command::AcceptTakeback)),
            "decline-takeback" => Ok(Wish::Reply(Command::DeclineTakeback)),
            "resign" => Ok(Wish::Act(Command::Resign)),
            "claim" => Ok(Wish::Act(Command::Claim)),
            "rematch" => Ok(Wish::Rematch),
            "greet" => Ok(Wish::Act(Command::Greet {
                greeting: fields.parse("greeting").ok_or_else(nonsense)?,
            })),
            _ => Err(nonsense()),
        }
    }

    /// Understands what somebody typed.
    fn understand(&self, text: &str) -> Result<Wish, String> {
        let voice = self.visitor.voice();
        let input = Input::read(text, voice.language).map_err(|error| voice.input_error(&error))?;
        Ok(match input {
            Input::Act(Action::Call(shape)) => Wish::Sure(Sure::Call(shape), Asked::InWords),
            Input::Act(action) => Wish::Act(Command::Act { actions: vec![action] }),
            Input::Ask(question) => Wish::Ask(question),
            Input::Greet(greeting) => Wish::Act(Command::Greet { greeting }),
            Input::Do(Verb::Hint | Verb::Analysis) => Wish::Hint,
            Input::Do(Verb::Undo) => Wish::Undo,
            Input::Do(Verb::Draw) => Wish::Act(Command::OfferDraw),
            Input::Do(Verb::Accept) => Wish::Reply(Command::AcceptDraw),
            Input::Do(Verb::Decline) => Wish::Reply(Command::DeclineDraw),
            Input::Do(Verb::Resign) => Wish::Sure(Sure::Resign, Asked::InWords),
            Input::Do(Verb::Claim) => Wish::Act(Command::Claim),
            Input::Do(verb) => Wish::Tell(verb),
        })
    }

    /// Answers what can be answered without doing anything; `at` a moment of a game that is over.
    async fn answer(
        &self,
        wish: &Wish,
        view: &View,
        at: Option<usize>,
    ) -> Result<Option<Lines>, ApiError> {
        let table = Table::new(self.visitor.voice(), view);
        let picture = || Picture::new(view, &moves(view, &table), at.filter(|_| view.is_over()));
        Ok(match *wish {
            Wish::Ask(question) => {
                let Picture { board, reserve, .. } = picture();
                board.zip(reserve).map(|(board, reserve)| {
                    let mut lines = Lines::default();
                    lines.add(&question.answer(&board, reserve), table.voice);
                    lines
                })
            }
            Wish::Tell(Verb::Hand) => {
                Some([table.voice.hand(picture().hand)].into_iter().collect())
            }
            Wish::Tell(Verb::Last | Verb::Repeat) => Some(self.repeat(table).await?),
            Wish::Tell(verb) => Some(tell(verb, &table, view).into()),
            Wish::Nothing => Some(vec![table.voice.say(Message::NotDone)].into()),
            Wish::Act(_)
            | Wish::Reply(_)
            | Wish::Sure(..)
            | Wish::Undo
            | Wish::Rematch
            | Wish::Hint => None,
        })
    }

    async fn grant(
        &self,
        wish: Wish,
        view: &View,
        seat: Seat,
        fields: &Fields,
    ) -> Result<Outcome, ApiError> {
        let voice = self.visitor.voice();
        let both = self.seats.len() == 2;
        let orders = match wish {
            Wish::Act(command) => vec![(seat, command)],
            Wish::Reply(command) => vec![reply(command, view, &self.seats, seat)],
            Wish::Rematch if both => {
                let asked = |seat: &Seat| matches!(view.rematch, Rematch::Offered(by) if view.player(*seat) == Some(by));
                let seats = Seat::ALL.into_iter().filter(|seat| !asked(seat));
                seats.map(|seat| (seat, Command::Rematch)).collect()
            }
            Wish::Rematch => vec![(seat, Command::Rematch)],
            Wish::Undo if both => {
                let game = self.app.host.game(self.game).await?;
                let last = game.last_to_act().and_then(|player| game.seat(player));
                let last = last.unwrap_or(seat);
                let agree = (last.other(), Command::AcceptTakeback);
                let agree = Some(agree).filter(|_| view.options.takebacks() == Takebacks::Ask);
                [(last, Command::AskTakeback)].into_iter().chain(agree).collect()
            }
            Wish::Undo => vec![(seat, Command::AskTakeback)],
            Wish::Ask(question) => vec![(seat, Command::Ask { question })],
            Wish::Sure(sure, asked) if sure.costs(view) => return Ok(Outcome::Sure(sure, asked)),
            Wish::Sure(sure, _) => vec![(seat, sure.command())],
            Wish::Hint => return self.hint(voice).await,
            // That was answered before.
            Wish::Tell(_) | Wish::Nothing => return Ok(Outcome::Done),
        };
        let mut answer = Lines::default();
        for (place, (seat, command)) in orders.into_iter().enumerate() {
            let done = self.order(seat, command, fields, place).await?;
            private(&done).for_each(|more| answer.add(more, voice));
        }
        Ok(if answer.shown.is_empty() { Outcome::Done } else { Outcome::Answer(answer) })
    }

    /// Asks whether the player is sure.
    pub(crate) fn make_sure(&self, sure: Sure, asked: Asked) -> Flash {
        let (voice, words) = (self.visitor.voice(), Words(self.visitor.language));
        let [yes, no] = yes_and_no(voice.language);
        let question = match (sure, asked) {
            (Sure::Resign, Asked::InWords) => voice.say(Message::ConfirmResign { yes: &yes }),
            (Sure::Resign, Asked::ByClick) => words.say(PageText::ResignSure),
            (Sure::Call(shape), Asked::InWords) => {
                voice.say(Message::ConfirmCall { shape: &voice.shape(shape), yes: &yes })
            }
            (Sure::Call(shape), Asked::ByClick) => {
                words.say(PageText::CallSure { shape: &voice.shape(shape) })
            }
        };
        let [title, label] = match sure {
            Sure::Resign => [PageText::Resign, PageText::ResignYes],
            Sure::Call(_) => [PageText::CallNow, PageText::CallYes],
        }
        .map(|text| words.say(text));
        let confirmation = Confirmation { sure, title, yes, no, label };
        Flash { answer: vec![question].into(), sure: Some(confirmation), ..Flash::default() }
    }

    /// Does one of the things that a form asks for.
    async fn order(
        &self,
        seat: Seat,
        command: Command,
        fields: &Fields,
        place: usize,
    ) -> Result<Done, ApiError> {
        let key = fields.get("key").filter(|key| key.chars().count() <= LONGEST_KEY);
        // What follows the first is part of it, and one may always greet.
        let is_timely = place > 0 || matches!(command, Command::Greet { .. });
        let seq = if is_timely { None } else { fields.parse("seq") };
        let key = key.map(|key| format!("{key} {place}"));
        let order = Order { key, seq, ..Order::new(self.game, seat, command) };
        let done = act_on(&self.app, order.clone()).await;
        let is_stale = matches!(done, Err(ApiError::Order(OrderError::Stale { .. })));
        if is_stale && self.seats.len() == 2 {
            // If it was sent twice, the one who acts by now is the other one.
            return act_on(&self.app, Order { seat: seat.other(), ..order }).await;
        }
        done
    }

    /// Tells once more what happened since somebody acted (D11).
    async fn repeat(&self, mut table: Table) -> Result<Lines, ApiError> {
        let (_, told) = self.app.host.recall(self.game, self.viewer().await?).await?;
        let heard = told.iter().flat_map(|told| &told.heard);
        let lines: Lines = heard.flat_map(|heard| table.tell(heard)).collect();
        let nothing = || vec![table.voice.say(Message::AnswerLastNone)].into();
        Ok(if lines.shown.is_empty() { nothing() } else { lines })
    }

    async fn hint(&self, voice: Voice) -> Result<Outcome, ApiError> {
        let place = self.app.guards.analyses.take(self.peer);
        let place = place.ok_or(ApiError::TooMany { retry_after: 1 })?;
        let before = self.look().await?.view.actions;
        let hint = self.app.host.hint(self.peer.address().to_string(), self.game).await?;
        let hint = tokio::time::timeout(HINT_PATIENCE, hint.result()).await;
        let hint = hint.map_err(|_| ApiError::Timeout)?.ok_or(ApiError::Stopping)?;
        drop(place);
        if self.look().await?.view.actions != before {
            // It would be advice for what is gone.
            return Ok(Outcome::Done);
        }
        let said = hint.map_or_else(|| vec![voice.worth(None)], |hint| voice.hint(&hint));
        Ok(Outcome::Answer(said.into()))
    }
}

/// Returns who answers what was asked, and what is meant: what the opponent asks for, a draw first.
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

/// Returns the answers that only whoever asked may hear.
fn private(done: &Done) -> impl Iterator<Item = &Answer> {
    let heard = done.told.iter().flat_map(|told| &told.heard);
    heard.filter_map(|heard| {
        let Announcement::Asked { answer, .. } = heard else { return None };
        answer.as_ref()
    })
}

/// Says what somebody wants to know who typed a word.
fn tell(verb: Verb, table: &Table, view: &View) -> Vec<String> {
    let voice = table.voice;
    match verb {
        Verb::Clock => table.clock(view),
        Verb::Help => commands(voice),
        Verb::Moves if view.actions.is_none() => vec![voice.say(Message::AnswerHidden)],
        Verb::Moves => {
            let lines: Vec<String> = moves(view, table).into_iter().map(|one| one.text).collect();
            if lines.is_empty() { vec![voice.say(Message::AnswerLastNone)] } else { lines }
        }
        Verb::Rules => table.terms(&view.options),
        Verb::Quit => vec![voice.say(Message::RefusedNothing)],
        other => vec![voice.help_on(other)],
    }
}
