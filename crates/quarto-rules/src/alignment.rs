use crate::{Board, RuleSet, Shape, Square, TraitSet, TraitValue};

/// A winning shape whose four pieces share a counted trait (R7), with the values they share.
///
/// ```
/// use quarto_rules::{Alignment, Position, RuleSet, Shape};
///
/// // B, D, F and J are all dark, and nothing else.
/// let position: Position = "BDFJ/..../..../.... A".parse()?;
/// let row = Alignment::find(position.board(), RuleSet::LINES, Shape::Row1).unwrap();
/// assert_eq!(row.values().collect::<Vec<_>>(), ["dark".parse()?]);
///
/// // Where only the height counts (R14), they are not aligned.
/// let height = "lines height".parse()?;
/// assert_eq!(Alignment::find(position.board(), height, Shape::Row1), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Alignment {
    shape: Shape,
    /// The counted traits present on all four pieces, and those absent on all four.
    present: TraitSet,
    absent: TraitSet,
}

impl Alignment {
    /// Returns the alignment on `shape`, if it is one under these rules.
    #[must_use]
    pub fn find(board: &Board, rules: RuleSet, shape: Shape) -> Option<Alignment> {
        let squares = shape.squares();
        let present = board.all_present(squares) & rules.traits();
        let absent = board.all_absent(squares) & rules.traits();
        let aligned = rules.shapes().contains(shape) && !(present | absent).is_empty();
        aligned.then_some(Alignment { shape, present, absent })
    }

    /// Returns the alignments that contain `square`.
    pub fn through(
        board: &Board,
        rules: RuleSet,
        square: Square,
    ) -> impl Iterator<Item = Alignment> {
        Shape::ALL
            .into_iter()
            .filter(move |shape| shape.squares().contains(square))
            .filter_map(move |shape| Alignment::find(board, rules, shape))
    }

    /// Returns the alignment of pieces that share these values, as another program reported it.
    #[cfg(feature = "serde")]
    pub(crate) fn sharing(shape: Shape, values: &[TraitValue]) -> Alignment {
        let of = |present| values.iter().filter(move |value| value.present == present);
        let traits = |present| of(present).map(|value| value.of).collect();
        Alignment { shape, present: traits(true), absent: traits(false) }
    }

    /// Returns the shape.
    #[must_use]
    pub const fn shape(self) -> Shape {
        self.shape
    }

    /// Returns the values that the four pieces share, in the order of the traits.
    pub fn values(self) -> impl Iterator<Item = TraitValue> {
        let shared = self.present | self.absent;
        shared.iter().map(move |of| TraitValue { of, present: self.present.contains(of) })
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::Piece;

    /// Checks what the pieces with these bits share under `rules` when they stand on the first row.
    fn check(bits: &[u8], rules: RuleSet, expected: &str) {
        let pieces = bits.iter().map(|&bits| Piece::new(bits).unwrap());
        let board: Board = Square::ALL.into_iter().zip(pieces).collect();
        let found = Alignment::find(&board, rules, Shape::Row1);
        let values = found.into_iter().flat_map(Alignment::values).map(|value| value.to_string());
        let values: alloc::vec::Vec<_> = values.collect();
        assert_eq!(values.join(" "), expected, "{bits:?} {rules:?}");
    }

    #[test]
    fn r7_four_pieces_sharing_a_trait_value_align() {
        check(&[1, 3, 5, 9], RuleSet::LINES, "dark");
        check(&[0, 2, 4, 15], RuleSet::LINES, "");
        check(&[0, 1, 2, 3], RuleSet::LINES, "round solid");
        check(&[2, 7, 10, 14], RuleSet::LINES, "tall");
    }

    #[test]
    fn r7_three_pieces_never_align() {
        check(&[1, 3, 5], RuleSet::LINES, "");
        check(&[0, 2, 4], RuleSet::LINES, "");
        check(&[], RuleSet::LINES, "");
    }

    #[test]
    fn r14_only_counted_traits_align() {
        let height: RuleSet = "lines height".parse().unwrap();
        check(&[1, 3, 5, 9], height, "");
        check(&[2, 7, 10, 15], height, "tall");
        check(&[0, 1, 4, 5], height, "short");
    }

    #[test]
    fn r15_blocks_align_only_with_squares() {
        let board: Board = Shape::BlockB2.squares().iter().zip(Piece::ALL).collect();
        assert_eq!(Alignment::find(&board, RuleSet::LINES, Shape::BlockB2), None);
        assert!(Alignment::find(&board, RuleSet::BLOCKS, Shape::BlockB2).is_some());
    }
}
