use quarto_game::{Seat, Stage, View, Warnings};
use quarto_player::{Confirmation, Intent, Offered};
use quarto_rules::{Action, Phase, Piece, Shape, Square, SquareSet};
use quarto_sound::Signal;
use quarto_text::{Edition, Line, TerminalText, Voice};
use ratatui::layout::Rect;

use super::board::Target;
use super::picture::Palette;
use super::reader::Reader;
use crate::audio::loudspeaker::Loudspeaker;
use crate::controller::{Controller, Reply};
use crate::session::{Opening, Output, Session, SessionError};

/// The meaning of the keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// To give, place, and everything else.
    Play,
    /// To choose the shape to call, by its index in the list.
    Call(usize),
    /// To confirm or decline.
    Confirm(Question),
    /// To read the help.
    Help,
    /// To read a long text.
    Read(Reader),
    /// To type a command.
    Type(String),
}

/// A question that must be answered before the app goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    Confirmation(Confirmation),
    /// Whether the other player at this keyboard accepts a draw.
    Draw,
    Leave,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The game goes on.
    Stay,
    /// Another game begins.
    Another,
    /// The program ends.
    Leave,
}

/// A message.
pub(crate) struct Said {
    pub(crate) text: String,
    /// The number of the event it belongs to.
    seq: usize,
    /// The seat that may see it, if not everyone may.
    seat: Option<Seat>,
}

/// Answers with more lines than this are shown on a screen of their own.
const LONG: usize = 5;

/// A game on the screen.
pub struct App {
    pub(crate) controller: Controller,
    pub(crate) mode: Mode,
    pub(crate) square: Square,
    pub(crate) piece: Piece,
    pub(crate) palette: Palette,
    pub(crate) messages: Vec<Said>,
    /// The number of lines by which the messages are scrolled up.
    pub(crate) scroll: usize,
    /// The index of the missed alignment that is shown after the game.
    pub(crate) missed: Option<usize>,
    /// Whether the player here wants another game.
    wants_another: bool,
    /// The areas of the screen that can be clicked.
    pub(crate) targets: Vec<(Rect, Target)>,
    /// The target of the latest click: a second click on it acts.
    pub(crate) clicked: Option<Target>,
}

impl App {
    /// Returns an app for a session; `opening` is shown at the start.
    #[must_use]
    pub fn new(session: Session, opening: &Opening, palette: Palette) -> App {
        let mut app = App {
            controller: Controller::new(session, opening),
            mode: Mode::Play,
            square: Square::ALL[0],
            piece: Piece::ALL[0],
            palette,
            messages: Vec::new(),
            scroll: 0,
            missed: None,
            wants_another: false,
            targets: Vec::new(),
            clicked: None,
        };
        let welcome = app.voice().say(TerminalText::WelcomeScreen);
        app.tell(&[&[Line::plain(welcome)], &opening.terms[..], &opening.lines].concat());
        app.find_cursor();
        app
    }

    /// Returns the app with the clock warnings that the player wants.
    #[must_use]
    pub fn with_warnings(self, warnings: Warnings) -> App {
        App { controller: self.controller.with_warnings(warnings), ..self }
    }

    /// Returns the app with sound.
    #[must_use]
    pub fn with_sound(self, sound: Option<Loudspeaker>) -> App {
        App { controller: self.controller.with_sound(sound), ..self }
    }

    /// Returns the loudspeaker, for the next game. This one is silent from now on.
    pub fn take_sound(&mut self) -> Option<Loudspeaker> {
        self.controller.take_sound()
    }

    /// Returns the session.
    #[must_use]
    pub const fn session(&self) -> &Session {
        self.controller.session()
    }

    pub(crate) fn voice(&self) -> Voice {
        self.session().narrator().voice
    }

    /// Returns the explanation of the drawings.
    pub(crate) fn legend(&self) -> TerminalText<'static> {
        match self.voice().edition {
            Edition::Classic => TerminalText::ScreenLegend,
            Edition::Access => TerminalText::ScreenLegendAccess,
        }
    }

    /// Returns the shapes that can be called.
    pub(crate) fn shapes(&self) -> Vec<Shape> {
        self.session().options().terms.rules.shapes().iter().collect()
    }

    /// Returns the highlighted squares: those of the shape to be called or, after the game, those
    /// of the alignments that won or were missed.
    pub(crate) fn marked(&self, view: &View) -> SquareSet {
        match (&self.mode, &view.stage) {
            (Mode::Call(place), _) => {
                self.shapes().get(*place).map_or(SquareSet::EMPTY, |shape| shape.squares())
            }
            (Mode::Confirm(Question::Confirmation(Confirmation::Call(shape))), _) => {
                shape.squares()
            }
            (_, Stage::Over { result: finish }) => {
                let missed = self.missed.and_then(|place| finish.missed.get(place));
                let won = finish.alignments.iter().map(|alignment| alignment.shape().squares());
                missed.map_or_else(
                    || won.fold(SquareSet::EMPTY, |all, squares| all | squares),
                    |missed| missed.alignment.shape().squares(),
                )
            }
            (_, Stage::Waiting | Stage::Playing { .. }) => SquareSet::EMPTY,
        }
    }

    /// Lets the computer act, and applies what is due by the clock; `true` if something happened.
    ///
    /// # Errors
    /// If the game cannot be stored.
    pub fn advance(&mut self) -> Result<bool, SessionError> {
        let (seq, turn) = (self.session().seq(), self.session().view().turn());
        let over = self.session().is_over();
        let lines = self.controller.advance()?;
        self.tell(&lines);
        if self.session().seq() != seq {
            self.find_cursor();
        }
        // A greeting or an offer does not cancel a pending call or confirmation.
        if self.session().view().turn() != turn || self.session().is_over() != over {
            self.drop_question();
        }
        Ok(!lines.is_empty())
    }

    /// Cancels a pending call or confirmation that no longer applies, and says so: the key meant
    /// for it must not do something else unnoticed.
    fn drop_question(&mut self) {
        match self.mode {
            Mode::Call(_) | Mode::Confirm(Question::Confirmation(_) | Question::Draw) => {
                self.mode = Mode::Play;
                self.note(vec![self.voice().say(TerminalText::NotDone)], None);
            }
            // A player may leave at any time.
            Mode::Confirm(Question::Leave)
            | Mode::Play
            | Mode::Help
            | Mode::Read(_)
            | Mode::Type(_) => {}
        }
    }

    /// Shows a reply, or asks for the confirmation it needs.
    pub(super) fn reply(&mut self, reply: Reply) -> Flow {
        match reply {
            Reply::Output(Output { lines, answer, .. }) => {
                self.tell(&lines);
                self.answer(&answer);
                self.find_cursor();
                if self.session().offered_draw().is_some() {
                    self.mode = Mode::Confirm(Question::Draw);
                }
                Flow::Stay
            }
            Reply::Confirmation(sure) => {
                self.mode = Mode::Confirm(Question::Confirmation(sure));
                Flow::Stay
            }
            Reply::Leave => self.leave(),
        }
    }

    /// Asks for another game, which begins as soon as the opponent wants it, too.
    pub(super) fn another(&mut self) -> Result<Flow, SessionError> {
        self.wants_another = true;
        let reply = self.controller.want_another()?;
        let flow = self.reply(reply);
        Ok(if self.is_ready_for_another() { Flow::Another } else { flow })
    }

    /// Tells whether both players want another game.
    pub(super) fn is_ready_for_another(&self) -> bool {
        self.wants_another && self.session().has_next()
    }

    pub(super) fn leave(&mut self) -> Flow {
        if self.session().is_over() || self.mode == Mode::Confirm(Question::Leave) {
            return Flow::Leave;
        }
        self.mode = Mode::Confirm(Question::Leave);
        Flow::Stay
    }

    pub(super) fn move_cursor(&mut self, right: i8, down: i8) {
        let step = |place: usize| {
            let go = |at: usize, by: i8| at.saturating_add_signed(by.into()).min(3);
            4 * go(place / 4, down) + go(place % 4, right)
        };
        let before = (self.piece, self.square);
        match self.phase() {
            Some(Phase::Give) => self.piece = Piece::ALL[step(self.piece.index())],
            Some(Phase::Place(_)) => self.square = Square::ALL[step(self.square.index())],
            Some(Phase::Done) | None => return,
        }
        if before == (self.piece, self.square) {
            let failed = self.controller.signal(Signal::Edge);
            self.tell(failed.as_slice());
        }
    }

    /// Returns the phase of the player at the keyboard, if it is their turn.
    pub(crate) fn phase(&self) -> Option<Phase> {
        let turn = self.session().view().turn()?;
        self.session().is_own_turn().then_some(turn.phase)
    }

    /// Moves the cursor to something that can be chosen, unless it is there already.
    fn find_cursor(&mut self) {
        let legal = self.session().view().legal_actions();
        let gives = legal.iter().filter_map(|action| match action {
            Action::Give(piece) => Some(*piece),
            Action::Place(_) | Action::Call(_) | Action::Done => None,
        });
        let dirs = legal.iter().filter_map(|action| match action {
            Action::Place(square) => Some(*square),
            Action::Give(_) | Action::Call(_) | Action::Done => None,
        });
        if !legal.contains(&Action::Give(self.piece)) {
            self.piece = gives.clone().next().unwrap_or(self.piece);
        }
        if !legal.contains(&Action::Place(self.square)) {
            self.square = dirs.clone().next().unwrap_or(self.square);
        }
    }

    /// Gives or places what the cursor points at.
    pub(super) fn act(&mut self) -> Result<Flow, SessionError> {
        let action = match self.phase() {
            Some(Phase::Give) => Action::Give(self.piece),
            Some(Phase::Place(_)) => Action::Place(self.square),
            Some(Phase::Done) | None => return Ok(Flow::Stay),
        };
        self.intend(Intent::Act(action))
    }

    /// Starts the choice of a shape, or shows why no call is allowed now.
    pub(super) fn begin_call(&mut self) -> Result<Flow, SessionError> {
        let may_call = self.session().view().turn().is_some_and(|turn| turn.may_call);
        if may_call && self.session().is_own_turn() {
            self.mode = Mode::Call(0);
            return Ok(Flow::Stay);
        }
        self.intend(Intent::Act(Action::Call(Shape::Row1)))
    }

    /// Calls the shape with this index in the list.
    pub(super) fn call(&mut self, place: usize) -> Result<Flow, SessionError> {
        self.mode = Mode::Play;
        let Some(&shape) = self.shapes().get(place) else { return Ok(Flow::Stay) };
        self.intend(Intent::Act(Action::Call(shape)))
    }

    /// Carries out what the player has confirmed.
    pub(super) fn confirm(&mut self, question: Question) -> Result<Flow, SessionError> {
        self.mode = Mode::Play;
        match question {
            Question::Leave => Ok(Flow::Leave),
            Question::Draw => self.intend(Intent::Accept(Some(Offered::Draw))),
            Question::Confirmation(sure) => self.intend(Intent::Confirmed(sure)),
        }
    }

    /// Handles a question that the player has declined.
    pub(super) fn refuse(&mut self, question: Question) -> Result<Flow, SessionError> {
        self.mode = Mode::Play;
        match question {
            Question::Draw => self.intend(Intent::Decline(Some(Offered::Draw))),
            Question::Confirmation(_) | Question::Leave => Ok(Flow::Stay),
        }
    }

    /// Carries out what the player means.
    pub(super) fn intend(&mut self, intent: impl Into<Intent>) -> Result<Flow, SessionError> {
        let reply = self.controller.intend(intent.into())?;
        Ok(self.reply(reply))
    }

    pub(super) fn next_missed(&mut self) {
        let Stage::Over { result: finish } = self.session().view().stage else { return };
        let count = finish.missed.len();
        if count == 0 {
            self.note(vec![self.voice().say(TerminalText::ScreenNoneMissed)], None);
        }
        self.missed = match self.missed {
            None if count > 0 => Some(0),
            Some(place) if place + 1 < count => Some(place + 1),
            Some(_) | None => None,
        };
    }

    fn tell(&mut self, lines: &[Line]) {
        self.note(lines.iter().map(|line| line.label.clone()).collect(), None);
    }

    /// Shows an answer among the messages, or on a screen of its own if it is long.
    fn answer(&mut self, answer: &[Line]) {
        let texts: Vec<String> = answer.iter().map(|line| line.label.clone()).collect();
        if texts.len() > LONG {
            self.mode = Mode::Read(Reader::new(texts));
        } else {
            let seat = self.session().seat();
            self.note(texts, Some(seat));
        }
    }

    fn note(&mut self, texts: Vec<String>, seat: Option<Seat>) {
        if texts.is_empty() {
            return;
        }
        let seq = self.session().seq();
        self.forget();
        self.scroll = 0;
        self.messages.extend(texts.into_iter().map(|text| Said { text, seq, seat }));
    }

    /// Drops the messages that must not be shown again in a blindfold game: those older than the
    /// player's latest action, and the answers to the opponent's questions (D11).
    fn forget(&mut self) {
        if self.session().view().board.is_some() {
            return;
        }
        let (from, now) = (self.session().since_own_action(), self.session().seat());
        self.messages.retain(|said| said.seq >= from && said.seat.is_none_or(|seat| seat == now));
    }
}
