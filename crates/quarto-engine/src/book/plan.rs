use core::fmt::{Debug, Formatter, Result as FmtResult};

use quarto_rules::{Board, Piece, Position, RuleSet, Setup, SquareSet};

use super::{Book, DEEPEST, DRAW, Numbering};
use crate::bounds::Bounds;
use crate::key::Keys;
use crate::score::{from_bits, from_value, to_bits};
use crate::set::Squares;
use crate::{SearchLimits, Solver, SolverOptions};

/// The work of building a book, in units that can be done in any order and by several threads.
///
/// ```
/// use quarto_engine::{BookPlan, SearchLimits};
///
/// let plan = BookPlan::new("lines height".parse()?, 0).expect("books can be deeper");
/// let solver = plan.solver(1 << 20);
/// let solve = |unit| plan.solve(&solver, unit, SearchLimits::default(), &|| ());
/// let values: Option<Vec<_>> = plan.units().iter().map(solve).collect();
/// let book = plan.finish(&values.expect("there is no limit"));
/// assert_eq!(book.depth(), 0);
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
pub struct BookPlan {
    rules: RuleSet,
    depth: usize,
    numbering: Numbering,
    units: Vec<Unit>,
}

impl Debug for BookPlan {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.debug_struct("BookPlan")
            .field("rules", &self.rules)
            .field("depth", &self.depth)
            .finish_non_exhaustive()
    }
}

/// The boards on one set of occupied squares.
pub struct Unit {
    occupied: SquareSet,
    boards: Vec<UnitBoard>,
}

impl Debug for Unit {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.debug_struct("Unit")
            .field("occupied", &self.occupied)
            .field("len", &self.len())
            .finish_non_exhaustive()
    }
}

struct UnitBoard {
    number: usize,
    key: u64,
    position: Position,
}

impl Unit {
    /// Returns how many boards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    /// Tells whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.boards.is_empty()
    }

    /// Returns the boards, as positions before a give.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        self.boards.iter().map(|board| &board.position)
    }
}

impl BookPlan {
    /// Returns the plan of a book for all rule sets with these shapes and this number of counted traits,
    /// covering all positions with up to `depth` pieces on the board and one in hand; `None` if that is
    /// too deep.
    #[must_use]
    pub fn new(rules: RuleSet, depth: usize) -> Option<BookPlan> {
        if depth > DEEPEST {
            return None;
        }
        let rules = rules.representative();
        let keys = Keys::of(rules.variant());
        let numbering = Numbering::new(keys, rules.traits().len(), depth + 1);
        let unit = |occupied| Unit { occupied, boards: boards(rules, &numbering, occupied) };
        let mut units: Vec<Unit> = numbering.occupied().map(unit).collect();
        // Boards with more pieces first: their values help to solve those with fewer.
        units.sort_by_key(|unit| core::cmp::Reverse(unit.occupied.len()));
        Some(BookPlan { rules, depth, numbering, units })
    }

    /// Returns the units, in the order in which the whole work is fastest.
    #[must_use]
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// Returns a solver for the work, without a book; several threads may share it.
    #[must_use]
    pub fn solver(&self, table_bytes: usize) -> Solver {
        let options = SolverOptions { threads: core::num::NonZero::<usize>::MIN, table_bytes };
        Solver::with_options(self.rules, options).without_book()
    }

    /// Returns the values of all boards of a unit, one byte per board, and calls back after each one;
    /// `None` if a limit is reached first.
    #[must_use]
    pub fn solve(
        &self,
        solver: &Solver,
        unit: &Unit,
        limits: SearchLimits,
        found: &dyn Fn(),
    ) -> Option<Vec<u8>> {
        let value = |position| {
            let value = solver.solve(position, limits).value()?;
            found();
            Some(u8::try_from(to_bits(from_value(value))).expect("four bits"))
        };
        unit.positions().map(value).collect()
    }

    /// Stores the values of a unit that was solved before in the solver's transposition table.
    ///
    /// # Panics
    /// If there is not exactly one value per board.
    pub fn remind(&self, solver: &Solver, unit: &Unit, values: &[u8]) {
        assert_eq!(unit.len(), values.len());
        for (board, value) in unit.boards.iter().zip(values) {
            let score = from_bits(u64::from(*value));
            let bounds = Bounds::exact(score);
            let placed = u32::try_from(unit.occupied.len()).expect("at most sixteen");
            solver.table.store(solver.table.slot(board.key), placed, bounds);
        }
    }

    /// Returns the book, given the values of all units in order.
    ///
    /// # Panics
    /// If there is not exactly one value per board.
    #[must_use]
    pub fn finish(&self, values: &[Vec<u8>]) -> Book {
        assert_eq!(self.units.len(), values.len());
        let mut all = vec![DRAW; self.numbering.len()];
        for (unit, values) in self.units.iter().zip(values) {
            assert_eq!(unit.len(), values.len());
            unit.boards.iter().zip(values).for_each(|(board, value)| all[board.number] = *value);
        }
        let bytes = Book::write(self.rules, self.depth, &all);
        Book::read(bytes).expect("what was written can be read")
    }
}

/// Returns the boards on these occupied squares.
fn boards(rules: RuleSet, numbering: &Numbering, occupied: SquareSet) -> Vec<UnitBoard> {
    let keys = Keys::of(rules.variant());
    let board = |key| {
        let position = position(rules, occupied, key)?;
        let number = numbering.number(key).expect("one of its keys");
        let squares = Squares::from_bits(occupied.bits().into());
        (keys.key(squares, present(rules, &position)) == key).then_some(UnitBoard {
            number,
            key,
            position,
        })
    };
    numbering.keys(occupied).filter_map(board).collect()
}

/// Returns the position before a give with this key, or `None` if it needs more pieces of a kind than
/// there are.
fn position(rules: RuleSet, occupied: SquareSet, key: u64) -> Option<Position> {
    let counted = rules.traits().len();
    let mut used = [0; 16];
    let mut board = Board::default();
    for (place, square) in occupied.iter().enumerate() {
        let has = |t: usize| key >> (16 + t * occupied.len() + place) & 1 == 1;
        // The counted traits are the last sets of the key.
        let kind: usize = (0..counted).map(|t| usize::from(has(4 - counted + t)) << t).sum();
        let copy = used[kind];
        used[kind] += 1;
        board = board.with(square, *Piece::ALL.get(kind | copy << counted)?);
    }
    Some(Position::new(Setup { board, ..Setup::default() }).expect("all pieces are different"))
}

/// Returns the squares on which each counted trait is present, one lane per trait.
fn present(rules: RuleSet, position: &Position) -> u64 {
    let lane = |t| u64::from(position.board().present(t).bits());
    (0..).zip(rules.traits().iter()).fold(0, |lanes, (n, t)| lanes | lane(t) << (16 * n))
}
