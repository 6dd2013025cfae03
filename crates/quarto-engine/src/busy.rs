use core::sync::atomic::{AtomicU64, Ordering};

/// The moves that threads are searching now, so that none of them begins what another has begun.
///
/// It is a hint, not a lock: a move may be missing, and then two threads search it. The idea is that of
/// ABDADA, simplified.
pub(crate) struct Busy {
    /// The keys of moves, each in the slot that its hash selects; 0 where there is none.
    slots: [AtomicU64; SLOTS],
}

/// More slots than all threads together search moves one inside the other.
const SLOTS: usize = 1 << 8;

/// A move that is being searched: its slot, unless another one is there.
pub(crate) struct Mark(Option<usize>);

impl Busy {
    pub(crate) const fn new() -> Busy {
        Busy { slots: [const { AtomicU64::new(0) }; SLOTS] }
    }

    /// Begins a move, unless a thread is searching it already.
    pub(crate) fn begin(&self, key: u64) -> Option<Mark> {
        let [.., slot] = key.wrapping_mul(0x9E37_79B9_7F4A_7C15).to_le_bytes();
        let slot = usize::from(slot);
        let free = self.slots[slot].compare_exchange(0, key, Ordering::Relaxed, Ordering::Relaxed);
        match free {
            Ok(_) => Some(Mark(Some(slot))),
            Err(found) => (found != key).then_some(Mark(None)),
        }
    }

    pub(crate) fn end(&self, mark: &Mark) {
        if let Mark(Some(slot)) = mark {
            self.slots[*slot].store(0, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_searched_by_one_thread_at_a_time() {
        let busy = Busy::new();
        for key in 1..10_000 {
            let mark = busy.begin(key).unwrap();
            assert!(busy.begin(key).is_none(), "{key}");
            busy.end(&mark);
            assert!(busy.begin(key).is_some_and(|mark| {
                busy.end(&mark);
                true
            }));
        }
    }

    #[test]
    fn of_two_moves_in_one_slot_one_is_not_noted() {
        let busy = Busy::new();
        let marks: Vec<Mark> = (1..=512).filter_map(|key| busy.begin(key)).collect();
        assert_eq!(marks.len(), 2 * SLOTS, "every move may be searched");
        assert!(marks.iter().any(|Mark(slot)| slot.is_none()));
    }
}
