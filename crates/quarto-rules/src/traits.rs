use crate::set::set;

/// One of the four two-valued characteristics of a piece (R1, R2).
///
/// Which of the two values is *present* is a matter of notation: dark (in the Access edition
/// grooved), tall, square and hollow are present; light (smooth), short, round and solid are absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trait {
    /// Light or dark; in the Access edition the texture, smooth or grooved.
    Colour,
    /// Short or tall.
    Height,
    /// Round or square, seen from above. It is written `shape`, as in the rule sheets; in the code a
    /// [`Shape`](crate::Shape) is four squares that can win.
    Outline,
    /// Solid or hollow.
    Fill,
}

impl Trait {
    /// The four traits in the order of a piece's bits.
    pub const ALL: [Trait; 4] = [Trait::Colour, Trait::Height, Trait::Outline, Trait::Fill];

    /// Returns the trait's index in [`Trait::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the two values of the trait, the absent one first.
    ///
    /// ```
    /// use quarto_rules::Trait;
    ///
    /// assert_eq!(Trait::Height.values().map(|value| value.to_string()), ["short", "tall"]);
    /// ```
    #[must_use]
    pub const fn values(self) -> [TraitValue; 2] {
        [TraitValue { of: self, present: false }, TraitValue { of: self, present: true }]
    }
}

/// One of the two values of a trait, such as tall.
///
/// It is written in the words of the classic edition, and read in the words of both editions (D1).
///
/// ```
/// use quarto_rules::{Piece, Trait, TraitValue};
///
/// let dark: TraitValue = "dark".parse()?;
/// assert_eq!(dark, TraitValue { of: Trait::Colour, present: true });
/// assert_eq!("grooved".parse(), Ok(dark));
/// assert_eq!(dark.to_string(), "dark");
/// assert_eq!(Piece::ALL.iter().filter(|piece| piece.shows(dark)).count(), 8);
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TraitValue {
    /// The trait.
    pub of: Trait,
    /// Whether it is present: dark, tall, square, hollow.
    pub present: bool,
}

impl TraitValue {
    /// Returns the other value of the same trait.
    #[must_use]
    pub const fn opposite(self) -> TraitValue {
        TraitValue { present: !self.present, ..self }
    }
}

set! {
    /// A set of traits: those that count, or those that pieces share.
    TraitSet of Trait in u8
}
