use std::num::NonZero;
use std::sync::Arc;

use quarto_rules::{Action, Position, RuleSet, Value, Variant};

use crate::budget::Budget;
use crate::geometry::Geometry;
use crate::key::Keys;
use crate::task::Task;
use crate::transposition_table::TranspositionTable;
use crate::{Book, SearchLimits, threads};

/// Finds out what positions of one rule set are worth, if both players notice everything.
///
/// ```
/// use quarto_engine::{SearchLimits, Solver};
/// use quarto_rules::{RuleSet, Value};
///
/// let solver = Solver::new(RuleSet::LINES);
/// let solution = solver.solve(&"BDF./.A../..../.... J".parse()?, SearchLimits::default());
/// assert_eq!(solution.value(), Some(Value::Win(1)));
/// # Ok::<(), quarto_rules::ParsePositionError>(())
/// ```
pub struct Solver {
    pub(crate) rules: RuleSet,
    pub(crate) geometry: AnyGeometry,
    pub(crate) keys: &'static Keys,
    pub(crate) book: Option<Arc<Book>>,
    pub(crate) table: TranspositionTable,
    pub(crate) threads: usize,
}

/// How a solver works; what it finds out does not depend on it.
#[derive(Clone, Copy, Debug)]
pub struct SolverOptions {
    /// How many threads search together.
    pub threads: NonZero<usize>,
    /// How many bytes the table of results may take.
    pub table_bytes: usize,
}

impl Default for SolverOptions {
    /// All cores, and a table of 64 MiB.
    fn default() -> SolverOptions {
        SolverOptions { threads: threads::available(), table_bytes: 64 << 20 }
    }
}

/// What was found out about a position or an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// It is worth at least this.
    pub at_least: Value,
    /// It is worth at most this.
    pub at_most: Value,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Solution {
    /// Returns the value, unless a limit came first.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        (self.at_least == self.at_most).then_some(self.at_least)
    }

    pub(crate) const fn exact(value: Value) -> Solution {
        Solution { at_least: value, at_most: value, nodes: 0 }
    }
}

/// Makes a task for the solver's own geometry and asks it.
macro_rules! ask {
    ($solver:expr, $budget:expr, $task:ident => $answer:expr) => {
        match &$solver.geometry {
            AnyGeometry::Lines(geometry) => {
                let $task = Task { solver: $solver, geometry, budget: $budget };
                $answer
            }
            AnyGeometry::Blocks(geometry) => {
                let $task = Task { solver: $solver, geometry, budget: $budget };
                $answer
            }
        }
    };
}

impl Solver {
    /// Returns a solver for a rule set, with the book in this crate.
    #[must_use]
    pub fn new(rules: RuleSet) -> Solver {
        Solver::with_options(rules, SolverOptions::default())
    }

    /// Returns a solver that works in this way.
    #[must_use]
    pub fn with_options(rules: RuleSet, options: SolverOptions) -> Solver {
        Solver {
            rules,
            geometry: match rules.variant() {
                Variant::Lines => AnyGeometry::Lines(Geometry::new(rules)),
                Variant::Blocks => AnyGeometry::Blocks(Geometry::new(rules)),
            },
            keys: Keys::of(rules.variant()),
            book: Some(Book::embedded(rules)),
            table: TranspositionTable::new(options.table_bytes),
            threads: options.threads.get(),
        }
    }

    /// Returns the rule set.
    #[must_use]
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Returns the solver without a book: it finds out everything by search.
    #[must_use]
    pub fn without_book(self) -> Solver {
        Solver { book: None, ..self }
    }

    /// Returns the solver with this book.
    ///
    /// # Errors
    /// The book, if it is of other rules.
    pub fn with_book(self, book: Arc<Book>) -> Result<Solver, Arc<Book>> {
        let same = |rules: RuleSet| (rules.variant(), rules.traits().len());
        if same(book.rules()) == same(self.rules) {
            Ok(Solver { book: Some(book), ..self })
        } else {
            Err(book)
        }
    }

    /// Forgets everything it has found out; it will have to search anew.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Returns what a position is worth to the player who must act.
    #[must_use]
    pub fn solve(&self, position: &Position, limits: SearchLimits) -> Solution {
        ask!(self, &Budget::new(limits), task => task.solve(position))
    }

    /// Returns one action that keeps the value of a position, which must be known; `None` if a limit
    /// comes first.
    #[must_use]
    pub fn any_best(
        &self,
        position: &Position,
        value: Value,
        limits: SearchLimits,
    ) -> Option<Action> {
        ask!(self, &Budget::new(limits), task => task.any_best(position, value))
    }

    /// Returns all actions that keep the value of a position, which must be known. They are in the
    /// order of pieces, squares or shapes; `None` if a limit comes first.
    #[must_use]
    pub fn best(
        &self,
        position: &Position,
        value: Value,
        limits: SearchLimits,
    ) -> Option<Vec<Action>> {
        ask!(self, &Budget::new(limits), task => task.best(position, value))
    }

    /// Returns every legal action but calls with what it is worth to the player who does it, in the
    /// order of pieces or squares.
    #[must_use]
    pub fn moves(&self, position: &Position, limits: SearchLimits) -> Vec<(Action, Solution)> {
        ask!(self, &Budget::new(limits), task => task.moves(position))
    }
}

/// The geometry of either variant.
pub(crate) enum AnyGeometry {
    Lines(Box<Geometry<1>>),
    Blocks(Box<Geometry<2>>),
}
