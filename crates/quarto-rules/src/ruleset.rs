use crate::{ShapeSet, Trait, TraitSet};

/// The variant of the game, which decides which shapes can win: that of the rule book, or that for
/// advanced players.
///
/// The advanced one is written `squares`, as the rule sheets call a 2×2 block. In the code a square is
/// a place on the board, so the variant is named after its [blocks](crate::ShapeKind::Block).
///
/// ```
/// use quarto_rules::{Shape, Variant};
///
/// assert_eq!(Variant::Lines.shapes().len(), 10); // Rows, columns and diagonals (R7),
/// assert_eq!(Variant::Blocks.shapes().len(), 19); // and nine blocks (R15).
/// assert!(!Variant::Lines.shapes().contains(Shape::BlockB2));
/// assert_eq!(Variant::Blocks.to_string(), "squares");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// Rows, columns and diagonals (R7).
    #[default]
    Lines,
    /// The 2×2 blocks too (R15).
    Blocks,
}

impl Variant {
    /// Both variants.
    pub const ALL: [Variant; 2] = [Variant::Lines, Variant::Blocks];

    /// Returns the shapes that can win: ten lines, or those and nine blocks.
    #[must_use]
    pub const fn shapes(self) -> ShapeSet {
        match self {
            // The first ten of `Shape::ALL`.
            Variant::Lines => ShapeSet::from_bits((1 << 10) - 1),
            Variant::Blocks => ShapeSet::FULL,
        }
    }
}

/// What counts as an alignment: which shapes, and which traits (D1).
///
/// ```
/// use quarto_rules::RuleSet;
///
/// let beginners: RuleSet = "lines colour".parse()?;
/// assert_eq!(beginners.shapes().len(), 10);
/// assert_eq!(beginners.traits().len(), 1);
/// assert_eq!(RuleSet::all().count(), 30);
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleSet {
    variant: Variant,
    /// Never empty, except in a twin.
    traits: TraitSet,
}

impl RuleSet {
    /// The game of the rule book: lines, all four traits.
    pub const LINES: RuleSet = RuleSet { variant: Variant::Lines, traits: TraitSet::FULL };

    /// The game for advanced players: blocks win too, all four traits count.
    pub const BLOCKS: RuleSet = RuleSet { variant: Variant::Blocks, traits: TraitSet::FULL };

    /// Returns the rule set, or `None` if no trait counts.
    #[must_use]
    pub const fn new(variant: Variant, traits: TraitSet) -> Option<RuleSet> {
        if traits.is_empty() { None } else { Some(RuleSet { variant, traits }) }
    }

    /// Returns the rule set in which the first `count` traits count, or `None` if `count` is not 1 to 4.
    #[must_use]
    pub const fn with_first_traits(variant: Variant, count: usize) -> Option<RuleSet> {
        if count > Trait::ALL.len() {
            return None;
        }
        RuleSet::new(variant, TraitSet::from_bits((1 << count) - 1))
    }

    /// Returns the rule set that represents all with the same number of counted traits. Traits are
    /// interchangeable, so these are the same game under other names: of the thirty rule sets only eight
    /// are really different (D1).
    ///
    /// ```
    /// use quarto_rules::RuleSet;
    ///
    /// let rules: RuleSet = "squares height,fill".parse()?;
    /// assert_eq!(rules.representative().to_string(), "squares colour,height");
    /// # Ok::<(), quarto_rules::NotationError>(())
    /// ```
    #[must_use]
    pub fn representative(self) -> RuleSet {
        RuleSet::with_first_traits(self.variant, self.traits.len())
            .expect("as many traits as before")
    }

    /// Returns the rule set in which no trait counts, so that nothing is ever an alignment.
    ///
    /// A game with it is the twin that tests run beside a game under official calling: before a call or
    /// the end, an observer must not be able to tell the two apart (D8).
    #[cfg(feature = "twin")]
    #[must_use]
    pub const fn twin(self) -> RuleSet {
        RuleSet { variant: self.variant, traits: TraitSet::EMPTY }
    }

    /// Returns the thirty rule sets.
    pub fn all() -> impl Iterator<Item = RuleSet> {
        Variant::ALL.into_iter().flat_map(|variant| {
            (1..=TraitSet::FULL.bits())
                .filter_map(move |bits| RuleSet::new(variant, TraitSet::from_bits(bits)))
        })
    }

    /// Returns the variant, which decides which shapes can win.
    #[must_use]
    pub const fn variant(self) -> Variant {
        self.variant
    }

    /// Returns the shapes that can win.
    #[must_use]
    pub const fn shapes(self) -> ShapeSet {
        self.variant.shapes()
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
