use core::f64::consts::TAU;

use quarto_rules::{Piece, Trait};

use crate::mesh::Point;

/// The outline of a piece or a hole, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// A circle.
    Round,
    /// A square, with its sides parallel to those of the board.
    Square,
}

/// The level of detail: how many sides a circle has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// So fine that a printed circle is round: with 96 sides it is off by less than 0.01 mm.
    Print,
    /// So coarse that a picture stays small.
    Picture,
}

impl Outline {
    /// Returns the outline of a piece.
    #[must_use]
    pub fn of(piece: Piece) -> Outline {
        if piece.has(Trait::Outline) { Outline::Square } else { Outline::Round }
    }

    /// Returns points on the outline, counter-clockwise seen from above. `half` is half the width.
    pub(crate) fn ring(self, middle: Point, half: f64, sides: u8) -> Vec<Point> {
        let [x, y, z] = middle;
        match self {
            Outline::Round => {
                let angles = (0..sides).map(|side| f64::from(side) * TAU / f64::from(sides));
                angles.map(|angle| [x + half * angle.cos(), y + half * angle.sin(), z]).collect()
            }
            Outline::Square => {
                let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
                corners.map(|(right, away)| [x + right * half, y + away * half, z]).into()
            }
        }
    }
}

impl Detail {
    /// Returns the number of sides of the circles of a piece.
    pub(crate) fn of_piece(self) -> u8 {
        match self {
            Detail::Print => 96,
            Detail::Picture => 40,
        }
    }

    /// Returns the number of sides of a braille dot.
    pub(crate) fn of_dot(self) -> u8 {
        match self {
            Detail::Print => 24,
            Detail::Picture => 10,
        }
    }

    /// Returns the number of steps in which a braille dot rises.
    pub(crate) fn dot_steps(self) -> u8 {
        match self {
            Detail::Print => 6,
            Detail::Picture => 2,
        }
    }
}
