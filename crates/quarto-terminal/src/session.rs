mod begin;

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use quarto_engine::{Limits, Solver};
use quarto_game::{Announcement, Command, Game, Options, Party, Refusal, Seat, Time, View, Viewer};
use quarto_host::{Follower, Order, OrderError, Told};
use quarto_rules::{Action, Player, Record};
use quarto_sound::{Signal, Sound};
use quarto_store::GameId;
use quarto_text::{Line, Table};
use thiserror::Error;

use crate::home::{Clock, Home};
use crate::keeper::{KeepError, Keeper, Places};
use crate::record_file::{ID, RecordFile};

/// A game that is being played at this terminal. Its host judges, keeps, and only then tells.
pub struct Session {
    home: Rc<Home>,
    id: GameId,
    /// The game as the host has it.
    game: Game,
    follower: Follower,
    /// How many events were told here.
    told: usize,
    /// When it was last noted that somebody plays.
    noted: Time,
    table: Table,
    /// What is to be heard and was not asked for yet.
    sounds: Vec<Sound>,
    /// Whether it was the turn of the person at the keyboard when that was looked at last.
    own_turn: bool,
    keeper: Option<Keeper>,
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

/// How often it is noted that somebody plays, while a clock runs.
const NOTED_EVERY: Duration = Duration::from_secs(1);

impl Session {
    /// Returns the game's voice and names.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns what was agreed on.
    #[must_use]
    pub const fn options(&self) -> &Options {
        self.game.options()
    }

    /// Returns the game as whoever is at the keyboard may see it.
    #[must_use]
    pub fn view(&self) -> View {
        self.game.view(self.viewer(), self.now())
    }

    /// Returns when time alone will bring something about.
    #[must_use]
    pub fn deadline(&self) -> Option<Time> {
        self.game.deadline()
    }

    /// Returns the time.
    #[must_use]
    pub fn now(&self) -> Time {
        (self.clock)()
    }

    /// Returns the seat of the person at the keyboard: the only one, or the one who must act.
    #[must_use]
    pub fn seat(&self) -> Seat {
        person(&self.game)
    }

    /// Returns what is to be heard of what was told since this was asked last.
    #[must_use]
    pub fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.sounds)
    }

    /// Lets a signal be heard.
    pub(crate) fn signal(&mut self, signal: Signal) {
        self.sounds.push(Sound::Signal(signal));
    }

    /// Returns the only person here, if there is just one.
    fn listener(&self) -> Option<Player> {
        let only = (self.people().count() == 1).then(|| self.seat())?;
        self.game.player(only)
    }

    /// Lets it be heard when it has become the turn of the person at the keyboard.
    fn look_whose_turn_it_is(&mut self) {
        let own = self.is_own_turn();
        if own && !self.own_turn {
            self.signal(Signal::YourTurn);
        }
        self.own_turn = own;
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        people(&self.game)
    }

    /// Returns the number of the first event after the latest action of the person at the keyboard.
    #[must_use]
    pub fn since_own_action(&self) -> usize {
        self.game.since_own_action(self.seat())
    }

    /// Returns the number of the first event of which the person at the keyboard may be told again
    /// (D11).
    #[must_use]
    pub fn told_from(&self) -> usize {
        self.game.told_from(Some(self.seat()))
    }

    /// Returns the person here who is offered a draw, if both players are at this keyboard.
    #[must_use]
    pub fn offered_draw(&self) -> Option<Player> {
        let offer = self.view().draw_offer?;
        (self.people().count() == 2).then_some(offer.opponent())
    }

    /// Returns the number of events.
    #[must_use]
    pub const fn seq(&self) -> usize {
        self.game.seq()
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat())
    }

    /// Tells whether the person at the keyboard must act.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        self.game.to_act() == Some(self.seat())
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
        if self.people().count() < 2 {
            return self.order(&Command::AskTakeback);
        }
        let last = self.game.last_to_act().and_then(|player| self.game.seat(player));
        let seat = last.unwrap_or(self.seat());
        self.order_all(&[(seat, Command::AskTakeback), (seat.other(), Command::AcceptTakeback)])
    }

    fn order_all(&mut self, orders: &[(Seat, Command)]) -> Result<Heard, SessionError> {
        let due = self.tick()?;
        if !due.is_empty() {
            return Ok(Heard { lines: due, answer: Vec::new() });
        }
        let mut heard = Heard::default();
        for (seat, command) in orders {
            let order = Order::new(self.id, *seat, command.clone());
            let done = self.home.wait(self.home.host().act(order))?;
            heard.add(self.hear(&done.told)?);
        }
        self.note()?;
        Ok(heard)
    }

    fn answering_seat(&self) -> Seat {
        let view = self.view();
        let asked = view.draw_offer.or(view.takeback);
        asked.and_then(|by| self.game.seat(by.opponent())).unwrap_or(self.seat())
    }

    /// Lets happen what time alone brings about, and takes note that the game is being played.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn tick(&mut self) -> Result<Vec<Line>, SessionError> {
        let now = self.now();
        if self.game.deadline().is_some() && now.since(self.noted) >= NOTED_EVERY {
            self.note()?;
        }
        if self.game.due(now).is_none() {
            return Ok(Vec::new());
        }
        self.home.wait(self.home.host().wake(self.id))?;
        Ok(self.hear(&[])?.lines)
    }

    /// Takes note that the game is being played now.
    fn note(&mut self) -> Result<(), SessionError> {
        self.noted = self.now();
        Ok(self.home.wait(self.home.store().see(self.id, Seat::First)).map_err(KeepError::from)?)
    }

    /// Waits for the computer if it must act; `None` if it need not.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn engine_acts(&mut self) -> Result<Option<Vec<Line>>, SessionError> {
        if self.game.engine_to_act().is_none() {
            return Ok(None);
        }
        let mut heard = Heard::default();
        if let Some(news) = self.home.next(&mut self.follower) {
            heard.add(self.tell_all(&news, &[]));
        }
        heard.add(self.hear(&[])?);
        Ok(Some(heard.lines))
    }

    /// Returns a hint in words, if there is assistance.
    ///
    /// # Errors
    /// If there is none.
    pub fn hint(&mut self) -> Result<Vec<String>, SessionError> {
        self.check_assistance()?;
        let limits = Limits { deadline: Some(Instant::now() + HINT_TIME), ..Limits::default() };
        let play = *self.game.play();
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
        let position = *self.game.play().position();
        let moves = self.solver().moves(&position, limits);
        let moves: Vec<(Action, _)> =
            moves.into_iter().map(|(action, solution)| (action, solution.value())).collect();
        Ok(self.table.voice.analysis(&moves))
    }

    fn check_assistance(&self) -> Result<(), Refusal> {
        if self.game.is_over() {
            return Err(Refusal::Play(quarto_rules::PlayError::GameOver));
        }
        if self.game.options().assist { Ok(()) } else { Err(Refusal::NoAssistance) }
    }

    fn solver(&mut self) -> &Solver {
        let rules = self.game.options().terms.rules;
        self.solver.get_or_insert_with(|| Solver::new(rules))
    }

    /// Returns the record so far, unless it is hidden (D11).
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        self.view().actions.is_some().then(|| self.game.to_record())
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
        self.keeper.is_some()
    }

    /// Tells what has happened; `own` is what whoever ordered it hears.
    fn hear(&mut self, own: &[Told]) -> Result<Heard, SessionError> {
        // What the game knows has been told to those who follow.
        self.game = self.home.game(self.id)?;
        let mut heard = Heard::default();
        while let Some(news) = self.follower.try_next() {
            heard.add(self.tell_all(&news, own));
        }
        self.look_whose_turn_it_is();
        self.save_record()?;
        Ok(heard)
    }

    fn tell_all(&mut self, news: &[Told], own: &[Told]) -> Heard {
        let mut heard = Heard::default();
        let before = self.told;
        for told in news.iter().filter(|told| told.seq > before) {
            let own = own.iter().find(|own| own.seq == told.seq);
            heard.add(self.tell(own.unwrap_or(told)));
        }
        self.told = news.last().map_or(self.told, |told| self.told.max(told.seq));
        heard
    }

    fn tell(&mut self, told: &Told) -> Heard {
        let mut heard = Heard::default();
        for announcement in &told.heard {
            heard.lines.extend(self.table.tell(announcement));
            self.sounds.extend(Sound::of(announcement, self.listener()));
            if let Announcement::Asked { answer: Some(answer), .. } = announcement {
                heard.answer.extend(self.table.voice.answer(answer));
            }
        }
        heard
    }

    fn save_record(&self) -> Result<(), SessionError> {
        let hidden = self.view().actions.is_none();
        match &self.record {
            // A record that lies there would be the board for whoever looks.
            Some(record) if !hidden => {
                let mut text = self.game.to_record();
                text.set_tag(ID, &self.id.to_string()).map_err(|_| Refusal::Nothing)?;
                Ok(record.write(&text)?)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Returns the same session on the twin of its game, for tests of what leaks (D8). It must not
    /// have begun to be played.
    #[doc(hidden)]
    #[must_use]
    pub fn into_twin(mut self) -> Session {
        self.home.wait(self.home.host().make_twin(self.id)).expect("it was just started");
        self.game = self.home.game(self.id).expect("it was just started");
        self
    }

    /// Tells whether the game has a result.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.is_over()
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

/// Returns the seats of people.
fn people(game: &Game) -> impl Iterator<Item = Seat> {
    let is_person = |seat: &Seat| matches!(game.party(*seat), Some(Party::Person(_)));
    Seat::ALL.into_iter().filter(is_person)
}

/// Returns the seat of the person at the keyboard: the only one, or the one who must act.
fn person(game: &Game) -> Seat {
    match people(game).collect::<Vec<_>>()[..] {
        [only] => only,
        _ => game.to_act().unwrap_or(Seat::First),
    }
}
