use std::time::Duration;

use quarto_game::{
    Announcement, Answer, Cause, Finish, Greeting, Lot, Memory, Occupant, Options, Party, Question,
    Seat, Takebacks, TimeControl, Turn, View, Viewer, tell_apart,
};
use quarto_rules::{
    Action, Calling, Character, Missed, Phase, Piece, Player, Record, Shape, Square, Termination,
    Terms, Trait, Variant, WrongCall,
};

use crate::braille::braille_squares;
use crate::{Line, Message, Register, Verb, Voice};

/// Describes a game to one person: in their voice, with the names of the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narrator {
    /// The voice.
    pub voice: Voice,
    /// The names of the players on the first and the second seat, as given here and made distinct
    /// in `names`.
    called: [String; 2],
    names: [String; 2],
    /// The seat that starts, once it is known.
    starter: Option<Seat>,
    /// The seat of the person, if they play.
    own: Option<Seat>,
    wrong_call: WrongCall,
}

impl Narrator {
    /// Returns the narrator for a game as a viewer sees it.
    #[must_use]
    pub fn new(voice: Voice, view: &View) -> Narrator {
        let traits = view.options.terms.rules.traits();
        let voice = Voice { traits, ..voice };
        let mut called = [Message::PlayerFirst, Message::PlayerSecond].map(|name| voice.say(name));
        for (name, seat) in called.iter_mut().zip(&view.seats) {
            if let Some(party) = &seat.party {
                *name = voice.party(party);
            }
        }
        Narrator {
            voice,
            names: tell_apart(called.clone()),
            called,
            starter: view.starter(),
            own: match view.viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            wrong_call: view.options.terms.wrong_call,
        }
    }

    /// Returns the narrator for a recorded game.
    #[must_use]
    pub fn of_record(voice: Voice, record: &Record) -> Narrator {
        let Terms { rules, wrong_call, .. } = record.play().terms();
        let name = |tag: &str, usual: Message<'_>| {
            record.tag(tag).map_or_else(|| voice.say(usual), Into::into)
        };
        let called =
            [name("Player1", Message::PlayerFirst), name("Player2", Message::PlayerSecond)];
        Narrator {
            voice: Voice { traits: rules.traits(), ..voice },
            names: tell_apart(called.clone()),
            called,
            starter: Some(Seat::First),
            own: None,
            wrong_call,
        }
    }

    /// Returns the name of a player.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        self.seat(self.seat_of(player))
    }

    fn seat_of(&self, player: Player) -> Seat {
        let starter = self.starter.unwrap_or(Seat::First);
        match player {
            Player::One => starter,
            Player::Two => starter.other(),
        }
    }

    fn seat(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Returns a line for a message that differs between the registers only in its form.
    fn simple(&self, message: Message<'_>) -> Line {
        Line::new(|register| message.say_in(self.voice.language, register))
    }

    /// Returns the lines for an announcement, without the answer to a question, which only the
    /// asker may hear. Remembers who sits down and who starts.
    pub fn tell(&mut self, announcement: &Announcement) -> Vec<Line> {
        match *announcement {
            Announcement::Seated { seat, ref party } => {
                self.called[seat.index()] = self.voice.party(party);
                self.names = tell_apart(self.called.clone());
                vec![self.simple(Message::EventSeated { player: self.seat(seat) })]
            }
            Announcement::Started { ref lot, starter } => {
                self.starter = Some(starter);
                self.start(lot)
            }
            Announcement::Given { player, piece } => vec![self.given(player, piece)],
            Announcement::Placed { player, piece, square } => {
                vec![self.placed(player, piece, square)]
            }
            Announcement::CallMade { player, shape } => vec![self.call_made(player, shape)],
            Announcement::WrongCall { player, shape, count } => {
                self.wrong_call(player, shape, count)
            }
            Announcement::Done { player } => vec![self.done(player)],
            Announcement::Lapsed { player, cause } => vec![self.lapsed(player, cause)],
            Announcement::Attempted { player, action, questions_left, last_warning } => {
                let warning = last_warning.then(|| self.simple(Message::EventAttemptWarning));
                let left = self.questions_left(questions_left);
                self.attempt(player, action).into_iter().chain(left).chain(warning).collect()
            }
            Announcement::BoardFelt { player } => {
                vec![self.simple(Message::EventBoardFelt { player: self.name(player) })]
            }
            Announcement::Asked { player, question, questions_left, .. } => {
                self.asked(player, question, questions_left)
            }
            Announcement::DrawOffered { player: by } => {
                self.proposed(by, Message::EventDrawOffered { player: self.name(by) })
            }
            Announcement::TakebackAsked { player: by } => {
                self.proposed(by, Message::EventTakebackAsked { player: self.name(by) })
            }
            Announcement::DrawDeclined { player } => {
                vec![self.simple(Message::EventDrawDeclined { player: self.name(player) })]
            }
            Announcement::TakebackDeclined { player } => {
                vec![self.simple(Message::EventTakebackDeclined { player: self.name(player) })]
            }
            Announcement::TakenBack { player, .. } => {
                vec![self.simple(Message::EventTakenBack { player: self.name(player) })]
            }
            Announcement::Extended { player, by } => vec![self.extended(player, by)],
            Announcement::Ended { ref finish, by } => self.end(finish, by),
            Announcement::RematchOffered { player } => {
                vec![self.simple(Message::EventRematchOffered { player: self.name(player) })]
            }
            Announcement::RematchAgreed => vec![self.simple(Message::EventRematchAgreed)],
            Announcement::Greeted { seat, greeting } => vec![self.greeted(seat, greeting)],
        }
    }

    fn start(&self, lot: &Lot) -> Vec<Line> {
        let player = self.name(Player::One);
        match lot {
            Lot::Agreed => vec![self.simple(Message::EventStarts { player })],
            Lot::Swapped => vec![self.simple(Message::EventStartsSwapped { player })],
            Lot::Dice(throws) => {
                let [first, second] = Seat::ALL.map(|seat| self.seat(seat));
                let throw = |[one, two]: &[u8; 2]| {
                    self.simple(Message::EventThrow { first, one: *one, second, two: *two })
                };
                let starts = self.simple(Message::EventStarts { player });
                throws.iter().map(throw).chain([starts]).collect()
            }
        }
    }

    fn given(&self, player: Player, piece: Piece) -> Line {
        let player = self.name(player);
        Line::new(|register| {
            let piece = &self.voice.piece_in(register, piece);
            Message::EventGiven { player, piece }.say_in(self.voice.language, register)
        })
    }

    fn placed(&self, player: Player, piece: Piece, square: Square) -> Line {
        let (player, square) = (self.name(player), &square.to_string());
        Line::new(|register| {
            let piece = &self.voice.piece_in(register, piece);
            Message::EventPlaced { player, piece, square }.say_in(self.voice.language, register)
        })
    }

    fn call_made(&self, player: Player, shape: Shape) -> Line {
        let shape = &self.voice.shape(shape);
        self.simple(Message::EventCallMade { player: self.name(player), shape })
    }

    fn done(&self, player: Player) -> Line {
        self.simple(Message::EventDone { player: self.name(player) })
    }

    fn lapsed(&self, player: Player, cause: Cause) -> Line {
        let player = self.name(player);
        self.simple(match cause {
            Cause::Time => Message::EventLapsedTime { player },
            Cause::Absence => Message::EventLapsedAbsence { player },
        })
    }

    fn asked(&self, player: Player, question: Question, left: Option<u8>) -> Vec<Line> {
        let question = &self.voice.question(question);
        let asked = self.simple(Message::EventAsked { player: self.name(player), question });
        [asked].into_iter().chain(self.questions_left(left)).collect()
    }

    fn extended(&self, player: Player, by: Duration) -> Line {
        let time = &self.voice.time(by);
        self.simple(Message::EventExtended { player: self.name(player), time })
    }

    fn greeted(&self, seat: Seat, greeting: Greeting) -> Line {
        let (player, greeting) = (self.seat(seat), &self.voice.greeting(greeting));
        self.simple(Message::EventGreeted { player, greeting })
    }

    /// Returns the lines for a wrong call, with the count so far where the third one loses.
    fn wrong_call(&self, player: Player, shape: Shape, count: u8) -> Vec<Line> {
        let (player, shape) = (self.name(player), &self.voice.shape(shape));
        let call = self.simple(Message::EventWrongCall { player, shape });
        let counts = self.wrong_call == WrongCall::Three && !self.wrong_call.loses(count);
        let warning = counts.then(|| self.simple(Message::EventWrongCallCount { player, count }));
        [call].into_iter().chain(warning).collect()
    }

    /// Returns the lines for a proposal; only the player who must answer is told how.
    fn proposed(&self, player: Player, message: Message<'_>) -> Vec<Line> {
        let is_asked = self.own == Some(self.seat_of(player.opponent()));
        let [accept, decline] =
            &[Verb::Accept, Verb::Decline].map(|verb| verb.word(self.voice.language));
        let answer = is_asked.then(|| self.simple(Message::EventToAnswer { accept, decline }));
        [self.simple(message)].into_iter().chain(answer).collect()
    }

    fn attempt(&self, player: Player, action: Action) -> Option<Line> {
        let player = self.name(player);
        match action {
            Action::Place(square) => Some(
                self.simple(Message::EventAttemptedSquare { player, square: &square.to_string() }),
            ),
            Action::Give(piece) => Some(Line::new(|register| {
                let piece = &self.voice.piece_in(register, piece);
                Message::EventAttemptedPiece { player, piece }.say_in(self.voice.language, register)
            })),
            // Only placing and giving can be attempted.
            Action::Call(_) | Action::Done => None,
        }
    }

    fn questions_left(&self, count: Option<u8>) -> Option<Line> {
        count.map(|count| self.simple(Message::EventQuestionsLeft { count }))
    }

    /// Returns the lines for the end of a game, with the alignments that were never called.
    #[must_use]
    pub fn end(&self, finish: &Finish, by: Option<Player>) -> Vec<Line> {
        let winner = finish.winner.map_or("", |player| self.name(player));
        let loser =
            finish.winner.map(Player::opponent).or(by).map_or("", |player| self.name(player));
        let alignments = &self.voice.alignments(&finish.alignments);
        let end = match finish.termination {
            Termination::Call | Termination::Alignment => Message::EventWon { winner, alignments },
            Termination::WrongCall => {
                let shape = &finish.wrong.map(|shape| self.voice.shape(shape)).unwrap_or_default();
                return [self.simple(Message::EventWonWrongCall { winner, loser, shape })]
                    .into_iter()
                    .chain(self.missed(&finish.missed))
                    .collect();
            }
            Termination::FullBoard => Message::EventFullBoard,
            Termination::Resign => Message::EventResigned { loser, winner },
            Termination::Time => Message::EventOutOfTime { loser, winner },
            Termination::Agreed => Message::EventAgreed,
            Termination::Abandoned => Message::EventAbandoned { loser, winner },
            Termination::Attempts => Message::EventLostByAttempts { loser, winner },
            Termination::Unfinished => Message::NotFinished,
        };
        [self.simple(end)].into_iter().chain(self.missed(&finish.missed)).collect()
    }

    fn missed(&self, missed: &[Missed]) -> impl Iterator<Item = Line> {
        missed.iter().map(|missed| {
            let alignment = &self.voice.alignment(missed.alignment);
            self.simple(Message::EventMissed { placement: missed.placement, alignment })
        })
    }

    /// Returns the prompt for a turn: what the player has to do now.
    #[must_use]
    pub fn prompt(&self, turn: Turn) -> Line {
        let player = self.name(turn.player);
        match turn.phase {
            Phase::Give => self.simple(Message::PromptGive { player }),
            Phase::Place(piece) => Line::new(|register| {
                let piece = &self.voice.piece_in(register, piece);
                Message::PromptPlace { player, piece }.say_in(self.voice.language, register)
            }),
            Phase::Done if turn.may_call => self.simple(Message::PromptLastCall { player }),
            Phase::Done => self.simple(Message::PromptLastDone { player }),
        }
    }

    /// Returns the line for a player who is thinking.
    #[must_use]
    pub fn waiting(&self, player: Player) -> Line {
        self.simple(Message::PromptWaiting { player: self.name(player) })
    }

    /// Returns the line for a game that cannot begin until an opponent sits down.
    #[must_use]
    pub fn waiting_for_opponent(&self) -> Line {
        self.simple(Message::PromptSeat)
    }

    /// Returns the warning to a player about the time left.
    #[must_use]
    pub fn clock_warning(&self, player: Player, left: Duration) -> Line {
        let time = &self.voice.time(left);
        self.simple(Message::EventClockWarning { player: self.name(player), time })
    }

    /// Returns the options that the players agreed on, one sentence per line.
    #[must_use]
    pub fn terms(&self, options: &Options) -> Vec<String> {
        let voice = &self.voice;
        let rules = options.terms.rules;
        let mut said = vec![
            match rules.variant() {
                Variant::Lines => voice.say(Message::TermsLines),
                Variant::Blocks => voice.say(Message::TermsSquares),
            },
            voice.counted(rules.traits()),
            voice.say(match (options.terms.calling, options.terms.wrong_call) {
                (Calling::Auto, _) => Message::TermsAuto,
                (Calling::Official, WrongCall::Three) => Message::TermsThree,
                (Calling::Official, WrongCall::Loses) => Message::TermsLoses,
                (Calling::Official, WrongCall::Free) => Message::TermsFree,
            }),
        ];
        if options.assist {
            said.push(voice.say(Message::TermsAssist));
        }
        match options.takebacks() {
            Takebacks::Free => said.push(voice.say(Message::TermsTakebacksFree)),
            Takebacks::Ask => said.push(voice.say(Message::TermsTakebacksAsk)),
            Takebacks::None => {}
        }
        if let Some(clock) = options.clock {
            said.push(voice.clock(clock));
            said.extend(self.multipliers(options));
        }
        if options.claims {
            said.push(voice.say(Message::TermsClaims));
        }
        said.extend(options.blindfold.map(|memory| {
            voice.say(match memory {
                Memory::Touch => Message::TermsTouch,
                Memory::Queries(count) => Message::TermsQueries { count },
                Memory::Alone => Message::TermsMemory,
            })
        }));
        said
    }

    fn multipliers(&self, options: &Options) -> impl Iterator<Item = String> {
        let percents = options.multipliers.map(quarto_game::Multiplier::percent);
        let more = Seat::ALL.into_iter().zip(percents).filter(|(_, percent)| *percent != 100);
        more.map(|(seat, percent)| {
            self.voice.say(Message::TermsMultiplier { player: self.seat(seat), percent })
        })
    }
}

impl Voice {
    /// Returns the name of a party.
    #[must_use]
    pub fn party(self, party: &Party) -> String {
        match party {
            Party::Person(name) => name.to_string(),
            Party::Bot(name) => self.say(Message::PlayerBot { name: name.as_str() }),
            Party::Engine(Character::Level(level)) => {
                self.say(Message::PlayerLevel { level: level.number() })
            }
            Party::Engine(Character::Greedy) => self.say(Message::PlayerGreedy),
        }
    }

    /// Returns the sentence about the time control that was agreed on.
    #[must_use]
    pub fn clock(self, clock: TimeControl) -> String {
        match clock {
            TimeControl::PerMove(time) => {
                self.say(Message::TermsClockMove { time: &self.time(time) })
            }
            TimeControl::Total { time, increment } => self.say(Message::TermsClockTotal {
                time: &self.time(time),
                increment: &self.time(increment),
            }),
        }
    }

    /// Returns a short name of a time control, for a list of choices.
    #[must_use]
    pub fn short_clock(self, clock: TimeControl) -> String {
        match clock {
            TimeControl::PerMove(time) => {
                self.say(Message::MenuClockMove { time: &self.time(time) })
            }
            TimeControl::Total { time, increment } => self.say(Message::MenuClockTotal {
                time: &self.time(time),
                increment: &self.time(increment),
            }),
        }
    }

    /// Returns a greeting between players, as in "Good luck!".
    #[must_use]
    pub fn greeting(self, greeting: Greeting) -> String {
        self.say(match greeting {
            Greeting::Hello => Message::GreetingHello,
            Greeting::GoodLuck => Message::GreetingGoodLuck,
            Greeting::WellPlayed => Message::GreetingWellPlayed,
            Greeting::Thanks => Message::GreetingThanks,
            Greeting::OneMoment => Message::GreetingOneMoment,
            Greeting::Oops => Message::GreetingOops,
            Greeting::Bye => Message::GreetingBye,
        })
    }

    /// Returns the text of a question.
    #[must_use]
    pub fn question(self, question: Question) -> String {
        match question {
            Question::Board => self.say(Message::QuestionBoard),
            Question::Square(square) => square.to_string(),
            Question::Shape(shape) => self.shape(shape),
            Question::Where(likeness) => {
                self.say(Message::QuestionWhere { values: &self.all_of(likeness.values()) })
            }
            Question::Reserve => self.say(Message::QuestionLeft),
        }
    }

    /// Returns the answer to a question: one line or, for the whole board, one line per row.
    #[must_use]
    pub fn answer(self, answer: &Answer) -> Vec<Line> {
        match answer {
            Answer::Squares(squares) if squares.is_empty() => {
                vec![Line::plain(self.say(Message::AnswerWhereNone))]
            }
            Answer::Squares(squares) => {
                let whole = squares.len() == Square::ALL.len();
                let parts = squares.chunks(if whole { 4 } else { squares.len() });
                let words = |part| Line::new(|register| self.squares(register, part));
                let cells = |part| Line { braille: braille_squares(part), ..words(part) };
                parts.map(|part| if whole { cells(part) } else { words(part) }).collect()
            }
            Answer::Pieces(pieces) if pieces.is_empty() => {
                vec![Line::plain(self.say(Message::AnswerLeftNone))]
            }
            Answer::Pieces(pieces) => vec![Line::new(|register| {
                let names = pieces.iter().map(|piece| self.name_in(register, piece));
                let names = &self.list(names);
                self.say(Message::AnswerLeft { count: pieces.len(), pieces: names })
            })],
        }
    }

    fn squares(self, register: Register, squares: &[Occupant]) -> String {
        self.list(squares.iter().map(|Occupant { square, piece }| {
            let square = &square.to_string();
            match piece.map(|piece| self.name_in(register, piece)) {
                None => self.say(Message::SquareEmpty { square }),
                Some(piece) => self.say(Message::SquareHolds { square, piece: &piece }),
            }
        }))
    }

    /// Returns the line that names the piece in hand.
    #[must_use]
    pub fn hand(self, hand: Option<Piece>) -> Line {
        Line::new(|register| match hand {
            Some(piece) => self.say(Message::AnswerHand { piece: &self.name_in(register, piece) }),
            None => self.say(Message::AnswerHandNone),
        })
    }

    /// Returns both values of a trait, as in "tall or short", for [`Message::InputMissing`].
    pub(crate) fn missing(self, t: Trait) -> String {
        let [absent, present] = &t.values().map(|value| self.value(value));
        self.say(Message::InputMissing { r#trait: &self.trait_name(t), absent, present })
    }
}
