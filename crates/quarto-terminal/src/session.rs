use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use quarto_engine::{Bot, Limits, Solver};
use quarto_game::{
    Announcement, Command, Event, Game, Options, Party, Refusal, Seat, Time, View, Viewer,
};
use quarto_rules::{Action, Player, Record};
use quarto_text::{Line, Message, Table, Voice};
use thiserror::Error;

use crate::choices::{Choices, Opponent};
use crate::keeper::{KeepError, Keeper, Places, Unfinished};
use crate::record_file::{ID, RecordFile, with_id};

/// A game that is being played at this terminal: it is judged, kept, and only then told.
pub struct Session {
    game: Game,
    table: Table,
    keeper: Option<Keeper>,
    record: Option<RecordFile>,
    bot: Option<Bot>,
    solver: Option<Solver>,
    clock: Box<dyn Fn() -> Time>,
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
    pub clock: Box<dyn Fn() -> Time>,
}

/// How long the computer thinks about a hint at most.
const HINT_TIME: Duration = Duration::from_secs(20);

impl Session {
    /// Starts a game, and returns what is told at the start.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn start(choices: &Choices, with: Circumstances) -> Result<(Session, Begun), SessionError> {
        let now = (with.clock)();
        let created =
            Game::create(choices.options(), with.seed, now).map_err(|_| Refusal::Nothing)?;
        let created = with_id(created);
        let mut game = Game::open(&created).expect("it was just created");
        let mut events = vec![created];
        let parties = parties(choices);
        for (seat, party) in Seat::ALL.into_iter().zip(parties) {
            let seated = game.judge(seat, &Command::Sit(party), now.into())?;
            game.apply_all(&seated).expect("it was just judged");
            events.extend(seated);
        }
        let started = game.start(now)?;
        let voice = voice(choices, game.options());
        let mut session = Session::new(game, voice, with, |places| {
            places.keep(&[&events[..], std::slice::from_ref(&started)].concat())
        })?;
        let begun = Begun { terms: session.terms(), lines: session.hear(&started).lines };
        session.save_record()?;
        Ok((session, begun))
    }

    /// Goes on with a game that was kept, and tells what happened since one's own latest action.
    ///
    /// # Errors
    /// If it, or the file for its record, cannot be read.
    pub fn resume(
        choices: &Choices,
        with: Circumstances,
    ) -> Result<Option<(Session, Begun)>, SessionError> {
        let Some(places) = &with.places else { return Ok(None) };
        let Unfinished { game, damaged } = places.unfinished()?;
        let Some((keeper, events)) = game else {
            return damaged.into_iter().next().map_or(Ok(None), |error| Err(error.into()));
        };
        let last_event = events.last().map_or(Time::default(), |event| event.at);
        let left = keeper.last_beat().map_or(last_event, |beat| beat.max(last_event));
        let whole = Game::replay(&events).expect("it was just replayed");
        let voice = voice(choices, whole.options());
        let noted = keeper.noted_record();
        let with = Circumstances { record: with.record.or(noted), ..with };
        let mut session = Session::new(whole, voice, with, |_| Ok(keeper))?;
        session.save_record()?;
        let mut terms: Vec<Line> = damaged.iter().map(|error| damage(voice, error)).collect();
        terms.extend(session.terms());
        terms.push(Line::plain(voice.say(Message::Resumed)));
        let begun = Begun { terms, lines: session.tell_again(&events) };
        // Nobody's clock ran while the game was put away.
        let now = session.now();
        let away = now.since(left);
        if let (Ok(extended), false) = (session.game.extend(away, now), away.is_zero()) {
            session.happen(&[extended])?;
        }
        Ok(Some((session, begun)))
    }

    fn terms(&self) -> Vec<Line> {
        self.table.terms(self.game.options()).into_iter().map(Line::plain).collect()
    }

    /// Tells what happened since the latest action of the person at the keyboard.
    fn tell_again(&mut self, events: &[Event]) -> Vec<Line> {
        let (before, since) = events.split_at(self.since_own_action().max(1));
        let whole =
            std::mem::replace(&mut self.game, Game::replay(before).expect("it was just replayed"));
        let lines = since.iter().flat_map(|event| self.hear(event).lines).collect();
        self.game = whole;
        lines
    }

    fn new(
        game: Game,
        voice: Voice,
        with: Circumstances,
        keep: impl FnOnce(&Places) -> Result<Keeper, KeepError>,
    ) -> Result<Session, SessionError> {
        let keeper = with.places.as_ref().map(keep).transpose()?;
        let table = Table::new(voice, &game.view(Viewer::Spectator, Time::default()));
        let own = game.to_record();
        // Only a game that was played before can have a record there.
        let id = own.tag(ID).filter(|_| game.player(Seat::First).is_some());
        let record = with.record.map(|file| RecordFile::open(file, id)).transpose()?;
        if let (Some(keeper), Some(record)) = (&keeper, &record) {
            keeper.note_record(&record.file);
        }
        let clock = with.clock;
        Ok(Session { game, table, keeper, record, bot: None, solver: None, clock })
    }

    /// Starts another game between the same two, which the other one starts. Its record follows this
    /// one in the same file.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn another(&self, with: Circumstances) -> Result<(Session, Begun), SessionError> {
        let now = (with.clock)();
        let mut events = self.game.another(with.seed, now).ok_or(Refusal::NotStarted)?;
        events[0] = with_id(events[0].clone());
        let record = self.record.as_ref().map(|record| record.file.clone());
        let with = Circumstances { record, ..with };
        let (started, before) = events.split_last().expect("a game has events");
        let game = Game::replay(before).expect("a game with the same options");
        let voice = self.table.voice;
        let mut session = Session::new(game, voice, with, |places| places.keep(&events))?;
        let begun = Begun { terms: Vec::new(), lines: session.hear(started).lines };
        session.save_record()?;
        Ok((session, begun))
    }

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
        match self.people().collect::<Vec<_>>()[..] {
            [only] => only,
            _ => self.game.to_act().unwrap_or(Seat::First),
        }
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        let is_person = |seat: &Seat| matches!(self.game.party(*seat), Some(Party::Person(_)));
        Seat::ALL.into_iter().filter(is_person)
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
            let events = self.game.judge(*seat, command, self.now().into())?;
            heard.add(self.happen(&events)?);
        }
        while let Some((seat, answer)) = self.game.engine_answer() {
            let events = self.game.judge(seat, &answer, self.now().into())?;
            heard.add(self.happen(&events)?);
        }
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
        if let (Some(keeper), Some(_)) = (&self.keeper, self.game.deadline()) {
            keeper.beat(self.now());
        }
        match self.game.due(self.now()) {
            Some(event) => Ok(self.happen(&[event])?.lines),
            None => Ok(Vec::new()),
        }
    }

    /// Lets the computer do one thing if it must act; `None` if it need not.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn engine_acts(&mut self) -> Result<Option<Vec<Line>>, SessionError> {
        let Some((character, seed)) = self.game.engine_to_act() else { return Ok(None) };
        let Some(seat) = self.game.to_act() else { return Ok(None) };
        let rules = self.game.options().terms.rules;
        let bot = self.bot.get_or_insert_with(|| Bot::new(rules, character));
        let Some(action) = bot.act(self.game.play(), seed) else { return Ok(None) };
        let heard = self.order_all(&[(seat, Command::Act(vec![action]))])?;
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

    fn happen(&mut self, events: &[Event]) -> Result<Heard, SessionError> {
        if let Some(keeper) = &mut self.keeper {
            keeper.append(events)?;
        }
        let mut heard = Heard::default();
        for event in events {
            heard.add(self.hear(event));
        }
        self.save_record()?;
        Ok(heard)
    }

    fn hear(&mut self, event: &Event) -> Heard {
        let viewer = self.viewer();
        let mut heard = Heard::default();
        for announcement in self.game.hear(event, viewer).expect("it was just judged") {
            heard.lines.extend(self.table.tell(&announcement));
            if let Announcement::Asked { answer: Some(answer), .. } = &announcement {
                heard.answer.extend(self.table.voice.answer(answer));
            }
        }
        heard
    }

    fn save_record(&self) -> Result<(), SessionError> {
        let hidden = self.view().actions.is_none();
        match &self.record {
            // A record that lies there would be the board for whoever looks.
            Some(record) if !hidden => Ok(record.write(&self.game.to_record())?),
            Some(_) | None => Ok(()),
        }
    }

    /// Returns the same session on the twin of its game, for tests of what leaks (D8). It must not
    /// have begun to be played.
    #[doc(hidden)]
    #[must_use]
    pub fn into_twin(self) -> Session {
        Session { game: self.game.into_twin(), ..self }
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

/// Says that a game cannot be read.
fn damage(voice: Voice, error: &KeepError) -> Line {
    Line::plain(voice.say(Message::Damaged { reason: &error.say(voice.language) }))
}

fn parties(choices: &Choices) -> [Party; 2] {
    let voice = Voice { language: choices.language, ..Voice::default() };
    let [one, other] =
        [Message::DefaultName, Message::DefaultOtherName].map(|name| voice.say(name));
    let person = |given: &Option<quarto_game::Name>, usual: &str| {
        let usual = || usual.parse().expect("a name from the catalogue");
        Party::Person(given.clone().unwrap_or_else(usual))
    };
    let second = match choices.opponent {
        Opponent::Computer(character) => Party::Engine(character),
        Opponent::Person => person(&choices.names[1], &other),
    };
    [person(&choices.names[0], &one), second]
}

fn voice(choices: &Choices, options: &Options) -> Voice {
    let traits = options.terms.rules.traits();
    Voice { language: choices.language, edition: choices.edition, traits }
}
