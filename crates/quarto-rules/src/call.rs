//! Who may call QUARTO!, when, and whether the call is right (R8–R11, D2–D4).

use crate::{Alignment, Board, Player, RuleSet, Shape, Square};

/// How an alignment wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Calling {
    /// Only for a player who calls it in their window (R8–R11).
    #[default]
    Official,
    /// At once, for the player who made it (D7).
    Auto,
}

impl Calling {
    /// Both ways.
    pub const ALL: [Calling; 2] = [Calling::Official, Calling::Auto];
}

/// What a wrong call costs (D3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrongCall {
    /// A player's third wrong call in one game loses.
    #[default]
    Three,
    /// The first wrong call loses.
    Loses,
    /// Nothing.
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

/// The right to call the alignments of the latest placement, one player's at a time (D2).
///
/// A placement opens the placer's window (R9). Giving closes it and opens the receiver's (R10); the
/// receiver's own placement closes that one, and with it these alignments are worth nothing for the
/// rest of the game (R11). After the last piece *done* takes the place of giving (D4). Only actions
/// close a window, never time (D5).
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

    /// Returns the window after its one call was used.
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

    /// Tells whether the one call of this window was made.
    #[must_use]
    pub const fn called(self) -> bool {
        self.called
    }

    /// Returns the alignment that a call of `shape` points out, or `None` if the call is wrong:
    /// the shape is no alignment, or the latest placement is not part of it (R11).
    pub(crate) fn judge(self, board: &Board, rules: RuleSet, shape: Shape) -> Option<Alignment> {
        let alignment = Alignment::find(board, rules, shape);
        alignment.filter(|_| shape.squares().contains(self.square))
    }
}
