use core::fmt::{Debug, Formatter, Result as FmtResult};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use quarto_rules::Value;

/// What may end a call to a solver or a bot early, and a callback for its progress.
///
/// Every limit holds for the whole call: for all its threads together, and for all the searches that
/// the answer takes. Without a deadline no clock is read.
///
/// ```
/// use quarto_engine::{SearchLimits, Solver};
/// use quarto_rules::{Position, RuleSet};
///
/// let limits = SearchLimits { nodes: Some(1_000), ..SearchLimits::default() };
/// let found = Solver::new(RuleSet::LINES).without_book().solve(&Position::default(), limits);
/// assert_eq!(found.value(), None); // The empty board takes more nodes,
/// assert!(found.nodes < 10_000); // and a search ends soon after its limit, not exactly there.
/// ```
#[derive(Clone, Copy, Default)]
pub struct SearchLimits<'a> {
    /// The moment at which the call must end.
    pub deadline: Option<Instant>,
    /// The number of nodes (positions) that may be visited. It may take a few hundred more to stop.
    pub nodes: Option<u64>,
    /// The number of placements to look ahead, at least one: what is decided later stays unknown.
    pub placements: Option<u8>,
    /// A flag that another thread may set to stop the call.
    pub stop: Option<&'a AtomicBool>,
    /// A callback that is called now and then with the progress.
    pub progress: Option<&'a (dyn Fn(Progress) + Sync)>,
}

impl Debug for SearchLimits<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.debug_struct("SearchLimits")
            .field("deadline", &self.deadline)
            .field("nodes", &self.nodes)
            .field("placements", &self.placements)
            .field("stop", &self.stop)
            .finish_non_exhaustive()
    }
}

/// The progress of a search so far. How much is left is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of nodes that the call has visited, on all threads.
    pub nodes: u64,
    /// The position or action being searched is worth at least this.
    pub at_least: Value,
    /// The position or action being searched is worth at most this.
    pub at_most: Value,
}
