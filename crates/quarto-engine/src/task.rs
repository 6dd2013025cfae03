use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use quarto_rules::{Action, Alignment, Phase, Piece, PieceSet, Position, SquareSet, Value};

use crate::bounds::Bounds;
use crate::budget::{Budget, Stop};
use crate::busy::Busy;
use crate::geometry::Geometry;
use crate::node::{Node, index_of, kind, pieces, without};
use crate::score::{Score, after, from_value, loss, to_value, win};
use crate::search::{Search, SearchWindow};
use crate::set::{Kind, Kinds};
use crate::threads::{self, Crew};
use crate::{Analysis, AnalysisDetail, Solution, Solver};

/// One call to a solver, with what remains of its limits.
pub(crate) struct Task<'a, const G: usize> {
    pub(crate) solver: &'a Solver,
    pub(crate) geometry: &'a Geometry<G>,
    pub(crate) budget: &'a Budget<'a>,
}

/// A position whose score a search can be asked for.
#[derive(Clone, Copy)]
enum Question<const G: usize> {
    /// One of these pieces must be given.
    Give { node: Node<G>, pieces: Kinds },
    /// A piece of this kind, which does not win at once, must be placed, with these others left.
    Place { node: Node<G>, kind: Kind, others: Kinds },
}

/// What an action leads to.
enum After<const G: usize> {
    /// No question is left: the action is worth this.
    End(Value),
    /// The opponent must place.
    Opponent(Question<G>),
    /// The same player has placed and must give.
    Placement(Question<G>),
}

impl<const G: usize> After<G> {
    /// Returns whether the action is worth at least this; `None` if a limit is reached first. `answer` is
    /// about the question that is left, if there is one.
    fn is_at_least(&self, task: &Task<G>, value: Value, answer: &mut Answer) -> Option<bool> {
        let score = from_value(value);
        match self {
            After::End(own) => Some(*own >= value),
            After::Opponent(question) => Some(!task.compare(*question, 1 - score, answer)?),
            After::Placement(question) => task.compare(*question, after(score), answer),
        }
    }

    /// Returns what is known about the question that is left before any search.
    fn look_up(&self, task: &Task<G>) -> Answer {
        match self {
            After::End(value) => Answer { bounds: Bounds::exact(from_value(*value)), nodes: 0 },
            After::Opponent(question) | After::Placement(question) => task.look_up(question),
        }
    }

    /// Answers the question that is left, as far as the limits allow.
    fn find(&self, task: &Task<G>, answer: &mut Answer) {
        match self {
            After::End(_) => {}
            After::Opponent(question) | After::Placement(question) => task.find(*question, answer),
        }
    }

    /// Returns what an answer about the question that is left says about the action.
    fn solution(&self, answer: Answer) -> Solution {
        let bounds = match self {
            After::End(value) => return Solution::exact(*value),
            After::Opponent(_) => answer.bounds.opposite(),
            After::Placement(_) => answer.bounds.before_placing(),
        };
        Answer { bounds, ..answer }.into_solution()
    }
}

impl<const G: usize> Question<G> {
    /// Returns the bounds that hold for all positions in this phase.
    const fn bounds(&self) -> Bounds {
        match self {
            Question::Give { .. } => Bounds::BEFORE_GIVE,
            Question::Place { .. } => Bounds::BEFORE_PLACEMENT,
        }
    }

    const fn node(&self) -> &Node<G> {
        match self {
            Question::Give { node, .. } | Question::Place { node, .. } => node,
        }
    }
}

/// One search of a question, by all threads.
struct Job<'a, const G: usize> {
    question: Question<G>,
    window: SearchWindow,
    stop: Stop<'a>,
    busy: Busy,
    nodes: AtomicU64,
    result: Mutex<Option<Score>>,
}

/// With fewer empty squares than this, a search is over before another thread is of use.
const PARALLEL_FROM: u32 = 11;

impl<'a, const G: usize> Task<'a, G> {
    /// Returns what a position is worth; see [`Solver::solve`].
    pub(crate) fn solve(&self, position: &Position) -> Solution {
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

    /// Returns what a position and its actions are worth; see [`Solver::analyse`].
    pub(crate) fn analyse(&self, position: &Position, detail: AnalysisDetail) -> Analysis {
        let worth = self.solve(position);
        let weigh = |action| (action, self.weigh(position, action, worth.value(), detail));
        let moves = self.for_each(position, weigh);
        let best = worth.value().and_then(|value| self.best(position, value, &moves));
        Analysis { worth, best, moves }
    }

    /// Evaluates an action, in a position of this value, in as much detail as is asked for. Whether it
    /// keeps the value comes first: that is the cheapest question, and no action is worth more than the
    /// position.
    fn weigh(
        &self,
        position: &Position,
        action: Action,
        value: Option<Value>,
        detail: AnalysisDetail,
    ) -> Solution {
        let after = self.after(position, action);
        let mut answer = after.look_up(self);
        if let Some(value) = value
            && after.is_at_least(self, value, &mut answer) == Some(true)
        {
            return Solution { nodes: answer.nodes, ..Solution::exact(value) };
        }
        match detail {
            AnalysisDetail::Best => {}
            AnalysisDetail::Moves => after.find(self, &mut answer),
        }
        after.solution(answer)
    }

    /// Returns the actions that keep the value, or `None` if that is not known for every action.
    fn best(
        &self,
        position: &Position,
        value: Value,
        moves: &[(Action, Solution)],
    ) -> Option<Vec<Action>> {
        if value == Value::Win(0) {
            return Some(self.calls(position).collect());
        }
        let is_kept = |solution: &Solution| solution.at_least >= value;
        let is_known =
            |(_, solution): &(Action, Solution)| is_kept(solution) || solution.at_most < value;
        let kept = moves.iter().filter(|(_, solution)| is_kept(solution));
        moves.iter().all(is_known).then(|| kept.map(|(action, _)| *action).collect())
    }

    /// Returns one action that keeps the value; see [`Solver::best_action`].
    pub(crate) fn best_action(&self, position: &Position) -> Option<Action> {
        let value = self.solve(position).value()?;
        if value == Value::Win(0) {
            return self.calls(position).next();
        }
        for action in actions(position) {
            if self.keeps(position, action, value)? {
                return Some(action);
            }
        }
        None
    }

    /// Returns the calls of all open alignments.
    fn calls(&self, position: &Position) -> impl Iterator<Item = Action> {
        let board = *position.board();
        position.window().into_iter().flat_map(move |window| {
            let open: Vec<Alignment> =
                Alignment::through(&board, self.solver.rules, window.square()).collect();
            open.into_iter().map(|alignment| Action::Call(alignment.shape()))
        })
    }

    /// Maps `work` over every action except calls, on all threads where a single search uses only one.
    fn for_each<T: Send>(&self, position: &Position, work: impl Fn(Action) -> T + Sync) -> Vec<T> {
        let actions: Vec<Action> = actions(position).collect();
        let alone = 16 - position.placed() >= PARALLEL_FROM as usize;
        let threads = if alone { 1 } else { self.solver.threads };
        threads::map(threads, &actions, work)
    }

    /// Tells whether an action other than a call is worth at least this; `None` if a limit is reached
    /// first.
    pub(crate) fn keeps(&self, position: &Position, action: Action, value: Value) -> Option<bool> {
        let after = self.after(position, action);
        after.is_at_least(self, value, &mut after.look_up(self))
    }

    /// Returns what an action leads to.
    fn after(&self, position: &Position, action: Action) -> After<G> {
        if is_placers_turn(position) && self.has_open_alignment(position) {
            // Whichever piece is given, the opponent calls.
            return After::End(Value::Loss(0));
        }
        let rules = self.solver.rules;
        let node = self.node(position);
        let all = pieces(self.geometry, rules, position.reserve());
        match (action, position.hand()) {
            (Action::Give(piece), _) => {
                let kind = kind(rules, piece);
                if !node.wins(self.geometry, kind).is_empty() {
                    return After::End(Value::Loss(1));
                }
                let others = without(self.geometry, kind, all);
                After::Opponent(Question::Place { node, kind, others })
            }
            (Action::Place(square), Some(piece)) => {
                let kind = kind(rules, piece);
                let square = index_of(square);
                if node.wins(self.geometry, kind).contains(square) {
                    return After::End(Value::Win(1));
                }
                if all.is_empty() {
                    return After::End(Value::Draw);
                }
                let node = node.place(self.geometry, square, kind);
                After::Placement(Question::Give { node, pieces: all })
            }
            (Action::Place(_) | Action::Call(_) | Action::Done, _) => After::End(Value::Draw),
        }
    }

    /// Returns the value of a position in which an alignment may be called.
    fn told_by_window(&self, position: &Position) -> Option<Value> {
        let window = position.window().filter(|_| self.has_open_alignment(position))?;
        match (window.called(), is_placers_turn(position)) {
            (false, _) => Some(Value::Win(0)),
            // The placer's call has been used, and the opponent's comes next.
            (true, true) => Some(Value::Loss(0)),
            // Neither player may call it any more.
            (true, false) => None,
        }
    }

    fn has_open_alignment(&self, position: &Position) -> bool {
        position.window().is_some_and(|window| {
            let rules = self.solver.rules;
            Alignment::through(position.board(), rules, window.square()).next().is_some()
        })
    }

    fn node(&self, position: &Position) -> Node<G> {
        Node::new(self.geometry, self.solver.rules, position.board())
    }

    fn place(&self, position: &Position, piece: Piece) -> Solution {
        let node = self.node(position);
        let kind = kind(self.solver.rules, piece);
        if !node.wins(self.geometry, kind).is_empty() {
            return Solution::exact(Value::Win(1));
        }
        let others = pieces(self.geometry, self.solver.rules, position.reserve());
        self.answer(Question::Place { node, kind, others }).into_solution()
    }

    /// Returns the exact score, or bounds if a limit is reached first.
    fn answer(&self, question: Question<G>) -> Answer {
        let mut answer = self.look_up(&question);
        self.find(question, &mut answer);
        answer
    }

    /// Narrows the known bounds down to the exact score, or as far as the limits allow.
    fn find(&self, question: Question<G>, answer: &mut Answer) {
        let soonest = match question {
            Question::Give { .. } => (2, 1),
            Question::Place { .. } => (3, 2),
        };
        let score = self.with_crew(question, answer.bounds, |crew| {
            self.exact_score(crew, question, soonest, answer)
        });
        if let Some(score) = score {
            answer.bounds = Bounds::exact(score);
        }
    }

    /// Returns whether the score is at least this; `None` if a limit is reached first.
    fn compare(&self, question: Question<G>, score: Score, answer: &mut Answer) -> Option<bool> {
        self.with_crew(question, answer.bounds, |crew| {
            self.is_at_least(crew, question, score, answer)
        })
    }

    /// Lets `lead` search a question, of which so much is known, with as many threads as are of use.
    fn with_crew<T>(
        &self,
        question: Question<G>,
        known: Bounds,
        lead: impl FnOnce(&Crew<Job<'a, G>>) -> T,
    ) -> T {
        let is_short = known.is_exact() || question.node().left < PARALLEL_FROM;
        let threads = if is_short { 1 } else { self.solver.threads };
        threads::with_crew(threads, |job| self.run(job, true), lead)
    }

    /// Returns the exact score: asks first who wins, and then how soon; `None` if a limit is reached
    /// first.
    fn exact_score(
        &self,
        crew: &Crew<Job<'a, G>>,
        question: Question<G>,
        (soonest_win, soonest_loss): (i32, i32),
        answer: &mut Answer,
    ) -> Option<Score> {
        let mut at_least = |score| self.is_at_least(crew, question, score, answer);
        let horizon = self.budget.horizon().map(i32::from);
        let (nearest_win, nearest_loss) =
            horizon.map_or((1, 0), |farthest| (win(farthest), loss(farthest) + 1));
        if at_least(nearest_win)? {
            let mut placements = soonest_win;
            while !at_least(win(placements))? {
                placements += 2;
            }
            return Some(win(placements));
        }
        if at_least(nearest_loss)? {
            return horizon.is_none().then_some(0);
        }
        let mut placements = soonest_loss;
        while at_least(loss(placements) + 1)? {
            placements += 2;
        }
        Some(loss(placements))
    }

    /// Returns whether the score is at least this, by a null-window search on all threads; `None` if a
    /// limit is reached first.
    fn is_at_least(
        &self,
        crew: &Crew<Job<'a, G>>,
        question: Question<G>,
        score: Score,
        answer: &mut Answer,
    ) -> Option<bool> {
        if answer.bounds.at_least >= score {
            return Some(true);
        }
        if answer.bounds.at_most < score {
            return Some(false);
        }
        let found = self.search(crew, question, SearchWindow::null(score), answer)?;
        if found >= score {
            answer.bounds.at_least = found;
        } else {
            answer.bounds.at_most = found;
        }
        Some(found >= score)
    }

    /// Returns what is known about a question before any search.
    fn look_up(&self, question: &Question<G>) -> Answer {
        let book = self.solver.book.as_ref();
        let score = book.and_then(|book| match question {
            Question::Give { node, .. } => book.give(self.geometry, node),
            Question::Place { node, kind, .. } => book.place(self.geometry, node, *kind),
        });
        Answer { bounds: score.map_or(question.bounds(), Bounds::exact), nodes: 0 }
    }

    fn search(
        &self,
        crew: &Crew<Job<'a, G>>,
        question: Question<G>,
        window: SearchWindow,
        answer: &mut Answer,
    ) -> Option<Score> {
        let job = Job {
            question,
            window,
            stop: Stop::new(self.budget, answer.bounds),
            busy: Busy::new(),
            nodes: AtomicU64::new(0),
            result: Mutex::new(None),
        };
        let job = crew.do_job(job, |job| self.run(job, crew.size() > 1));
        answer.nodes += job.nodes.into_inner();
        job.result.into_inner().expect("no thread panics")
    }

    /// Does the part of one thread in a search.
    fn run(&self, job: &Job<G>, shares: bool) {
        let Solver { keys, table, .. } = self.solver;
        let busy = shares.then_some(&job.busy);
        let mut search = Search::new(self.geometry, keys, table, &job.stop, busy);
        let score = match &job.question {
            Question::Give { node, pieces } => search.give(node, *pieces, job.window),
            Question::Place { node, kind, others } => {
                search.place(node, *kind, *others, job.window)
            }
        };
        self.budget.count(search.take_uncounted());
        job.nodes.fetch_add(search.nodes, Ordering::Relaxed);
        // The first thread to get here has the result; after a limit none has.
        if job.stop.set_first() {
            *job.result.lock().expect("no thread panics") = Some(score);
        }
    }
}

/// Returns the legal actions except calls.
fn actions(position: &Position) -> impl Iterator<Item = Action> + use<> {
    let (gives, places, done) = match position.phase() {
        Phase::Give => (position.reserve(), SquareSet::EMPTY, None),
        Phase::Place(_) => (PieceSet::EMPTY, !position.board().occupied(), None),
        Phase::Done => (PieceSet::EMPTY, SquareSet::EMPTY, Some(Action::Done)),
    };
    let gives = gives.iter().map(Action::Give);
    gives.chain(places.iter().map(Action::Place)).chain(done)
}

/// Tells whether the player who placed last must act.
fn is_placers_turn(position: &Position) -> bool {
    position.player() == position.placer()
}

/// The result of a search, in scores.
#[derive(Clone, Copy)]
struct Answer {
    bounds: Bounds,
    nodes: u64,
}

impl Answer {
    fn into_solution(self) -> Solution {
        Solution {
            at_least: to_value(self.bounds.at_least),
            at_most: to_value(self.bounds.at_most),
            nodes: self.nodes,
        }
    }
}
