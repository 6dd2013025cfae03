use crate::set::set;

/// One of the sixteen squares of the board (R1), in reading order.
///
/// ```text
///     a  b  c  d
/// 1   0  1  2  3
/// 2   4  5  6  7
/// 3   8  9 10 11
/// 4  12 13 14 15
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Every square in reading order, a1 b1 c1 d1 a2 … d4.
    pub const ALL: [Square; 16] = {
        let mut all = [Square(0); 16];
        let mut index = 0;
        while index < 16 {
            all[index as usize] = Square(index);
            index += 1;
        }
        all
    };

    /// Returns the square with this index, or `None` above 15.
    #[must_use]
    pub const fn new(index: u8) -> Option<Square> {
        if index < 16 { Some(Square(index)) } else { None }
    }

    /// Returns the square in this column and row, both counted from 0, or `None` outside the board.
    ///
    /// ```
    /// use quarto_rules::Square;
    ///
    /// assert_eq!(Square::at(2, 0), "c1".parse().ok());
    /// assert_eq!(Square::at(0, 4), None);
    /// ```
    #[must_use]
    pub const fn at(column: usize, row: usize) -> Option<Square> {
        if column < 4 && row < 4 { Some(Square::ALL[4 * row + column]) } else { None }
    }

    /// Returns the square's index in [`Square::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the column, 0 for a to 3 for d.
    #[must_use]
    pub const fn column(self) -> usize {
        self.index() % 4
    }

    /// Returns the row, 0 for the top row 1 to 3 for the bottom row 4.
    #[must_use]
    pub const fn row(self) -> usize {
        self.index() / 4
    }
}

set! {
    /// A set of squares.
    SquareSet of Square in u16
}
