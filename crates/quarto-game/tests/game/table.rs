use std::time::Duration;

use quarto_game::{
    Announcement, Command, Event, Finish, Game, Now, Options, Party, Refusal, Seat, Stage, Time,
    View, Viewer,
};
use quarto_rules::{Action, Player};

/// A game with its events and a clock that tests move. Ada, who starts, sits on the first seat.
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) events: Vec<Event>,
    /// What was heard on the first seat, on the second, and by a spectator.
    pub(crate) heard: [Vec<Announcement>; 3],
    pub(crate) now: Now,
}

pub(crate) const VIEWERS: [Viewer; 3] =
    [Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second), Viewer::Spectator];

pub(crate) fn person(name: &str) -> Party {
    Party::Person(name.parse().unwrap())
}

impl Table {
    pub(crate) fn new(mut options: Options) -> Table {
        options.starter = Some(Seat::First);
        let mut table = Table::empty(options);
        table.sit();
        let start = table.game.start(table.now.at).unwrap();
        table.happen(&[start]);
        table
    }

    /// Returns a table with both seats free.
    pub(crate) fn empty(options: Options) -> Table {
        let now = Now::from(Time::from_date((2026, 11, 16)).unwrap());
        let created = Game::create(options, 7, now.at).unwrap();
        let game = Game::open(&created).unwrap();
        Table { game, events: vec![created], heard: Default::default(), now }
    }

    pub(crate) fn sit(&mut self) {
        self.order(Seat::First, &Command::Sit(person("Ada"))).unwrap();
        self.order(Seat::Second, &Command::Sit(person("Bo"))).unwrap();
    }

    pub(crate) fn happen(&mut self, events: &[Event]) {
        for event in events {
            for (viewer, heard) in VIEWERS.into_iter().zip(&mut self.heard) {
                heard.extend(self.game.clone().hear(event, viewer).unwrap());
            }
            self.game.apply(event).unwrap();
            self.events.push(event.clone());
        }
    }

    /// Judges a command of a seat and applies its events; a refusal changes nothing.
    pub(crate) fn order(&mut self, seat: Seat, command: &Command) -> Result<(), Refusal> {
        let events = self.game.judge(seat, command, self.now)?;
        self.happen(&events);
        Ok(())
    }

    /// Plays actions in notation for the player who must act; each word is a command of its own.
    pub(crate) fn act(&mut self, words: &str) {
        for word in words.split_whitespace() {
            self.try_act(word).unwrap();
        }
    }

    pub(crate) fn try_act(&mut self, word: &str) -> Result<(), Refusal> {
        let seat = self.game.to_act().ok_or(quarto_rules::PlayError::GameOver)?;
        self.order(seat, &Command::Act { actions: vec![action(word)] })
    }

    pub(crate) fn wait(&mut self, seconds: u64) {
        self.now.at = self.now.at.after(Duration::from_secs(seconds));
    }

    /// Applies the event that is due because time is up, if there is one.
    pub(crate) fn tick(&mut self) {
        if let Some(event) = self.game.due(self.now.at) {
            self.happen(&[event]);
        }
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer, self.now.at)
    }

    pub(crate) fn finish(&self) -> Finish {
        match self.view(Viewer::Spectator).stage {
            Stage::Over { result: finish } => finish,
            Stage::Waiting | Stage::Playing { .. } => panic!("the game is not over"),
        }
    }

    /// Returns the result as a record writes it, and the reason.
    pub(crate) fn result(&self) -> String {
        let record = self.game.to_record();
        format!("{} {}", record.result(), record.termination())
    }

    pub(crate) fn seat(&self, player: Player) -> Seat {
        self.game.seat(player).unwrap()
    }
}

/// Reads an action; a call is written as one word, `Qrow1`.
pub(crate) fn action(word: &str) -> Action {
    word.strip_prefix('Q')
        .map_or_else(|| word.to_owned(), |shape| format!("Q {shape}"))
        .parse()
        .unwrap()
}

/// The first actions of a game in which Ada aligns four dark pieces on row 1.
pub(crate) const DARK_ROW: &str = "B a1 D b1 F c1 J d1";

/// A whole game without an alignment, up to the last placement, which is Ada's.
pub(crate) const FULL: &str =
    "E a1 B b1 K c1 M d1 C a2 O b2 J c2 G d2 L a3 F b3 D c3 A d3 P a4 I b4 H c4 N d4";
