use alloc::vec::Vec;

use crate::{Board, Piece, RuleSet, SquareSet, Symmetry};

/// A board and a piece in hand, up to everything that makes no difference in play (a canonical form).
///
/// Two positions have the same canonical form exactly when one can be turned into the other by a
/// [`Symmetry`] of the board, by exchanging counted traits, by exchanging the two values of a trait,
/// and by exchanging pieces that differ only in traits that do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Canonical {
    /// The counted traits come first, in ascending order of their squares; the others are empty.
    board: Board,
    has_hand: bool,
}

impl Canonical {
    /// Returns the board, with traits and their values renamed. Traits that do not count are absent
    /// everywhere, so the same piece may appear more than once.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the piece in hand, if there is one. It is always the first piece, because the values of
    /// the traits are exchanged so that none is present on it.
    #[must_use]
    pub const fn hand(&self) -> Option<Piece> {
        if self.has_hand { Some(Piece::ALL[0]) } else { None }
    }
}

/// Computes canonical forms under one rule set.
///
/// ```
/// use quarto_rules::{Canonicalizer, Position, RuleSet};
///
/// let canonicalizer = Canonicalizer::new(RuleSet::LINES);
/// let form = |text: &str| {
///     let position: Position = text.parse().unwrap();
///     canonicalizer.canonical(position.board(), position.hand())
/// };
/// // A piece in a corner, and one in hand that differs in one trait: any corner, any trait.
/// assert_eq!(form("A.../..../..../.... B"), form("..../..../..../...P H"));
/// assert_ne!(form("A.../..../..../.... B"), form(".A../..../..../.... B"));
/// ```
#[derive(Clone, Debug)]
pub struct Canonicalizer {
    rules: RuleSet,
    symmetries: Vec<Symmetry>,
}

impl Canonicalizer {
    /// Returns the canonicalizer for this rule set.
    #[must_use]
    pub fn new(rules: RuleSet) -> Canonicalizer {
        Canonicalizer { rules, symmetries: Symmetry::group(rules.variant()) }
    }

    /// Returns the canonical form of a board and a piece in hand.
    #[must_use]
    pub fn canonical(&self, board: &Board, hand: Option<Piece>) -> Canonical {
        let occupied = board.occupied();
        let smallest = self.symmetries.iter().map(|symmetry| symmetry.squares(occupied)).min();
        let smallest = smallest.expect("the identity is a symmetry");
        let images = self.symmetries.iter().filter(|s| s.squares(occupied) == smallest);
        let board = images.map(|symmetry| self.image(symmetry, board, hand, smallest)).min();
        Canonical { board: board.expect("one image is the smallest"), has_hand: hand.is_some() }
    }

    fn image(
        &self,
        symmetry: &Symmetry,
        board: &Board,
        hand: Option<Piece>,
        occupied: SquareSet,
    ) -> Board {
        let mut present = [SquareSet::EMPTY; 4];
        let counted = self.rules.traits().len();
        for (slot, t) in present.iter_mut().zip(self.rules.traits().iter()) {
            let with = symmetry.squares(board.present(t));
            let without = occupied - with;
            *slot = match hand {
                Some(piece) if piece.has(t) => without,
                Some(_) => with,
                None => with.min(without),
            };
        }
        present[..counted].sort_unstable();
        Board::from_sets(occupied, present)
    }
}
