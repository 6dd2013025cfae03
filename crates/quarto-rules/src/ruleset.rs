use crate::{ShapeSet, TraitSet};

/// Which shapes can win.
///
/// ```
/// use quarto_rules::{Shape, Shapes};
///
/// assert_eq!(Shapes::Lines.set().len(), 10); // Rows, columns and diagonals (R7),
/// assert_eq!(Shapes::Squares.set().len(), 19); // and nine blocks (R15).
/// assert!(!Shapes::Lines.set().contains(Shape::BlockB2));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shapes {
    /// Rows, columns and diagonals (R7).
    #[default]
    Lines,
    /// The 2×2 blocks too (R15).
    Squares,
}

impl Shapes {
    /// Both choices.
    pub const ALL: [Shapes; 2] = [Shapes::Lines, Shapes::Squares];

    /// Returns the shapes that can win: ten lines, or those and nine blocks.
    #[must_use]
    pub const fn set(self) -> ShapeSet {
        match self {
            // The first ten of `Shape::ALL`.
            Shapes::Lines => ShapeSet::from_bits((1 << 10) - 1),
            Shapes::Squares => ShapeSet::FULL,
        }
    }
}

/// What counts as an alignment: which shapes, and which traits (D1).
///
/// ```
/// use quarto_rules::RuleSet;
///
/// let beginners: RuleSet = "lines colour".parse()?;
/// assert_eq!(beginners.shapes().set().len(), 10);
/// assert_eq!(beginners.traits().len(), 1);
/// assert_eq!(RuleSet::all().count(), 30);
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleSet {
    shapes: Shapes,
    /// Never empty.
    traits: TraitSet,
}

impl RuleSet {
    /// The game of the rule book: lines, all four traits.
    pub const LINES: RuleSet = RuleSet { shapes: Shapes::Lines, traits: TraitSet::FULL };

    /// The game for advanced players: blocks win too, all four traits count.
    pub const SQUARES: RuleSet = RuleSet { shapes: Shapes::Squares, traits: TraitSet::FULL };

    /// Returns the rule set, or `None` if no trait counts.
    #[must_use]
    pub const fn new(shapes: Shapes, traits: TraitSet) -> Option<RuleSet> {
        if traits.is_empty() { None } else { Some(RuleSet { shapes, traits }) }
    }

    /// Returns the thirty rule sets.
    pub fn all() -> impl Iterator<Item = RuleSet> {
        Shapes::ALL.into_iter().flat_map(|shapes| {
            (1..=TraitSet::FULL.bits())
                .filter_map(move |bits| RuleSet::new(shapes, TraitSet::from_bits(bits)))
        })
    }

    /// Returns which shapes can win.
    #[must_use]
    pub const fn shapes(self) -> Shapes {
        self.shapes
    }

    /// Returns the traits that count (R14).
    #[must_use]
    pub const fn traits(self) -> TraitSet {
        self.traits
    }
}

impl Default for RuleSet {
    fn default() -> RuleSet {
        RuleSet::LINES
    }
}
