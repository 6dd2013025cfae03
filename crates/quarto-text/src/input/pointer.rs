//! What a player points at: the words for a shape, however few.

use quarto_rules::{Piece, Shape, ShapeKind, Square, SquareSet};

use super::typed::square_named;

/// What was said of a shape.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pointer {
    pub(super) kinds: Vec<ShapeKind>,
    pub(super) shapes: Vec<Shape>,
    pub(super) squares: Vec<Square>,
    pub(super) numbers: Vec<usize>,
    /// Letters of columns.
    pub(super) letters: Vec<Piece>,
}

impl Pointer {
    /// Returns all shapes that may be meant. Two squares name the lines and blocks that hold both, and
    /// one square those through it, or the block that is named by it.
    pub(super) fn candidates(&self) -> Vec<Shape> {
        Shape::ALL.into_iter().filter(|shape| self.fits(*shape)).collect()
    }

    /// Returns the shape that is meant, if there is no other.
    pub(super) fn shape(&self) -> Option<Shape> {
        match self.candidates()[..] {
            [shape] => Some(shape),
            _ => None,
        }
    }

    /// Tells whether nothing but squares was named.
    pub(super) fn is_square(&self) -> bool {
        Pointer { squares: self.squares.clone(), ..Pointer::default() } == *self
    }

    pub(super) fn is_empty(&self) -> bool {
        *self == Pointer::default()
    }

    /// Returns what a single name points at: a shape, a square, a number or the letter of a column.
    pub(super) fn named(name: &str) -> Vec<Pointer> {
        let pointer = Pointer::default();
        if let Ok(shape) = name.parse() {
            return vec![Pointer { shapes: vec![shape], ..pointer }];
        }
        if let Some(square) = square_named(name) {
            return vec![Pointer { squares: vec![square], ..pointer }];
        }
        let number = ["1", "2", "3", "4"].iter().position(|number| *number == name);
        let letter = Piece::ALL[..4].iter().find(|piece| piece.to_string().to_lowercase() == name);
        let numbered = number.map(|at| Pointer { numbers: vec![at + 1], ..Pointer::default() });
        let lettered = letter.map(|letter| Pointer { letters: vec![*letter], ..pointer });
        numbered.into_iter().chain(lettered).collect()
    }

    /// Returns what both point at together.
    pub(super) fn and(&self, more: &Pointer) -> Pointer {
        Pointer {
            kinds: [&self.kinds[..], &more.kinds].concat(),
            shapes: [&self.shapes[..], &more.shapes].concat(),
            squares: [&self.squares[..], &more.squares].concat(),
            numbers: [&self.numbers[..], &more.numbers].concat(),
            letters: [&self.letters[..], &more.letters].concat(),
        }
    }

    pub(super) fn fits(&self, shape: Shape) -> bool {
        let kind = shape.kind();
        let by_kind = self.kinds.iter().all(|named| *named == kind);
        let by_shape = self.shapes.iter().all(|named| *named == shape);
        let by_number = self.numbers.iter().all(|number| numbered(shape) == Some(*number));
        let by_letter = self
            .letters
            .iter()
            .all(|letter| kind == ShapeKind::Column && numbered(shape) == Some(letter.index() + 1));
        by_kind && by_shape && by_number && by_letter && self.fits_squares(shape)
    }

    fn fits_squares(&self, shape: Shape) -> bool {
        match self.squares[..] {
            [square] if shape.kind() == ShapeKind::Block => {
                shape.squares().iter().next() == Some(square)
            }
            _ => {
                let named: SquareSet = self.squares.iter().copied().collect();
                shape.squares().contains_all(named)
            }
        }
    }
}

/// Returns the number of a line: columns count from the left.
fn numbered(shape: Shape) -> Option<usize> {
    match shape.kind() {
        ShapeKind::Row => Some(shape.index() + 1),
        ShapeKind::Column => Some(shape.index() - 3),
        ShapeKind::Diagonal => Some(shape.index() - 7),
        ShapeKind::Block => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_its_number() {
        for shape in Shape::ALL {
            let text = shape.to_string();
            let expected = match shape.kind() {
                ShapeKind::Row | ShapeKind::Diagonal => text.chars().last().unwrap().to_digit(10),
                ShapeKind::Column => Some(u32::from(text.as_bytes()[3] - b'a' + 1)),
                ShapeKind::Block => None,
            };
            assert_eq!(numbered(shape), expected.map(|number| number as usize), "{shape}");
        }
    }

    #[test]
    fn the_ends_of_a_line_and_all_its_squares_name_it() {
        for shape in Shape::ALL {
            let squares: Vec<Square> = shape.squares().iter().collect();
            let all = Pointer { squares: squares.clone(), ..Pointer::default() };
            assert_eq!(all.shape(), Some(shape));
            let ends = Pointer { squares: vec![squares[0], squares[3]], ..Pointer::default() };
            // The corners of a block may lie on a diagonal.
            assert!(ends.shape() == Some(shape) || shape.kind() == ShapeKind::Block, "{shape}");
            assert!(ends.candidates().contains(&shape));
        }
    }
}
