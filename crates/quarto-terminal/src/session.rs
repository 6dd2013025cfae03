mod begin;
mod here;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use quarto_engine::{Limits, Solver};
use quarto_game::{Announcement, Command, Options, Refusal, Seat, Time, View};
use quarto_host::{OrderError, Told};
use quarto_rules::{Action, Player, Record};
use quarto_text::{Line, Table};
use thiserror::Error;

use self::here::Here;
use crate::home::Clock;
use crate::keeper::{KeepError, Places};
use crate::record_file::RecordFile;

/// A game that is being played at this terminal.
pub struct Session {
    place: Here,
    table: Table,
    record: Option<RecordFile>,
    solver: Option<Solver>,
    clock: Clock,
}

/// What somebody gets to know when something was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// What happened, for everybody here.
    pub lines: Vec<Line>,
    /// The answer to a question, for whoever asked.
    pub answer: Vec<Line>,
}

/// What is told at the start of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Begun {
    /// What was agreed on.
    pub terms: Vec<Line>,
    /// What has happened.
    pub lines: Vec<Line>,
}

/// Why something was not done.
#[derive(Debug, Error)]
pub enum SessionError {
    /// It is not allowed.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It could not be kept.
    #[error(transparent)]
    Keep(#[from] KeepError),
}

/// What a game at this terminal needs besides the choices of the players.
pub struct Circumstances {
    /// Where it is kept; nowhere if there is no place.
    pub places: Option<Places>,
    /// The file for its record.
    pub record: Option<PathBuf>,
    /// From which the dice and the computer get their chance.
    pub seed: u64,
    /// Tells the time.
    pub clock: Clock,
}

/// How long the computer thinks about a hint at most.
const HINT_TIME: Duration = Duration::from_secs(20);

impl Session {
    /// Returns the game's voice and names.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns what was agreed on.
    #[must_use]
    pub const fn options(&self) -> &Options {
        self.place.game.options()
    }

    /// Returns the game as whoever is at the keyboard may see it.
    #[must_use]
    pub fn view(&self) -> View {
        self.place.view(self.now())
    }

    /// Returns when time alone will bring something about.
    #[must_use]
    pub fn deadline(&self) -> Option<Time> {
        self.place.game.deadline()
    }

    /// Returns the time.
    #[must_use]
    pub fn now(&self) -> Time {
        (self.clock)()
    }

    /// Returns the seat of the person at the keyboard: the only one, or the one who must act.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.place.seat()
    }

    /// Tells whether both players are at this keyboard.
    fn is_shared(&self) -> bool {
        self.place.people().count() == 2
    }

    /// Returns the number of the first event after the latest action of the person at the keyboard.
    #[must_use]
    pub fn since_own_action(&self) -> usize {
        self.place.game.since_own_action(self.seat())
    }

    /// Returns the person here who is offered a draw, if both players are at this keyboard.
    #[must_use]
    pub fn offered_draw(&self) -> Option<Player> {
        let offer = self.view().draw_offer?;
        self.is_shared().then_some(offer.opponent())
    }

    /// Returns the number of events.
    #[must_use]
    pub const fn seq(&self) -> usize {
        self.place.game.seq()
    }

    /// Tells whether the person at the keyboard must act.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        let view = self.view();
        view.turn().is_some_and(|turn| view.own_player() == Some(turn.player))
    }

    /// Does something for the person at the keyboard, and tells what happened. If time has brought
    /// something about by then, it tells only that.
    ///
    /// # Errors
    /// Why it was not done.
    pub fn order(&mut self, command: &Command) -> Result<Heard, SessionError> {
        let seat = match command {
            // At one keyboard it is the opponent who answers what was offered, also out of turn.
            Command::AcceptDraw
            | Command::DeclineDraw
            | Command::AcceptTakeback
            | Command::DeclineTakeback => self.answering_seat(),
            _ => self.seat(),
        };
        self.order_all(&[(seat, command.clone())])
    }

    /// Takes back the latest action: that of the person who plays against the computer, or between
    /// two people at one keyboard the latest of all, since both are there to agree.
    ///
    /// # Errors
    /// Why it was not done.
    pub fn undo(&mut self) -> Result<Heard, SessionError> {
        if !self.is_shared() {
            return self.order(&Command::AskTakeback);
        }
        let seat = self.place.last_seat();
        self.order_all(&[(seat, Command::AskTakeback), (seat.other(), Command::AcceptTakeback)])
    }

    fn order_all(&mut self, orders: &[(Seat, Command)]) -> Result<Heard, SessionError> {
        let told = self.place.order_all(orders)?;
        self.hear(&told)
    }

    fn answering_seat(&self) -> Seat {
        let view = self.view();
        let asked = view.draw_offer.or(view.takeback);
        let answers =
            |seat: &Seat| asked.is_some_and(|by| view.player(*seat) == Some(by.opponent()));
        let seat = Seat::ALL.into_iter().find(answers).filter(|_| self.is_shared());
        seat.unwrap_or(self.seat())
    }

    /// Lets happen what time alone brings about, and takes note that the game is being played.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn tick(&mut self) -> Result<Vec<Line>, SessionError> {
        let told = self.place.tick()?;
        Ok(self.hear(&told)?.lines)
    }

    /// Waits for the computer if it must act; `None` if it need not.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn engine_acts(&mut self) -> Result<Option<Vec<Line>>, SessionError> {
        let Some(told) = self.place.engine_acts()? else { return Ok(None) };
        Ok(Some(self.hear(&told)?.lines))
    }

    /// Returns a hint in words, if there is assistance.
    ///
    /// # Errors
    /// If there is none.
    pub fn hint(&mut self) -> Result<Vec<String>, SessionError> {
        self.check_assistance()?;
        let limits = Limits { deadline: Some(Instant::now() + HINT_TIME), ..Limits::default() };
        let play = *self.place.game.play();
        let hint = self.solver().hint(&play, limits);
        let voice = self.table.voice;
        Ok(hint.map_or_else(|| vec![voice.worth(None)], |hint| voice.hint(&hint)))
    }

    /// Returns what every action is worth, in words, if there is assistance.
    ///
    /// # Errors
    /// If there is none.
    pub fn analysis(&mut self) -> Result<Vec<String>, SessionError> {
        self.check_assistance()?;
        let limits = Limits { deadline: Some(Instant::now() + HINT_TIME), ..Limits::default() };
        let position = *self.place.game.play().position();
        let moves = self.solver().moves(&position, limits);
        let moves: Vec<(Action, _)> =
            moves.into_iter().map(|(action, solution)| (action, solution.value())).collect();
        Ok(self.table.voice.analysis(&moves))
    }

    fn check_assistance(&self) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Play(quarto_rules::PlayError::GameOver));
        }
        if self.options().assist { Ok(()) } else { Err(Refusal::NoAssistance) }
    }

    fn solver(&mut self) -> &Solver {
        let rules = self.options().terms.rules;
        self.solver.get_or_insert_with(|| Solver::new(rules))
    }

    /// Returns the record so far, unless it is hidden (D11).
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        self.place.record()
    }

    /// Returns where the record is written, if it is.
    #[must_use]
    pub fn record_file(&self) -> Option<&Path> {
        let written = |file: &&Path| file.metadata().is_ok_and(|data| data.len() > 0);
        self.record.as_ref().map(|record| record.file.as_path()).filter(written)
    }

    /// Tells whether the game can be gone on with later.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        self.place.keeper.is_some()
    }

    /// Tells what has happened.
    fn hear(&mut self, told: &[Told]) -> Result<Heard, SessionError> {
        let mut heard = Heard::default();
        for told in told {
            heard.add(self.tell(told));
        }
        if !told.is_empty() {
            self.save_record()?;
        }
        Ok(heard)
    }

    fn tell(&mut self, told: &Told) -> Heard {
        let mut heard = Heard::default();
        for announcement in &told.heard {
            heard.lines.extend(self.table.tell(announcement));
            if let Announcement::Asked { answer: Some(answer), .. } = announcement {
                heard.answer.extend(self.table.voice.answer(answer));
            }
        }
        heard
    }

    fn save_record(&self) -> Result<(), SessionError> {
        match (&self.record, self.record()) {
            (Some(file), Some(record)) => Ok(file.write(&record)?),
            // A record that lies there would be the board for whoever looks.
            (Some(_), None) | (None, _) => Ok(()),
        }
    }

    /// Returns the same session on the twin of its game, for tests of what leaks (D8). It must not
    /// have begun to be played.
    #[doc(hidden)]
    #[must_use]
    pub fn into_twin(mut self) -> Session {
        self.place.make_twin();
        self
    }

    /// Tells whether the game has a result.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.place.game.is_over()
    }
}

impl Heard {
    fn add(&mut self, more: Heard) {
        self.lines.extend(more.lines);
        self.answer.extend(more.answer);
    }
}

impl From<OrderError> for SessionError {
    fn from(error: OrderError) -> SessionError {
        match error {
            OrderError::Refused(refusal) => SessionError::Refused(refusal),
            other => SessionError::Keep(other.into()),
        }
    }
}
