use quarto_rules::{RuleSet, Shape};

use crate::set::{Kind, Kinds, Member};

/// Tables for the search: which shapes go through which squares. `G` is the number of groups that the
/// winning shapes are divided into: the ten lines and, in the variant with blocks, the nine blocks.
///
/// One word of four lanes holds a set of shapes of one group for each of the four traits:
///
/// ```text
///  63    48 47    32 31    16 15     0
/// [ fill   | shape  | height | colour ]   bit n of a lane: shape n of the group
/// ```
pub(crate) struct Geometry<const G: usize> {
    /// For each square, the shapes through it, in all lanes.
    pub(crate) through: [[u64; G]; 16],
    /// For each set of shapes, all their squares.
    pub(crate) union: [[u16; 1 << LINES]; G],
    /// All shapes, in the lanes of traits that count.
    pub(crate) all: [u64; G],
    /// For each kind of piece, the lanes of the counted traits that are absent, and of those present.
    pub(crate) lanes: [[u64; 2]; 16],
    /// For each set of trait values (absent ones in the lower four bits), the kinds that have one of them.
    pub(crate) having: [u16; 256],
    /// The kinds of pieces, each as its piece without any trait that does not count.
    pub(crate) kinds: Kinds,
    /// The pieces of the first kind; those of kind `n` are `n` bits higher.
    copies: Kinds,
}

/// A group holds at most the ten lines.
const LINES: usize = 10;

/// One bit in every lane.
pub(crate) const EVERY_LANE: u64 = 0x0001_0001_0001_0001;

/// Returns the group of a shape and its bit in a lane.
pub(crate) fn bit_of(shape: Shape) -> (usize, usize) {
    (shape.index() / LINES, shape.index() % LINES)
}

impl<const G: usize> Geometry<G> {
    /// Returns the geometry of a rule set; its counted traits are renumbered from 0.
    pub(crate) fn new(rules: RuleSet) -> Box<Geometry<G>> {
        let counted = rules.traits().len();
        let used = if counted == 4 { u64::MAX } else { (1 << (16 * counted)) - 1 };
        let mut geometry = Box::new(Geometry {
            through: [[0; G]; 16],
            union: [[0; 1 << LINES]; G],
            all: [0; G],
            lanes: [[0; 2]; 16],
            having: [0; 256],
            kinds: Kinds::from_bits((1 << (1 << counted)) - 1),
            copies: (0..16).step_by(1 << counted).map(Kind::new).collect(),
        });
        for shape in rules.shapes() {
            let (group, bit) = bit_of(shape);
            geometry.add(group, bit, shape, used);
        }
        for piece in 0..16_u64 {
            let present: u64 =
                (0..4).filter(|t| piece >> t & 1 == 1).map(|t| 0xFFFF << (16 * t)).sum();
            let lanes = &mut geometry.lanes[usize::try_from(piece).expect("a piece")];
            *lanes = [!present & used, present & used];
        }
        for (values, having) in geometry.having.iter_mut().enumerate() {
            *having = (0..16)
                .filter(|piece| (values & 15 & !piece) | (values >> 4 & piece) != 0)
                .fold(0, |pieces, piece| pieces | 1 << piece);
        }
        geometry
    }

    /// Returns all pieces of this kind.
    #[inline]
    pub(crate) fn copies_of(&self, kind: Kind) -> Kinds {
        Kinds::from_bits(self.copies.bits() << kind.index())
    }

    /// Returns the kind that this is a copy of, which may be itself.
    pub(crate) fn kind_of(&self, copy: Kind) -> Kind {
        Kind::new(copy.index() % self.kinds.len())
    }

    fn add(&mut self, group: usize, bit: usize, shape: Shape, used: u64) {
        self.all[group] |= (EVERY_LANE & used) << bit;
        for square in shape.squares() {
            self.through[square.index()][group] |= EVERY_LANE << bit;
        }
        for (set, union) in self.union[group].iter_mut().enumerate() {
            if set >> bit & 1 == 1 {
                *union |= shape.squares().bits();
            }
        }
    }
}
