use std::collections::BTreeMap;
use std::time::Duration;

use quarto_rules::{Action, Chance, Character, Ending, Phase, Play, PlayError, Player, Record};
use thiserror::Error;

use crate::blindfold::Probing;
use crate::clock::Clocks;
use crate::event::Part;
use crate::proposal::Proposal;
use crate::{
    By, Cause, Event, Happening, Lot, Memory, Options, Party, Question, Reading, Rematch, Seat,
    Time, Viewer,
};

/// One game between two seats: its state after all its events.
///
/// ```
/// use quarto_game::{Command, Game, Options, Party, Seat, Time};
///
/// let mut game = Game::open(&Game::create(Options::default(), 7, Time(0))?)?;
/// for (seat, name) in [(Seat::First, "Ada"), (Seat::Second, "Bo")] {
///     let events = game.judge(seat, &Command::Sit(Party::Person(name.parse()?)), Time(0).into())?;
///     game.apply_all(&events)?;
/// }
/// game.apply(&game.start(Time(0))?)?; // The dice decide who starts.
/// let starter = game.to_act().expect("the game has begun");
/// let events = game.judge(starter, &Command::Act { actions: vec!["K".parse()?] }, Time(1000).into())?;
/// game.apply_all(&events)?;
/// assert_eq!(game.to_act(), Some(starter.other()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) options: Options,
    pub(crate) seed: u64,
    pub(crate) tags: BTreeMap<String, String>,
    pub(crate) created: Time,
    pub(crate) parties: [Option<Party>; 2],
    pub(crate) start: Option<(Lot, Seat)>,
    pub(crate) play: Play,
    pub(crate) steps: Vec<Step>,
    pub(crate) notes: Vec<Note>,
    pub(crate) ending: Option<Ending>,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) probing: Probing,
    pub(crate) draw: Proposal,
    pub(crate) takeback: Proposal,
    pub(crate) rematch: Rematch,
    /// How often each seat has greeted.
    pub(crate) greeted: [u8; 2],
    /// The number of events: all of them, those up to the latest that changed something, those up to the
    /// latest that all viewers heard of, and those up to the latest action of each player.
    pub(crate) seq: usize,
    pub(crate) changed: usize,
    pub(crate) heard: usize,
    pub(crate) acted: [usize; 2],
}

/// An action that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) player: Player,
    pub(crate) action: Action,
    /// What was left on that player's clock, if there is one.
    pub(crate) left: Option<Duration>,
}

/// Something that a record contains besides the actions, and how many actions came before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    pub(crate) after: usize,
    pub(crate) what: NoteKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoteKind {
    Asked(Player, Question),
    Attempted(Player, Action),
    Extended(Duration),
    /// The action before it was not the player's own doing.
    Lapsed(Cause),
}

impl Game {
    /// Returns the game that starts with this [`Happening::Created`].
    ///
    /// # Errors
    /// If it is another event, or its options or tags are not valid.
    pub fn open(event: &Event) -> Result<Game, ReplayError> {
        let Happening::Created { options, seed, tags } = &event.what else {
            return Err(ReplayError { seq: 0 });
        };
        let mut record = Record::new(options.terms);
        let fits = tags.iter().all(|(name, value)| record.set_tag(name, value).is_ok());
        if !fits || options.check().is_err() {
            return Err(ReplayError { seq: 0 });
        }
        Ok(Game {
            options: options.clone(),
            seed: *seed,
            tags: tags.clone(),
            created: event.at,
            parties: [None, None],
            start: None,
            play: Play::new(options.terms),
            steps: Vec::new(),
            notes: Vec::new(),
            ending: None,
            clocks: None,
            probing: Probing::default(),
            draw: Proposal::default(),
            takeback: Proposal::default(),
            rematch: Rematch::None,
            greeted: [0; 2],
            seq: 1,
            changed: 1,
            heard: 1,
            acted: [0; 2],
        })
    }

    /// Returns the game with these events.
    ///
    /// # Errors
    /// If they are not the events of a game.
    pub fn replay(events: &[Event]) -> Result<Game, ReplayError> {
        let (first, rest) = events.split_first().ok_or(ReplayError { seq: 0 })?;
        let mut game = Game::open(first)?;
        game.apply_all(rest)?;
        Ok(game)
    }

    /// Returns the twin of a game that has not started, in which nothing is ever an alignment; see
    /// [`RuleSet::twin`](quarto_rules::RuleSet::twin).
    #[cfg(feature = "twin")]
    #[must_use]
    pub fn into_twin(self) -> Game {
        let terms = self.options.terms;
        let rules = terms.rules.twin();
        Game { play: Play::new(quarto_rules::Terms { rules, ..terms }), ..self }
    }

    /// Returns the options that the players agreed on.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns who sits on a seat, unless it is free.
    #[must_use]
    pub const fn party(&self, seat: Seat) -> Option<&Party> {
        self.parties[seat.index()].as_ref()
    }

    /// Returns how many events the game has.
    #[must_use]
    pub const fn seq(&self) -> usize {
        self.seq
    }

    /// Returns the number of events up to the latest one that a viewer heard of: the others hear of
    /// questions by touch only once per turn (D11).
    #[must_use]
    pub fn seq_heard_by(&self, viewer: Viewer) -> usize {
        let asking = self.seat(self.play.position().player());
        match viewer {
            Viewer::Seat(seat) if Some(seat) == asking => self.seq,
            Viewer::Seat(_) | Viewer::Spectator => self.heard,
        }
    }

    /// Tells whether nothing came after the first `seq` events except greetings and questions that the
    /// others do not hear, which change nothing. It is false if there are fewer than `seq` events.
    #[must_use]
    pub const fn is_unchanged_since(&self, seq: usize) -> bool {
        self.changed <= seq && seq <= self.seq
    }

    /// Returns the game as the rules see it. It knows everything: do not show it to a player (D8, D11),
    /// but show a [`View`](crate::View).
    #[must_use]
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// Returns which player a seat is, once the lot has decided it.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<Player> {
        let (_, starter) = self.start.as_ref()?;
        Some(if *starter == seat { Player::One } else { Player::Two })
    }

    /// Returns the seat of a player, once the lot has decided it.
    #[must_use]
    pub fn seat(&self, player: Player) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.player(*seat) == Some(player))
    }

    /// Tells whether the game has ended.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.ending.is_some() || self.play.outcome().is_some()
    }

    /// Returns the seat that must act, while the game goes on.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        if self.is_over() { None } else { self.seat(self.play.position().player()) }
    }

    /// Returns how the engine plays and its seed, if an engine must act.
    #[must_use]
    pub fn engine_to_act(&self) -> Option<(Character, u64)> {
        let seat = self.to_act()?;
        match self.party(seat)? {
            Party::Engine(character) => {
                let fork = 1 + u64::try_from(seat.index()).expect("one of two");
                Some((*character, Chance::new(self.seed).fork(fork).number()))
            }
            Party::Person(_) | Party::Bot(_) => None,
        }
    }

    /// Returns what the clocks show, if there are any and the game has started.
    #[must_use]
    pub fn clock(&self, now: Time) -> Option<Reading> {
        self.clocks.as_ref().map(|clocks| clocks.read(now))
    }

    /// Returns when [`Game::due`] will return an event if no player acts before.
    #[must_use]
    pub fn deadline(&self) -> Option<Time> {
        self.clocks.as_ref().and_then(Clocks::deadline)
    }

    /// Returns whether there will be another game.
    #[must_use]
    pub const fn rematch(&self) -> Rematch {
        self.rematch
    }

    /// Applies several events.
    ///
    /// # Errors
    /// If one of them cannot follow those before it; those have then been applied.
    pub fn apply_all(&mut self, events: &[Event]) -> Result<(), ReplayError> {
        events.iter().try_for_each(|event| self.apply(event))
    }

    /// Applies an event.
    ///
    /// # Errors
    /// If it cannot follow what happened before; the game is unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<(), ReplayError> {
        let is_due = self.is_due(event.what.part());
        is_due.then(|| self.take_note(event)).flatten().ok_or(ReplayError { seq: self.seq })?;
        self.seq += 1;
        let is_silent = self.is_silent(&event.what);
        if !is_silent {
            self.heard = self.seq;
        }
        if !is_silent && !matches!(event.what, Happening::Greeted { .. }) {
            self.changed = self.seq;
        }
        if let Happening::Acted { player, .. } = &event.what {
            self.acted[player.index()] = self.seq;
        }
        Ok(())
    }

    /// Tells whether only the player who caused this event, which was just applied, hears of it (D11).
    fn is_silent(&self, what: &Happening) -> bool {
        let by_touch = self.options.blindfold == Some(Memory::Touch);
        let is_question = matches!(what, Happening::Asked { .. });
        by_touch && is_question && !self.probing.has_just_begun()
    }

    fn apply_greeting(&mut self, seat: Seat) -> Option<()> {
        self.check_greeting(seat).ok()?;
        self.greeted[seat.index()] += 1;
        Some(())
    }

    /// Tells whether the game is in this part.
    fn is_due(&self, part: Part) -> bool {
        match part {
            Part::Creation => false,
            Part::Before => self.start.is_none(),
            Part::During => self.start.is_some() && !self.is_over(),
            Part::After => self.start.is_some() && self.is_over(),
            Part::Any => true,
        }
    }

    fn take_note(&mut self, event: &Event) -> Option<()> {
        let position = self.play.position();
        let (placed, acting) = (position.placed(), position.player());
        let last_windows = position.phase() == Phase::Done;
        let loses = |by: &By| (by.player == acting && !last_windows).then_some(());
        match &event.what {
            Happening::Created { .. } => return None,
            Happening::Seated { seat, party } => self.parties[seat.index()] = Some(party.clone()),
            Happening::Started { lot, starter } => self.begin(lot.clone(), *starter, event.at),
            Happening::Acted { player, action } => self.apply_action(*player, *action, event)?,
            Happening::Lapsed { player, cause } => {
                last_windows.then_some(())?;
                self.apply_action(*player, Action::Done, event)?;
                self.note(NoteKind::Lapsed(*cause));
            }
            Happening::Attempted { player, action } => self.attempted(*player, *action)?,
            Happening::Asked { player, question } => {
                self.check_question(*player, *question).ok()?;
                self.probing.ask();
                self.note(NoteKind::Asked(*player, *question));
            }
            Happening::DrawOffered(by) => self.draw.make(by.player, placed),
            Happening::DrawDeclined(_) => self.draw.close(),
            Happening::DrawAgreed => self.end(Ending::Agreed),
            Happening::TakebackAsked(by) => self.takeback.make(by.player, placed),
            Happening::TakebackDeclined(_) => self.takeback.close(),
            Happening::TakenBack { actions, .. } => {
                self.take_back(self.steps.len().checked_sub(*actions)?, event.at);
            }
            Happening::Resigned(by) => self.end(Ending::Resign(by.player)),
            Happening::OutOfTime(by) => {
                loses(by)?;
                self.spend(event);
                self.end(Ending::Time);
            }
            Happening::Abandoned(by) => {
                loses(by)?;
                self.end(Ending::Abandoned);
            }
            Happening::Extended { by } => {
                self.clocks.as_mut()?.extend(*by);
                self.note(NoteKind::Extended(*by));
            }
            Happening::RematchOffered(by) => self.rematch = Rematch::Offered(by.player),
            Happening::RematchAgreed => self.rematch = Rematch::Agreed,
            Happening::Greeted { seat, .. } => self.apply_greeting(*seat)?,
        }
        Some(())
    }

    fn begin(&mut self, lot: Lot, starter: Seat, at: Time) {
        self.start = Some((lot, starter));
        let multipliers =
            [starter, starter.other()].map(|seat| self.options.multipliers[seat.index()]);
        self.clocks = self.options.clock.map(|clock| {
            let mut clocks = Clocks::new(clock, multipliers, self.options.lag_allowance);
            clocks.run(Player::One, at);
            clocks
        });
    }

    /// Plays an action of a player, if the rules allow it.
    fn apply_action(&mut self, player: Player, action: Action, event: &Event) -> Option<()> {
        self.play.act_as(player, action).ok()?;
        self.spend(event);
        let over = self.play.outcome().is_some();
        let ends_turn = matches!(action, Action::Give(_) | Action::Done);
        let mut left = None;
        if let Some(clocks) = &mut self.clocks {
            if ends_turn {
                clocks.finish_move();
            }
            left = Some(clocks.read(event.at).left[player.index()]);
            if over {
                clocks.stop();
            } else if ends_turn {
                clocks.run(self.play.position().player(), event.at);
            }
        }
        self.steps.push(Step { player, action, left });
        if ends_turn {
            self.probing = Probing::default();
        }
        // A player who was offered a draw and plays on declines it.
        if over || self.draw.by().is_some_and(|by| by != player) {
            self.draw.close();
        }
        self.takeback.close();
        Some(())
    }

    /// Applies an impossible attempt; `None` if the game is not blindfold, or the action is possible.
    fn attempted(&mut self, player: Player, action: Action) -> Option<()> {
        let memory = self.options.blindfold?;
        let error = self.play.check(player, action).err();
        matches!(error, Some(PlayError::Occupied(_) | PlayError::NotInReserve(_))).then_some(())?;
        self.note(NoteKind::Attempted(player, action));
        self.probing.attempt(memory);
        if self.probing.loses() {
            self.end(Ending::Attempts);
        }
        Some(())
    }

    fn take_back(&mut self, kept: usize, at: Time) {
        self.steps.truncate(kept);
        let mut play = Play::new(self.play.terms());
        for step in &self.steps {
            play.act_as(step.player, step.action).expect("it was legal before");
        }
        self.play = play;
        self.draw.close();
        self.takeback = Proposal::default();
        let left = Player::ALL.map(|player| {
            let own = self.steps.iter().rev().find(|step| step.player == player);
            own.and_then(|step| step.left)
        });
        self.notes.retain(|note| note.after <= kept);
        let acting = self.play.position().player();
        if let Some(clocks) = &mut self.clocks {
            clocks.set_back(left);
            match self.steps.last() {
                Some(step) if step.player == acting => clocks.resume(acting, at),
                Some(_) | None => clocks.run(acting, at),
            }
            // The extra time that was given at this point of the game still counts.
            for note in self.notes.iter().filter(|note| note.after == kept) {
                if let NoteKind::Extended(by) = note.what {
                    clocks.extend(by);
                }
            }
        }
    }

    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.draw.close();
        self.takeback.close();
        if let Some(clocks) = &mut self.clocks {
            clocks.stop();
        }
    }

    fn spend(&mut self, event: &Event) {
        if let Some(clocks) = &mut self.clocks {
            clocks.spend(event.at, event.lag);
        }
    }

    fn note(&mut self, what: NoteKind) {
        self.notes.push(Note { after: self.steps.len(), what });
    }

    /// Returns the player who acted last.
    #[must_use]
    pub fn last_to_act(&self) -> Option<Player> {
        self.steps.last().map(|step| step.player)
    }

    /// Returns the number of the first event after the latest action of a seat.
    #[must_use]
    pub fn since_own_action(&self, seat: Seat) -> usize {
        self.player(seat).map_or(0, |player| self.acted[player.index()])
    }

    /// Returns the number of the first event that `seat`, or a spectator, may hear again.
    ///
    /// In a blindfold game these are the events since the seat's own latest action, and for spectators
    /// since the latest action of either player (D11). Otherwise they are all events.
    #[must_use]
    pub fn told_from(&self, seat: Option<Seat>) -> usize {
        if self.options.blindfold.is_none() || self.is_over() {
            return 0;
        }
        match seat {
            Some(seat) => self.since_own_action(seat),
            None => self.acted[0].max(self.acted[1]),
        }
    }

    /// Returns how many questions a player has asked about the hidden board (D11).
    pub(crate) fn asked(&self, player: Player) -> usize {
        let own = |note: &&Note| matches!(note.what, NoteKind::Asked(by, _) if by == player);
        self.notes.iter().filter(own).count()
    }

    /// Returns who won, or `None` for a draw and while the game goes on.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        match self.play.outcome() {
            Some(outcome) => outcome.winner(),
            None => self.ending?.winner(self.play.position().player()),
        }
    }
}

/// The error for events that are not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("event {seq} cannot follow those before it")]
pub struct ReplayError {
    /// The number of the first event that does not fit, from 0.
    pub seq: usize,
}
