use core::f64::consts::TAU;

use quarto_rules::{Piece, Trait};

use crate::mesh::Point;

/// What a piece or a hole looks like from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// A circle.
    Round,
    /// A square, with its sides along the board.
    Square,
}

/// Into how many sides circles are cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// So many that a printer makes a circle of them: 96 leave less than 0.01 mm.
    Print,
    /// So few that a picture stays small.
    Picture,
}

impl Outline {
    /// Returns the outline of a piece.
    #[must_use]
    pub fn of(piece: Piece) -> Outline {
        if piece.has(Trait::Outline) { Outline::Square } else { Outline::Round }
    }

    /// Returns points on the outline, turning left seen from above. `half` is half the width.
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
