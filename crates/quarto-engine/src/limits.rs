use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use quarto_rules::Value;

use crate::bounds::Bounds;
use crate::score::to_value;

/// What may end a search before it is finished, and who wants to hear how far it has come.
#[derive(Clone, Copy, Default)]
pub struct SearchLimits<'a> {
    /// The moment at which it must end.
    pub deadline: Option<Instant>,
    /// How many positions a thread may look at for one question, of which a few may be needed.
    pub nodes: Option<u64>,
    /// How many placements it may look ahead, at least one: what is decided later stays unknown.
    pub placements: Option<u8>,
    /// A flag that somebody else may set.
    pub stop: Option<&'a AtomicBool>,
    /// Is told now and then how far the search has come.
    pub progress: Option<&'a (dyn Fn(Progress) + Sync)>,
}

impl SearchLimits<'_> {
    /// Returns how many placements to look ahead, if that is fewer than a game can have.
    pub(crate) fn horizon(&self) -> Option<u8> {
        self.placements.filter(|placements| *placements < 16).map(|placements| placements.max(1))
    }
}

/// How far a search has come. How far it still has to go nobody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many positions one of the threads has looked at.
    pub nodes: u64,
    /// The position is worth at least this.
    pub at_least: Value,
    /// The position is worth at most this.
    pub at_most: Value,
}

/// Tells the threads of one search when to stop.
pub(crate) struct Stop<'a> {
    limits: SearchLimits<'a>,
    flag: AtomicBool,
    /// What was known before, and how many positions had been looked at.
    bounds: Bounds,
    before: u64,
    /// With how many positions to tell the progress.
    tell_at: AtomicU64,
}

/// After how many positions to tell the progress again: some hundredths of a second.
const TELL_AFTER: u64 = 1 << 18;

impl<'a> Stop<'a> {
    pub(crate) fn new(limits: SearchLimits<'a>) -> Stop<'a> {
        Stop::after(limits, Bounds::BEFORE_GIVE, 0)
    }

    /// Returns the same for a search that goes on from what is known after so many positions.
    pub(crate) fn after(limits: SearchLimits<'a>, bounds: Bounds, before: u64) -> Stop<'a> {
        let tell_at = AtomicU64::new(TELL_AFTER);
        Stop { limits, flag: AtomicBool::new(false), bounds, before, tell_at }
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
        let SearchLimits { deadline, nodes: most, stop, progress, .. } = self.limits;
        if let Some(progress) = progress
            && nodes >= self.tell_at.load(Ordering::Relaxed)
        {
            self.tell_at.store(nodes + TELL_AFTER, Ordering::Relaxed);
            let Bounds { at_least, at_most } = self.bounds;
            let [at_least, at_most] = [at_least, at_most].map(to_value);
            progress(Progress { nodes: self.before + nodes, at_least, at_most });
        }
        let due = most.is_some_and(|most| nodes >= most)
            || stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if due {
            self.set_first();
        }
        self.is_set()
    }
}
