use std::sync::atomic::{AtomicU64, Ordering};

use crate::bounds::Bounds;
use crate::score::{from_bits, to_bits};

/// The transposition table: proved bounds of positions before a give, shared by all threads.
///
/// A key has 64 bits and is mixed into another 64-bit number, reversibly. The upper bits of that number
/// select the bucket, the others are stored in the entry, so an entry can never be mistaken for that of
/// another position.
pub(crate) struct TranspositionTable {
    /// Buckets of two entries: one that stays while it was more expensive, and one for the latest.
    entries: Vec<AtomicU64>,
    /// How many bits of the number select the bucket, at least [`FEWEST_BITS`].
    bits: u32,
}

/// The fewest bits for a bucket: with fewer, the rest of a number would not fit into an entry.
const FEWEST_BITS: u32 = 12;

/// The place of a position's entry, and the rest of the number that identifies it there.
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

    /// Tells whether the entry belongs to this slot's position. With a piece on the board no entry is 0.
    fn is_of(self, slot: Slot) -> bool {
        self.0 >> 12 << 12 == slot.rest && self.0 != 0
    }

    /// Tells whether `new` may replace this entry in the part of the bucket that is kept: the fewer
    /// pieces on the board, the more expensive the result was.
    fn gives_way_to(self, new: Entry) -> bool {
        self.0 == 0 || self.0 >> 8 & 15 >= new.0 >> 8 & 15 || self.0 >> 12 == new.0 >> 12
    }
}

impl TranspositionTable {
    /// Returns an empty table of at most this many bytes (more for very small numbers), or a smaller one
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

    /// Removes all entries.
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

    /// Returns the known bounds of the score of this slot's position, if there are any.
    pub(crate) fn look_up(&self, slot: Slot) -> Option<Bounds> {
        let entry = |place: usize| Entry(self.entries[place].load(Ordering::Relaxed));
        let mut bucket = [2 * slot.bucket, 2 * slot.bucket + 1].into_iter().map(entry);
        bucket.find(|entry| entry.is_of(slot)).map(Entry::bounds)
    }

    /// Stores the bounds of a position with this many pieces on the board.
    pub(crate) fn store(&self, slot: Slot, placed: u32, bounds: Bounds) {
        let new = Entry::new(slot, placed, bounds);
        let kept = &self.entries[2 * slot.bucket];
        let old = Entry(kept.load(Ordering::Relaxed));
        let place = if old.gives_way_to(new) { kept } else { &self.entries[2 * slot.bucket + 1] };
        place.store(new.0, Ordering::Relaxed);
    }
}

/// Mixes the bits of a number; every step is reversible, so no two numbers become equal.
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
