use alloc::vec::Vec;

use crate::{Alignment, Board, Canonical, Canonicalizer, Piece, RuleSet};

/// The essentially different positions without an alignment and with a piece in hand, listed by
/// the number of pieces on the board.
///
/// ```
/// use quarto_rules::{Catalogue, RuleSet};
///
/// let mut catalogue = Catalogue::new(RuleSet::LINES);
/// catalogue.advance(); // One piece on the board:
/// // in a corner or the centre, or on an edge, differing from the one in hand by 1 to 4 traits.
/// assert_eq!(catalogue.positions().len(), 8);
/// ```
#[derive(Clone, Debug)]
pub struct Catalogue {
    /// The representative: canonical forms do not name the traits, and keep the counted ones first.
    rules: RuleSet,
    canonicalizer: Canonicalizer,
    positions: Vec<Canonical>,
}

impl Catalogue {
    /// Returns the catalogue at its first page, the empty board.
    #[must_use]
    pub fn new(rules: RuleSet) -> Catalogue {
        let rules = rules.representative();
        let canonicalizer = Canonicalizer::new(rules);
        let empty = canonicalizer.canonical(&Board::default(), Some(Piece::ALL[0]));
        Catalogue { rules, canonicalizer, positions: alloc::vec![empty] }
    }

    /// Returns the positions with the current number of pieces on the board, in order.
    #[must_use]
    pub fn positions(&self) -> &[Canonical] {
        &self.positions
    }

    /// Moves on to the positions with one more piece on the board.
    pub fn advance(&mut self) {
        // Most of the list are duplicates; removing them now and then keeps it short.
        const SORT_AFTER: usize = 1 << 26;
        let mut next = Vec::new();
        let mut sort_at = SORT_AFTER;
        for position in &self.positions {
            self.add_successors(position, &mut next);
            if next.len() > sort_at {
                sort_dedup(&mut next);
                sort_at = next.len() + SORT_AFTER;
            }
        }
        sort_dedup(&mut next);
        self.positions = next;
    }

    fn add_successors(&self, position: &Canonical, next: &mut Vec<Canonical>) {
        let Some(hand) = position.hand() else { return };
        for square in !position.board().occupied() {
            let board = position.board().with(square, hand);
            if Alignment::through(&board, self.rules, square).next().is_none() {
                let left = self.kinds_left(&board);
                next.extend(left.map(|kind| self.canonicalizer.canonical(&board, Some(kind))));
            }
        }
    }

    /// Returns the kinds of pieces that are not all on the board yet. A kind is represented by its
    /// piece on which every trait that does not count is absent.
    fn kinds_left(&self, board: &Board) -> impl Iterator<Item = Piece> {
        let kinds = 1 << self.rules.traits().len();
        let mut count = [0; Piece::ALL.len()];
        board.iter().for_each(|(_, kind)| count[kind.index()] += 1);
        let left = move |kind: &Piece| count[kind.index()] < Piece::ALL.len() / kinds;
        Piece::ALL.into_iter().take(kinds).filter(left)
    }
}

fn sort_dedup(positions: &mut Vec<Canonical>) {
    positions.sort_unstable();
    positions.dedup();
}
