use quarto_rules::Chance;

use crate::{
    BoutResult, BoutVerdict, EntrantId, Presence, Regulations, Seeding, System, Tournament,
    TournamentEvent, TournamentRefusal,
};

/// A tournament played by chance, to try a system or the programs around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulation {
    /// What was decided beforehand. The entrants are in the order of their numbers.
    pub regulations: Regulations,
    /// How many entrants there are.
    pub entrants: u32,
    /// How likely an entrant leaves in a round, from 0 to 1. Half of them leave before it is paired, the others
    /// during their game. The last two stay.
    pub withdraw: f64,
    /// How likely a game is to be drawn, from 0 to 1.
    pub draws: f64,
}

/// The shortest and the longest game of an arena, in milliseconds.
const SHORTEST: u64 = 5 * MINUTE;
const LONGEST: u64 = 15 * MINUTE;
/// How long a game takes on average.
const AVERAGE: u64 = u64::midpoint(SHORTEST, LONGEST);
const MINUTE: u64 = 60_000;
/// Games take whole minutes, so that several end at once: this many different times.
const DURATIONS: usize = 11;

impl Simulation {
    /// Returns the simulation in which nobody leaves and nothing is drawn.
    #[must_use]
    pub fn new(system: System, entrants: u32) -> Simulation {
        let regulations = Regulations { seeding: Seeding::Entered, ..Regulations::usual(system) };
        Simulation { regulations, entrants, withdraw: 0.0, draws: 0.0 }
    }

    /// Returns the length of an arena in which about so many games can be played one after the other.
    #[must_use]
    pub const fn arena_length(games: u32) -> u64 {
        games as u64 * AVERAGE
    }

    /// Returns the tournament when all is played.
    pub fn run(&self, chance: &mut Chance) -> Tournament {
        let events = self.events(chance);
        Tournament::replay(&events).expect("what was judged fits")
    }

    /// Returns everything that happened, when all is played.
    pub fn events(&self, chance: &mut Chance) -> Vec<TournamentEvent> {
        let name = "Simulation".parse().expect("a name");
        let founded = Tournament::found(name, self.regulations.clone()).expect("they were checked");
        let mut play = Play {
            simulation: self,
            tournament: Tournament::open(&founded).expect("it begins so"),
            events: vec![founded],
            chance,
        };
        for number in 1..=self.entrants {
            let name = format!("Entrant {number}").parse().expect("a name");
            play.tell(TournamentEvent::Entered { name });
        }
        match self.regulations.system {
            System::Arena { length, .. } => play.arena(length),
            System::Swiss { .. } | System::RoundRobin { .. } | System::KnockOut { .. } => {
                play.rounds();
            }
        }
        play.events
    }
}

/// A simulation on its way.
struct Play<'a> {
    simulation: &'a Simulation,
    tournament: Tournament,
    events: Vec<TournamentEvent>,
    chance: &'a mut Chance,
}

impl Play<'_> {
    fn tell(&mut self, event: TournamentEvent) {
        self.tournament.apply(&event).expect("what was judged fits");
        self.events.push(event);
    }

    fn tell_all(&mut self, events: Vec<TournamentEvent>) {
        for event in events {
            self.tell(event);
        }
    }

    /// Tells whether something happens that is so likely.
    fn happens(&mut self, likely: f64) -> bool {
        #[expect(clippy::cast_precision_loss, reason = "53 bits are enough for a lot")]
        let lot = (self.chance.number() >> 11) as f64 / (1_u64 << 53) as f64;
        lot < likely
    }

    fn rounds(&mut self) {
        loop {
            match self.tournament.pair(0, self.chance) {
                Ok(events) => self.tell_all(events),
                Err(TournamentRefusal::GamesOpen) => unreachable!("all games were decided"),
                Err(_) => return,
            }
            self.leave();
            for (round, table) in self.open_games() {
                self.finish(round, table);
            }
            self.leave();
        }
    }

    fn open_games(&self) -> Vec<(u32, usize)> {
        let rounds = self.tournament.rounds().iter();
        let bouts = rounds
            .flat_map(|round| round.bouts().map(move |(table, bout)| (round.number, table, bout)));
        let open = bouts.filter(|(_, _, bout)| bout.verdict.is_none());
        open.map(|(round, table, _)| (round, table)).collect()
    }

    /// Lets some entrants leave, half of those who leave in a round.
    fn leave(&mut self) {
        for index in 0..self.tournament.entrants().len() {
            if self.happens(self.simulation.withdraw / 2.0) {
                self.withdraw(EntrantId::of_index(index));
            }
        }
    }

    fn withdraw(&mut self, id: EntrantId) {
        let is_here = self.tournament.entrants()[id.index()].presence == Presence::Here;
        if is_here && self.tournament.staying().count() > 2 {
            let events = self.tournament.withdraw(id).expect("the entrant is there");
            self.tell_all(events);
        }
    }

    fn finish(&mut self, round: u32, table: usize) {
        let result = match () {
            () if self.may_draw(round, table) && self.happens(self.simulation.draws) => {
                BoutResult::Draw
            }
            () if self.happens(0.5) => BoutResult::FirstWins,
            () => BoutResult::SecondWins,
        };
        let events = self.tournament.decide(round, table, BoutVerdict::played(result));
        self.tell_all(events.expect("the game is open"));
    }

    /// Tells whether a game may end without a winner. The second one between two entrants of a knock-out round
    /// never does, so that the tournament ends.
    fn may_draw(&self, round: u32, table: usize) -> bool {
        let System::KnockOut { .. } = self.simulation.regulations.system else { return true };
        let bout = self.tournament.bout(round, table).expect("it was paired");
        let before = (1..table).filter_map(|table| self.tournament.bout(round, table));
        !before.into_iter().any(|other| other.is_between(bout.first, bout.second))
    }

    fn arena(&mut self, length: u64) {
        let mut now = 0;
        // When each open game will end.
        let mut ends: Vec<(u64, (u32, usize))> = Vec::new();
        while now < length {
            if let Ok(events) = self.tournament.pair(now, self.chance) {
                self.tell_all(events);
                let round = self.tournament.rounds().last().expect("it was paired");
                let games: Vec<(u32, usize)> =
                    round.bouts().map(|(table, _)| (round.number, table)).collect();
                for game in games {
                    let minutes = self.chance.below(DURATIONS) as u64;
                    ends.push((now + SHORTEST + minutes * MINUTE, game));
                }
            }
            let Some(next) = ends.iter().map(|(end, _)| *end).min() else { break };
            now = next;
            let done = ends.extract_if(.., |(end, _)| *end == now).collect::<Vec<_>>();
            for (_, (round, table)) in done {
                self.end_game(round, table);
            }
        }
        // What was begun in time is played to the end.
        for (round, table) in self.open_games() {
            self.end_game(round, table);
        }
    }

    fn end_game(&mut self, round: u32, table: usize) {
        let both = self.tournament.bout(round, table).expect("it was paired").both();
        for id in both {
            if self.happens(self.simulation.withdraw / 2.0) {
                self.withdraw(id);
            }
        }
        if self.tournament.bout(round, table).is_some_and(|bout| bout.verdict.is_none()) {
            self.finish(round, table);
        }
        for id in both {
            if self.happens(self.simulation.withdraw / 2.0) {
                self.withdraw(id);
            }
        }
    }
}
