//! What is said to those who play, unless they want everything: nothing that they did themselves, no
//! name of their own, and nothing that the prompt says anyway. What is shown stays whole.

use quarto_game::{Announcement, Cause, Finish, Lot, Seat, Turn};
use quarto_rules::{Action, Phase, Player, Shape, Termination};

use crate::{Line, Narrator, NewsText, Register, Verbosity};

/// The players who hear a narrator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listeners {
    /// Nobody who plays: spectators, or readers of a record.
    Spectators,
    /// One player, who needs no name.
    One(Seat),
    /// Both players, at one screen.
    Both,
}

impl Narrator {
    /// Returns the narrator for the players on these seats, who listen at one screen.
    #[must_use]
    pub fn heard_by(mut self, seats: &[Seat]) -> Narrator {
        self.listeners = match seats {
            [] => Listeners::Spectators,
            [seat] => Listeners::One(*seat),
            [..] => Listeners::Both,
        };
        self
    }

    /// Returns the narrator that says everything.
    #[must_use]
    pub fn in_full(mut self) -> Narrator {
        self.voice.verbosity = Verbosity::Full;
        self
    }

    /// Tells whether less than everything is said. Spectators hear whole sentences.
    fn is_short(&self) -> bool {
        self.voice.verbosity != Verbosity::Full && self.listeners != Listeners::Spectators
    }

    /// Tells whether a player is the only one who listens.
    fn is_own(&self, player: Player) -> bool {
        self.listeners == Listeners::One(self.seat_of(player))
    }

    /// Replaces what is said of a line.
    fn put(&self, line: &mut Line, text: NewsText<'_>) {
        let say = |register| text.say_in(self.voice.language, register);
        line.say(say(Register::Spoken), say(Register::Braille));
    }

    /// Returns the lines for an announcement with what is said of it; so far they say everything.
    pub(crate) fn shorten(&self, heard: &Announcement, mut lines: Vec<Line>) -> Vec<Line> {
        let ([first, rest @ ..], true) = (&mut lines[..], self.is_short()) else { return lines };
        match *heard {
            // The prompt names the piece, and the result the alignment.
            Announcement::Given { .. } | Announcement::CallMade { .. } => first.silence(),
            Announcement::Placed { player, .. }
            | Announcement::Done { player }
            | Announcement::BoardFelt { player }
            | Announcement::Asked { player, .. }
                if self.is_own(player) =>
            {
                first.silence();
            }
            Announcement::Seated { seat, .. } if self.listeners == Listeners::One(seat) => {
                first.silence();
            }
            // The piece is known: it was given before.
            Announcement::Placed { square, .. } => {
                first.say(format!("{square}."), square.to_string());
            }
            Announcement::Started { ref lot, starter } => {
                self.shorten_start(lot, starter, &mut lines);
            }
            Announcement::WrongCall { player, shape, count } => {
                self.shorten_wrong_call(player, shape, count, &mut lines);
            }
            Announcement::Attempted { player, action, .. } if self.is_own(player) => {
                self.shorten_attempt(action, first);
            }
            Announcement::Greeted { seat, greeting } if self.listeners == Listeners::One(seat) => {
                let greeting = self.voice.greeting(greeting);
                first.say(greeting.clone(), greeting);
            }
            Announcement::DrawOffered { player } | Announcement::TakebackAsked { player }
                if !self.is_own(player) =>
            {
                // Who wants it brief knows how to answer.
                let is_brief = self.voice.verbosity == Verbosity::Brief;
                rest.iter_mut().filter(|_| is_brief).for_each(Line::silence);
            }
            Announcement::Done { .. }
            | Announcement::BoardFelt { .. }
            | Announcement::Asked { .. }
            | Announcement::Seated { .. }
            | Announcement::Attempted { .. }
            | Announcement::Greeted { .. }
            | Announcement::Lapsed { .. }
            | Announcement::DrawOffered { .. }
            | Announcement::DrawDeclined { .. }
            | Announcement::TakebackAsked { .. }
            | Announcement::TakebackDeclined { .. }
            | Announcement::TakenBack { .. }
            | Announcement::Extended { .. }
            | Announcement::Ended { .. }
            | Announcement::RematchOffered { .. }
            | Announcement::RematchAgreed => self.shorten_wish(heard, first),
        }
        lines
    }

    /// Shortens what a player wished or did besides the moves.
    fn shorten_wish(&self, heard: &Announcement, line: &mut Line) {
        let time;
        let (player, text) = match *heard {
            Announcement::DrawOffered { player } => (player, NewsText::OwnDrawOffered),
            Announcement::DrawDeclined { player } => (player, NewsText::OwnDrawDeclined),
            Announcement::TakebackAsked { player } => (player, NewsText::OwnTakebackAsked),
            Announcement::TakebackDeclined { player } => (player, NewsText::OwnTakebackDeclined),
            Announcement::TakenBack { player, .. } => (player, NewsText::OwnTakenBack),
            Announcement::RematchOffered { player } => (player, NewsText::OwnRematchOffered),
            Announcement::Lapsed { player, cause: Cause::Time } => {
                (player, NewsText::OwnLapsedTime)
            }
            Announcement::Lapsed { player, cause: Cause::Absence } => {
                (player, NewsText::OwnLapsedAbsence)
            }
            Announcement::Extended { player, by } => {
                time = self.voice.time(by);
                (player, NewsText::OwnExtended { time: &time })
            }
            Announcement::Seated { .. }
            | Announcement::Started { .. }
            | Announcement::Given { .. }
            | Announcement::Placed { .. }
            | Announcement::CallMade { .. }
            | Announcement::WrongCall { .. }
            | Announcement::Done { .. }
            | Announcement::Attempted { .. }
            | Announcement::BoardFelt { .. }
            | Announcement::Asked { .. }
            | Announcement::Ended { .. }
            | Announcement::RematchAgreed
            | Announcement::Greeted { .. } => return,
        };
        if self.is_own(player) {
            self.put(line, text);
        }
    }

    /// Shortens the lot and the line that says who starts, which is the last one.
    fn shorten_start(&self, lot: &Lot, starter: Seat, lines: &mut [Line]) {
        let [throws @ .., starts] = lines else { return };
        if self.voice.verbosity == Verbosity::Brief {
            throws.iter_mut().for_each(Line::silence);
        } else if let (Lot::Dice(dice), Listeners::One(own)) = (lot, self.listeners) {
            for (line, dice) in throws.iter_mut().zip(dice) {
                let [one, two] = [own, own.other()].map(|seat| dice[seat.index()].into());
                let player = self.seat(own.other());
                self.put(line, NewsText::OwnThrow { one, player, two });
            }
        }
        if self.listeners == Listeners::One(starter) {
            self.put(starts, NewsText::OwnStarts);
        }
    }

    /// Shortens a wrong call and the count of wrong calls, if there is one.
    fn shorten_wrong_call(&self, player: Player, shape: Shape, count: u8, lines: &mut [Line]) {
        if self.wrong_call.loses(count) {
            // The result says it.
            return lines.iter_mut().for_each(Line::silence);
        }
        let [call, counted @ ..] = lines else { return };
        if self.is_own(player) {
            self.put(call, NewsText::OwnWrongCall { shape: &self.voice.shape(shape) });
        }
        if self.listeners != Listeners::Both {
            let count = count.into();
            for line in counted {
                self.put(line, NewsText::OwnWrongCount { count });
            }
        }
    }

    fn shorten_attempt(&self, action: Action, line: &mut Line) {
        match action {
            Action::Place(square) => {
                self.put(line, NewsText::OwnAttemptedSquare { square: &square.to_string() });
            }
            Action::Give(piece) => {
                let say = |register| {
                    let piece = &self.voice.name_in(register, piece);
                    NewsText::OwnAttemptedPiece { piece }.say_in(self.voice.language, register)
                };
                line.say(say(Register::Spoken), say(Register::Braille));
            }
            Action::Call(_) | Action::Done => {}
        }
    }

    /// Returns a prompt with what is said of it; so far it says everything.
    pub(crate) fn shorten_prompt(&self, turn: Turn, mut line: Line) -> Line {
        let is_own = self.is_own(turn.player);
        if !self.is_short() || !(is_own || self.listeners == Listeners::Both) {
            return line;
        }
        let is_brief = self.voice.verbosity == Verbosity::Brief;
        match turn.phase {
            Phase::Place(piece) => {
                let say = |register| {
                    let piece = &self.voice.name_in(register, piece);
                    let player = self.name(turn.player);
                    match (is_own, is_brief) {
                        (true, true) if register == Register::Spoken => format!("{piece}."),
                        (true, _) => self.news(NewsText::OwnPiece { piece }, register),
                        (false, _) => {
                            self.news(NewsText::OwnPieceNamed { player, piece }, register)
                        }
                    }
                };
                line.say(say(Register::Spoken), say(Register::Braille));
            }
            Phase::Give if is_own && is_brief => self.put(&mut line, NewsText::OwnGiveBrief),
            Phase::Give if is_own => self.put(&mut line, NewsText::OwnGive),
            Phase::Done if is_own && turn.may_call => {
                self.put(&mut line, NewsText::OwnLastCall);
            }
            Phase::Done if is_own => self.put(&mut line, NewsText::OwnLastDone),
            Phase::Give | Phase::Done => {}
        }
        line
    }

    fn news(&self, text: NewsText<'_>, register: Register) -> String {
        text.say_in(self.voice.language, register)
    }

    /// Returns a warning with what is said of it; so far it names the player.
    pub(crate) fn shorten_warning(&self, player: Player, time: &str, mut line: Line) -> Line {
        if self.is_short() && self.is_own(player) {
            self.put(&mut line, NewsText::OwnClockWarning { time });
        }
        line
    }

    /// Returns the line for a result with what is said of it; so far it names both players.
    pub(crate) fn shorten_end(&self, finish: &Finish, mut line: Line) -> Line {
        let (Some(player), true) = (finish.winner, self.is_short()) else { return line };
        let text = match finish.termination {
            Termination::Call | Termination::Alignment => {
                let alignments = &self.voice.alignments(&finish.alignments);
                if self.is_own(player) {
                    self.put(&mut line, NewsText::OwnWon { alignments });
                }
                return line;
            }
            Termination::WrongCall => Defeat::WrongCall,
            Termination::Resign => Defeat::Resigned,
            Termination::Time => Defeat::Time,
            Termination::Abandoned => Defeat::Abandoned,
            Termination::Attempts => Defeat::Attempts,
            Termination::FullBoard | Termination::Agreed | Termination::Unfinished => return line,
        };
        let [winner, loser] = [player, player.opponent()].map(|player| self.name(player));
        let shape = &finish.wrong.map(|shape| self.voice.shape(shape)).unwrap_or_default();
        if self.is_own(player) {
            self.put(&mut line, text.won(loser, shape));
        } else if self.is_own(player.opponent()) {
            self.put(&mut line, text.lost(winner, shape));
        }
        line
    }
}

/// How a player lost otherwise than by an alignment.
#[derive(Clone, Copy)]
enum Defeat {
    WrongCall,
    Resigned,
    Time,
    Abandoned,
    Attempts,
}

impl Defeat {
    /// Returns what the winner hears.
    const fn won<'a>(self, loser: &'a str, shape: &'a str) -> NewsText<'a> {
        match self {
            Defeat::WrongCall => NewsText::OwnWonWrongCall { loser, shape },
            Defeat::Resigned => NewsText::OwnWonResigned { loser },
            Defeat::Time => NewsText::OwnWonTime { loser },
            Defeat::Abandoned => NewsText::OwnWonAbandoned { loser },
            Defeat::Attempts => NewsText::OwnWonAttempts { loser },
        }
    }

    /// Returns what the loser hears.
    const fn lost<'a>(self, winner: &'a str, shape: &'a str) -> NewsText<'a> {
        match self {
            Defeat::WrongCall => NewsText::OwnLostWrongCall { shape },
            Defeat::Resigned => NewsText::OwnLostResigned { winner },
            Defeat::Time => NewsText::OwnLostTime,
            Defeat::Abandoned => NewsText::OwnLostAbandoned,
            Defeat::Attempts => NewsText::OwnLostAttempts,
        }
    }
}
