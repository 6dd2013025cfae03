use crate::{Piece, PieceSet, Player, Square, SquareSet, Trait, TraitSet};

/// The pieces on the board, as sets of squares: where any piece stands, and for each trait where it
/// is present.
///
/// A board may hold anything, even the same piece twice; a [`Position`](crate::Position) may not.
///
/// ```
/// use quarto_rules::{Board, Trait};
///
/// let board: Board = "K.../.F../..../..N.".parse()?;
/// assert_eq!(board.piece_at("b2".parse()?), Some("F".parse()?));
/// assert!(board.present(Trait::Fill).iter().eq(["a1".parse()?, "c4".parse()?])); // K and N are hollow.
/// assert_eq!(board.iter().count(), 3);
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    occupied: SquareSet,
    /// Subsets of `occupied`, in the order of [`Trait::ALL`].
    present: [SquareSet; 4],
}

impl Board {
    /// Returns the board with these sets; squares outside `occupied` are dropped from `present`.
    #[must_use]
    pub fn from_sets(occupied: SquareSet, present: [SquareSet; 4]) -> Board {
        Board { occupied, present: present.map(|squares| squares & occupied) }
    }

    /// Returns the squares on which a piece stands.
    #[must_use]
    pub const fn occupied(&self) -> SquareSet {
        self.occupied
    }

    /// Returns the squares on which `t` is present; it is absent on the other occupied ones.
    #[must_use]
    pub const fn present(&self, t: Trait) -> SquareSet {
        self.present[t.index()]
    }

    /// Returns the piece on `square`, if there is one.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let present = |t: &Trait| self.present(*t).contains(square);
        self.occupied
            .contains(square)
            .then(|| Piece::with_present(Trait::ALL.into_iter().filter(present).collect()))
    }

    /// Returns the pieces on the board with their squares, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::ALL.into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Returns the different pieces on the board.
    #[must_use]
    pub fn pieces(&self) -> PieceSet {
        self.iter().map(|(_, piece)| piece).collect()
    }

    /// Tells whether every square is occupied.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.occupied == SquareSet::FULL
    }

    /// Returns the player who made the latest placement, if this is the board of a game. On the empty
    /// board it is player 1, who gives next as if they had placed.
    ///
    /// Player 1 gives first, so player 2 places first (R5), and then they take turns (R6).
    ///
    /// ```
    /// use quarto_rules::{Board, Player};
    ///
    /// let board: Board = "K.../..../..../....".parse()?;
    /// assert_eq!(board.placer(), Player::Two);
    /// # Ok::<(), quarto_rules::NotationError>(())
    /// ```
    #[must_use]
    pub const fn placer(&self) -> Player {
        if self.occupied.len().is_multiple_of(2) { Player::One } else { Player::Two }
    }

    /// Returns the board with `piece` on `square`, replacing any piece there.
    #[must_use]
    pub fn with(mut self, square: Square, piece: Piece) -> Board {
        self.occupied.insert(square);
        for t in Trait::ALL {
            let squares = &mut self.present[t.index()];
            *squares = if piece.has(t) { squares.with(square) } else { squares.without(square) };
        }
        self
    }

    /// Returns the traits present on every one of `squares`.
    pub(crate) fn all_present(&self, squares: SquareSet) -> TraitSet {
        Trait::ALL.into_iter().filter(|&t| self.present(t).contains_all(squares)).collect()
    }

    /// Returns the traits absent on every one of `squares`.
    pub(crate) fn all_absent(&self, squares: SquareSet) -> TraitSet {
        let absent = |t: &Trait| (self.occupied - self.present(*t)).contains_all(squares);
        Trait::ALL.into_iter().filter(absent).collect()
    }
}

impl FromIterator<(Square, Piece)> for Board {
    fn from_iter<I: IntoIterator<Item = (Square, Piece)>>(pieces: I) -> Board {
        pieces
            .into_iter()
            .fold(Board::default(), |board, (square, piece)| board.with(square, piece))
    }
}
