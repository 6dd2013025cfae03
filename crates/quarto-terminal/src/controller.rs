use quarto_game::{Command, Event, Question, Reading, View, Warnings};
use quarto_rules::{Action, Shape};
use quarto_sound::Signal;
use quarto_text::{GameText, Input, InputError, Line, TerminalText, Verb};

use crate::answers::rules;
use crate::loudspeaker::Loudspeaker;
use crate::partial_input::PartialInput;
use crate::session::{Opening, Output, Session, SessionError};

/// The controller between a player and a session: it reads the player's input, carries it out and
/// returns the reply, for plain lines and for the full screen.
pub struct Controller {
    session: Session,
    /// The lines shown so far, each with the number of its event.
    told: Vec<(usize, Line)>,
    /// The clock when it was last checked.
    reading: Option<Reading>,
    warnings: Warnings,
    partial_input: PartialInput,
    /// Where sounds are played.
    sound: Option<Loudspeaker>,
}

/// The reply to a player's input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// Lines to show.
    Output(Output),
    /// A question that the player must confirm first.
    Confirmation(Confirmation),
    /// A request to repeat the latest lines.
    Repeat,
    /// The player leaves.
    Leave,
}

/// A command that the player must confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation {
    /// A call that loses if it is wrong (D3).
    Call(Shape),
    Resign,
    /// To accept a draw; it is declined if the player does not confirm.
    Draw,
}

impl Controller {
    /// Returns a controller for a session; `opening` was shown at the start.
    #[must_use]
    pub fn new(session: Session, opening: &Opening) -> Controller {
        let reading = session.view().clock;
        let (told, warnings) = (Vec::new(), Warnings::default());
        let partial_input = PartialInput::default();
        let mut controller =
            Controller { session, told, reading, warnings, partial_input, sound: None };
        controller.remember(&Output { lines: opening.lines.clone(), ..Output::default() });
        controller
    }

    /// Returns the controller with sound.
    #[must_use]
    pub fn with_sound(self, sound: Option<Loudspeaker>) -> Controller {
        Controller { sound, ..self }
    }

    /// Returns the controller with the clock warnings that the player wants.
    #[must_use]
    pub fn with_warnings(self, warnings: Warnings) -> Controller {
        Controller { warnings, ..self }
    }

    /// Returns the loudspeaker, for the next game. This one is silent from now on.
    pub fn take_sound(&mut self) -> Option<Loudspeaker> {
        self.sound.take()
    }

    /// Returns the session.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Reads and carries out a line that the player typed.
    pub(crate) fn say(&mut self, text: &str) -> Result<Reply, SessionError> {
        let voice = self.session.narrator().voice;
        match self.partial_input.read(text, voice.language) {
            Err(_) if text.trim().is_empty() => Ok(said(Vec::new())),
            Err(error) => Ok(said(vec![voice.input_error(&error)])),
            Ok(Input::Act(action)) => self.act(action),
            Ok(Input::Greet(greeting)) => self.command(&Command::Greet { greeting }),
            Ok(Input::Do(verb)) => self.verb(verb),
            Ok(Input::Ask(question)) => self.ask(question),
        }
    }

    /// Answers a question from the view or, if the board is hidden, by asking the game.
    fn ask(&mut self, question: Question) -> Result<Reply, SessionError> {
        if let Some(answer) = self.session.view().answer(question) {
            return Ok(answered(self.session.narrator().voice.answer(&answer)));
        }
        self.command(&Command::Ask { question })
    }

    /// Tells whether a line means an action.
    pub(crate) fn acts(&self, text: &str) -> bool {
        let read = Input::read(text, self.session.narrator().voice.language);
        matches!(read, Ok(Input::Act(_)) | Err(InputError::Missing(_)))
    }

    /// Takes an action; a call that can lose must be confirmed first (D3).
    pub(crate) fn act(&mut self, action: Action) -> Result<Reply, SessionError> {
        let view = self.session.view();
        if let Action::Call(shape) = action
            && view.wrong_call_loses()
            && view.legal_actions().contains(&action)
        {
            return Ok(Reply::Confirmation(Confirmation::Call(shape)));
        }
        self.command(&Command::Act { actions: vec![action] })
    }

    /// Carries out what the player has confirmed.
    pub(crate) fn confirm(&mut self, sure: Confirmation) -> Result<Reply, SessionError> {
        let command = match sure {
            Confirmation::Call(shape) => Command::Act { actions: vec![Action::Call(shape)] },
            Confirmation::Resign => Command::Resign,
            Confirmation::Draw => Command::AcceptDraw,
        };
        self.command(&command)
    }

    /// Handles a confirmation that the player has declined.
    pub(crate) fn refuse(&mut self, sure: Confirmation) -> Result<Reply, SessionError> {
        match sure {
            Confirmation::Draw => self.command(&Command::DeclineDraw),
            Confirmation::Call(_) | Confirmation::Resign => {
                Ok(said(vec![self.session.narrator().voice.say(TerminalText::NotDone)]))
            }
        }
    }

    pub(crate) fn verb(&mut self, verb: Verb) -> Result<Reply, SessionError> {
        let (voice, view) = (self.session.narrator().voice, self.session.view());
        match verb {
            Verb::Hand => Ok(answered(vec![voice.hand(view.hand())])),
            Verb::Last => Ok(self.last()),
            Verb::Moves => Ok(said(self.moves())),
            Verb::Clock => Ok(said(self.session.narrator().clock(&view))),
            Verb::Rules => Ok(said(rules(voice.language))),
            Verb::Help => Ok(said(voice.help())),
            Verb::Repeat => Ok(Reply::Repeat),
            Verb::Quit => Ok(Reply::Leave),
            Verb::Resign if self.session.is_over() => self.confirm(Confirmation::Resign),
            Verb::Resign => Ok(Reply::Confirmation(Confirmation::Resign)),
            // The server knows how long the opponent has been away.
            Verb::Claim => self.command(&Command::Claim),
            Verb::Hint => self.order(|session| session.hint().map(advice)),
            Verb::Analysis => self.order(|session| session.analysis().map(advice)),
            Verb::Undo => self.order(Session::undo),
            Verb::Draw => self.command(&Command::OfferDraw),
            Verb::Accept if asks_to_take_back(&view) => self.command(&Command::AcceptTakeback),
            Verb::Accept => self.command(&Command::AcceptDraw),
            Verb::Decline if asks_to_take_back(&view) => self.command(&Command::DeclineTakeback),
            Verb::Decline => self.command(&Command::DeclineDraw),
            // With an argument, these are read as actions or questions.
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

    /// Asks the opponent for another game, where they must agree to it.
    pub(crate) fn want_another(&mut self) -> Result<Reply, SessionError> {
        if self.session.has_next() {
            return Ok(said(Vec::new()));
        }
        self.command(&Command::Rematch)
    }

    fn command(&mut self, command: &Command) -> Result<Reply, SessionError> {
        self.order(|session| session.order(command))
    }

    fn order(
        &mut self,
        order: impl FnOnce(&mut Session) -> Result<Output, SessionError>,
    ) -> Result<Reply, SessionError> {
        match order(&mut self.session) {
            Ok(mut heard) => {
                self.remember(&heard);
                heard.lines.extend(self.sound());
                Ok(Reply::Output(heard))
            }
            Err(SessionError::Refused(refusal)) => {
                Ok(said(vec![self.session.narrator().voice.refusal(refusal)]))
            }
            Err(error) => Err(error),
        }
    }

    /// Applies what is due by the clock, lets the computer act if it is its turn, and warns about
    /// the clock.
    pub(crate) fn advance(&mut self) -> Result<Vec<Line>, SessionError> {
        let mut heard = self.look_at_the_clock()?;
        if heard == Output::default() {
            heard.lines = self.session.engine_acts()?.unwrap_or_default();
        }
        self.remember(&heard);
        let mut lines = heard.lines;
        // The answer to an earlier question.
        lines.extend(heard.answer);
        lines.extend(self.sound());
        Ok(lines)
    }

    /// Plays a signal; on failure, returns a line that says so, once.
    pub(crate) fn signal(&mut self, signal: Signal) -> Option<Line> {
        self.session.signal(signal);
        self.sound()
    }

    /// Plays the sounds of new events; on failure, returns a line that says so, once.
    fn sound(&mut self) -> Option<Line> {
        let sounds = self.session.take_sounds();
        let error = self.sound.as_ref()?.play(&sounds).err()?;
        self.sound = None;
        Some(Line::plain(error.say(self.session.narrator().voice.language)))
    }

    fn look_at_the_clock(&mut self) -> Result<Output, SessionError> {
        let now = self.session.view().clock;
        let before = std::mem::replace(&mut self.reading, now);
        let heard = self.session.tick()?;
        if let (Some(now), Some(before), true) = (now, before, heard == Output::default())
            && let (Some(player), Some(left)) = (now.running, now.warning(&before))
            && self.warnings.include(left)
        {
            self.session.signal(Signal::ClockWarning);
            let lines = vec![self.session.narrator().clock_warning(player, left)];
            return Ok(Output { lines, ..heard });
        }
        Ok(heard)
    }

    /// Returns the lines since the player's latest action, or else the latest lines. Older ones
    /// must not be shown again in a blindfold game (D11).
    fn last(&self) -> Reply {
        let since = self.session.since_own_action();
        let newest = self.told.last().map_or(0, |(seq, _)| *seq);
        let from = if newest > since { since + 1 } else { newest };
        let lines = self.told.iter().filter(|(seq, _)| *seq >= from).map(|(_, line)| line.clone());
        let lines: Vec<Line> = lines.collect();
        if lines.is_empty() {
            return said(vec![self.session.narrator().voice.say(GameText::AnswerLastNone)]);
        }
        Reply::Output(Output { lines, ..Output::default() })
    }

    fn moves(&self) -> Vec<String> {
        let voice = self.session.narrator().voice;
        let Some(record) = self.session.record() else {
            return vec![voice.say(GameText::AnswerHidden)];
        };
        let events: Vec<Event> = quarto_game::Game::import(&record).unwrap_or_default();
        let moves = self.session.narrator().clone().moves(&events).unwrap_or_default();
        if moves.is_empty() { vec![voice.say(GameText::AnswerLastNone)] } else { moves }
    }

    /// Remembers the lines of events, to show them again; questions and answers are not events.
    fn remember(&mut self, heard: &Output) {
        let seq = self.session.seq();
        let done = heard.lines.iter().filter(|line| !heard.asked.contains(line));
        self.told.extend(done.map(|line| (seq, line.clone())));
    }
}

/// Tells whether the open offer is a takeback.
const fn asks_to_take_back(view: &View) -> bool {
    view.takeback.is_some() && view.draw_offer.is_none()
}

fn said(texts: Vec<String>) -> Reply {
    Reply::Output(advice(texts))
}

fn advice(texts: Vec<String>) -> Output {
    Output { answer: texts.into_iter().map(Line::plain).collect(), ..Output::default() }
}

fn answered(answer: Vec<Line>) -> Reply {
    Reply::Output(Output { answer, ..Output::default() })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    use quarto_game::Time;
    use quarto_sound::Sound;

    use super::*;
    use crate::{Choices, Opponent, SessionConfig, Starter};

    /// Returns a game with one minute per move, and control over its clock.
    fn timed() -> (Controller, Arc<AtomicU64>) {
        let hands = Arc::new(AtomicU64::new(0));
        let now = Arc::clone(&hands);
        let clock = Arc::new(move || Time(now.load(Ordering::Relaxed)));
        let with = SessionConfig { dirs: None, record: None, seed: 7, clock };
        let choices = Choices {
            opponent: Opponent::Person,
            starter: Starter::Me,
            clock: "60/move".parse().ok(),
            ..Choices::default()
        };
        let (session, opening) = Session::start(&choices, with).unwrap();
        (Controller::new(session, &opening), hands)
    }

    #[test]
    fn a_clock_that_warns_is_heard() {
        let (mut controller, hands) = timed();
        assert_eq!(controller.session.take_sounds(), [Sound::Signal(Signal::YourTurn)]);
        hands.store(55_000, Ordering::Relaxed);
        assert_eq!(controller.look_at_the_clock().unwrap().lines.len(), 1);
        assert_eq!(controller.session.take_sounds(), [Sound::Signal(Signal::ClockWarning)]);
    }

    #[test]
    fn a_clock_warns_as_somebody_wants_it() {
        for (warnings, expected) in
            [(Warnings::Both, [1, 1]), (Warnings::Last, [0, 1]), (Warnings::None, [0, 0])]
        {
            let (mut controller, hands) = timed();
            controller = controller.with_warnings(warnings);
            let heard = [35_000, 55_000].map(|now| {
                hands.store(now, Ordering::Relaxed);
                controller.look_at_the_clock().unwrap().lines.len()
            });
            assert_eq!(heard, expected, "{warnings}");
        }
    }
}
