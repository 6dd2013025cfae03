use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use quarto_rules::{Action, Alignment, Phase, Piece, Player, Position, RuleSet, Shapes, Square};

use crate::Value;
use crate::geometry::Geometry;
use crate::key::Keys;
use crate::limits::{Limits, Stop};
use crate::node::{Node, kind, pieces, without};
use crate::score::{Score, before, loss, to_value, win};
use crate::search::{Bounds, Search};
use crate::table::{Known, Table};

/// Finds out what positions of one rule set are worth, if both players notice everything.
///
/// ```
/// use quarto_engine::{Limits, Solver, Value};
/// use quarto_rules::RuleSet;
///
/// let solver = Solver::new(RuleSet::LINES);
/// let solution = solver.solve(&"BDF./.A../..../.... J".parse()?, Limits::default());
/// assert_eq!(solution.value(), Some(Value::Win(1)));
/// # Ok::<(), quarto_rules::ParsePositionError>(())
/// ```
pub struct Solver {
    rules: RuleSet,
    geometry: AnyGeometry,
    keys: Keys,
    table: Table,
    threads: usize,
}

/// How a solver works; what it finds out does not depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How many threads search together.
    pub threads: NonZero<usize>,
    /// How many bytes the table of results may take.
    pub table_bytes: usize,
}

impl Default for Options {
    /// All cores, and a table of 64 MiB.
    fn default() -> Options {
        let threads = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        Options { threads, table_bytes: 64 << 20 }
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

    const fn exact(value: Value) -> Solution {
        Solution { at_least: value, at_most: value, nodes: 0 }
    }
}

impl Solver {
    /// Returns a solver for a rule set.
    #[must_use]
    pub fn new(rules: RuleSet) -> Solver {
        Solver::with_options(rules, Options::default())
    }

    /// Returns a solver that works in this way.
    #[must_use]
    pub fn with_options(rules: RuleSet, options: Options) -> Solver {
        Solver {
            rules,
            geometry: match rules.shapes() {
                Shapes::Lines => AnyGeometry::Lines(Geometry::new(rules)),
                Shapes::Squares => AnyGeometry::Squares(Geometry::new(rules)),
            },
            keys: Keys::new(rules.shapes()),
            table: Table::new(options.table_bytes),
            threads: options.threads.get(),
        }
    }

    /// Returns what a position is worth to the player who must act.
    #[must_use]
    pub fn solve(&self, position: &Position, limits: Limits) -> Solution {
        match &self.geometry {
            AnyGeometry::Lines(geometry) => Task { solver: self, geometry, limits }.solve(position),
            AnyGeometry::Squares(geometry) => {
                Task { solver: self, geometry, limits }.solve(position)
            }
        }
    }

    /// Returns every give or placement with what it is worth to the player who does it, in the order
    /// of pieces or squares.
    #[must_use]
    pub fn moves(&self, position: &Position, limits: Limits) -> Vec<(Action, Solution)> {
        match &self.geometry {
            AnyGeometry::Lines(geometry) => Task { solver: self, geometry, limits }.moves(position),
            AnyGeometry::Squares(geometry) => {
                Task { solver: self, geometry, limits }.moves(position)
            }
        }
    }
}

/// The geometry of either choice of shapes.
enum AnyGeometry {
    Lines(Box<Geometry<1>>),
    Squares(Box<Geometry<2>>),
}

/// One question to a solver, with its limits.
struct Task<'a, const G: usize> {
    solver: &'a Solver,
    geometry: &'a Geometry<G>,
    limits: Limits<'a>,
}

/// What a search can be asked about.
#[derive(Clone, Copy)]
enum Question<const G: usize> {
    /// One of these pieces must be given.
    Give { node: Node<G>, pieces: u32 },
    /// A piece of this kind, which does not win at once, must be placed, with these others left.
    Place { node: Node<G>, kind: usize, others: u32 },
}

/// With fewer empty squares one thread is done before others have started.
const PARALLEL_FROM: u32 = 11;

impl<const G: usize> Task<'_, G> {
    fn solve(&self, position: &Position) -> Solution {
        if let Some(value) = self.told_by_window(position) {
            return Solution::exact(value);
        }
        match position.phase() {
            Phase::Done => Solution::exact(Value::Draw),
            Phase::Give => {
                let pieces = pieces(self.geometry, self.solver.rules, position.reserve());
                self.answer(Question::Give { node: self.node(position), pieces }).into_solution()
            }
            Phase::Place(piece) => self.place(position, piece),
        }
    }

    fn moves(&self, position: &Position) -> Vec<(Action, Solution)> {
        match position.phase() {
            Phase::Done => Vec::new(),
            Phase::Give => position
                .reserve()
                .iter()
                .map(|piece| (Action::Give(piece), self.give_this(position, piece)))
                .collect(),
            Phase::Place(piece) => (!position.board().occupied())
                .iter()
                .map(|square| (Action::Place(square), self.place_there(position, piece, square)))
                .collect(),
        }
    }

    /// Returns the value of a position in which an alignment may be called.
    fn told_by_window(&self, position: &Position) -> Option<Value> {
        let window = position.window()?;
        Alignment::through(position.board(), self.solver.rules, window.square()).next()?;
        // Player 1 makes the sixteenth placement.
        let is_placer = match position.phase() {
            Phase::Give => true,
            Phase::Place(_) => false,
            Phase::Done => window.owner() == Player::One,
        };
        match (window.called(), is_placer) {
            (false, _) => Some(Value::Win(0)),
            // The placer's call is used, and the opponent's comes next.
            (true, true) => Some(Value::Loss(0)),
            // Nobody may call it any more.
            (true, false) => None,
        }
    }

    fn node(&self, position: &Position) -> Node<G> {
        Node::new(self.geometry, self.solver.rules, position.board())
    }

    fn place(&self, position: &Position, piece: Piece) -> Solution {
        let node = self.node(position);
        let kind = kind(self.solver.rules, piece);
        if node.wins(self.geometry, kind) != 0 {
            return Solution::exact(Value::Win(1));
        }
        let others = pieces(self.geometry, self.solver.rules, position.reserve());
        self.answer(Question::Place { node, kind, others }).into_solution()
    }

    fn give_this(&self, position: &Position, piece: Piece) -> Solution {
        let node = self.node(position);
        let kind = kind(self.solver.rules, piece);
        if node.wins(self.geometry, kind) != 0 {
            return Solution::exact(Value::Loss(1));
        }
        let all = pieces(self.geometry, self.solver.rules, position.reserve());
        let others = without(self.geometry, all, kind);
        self.answer(Question::Place { node, kind, others }).opposite().into_solution()
    }

    fn place_there(&self, position: &Position, piece: Piece, square: Square) -> Solution {
        let node = self.node(position);
        let kind = kind(self.solver.rules, piece);
        if node.wins(self.geometry, kind) >> square.index() & 1 == 1 {
            return Solution::exact(Value::Win(1));
        }
        let pieces = pieces(self.geometry, self.solver.rules, position.reserve());
        if pieces == 0 {
            return Solution::exact(Value::Draw);
        }
        let node = node.place(self.geometry, square.index(), kind);
        self.answer(Question::Give { node, pieces }).before_placing().into_solution()
    }

    /// Finds the exact score, or bounds if a limit comes first.
    fn answer(&self, question: Question<G>) -> Answer {
        let (soonest_win, soonest_loss) = match question {
            Question::Give { .. } => (2, 1),
            Question::Place { .. } => (3, 2),
        };
        let mut answer = Answer {
            known: Known { at_least: loss(soonest_loss), at_most: win(soonest_win) },
            nodes: 0,
        };
        let exact = self.exact_score(question, (soonest_win, soonest_loss), &mut answer);
        if let Some(score) = exact {
            answer.known = Known { at_least: score, at_most: score };
        }
        answer
    }

    /// Asks first who wins, and then how soon; `None` if a limit comes first.
    fn exact_score(
        &self,
        question: Question<G>,
        (soonest_win, soonest_loss): (i32, i32),
        answer: &mut Answer,
    ) -> Option<Score> {
        let mut at_least = |score| self.is_at_least(question, score, answer);
        if at_least(1)? {
            let mut placements = soonest_win;
            while !at_least(win(placements))? {
                placements += 2;
            }
            return Some(win(placements));
        }
        if at_least(0)? {
            return Some(0);
        }
        let mut placements = soonest_loss;
        while at_least(loss(placements) + 1)? {
            placements += 2;
        }
        Some(loss(placements))
    }

    /// Finds out whether the score is at least this, on all threads; `None` if a limit comes first.
    fn is_at_least(
        &self,
        question: Question<G>,
        score: Score,
        answer: &mut Answer,
    ) -> Option<bool> {
        if answer.known.at_least >= score {
            return Some(true);
        }
        if answer.known.at_most < score {
            return Some(false);
        }
        let found = self.search(question, Bounds::at_least(score), &mut answer.nodes)?;
        if found >= score {
            answer.known.at_least = found;
        } else {
            answer.known.at_most = found;
        }
        Some(found >= score)
    }

    fn search(&self, question: Question<G>, bounds: Bounds, nodes: &mut u64) -> Option<Score> {
        let stop = Stop::new(self.limits);
        let node = match &question {
            Question::Give { node, .. } | Question::Place { node, .. } => node,
        };
        let threads = if node.left < PARALLEL_FROM { 1 } else { self.solver.threads };
        let looked_at = AtomicU64::new(0);
        let result = Mutex::new(None);
        let run = |thread| {
            let mut search = Search {
                geometry: self.geometry,
                keys: &self.solver.keys,
                table: &self.solver.table,
                stop: &stop,
                thread,
                nodes: 0,
            };
            let score = match &question {
                Question::Give { node, pieces } => search.give(node, *pieces, bounds),
                Question::Place { node, kind, others } => {
                    search.place(node, *kind, *others, bounds)
                }
            };
            looked_at.fetch_add(search.nodes, Ordering::Relaxed);
            // Whoever is first has the result; after a limit nobody is.
            if stop.set_first() {
                *result.lock().expect("no thread panics") = Some(score);
            }
        };
        thread::scope(|scope| {
            let run = &run;
            (1..threads).for_each(|thread| drop(scope.spawn(move || run(thread))));
            run(0);
        });
        *nodes += looked_at.into_inner();
        result.into_inner().expect("no thread panics")
    }
}

/// What a search found out, in scores.
struct Answer {
    known: Known,
    nodes: u64,
}

impl Answer {
    /// Returns the same as the opponent sees it.
    fn opposite(self) -> Answer {
        let Known { at_least, at_most } = self.known;
        Answer { known: Known { at_least: -at_most, at_most: -at_least }, ..self }
    }

    /// Returns the same as it is before the placement that leads there.
    fn before_placing(self) -> Answer {
        let Known { at_least, at_most } = self.known;
        Answer { known: Known { at_least: before(at_least), at_most: before(at_most) }, ..self }
    }

    fn into_solution(self) -> Solution {
        Solution {
            at_least: to_value(self.known.at_least),
            at_most: to_value(self.known.at_most),
            nodes: self.nodes,
        }
    }
}
