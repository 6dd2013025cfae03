//! Judges commands: what players may do in a game, and which events follow. Nothing here changes a
//! game: the resulting events are stored and published, and [`Game::apply`] applies them.

use std::time::Duration;

use quarto_rules::{Action, Chance, Phase, PlayError, Player};
use thiserror::Error;

use crate::event::By;
use crate::game::Step;
use crate::match_score::first_tags;
use crate::{
    Cause, Command, Event, GREETINGS, Game, Greeting, Happening, Lot, Memory, Options,
    OptionsError, Party, Question, Rematch, Seat, Takebacks, Time,
};

/// The circumstances of a command, which the player does not choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// When the command arrives.
    pub at: Time,
    /// How long it was on the network, as measured.
    pub lag: Duration,
    /// Since when the opponent has been without a connection, if they have none (D10).
    pub absent_since: Option<Time>,
}

impl From<Time> for Now {
    fn from(at: Time) -> Now {
        Now { at, lag: Duration::ZERO, absent_since: None }
    }
}

/// The number of events from which on a game accepts only what brings it to its end: no more
/// questions, impossible attempts, offers, take-backs and greetings.
pub const MOST_EVENTS: usize = 2000;

/// How long a player must be gone before the game can be claimed (D10).
pub const ABSENCE: Duration = Duration::from_mins(5);

impl Game {
    /// Returns the event that creates a game.
    ///
    /// # Errors
    /// If these options cannot be combined.
    pub fn create(options: Options, seed: u64, at: Time) -> Result<Event, OptionsError> {
        options.check()?;
        let tags = first_tags(&options);
        let what = Happening::Created { options, seed, tags };
        Ok(Event { at, lag: Duration::ZERO, what })
    }

    /// Returns the event that starts the game, with the seat that the players agreed on or that the dice
    /// decide (D9).
    ///
    /// # Errors
    /// If a seat is still free, or the game has started.
    pub fn start(&self, at: Time) -> Result<Event, Refusal> {
        if self.start.is_some() {
            return Err(Refusal::Started);
        }
        if self.parties.contains(&None) {
            return Err(Refusal::NotStarted);
        }
        let (lot, starter) = match self.options.starter {
            Some(starter) => (Lot::Agreed, starter),
            None => Lot::throw(&mut Chance::new(self.seed).fork(0)),
        };
        Ok(event(Happening::Started { lot, starter }, at.into()))
    }

    /// Returns the first events of a rematch: another game between the same two with the same options, in
    /// which the other one starts (D9), and the next of their match. It is `None` if this game has not started.
    #[must_use]
    pub fn another(&self, seed: u64, at: Time) -> Option<Vec<Event>> {
        let (_, starter) = self.start.as_ref()?;
        let (options, tags) = self.next_of_match();
        let created = Happening::Created { options, seed, tags };
        let seated = Seat::ALL
            .into_iter()
            .zip(&self.parties)
            .filter_map(|(seat, party)| Some(Happening::Seated { seat, party: party.clone()? }));
        let begin = Happening::Started { lot: Lot::Swapped, starter: starter.other() };
        let all = [created].into_iter().chain(seated).chain([begin]);
        Some(all.map(|what| event(what, at.into())).collect())
    }

    /// Returns a seed for the rematch, derived from the seed of this game.
    #[must_use]
    pub fn rematch_seed(&self) -> u64 {
        Chance::new(self.seed).fork(3).number()
    }

    /// Returns the event that is due because time is up: a loss, or *done* after the last piece (D4, D6).
    #[must_use]
    pub fn due(&self, now: Time) -> Option<Event> {
        self.deadline().filter(|deadline| *deadline <= now)?;
        let player = self.play.position().player();
        let what = match self.play.position().phase() {
            Phase::Done => Happening::Lapsed { player, cause: Cause::Time },
            Phase::Give | Phase::Place(_) => Happening::OutOfTime(By { player }),
        };
        Some(event(what, now.into()))
    }

    /// Returns the event that gives the player to act more time, because of a disturbance that was
    /// neither player's fault.
    ///
    /// # Errors
    /// If no clock is running.
    pub fn extend(&self, by: Duration, at: Time) -> Result<Event, Refusal> {
        self.deadline().ok_or(Refusal::NoClock)?;
        Ok(event(Happening::Extended { by }, at.into()))
    }

    /// Returns the engine's answer if it was offered or asked something: it always agrees to take-backs
    /// and rematches, and declines draws.
    #[must_use]
    pub fn engine_answer(&self) -> Option<(Seat, Command)> {
        let engine = |seat: &Seat| matches!(self.party(*seat), Some(Party::Engine(_)));
        let asked = |by: Option<Player>| by.and_then(|by| self.seat(by.opponent())).filter(engine);
        let rematch = match self.rematch {
            Rematch::Offered(by) => Some(by),
            Rematch::None | Rematch::Agreed => None,
        };
        let takeback = asked(self.takeback.by()).map(|seat| (seat, Command::AcceptTakeback));
        let draw = asked(self.draw.by()).map(|seat| (seat, Command::DeclineDraw));
        takeback.or(draw).or(asked(rematch).map(|seat| (seat, Command::Rematch)))
    }

    /// Judges a command: returns the events that follow from it, at least one.
    ///
    /// # Errors
    /// Returns why the command is refused; nothing changes then.
    pub fn judge(&self, seat: Seat, command: &Command, now: Now) -> Result<Vec<Event>, Refusal> {
        let player = || self.check_in_play(seat, now);
        let what = match command {
            Command::Act { actions } => {
                check_form(actions)?;
                return self.act(player()?, actions, now);
            }
            Command::Sit(party) => self.sit(seat, party)?,
            Command::Greet { greeting } => self.greet(seat, *greeting)?,
            Command::Rematch => self.want_rematch(self.player(seat).ok_or(Refusal::NotStarted)?)?,
            Command::Ask { question } => self.ask(player()?, *question)?,
            Command::OfferDraw => self.offer_draw(player()?)?,
            Command::AcceptDraw => {
                self.answer_draw(player()?)?;
                Happening::DrawAgreed
            }
            Command::DeclineDraw => Happening::DrawDeclined(self.answer_draw(player()?)?),
            Command::AskTakeback => self.ask_takeback(player()?)?,
            Command::AcceptTakeback => {
                self.take_back_latest(self.answer_takeback(player()?)?.player.opponent())?
            }
            Command::DeclineTakeback => {
                Happening::TakebackDeclined(self.answer_takeback(player()?)?)
            }
            Command::Resign => Happening::Resigned(By { player: player()? }),
            Command::Claim => self.claim(player()?, now)?,
        };
        Ok(vec![event(what, now)])
    }

    /// Returns the player on a seat, if the game goes on and there is time left.
    fn check_in_play(&self, seat: Seat, now: Now) -> Result<Player, Refusal> {
        let player = self.player(seat).ok_or(Refusal::NotStarted)?;
        if self.is_over() {
            return Err(Refusal::Play(PlayError::GameOver));
        }
        if self.is_late(player, now) { Err(Refusal::TimeIsUp) } else { Ok(player) }
    }

    /// Tells whether time has run out, even if there is no event for it yet.
    fn is_late(&self, player: Player, now: Now) -> bool {
        let own = player == self.play.position().player();
        let lag = if own { now.lag } else { self.options.lag_allowance };
        self.clocks.as_ref().is_some_and(|clocks| clocks.is_late(now.at, lag))
    }

    fn sit(&self, seat: Seat, party: &Party) -> Result<Happening, Refusal> {
        match (&self.start, self.party(seat)) {
            (None, None) => Ok(Happening::Seated { seat, party: party.clone() }),
            (Some(_), _) => Err(Refusal::Started),
            (None, Some(_)) => Err(Refusal::SeatTaken),
        }
    }

    fn greet(&self, seat: Seat, greeting: Greeting) -> Result<Happening, Refusal> {
        self.check_greeting(seat)?;
        self.check_room()?;
        Ok(Happening::Greeted { seat, greeting })
    }

    /// Checks whether a seat may greet now: it must be taken, and may greet at most [`GREETINGS`] times
    /// per game.
    pub(crate) fn check_greeting(&self, seat: Seat) -> Result<(), Refusal> {
        if self.start.is_none() && self.party(seat).is_none() {
            return Err(Refusal::NotStarted);
        }
        if self.greeted[seat.index()] >= GREETINGS {
            return Err(Refusal::EnoughGreetings);
        }
        Ok(())
    }

    fn want_rematch(&self, player: Player) -> Result<Happening, Refusal> {
        match self.rematch {
            _ if !self.is_over() => Err(Refusal::NotOver),
            Rematch::None => Ok(Happening::RematchOffered(By { player })),
            Rematch::Offered(by) if by == player => Err(Refusal::Offered),
            Rematch::Offered(_) => Ok(Happening::RematchAgreed),
            Rematch::Agreed => Err(Refusal::Offered),
        }
    }

    /// Judges a list of actions: all of them are done or none. Only in a blindfold game, an impossible
    /// attempt is recorded and ends the list, and what came before it stays done (D11).
    fn act(&self, player: Player, actions: &[Action], now: Now) -> Result<Vec<Event>, Refusal> {
        let (&first, second) = actions.split_first().ok_or(Refusal::BadList)?;
        // These checks use only what both players know, without a look at the board: otherwise a refusal
        // would reveal for free whether a call is right or a square is empty (D2, D8, D11).
        self.play.check_moment(player, first)?;
        second.iter().try_for_each(|next| self.check_second(*next))?;
        let (mut after, mut events) = (self.play, Vec::new());
        for &action in actions {
            if after.outcome().is_some() {
                // The placement has ended the game, so nothing needs to be given any more.
                break;
            }
            let done = after.act_as(player, action);
            let cannot = matches!(done, Err(PlayError::Occupied(_) | PlayError::NotInReserve(_)));
            if let Some(memory) = self.options.blindfold.filter(|_| cannot) {
                // The attempt reveals something about the board, and so would the rest of the list (D11).
                match self.check_try(memory) {
                    Ok(()) => events.push(event(Happening::Attempted { player, action }, now)),
                    Err(refusal) if events.is_empty() => return Err(refusal),
                    // The placement stays nevertheless. Otherwise squares could be tried for free
                    // until the winning one is found.
                    Err(_) => {}
                }
                return Ok(events);
            }
            done?;
            events.push(event(Happening::Acted { player, action }, now));
        }
        Ok(events)
    }

    /// Checks whether `next` can follow a placement, using only what both players know before it (D2):
    /// unless they are blindfold, that includes the reserve. After the last placement the reserve is
    /// empty, and nothing needs to be given.
    fn check_second(&self, next: Action) -> Result<(), PlayError> {
        self.play.check_after_placing(next)?;
        let reserve = self.play.position().reserve();
        match next {
            Action::Give(piece)
                if self.options.blindfold.is_none()
                    && !reserve.is_empty()
                    && !reserve.contains(piece) =>
            {
                Err(PlayError::NotInReserve(piece))
            }
            Action::Give(_) | Action::Place(_) | Action::Call(_) | Action::Done => Ok(()),
        }
    }

    /// Checks whether an impossible attempt is recorded (D11).
    fn check_try(&self, memory: Memory) -> Result<(), Refusal> {
        self.check_room()?;
        let has_room = self.probing.has_room_to_try(memory);
        if has_room { Ok(()) } else { Err(Refusal::NoQuestionLeft) }
    }

    fn ask(&self, player: Player, question: Question) -> Result<Happening, Refusal> {
        self.check_question(player, question)?;
        self.check_room()?;
        let memory = self.options.blindfold.ok_or(Refusal::NotBlindfold)?;
        if !self.probing.has_room_to_ask(memory) {
            return Err(Refusal::NoQuestionLeft);
        }
        Ok(Happening::Asked { player, question })
    }

    /// Returns the offer of a draw, or the agreement if the opponent has offered one.
    fn offer_draw(&self, player: Player) -> Result<Happening, Refusal> {
        if self.draw.by() == Some(player.opponent()) {
            return Ok(Happening::DrawAgreed);
        }
        if self.draw.was_made(player, self.play.position().placed()) {
            return Err(Refusal::Offered);
        }
        self.check_room()?;
        Ok(Happening::DrawOffered(By { player }))
    }

    /// Returns the player if the opponent has offered them a draw.
    fn answer_draw(&self, player: Player) -> Result<By, Refusal> {
        let is_offered = self.draw.by() == Some(player.opponent());
        if is_offered { Ok(By { player }) } else { Err(Refusal::NotOffered) }
    }

    /// Returns the take-back, or the request for it, depending on the options.
    fn ask_takeback(&self, player: Player) -> Result<Happening, Refusal> {
        let is_asked = self.takeback.was_made(player, self.play.position().placed());
        match self.options.takebacks() {
            Takebacks::None => Err(Refusal::NoTakebacks),
            Takebacks::Free => self.take_back_latest(player),
            Takebacks::Ask if is_asked => Err(Refusal::Offered),
            Takebacks::Ask => {
                self.take_back_latest(player)?;
                Ok(Happening::TakebackAsked(By { player }))
            }
        }
    }

    /// Returns the player if the opponent has asked them for a take-back.
    fn answer_takeback(&self, player: Player) -> Result<By, Refusal> {
        let is_asked = self.takeback.by() == Some(player.opponent());
        if is_asked { Ok(By { player }) } else { Err(Refusal::NotOffered) }
    }

    /// Returns the event that takes back the latest action of `player` and what followed it.
    fn take_back_latest(&self, player: Player) -> Result<Happening, Refusal> {
        self.check_room()?;
        let actions = self.own_latest(player).ok_or(Refusal::NothingToTakeBack)?;
        Ok(Happening::TakenBack { player, actions })
    }

    /// Checks whether a player may ask this question now (D11).
    pub(crate) fn check_question(&self, player: Player, question: Question) -> Result<(), Refusal> {
        let memory = self.options.blindfold.ok_or(Refusal::NotBlindfold)?;
        if player != self.play.position().player() {
            return Err(Refusal::Play(PlayError::NotYourTurn));
        }
        match self.probing.questions_left(memory) {
            Some(_) if memory == Memory::Alone => Err(Refusal::NoQuestions),
            Some(0) => Err(Refusal::NoQuestionLeft),
            Some(_) if question.is_sweeping() => Err(Refusal::TooMuchAsked),
            Some(_) | None => Ok(()),
        }
    }

    fn claim(&self, player: Player, now: Now) -> Result<Happening, Refusal> {
        let absent = self.play.position().player();
        if !self.options.claims {
            return Err(Refusal::NoClaims);
        }
        let is_gone = now.absent_since.is_some_and(|since| now.at.since(since) >= ABSENCE);
        if absent == player || !is_gone {
            return Err(Refusal::NotAbandoned);
        }
        Ok(match self.play.position().phase() {
            Phase::Done => Happening::Lapsed { player: absent, cause: Cause::Absence },
            Phase::Give | Phase::Place(_) => Happening::Abandoned(By { player: absent }),
        })
    }

    /// Returns how many actions must be undone to take back the latest one of `player`. A call is never
    /// taken back, nor anything before it: that would make it a free try (D8).
    fn own_latest(&self, player: Player) -> Option<usize> {
        let is_call = |step: &&Step| matches!(step.action, Action::Call(_));
        let mut since_call = self.steps.iter().rev().take_while(|step| !is_call(step));
        Some(since_call.position(|step| step.player == player)? + 1)
    }

    /// Checks whether the game still has room for events that do not bring it to its end.
    fn check_room(&self) -> Result<(), Refusal> {
        if self.seq() < MOST_EVENTS { Ok(()) } else { Err(Refusal::Enough) }
    }
}

/// Checks whether a list has one of the seven forms that a command may have (D2). Only the list itself
/// decides that.
fn check_form(actions: &[Action]) -> Result<(), Refusal> {
    match actions {
        [_] | [Action::Place(_), Action::Give(_) | Action::Call(_) | Action::Done] => Ok(()),
        [] | [_, _] | [_, _, _, ..] => Err(Refusal::BadList),
    }
}

fn event(what: Happening, now: Now) -> Event {
    Event { at: now.at, lag: now.lag, what }
}

/// Why a command was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The rules do not allow it.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The game has not started.
    #[error("the game has not started")]
    NotStarted,
    /// The game has started.
    #[error("the game has started")]
    Started,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// A player sits there already.
    #[error("the seat is taken")]
    SeatTaken,
    /// The player's time is up.
    #[error("time is up")]
    TimeIsUp,
    /// No clock is running.
    #[error("no clock is running")]
    NoClock,
    /// A command is one action, or a placement and what follows it (D2).
    #[error("a command is one action, or a placement and then a piece to give, a call or done")]
    BadList,
    /// The player has already offered or asked for it.
    #[error("it was offered already")]
    Offered,
    /// The opponent has offered nothing.
    #[error("nothing was offered")]
    NotOffered,
    /// The players did not choose assistance (D8).
    #[error("the game is without assistance")]
    NoAssistance,
    /// The players agreed on a game without take-backs (D8).
    #[error("nothing is taken back in this game")]
    NoTakebacks,
    /// That player has done nothing since the latest call.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// The board is visible, so there is nothing to ask.
    #[error("the game is not blindfold")]
    NotBlindfold,
    /// The players chose to play by memory alone (D11).
    #[error("questions are not allowed in this game")]
    NoQuestions,
    /// All questions of this turn have been used (D11).
    #[error("no question is left in this turn")]
    NoQuestionLeft,
    /// A limited number of questions covers only single squares, shapes and the reserve (D11).
    #[error("with a limited number of questions, ask for a square, a shape or the reserve")]
    TooMuchAsked,
    /// The game has [`MOST_EVENTS`] events, and accepts only what brings it to its end.
    #[error("the game has room only for moves, calls and its end")]
    Enough,
    /// This game cannot be claimed (D10).
    #[error("the game cannot be claimed")]
    NoClaims,
    /// The opponent is not the one to act, or has not been gone long enough (D10).
    #[error("the opponent is not gone long enough")]
    NotAbandoned,
    /// That seat has greeted [`GREETINGS`] times.
    #[error("that seat has greeted often enough in this game")]
    EnoughGreetings,
}
