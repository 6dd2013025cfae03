use std::time::Duration;

use quarto_game::{
    Announcement, Answer, Cause, Finish, Greeting, Lot, Occupant, Party, Question, Seat, Turn,
    View, Viewer, tell_apart,
};
use quarto_rules::{
    Action, Character, Missed, Phase, Piece, Player, Record, Shape, Square, Termination, Terms,
    WrongCall,
};

use crate::braille::{braille_reserve, braille_squares};
use crate::short::Listeners;
use crate::{GameText, Line, NewsText, PieceText, Register, Verb, Verbosity, Voice};

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
    pub(crate) listeners: Listeners,
    pub(crate) wrong_call: WrongCall,
}

impl Narrator {
    /// Returns the narrator for a game as a viewer sees it.
    #[must_use]
    pub fn new(voice: Voice, view: &View) -> Narrator {
        let traits = view.options.terms.rules.traits();
        let voice = Voice { traits, ..voice };
        let mut called =
            [GameText::PlayerFirst, GameText::PlayerSecond].map(|name| voice.say(name));
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
            listeners: match view.viewer {
                Viewer::Seat(seat) => Listeners::One(seat),
                Viewer::Spectator => Listeners::Spectators,
            },
            wrong_call: view.options.terms.wrong_call,
        }
    }

    /// Returns the narrator for a recorded game.
    #[must_use]
    pub fn of_record(voice: Voice, record: &Record) -> Narrator {
        let Terms { rules, wrong_call, .. } = record.play().terms();
        let name = |tag: &str, usual: GameText<'_>| {
            record.tag(tag).map_or_else(|| voice.say(usual), Into::into)
        };
        let called =
            [name("Player1", GameText::PlayerFirst), name("Player2", GameText::PlayerSecond)];
        Narrator {
            voice: Voice { traits: rules.traits(), ..voice },
            names: tell_apart(called.clone()),
            called,
            starter: Some(Seat::First),
            listeners: Listeners::Spectators,
            wrong_call,
        }
    }

    /// Returns the name of a player.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        self.seat(self.seat_of(player))
    }

    pub(crate) fn seat_of(&self, player: Player) -> Seat {
        let starter = self.starter.unwrap_or(Seat::First);
        match player {
            Player::One => starter,
            Player::Two => starter.other(),
        }
    }

    pub(crate) fn seat(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Returns a line for a text that differs between the registers only in its form.
    pub(crate) fn simple(&self, text: GameText<'_>) -> Line {
        Line::new(|register| text.say_in(self.voice.language, register))
    }

    /// Returns the lines for an announcement, without the answer to a question, which only the
    /// asker may hear. Remembers who sits down and who starts.
    pub fn tell(&mut self, announcement: &Announcement) -> Vec<Line> {
        let lines = self.tell_everything(announcement);
        self.shorten(announcement, lines)
    }

    fn tell_everything(&mut self, announcement: &Announcement) -> Vec<Line> {
        match *announcement {
            Announcement::Seated { seat, ref party } => {
                self.called[seat.index()] = self.voice.party(party);
                self.names = tell_apart(self.called.clone());
                vec![self.simple(GameText::EventSeated { player: self.seat(seat) })]
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
                let warning = last_warning.then(|| self.simple(GameText::EventAttemptWarning));
                let left = self.questions_left(questions_left);
                self.attempt(player, action).into_iter().chain(left).chain(warning).collect()
            }
            Announcement::BoardFelt { player } => {
                vec![self.simple(GameText::EventBoardFelt { player: self.name(player) })]
            }
            Announcement::Asked { player, question, questions_left, .. } => {
                self.asked(player, question, questions_left)
            }
            Announcement::DrawOffered { player: by } => {
                self.proposed(by, GameText::EventDrawOffered { player: self.name(by) })
            }
            Announcement::TakebackAsked { player: by } => {
                self.proposed(by, GameText::EventTakebackAsked { player: self.name(by) })
            }
            Announcement::DrawDeclined { player } => {
                vec![self.simple(GameText::EventDrawDeclined { player: self.name(player) })]
            }
            Announcement::TakebackDeclined { player } => {
                vec![self.simple(GameText::EventTakebackDeclined { player: self.name(player) })]
            }
            Announcement::TakenBack { player, .. } => {
                vec![self.simple(GameText::EventTakenBack { player: self.name(player) })]
            }
            Announcement::Extended { player, by } => vec![self.extended(player, by)],
            Announcement::Ended { ref finish, by } => self.end(finish, by),
            Announcement::RematchOffered { player } => {
                vec![self.simple(GameText::EventRematchOffered { player: self.name(player) })]
            }
            Announcement::RematchAgreed => vec![self.simple(GameText::EventRematchAgreed)],
            Announcement::Greeted { seat, greeting } => vec![self.greeted(seat, greeting)],
        }
    }

    fn start(&self, lot: &Lot) -> Vec<Line> {
        let player = self.name(Player::One);
        match lot {
            Lot::Agreed => vec![self.simple(GameText::EventStarts { player })],
            Lot::Swapped => vec![self.simple(GameText::EventStartsSwapped { player })],
            Lot::Dice(throws) => {
                let [first, second] = Seat::ALL.map(|seat| self.seat(seat));
                let throw = |[one, two]: &[u8; 2]| {
                    self.simple(GameText::EventThrow {
                        first,
                        one: (*one).into(),
                        second,
                        two: (*two).into(),
                    })
                };
                let starts = self.simple(GameText::EventStarts { player });
                throws.iter().map(throw).chain([starts]).collect()
            }
        }
    }

    pub(crate) fn given(&self, player: Player, piece: Piece) -> Line {
        let player = self.name(player);
        Line::new(|register| {
            let piece = &self.voice.piece_in(register, piece);
            GameText::EventGiven { player, piece }.say_in(self.voice.language, register)
        })
    }

    pub(crate) fn placed(&self, player: Player, piece: Piece, square: Square) -> Line {
        let (player, square) = (self.name(player), &square.to_string());
        Line::new(|register| {
            let piece = &self.voice.piece_in(register, piece);
            GameText::EventPlaced { player, piece, square }.say_in(self.voice.language, register)
        })
    }

    pub(crate) fn call_made(&self, player: Player, shape: Shape) -> Line {
        let shape = &self.voice.shape(shape);
        self.simple(GameText::EventCallMade { player: self.name(player), shape })
    }

    pub(crate) fn done(&self, player: Player) -> Line {
        self.simple(GameText::EventDone { player: self.name(player) })
    }

    fn lapsed(&self, player: Player, cause: Cause) -> Line {
        let player = self.name(player);
        self.simple(match cause {
            Cause::Time => GameText::EventLapsedTime { player },
            Cause::Absence => GameText::EventLapsedAbsence { player },
        })
    }

    fn asked(&self, player: Player, question: Question, left: Option<u8>) -> Vec<Line> {
        let question = &self.voice.question(question);
        let asked = self.simple(GameText::EventAsked { player: self.name(player), question });
        [asked].into_iter().chain(self.questions_left(left)).collect()
    }

    fn extended(&self, player: Player, by: Duration) -> Line {
        let time = &self.voice.time(by);
        self.simple(GameText::EventExtended { player: self.name(player), time })
    }

    fn greeted(&self, seat: Seat, greeting: Greeting) -> Line {
        let (player, greeting) = (self.seat(seat), &self.voice.greeting(greeting));
        self.simple(GameText::EventGreeted { player, greeting })
    }

    /// Returns the lines for a wrong call, with the count so far where the third one loses.
    fn wrong_call(&self, player: Player, shape: Shape, count: u8) -> Vec<Line> {
        let (player, shape) = (self.name(player), &self.voice.shape(shape));
        let call = self.simple(GameText::EventWrongCall { player, shape });
        let counts = self.wrong_call == WrongCall::Three && !self.wrong_call.loses(count);
        let warning = counts
            .then(|| self.simple(GameText::EventWrongCallCount { player, count: count.into() }));
        [call].into_iter().chain(warning).collect()
    }

    /// Returns the lines for a proposal; only the player who must answer is told how.
    fn proposed(&self, player: Player, text: GameText<'_>) -> Vec<Line> {
        let is_asked = self.listeners == Listeners::One(self.seat_of(player.opponent()));
        let [accept, decline] =
            &[Verb::Accept, Verb::Decline].map(|verb| verb.word(self.voice.language));
        let answer = is_asked.then(|| self.simple(GameText::EventToAnswer { accept, decline }));
        [self.simple(text)].into_iter().chain(answer).collect()
    }

    fn attempt(&self, player: Player, action: Action) -> Option<Line> {
        let player = self.name(player);
        match action {
            Action::Place(square) => Some(
                self.simple(GameText::EventAttemptedSquare { player, square: &square.to_string() }),
            ),
            Action::Give(piece) => Some(Line::new(|register| {
                let piece = &self.voice.piece_in(register, piece);
                GameText::EventAttemptedPiece { player, piece }
                    .say_in(self.voice.language, register)
            })),
            // Only placing and giving can be attempted.
            Action::Call(_) | Action::Done => None,
        }
    }

    fn questions_left(&self, count: Option<u8>) -> Option<Line> {
        count.map(|count| self.simple(GameText::EventQuestionsLeft { count: count.into() }))
    }

    /// Returns the lines for the end of a game, with the alignments that were never called.
    #[must_use]
    pub fn end(&self, finish: &Finish, by: Option<Player>) -> Vec<Line> {
        let winner = finish.winner.map_or("", |player| self.name(player));
        let loser =
            finish.winner.map(Player::opponent).or(by).map_or("", |player| self.name(player));
        let alignments = &self.voice.alignments(&finish.alignments);
        let end = match finish.termination {
            Termination::Call | Termination::Alignment => GameText::EventWon { winner, alignments },
            Termination::WrongCall => {
                let shape = &finish.wrong.map(|shape| self.voice.shape(shape)).unwrap_or_default();
                let end = self.simple(GameText::EventWonWrongCall { winner, loser, shape });
                let end = self.shorten_end(finish, end);
                return [end].into_iter().chain(self.missed(&finish.missed)).collect();
            }
            Termination::FullBoard => GameText::EventFullBoard,
            Termination::Resign => GameText::EventResigned { loser, winner },
            Termination::Time => GameText::EventOutOfTime { loser, winner },
            Termination::Agreed => GameText::EventAgreed,
            Termination::Abandoned => GameText::EventAbandoned { loser, winner },
            Termination::Attempts => GameText::EventLostByAttempts { loser, winner },
            Termination::Unfinished => GameText::EventNotFinished,
        };
        let end = self.shorten_end(finish, self.simple(end));
        [end].into_iter().chain(self.missed(&finish.missed)).collect()
    }

    fn missed(&self, missed: &[Missed]) -> impl Iterator<Item = Line> {
        missed.iter().map(|missed| {
            let alignment = &self.voice.alignment(missed.alignment);
            self.simple(GameText::EventMissed { placement: missed.placement, alignment })
        })
    }

    /// Returns the prompt for a turn: what the player has to do now.
    #[must_use]
    pub fn prompt(&self, turn: Turn) -> Line {
        let player = self.name(turn.player);
        let prompt = match turn.phase {
            Phase::Give => self.simple(GameText::PromptGive { player }),
            Phase::Place(piece) => Line::new(|register| {
                let piece = &self.voice.piece_in(register, piece);
                GameText::PromptPlace { player, piece }.say_in(self.voice.language, register)
            }),
            Phase::Done if turn.may_call => self.simple(GameText::PromptLastCall { player }),
            Phase::Done => self.simple(GameText::PromptLastDone { player }),
        };
        self.shorten_prompt(turn, prompt)
    }

    /// Returns the line for a player who is thinking.
    #[must_use]
    pub fn waiting(&self, player: Player) -> Line {
        self.simple(GameText::PromptWaiting { player: self.name(player) })
    }

    /// Returns the line for a game that cannot begin until an opponent sits down.
    #[must_use]
    pub fn waiting_for_opponent(&self) -> Line {
        self.simple(GameText::PromptSeat)
    }

    /// Returns the warning to a player about the time left.
    #[must_use]
    pub fn clock_warning(&self, player: Player, left: Duration) -> Line {
        let time = &self.voice.time(left);
        let line = self.simple(GameText::EventClockWarning { player: self.name(player), time });
        self.shorten_warning(player, time, line)
    }
}

impl Voice {
    /// Returns the name of a party.
    #[must_use]
    pub fn party(self, party: &Party) -> String {
        match party {
            Party::Person(name) => name.to_string(),
            Party::Bot(name) => self.say(GameText::PlayerBot { name: name.as_str() }),
            Party::Engine(Character::Level(level)) => {
                self.say(GameText::PlayerLevel { level: level.number().into() })
            }
            Party::Engine(Character::Greedy) => self.say(GameText::PlayerGreedy),
        }
    }

    /// Returns a greeting between players, as in "Good luck!".
    #[must_use]
    pub fn greeting(self, greeting: Greeting) -> String {
        self.say(match greeting {
            Greeting::Hello => GameText::GreetingHello,
            Greeting::GoodLuck => GameText::GreetingGoodLuck,
            Greeting::WellPlayed => GameText::GreetingWellPlayed,
            Greeting::Thanks => GameText::GreetingThanks,
            Greeting::OneMoment => GameText::GreetingOneMoment,
            Greeting::Oops => GameText::GreetingOops,
            Greeting::Bye => GameText::GreetingBye,
        })
    }

    /// Returns the text of a question.
    #[must_use]
    pub fn question(self, question: Question) -> String {
        match question {
            Question::Board => self.say(GameText::QuestionBoard),
            Question::Square(square) => square.to_string(),
            Question::Shape(shape) => self.shape(shape),
            Question::Where(likeness) => {
                self.say(GameText::QuestionWhere { values: &self.all_of(likeness.values()) })
            }
            Question::Placed => self.say(GameText::QuestionPlaced),
            Question::Empty => self.say(GameText::QuestionEmpty),
            Question::Reserve => self.say(GameText::QuestionLeft),
            Question::Left(likeness) => {
                self.say(GameText::QuestionLeftLike { values: &self.all_of(likeness.values()) })
            }
        }
    }

    /// Returns the answer to a question: one line or, for the whole board, one line per row.
    #[must_use]
    pub fn answer(self, answer: &Answer) -> Vec<Line> {
        match answer {
            Answer::Squares(squares) if squares.is_empty() => {
                vec![Line::plain(self.say(GameText::AnswerWhereNone))]
            }
            Answer::Squares(squares) if squares.len() == Square::ALL.len() => self.board(squares),
            Answer::Squares(squares) => {
                vec![Line::new(|register| self.squares(register, squares))]
            }
            Answer::Pieces(pieces) if pieces.is_empty() => {
                vec![Line::plain(self.say(GameText::AnswerLeftNone))]
            }
            Answer::Pieces(pieces) => {
                let names = &self.list(pieces.iter().map(|piece| self.piece(piece)));
                let words = self.say(GameText::AnswerLeft { count: pieces.len(), pieces: names });
                vec![Line { braille: braille_reserve(*pieces), ..Line::plain(words) }]
            }
        }
    }

    /// Returns the whole board, one line per row: the pieces in it, or that it is empty.
    fn board(self, squares: &[Occupant]) -> Vec<Line> {
        let is_empty = |part: &[Occupant]| part.iter().all(|occupant| occupant.piece.is_none());
        if is_empty(squares) && self.verbosity != Verbosity::Full {
            let words = Line::plain(self.say(NewsText::BoardEmpty));
            return vec![Line { braille: braille_squares(squares), ..words }];
        }
        let rows = squares.chunks(4).zip(Shape::ALL).map(|(part, row)| {
            let held: Vec<Occupant> =
                part.iter().copied().filter(|occupant| occupant.piece.is_some()).collect();
            let words = match self.verbosity {
                Verbosity::Full => self.squares(Register::Spoken, part),
                Verbosity::Brief | Verbosity::Normal if is_empty(part) => {
                    self.say(NewsText::RowEmpty { row: &self.shape(row) })
                }
                Verbosity::Brief | Verbosity::Normal => self.squares(Register::Spoken, &held),
            };
            Line { braille: braille_squares(part), ..Line::plain(words) }
        });
        rows.collect()
    }

    fn squares(self, register: Register, squares: &[Occupant]) -> String {
        if squares.len() > 1 && squares.iter().all(|one| one.piece.is_none()) {
            let names: Vec<String> = squares.iter().map(|one| one.square.to_string()).collect();
            return self.say(PieceText::SquaresEmpty { squares: &names.join(", ") });
        }
        self.list(squares.iter().map(|Occupant { square, piece }| {
            let square = &square.to_string();
            match piece.map(|piece| self.name_in(register, piece)) {
                None => self.say(PieceText::SquareEmpty { square }),
                Some(piece) => self.say(PieceText::SquareHolds { square, piece: &piece }),
            }
        }))
    }

    /// Returns the line that names the piece in hand.
    #[must_use]
    pub fn hand(self, hand: Option<Piece>) -> Line {
        Line::new(|register| match hand {
            Some(piece) => self.say(GameText::AnswerHand { piece: &self.name_in(register, piece) }),
            None => self.say(GameText::AnswerHandNone),
        })
    }
}
