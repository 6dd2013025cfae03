use quarto_game::Name;
use thiserror::Error;

use crate::card::{Card, cards};
use crate::standings::standings;
use crate::{
    Bout, Entrant, EntrantId, PairedEntry, Pairing, Presence, Regulations, Round, Standing,
    TableResult, TournamentEvent,
};

/// A tournament: its state after all its events.
///
/// ```
/// use quarto_rules::Chance;
/// use quarto_tournament::{BoutResult, Regulations, System, Tournament, BoutVerdict};
///
/// let regulations = Regulations::usual(System::Swiss { rounds: 2 });
/// let founded = Tournament::found("Club evening".parse()?, regulations)?;
/// let mut events = vec![founded.clone()];
/// let mut tournament = Tournament::open(&founded)?;
/// for name in ["Ada", "Bo", "Cleo", "Dan"] {
///     events.extend(tournament.carry_out(|tournament| tournament.enter(name.parse().unwrap()))?);
/// }
/// events.extend(tournament.carry_out(|tournament| tournament.pair(0, &mut Chance::new(1)))?);
/// let won = BoutVerdict::played(BoutResult::FirstWins);
/// events.extend(tournament.carry_out(|tournament| tournament.decide(1, 1, won))?);
/// assert_eq!(Tournament::replay(&events)?, tournament);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    name: Name,
    regulations: Regulations,
    entrants: Vec<Entrant>,
    /// The order before the first round, once it is made.
    order: Option<Vec<EntrantId>>,
    rounds: Vec<Round>,
    /// How many entrants have left so far, those who came back included.
    leavers: u32,
    /// How many events there were.
    seq: usize,
}

/// The events are not those of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("event {seq} does not fit into the tournament")]
pub struct TournamentReplayError {
    /// The number of the event, from 0.
    pub seq: usize,
}

impl Tournament {
    /// Returns the tournament that starts with this [`TournamentEvent::Founded`].
    ///
    /// # Errors
    /// If it is another event, or its regulations make no sense.
    pub fn open(event: &TournamentEvent) -> Result<Tournament, TournamentReplayError> {
        match event {
            TournamentEvent::Founded { name, regulations } if regulations.check().is_ok() => {
                Ok(Tournament {
                    name: name.clone(),
                    regulations: regulations.clone(),
                    entrants: Vec::new(),
                    order: None,
                    rounds: Vec::new(),
                    leavers: 0,
                    seq: 1,
                })
            }
            _ => Err(TournamentReplayError { seq: 0 }),
        }
    }

    /// Returns the tournament with these events.
    ///
    /// # Errors
    /// If they are not the events of a tournament.
    pub fn replay(events: &[TournamentEvent]) -> Result<Tournament, TournamentReplayError> {
        let (first, rest) = events.split_first().ok_or(TournamentReplayError { seq: 0 })?;
        let mut tournament = Tournament::open(first)?;
        for event in rest {
            tournament.apply(event)?;
        }
        Ok(tournament)
    }

    /// Applies an event. One that does not fit changes nothing.
    ///
    /// # Errors
    /// If it does not fit.
    pub fn apply(&mut self, event: &TournamentEvent) -> Result<(), TournamentReplayError> {
        let fits = match event {
            TournamentEvent::Founded { .. } => None,
            TournamentEvent::Entered { name } => {
                self.apply_entry(name);
                Some(())
            }
            TournamentEvent::Seeded { order } => self.apply_order(order),
            TournamentEvent::Paired { round, at, pairings } => {
                self.apply_pairings(*round, *at, pairings)
            }
            TournamentEvent::Decided(result) => {
                self.apply_result(result, |bout| bout.verdict.is_none())
            }
            TournamentEvent::Corrected(result) => {
                self.apply_result(result, |bout| bout.verdict.is_some())
            }
            TournamentEvent::Absent { id } => self.set_presence(*id, Presence::Away),
            TournamentEvent::Withdrew { id } => {
                let left = self.set_presence(*id, Presence::Left(self.leavers));
                self.leavers += u32::from(left.is_some());
                left
            }
            TournamentEvent::Returned { id } => self.set_presence(*id, Presence::Here),
        };
        fits.ok_or(TournamentReplayError { seq: self.seq })?;
        self.seq += 1;
        Ok(())
    }

    fn apply_entry(&mut self, name: &Name) {
        let id = EntrantId::of_index(self.entrants.len());
        self.entrants.push(Entrant { id, name: name.clone(), presence: Presence::Here });
    }

    fn apply_order(&mut self, order: &[EntrantId]) -> Option<()> {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if self.order.is_some() || !self.staying().eq(sorted) {
            return None;
        }
        self.order = Some(order.to_vec());
        Some(())
    }

    fn apply_pairings(&mut self, round: u32, at: u64, entries: &[PairedEntry]) -> Option<()> {
        let mut named: Vec<EntrantId> = entries.iter().flat_map(PairedEntry::named).collect();
        named.sort_unstable();
        let is_twice = named.windows(2).any(|two| two[0] == two[1]);
        let latest = u32::try_from(self.rounds.len()).ok()?;
        if is_twice || named.iter().any(|id| self.entrant(*id).is_none()) || round > latest + 1 {
            return None;
        }
        let pairings = entries.iter().map(|entry| entry.to_pairing());
        if round == latest + 1 {
            self.rounds.push(Round { number: round, at, pairings: pairings.collect() });
            for entrant in &mut self.entrants {
                if entrant.presence == Presence::Away {
                    entrant.presence = Presence::Here;
                }
            }
        } else {
            let last = self.rounds.last_mut().filter(|last| last.number == round)?;
            last.pairings.extend(pairings);
        }
        Some(())
    }

    fn apply_result(&mut self, result: &TableResult, fits: impl Fn(&Bout) -> bool) -> Option<()> {
        let round = self.rounds.get_mut((result.round as usize).checked_sub(1)?)?;
        match round.pairings.get_mut(result.table.checked_sub(1)?)? {
            Pairing::Bout(bout) if fits(bout) => bout.verdict = Some(result.verdict),
            Pairing::Bout(_) | Pairing::Bye { .. } => return None,
        }
        Some(())
    }

    fn set_presence(&mut self, id: EntrantId, presence: Presence) -> Option<()> {
        self.entrants.get_mut(id.index())?.presence = presence;
        Some(())
    }

    /// Returns the name of the tournament.
    #[must_use]
    pub const fn name(&self) -> &Name {
        &self.name
    }

    /// Returns what was decided beforehand.
    #[must_use]
    pub const fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// Returns all entrants, in the order of their numbers, those who left included.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Returns an entrant.
    #[must_use]
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.entrants.get(id.index())
    }

    /// Returns the rounds that were paired so far.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Returns a game by the number of its round and table.
    #[must_use]
    pub fn bout(&self, round: u32, table: usize) -> Option<&Bout> {
        let round = self.rounds.get((round as usize).checked_sub(1)?)?;
        round.pairings.get(table.checked_sub(1)?)?.bout()
    }

    /// Returns where all entrants stand, the best first.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        standings(self)
    }

    /// Returns all entrants in the order before the first round; who entered later comes at the end.
    pub(crate) fn seeds(&self) -> Vec<EntrantId> {
        let order = self.first_order();
        let mut is_in_order = vec![false; self.entrants.len()];
        for id in order {
            is_in_order[id.index()] = true;
        }
        let all = self.entrants.iter().map(|entrant| entrant.id);
        let later = all.filter(|id| !is_in_order[id.index()]);
        order.iter().copied().chain(later).collect()
    }

    /// Returns those who have not left, in the order of their numbers.
    pub(crate) fn staying(&self) -> impl Iterator<Item = EntrantId> {
        let stays = |entrant: &&Entrant| !matches!(entrant.presence, Presence::Left(_));
        self.entrants.iter().filter(stays).map(|entrant| entrant.id)
    }

    pub(crate) const fn is_seeded(&self) -> bool {
        self.order.is_some()
    }

    /// Returns the order before the first round: only those who were there.
    pub(crate) fn first_order(&self) -> &[EntrantId] {
        self.order.as_deref().unwrap_or_default()
    }

    pub(crate) fn cards(&self) -> Vec<Card> {
        cards(self)
    }

    /// Tells whether a game is still open.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        let mut bouts = self.rounds.iter().flat_map(Round::bouts);
        bouts.any(|(_, bout)| bout.verdict.is_none())
    }
}

impl PairedEntry {
    fn named(&self) -> impl Iterator<Item = EntrantId> + use<> {
        let named = match *self {
            PairedEntry::Bout { first, second, .. } => [Some(first), Some(second)],
            PairedEntry::Bye { bye, .. } => [Some(bye), None],
        };
        named.into_iter().flatten()
    }

    fn to_pairing(self) -> Pairing {
        match self {
            PairedEntry::Bout { first, second, kind } => {
                Pairing::Bout(Bout { first, second, kind, verdict: None })
            }
            PairedEntry::Bye { bye, points } => Pairing::Bye { id: bye, points },
        }
    }
}
