use std::sync::OnceLock;

use quarto_rules::{SquareSet, Symmetry, Variant};

use crate::set::Squares;

/// Computes the keys of boards: two boards have the same key exactly if they differ only by symmetry.
pub(crate) struct Keys {
    symmetries: Vec<Symmetry>,
    /// For each set of occupied squares, its smallest image and the symmetries that lead there.
    smallest: Vec<(SquareSet, u32)>,
    /// For each byte of a mask and of a set: the bits of the set at the positions of the mask, packed
    /// together (like the instruction PEXT).
    gathered: Vec<u8>,
}

impl Keys {
    /// Returns the tables for this variant, which are shared by all callers.
    pub(crate) fn of(variant: Variant) -> &'static Keys {
        static KEYS: [OnceLock<Keys>; Variant::ALL.len()] =
            [const { OnceLock::new() }; Variant::ALL.len()];
        KEYS[variant as usize].get_or_init(|| Keys::new(variant))
    }

    fn new(variant: Variant) -> Keys {
        let symmetries = Symmetry::group(variant);
        let smallest = (0..=u16::MAX).map(|occupied| smallest(&symmetries, occupied)).collect();
        let gathered = (0..=u16::MAX).map(|pair| gather(pair.to_le_bytes())).collect();
        Keys { symmetries, smallest, gathered }
    }

    /// Returns the key of a board: the occupied squares, and one bit per trait and piece, which fits for
    /// up to twelve pieces. `present` has one lane per trait.
    pub(crate) fn key(&self, occupied: Squares, present: u64) -> u64 {
        let (image, mut symmetries) = self.smallest[occupied.bits() as usize & 0xFFFF];
        let mut best = [SquareSet::FULL; 4];
        while symmetries != 0 {
            let symmetry = &self.symmetries[symmetries.trailing_zeros() as usize];
            symmetries &= symmetries - 1;
            best = best.min(traits(symmetry, image, present));
        }
        let placed = image.len();
        let key = best.into_iter().rev().fold(0, |key, t| key << placed | self.gather(image, t));
        key << 16 | u64::from(image.bits())
    }

    /// Returns the sets of occupied squares that are the smallest of their images.
    pub(crate) fn smallest_images(&self) -> Vec<SquareSet> {
        let sets = (0..=u16::MAX).map(SquareSet::from_bits);
        let own = sets.zip(&self.smallest).filter(|(set, (smallest, _))| set == smallest);
        own.map(|(set, _)| set).collect()
    }

    /// Returns the bits of `set` at the positions of `mask`, packed together.
    fn gather(&self, mask: SquareSet, set: SquareSet) -> u64 {
        let ([mask_low, mask_high], [low, high]) =
            (mask.bits().to_le_bytes(), set.bits().to_le_bytes());
        let byte =
            |mask, set| u64::from(self.gathered[usize::from(u16::from_le_bytes([mask, set]))]);
        byte(mask_low, low) | byte(mask_high, high) << mask_low.count_ones()
    }
}

/// Returns the images of the traits, sorted, with their values exchanged so that none is present on the
/// first occupied square. Neither the order nor exchanged values make a difference in play.
fn traits(symmetry: &Symmetry, occupied: SquareSet, present: u64) -> [SquareSet; 4] {
    let first = occupied.bits() & occupied.bits().wrapping_neg();
    let mut traits = [0, 16, 32, 48].map(|shift| {
        let [low, high, ..] = (present >> shift).to_le_bytes();
        let image = symmetry.squares(SquareSet::from_bits(u16::from_le_bytes([low, high])));
        if image.bits() & first == 0 { image } else { occupied - image }
    });
    traits.sort_unstable();
    traits
}

fn smallest(symmetries: &[Symmetry], occupied: u16) -> (SquareSet, u32) {
    let images = || symmetries.iter().map(|s| s.squares(SquareSet::from_bits(occupied)));
    let smallest = images().min().expect("the identity is a symmetry");
    let leads = (0..).zip(images()).filter(|(_, image)| *image == smallest);
    (smallest, leads.fold(0, |set, (number, _)| set | 1 << number))
}

fn gather([mask, set]: [u8; 2]) -> u8 {
    let places = (0..8).filter(|place| mask >> place & 1 == 1);
    (0..).zip(places).fold(0, |gathered, (to, from)| gathered | (set >> from & 1) << to)
}

#[cfg(test)]
mod tests {
    use quarto_rules::{Catalogue, RuleSet, Trait};

    use super::*;

    #[test]
    fn keys_tell_just_the_positions_apart_that_canonical_forms_do() {
        let keys = Keys::of(Variant::Lines);
        let forms = quarto_rules::Canonicalizer::new(RuleSet::LINES);
        let mut catalogue = Catalogue::new(RuleSet::LINES);
        (0..4).for_each(|_| catalogue.advance());
        let mut found = std::collections::HashMap::new();
        for position in catalogue.positions().iter().step_by(7) {
            let board = position.board();
            let present = Trait::ALL
                .into_iter()
                .rev()
                .fold(0, |present, t| present << 16 | u64::from(board.present(t).bits()));
            let key = keys.key(Squares::from_bits(board.occupied().bits().into()), present);
            let form = forms.canonical(board, None);
            assert_eq!(*found.entry(key).or_insert(form), form);
        }
        let forms: std::collections::HashSet<_> = found.values().collect();
        assert_eq!(forms.len(), found.len());
    }
}
