use quarto_game::{Command, Stage, View};
use quarto_rules::{Action, Phase, Piece, Shape, Square, SquareSet, WrongCall};
use quarto_text::{Edition, Input, Line, Message, Verb, Voice};
use ratatui::layout::Rect;

use super::board::Target;
use super::picture::Palette;
use crate::answers::{clock, help, moves, rules};
use crate::session::{Session, SessionError};

/// What the keys do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Give, place, and everything else.
    Play,
    /// Choose the shape to call, by its place in the list.
    Call(usize),
    /// Say whether one is sure.
    Confirm(Sure),
    /// Read the help.
    Help,
    /// Type a command.
    Type(String),
}

/// What one must be sure of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sure {
    Call(Shape),
    Resign,
    Leave,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The same game.
    Stay,
    /// Another game.
    Another,
    /// Nothing.
    Leave,
}

/// A game on the screen.
pub struct App {
    pub(crate) session: Session,
    pub(crate) mode: Mode,
    pub(crate) square: Square,
    pub(crate) piece: Piece,
    pub(crate) palette: Palette,
    /// What was said, with the number of the event it belongs to.
    pub(crate) messages: Vec<(usize, String)>,
    /// How many lines of the latest messages are scrolled away.
    pub(crate) scroll: usize,
    /// Which of the missed alignments is shown after the game.
    pub(crate) missed: Option<usize>,
    /// Where things are on the screen.
    pub(crate) targets: Vec<(Rect, Target)>,
    reading: Option<quarto_game::Reading>,
}

impl App {
    /// Returns a game on the screen; `begun` is what was told at the start.
    #[must_use]
    pub fn new(session: Session, begun: Vec<Line>, palette: Palette) -> App {
        let reading = session.view().clock;
        let mut app = App {
            session,
            mode: Mode::Play,
            square: Square::ALL[0],
            piece: Piece::ALL[0],
            palette,
            messages: Vec::new(),
            scroll: 0,
            missed: None,
            targets: Vec::new(),
            reading,
        };
        app.note(&[app.voice().say(Message::WelcomeScreen)]);
        app.tell(begun);
        app.find_cursor();
        app
    }

    /// Returns the game.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    pub(crate) fn voice(&self) -> Voice {
        self.session.table().voice
    }

    /// Says how to read the drawings.
    pub(crate) fn legend(&self) -> Message<'static> {
        match self.voice().edition {
            Edition::Classic => Message::ScreenLegend,
            Edition::Access => Message::ScreenLegendAccess,
        }
    }

    /// Returns the shapes that can be called.
    pub(crate) fn shapes(&self) -> Vec<Shape> {
        self.session.options().terms.rules.shapes().set().iter().collect()
    }

    /// Returns the squares that are pointed at: those of the shape to be called, or after the game
    /// those that won or were missed.
    pub(crate) fn marked(&self, view: &View) -> SquareSet {
        match (&self.mode, &view.stage) {
            (Mode::Call(place), _) => {
                self.shapes().get(*place).map_or(SquareSet::EMPTY, |shape| shape.squares())
            }
            (Mode::Confirm(Sure::Call(shape)), _) => shape.squares(),
            (_, Stage::Over(finish)) => {
                let missed = self.missed.and_then(|place| finish.missed.get(place));
                let won = finish.alignments.iter().map(|alignment| alignment.shape().squares());
                missed.map_or_else(
                    || won.fold(SquareSet::EMPTY, |all, squares| all | squares),
                    |missed| missed.alignment.shape().squares(),
                )
            }
            (_, Stage::Waiting | Stage::Playing(_)) => SquareSet::EMPTY,
        }
    }

    /// Lets the computer do one thing, and time what it brings about; `true` if something happened.
    ///
    /// # Errors
    /// If the game cannot be kept.
    pub fn advance(&mut self) -> Result<bool, SessionError> {
        let now = self.session.view().clock;
        let before = std::mem::replace(&mut self.reading, now);
        let mut lines = self.session.tick()?;
        if let (Some(now), Some(before), true) = (now, before, lines.is_empty())
            && let (Some(player), Some(left)) = (now.running, now.warning(&before))
        {
            lines.push(self.session.table().clock_warning(player, left));
        }
        let acted = self.session.engine_acts()?;
        let happened = acted.is_some() || !lines.is_empty();
        lines.extend(acted.unwrap_or_default());
        self.tell(lines);
        if happened {
            self.find_cursor();
        }
        Ok(happened)
    }

    pub(super) fn leave(&mut self) -> Flow {
        if self.session.is_over() || self.mode == Mode::Confirm(Sure::Leave) {
            return Flow::Leave;
        }
        self.mode = Mode::Confirm(Sure::Leave);
        Flow::Stay
    }

    pub(super) fn move_cursor(&mut self, right: i8, down: i8) {
        let step = |place: usize| {
            let go = |at: usize, by: i8| at.saturating_add_signed(by.into()).min(3);
            4 * go(place / 4, down) + go(place % 4, right)
        };
        match self.phase() {
            Some(Phase::Give) => self.piece = Piece::ALL[step(self.piece.index())],
            Some(Phase::Place(_)) => self.square = Square::ALL[step(self.square.index())],
            Some(Phase::Done) | None => {}
        }
    }

    /// Returns what the person at the keyboard must do, if it is their turn.
    pub(crate) fn phase(&self) -> Option<Phase> {
        let turn = self.session.view().turn()?;
        self.session.is_own_turn().then_some(turn.phase)
    }

    /// Puts the cursor on something that can be chosen, if it is not.
    fn find_cursor(&mut self) {
        let legal = self.session.view().legal_actions();
        let first =
            |fits: &dyn Fn(&Action) -> bool| legal.iter().copied().find(|action| fits(action));
        if !legal.contains(&Action::Give(self.piece))
            && let Some(Action::Give(piece)) = first(&|action| matches!(action, Action::Give(_)))
        {
            self.piece = piece;
        }
        if !legal.contains(&Action::Place(self.square))
            && let Some(Action::Place(square)) = first(&|action| matches!(action, Action::Place(_)))
        {
            self.square = square;
        }
    }

    /// Does what the cursor points at.
    pub(super) fn act(&mut self) -> Result<(), SessionError> {
        let action = match self.phase() {
            Some(Phase::Give) => Action::Give(self.piece),
            Some(Phase::Place(_)) => Action::Place(self.square),
            Some(Phase::Done) | None => return Ok(()),
        };
        self.order(|session| session.order(&Command::Act(vec![action])))
    }

    pub(super) fn begin_call(&mut self) -> Result<(), SessionError> {
        let may_call = self.session.view().turn().is_some_and(|turn| turn.may_call);
        if may_call && self.session.is_own_turn() {
            self.mode = Mode::Call(0);
            return Ok(());
        }
        // It is refused, with the reason.
        self.order(|session| session.order(&Command::Act(vec![Action::Call(Shape::Row1)])))
    }

    /// Calls a shape, and asks before where a wrong call loses (D3).
    pub(super) fn choose_shape(&mut self, place: usize) -> Result<(), SessionError> {
        let Some(&shape) = self.shapes().get(place) else { return Ok(()) };
        if self.session.options().terms.wrong_call == WrongCall::Loses {
            self.mode = Mode::Confirm(Sure::Call(shape));
            return Ok(());
        }
        self.call(shape)
    }

    pub(super) fn call(&mut self, shape: Shape) -> Result<(), SessionError> {
        self.mode = Mode::Play;
        self.order(|session| session.order(&Command::Act(vec![Action::Call(shape)])))
    }

    /// Does what was typed, as in plain mode.
    pub(super) fn typed(&mut self, text: &str) -> Result<Flow, SessionError> {
        let voice = self.voice();
        match Input::read(text, voice.language) {
            Err(_) if text.trim().is_empty() => {}
            Err(error) => self.note(&[voice.input_error(&error)]),
            Ok(Input::Act(Action::Call(shape))) => {
                let place = self.shapes().iter().position(|known| *known == shape);
                let turn = self.session.view().turn().filter(|turn| turn.may_call);
                match (place, turn) {
                    (Some(place), Some(_)) => self.choose_shape(place)?,
                    _ => self.call(shape)?,
                }
            }
            Ok(Input::Act(action)) => {
                self.order(|session| session.order(&Command::Act(vec![action])))?;
            }
            Ok(Input::Ask(question)) => match self.session.view().answer(question) {
                Some(answer) => self.note(&voice.answer(&answer)),
                None => self.order(|session| session.order(&Command::Ask(question)))?,
            },
            Ok(Input::Do(verb)) => return self.verb(verb),
        }
        Ok(Flow::Stay)
    }

    fn verb(&mut self, verb: Verb) -> Result<Flow, SessionError> {
        let voice = self.voice();
        match verb {
            Verb::Hand => self.note(&[voice.hand(self.session.view().hand())]),
            Verb::Clock => self.note(&clock(&self.session)),
            Verb::Moves => {
                let record = self.session.record();
                self.note(
                    &record.map_or_else(
                        || vec![voice.say(Message::AnswerHidden)],
                        |text| moves(&text),
                    ),
                );
            }
            Verb::Rules => self.note(&rules(voice.language)),
            Verb::Help => self.note(&help(voice.language)),
            Verb::Hint => self.advise(Session::hint)?,
            Verb::Analysis => self.advise(Session::analysis)?,
            Verb::Undo => self.order(Session::undo)?,
            Verb::Draw | Verb::Accept => self.offer()?,
            Verb::Decline => self.order(|session| session.order(&Command::DeclineDraw))?,
            Verb::Resign => self.mode = Mode::Confirm(Sure::Resign),
            Verb::Quit => return Ok(self.leave()),
            // What was said last is on the screen; the others are read as actions or questions.
            Verb::Last
            | Verb::Repeat
            | Verb::Place
            | Verb::Give
            | Verb::Quarto
            | Verb::Done
            | Verb::Board
            | Verb::Square
            | Verb::Where
            | Verb::Left => {}
        }
        Ok(Flow::Stay)
    }

    /// Offers a draw, or accepts the one that is offered.
    pub(super) fn offer(&mut self) -> Result<(), SessionError> {
        let offered = self.session.view().draw_offer.is_some();
        let command = if offered { Command::AcceptDraw } else { Command::OfferDraw };
        self.order(|session| session.order(&command))
    }

    pub(super) fn next_missed(&mut self) {
        let Stage::Over(finish) = self.session.view().stage else { return };
        let count = finish.missed.len();
        self.missed = match self.missed {
            None if count > 0 => Some(0),
            Some(place) if place + 1 < count => Some(place + 1),
            Some(_) | None => None,
        };
    }

    pub(super) fn order(
        &mut self,
        order: impl FnOnce(&mut Session) -> Result<Vec<Line>, SessionError>,
    ) -> Result<(), SessionError> {
        match order(&mut self.session) {
            Ok(lines) => self.tell(lines),
            Err(SessionError::Refused(refusal)) => self.note(&[self.voice().refusal(refusal)]),
            Err(error) => return Err(error),
        }
        self.find_cursor();
        Ok(())
    }

    pub(super) fn advise(
        &mut self,
        advise: impl FnOnce(&mut Session) -> Result<Vec<String>, SessionError>,
    ) -> Result<(), SessionError> {
        match advise(&mut self.session) {
            Ok(said) => self.note(&said),
            Err(SessionError::Refused(refusal)) => self.note(&[self.voice().refusal(refusal)]),
            Err(error) => return Err(error),
        }
        Ok(())
    }

    fn tell(&mut self, lines: Vec<Line>) {
        let lines: Vec<String> = lines.into_iter().map(|line| line.label).collect();
        self.note(&lines);
        // What is older is shown to nobody in a blindfold game (D11).
        let from = self.session.told_from();
        self.messages.retain(|(seq, _)| *seq > from || from == 0);
    }

    fn note(&mut self, lines: &[String]) {
        self.scroll = 0;
        let seq = self.session.seq();
        self.messages.extend(lines.iter().map(|line| (seq, line.clone())));
    }
}
