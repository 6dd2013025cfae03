use core::fmt::{Debug, Formatter, Result as FmtResult};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use quarto_rules::Value;

/// What may end a call to a solver or a bot before it is finished, and who hears how far it has come.
///
/// Every limit holds for the whole call: for all its threads together, and for all the searches it
/// takes to answer. Without a deadline no clock is read.
///
/// ```
/// use quarto_engine::{SearchLimits, Solver};
/// use quarto_rules::{Position, RuleSet};
///
/// let limits = SearchLimits { nodes: Some(1_000), ..SearchLimits::default() };
/// let found = Solver::new(RuleSet::LINES).without_book().solve(&Position::default(), limits);
/// assert_eq!(found.value(), None); // The empty board takes more,
/// assert!(found.nodes < 10_000); // and a search ends soon after its limit, not on the dot.
/// ```
#[derive(Clone, Copy, Default)]
pub struct SearchLimits<'a> {
    /// The moment at which it must end.
    pub deadline: Option<Instant>,
    /// How many positions may be looked at. A few hundred more may be needed to come to an end.
    pub nodes: Option<u64>,
    /// How many placements it may look ahead, at least one: what is decided later stays unknown.
    pub placements: Option<u8>,
    /// A flag that another thread may set.
    pub stop: Option<&'a AtomicBool>,
    /// Is told now and then how far the search has come.
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

/// How far a search has come. How far it still has to go is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many positions the call has looked at, on all threads.
    pub nodes: u64,
    /// What is searched is worth at least this.
    pub at_least: Value,
    /// What is searched is worth at most this.
    pub at_most: Value,
}
