use quarto_game::{View, Warnings};
use quarto_player::{ClockWatch, Confirmation, Effect, Info, Intent, PartialInput};
use quarto_sound::Signal;
use quarto_text::{GameText, InputError, Line, TerminalText};

use crate::answers::rules;
use crate::audio::loudspeaker::Loudspeaker;
use crate::session::{Opening, Output, Session, SessionError};

/// The controller between a player and a session: it reads the player's input, carries it out and
/// returns the reply, for plain lines and for the full screen.
pub struct Controller {
    session: Session,
    /// The lines shown so far, each with the number of its event.
    told: Vec<(usize, Line)>,
    clock: ClockWatch,
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
    /// The player leaves.
    Leave,
}

impl Controller {
    /// Returns a controller for a session; `opening` was shown at the start.
    #[must_use]
    pub fn new(session: Session, opening: &Opening) -> Controller {
        let clock = ClockWatch::new(Warnings::default(), session.view().clock);
        let (told, partial_input) = (Vec::new(), PartialInput::default());
        let mut controller = Controller { session, told, clock, partial_input, sound: None };
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
        Controller { clock: ClockWatch::new(warnings, self.session.view().clock), ..self }
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
            Ok(intent) => self.intend(intent),
            Err(_) if text.trim().is_empty() => Ok(said(Vec::new())),
            Err(error) => Ok(said(vec![voice.input_error(&error)])),
        }
    }

    /// Tells whether a line means an action.
    pub(crate) fn acts(&self, text: &str) -> bool {
        let read = Intent::read(text, self.session.narrator().voice.language);
        matches!(read, Ok(Intent::Act(_)) | Err(InputError::Missing(_) | InputError::WhichShape(_)))
    }

    /// Carries out what the player means.
    pub(crate) fn intend(&mut self, intent: Intent) -> Result<Reply, SessionError> {
        let (voice, view) = (self.session.narrator().voice, self.session.view());
        match intent.effect(&view, &self.session.seats()) {
            Effect::Order(orders) => self.order(|session| session.order_all(&orders)),
            Effect::Confirm(sure) => Ok(Reply::Confirmation(sure)),
            Effect::Answer(question) => {
                let answer = view.answer(question);
                Ok(answered(answer.iter().flat_map(|answer| voice.answer(answer)).collect()))
            }
            Effect::Tell(info) => Ok(self.tell(info, &view)),
            Effect::Hint => self.order(|session| session.hint().map(advice)),
            Effect::Analyse => self.order(|session| session.analysis().map(advice)),
            Effect::Choose(verbosity) => {
                self.session.choose(verbosity);
                Ok(said(vec![voice.verbosity_chosen(verbosity)]))
            }
            Effect::Refrain => Ok(said(vec![voice.say(TerminalText::NotDone)])),
            Effect::Leave => Ok(Reply::Leave),
            // There are no spectators at a terminal.
            Effect::Hidden | Effect::OnlyWatching => Ok(said(Vec::new())),
        }
    }

    fn tell(&self, info: Info, view: &View) -> Reply {
        let voice = self.session.narrator().voice;
        match info {
            Info::Hand => answered(vec![voice.hand(view.hand())]),
            Info::Last => self.last(),
            Info::Repeat => self.repeat(),
            Info::Moves => answered(self.moves()),
            Info::Clock => said(self.session.narrator().clock(view)),
            Info::Score => said(vec![self.session.narrator().score(view)]),
            Info::Rules => said(rules(voice.language, voice.edition)),
            Info::Help => said(voice.help()),
        }
    }

    /// Asks the opponent for another game, where they must agree to it.
    pub(crate) fn want_another(&mut self) -> Result<Reply, SessionError> {
        if self.session.has_next() {
            return Ok(said(Vec::new()));
        }
        self.intend(Intent::Rematch)
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
        let warning = self.clock.look(self.session.view().clock);
        let mut heard = self.session.tick()?;
        if let (Some((player, left)), true) = (warning, heard == Output::default()) {
            self.session.signal(Signal::ClockWarning);
            heard.lines.push(self.session.narrator().clock_warning(player, left));
        }
        Ok(heard)
    }

    /// Returns what happened since the player's latest action, or else the latest event, in whole
    /// sentences. Older ones must not be shown again in a blindfold game (D11).
    fn last(&self) -> Reply {
        let since = self.session.since_own_action();
        let newest = self.told.last().map_or(0, |(seq, _)| *seq);
        let lines = self.told_from(if newest > since { since + 1 } else { newest });
        let mut lines: Vec<Line> = lines.map(|line| Line::plain(line.label.clone())).collect();
        if lines.is_empty() {
            lines.push(self.none_yet());
        }
        answered(lines)
    }

    /// Returns what was said since the player's latest action, and what they have to do.
    fn repeat(&self) -> Reply {
        let said = self.told_from(self.session.since_own_action() + 1).cloned();
        let mut lines: Vec<Line> = said.chain(self.session.prompt()).collect();
        if lines.is_empty() {
            lines.push(self.none_yet());
        }
        Reply::Output(Output { lines, ..Output::default() })
    }

    /// Returns the lines of events from this one on.
    fn told_from(&self, from: usize) -> impl Iterator<Item = &Line> {
        self.told.iter().filter(move |(seq, _)| *seq >= from).map(|(_, line)| line)
    }

    fn none_yet(&self) -> Line {
        Line::plain(self.session.narrator().voice.say(GameText::AnswerLastNone))
    }

    fn moves(&self) -> Vec<Line> {
        if self.session.record().is_none() {
            let voice = self.session.narrator().voice;
            return vec![Line::plain(voice.say(GameText::AnswerHidden))];
        }
        let moves = self.session.moves();
        if moves.is_empty() { vec![self.none_yet()] } else { moves }
    }

    /// Remembers the lines of events, to show them again; questions and answers are not events.
    fn remember(&mut self, heard: &Output) {
        let seq = self.session.seq();
        let done = heard.lines.iter().filter(|line| !heard.asked.contains(line));
        self.told.extend(done.map(|line| (seq, line.clone())));
    }
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

    use quarto_game::{Options, Seat, Time};
    use quarto_sound::Sound;

    use super::*;
    use crate::{Choices, Opponent, SessionConfig};

    /// Returns a game with one minute per move, and control over its clock.
    fn timed() -> (Controller, Arc<AtomicU64>) {
        let hands = Arc::new(AtomicU64::new(0));
        let now = Arc::clone(&hands);
        let clock = Arc::new(move || Time(now.load(Ordering::Relaxed)));
        let with = SessionConfig { dirs: None, record: None, seed: 7, clock };
        let starter = Some(Seat::First);
        let options = Options { starter, clock: "60/move".parse().ok(), ..Options::default() };
        let choices = Choices { opponent: Opponent::Person, options, ..Choices::default() };
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
}
