use std::collections::BTreeMap;

use quarto_game::{GameId, Multiplier, Time};

use crate::{
    Arrangements, Bout, BoutVerdict, Bulletin, Device, EntrantId, HostedEvent, TableResult,
    Tournament, TournamentEvent, TournamentReplayError,
};

/// A tournament on a server: the tournament itself, and what is around it. Like it, it is its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostedTournament {
    tournament: Tournament,
    arrangements: Arrangements,
    opened: Time,
    devices: BTreeMap<EntrantId, Device>,
    multipliers: BTreeMap<EntrantId, Multiplier>,
    /// The games on the server, by round and table.
    boards: BTreeMap<(u32, usize), GameId>,
    /// What the players said of games at wooden boards, who starts first.
    reports: BTreeMap<(u32, usize), [Option<BoutVerdict>; 2]>,
    bulletins: Vec<Bulletin>,
    /// When the first round began.
    began: Option<Time>,
    /// When the next round begins, if by the clock.
    next_round: Option<Time>,
    is_paused: bool,
    closed: Option<Time>,
    seq: usize,
}

/// Where a tournament on a server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentStage {
    /// The first round was not paired yet.
    Gathering,
    /// Games are open.
    Playing,
    /// All games that were paired are decided, and more can follow.
    Between,
    /// All games were played; the organiser has not closed it yet.
    Played,
    /// The organiser has closed it.
    Closed,
}

impl HostedTournament {
    /// Returns the tournament with these events.
    ///
    /// # Errors
    /// If they are not the events of a tournament.
    pub fn replay(events: &[HostedEvent]) -> Result<HostedTournament, TournamentReplayError> {
        let (first, rest) = events.split_first().ok_or(TournamentReplayError { seq: 0 })?;
        let mut hosted = HostedTournament::open(first)?;
        for event in rest {
            hosted.apply(event)?;
        }
        Ok(hosted)
    }

    /// Returns the tournament that starts with this [`HostedEvent::Opened`].
    ///
    /// # Errors
    /// If it is another event, or its regulations make no sense.
    pub fn open(event: &HostedEvent) -> Result<HostedTournament, TournamentReplayError> {
        let HostedEvent::Opened { at, founded, arrangements } = event else {
            return Err(TournamentReplayError { seq: 0 });
        };
        Ok(HostedTournament {
            tournament: Tournament::open(founded)?,
            arrangements: arrangements.clone(),
            opened: *at,
            devices: BTreeMap::new(),
            multipliers: BTreeMap::new(),
            boards: BTreeMap::new(),
            reports: BTreeMap::new(),
            bulletins: Vec::new(),
            began: None,
            next_round: arrangements.begins,
            is_paused: false,
            closed: None,
            seq: 1,
        })
    }

    /// Applies an event. One that does not fit changes nothing.
    ///
    /// # Errors
    /// If it does not fit.
    pub fn apply(&mut self, event: &HostedEvent) -> Result<(), TournamentReplayError> {
        let misfit = TournamentReplayError { seq: self.seq };
        match event {
            HostedEvent::Opened { .. } => return Err(misfit),
            HostedEvent::Happened { at, event } => {
                self.tournament.apply(event).map_err(|_| misfit)?;
                self.note(*at, event);
            }
            HostedEvent::Connected { id, device } => {
                self.tournament.entrant(*id).ok_or(misfit)?;
                self.devices.insert(*id, *device);
            }
            HostedEvent::Boards { round, boards } => {
                let is_there = |table| self.tournament.bout(*round, table).is_some();
                if !boards.iter().all(|board| is_there(board.table)) {
                    return Err(misfit);
                }
                self.boards.extend(boards.iter().map(|board| ((*round, board.table), board.game)));
            }
            HostedEvent::Reported { by, result } => self.apply_report(*by, result).ok_or(misfit)?,
            HostedEvent::Announced { at, text } => {
                self.bulletins.push(Bulletin { at: *at, text: text.clone() });
            }
            HostedEvent::Paused => self.is_paused = true,
            HostedEvent::Resumed => self.is_paused = false,
            HostedEvent::Scheduled { at } => self.next_round = *at,
            HostedEvent::Slowed { id, multiplier } => {
                self.tournament.entrant(*id).ok_or(misfit)?;
                self.multipliers.insert(*id, *multiplier);
            }
            HostedEvent::Closed { at } => self.closed = Some(*at),
        }
        self.seq += 1;
        Ok(())
    }

    /// Takes note of what follows from what happened in the tournament.
    fn note(&mut self, at: Time, event: &TournamentEvent) {
        match event {
            TournamentEvent::Paired { .. } => {
                self.began.get_or_insert(at);
                self.next_round = None;
            }
            TournamentEvent::Decided(result) | TournamentEvent::Corrected(result) => {
                self.reports.remove(&(result.round, result.table));
            }
            TournamentEvent::Founded { .. }
            | TournamentEvent::Entered { .. }
            | TournamentEvent::Seeded { .. }
            | TournamentEvent::Absent { .. }
            | TournamentEvent::Withdrew { .. }
            | TournamentEvent::Returned { .. } => {}
        }
    }

    fn apply_report(&mut self, by: EntrantId, result: &TableResult) -> Option<()> {
        let bout = self.tournament.bout(result.round, result.table)?;
        let index = bout.both().iter().position(|id| *id == by)?;
        let reports = self.reports.entry((result.round, result.table)).or_default();
        reports[index] = Some(result.verdict);
        Some(())
    }

    /// Returns the tournament itself: entrants, rounds, results, standings.
    #[must_use]
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Returns how it is run.
    #[must_use]
    pub const fn arrangements(&self) -> &Arrangements {
        &self.arrangements
    }

    /// Returns how many events there were.
    #[must_use]
    pub const fn seq(&self) -> usize {
        self.seq
    }

    /// Returns when it was announced.
    #[must_use]
    pub const fn opened(&self) -> Time {
        self.opened
    }

    /// Returns when the first round began.
    #[must_use]
    pub const fn began(&self) -> Option<Time> {
        self.began
    }

    /// Returns when the next round begins, if it does by the clock.
    #[must_use]
    pub const fn next_round(&self) -> Option<Time> {
        self.next_round
    }

    /// Returns when it was closed.
    #[must_use]
    pub const fn closed(&self) -> Option<Time> {
        self.closed
    }

    /// Tells whether no round may begin until the organiser lets it go on.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Returns where it is.
    #[must_use]
    pub fn stage(&self) -> TournamentStage {
        match () {
            () if self.closed.is_some() => TournamentStage::Closed,
            () if self.tournament.rounds().is_empty() => TournamentStage::Gathering,
            () if self.tournament.is_playing() => TournamentStage::Playing,
            () if self.tournament.is_over() => TournamentStage::Played,
            () => TournamentStage::Between,
        }
    }

    /// Returns the device on which an entrant plays; without one, at wooden boards.
    #[must_use]
    pub fn device(&self, id: EntrantId) -> Option<Device> {
        self.devices.get(&id).copied()
    }

    /// Returns how much time an entrant has.
    #[must_use]
    pub fn multiplier(&self, id: EntrantId) -> Multiplier {
        self.multipliers.get(&id).copied().unwrap_or_default()
    }

    /// Returns the game of a table, if it is played on the server.
    #[must_use]
    pub fn board(&self, round: u32, table: usize) -> Option<GameId> {
        self.boards.get(&(round, table)).copied()
    }

    /// Returns all games on the server with their rounds and tables.
    pub fn boards(&self) -> impl Iterator<Item = (u32, usize, GameId)> {
        self.boards.iter().map(|((round, table), game)| (*round, *table, *game))
    }

    /// Returns the games on the server that are still open, with their rounds and tables.
    pub fn open_boards(&self) -> impl Iterator<Item = (u32, usize, GameId, &Bout)> {
        self.boards().filter_map(|(round, table, game)| {
            let bout = self.tournament.bout(round, table)?;
            bout.verdict.is_none().then_some((round, table, game, bout))
        })
    }

    /// Returns what both players said of an open game at a wooden board, who starts first.
    #[must_use]
    pub fn reports(&self, round: u32, table: usize) -> [Option<BoutVerdict>; 2] {
        self.reports.get(&(round, table)).copied().unwrap_or_default()
    }

    /// Returns what the organiser told everybody, the first first.
    #[must_use]
    pub fn bulletins(&self) -> &[Bulletin] {
        &self.bulletins
    }

    /// Returns the latest open game of an entrant, with its round and table.
    #[must_use]
    pub fn open_table(&self, id: EntrantId) -> Option<(u32, usize, &Bout)> {
        let tables = self.tournament.rounds().iter().rev();
        let mut tables =
            tables.flat_map(|round| round.bouts().map(|(table, bout)| (round.number, table, bout)));
        tables.find(|(_, _, bout)| bout.verdict.is_none() && bout.opponent(id).is_some())
    }
}
