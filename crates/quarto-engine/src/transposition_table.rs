use std::sync::atomic::{AtomicU64, Ordering};

use crate::bounds::Bounds;
use crate::score::{from_bits, to_bits};

/// The transposition table: what was found out about positions before a give, for all threads.
///
/// A key has 64 bits and is mixed into another number of 64 bits without loss. Its upper bits say
/// in which bucket the entry is, the others are stored in it: an entry is of this position and of
/// no other, certainly.
pub(crate) struct TranspositionTable {
    /// Buckets of two entries: one that is kept while it cost more, and one for the latest.
    entries: Vec<AtomicU64>,
    /// How many bits of the number say where the bucket is, at least [`FEWEST_BITS`].
    bits: u32,
}

/// With fewer, the rest of a number would not fit an entry.
const FEWEST_BITS: u32 = 12;

/// Where the entry of a position is, and by what it is known there.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    bucket: usize,
    rest: u64,
}

/// An entry of the table, or 0 where there is none.
///
/// ```text
///  63                12 11    8 7     4 3     0
/// [ rest of the number | placed | at most | at least ]
/// ```
#[derive(Clone, Copy)]
struct Entry(u64);

impl Entry {
    fn new(slot: Slot, placed: u32, bounds: Bounds) -> Entry {
        let bounds = to_bits(bounds.at_most) << 4 | to_bits(bounds.at_least);
        Entry(slot.rest | u64::from(placed & 15) << 8 | bounds)
    }

    fn bounds(self) -> Bounds {
        Bounds { at_least: from_bits(self.0), at_most: from_bits(self.0 >> 4) }
    }

    /// Tells whether the entry is of this slot's position. With a piece on the board none is 0.
    fn is_of(self, slot: Slot) -> bool {
        self.0 >> 12 << 12 == slot.rest && self.0 != 0
    }

    /// Tells whether `new` may take the place of this entry in the part of the bucket that is kept:
    /// the fewer pieces on the board, the more it cost to find out.
    fn gives_way_to(self, new: Entry) -> bool {
        self.0 == 0 || self.0 >> 8 & 15 >= new.0 >> 8 & 15 || self.0 >> 12 == new.0 >> 12
    }
}

impl TranspositionTable {
    /// Returns an empty table of at most this many bytes, but for very small numbers; a smaller one
    /// if there is not enough memory.
    pub(crate) fn new(bytes: usize) -> TranspositionTable {
        let mut bits = (bytes / 16).max(1).ilog2().max(FEWEST_BITS);
        let fits = |bits: u32| Vec::<AtomicU64>::new().try_reserve_exact(2 << bits).is_ok();
        while bits > FEWEST_BITS && !fits(bits) {
            bits -= 1;
        }
        let entries = core::iter::repeat_with(AtomicU64::default).take(2 << bits).collect();
        TranspositionTable { entries, bits }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        self.entries.iter().for_each(|entry| entry.store(0, Ordering::Relaxed));
    }

    /// Returns the slot for the position with this key.
    pub(crate) fn slot(&self, key: u64) -> Slot {
        let number = mix(key);
        let bucket =
            usize::try_from(number >> (64 - self.bits)).expect("as many bits as the table");
        Slot { bucket, rest: (number << self.bits >> self.bits) << 12 }
    }

    /// Returns the bounds that are known of the score of this slot's position.
    pub(crate) fn look_up(&self, slot: Slot) -> Option<Bounds> {
        let entry = |place: usize| Entry(self.entries[place].load(Ordering::Relaxed));
        let mut bucket = [2 * slot.bucket, 2 * slot.bucket + 1].into_iter().map(entry);
        bucket.find(|entry| entry.is_of(slot)).map(Entry::bounds)
    }

    /// Keeps the bounds of a position with this many pieces on the board.
    pub(crate) fn store(&self, slot: Slot, placed: u32, bounds: Bounds) {
        let new = Entry::new(slot, placed, bounds);
        let kept = &self.entries[2 * slot.bucket];
        let old = Entry(kept.load(Ordering::Relaxed));
        let place = if old.gives_way_to(new) { kept } else { &self.entries[2 * slot.bucket + 1] };
        place.store(new.0, Ordering::Relaxed);
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
    use crate::score::{loss, win};

    #[test]
    fn an_entry_is_found_until_it_is_replaced_and_never_for_another_key() {
        let table = TranspositionTable::new(0);
        let bounds = Bounds { at_least: loss(3), at_most: win(2) };
        for key in 1..50_000 {
            table.store(table.slot(key), 5, bounds);
            assert_eq!(table.look_up(table.slot(key)), Some(bounds));
            assert_eq!(table.look_up(table.slot(key + 1_000_000)), None);
        }
    }

    #[test]
    fn what_cost_more_is_kept() {
        let table = TranspositionTable::new(0);
        let costly = table.slot(1);
        let bounds = Bounds { at_least: 0, at_most: 0 };
        table.store(costly, 4, bounds);
        (2..50_000).for_each(|key| table.store(table.slot(key), 9, bounds));
        assert_eq!(table.look_up(costly), Some(bounds));
    }
}
