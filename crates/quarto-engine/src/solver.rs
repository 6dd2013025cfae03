use core::fmt::{Debug, Display, Formatter, Result as FmtResult};
use std::num::NonZero;
use std::sync::Arc;

use quarto_rules::{Action, Position, RuleSet, Value, Variant};

use crate::budget::Budget;
use crate::geometry::Geometry;
use crate::key::Keys;
use crate::task::Task;
use crate::transposition_table::TranspositionTable;
use crate::{Analysis, AnalysisDetail, Book, SearchLimits, threads};

/// A solver: it computes what positions of one rule set are worth if both players play perfectly.
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

/// The resources of a solver; its results do not depend on them.
#[derive(Clone, Copy, Debug)]
pub struct SolverOptions {
    /// The number of threads that search together.
    pub threads: NonZero<usize>,
    /// The size of the transposition table, which stores results, in bytes.
    pub table_bytes: usize,
}

impl Default for SolverOptions {
    /// Returns the options to use all cores and a table of 64 MiB.
    fn default() -> SolverOptions {
        SolverOptions { threads: threads::available(), table_bytes: 64 << 20 }
    }
}

/// Why a solver cannot use a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UseBookError {
    /// The variant or the number of counted traits differs from that of the solver.
    OtherRules {
        /// The rules of the book.
        book: RuleSet,
        /// The rules of the solver.
        solver: RuleSet,
    },
}

impl Display for UseBookError {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            UseBookError::OtherRules { book, solver } => {
                write!(f, "a book for {book} does not serve a solver for {solver}")
            }
        }
    }
}

impl core::error::Error for UseBookError {}

/// The result of a search: what a position or an action is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// It is worth at least this.
    pub at_least: Value,
    /// It is worth at most this.
    pub at_most: Value,
    /// The number of nodes (positions) that were visited.
    pub nodes: u64,
}

impl Solution {
    /// Returns the exact value, or `None` if a limit was reached first.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        (self.at_least == self.at_most).then_some(self.at_least)
    }

    pub(crate) const fn exact(value: Value) -> Solution {
        Solution { at_least: value, at_most: value, nodes: 0 }
    }
}

impl Debug for Solver {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.debug_struct("Solver")
            .field("rules", &self.rules)
            .field("book", &self.book)
            .field("threads", &self.threads)
            .finish_non_exhaustive()
    }
}

/// Creates a task for the solver's own geometry and evaluates an expression with it.
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
    /// Returns a solver for a rule set, with its embedded book if the feature `books` is on.
    #[must_use]
    pub fn new(rules: RuleSet) -> Solver {
        Solver::with_options(rules, SolverOptions::default())
    }

    /// Returns a solver for a rule set with these options.
    #[must_use]
    pub fn with_options(rules: RuleSet, options: SolverOptions) -> Solver {
        Solver {
            rules,
            geometry: match rules.variant() {
                Variant::Lines => AnyGeometry::Lines(Geometry::new(rules)),
                Variant::Blocks => AnyGeometry::Blocks(Geometry::new(rules)),
            },
            keys: Keys::of(rules.variant()),
            book: Book::built_in(rules),
            table: TranspositionTable::new(options.table_bytes),
            threads: options.threads.get(),
        }
    }

    /// Returns the rule set.
    #[must_use]
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Returns the solver without a book: it searches everything.
    #[must_use]
    pub fn without_book(self) -> Solver {
        Solver { book: None, ..self }
    }

    /// Uses this book for look-ups, in place of the one it has.
    ///
    /// ```
    /// # #[cfg(feature = "books")] {
    /// use std::sync::Arc;
    ///
    /// use quarto_engine::{Book, Solver, UseBookError};
    /// use quarto_rules::RuleSet;
    ///
    /// let book = Book::embedded("lines fill".parse()?);
    /// assert_eq!(Solver::new("lines colour".parse()?).use_book(Arc::clone(&book)), Ok(()));
    /// let refused = Solver::new(RuleSet::BLOCKS).use_book(book);
    /// assert!(matches!(refused, Err(UseBookError::OtherRules { .. })));
    /// # }
    /// # Ok::<(), quarto_rules::NotationError>(())
    /// ```
    ///
    /// # Errors
    /// If the book is for other rules; then the solver keeps the book it has.
    pub fn use_book(&mut self, book: Arc<Book>) -> Result<(), UseBookError> {
        if book.rules() != self.rules.representative() {
            return Err(UseBookError::OtherRules { book: book.rules(), solver: self.rules });
        }
        self.book = Some(book);
        Ok(())
    }

    /// Clears the transposition table, so that everything is searched again.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Returns what a position is worth to the player who must act, and nothing else.
    #[must_use]
    pub fn solve(&self, position: &Position, limits: SearchLimits) -> Solution {
        ask!(self, &Budget::new(limits), task => task.solve(position))
    }

    /// Returns one action that keeps the value of a position, the first of [`Analysis::best`]; `None`
    /// if the game is over or a limit is reached first.
    ///
    /// ```
    /// use quarto_engine::{SearchLimits, Solver};
    /// use quarto_rules::RuleSet;
    ///
    /// let solver = Solver::new(RuleSet::LINES);
    /// let action = solver.best_action(&"BDF./.A../..../.... J".parse()?, SearchLimits::default());
    /// assert_eq!(action, Some("d1".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn best_action(&self, position: &Position, limits: SearchLimits) -> Option<Action> {
        self.best_action_within(position, &Budget::new(limits))
    }

    /// Returns what a position is worth to the player who must act, which actions keep that value, and
    /// how much the actions are worth, as far as `detail` asks for it.
    ///
    /// ```
    /// use quarto_engine::{AnalysisDetail, SearchLimits, Solver};
    /// use quarto_rules::{RuleSet, Value};
    ///
    /// let solver = Solver::new(RuleSet::LINES);
    /// let position = "BDF./.A../..../.... J".parse()?;
    /// let analysis = solver.analyse(&position, AnalysisDetail::Moves, SearchLimits::default());
    /// assert_eq!(analysis.worth.value(), Some(Value::Win(1)));
    /// assert_eq!(analysis.best, Some(vec!["d1".parse()?]));
    /// let (action, worth) = analysis.moves[1];
    /// assert_eq!(action.to_string(), "a2");
    /// assert!(worth.value() < Some(Value::Win(1)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn analyse(
        &self,
        position: &Position,
        detail: AnalysisDetail,
        limits: SearchLimits,
    ) -> Analysis {
        self.analyse_within(position, detail, &Budget::new(limits))
    }

    pub(crate) fn best_action_within(
        &self,
        position: &Position,
        budget: &Budget,
    ) -> Option<Action> {
        ask!(self, budget, task => task.best_action(position))
    }

    pub(crate) fn analyse_within(
        &self,
        position: &Position,
        detail: AnalysisDetail,
        budget: &Budget,
    ) -> Analysis {
        ask!(self, budget, task => task.analyse(position, detail))
    }
}

/// The geometry of either variant: the compiler generates a search for each.
pub(crate) enum AnyGeometry {
    Lines(Box<Geometry<1>>),
    Blocks(Box<Geometry<2>>),
}
