use crate::set::set;
use crate::{Trait, TraitSet, TraitValue};

/// One of the sixteen pieces, stored as four trait bits (R1).
///
/// ```
/// use quarto_rules::{Piece, Trait};
///
/// let k: Piece = "K".parse()?; // Light, tall, round, hollow.
/// assert_eq!(Trait::ALL.map(|t| k.has(t)), [false, true, false, true]);
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// Every piece, in the order of the trait bits.
    pub const ALL: [Piece; 16] = {
        let mut all = [Piece(0); 16];
        let mut bits = 0;
        while bits < 16 {
            all[bits as usize] = Piece(bits);
            bits += 1;
        }
        all
    };

    /// Returns the piece with these trait bits, or `None` above 15.
    #[must_use]
    pub const fn new(bits: u8) -> Option<Piece> {
        if bits < 16 { Some(Piece(bits)) } else { None }
    }

    /// Returns the piece on which exactly these traits are present.
    #[must_use]
    pub const fn with_present(traits: TraitSet) -> Piece {
        Piece(traits.bits())
    }

    /// Returns the traits that are present.
    #[must_use]
    pub const fn present(self) -> TraitSet {
        TraitSet::from_bits(self.0)
    }

    /// Tells whether `t` is present: dark, tall, square, hollow.
    #[must_use]
    pub const fn has(self, t: Trait) -> bool {
        self.present().contains(t)
    }

    /// Returns the value of `t` on this piece.
    #[must_use]
    pub const fn value(self, t: Trait) -> TraitValue {
        TraitValue { of: t, present: self.has(t) }
    }

    /// Tells whether the piece has this value.
    #[must_use]
    pub const fn shows(self, value: TraitValue) -> bool {
        self.has(value.of) == value.present
    }

    /// Returns the piece's index in [`Piece::ALL`], which is its trait bits.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

set! {
    /// A set of pieces, such as the reserve (R3).
    PieceSet of Piece in u16
}
