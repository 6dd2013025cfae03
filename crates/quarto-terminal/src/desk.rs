use quarto_game::{Command, Event, Reading};
use quarto_rules::{Action, Shape, WrongCall};
use quarto_text::{Input, Line, Message, Verb, is_no, is_yes};

use crate::answers::{clock, help, rules};
use crate::session::{Heard, Session, SessionError};

/// A game with the person who plays it here, however they see it: what they say is understood, done
/// and answered.
pub struct Desk {
    session: Session,
    /// What was told of the game, with the number of its event.
    told: Vec<(usize, Line)>,
    /// What the clock showed when it was looked at last.
    reading: Option<Reading>,
}

/// What comes of what somebody said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// This.
    Heard(Heard),
    /// They must be sure first.
    Sure(Sure),
    /// They want to hear the latest once more.
    Repeat,
    /// They leave.
    Leave,
}

/// What one must be sure of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sure {
    /// A call that loses if it is wrong (D3).
    Call(Shape),
    Resign,
}

impl Desk {
    /// Returns a game with its player; `begun` is what was told at the start.
    #[must_use]
    pub fn new(session: Session, begun: &[Line]) -> Desk {
        let reading = session.view().clock;
        let mut desk = Desk { session, told: Vec::new(), reading };
        desk.remember(begun);
        desk
    }

    /// Returns the game.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Understands and does what somebody said.
    pub(crate) fn say(&mut self, text: &str) -> Result<Reply, SessionError> {
        let voice = self.session.table().voice;
        if let Some(command) = self.offer_answer(text) {
            return self.order(|session| session.order(&command));
        }
        match Input::read(text, voice.language) {
            Err(_) if text.trim().is_empty() => Ok(said(Vec::new())),
            Err(error) => Ok(said(vec![voice.input_error(&error)])),
            Ok(Input::Act(action)) => self.act(action),
            Ok(Input::Do(verb)) => self.verb(verb),
            Ok(Input::Ask(question)) => match self.session.view().answer(question) {
                Some(answer) => Ok(said(voice.answer(&answer))),
                None => self.order(|session| session.order(&Command::Ask(question))),
            },
        }
    }

    /// Reads a whole yes or no as the answer to an offer; a letter may be something else.
    fn offer_answer(&self, text: &str) -> Option<Command> {
        self.session.view().draw_offer?;
        let language = self.session.table().voice.language;
        let whole = text.trim().chars().count() > 1;
        if whole && is_yes(text, language) {
            return Some(Command::AcceptDraw);
        }
        (whole && is_no(text, language)).then_some(Command::DeclineDraw)
    }

    /// Does something on the board; a call that can lose is read back first (D3).
    pub(crate) fn act(&mut self, action: Action) -> Result<Reply, SessionError> {
        let risky = self.session.options().terms.wrong_call == WrongCall::Loses;
        match action {
            Action::Call(shape)
                if risky && self.session.view().legal_actions().contains(&action) =>
            {
                Ok(Reply::Sure(Sure::Call(shape)))
            }
            _ => self.order(|session| session.order(&Command::Act(vec![action]))),
        }
    }

    /// Does what somebody is sure of.
    pub(crate) fn confirm(&mut self, sure: Sure) -> Result<Reply, SessionError> {
        let command = match sure {
            Sure::Call(shape) => Command::Act(vec![Action::Call(shape)]),
            Sure::Resign => Command::Resign,
        };
        self.order(|session| session.order(&command))
    }

    pub(crate) fn verb(&mut self, verb: Verb) -> Result<Reply, SessionError> {
        let (voice, view) = (self.session.table().voice, self.session.view());
        match verb {
            Verb::Hand => Ok(said(vec![voice.hand(view.hand())])),
            Verb::Last => Ok(self.last()),
            Verb::Moves => Ok(said(self.moves())),
            Verb::Clock => Ok(said(clock(&self.session))),
            Verb::Rules => Ok(said(rules(voice.language))),
            Verb::Help => Ok(said(help(voice.language))),
            Verb::Repeat => Ok(Reply::Repeat),
            Verb::Quit => Ok(Reply::Leave),
            Verb::Resign if self.session.is_over() => self.confirm(Sure::Resign),
            Verb::Resign => Ok(Reply::Sure(Sure::Resign)),
            Verb::Hint => self.order(|session| session.hint().map(answered)),
            Verb::Analysis => self.order(|session| session.analysis().map(answered)),
            Verb::Undo => self.order(Session::undo),
            Verb::Draw => self.order(|session| session.order(&Command::OfferDraw)),
            Verb::Accept => self.order(|session| session.order(&Command::AcceptDraw)),
            Verb::Decline => self.order(|session| session.order(&Command::DeclineDraw)),
            // With what they are about, these are read as actions or questions.
            Verb::Place
            | Verb::Give
            | Verb::Quarto
            | Verb::Done
            | Verb::Board
            | Verb::Square
            | Verb::Where
            | Verb::Left => Ok(said(Vec::new())),
        }
    }

    fn order(
        &mut self,
        order: impl FnOnce(&mut Session) -> Result<Heard, SessionError>,
    ) -> Result<Reply, SessionError> {
        match order(&mut self.session) {
            Ok(heard) => {
                self.remember(&heard.lines);
                Ok(Reply::Heard(heard))
            }
            Err(SessionError::Refused(refusal)) => {
                Ok(said(vec![self.session.table().voice.refusal(refusal)]))
            }
            Err(error) => Err(error),
        }
    }

    /// Lets time bring about what it does, the computer act if it must, and warns of the clock.
    pub(crate) fn advance(&mut self) -> Result<Vec<Line>, SessionError> {
        let mut lines = self.look_at_the_clock()?;
        if lines.is_empty() {
            lines = self.session.engine_acts()?.unwrap_or_default();
        }
        self.remember(&lines);
        Ok(lines)
    }

    fn look_at_the_clock(&mut self) -> Result<Vec<Line>, SessionError> {
        let now = self.session.view().clock;
        let before = std::mem::replace(&mut self.reading, now);
        let lines = self.session.tick()?;
        if let (Some(now), Some(before), true) = (now, before, lines.is_empty())
            && let (Some(player), Some(left)) = (now.running, now.warning(&before))
        {
            return Ok(vec![self.session.table().clock_warning(player, left)]);
        }
        Ok(lines)
    }

    /// Returns what happened since one's own latest action, or else what happened last: nothing
    /// older, which nobody may be told again in a blindfold game (D11).
    fn last(&self) -> Reply {
        let since = self.session.since_own_action();
        let newest = self.told.last().map_or(0, |(seq, _)| *seq);
        let from = if newest > since { since + 1 } else { newest };
        let lines = self.told.iter().filter(|(seq, _)| *seq >= from).map(|(_, line)| line.clone());
        Reply::Heard(Heard { lines: lines.collect(), answer: Vec::new() })
    }

    fn moves(&self) -> Vec<String> {
        let voice = self.session.table().voice;
        let Some(record) = self.session.record() else {
            return vec![voice.say(Message::AnswerHidden)];
        };
        let events: Vec<Event> = quarto_game::Game::import(&record).unwrap_or_default();
        let moves = self.session.table().clone().moves(&events).unwrap_or_default();
        if moves.is_empty() { vec![voice.say(Message::AnswerLastNone)] } else { moves }
    }

    fn remember(&mut self, lines: &[Line]) {
        let seq = self.session.seq();
        self.told.extend(lines.iter().map(|line| (seq, line.clone())));
    }
}

fn said(answer: Vec<String>) -> Reply {
    Reply::Heard(answered(answer))
}

fn answered(answer: Vec<String>) -> Heard {
    Heard { lines: Vec::new(), answer }
}
