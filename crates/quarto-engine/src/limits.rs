use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What may end a search before it is finished.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits<'a> {
    /// The moment at which it must end.
    pub deadline: Option<Instant>,
    /// How many positions a thread may look at.
    pub nodes: Option<u64>,
    /// How many placements it may look ahead: what is decided later stays unknown.
    pub placements: Option<u8>,
    /// A flag that somebody else may set.
    pub stop: Option<&'a AtomicBool>,
}

/// Tells the threads of one search when to stop.
pub(crate) struct Stop<'a> {
    limits: Limits<'a>,
    flag: AtomicBool,
}

impl<'a> Stop<'a> {
    pub(crate) fn new(limits: Limits<'a>) -> Stop<'a> {
        Stop { limits, flag: AtomicBool::new(false) }
    }

    /// Sets the flag, and tells whether nobody had done so before.
    pub(crate) fn set_first(&self) -> bool {
        !self.flag.swap(true, Ordering::Relaxed)
    }

    pub(crate) fn is_set(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }

    /// Tells whether the search must end, for a thread that has looked at so many positions.
    pub(crate) fn is_due(&self, nodes: u64) -> bool {
        let Limits { deadline, nodes: most, stop, .. } = self.limits;
        let due = most.is_some_and(|most| nodes >= most)
            || stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if due {
            self.set_first();
        }
        self.is_set()
    }
}
