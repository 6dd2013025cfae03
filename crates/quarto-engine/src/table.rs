use std::sync::atomic::{AtomicU64, Ordering};

use crate::score::{Score, from_bits, loss, to_bits, win};

/// What was found out about positions before a give, for all threads.
///
/// A key has 64 bits and is mixed into another number of 64 bits without loss. Its upper bits say
/// where the entry is, the others are stored: an entry is of this position and no other, certainly.
///
/// ```text
/// entry   63                12 11    8 7     4 3     0
///        [ rest of the number | placed | at most | at least ]
/// ```
pub(crate) struct Table {
    /// Pairs of entries: one that is kept while it cost more, and one for the latest.
    entries: Vec<AtomicU64>,
    /// How many bits of the number say where the pair is, at least [`FEWEST_BITS`].
    bits: u32,
}

/// With fewer, the rest of a number would not fit an entry.
const FEWEST_BITS: u32 = 12;

/// Where to look for a position, and how to know it.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    pair: usize,
    rest: u64,
}

/// What is known of the score of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) at_least: Score,
    pub(crate) at_most: Score,
}

impl Known {
    /// What is known of every position before a give.
    pub(crate) const NOTHING: Known = Known { at_least: loss(1), at_most: win(2) };
}

impl Table {
    /// Returns an empty table of at most so many bytes, but for very small numbers; a smaller one if
    /// there is not so much memory.
    pub(crate) fn new(bytes: usize) -> Table {
        let mut bits = (bytes / 16).max(1).ilog2().max(FEWEST_BITS);
        let fits = |bits: u32| Vec::<AtomicU64>::new().try_reserve_exact(2 << bits).is_ok();
        while bits > FEWEST_BITS && !fits(bits) {
            bits -= 1;
        }
        let entries = core::iter::repeat_with(AtomicU64::default).take(2 << bits).collect();
        Table { entries, bits }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        self.entries.iter().for_each(|entry| entry.store(0, Ordering::Relaxed));
    }

    /// Returns the slot for the position with this key.
    pub(crate) fn slot(&self, key: u64) -> Slot {
        let number = mix(key);
        let pair = usize::try_from(number >> (64 - self.bits)).expect("as many bits as the table");
        Slot { pair, rest: (number << self.bits >> self.bits) << 12 }
    }

    /// Returns what is known of the position of this slot.
    pub(crate) fn look_up(&self, slot: Slot) -> Option<Known> {
        let entry = |place: usize| self.entries[place].load(Ordering::Relaxed);
        let found = [2 * slot.pair, 2 * slot.pair + 1].into_iter().map(entry).find(|entry| {
            // No position with a piece on the board has an entry of 0.
            entry >> 12 << 12 == slot.rest && *entry != 0
        })?;
        Some(Known { at_least: from_bits(found), at_most: from_bits(found >> 4) })
    }

    /// Keeps what is known of a position with so many pieces on the board.
    pub(crate) fn store(&self, slot: Slot, placed: u32, known: Known) {
        let new = slot.rest
            | u64::from(placed & 15) << 8
            | to_bits(known.at_most) << 4
            | to_bits(known.at_least);
        let kept = &self.entries[2 * slot.pair];
        let old = kept.load(Ordering::Relaxed);
        // The fewer pieces, the more it cost to find out.
        let cheaper = old == 0 || old >> 8 & 15 >= new >> 8 & 15 || old >> 12 == new >> 12;
        let place = if cheaper { kept } else { &self.entries[2 * slot.pair + 1] };
        place.store(new, Ordering::Relaxed);
    }
}

/// Scatters numbers evenly; every step can be undone, so no two become the same.
fn mix(mut number: u64) -> u64 {
    number ^= number >> 32;
    number = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    number ^= number >> 29;
    number = number.wrapping_mul(0xBF58_476D_1CE4_E5B9);
    number ^ number >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_found_until_it_is_replaced_and_never_for_another_key() {
        let table = Table::new(0);
        let known = Known { at_least: loss(3), at_most: win(2) };
        for key in 1..50_000 {
            table.store(table.slot(key), 5, known);
            assert_eq!(table.look_up(table.slot(key)), Some(known));
            assert_eq!(table.look_up(table.slot(key + 1_000_000)), None);
        }
    }

    #[test]
    fn what_cost_more_is_kept() {
        let table = Table::new(0);
        let costly = table.slot(1);
        let known = Known { at_least: 0, at_most: 0 };
        table.store(costly, 4, known);
        (2..50_000).for_each(|key| table.store(table.slot(key), 9, known));
        assert_eq!(table.look_up(costly), Some(known));
    }
}
