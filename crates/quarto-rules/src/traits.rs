use crate::set::set;

/// One of the four two-valued characteristics of a piece (R1, R2).
///
/// Which of the two values is *present* is a matter of notation: dark (in the Access edition
/// grooved), tall, square and hollow are present; light (smooth), short, round and solid absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trait {
    /// Light or dark; in the Access edition the texture, smooth or grooved.
    Colour,
    /// Short or tall.
    Height,
    /// Round or square, seen from above; it is written `shape`, as the rule sheets call it. In the code
    /// a [`Shape`](crate::Shape) is four squares that can win.
    Outline,
    /// Solid or hollow.
    Fill,
}

impl Trait {
    /// The four traits in the order of a piece's bits.
    pub const ALL: [Trait; 4] = [Trait::Colour, Trait::Height, Trait::Outline, Trait::Fill];

    /// Returns the trait's place in [`Trait::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

set! {
    /// A set of traits: those that count, or those that pieces share.
    TraitSet of Trait in u8
}
