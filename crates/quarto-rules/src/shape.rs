use crate::SquareSet;
use crate::set::set;

/// One of the nineteen winning shapes, each of four squares (R7, R15).
///
/// ```
/// use quarto_rules::{Shape, ShapeKind};
///
/// assert_eq!("cola".parse(), Ok(Shape::ColA));
/// assert_eq!(Shape::BlockB2.kind(), ShapeKind::Block);
/// assert!(Shape::ALL.iter().all(|shape| shape.squares().len() == 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "named as they are written")]
pub enum Shape {
    Row1,
    Row2,
    Row3,
    Row4,
    ColA,
    ColB,
    ColC,
    ColD,
    /// From a1 to d4.
    Diag1,
    /// From d1 to a4.
    Diag2,
    /// The 2×2 block with a1 at its top left; all blocks are named like this.
    BlockA1,
    BlockB1,
    BlockC1,
    BlockA2,
    BlockB2,
    BlockC2,
    BlockA3,
    BlockB3,
    BlockC3,
}

/// The kind of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShapeKind {
    /// Four squares across the board.
    Row,
    /// Four squares down the board.
    Column,
    /// Four squares from corner to corner.
    Diagonal,
    /// Four adjacent squares, two by two.
    Block,
}

impl Shape {
    /// Every shape: rows, columns, diagonals, then the blocks in reading order.
    pub const ALL: [Shape; 19] = [
        Shape::Row1,
        Shape::Row2,
        Shape::Row3,
        Shape::Row4,
        Shape::ColA,
        Shape::ColB,
        Shape::ColC,
        Shape::ColD,
        Shape::Diag1,
        Shape::Diag2,
        Shape::BlockA1,
        Shape::BlockB1,
        Shape::BlockC1,
        Shape::BlockA2,
        Shape::BlockB2,
        Shape::BlockC2,
        Shape::BlockA3,
        Shape::BlockB3,
        Shape::BlockC3,
    ];

    /// Returns the shape's index in [`Shape::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the kind of the shape.
    #[must_use]
    pub const fn kind(self) -> ShapeKind {
        match self.index() {
            0..4 => ShapeKind::Row,
            4..8 => ShapeKind::Column,
            8..10 => ShapeKind::Diagonal,
            _ => ShapeKind::Block,
        }
    }

    /// Returns the four squares of the shape.
    ///
    /// ```
    /// use quarto_rules::Shape;
    ///
    /// let squares: Vec<String> = Shape::BlockB3.squares().iter().map(|s| s.to_string()).collect();
    /// assert_eq!(squares, ["b3", "c3", "b4", "c4"]);
    /// ```
    #[must_use]
    pub const fn squares(self) -> SquareSet {
        // Each kind is its first shape, moved by whole columns (1) or rows (4):
        //
        //   Row1     ColA     Diag1    Diag2    BlockA1
        //   x x x x  x . . .  x . . .  . . . x  x x . .
        //   . . . .  x . . .  . x . .  . . x .  x x . .
        //   . . . .  x . . .  . . x .  . x . .  . . . .
        //   . . . .  x . . .  . . . x  x . . .  . . . .
        let n = self.index();
        SquareSet::from_bits(match self.kind() {
            ShapeKind::Row => 0x000F << (4 * n),
            ShapeKind::Column => 0x1111 << (n - 4),
            ShapeKind::Diagonal => [0x8421, 0x1248][n - 8],
            ShapeKind::Block => 0x0033 << ((n - 10) / 3 * 4 + (n - 10) % 3),
        })
    }
}

set! {
    /// A set of shapes.
    ShapeSet of Shape in u32
}
