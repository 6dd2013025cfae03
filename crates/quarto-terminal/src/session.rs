mod assistance;
pub(crate) mod begin;
mod join;
pub(crate) mod news;

use std::path::{Path, PathBuf};

use quarto_engine::Solver;
use quarto_game::{
    Announcement, Command, Options, OptionsError, Refusal, Seat, Stage, Time, Update, View,
};
use quarto_host::OrderError;
use quarto_player::offered_draw;
use quarto_rules::{Player, Record};
use quarto_sound::{Signal, Sound};
use quarto_text::{Edition, Line, Narrator, TerminalText, Verbosity};
use thiserror::Error;

use self::news::News;
use crate::backend::Backend;
use crate::local::data_dirs::{DataDirs, KeepError};
use crate::local::embedded_host::TimeSource;
use crate::local::record_file::RecordFile;
use crate::remote::server_error::ServerError;

/// A game in play at this terminal.
pub struct Session {
    backend: Box<dyn Backend>,
    narrator: Narrator,
    /// The sounds that were not taken yet.
    sounds: Vec<Sound>,
    /// Whether it was the turn of the player at the keyboard at the last check.
    own_turn: bool,
    record: Option<RecordFile>,
    solver: Option<Solver>,
    clock: TimeSource,
}

/// The output of a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Output {
    /// The events, for everyone at this terminal.
    pub lines: Vec<Line>,
    /// The answer to a question, for the player who asked.
    pub answer: Vec<Line>,
    /// The lines among them that only repeat the question.
    pub(crate) asked: Vec<Line>,
}

/// The lines at the start of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// What the players agreed on.
    pub terms: Vec<Line>,
    /// What has happened so far.
    pub lines: Vec<Line>,
}

/// Why a command failed.
#[derive(Debug, Error)]
pub enum SessionError {
    /// The rules of the game do not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The options contradict each other.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The game cannot be stored.
    #[error(transparent)]
    Keep(#[from] KeepError),
    /// The server refuses or cannot be reached.
    #[error(transparent)]
    Server(#[from] ServerError),
    /// The player interrupted the program twice, and does not want to wait any longer.
    #[error("interrupted")]
    Interrupted,
}

/// The configuration of a session, besides the choices of the players.
pub struct SessionConfig {
    /// The directories of stored games; nothing is stored without them.
    pub dirs: Option<DataDirs>,
    /// The file for its record.
    pub record: Option<PathBuf>,
    /// The seed of the dice and of the computer's choices.
    pub seed: u64,
    /// The source of the time.
    pub clock: TimeSource,
}

impl Session {
    fn with_backend(
        backend: Box<dyn Backend>,
        narrator: Narrator,
        record: Option<RecordFile>,
        clock: TimeSource,
    ) -> Session {
        let narrator = narrator.heard_by(&backend.seats());
        let (sounds, own_turn, solver) = (Vec::new(), false, None);
        Session { backend, narrator, sounds, own_turn, record, solver, clock }
    }

    /// Returns the narrator, which has the game's voice and names.
    #[must_use]
    pub const fn narrator(&self) -> &Narrator {
        &self.narrator
    }

    /// Says as much as the player wants from now on.
    pub(crate) const fn choose(&mut self, verbosity: Verbosity) {
        self.narrator.voice.verbosity = verbosity;
    }

    /// Returns the options that the players agreed on.
    #[must_use]
    pub fn options(&self) -> &Options {
        self.backend.options()
    }

    /// Returns the game as the player at the keyboard may see it.
    #[must_use]
    pub fn view(&self) -> View {
        self.backend.view(self.now())
    }

    /// Returns the time at which the clock will change the game.
    #[must_use]
    pub fn deadline(&self) -> Option<Time> {
        self.backend.deadline(self.now())
    }

    /// Returns the current time.
    #[must_use]
    pub fn now(&self) -> Time {
        (self.clock)()
    }

    /// Returns the seat of the player at the keyboard: the only one, or the one to act.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.backend.seat()
    }

    /// Returns the seats of the players at the keyboard.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.backend.seats()
    }

    /// Returns the sounds of the events since the last call.
    #[must_use]
    pub fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.sounds)
    }

    /// Queues a signal.
    pub(crate) fn signal(&mut self, signal: Signal) {
        self.sounds.push(Sound::Signal(signal));
    }

    /// Returns the player here, if there is just one.
    fn listener(&self) -> Option<Player> {
        self.view().own_player().filter(|_| self.seats().len() == 1)
    }

    /// Queues a signal when it has become the turn of the player at the keyboard.
    fn signal_own_turn(&mut self) {
        let own = self.is_own_turn();
        if own && !self.own_turn {
            self.signal(Signal::YourTurn);
        }
        self.own_turn = own;
    }

    /// Returns the number of the first event after the latest action of the player at the keyboard.
    #[must_use]
    pub fn since_own_action(&self) -> usize {
        self.backend.since_own_action()
    }

    /// Returns the player at this keyboard whom the other one offers a draw.
    #[must_use]
    pub fn offered_draw(&self) -> Option<Player> {
        offered_draw(&self.view(), &self.seats())
    }

    /// Returns the number of events.
    #[must_use]
    pub fn seq(&self) -> usize {
        self.backend.seq()
    }

    /// Tells whether the player at the keyboard must act.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        let view = self.view();
        view.turn().is_some_and(|turn| view.own_player() == Some(turn.player))
    }

    /// Carries out a command of the player at the keyboard. If the clock has changed the game by
    /// then, only that is shown and the command is dropped.
    ///
    /// # Errors
    /// If the command is refused or cannot be carried out.
    pub fn order(&mut self, command: &Command) -> Result<Output, SessionError> {
        self.order_all(&[(self.seat(), command.clone())])
    }

    /// Carries out commands of players at the keyboard, one after the other.
    pub(crate) fn order_all(&mut self, orders: &[(Seat, Command)]) -> Result<Output, SessionError> {
        let news = self.backend.order_all(orders)?;
        self.hear(&news)
    }

    /// Applies what is due by the clock, notes that the game is being played, and returns the
    /// events of others.
    ///
    /// # Errors
    /// If the game cannot be stored.
    pub fn tick(&mut self) -> Result<Output, SessionError> {
        let news = self.backend.news()?;
        self.hear(&news)
    }

    /// Waits for the computer to act; `None` if it is not its turn here.
    ///
    /// # Errors
    /// If the game cannot be stored.
    pub fn engine_acts(&mut self) -> Result<Option<Vec<Line>>, SessionError> {
        let acted = self.backend.engine_acts()?;
        acted.map(|acted| Ok(self.hear(&acted)?.lines)).transpose()
    }

    /// Returns the record so far, unless it is hidden (D11).
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let mut record = self.backend.record()?;
        let edition = self.narrator.voice.edition;
        if edition != Edition::default() {
            record.set_tag(Edition::TAG, &edition.to_string()).expect("an edition is one word");
        }
        Some(record)
    }

    /// Returns the file of the record, if it was written.
    #[must_use]
    pub fn record_file(&self) -> Option<&Path> {
        let written = |file: &&Path| file.metadata().is_ok_and(|data| data.len() > 0);
        self.record.as_ref().map(|record| record.file.as_path()).filter(written)
    }

    /// Tells whether the game can be resumed later.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.backend.is_kept()
    }

    /// Returns the farewell, with how to come back to an unfinished game; `how` are the options of
    /// the display.
    #[must_use]
    pub fn goodbye(&self, how: &str) -> String {
        let voice = self.narrator.voice;
        let way_back = self.backend.way_back(voice, how).filter(|_| !self.is_over());
        way_back.unwrap_or_else(|| voice.say(TerminalText::Goodbye))
    }

    /// Tells whether another game can begin: locally at once, on a server when both want it.
    #[must_use]
    pub fn has_next(&self) -> bool {
        self.backend.has_next()
    }

    /// Tells whether a seat is still free.
    fn is_waiting(&self) -> bool {
        self.view().stage == Stage::Waiting
    }

    /// Returns the prompt, or the line for whom the player waits; nothing when the game is over.
    #[must_use]
    pub fn prompt(&self) -> Option<Line> {
        let view = self.view();
        match &view.stage {
            Stage::Waiting => Some(self.narrator.waiting_for_opponent()),
            Stage::Playing { turn } if view.own_player() == Some(turn.player) => {
                Some(self.narrator.prompt(*turn))
            }
            Stage::Playing { turn } => Some(self.narrator.waiting(turn.player)),
            Stage::Over { .. } => None,
        }
    }

    /// Returns the output for news, and saves the record.
    fn hear(&mut self, news: &[News]) -> Result<Output, SessionError> {
        let mut heard = Output::default();
        for news in news {
            let voice = self.narrator.voice;
            let said = match news {
                News::Update(told) => {
                    heard.add(self.tell(told));
                    continue;
                }
                News::Refused(refusal) => voice.refusal(*refusal),
                News::Problem(reason) => voice.say(TerminalText::ServerRefused { reason }),
                News::Unknown => voice.say(TerminalText::ServerNewer),
                News::Busy => voice.say(TerminalText::ServerBusy),
                News::Lost => voice.say(TerminalText::ServerLost),
                News::Back => voice.say(TerminalText::ServerBack),
            };
            heard.lines.push(Line::plain(said));
        }
        if !news.is_empty() {
            self.save_record()?;
        }
        self.signal_own_turn();
        Ok(heard)
    }

    /// Returns the lines for earlier updates.
    fn tell_before<'a>(&mut self, told: impl IntoIterator<Item = &'a Update>) -> Vec<Line> {
        let lines = told.into_iter().flat_map(|told| self.tell(told).lines).collect();
        self.signal_own_turn();
        lines
    }

    fn tell(&mut self, told: &Update) -> Output {
        let mut heard = Output::default();
        for announcement in &told.heard {
            let lines = self.narrator.tell(announcement);
            heard.lines.extend_from_slice(&lines);
            self.sounds.extend(Sound::of(announcement, self.listener()));
            if let Announcement::Asked { answer: Some(answer), .. } = announcement {
                heard.asked.extend(lines);
                heard.answer.extend(self.narrator.voice.answer(answer));
            }
        }
        heard
    }

    fn save_record(&self) -> Result<(), SessionError> {
        match (&self.record, self.record()) {
            (Some(file), Some(record)) => Ok(file.write(&record)?),
            // A hidden record is not written: the file would show the board.
            (Some(_), None) | (None, _) => Ok(()),
        }
    }

    /// Returns the session on the twin of its game, for tests against leaks (D8). No action must
    /// have been taken yet.
    #[cfg(feature = "twin")]
    #[must_use]
    pub fn into_twin(mut self) -> Session {
        self.backend.make_twin();
        self
    }

    /// Tells whether the game has a result.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.backend.is_over()
    }
}

impl Output {
    fn add(&mut self, more: Output) {
        self.lines.extend(more.lines);
        self.answer.extend(more.answer);
        self.asked.extend(more.asked);
    }
}

impl From<OrderError> for SessionError {
    fn from(error: OrderError) -> SessionError {
        match error {
            OrderError::Refused(refusal) => SessionError::Refused(refusal),
            error @ (OrderError::NoGame
            | OrderError::Stale { .. }
            | OrderError::KeyReused
            | OrderError::Withdrawn
            | OrderError::Name(_)
            | OrderError::Crowded
            | OrderError::Store(_)) => SessionError::Keep(error.into()),
        }
    }
}
