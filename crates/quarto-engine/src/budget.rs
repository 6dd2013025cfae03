use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use crate::bounds::Bounds;
use crate::score::to_value;
use crate::{Progress, SearchLimits};

/// The limits of one call, and how much of them all its searches have used so far.
///
/// This is the only place in the crate that reads a clock, and only if there is a deadline.
pub(crate) struct Budget<'a> {
    limits: SearchLimits<'a>,
    /// The number of nodes visited; counted only if a limit or the progress needs it.
    nodes: AtomicU64,
    /// The number of nodes at which to report the progress next.
    tell_at: AtomicU64,
}

/// The number of nodes between two reports of progress: some hundredths of a second.
const TELL_AFTER: u64 = 1 << 18;

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: SearchLimits<'a>) -> Budget<'a> {
        Budget { limits, nodes: AtomicU64::new(0), tell_at: AtomicU64::new(TELL_AFTER) }
    }

    /// Returns a budget without limits.
    pub(crate) fn unlimited() -> Budget<'static> {
        Budget::new(SearchLimits::default())
    }

    /// Returns how many placements to look ahead, if that is limited to fewer than a game can have.
    pub(crate) fn horizon(&self) -> Option<u8> {
        let fewer = self.limits.placements.filter(|placements| *placements < 16);
        fewer.map(|placements| placements.max(1))
    }

    /// Returns a budget with half of the remaining time and nodes, but at most `most` nodes. These nodes
    /// are set aside: they no longer belong to this budget.
    pub(crate) fn half(&self, most: u64) -> Budget<'a> {
        let half_time = |deadline: Instant| {
            let now = Instant::now();
            now + deadline.saturating_duration_since(now) / 2
        };
        let half_nodes = |all: u64| {
            let half = all.saturating_sub(self.nodes.load(Ordering::Relaxed)) / 2;
            self.nodes.fetch_add(half.min(most), Ordering::Relaxed);
            half.min(most)
        };
        Budget::new(SearchLimits {
            deadline: self.limits.deadline.map(half_time),
            nodes: Some(self.limits.nodes.map_or(most, half_nodes)),
            progress: None,
            ..self.limits
        })
    }

    /// Counts this many more nodes of a search for a score with these bounds, and tells whether a limit
    /// is reached.
    fn spend(&self, nodes: u64, bounds: Bounds) -> bool {
        let SearchLimits { deadline, nodes: most, stop, progress, .. } = self.limits;
        self.count(nodes);
        if let Some(progress) = progress {
            self.tell(self.nodes.load(Ordering::Relaxed), bounds, progress);
        }
        most.is_some_and(|most| self.nodes.load(Ordering::Relaxed) >= most)
            || stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Counts this many more nodes.
    pub(crate) fn count(&self, nodes: u64) {
        if self.limits.nodes.is_some() || self.limits.progress.is_some() {
            self.nodes.fetch_add(nodes, Ordering::Relaxed);
        }
    }

    fn tell(&self, nodes: u64, bounds: Bounds, progress: &dyn Fn(Progress)) {
        let tell_at = self.tell_at.load(Ordering::Relaxed);
        if nodes >= tell_at
            && self.tell_at.fetch_max(nodes + TELL_AFTER, Ordering::Relaxed) == tell_at
        {
            let [at_least, at_most] = [bounds.at_least, bounds.at_most].map(to_value);
            progress(Progress { nodes, at_least, at_most });
        }
    }
}

/// The flag that stops the threads of one search: when one of them has the result, or at a limit.
pub(crate) struct Stop<'a> {
    budget: &'a Budget<'a>,
    flag: AtomicBool,
    /// The bounds of the score that are known before the search.
    bounds: Bounds,
}

impl<'a> Stop<'a> {
    pub(crate) fn new(budget: &'a Budget<'a>, bounds: Bounds) -> Stop<'a> {
        Stop { budget, flag: AtomicBool::new(false), bounds }
    }

    /// Sets the flag, and tells whether this thread was the first to do so.
    pub(crate) fn set_first(&self) -> bool {
        !self.flag.swap(true, Ordering::Relaxed)
    }

    pub(crate) fn is_set(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }

    /// Tells whether the search must end, after a thread has visited this many more nodes.
    pub(crate) fn is_due(&self, nodes: u64) -> bool {
        if self.budget.spend(nodes, self.bounds) {
            self.set_first();
        }
        self.is_set()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_budget_is_set_aside_and_no_more_than_that() {
        let spend = |budget: &Budget, nodes| budget.spend(nodes, Bounds::BEFORE_GIVE);
        let all = Budget::new(SearchLimits { nodes: Some(1_000), ..SearchLimits::default() });
        assert!(!spend(&all, 200));
        let half = all.half(u64::MAX);
        assert!(!spend(&half, 399) && spend(&half, 1));
        assert!(!spend(&all, 399) && spend(&all, 1));
        let unlimited = Budget::unlimited();
        let some = unlimited.half(10);
        assert!(!spend(&unlimited, 1 << 40) && !spend(&some, 9) && spend(&some, 1));
    }
}
