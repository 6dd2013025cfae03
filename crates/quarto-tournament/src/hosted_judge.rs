//! What may be done in a tournament on a server, and what happens by itself. Nothing here changes it: the events do,
//! when they are applied.

use std::time::Duration;

use quarto_game::{GameId, Name, OptionsError, Time};
use quarto_rules::Chance;
use thiserror::Error;

use crate::{
    Arrangements, BoutVerdict, BulletinText, Conduct, Device, EntrantId, EntryPolicy, HostedEvent,
    HostedTournament, Presence, Regulations, RegulationsError, System, TableBoard, TableResult,
    Tournament, TournamentEvent, TournamentOrder, TournamentRefusal, TournamentRole,
    TournamentStage, Venue,
};

/// The most entrants of a tournament on a server.
pub const MOST_ENTRANTS: usize = 1000;
/// The most announcements of an organiser in one tournament.
pub const MOST_BULLETINS: usize = 200;

/// Why something was refused. The tournament is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HostedRefusal {
    /// The tournament itself does not allow it.
    #[error(transparent)]
    Tournament(#[from] TournamentRefusal),
    /// Only the organiser may do that.
    #[error("only the organiser may do that")]
    NotOrganiser,
    /// Only a player of that game, or the entrant, may do that.
    #[error("only the player may do that")]
    NotThatPlayer,
    /// The tournament is closed.
    #[error("the tournament is closed")]
    Closed,
    /// The organiser has stopped it for now.
    #[error("the tournament is paused")]
    Paused,
    /// It is not paused.
    #[error("the tournament is not paused")]
    NotPaused,
    /// Nobody may enter by themselves now.
    #[error("only the organiser enters players now")]
    EntryClosed,
    /// Somebody plays with this name already.
    #[error("somebody plays with this name already")]
    NameHeld,
    /// They play already, with another name.
    #[error("they have entered already")]
    EnteredAlready,
    /// There are as many entrants as a server allows.
    #[error("there are too many entrants")]
    Full,
    /// There are as many announcements as a server allows.
    #[error("there are too many announcements")]
    TooManyBulletins,
    /// The result comes from the game on the server.
    #[error("the game is played on the server and brings its own result")]
    PlayedOnline,
    /// Players report only games that were played.
    #[error("only the organiser decides about games that were not played")]
    NotPlayed,
    /// The next round cannot be planned now.
    #[error("no round can follow")]
    NoNextRound,
}

/// Why a tournament cannot be announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HostedFoundingError {
    /// The regulations make no sense.
    #[error(transparent)]
    Regulations(#[from] RegulationsError),
    /// The games cannot be played like that.
    #[error(transparent)]
    Options(#[from] OptionsError),
}

/// What happens, or why it may not.
type Judged = Result<Vec<HostedEvent>, HostedRefusal>;

impl HostedTournament {
    /// Returns the first event of a tournament.
    ///
    /// # Errors
    /// If it cannot be played like that.
    pub fn found(
        name: Name,
        regulations: Regulations,
        arrangements: Arrangements,
        at: Time,
    ) -> Result<HostedEvent, HostedFoundingError> {
        arrangements.options.check()?;
        let founded = Tournament::found(name, regulations)?;
        Ok(HostedEvent::Opened { at, founded, arrangements })
    }

    /// Judges what somebody wants to do, and returns everything that happens then.
    ///
    /// # Errors
    /// If they may not.
    pub fn judge(
        &self,
        role: TournamentRole,
        order: &TournamentOrder,
        at: Time,
        chance: &mut Chance,
    ) -> Judged {
        check_role(role, order)?;
        if self.closed().is_some() && !matches!(order, TournamentOrder::Correct(_)) {
            return Err(HostedRefusal::Closed);
        }
        let events = match order {
            TournamentOrder::Join { name, device } => self.join(role, name, *device, at),
            TournamentOrder::Enter(names) => self.enter(names, at),
            TournamentOrder::Begin => self.begin(at, chance),
            TournamentOrder::Decide(TableResult { round, table, verdict }) => {
                Ok(happened(at, self.tournament().decide(*round, *table, *verdict)?))
            }
            TournamentOrder::Correct(TableResult { round, table, verdict }) => {
                Ok(happened(at, self.tournament().correct(*round, *table, *verdict)?))
            }
            TournamentOrder::Report(result) => self.report(role, *result, at),
            TournamentOrder::Miss(id) => Ok(happened(at, self.tournament().miss_round(*id)?)),
            TournamentOrder::Withdraw(id) => Ok(happened(at, self.tournament().withdraw(*id)?)),
            TournamentOrder::Return(id) => Ok(happened(at, self.tournament().come_back(*id)?)),
            TournamentOrder::PlayOff(one, other) => {
                let paired = self.tournament().play_off(*one, *other)?;
                Ok(self.with_boards(paired, at, chance))
            }
            TournamentOrder::Slow(id, multiplier) => {
                self.check_entrant(*id)?;
                Ok(vec![HostedEvent::Slowed { id: *id, multiplier: *multiplier }])
            }
            TournamentOrder::Announce(text) => self.announce(text, at),
            TournamentOrder::Pause if self.is_paused() => Err(HostedRefusal::Paused),
            TournamentOrder::Pause => Ok(vec![HostedEvent::Paused]),
            TournamentOrder::Resume => self.resume(at),
            TournamentOrder::Schedule(minutes) => self.schedule(*minutes, at),
            TournamentOrder::Close => Ok(vec![HostedEvent::Closed { at }]),
        }?;
        Ok(self.with_consequences(events, at, chance))
    }

    /// Returns what happens by itself: games on the server have ended, the time for a round has come, an arena is
    /// over. What was taken note of before is left out, so that nothing happens twice.
    #[must_use]
    pub fn due(&self, ends: &[TableResult], at: Time, chance: &mut Chance) -> Vec<HostedEvent> {
        let mut next = self.clone();
        let mut all = Vec::new();
        for TableResult { round, table, verdict } in ends {
            if let Ok(events) = next.tournament().decide(*round, *table, *verdict) {
                all.extend(next.carry_out(happened(at, events)));
            }
        }
        if !all.is_empty() {
            let more = next.consequences(at, chance);
            all.extend(next.carry_out(more));
        }
        if next.is_time_up(at) && !next.tournament().is_playing() {
            all.extend(next.carry_out(vec![HostedEvent::Closed { at }]));
        } else if next.wake().is_some_and(|wake| wake <= at) {
            // If the round cannot begin, the organiser must see to it.
            let begun = next.begin(at, chance);
            let begun = begun.unwrap_or_else(|_| vec![HostedEvent::Scheduled { at: None }]);
            all.extend(next.carry_out(begun));
        }
        all
    }

    /// Returns when something happens by itself, if no game ends before.
    #[must_use]
    pub fn wake(&self) -> Option<Time> {
        match self.stage() {
            TournamentStage::Gathering | TournamentStage::Between if self.is_paused() => None,
            TournamentStage::Gathering | TournamentStage::Between => {
                self.next_round().or_else(|| self.arena_end())
            }
            TournamentStage::Playing | TournamentStage::Played | TournamentStage::Closed => None,
        }
    }

    /// Returns when an arena that has begun ends.
    #[must_use]
    pub fn arena_end(&self) -> Option<Time> {
        match self.tournament().regulations().system {
            System::Arena { length, .. } => {
                Some(self.began()?.after(Duration::from_millis(length)))
            }
            System::Swiss { .. } | System::RoundRobin { .. } | System::KnockOut { .. } => None,
        }
    }

    fn is_time_up(&self, at: Time) -> bool {
        self.closed().is_none() && self.arena_end().is_some_and(|end| end <= at)
    }

    fn check_entrant(&self, id: EntrantId) -> Result<(), TournamentRefusal> {
        self.tournament().entrant(id).map(drop).ok_or(TournamentRefusal::NoSuchEntrant(id))
    }

    fn join(&self, role: TournamentRole, name: &Name, device: Device, at: Time) -> Judged {
        if role.player.is_some() {
            return Err(HostedRefusal::EnteredAlready);
        }
        // A name on the organiser's list waits for whoever comes with it.
        if let Some(id) = self.find_entrant(name) {
            let has_left = |id| {
                let entrant = self.tournament().entrant(id);
                entrant.is_some_and(|entrant| matches!(entrant.presence, Presence::Left(_)))
            };
            return match self.device(id) {
                None if !has_left(id) => Ok(vec![HostedEvent::Connected { id, device }]),
                None | Some(_) => Err(HostedRefusal::NameHeld),
            };
        }
        match self.arrangements().entry {
            EntryPolicy::Open => {}
            EntryPolicy::BeforeStart if self.stage() == TournamentStage::Gathering => {}
            EntryPolicy::BeforeStart | EntryPolicy::Listed => {
                return Err(HostedRefusal::EntryClosed);
            }
        }
        let mut events = self.enter(std::slice::from_ref(name), at)?;
        let id = EntrantId::of_index(self.tournament().entrants().len());
        events.push(HostedEvent::Connected { id, device });
        Ok(events)
    }

    /// Returns the entrant with this name, in capital or small letters.
    #[must_use]
    pub fn find_entrant(&self, name: &Name) -> Option<EntrantId> {
        let low = name.as_str().to_lowercase();
        let entrants = self.tournament().entrants().iter();
        let found = |name: &Name| name.as_str().to_lowercase() == low;
        entrants.filter(|entrant| found(&entrant.name)).map(|entrant| entrant.id).next()
    }

    /// Enters all of them, or nobody.
    fn enter(&self, names: &[Name], at: Time) -> Judged {
        if self.tournament().entrants().len() + names.len() > MOST_ENTRANTS {
            return Err(HostedRefusal::Full);
        }
        let mut next = self.tournament().clone();
        let mut events = Vec::new();
        for name in names {
            events.extend(next.carry_out(|next| next.enter(name.clone()))?);
        }
        Ok(happened(at, events))
    }

    fn begin(&self, at: Time, chance: &mut Chance) -> Judged {
        if self.is_paused() {
            return Err(HostedRefusal::Paused);
        }
        let since = at.since(self.began().unwrap_or(at));
        let since = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
        let paired = self.tournament().pair(since, chance)?;
        Ok(self.with_boards(paired, at, chance))
    }

    /// Returns what was paired, and the games on the server that belong to it.
    fn with_boards(
        &self,
        paired: Vec<TournamentEvent>,
        at: Time,
        chance: &mut Chance,
    ) -> Vec<HostedEvent> {
        let before = |round: u32| {
            let round = self.tournament().rounds().get(round as usize - 1);
            round.map_or(0, |round| round.pairings.len())
        };
        let mut next = self.clone();
        let mut all = next.carry_out(happened(at, paired));
        let Some(round) = next.tournament().rounds().last().map(|round| round.number) else {
            return all;
        };
        let new = before(round) + 1..;
        let tables =
            new.zip(&next.tournament().rounds()[round as usize - 1].pairings[before(round)..]);
        let boards: Vec<TableBoard> = tables
            .filter_map(|(table, pairing)| {
                let bout = pairing.bout().filter(|bout| bout.verdict.is_none())?;
                let is_online = self.arrangements().venue == Venue::Online
                    && bout.both().into_iter().all(|id| self.device(id).is_some());
                let game = GameId::from_random(chance.number());
                is_online.then_some(TableBoard { table, game })
            })
            .collect();
        if !boards.is_empty() {
            all.push(HostedEvent::Boards { round, boards });
        }
        all
    }

    /// A result that both players report alike counts.
    fn report(&self, role: TournamentRole, result: TableResult, at: Time) -> Judged {
        let TableResult { round, table, verdict } = result;
        let decided = self.tournament().decide(round, table, verdict)?;
        let bout = self.tournament().bout(round, table).ok_or(HostedRefusal::NotThatPlayer)?;
        let index = bout.both().iter().position(|id| role.player == Some(*id));
        let (Some(index), Some(by)) = (index, role.player) else {
            return Err(HostedRefusal::NotThatPlayer);
        };
        if self.board(round, table).is_some() {
            return Err(HostedRefusal::PlayedOnline);
        }
        match verdict.conduct {
            Conduct::Played => {}
            Conduct::Forfeit => return Err(HostedRefusal::NotPlayed),
        }
        let other: Option<BoutVerdict> = self.reports(round, table)[1 - index];
        let mut events = vec![HostedEvent::Reported { by, result }];
        if other == Some(verdict) {
            events.extend(happened(at, decided));
        }
        Ok(events)
    }

    fn announce(&self, text: &BulletinText, at: Time) -> Judged {
        if self.bulletins().len() >= MOST_BULLETINS {
            return Err(HostedRefusal::TooManyBulletins);
        }
        Ok(vec![HostedEvent::Announced { at, text: text.clone() }])
    }

    /// Lets it go on. A round whose time has passed meanwhile begins after the usual pause.
    fn resume(&self, at: Time) -> Judged {
        if !self.is_paused() {
            return Err(HostedRefusal::NotPaused);
        }
        let mut events = vec![HostedEvent::Resumed];
        if self.next_round().is_some_and(|next| next < at) {
            let pause = self.arrangements().pace.pause().unwrap_or_default();
            events.push(HostedEvent::Scheduled { at: Some(at.after(pause)) });
        }
        Ok(events)
    }

    fn schedule(&self, minutes: Option<u32>, at: Time) -> Judged {
        match self.stage() {
            TournamentStage::Gathering | TournamentStage::Between => {}
            TournamentStage::Playing | TournamentStage::Played | TournamentStage::Closed => {
                return Err(HostedRefusal::NoNextRound);
            }
        }
        let span = |minutes: u32| Duration::from_secs(60 * u64::from(minutes));
        Ok(vec![HostedEvent::Scheduled { at: minutes.map(|minutes| at.after(span(minutes))) }])
    }

    /// Applies events that were judged, and returns them.
    fn carry_out(&mut self, events: Vec<HostedEvent>) -> Vec<HostedEvent> {
        for event in &events {
            self.apply(event).expect("what was judged fits");
        }
        events
    }

    /// Returns the events, and what follows from them by itself.
    fn with_consequences(
        &self,
        events: Vec<HostedEvent>,
        at: Time,
        chance: &mut Chance,
    ) -> Vec<HostedEvent> {
        let matters = |event: &HostedEvent| match event {
            HostedEvent::Happened { .. } | HostedEvent::Connected { .. } | HostedEvent::Resumed => {
                true
            }
            HostedEvent::Opened { .. }
            | HostedEvent::Boards { .. }
            | HostedEvent::Reported { .. }
            | HostedEvent::Announced { .. }
            | HostedEvent::Paused
            | HostedEvent::Scheduled { .. }
            | HostedEvent::Slowed { .. }
            | HostedEvent::Closed { .. } => false,
        };
        if !events.iter().any(matters) {
            return events;
        }
        let mut next = self.clone();
        let mut all = next.carry_out(events);
        all.extend(next.consequences(at, chance));
        all
    }

    /// Returns what follows by itself when something has changed: in an arena the next games, and otherwise the
    /// time of the next round, if rounds begin by the clock.
    fn consequences(&self, at: Time, chance: &mut Chance) -> Vec<HostedEvent> {
        if self.is_paused() || self.closed().is_some() || self.began().is_none() {
            return Vec::new();
        }
        match self.tournament().regulations().system {
            System::Arena { .. } => self.begin(at, chance).unwrap_or_default(),
            System::Swiss { .. } | System::RoundRobin { .. } | System::KnockOut { .. } => {
                let pause = self.arrangements().pace.pause();
                let is_due =
                    self.stage() == TournamentStage::Between && self.next_round().is_none();
                let at = pause.filter(|_| is_due).map(|pause| at.after(pause));
                at.map(|at| HostedEvent::Scheduled { at: Some(at) }).into_iter().collect()
            }
        }
    }
}

fn check_role(role: TournamentRole, order: &TournamentOrder) -> Result<(), HostedRefusal> {
    match order {
        TournamentOrder::Join { .. } | TournamentOrder::Report(_) => Ok(()),
        TournamentOrder::Miss(id) | TournamentOrder::Withdraw(id) | TournamentOrder::Return(id) => {
            if role.answers_for(*id) {
                Ok(())
            } else {
                Err(HostedRefusal::NotThatPlayer)
            }
        }
        TournamentOrder::Enter(_)
        | TournamentOrder::Begin
        | TournamentOrder::Decide(_)
        | TournamentOrder::Correct(_)
        | TournamentOrder::PlayOff(..)
        | TournamentOrder::Slow(..)
        | TournamentOrder::Announce(_)
        | TournamentOrder::Pause
        | TournamentOrder::Resume
        | TournamentOrder::Schedule(_)
        | TournamentOrder::Close => {
            if role.is_organiser {
                Ok(())
            } else {
                Err(HostedRefusal::NotOrganiser)
            }
        }
    }
}

fn happened(at: Time, events: Vec<TournamentEvent>) -> Vec<HostedEvent> {
    events.into_iter().map(|event| HostedEvent::Happened { at, event }).collect()
}
