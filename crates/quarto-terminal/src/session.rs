mod assistance;
mod begin;
mod guest;
mod here;
mod join;
mod news;
mod there;

use std::path::{Path, PathBuf};

use quarto_engine::Solver;
use quarto_game::{
    Announcement, Command, Options, OptionsError, Refusal, Seat, Stage, Takebacks, Time, Update,
    View,
};
use quarto_host::OrderError;
use quarto_rules::{Player, Record};
use quarto_sound::{Signal, Sound};
use quarto_text::{Edition, Line, Message, Table};
use thiserror::Error;

use self::here::Here;
use self::news::News;
use self::there::There;
use crate::home::Clock;
use crate::keeper::{KeepError, Places};
use crate::record_file::RecordFile;
use crate::server_error::ServerError;

/// A game that is being played at this terminal.
pub struct Session {
    place: Place,
    table: Table,
    /// What is to be heard and was not asked for yet.
    sounds: Vec<Sound>,
    /// Whether it was the turn of the person at the keyboard when that was looked at last.
    own_turn: bool,
    record: Option<RecordFile>,
    solver: Option<Solver>,
    clock: Clock,
}

/// Where a game is played.
enum Place {
    /// On this machine.
    Here(Box<Here>),
    /// On a server.
    There(Box<There>),
}

/// What somebody gets to know when something was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// What happened, for everybody here.
    pub lines: Vec<Line>,
    /// The answer to a question, for whoever asked.
    pub answer: Vec<Line>,
    /// Those of the lines that only say what they asked.
    pub(crate) asked: Vec<Line>,
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
    /// Nobody can play like this.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// It could not be kept.
    #[error(transparent)]
    Keep(#[from] KeepError),
    /// The server would not, or could not be asked.
    #[error(transparent)]
    Server(#[from] ServerError),
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

impl Session {
    fn played(place: Place, table: Table, record: Option<RecordFile>, clock: Clock) -> Session {
        let (sounds, own_turn, solver) = (Vec::new(), false, None);
        Session { place, table, sounds, own_turn, record, solver, clock }
    }

    /// Returns the game's voice and names.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns what was agreed on.
    #[must_use]
    pub const fn options(&self) -> &Options {
        match &self.place {
            Place::Here(here) => here.game.options(),
            Place::There(there) => there.options(),
        }
    }

    /// Returns the game as whoever is at the keyboard may see it.
    #[must_use]
    pub fn view(&self) -> View {
        match &self.place {
            Place::Here(here) => here.view(self.now()),
            Place::There(there) => there.view(self.now()),
        }
    }

    /// Returns when time alone will bring something about.
    #[must_use]
    pub fn deadline(&self) -> Option<Time> {
        match &self.place {
            Place::Here(here) => here.game.deadline(),
            Place::There(there) => there.deadline(self.now()),
        }
    }

    /// Returns the time.
    #[must_use]
    pub fn now(&self) -> Time {
        (self.clock)()
    }

    /// Returns the seat of the person at the keyboard: the only one, or the one who must act.
    #[must_use]
    pub fn seat(&self) -> Seat {
        match &self.place {
            Place::Here(here) => here.seat(),
            Place::There(there) => there.seat(),
        }
    }

    /// Tells whether both players are at this keyboard.
    fn is_shared(&self) -> bool {
        match &self.place {
            Place::Here(here) => here.people().count() == 2,
            Place::There(_) => false,
        }
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
        self.view().own_player().filter(|_| !self.is_shared())
    }

    /// Lets it be heard when it has become the turn of the person at the keyboard.
    fn look_whose_turn_it_is(&mut self) {
        let own = self.is_own_turn();
        if own && !self.own_turn {
            self.signal(Signal::YourTurn);
        }
        self.own_turn = own;
    }

    /// Returns the number of the first event after the latest action of the person at the keyboard.
    #[must_use]
    pub fn since_own_action(&self) -> usize {
        match &self.place {
            Place::Here(here) => here.game.since_own_action(here.seat()),
            Place::There(there) => there.since_own_action(),
        }
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
        match &self.place {
            Place::Here(here) => here.game.seq(),
            Place::There(there) => there.seq(),
        }
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
            Command::Sit(_)
            | Command::Act { .. }
            | Command::Ask { .. }
            | Command::OfferDraw
            | Command::AskTakeback
            | Command::Resign
            | Command::Claim
            | Command::Rematch
            | Command::Greet { .. } => self.seat(),
        };
        self.order_all(&[(seat, command.clone())])
    }

    /// Takes back the latest action: that of the person who plays against the computer, or between
    /// two people at one keyboard the latest of all, since both are there to agree.
    ///
    /// # Errors
    /// Why it was not done.
    pub fn undo(&mut self) -> Result<Heard, SessionError> {
        match &self.place {
            Place::Here(here) if self.is_shared() => {
                let seat = here.last_seat();
                let agree = (seat.other(), Command::AcceptTakeback);
                match self.options().takebacks() {
                    Takebacks::Ask => self.order_all(&[(seat, Command::AskTakeback), agree]),
                    Takebacks::Free | Takebacks::None => {
                        self.order_all(&[(seat, Command::AskTakeback)])
                    }
                }
            }
            Place::Here(_) | Place::There(_) => self.order(&Command::AskTakeback),
        }
    }

    fn order_all(&mut self, orders: &[(Seat, Command)]) -> Result<Heard, SessionError> {
        let news = match &mut self.place {
            Place::Here(here) => told(here.order_all(orders)?),
            Place::There(there) => {
                let mut news = Vec::new();
                for (_, command) in orders {
                    news.extend(there.order(command)?);
                }
                news
            }
        };
        self.hear(&news)
    }

    fn answering_seat(&self) -> Seat {
        let view = self.view();
        let asked = view.draw_offer.or(view.takeback);
        let answers =
            |seat: &Seat| asked.is_some_and(|by| view.player(*seat) == Some(by.opponent()));
        let seat = Seat::ALL.into_iter().find(answers).filter(|_| self.is_shared());
        seat.unwrap_or(self.seat())
    }

    /// Lets happen what time alone brings about, takes note that the game is being played, and tells
    /// what others did.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn tick(&mut self) -> Result<Heard, SessionError> {
        let news = match &mut self.place {
            Place::Here(here) => told(here.tick()?),
            Place::There(there) => there.news()?,
        };
        self.hear(&news)
    }

    /// Waits for the computer if it must act here; `None` if it need not.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn engine_acts(&mut self) -> Result<Option<Vec<Line>>, SessionError> {
        let acted = match &mut self.place {
            Place::Here(here) => here.engine_acts()?,
            // It acts on the server.
            Place::There(_) => None,
        };
        acted.map(|acted| Ok(self.hear(&told(acted))?.lines)).transpose()
    }

    /// Returns the record so far, unless it is hidden (D11).
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let mut record = match &self.place {
            Place::Here(here) => here.record(),
            Place::There(there) => there.record(),
        }?;
        let edition = self.table.voice.edition;
        if edition != Edition::default() {
            record.set_tag(Edition::TAG, &edition.to_string()).expect("a word");
        }
        Some(record)
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
        match &self.place {
            Place::Here(here) => here.keeper.is_some(),
            Place::There(there) => there.at.file.is_some(),
        }
    }

    /// Returns how one comes back to a game that is not over; `how` are the options for how it is
    /// shown.
    #[must_use]
    pub fn goodbye(&self, how: &str) -> String {
        let voice = self.table.voice;
        match &self.place {
            Place::There(there) if !self.is_over() => {
                voice.say(Message::GoodbyeServer { link: &there.at.link, how })
            }
            Place::Here(_) if !self.is_over() && self.is_kept() => {
                voice.say(Message::GoodbyeKept { how })
            }
            Place::Here(_) | Place::There(_) => voice.say(Message::Goodbye),
        }
    }

    /// Tells whether the game is played on a server, with people who are elsewhere.
    #[must_use]
    pub const fn is_on_a_server(&self) -> bool {
        matches!(self.place, Place::There(_))
    }

    /// Tells whether another game can begin: at once here; on a server, when both want it.
    #[must_use]
    pub fn has_next(&self) -> bool {
        match &self.place {
            Place::Here(_) => self.is_over(),
            Place::There(there) => there.next().is_some(),
        }
    }

    /// Tells whether somebody is missing.
    fn is_waiting(&self) -> bool {
        self.view().stage == Stage::Waiting
    }

    /// Says what is to be done now, or for whom one waits; nothing when the game is over.
    #[must_use]
    pub fn prompt(&self) -> Option<Line> {
        let view = self.view();
        match &view.stage {
            Stage::Waiting => Some(self.table.waiting_for_opponent()),
            Stage::Playing { turn } if view.own_player() == Some(turn.player) => {
                Some(self.table.prompt(*turn))
            }
            Stage::Playing { turn } => Some(self.table.waiting(turn.player)),
            Stage::Over { .. } => None,
        }
    }

    /// Tells what has happened.
    fn hear(&mut self, news: &[News]) -> Result<Heard, SessionError> {
        let mut heard = Heard::default();
        for news in news {
            let voice = self.table.voice;
            let said = match news {
                News::Update(told) => {
                    heard.add(self.tell(told));
                    continue;
                }
                News::Refused(refusal) => voice.refusal(*refusal),
                News::Problem(reason) => voice.say(Message::ServerRefused { reason }),
                News::Busy => voice.say(Message::ServerBusy),
                News::Lost => voice.say(Message::ServerLost),
                News::Back => voice.say(Message::ServerBack),
            };
            heard.lines.push(Line::plain(said));
        }
        if !news.is_empty() {
            self.save_record()?;
        }
        self.look_whose_turn_it_is();
        Ok(heard)
    }

    /// Tells what has happened before.
    fn tell_before<'a>(&mut self, told: impl IntoIterator<Item = &'a Update>) -> Vec<Line> {
        let lines = told.into_iter().flat_map(|told| self.tell(told).lines).collect();
        self.look_whose_turn_it_is();
        lines
    }

    fn tell(&mut self, told: &Update) -> Heard {
        let mut heard = Heard::default();
        for announcement in &told.heard {
            let lines = self.table.tell(announcement);
            heard.lines.extend_from_slice(&lines);
            self.sounds.extend(Sound::of(announcement, self.listener()));
            if let Announcement::Asked { answer: Some(answer), .. } = announcement {
                heard.asked.extend(lines);
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
    #[cfg(feature = "twin")]
    #[must_use]
    pub fn into_twin(mut self) -> Session {
        match &mut self.place {
            Place::Here(here) => here.make_twin(),
            Place::There(_) => {}
        }
        self
    }

    /// Tells whether the game has a result.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match &self.place {
            Place::Here(here) => here.game.is_over(),
            Place::There(there) => there.is_over(),
        }
    }
}

impl Heard {
    fn add(&mut self, more: Heard) {
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

fn told(all: Vec<Update>) -> Vec<News> {
    all.into_iter().map(News::Update).collect()
}
