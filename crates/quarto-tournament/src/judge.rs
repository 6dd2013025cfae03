//! What an organiser may do, and what happens then. Nothing here changes a tournament: the events do, when they
//! are applied.

use quarto_game::Name;
use quarto_rules::Chance;
use thiserror::Error;

use crate::starts::Role;
use crate::{
    Bout, BoutKind, BoutResult, BoutVerdict, EntrantId, PairedEntry, Presence, Regulations,
    RegulationsError, Seeding, System, TableResult, Tournament, TournamentEvent, arena, knock_out,
    round_robin, swiss,
};

/// Why something was refused. The tournament is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TournamentRefusal {
    /// Another entrant has the name.
    #[error("another entrant has this name")]
    NameTaken,
    /// In this system nobody enters after the first round was paired.
    #[error("nobody can enter after the first round was paired")]
    TooLateToEnter,
    /// There is nobody with this number.
    #[error("there is no entrant {0}")]
    NoSuchEntrant(EntrantId),
    /// The entrant has left.
    #[error("entrant {0} has left")]
    HasLeft(EntrantId),
    /// The entrant is there.
    #[error("entrant {0} is already in the tournament")]
    IsHere(EntrantId),
    /// In this system nobody can be away for a round, or come back.
    #[error("in this system entrants play on or leave")]
    NotInThisSystem,
    /// Two entrants are needed.
    #[error("two entrants are needed")]
    TooFew,
    /// Games of the latest round are still open.
    #[error("games are still open")]
    GamesOpen,
    /// Nobody is free for whom there is an opponent.
    #[error("nobody who is free has an opponent")]
    NobodyFree,
    /// All rounds were paired.
    #[error("the tournament is over")]
    Over,
    /// There is no such game.
    #[error("there is no table {table} in round {round}")]
    NoSuchTable {
        /// The round.
        round: u32,
        /// The table.
        table: usize,
    },
    /// The game has a result; it can be corrected.
    #[error("the game has a result")]
    AlreadyDecided,
    /// The game has no result that could be corrected.
    #[error("the game has no result")]
    NotDecided,
    /// In a knock-out somebody must go on.
    #[error("in a knock-out one of the two goes on")]
    SomebodyMustWin,
    /// The loser would have to replace the winner in a round that was already paired.
    #[error("the next round was paired with the winner")]
    NextRoundPaired,
    /// Only entrants with the same score decide who comes first by playing.
    #[error("only entrants with the same score play off")]
    NotEqual,
}

/// What happened, or why it may not.
type Judged = Result<Vec<TournamentEvent>, TournamentRefusal>;

impl Tournament {
    /// Returns the first event of a tournament.
    ///
    /// # Errors
    /// If the regulations make no sense.
    pub fn found(
        name: Name,
        regulations: Regulations,
    ) -> Result<TournamentEvent, RegulationsError> {
        regulations.check()?;
        Ok(TournamentEvent::Founded { name, regulations })
    }

    /// Asks what happens, and applies it.
    ///
    /// # Errors
    /// If it is refused; then nothing has changed.
    pub fn carry_out(&mut self, judge: impl FnOnce(&Tournament) -> Judged) -> Judged {
        let events = judge(self)?;
        for event in &events {
            self.apply(event).expect("what was judged fits");
        }
        Ok(events)
    }

    /// Enters somebody.
    ///
    /// # Errors
    /// If the name is taken, or it is too late.
    pub fn enter(&self, name: Name) -> Judged {
        let low = name.as_str().to_lowercase();
        if self.entrants().iter().any(|entrant| entrant.name.as_str().to_lowercase() == low) {
            return Err(TournamentRefusal::NameTaken);
        }
        match self.regulations().system {
            System::RoundRobin { .. } | System::KnockOut { .. } if self.is_seeded() => {
                Err(TournamentRefusal::TooLateToEnter)
            }
            System::Swiss { .. }
            | System::Arena { .. }
            | System::RoundRobin { .. }
            | System::KnockOut { .. } => Ok(vec![TournamentEvent::Entered { name }]),
        }
    }

    /// Lets an entrant be away in the next round. In a round robin the game is lost.
    ///
    /// # Errors
    /// If the entrant has left, or the system does not allow it.
    pub fn miss_round(&self, id: EntrantId) -> Judged {
        match self.regulations().system {
            System::KnockOut { .. } | System::Arena { .. } => {
                return Err(TournamentRefusal::NotInThisSystem);
            }
            System::Swiss { .. } | System::RoundRobin { .. } => {}
        }
        match self.presence(id)? {
            Presence::Left(_) => Err(TournamentRefusal::HasLeft(id)),
            Presence::Here | Presence::Away => Ok(vec![TournamentEvent::Absent { id }]),
        }
    }

    /// Lets an entrant leave. All games that are still open are lost, and in a round robin or knock-out those
    /// to come, too; against somebody who has also left, whoever left first loses.
    ///
    /// # Errors
    /// If the entrant has left before.
    pub fn withdraw(&self, id: EntrantId) -> Judged {
        if let Presence::Left(_) = self.presence(id)? {
            return Err(TournamentRefusal::HasLeft(id));
        }
        let mut events = vec![TournamentEvent::Withdrew { id }];
        for round in self.rounds() {
            for (table, bout) in round.bouts().filter(|(_, bout)| bout.verdict.is_none()) {
                if bout.opponent(id).is_some() {
                    let role = if bout.first == id { Role::First } else { Role::Second };
                    let verdict = lost_by(role);
                    events.push(TournamentEvent::Decided(TableResult {
                        round: round.number,
                        table,
                        verdict,
                    }));
                }
            }
        }
        Ok(events)
    }

    /// Lets an entrant come back who has left, or wanted to be away.
    ///
    /// # Errors
    /// If the entrant is there, or the system has gone on without.
    pub fn come_back(&self, id: EntrantId) -> Judged {
        let presence = self.presence(id)?;
        match (presence, self.regulations().system) {
            (Presence::Here, _) => Err(TournamentRefusal::IsHere(id)),
            (Presence::Left(_), System::KnockOut { .. }) if self.is_seeded() => {
                Err(TournamentRefusal::NotInThisSystem)
            }
            (Presence::Away | Presence::Left(_), _) => Ok(vec![TournamentEvent::Returned { id }]),
        }
    }

    /// Pairs the next round, or whatever can be played next. An arena needs the moment, in milliseconds since it
    /// began; the lot decides the order before the first round.
    ///
    /// # Errors
    /// If games are open that must be decided first, or there is nothing left to pair.
    pub fn pair(&self, at: u64, chance: &mut Chance) -> Judged {
        if !self.is_seeded() {
            if self.staying().count() < 2 {
                return Err(TournamentRefusal::TooFew);
            }
            let seeded = self.seed(chance);
            let mut next = self.clone();
            next.apply(&seeded).expect("it was made of the entrants");
            let rest = next.pair_next(at)?;
            return Ok([seeded].into_iter().chain(rest).collect());
        }
        self.pair_next(at)
    }

    fn seed(&self, chance: &mut Chance) -> TournamentEvent {
        let mut order: Vec<EntrantId> = self.staying().collect();
        match self.regulations().seeding {
            Seeding::Drawn => chance.shuffle(&mut order),
            Seeding::Entered => {}
        }
        TournamentEvent::Seeded { order }
    }

    fn pair_next(&self, at: u64) -> Judged {
        let next = u32::try_from(self.rounds().len() + 1).expect("few rounds");
        let (round, pairings) = match self.regulations().system {
            System::Swiss { rounds } => {
                self.check_round(rounds, next)?;
                (next, swiss::pair(self, &self.cards()))
            }
            System::RoundRobin { .. } => {
                let rounds = self.planned_rounds().unwrap_or(0);
                self.check_round(rounds, next)?;
                let order = self.first_order();
                (next, round_robin::pair(order, next as usize - 1, rounds as usize))
            }
            System::KnockOut { .. } => knock_out::pair(self, &self.cards())?,
            System::Arena { length, .. } => {
                if at >= length {
                    return Err(TournamentRefusal::Over);
                }
                (next, arena::pair(self, &self.cards()))
            }
        };
        if pairings.is_empty() {
            return Err(TournamentRefusal::NobodyFree);
        }
        Ok(self.with_forfeits(round, at, pairings))
    }

    /// Checks that the latest round is over, another one is to come, and two are there to play it.
    fn check_round(&self, rounds: u32, next: u32) -> Result<(), TournamentRefusal> {
        if self.is_playing() {
            return Err(TournamentRefusal::GamesOpen);
        }
        if next > rounds {
            return Err(TournamentRefusal::Over);
        }
        let here = self.entrants().iter().filter(|entrant| entrant.presence == Presence::Here);
        if here.count() < 2 { Err(TournamentRefusal::TooFew) } else { Ok(()) }
    }

    /// Returns how many rounds there will be, if that is known beforehand.
    #[must_use]
    pub fn planned_rounds(&self) -> Option<u32> {
        let entrants =
            if self.is_seeded() { self.first_order().len() } else { self.staying().count() };
        match self.regulations().system {
            System::Swiss { rounds } => Some(rounds),
            System::RoundRobin { cycles, rounds } => {
                let cycle = u32::try_from(round_robin::rounds_per_cycle(entrants)).ok()?;
                Some(rounds.unwrap_or(cycle.saturating_mul(cycles)))
            }
            System::KnockOut { .. } => Some(entrants.next_power_of_two().ilog2()),
            System::Arena { .. } => None,
        }
    }

    /// Tells whether nothing is left to play.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let paired = u32::try_from(self.rounds().len()).unwrap_or(u32::MAX);
        match self.regulations().system {
            System::Swiss { .. } | System::RoundRobin { .. } => {
                !self.is_playing() && self.planned_rounds().is_some_and(|rounds| paired >= rounds)
            }
            System::KnockOut { .. } => {
                self.is_seeded()
                    && knock_out::pair(self, &self.cards()) == Err(TournamentRefusal::Over)
            }
            System::Arena { .. } => false,
        }
    }

    /// Returns the pairings, and the results of games whose players are not there.
    fn with_forfeits(
        &self,
        round: u32,
        at: u64,
        pairings: Vec<PairedEntry>,
    ) -> Vec<TournamentEvent> {
        let before = self.rounds().get(round as usize - 1).map_or(0, |round| round.pairings.len());
        let forfeits: Vec<TournamentEvent> = (before + 1..)
            .zip(&pairings)
            .filter_map(|(table, entry)| match *entry {
                PairedEntry::Bout { first, second, .. } => {
                    let verdict = self.forfeit_between(first, second)?;
                    Some(TournamentEvent::Decided(TableResult { round, table, verdict }))
                }
                PairedEntry::Bye { .. } => None,
            })
            .collect();
        let paired = TournamentEvent::Paired { round, at, pairings };
        [paired].into_iter().chain(forfeits).collect()
    }

    fn forfeit_between(&self, first: EntrantId, second: EntrantId) -> Option<BoutVerdict> {
        let presence = |id: EntrantId| self.entrants()[id.index()].presence;
        match (presence(first), presence(second)) {
            (Presence::Here, Presence::Here) => None,
            (Presence::Away, Presence::Away) => Some(BoutVerdict::forfeit(BoutResult::BothLose)),
            (Presence::Left(one), Presence::Left(other)) if one > other => {
                Some(lost_by(Role::Second))
            }
            (Presence::Left(_), _) | (Presence::Away, Presence::Here) => Some(lost_by(Role::First)),
            (_, Presence::Left(_)) | (Presence::Here, Presence::Away) => {
                Some(lost_by(Role::Second))
            }
        }
    }

    /// Gives a game its result.
    ///
    /// # Errors
    /// If there is no such game, or it has a result.
    pub fn decide(&self, round: u32, table: usize, verdict: BoutVerdict) -> Judged {
        let bout = self.find(round, table)?;
        if bout.verdict.is_some() {
            return Err(TournamentRefusal::AlreadyDecided);
        }
        self.check_verdict(verdict)?;
        Ok(vec![TournamentEvent::Decided(TableResult { round, table, verdict })])
    }

    /// Corrects the result of a game. Games that were paired since then stay as they are.
    ///
    /// # Errors
    /// If there is no such game, it has no result, or in a knock-out its winner has been paired again.
    pub fn correct(&self, round: u32, table: usize, verdict: BoutVerdict) -> Judged {
        let bout = self.find(round, table)?;
        if bout.verdict.is_none() {
            return Err(TournamentRefusal::NotDecided);
        }
        self.check_verdict(verdict)?;
        let event = TournamentEvent::Corrected(TableResult { round, table, verdict });
        let mut corrected = self.clone();
        corrected.apply(&event).expect("it was found");
        if self.rounds().len() > round as usize
            && winners(self, round) != winners(&corrected, round)
        {
            return Err(TournamentRefusal::NextRoundPaired);
        }
        Ok(vec![event])
    }

    /// Pairs two entrants with the same score for a game that decides who of them comes first. Of several such
    /// games, the other one starts the next.
    ///
    /// # Errors
    /// If their scores differ, or games are open.
    pub fn play_off(&self, one: EntrantId, other: EntrantId) -> Judged {
        self.presence(one)?;
        self.presence(other)?;
        if let System::KnockOut { .. } = self.regulations().system {
            return Err(TournamentRefusal::NotInThisSystem);
        }
        if self.is_playing() {
            return Err(TournamentRefusal::GamesOpen);
        }
        let cards = self.cards();
        let (card, opponent) = (&cards[one.index()], &cards[other.index()]);
        let Some(latest) = self.rounds().last() else { return Err(TournamentRefusal::TooFew) };
        if one == other || card.score != opponent.score {
            return Err(TournamentRefusal::NotEqual);
        }
        let before = latest
            .bouts()
            .filter(|(_, bout)| bout.kind == BoutKind::PlayOff && bout.is_between(one, other));
        let usual = match card.starts.role_against(&opponent.starts, Role::First) {
            Role::First => [one, other],
            Role::Second => [other, one],
        };
        let [first, second] = before.last().map_or(usual, |(_, bout)| [bout.second, bout.first]);
        let pairings = vec![PairedEntry::Bout { first, second, kind: BoutKind::PlayOff }];
        Ok(vec![TournamentEvent::Paired { round: latest.number, at: latest.at, pairings }])
    }

    fn presence(&self, id: EntrantId) -> Result<Presence, TournamentRefusal> {
        let entrant = self.entrant(id).ok_or(TournamentRefusal::NoSuchEntrant(id))?;
        Ok(entrant.presence)
    }

    fn find(&self, round: u32, table: usize) -> Result<&Bout, TournamentRefusal> {
        self.bout(round, table).ok_or(TournamentRefusal::NoSuchTable { round, table })
    }

    fn check_verdict(&self, verdict: BoutVerdict) -> Result<(), TournamentRefusal> {
        match self.regulations().system {
            System::KnockOut { .. } if verdict.result == BoutResult::BothLose => {
                Err(TournamentRefusal::SomebodyMustWin)
            }
            System::Swiss { .. }
            | System::RoundRobin { .. }
            | System::KnockOut { .. }
            | System::Arena { .. } => Ok(()),
        }
    }
}

/// Returns who goes on from a round of a knock-out.
fn winners(tournament: &Tournament, round: u32) -> Vec<Option<EntrantId>> {
    let stages = knock_out::stages(tournament);
    let stage = stages.get(round as usize - 1);
    stage.map_or_else(Vec::new, |stage| stage.matches.iter().map(|one| one.winner).collect())
}

/// Returns the verdict of a game that one of the two has lost by not playing.
const fn lost_by(role: Role) -> BoutVerdict {
    BoutVerdict::forfeit(match role {
        Role::First => BoutResult::SecondWins,
        Role::Second => BoutResult::FirstWins,
    })
}
