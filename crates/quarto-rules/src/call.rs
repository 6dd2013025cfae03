//! Who may call QUARTO!, when, and whether the call is right (R8–R11, D2–D4).

use crate::{Alignment, Board, PlayError, Player, RuleSet, Shape, ShapeSet, Square, Terms};

/// How an alignment wins.
///
/// ```
/// use quarto_rules::{Calling, Move, Outcome, Play, Player, Terms};
///
/// let terms = Terms { calling: Calling::Auto, ..Terms::default() };
/// let mut play = Play::new(terms);
/// for whole in ["B", "a1D", "b1F", "c1J", "d1"] {
///     whole.parse::<Move>()?.act(&mut play)?; // The fourth dark piece on row 1 wins at once (D7).
/// }
/// assert_eq!(play.outcome().and_then(Outcome::winner), Some(Player::One));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Calling {
    /// It wins only for a player who calls it in their window (R8–R11).
    #[default]
    Official,
    /// It wins at once, for the player who made it (D7).
    Auto,
}

impl Calling {
    /// Both modes.
    pub const ALL: [Calling; 2] = [Calling::Official, Calling::Auto];
}

/// What a wrong call costs (D3).
///
/// ```
/// use quarto_rules::WrongCall;
///
/// assert_eq!([1, 2, 3].map(|count| WrongCall::Three.loses(count)), [false, false, true]);
/// assert!(WrongCall::Loses.loses(1));
/// assert!(!WrongCall::Free.loses(16));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrongCall {
    /// A player's third wrong call in one game loses.
    #[default]
    Three,
    /// The first wrong call loses.
    Loses,
    /// A wrong call costs nothing.
    Free,
}

impl WrongCall {
    /// All three options.
    pub const ALL: [WrongCall; 3] = [WrongCall::Three, WrongCall::Loses, WrongCall::Free];

    /// Tells whether a player's `count`th wrong call loses the game.
    #[must_use]
    pub const fn loses(self, count: u8) -> bool {
        match self {
            WrongCall::Three => count >= 3,
            WrongCall::Loses => count >= 1,
            WrongCall::Free => false,
        }
    }
}

/// The right to call the alignments of the latest placement; one player has it at a time (D2).
///
/// A placement opens the placer's window (R9). Giving closes it and opens the receiver's (R10); the
/// receiver's own placement closes that one, and from then on these alignments are worthless for the
/// rest of the game (R11). After the last piece, saying *done* replaces giving (D4). Only actions
/// close a window, never time (D5).
///
/// ```
/// use quarto_rules::{Play, Player, Terms};
///
/// let mut play = Play::new(Terms::default());
/// for action in ["B", "a1", "D", "b1", "F", "c1", "J", "d1", "A", "a2"] {
///     play.act(action.parse()?)?;
/// }
/// // Both have missed the four dark pieces on row 1. The window is for a2 now, and a call of
/// // row 1 is wrong (R11).
/// assert_eq!(play.position().window().unwrap().square(), "a2".parse()?);
/// play.act("Q row1".parse()?)?;
/// assert_eq!((play.outcome(), play.wrong_calls(Player::Two)), (None, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Window {
    owner: Player,
    square: Square,
    called: bool,
}

impl Window {
    pub(crate) const fn new(owner: Player, square: Square, called: bool) -> Window {
        Window { owner, square, called }
    }

    /// Returns the window that opens when `placer` has placed on `square`.
    pub(crate) const fn opened_by(placer: Player, square: Square) -> Window {
        Window::new(placer, square, false)
    }

    /// Returns the other player's window on the same placement.
    pub(crate) const fn passed_on(self) -> Window {
        Window::new(self.owner.opponent(), self.square, false)
    }

    /// Returns this window with its one call used.
    pub(crate) const fn used(self) -> Window {
        Window::new(self.owner, self.square, true)
    }

    /// Returns the player who may call.
    #[must_use]
    pub const fn owner(self) -> Player {
        self.owner
    }

    /// Returns the square of the latest placement.
    #[must_use]
    pub const fn square(self) -> Square {
        self.square
    }

    /// Tells whether the one call of this window has been made.
    #[must_use]
    pub const fn called(self) -> bool {
        self.called
    }

    /// Returns the shapes that the owner of the open window may call: every shape that can win,
    /// whether the call is right or wrong, or none (D2, D7). It never depends on what stands on the
    /// board (D8). This alone decides who may call; [`Window::check`] says why not.
    pub(crate) fn callable(window: Option<Window>, terms: Terms) -> ShapeSet {
        match (terms.calling, window) {
            (Calling::Official, Some(window)) if !window.called => terms.rules.shapes(),
            (Calling::Official, Some(_) | None) | (Calling::Auto, _) => ShapeSet::EMPTY,
        }
    }

    /// Tells whether `player` may call `shape`, and if not, why (D2, D7).
    pub(crate) fn check(
        window: Option<Window>,
        terms: Terms,
        player: Player,
        shape: Shape,
    ) -> Result<(), PlayError> {
        Window::check_shape(terms, shape)?;
        match window {
            None => Err(PlayError::NoWindow),
            Some(window) if window.owner != player => Err(PlayError::NotYourWindow),
            Some(window) if window.called => Err(PlayError::CallUsed),
            Some(_) => Ok(()),
        }
    }

    /// Tells whether `shape` can ever be called, and if not, why (D2, D7).
    pub(crate) fn check_shape(terms: Terms, shape: Shape) -> Result<(), PlayError> {
        match terms.calling {
            Calling::Auto => Err(PlayError::NoCalls),
            Calling::Official if terms.rules.shapes().contains(shape) => Ok(()),
            Calling::Official => Err(PlayError::NotAWinningShape(shape)),
        }
    }

    /// Returns the alignment that a call of `shape` points out, or `None` if the call is wrong:
    /// the shape is not an alignment, or the latest placement is not part of it (R11).
    pub(crate) fn judge(self, board: &Board, rules: RuleSet, shape: Shape) -> Option<Alignment> {
        let alignment = Alignment::find(board, rules, shape);
        alignment.filter(|_| shape.squares().contains(self.square))
    }
}
