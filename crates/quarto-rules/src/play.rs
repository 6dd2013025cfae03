use alloc::vec::Vec;

use thiserror::Error;

use crate::{
    Action, Alignment, Calling, Outcome, Phase, Piece, PieceSet, Player, Position, RuleSet, Shape,
    ShapeSet, Square, SquareSet, Window, WrongCall,
};

/// What the players agreed on before the game, as far as it concerns the rules.
///
/// ```
/// use quarto_rules::{Calling, RuleSet, Terms, WrongCall};
///
/// // As in the rule book: lines, all traits, and an alignment must be called.
/// let official = Terms::default();
/// assert_eq!((official.rules, official.calling), (RuleSet::LINES, Calling::Official));
/// let strict = Terms { wrong_call: WrongCall::Loses, ..official };
/// assert!(strict.wrong_call.loses(1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Terms {
    /// What counts as an alignment.
    pub rules: RuleSet,
    /// How an alignment wins.
    pub calling: Calling,
    /// What a wrong call costs.
    pub wrong_call: WrongCall,
}

/// A game in play: its terms, the position, the wrong calls so far, and the outcome if it is over.
///
/// ```
/// use quarto_rules::{Action, Outcome, Play, Player, PlayError, Terms};
///
/// let mut play = Play::new(Terms::default());
/// let actions = ["B", "a1", "D", "b1", "F", "c1", "J", "d1"]; // Four dark pieces on row 1.
/// for action in actions {
///     play.act(action.parse()?)?;
/// }
/// // Player 1 made the alignment, does not notice it, and gives the next piece (R9) …
/// play.act("A".parse()?)?;
/// assert_eq!(play.outcome(), None);
/// // … so that player 2 may call it before placing (R10), and wins.
/// play.act("Q row1".parse()?)?;
/// assert_eq!(play.outcome().and_then(Outcome::winner), Some(Player::Two));
/// assert_eq!(play.act("a2".parse()?), Err(PlayError::GameOver));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Play {
    terms: Terms,
    position: Position,
    wrong_calls: [u8; 2],
    outcome: Option<Outcome>,
}

impl Play {
    /// Returns the start of a game.
    #[must_use]
    pub fn new(terms: Terms) -> Play {
        Play { terms, ..Play::default() }
    }

    /// Returns a game that continues from `position`. Wrong calls made before it are not counted.
    #[must_use]
    pub fn from_position(terms: Terms, position: Position) -> Play {
        let mut play = Play { terms, position, ..Play::default() };
        play.outcome = play.outcome_of_position();
        play
    }

    /// Returns what the players agreed on.
    #[must_use]
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// Returns the position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns how many wrong calls `player` has made.
    #[must_use]
    pub const fn wrong_calls(&self, player: Player) -> u8 {
        self.wrong_calls[player.index()]
    }

    /// Returns how the game ended, or `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns the alignments that the latest placement made and that have not expired.
    ///
    /// Under official calling the players must notice them by themselves: do not show them to anyone
    /// before the end of the game (D8).
    pub fn open_alignments(&self) -> impl Iterator<Item = Alignment> {
        let window = self.position.window().into_iter();
        window.flat_map(|window| {
            Alignment::through(self.position.board(), self.terms.rules, window.square())
        })
    }

    /// Returns the alignments that won the game: the one that was called (R8), or all that won
    /// without a call (D7).
    #[must_use]
    pub fn winning_alignments(&self) -> Vec<Alignment> {
        match self.outcome {
            Some(Outcome::Call { alignment, .. }) => alloc::vec![alignment],
            Some(Outcome::Alignment { .. }) => self.open_alignments().collect(),
            Some(Outcome::WrongCall { .. } | Outcome::FullBoard) | None => Vec::new(),
        }
    }

    /// Tells whether the player who must act may call QUARTO! (D2, D7). It never depends on which pieces
    /// are on the board (D8).
    ///
    /// ```
    /// use quarto_rules::{Play, Terms};
    ///
    /// let mut play = Play::new(Terms::default());
    /// play.act("B".parse()?)?;
    /// assert!(!play.may_call()); // Nothing is placed yet.
    /// play.act("a1".parse()?)?;
    /// assert!(play.may_call()); // The call would be wrong, but that is for the player to see.
    /// play.act("Q row1".parse()?)?;
    /// assert!(!play.may_call()); // A window has one call.
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn may_call(&self) -> bool {
        !self.callable().is_empty()
    }

    /// Plays `action` for the player who must act.
    ///
    /// # Errors
    /// Returns why the action is refused; the game is unchanged.
    pub fn act(&mut self, action: Action) -> Result<(), PlayError> {
        self.act_as(self.position.player(), action)
    }

    /// Plays `action` for `player`.
    ///
    /// # Errors
    /// Returns why the action is refused; the game is unchanged.
    pub fn act_as(&mut self, player: Player, action: Action) -> Result<(), PlayError> {
        self.check(player, action)?;
        match action {
            Action::Give(piece) => self.position.give(piece),
            Action::Place(square) => {
                self.position.place(square);
                self.outcome = self.outcome_of_position();
            }
            Action::Call(shape) => self.call(player, shape),
            Action::Done if player == self.position.placer() => self.position.pass_window(),
            Action::Done => {
                self.position.close_window();
                self.outcome = self.outcome_of_position();
            }
        }
        Ok(())
    }

    /// Returns the legal actions of the player who must act: gives or placements or *done*, and while
    /// the window is open a call of every shape that can win, right or wrong (D8).
    pub fn legal_actions(&self) -> impl Iterator<Item = Action> {
        let (gives, places, done, calls) = self.legal_sets();
        let gives = gives.iter().map(Action::Give);
        let places = places.iter().map(Action::Place);
        let calls = calls.iter().map(Action::Call);
        gives.chain(places).chain(done.then_some(Action::Done)).chain(calls)
    }

    /// Returns how many actions are legal.
    #[must_use]
    pub fn count_legal_actions(&self) -> usize {
        let (gives, places, done, calls) = self.legal_sets();
        gives.len() + places.len() + usize::from(done) + calls.len()
    }

    fn callable(&self) -> ShapeSet {
        match self.outcome {
            Some(_) => ShapeSet::EMPTY,
            None => Window::callable(self.position.window(), self.terms),
        }
    }

    fn legal_sets(&self) -> (PieceSet, SquareSet, bool, ShapeSet) {
        if self.outcome.is_some() {
            return (PieceSet::EMPTY, SquareSet::EMPTY, false, ShapeSet::EMPTY);
        }
        let calls = self.callable();
        match self.position.phase() {
            Phase::Give => (self.position.reserve(), SquareSet::EMPTY, false, calls),
            Phase::Place(_) => (PieceSet::EMPTY, !self.position.board().occupied(), false, calls),
            Phase::Done => (PieceSet::EMPTY, SquareSet::EMPTY, true, calls),
        }
    }

    /// Checks whether `player` may play `action` now.
    ///
    /// # Errors
    /// Returns why the action would be refused.
    pub fn check(&self, player: Player, action: Action) -> Result<(), PlayError> {
        self.check_moment(player, action)?;
        match action {
            Action::Give(piece) => self.check_reserve(piece),
            Action::Place(square) => self.check_empty(square),
            Action::Call(_) | Action::Done => Ok(()),
        }
    }

    /// Checks whether now is the moment for `player` to play an action of this kind, from what both
    /// players know even without seeing the board: whose turn and whose window it is.
    ///
    /// # Errors
    /// Returns why the action would be refused wherever the pieces are.
    pub fn check_moment(&self, player: Player, action: Action) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        if let Action::Call(shape) = action {
            return Window::check(self.position.window(), self.terms, player, shape);
        }
        if player != self.position.player() {
            return Err(PlayError::NotYourTurn);
        }
        match (self.position.phase(), action) {
            (Phase::Give, Action::Give(_))
            | (Phase::Place(_), Action::Place(_))
            | (Phase::Done, Action::Done) => Ok(()),
            (phase, _) => Err(PlayError::WrongPhase(phase)),
        }
    }

    /// Checks whether the player who must place could play `next` right after placing, from what both
    /// players know without looking at the board (D2).
    ///
    /// A give is not refused because the placement may end the game: then it is simply not needed any
    /// more.
    ///
    /// # Errors
    /// Returns why `next` would be refused after any placement.
    pub fn check_after_placing(&self, next: Action) -> Result<(), PlayError> {
        let is_last = self.position.placed() + 1 == Square::ALL.len();
        match (next, self.terms.calling) {
            (Action::Call(shape), _) => Window::check_shape(self.terms, shape),
            (Action::Give(_), Calling::Official) if is_last => {
                Err(PlayError::WrongPhase(Phase::Done))
            }
            (Action::Done, Calling::Official) if is_last => Ok(()),
            (Action::Done, Calling::Auto) if is_last => Err(PlayError::GameOver),
            (Action::Give(_), _) => Ok(()),
            (Action::Done | Action::Place(_), _) => Err(PlayError::WrongPhase(Phase::Give)),
        }
    }

    fn check_reserve(&self, piece: Piece) -> Result<(), PlayError> {
        let there = self.position.reserve().contains(piece);
        if there { Ok(()) } else { Err(PlayError::NotInReserve(piece)) }
    }

    fn check_empty(&self, square: Square) -> Result<(), PlayError> {
        let occupied = self.position.board().occupied().contains(square);
        if occupied { Err(PlayError::Occupied(square)) } else { Ok(()) }
    }

    fn call(&mut self, player: Player, shape: Shape) {
        let judge = |window: Window| window.judge(self.position.board(), self.terms.rules, shape);
        if let Some(alignment) = self.position.window().and_then(judge) {
            self.outcome = Some(Outcome::Call { winner: player, alignment });
            return;
        }
        self.position.use_call();
        let count = &mut self.wrong_calls[player.index()];
        *count += 1;
        if self.terms.wrong_call.loses(*count) {
            self.outcome = Some(Outcome::WrongCall { loser: player, shape });
        }
    }

    /// Returns the outcome that follows from the position alone: an alignment that wins without a call,
    /// or a full board on which neither player may call any more.
    fn outcome_of_position(&self) -> Option<Outcome> {
        if self.terms.calling == Calling::Auto {
            let shapes: ShapeSet = self.open_alignments().map(Alignment::shape).collect();
            if !shapes.is_empty() {
                return Some(Outcome::Alignment { winner: self.position.placer(), shapes });
            }
        }
        let may_call = self.terms.calling == Calling::Official && self.position.window().is_some();
        (self.position.board().is_full() && !may_call).then_some(Outcome::FullBoard)
    }
}

/// Why an action was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The other player must act.
    #[error("it is the other player's turn")]
    NotYourTurn,
    /// Something else must be done first.
    #[error("now is the time to {}", phase_verb(*.0))]
    WrongPhase(Phase),
    /// The piece was given or placed before.
    #[error("piece {0} is not in the reserve")]
    NotInReserve(Piece),
    /// The square is occupied.
    #[error("square {0} is occupied")]
    Occupied(Square),
    /// Alignments win by themselves (D7).
    #[error("there are no calls in this game, alignments win by themselves")]
    NoCalls,
    /// The rule set does not count this shape.
    #[error("{0} cannot win in this game")]
    NotAWinningShape(Shape),
    /// There is no latest placement whose alignments could be called.
    #[error("there is no placement to call")]
    NoWindow,
    /// The other player may call now (D2).
    #[error("it is the other player's window to call")]
    NotYourWindow,
    /// Each window has one call (D2).
    #[error("the one call of this window has been used")]
    CallUsed,
    /// A whole move must give a piece unless it ends the game.
    #[error("the game goes on, so the move must give a piece")]
    NothingGiven,
}

/// Says what must be done, for [`PlayError::WrongPhase`].
fn phase_verb(phase: Phase) -> &'static str {
    match phase {
        Phase::Give => "give a piece",
        Phase::Place(_) => "place the piece in hand",
        Phase::Done => "call or say done",
    }
}
