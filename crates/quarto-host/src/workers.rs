use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Once};
use std::thread;
use std::time::{Duration, Instant};

use quarto_engine::{
    Analysis, AnalysisDetail, Bot, Hint, Review, SearchLimits, Solver, SolverOptions,
};
use quarto_game::{Game, GameId};
use quarto_rules::{Action, Character, Play, Position, Record, RuleSet};
use tokio::sync::oneshot;

use crate::judge::has_only_engines;
use crate::queue::FairQueue;

/// The threads that think: some play for the engine, one analyses. Their number is fixed, however much
/// work there is.
pub(crate) struct Workers {
    engines: WorkerPool,
    analysts: WorkerPool,
}

/// A thread pool and the work that waits for it.
struct WorkerPool {
    name: &'static str,
    threads: usize,
    queue: Arc<FairQueue<Owner, Job>>,
    started: Once,
}

impl WorkerPool {
    fn new(name: &'static str, threads: usize) -> WorkerPool {
        WorkerPool { name, threads, queue: Arc::new(FairQueue::new()), started: Once::new() }
    }

    /// Adds work; the first job starts the threads.
    fn push(&self, owner: Owner, job: Job) {
        self.started.call_once(|| (0..self.threads).for_each(|_| self.start_thread()));
        self.queue.push(owner, job);
    }

    fn start_thread(&self) {
        let queue = Arc::clone(&self.queue);
        let work = move || {
            step_back();
            let mut cache = EngineCache::default();
            while let Some(job) = queue.pop() {
                job(&mut cache);
            }
        };
        let thread = thread::Builder::new().name(self.name.into()).spawn(work);
        thread.expect("the system can start a few threads");
    }
}

impl Drop for WorkerPool {
    fn drop(&mut self) {
        self.queue.close();
    }
}

/// The owner of a job.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Owner {
    /// A game in which a player waits for the engine.
    Game(GameId),
    /// All games of engines against each other.
    Engines,
    /// A caller who asked for an analysis or a hint.
    Caller(String),
}

type Job = Box<dyn FnOnce(&mut EngineCache) + Send>;

/// What a worker keeps for the next job: it takes a while to create tables.
#[derive(Default)]
struct EngineCache {
    bots: Vec<((RuleSet, Character), Bot)>,
    solvers: Vec<(RuleSet, Solver)>,
}

/// The most bots and the most solvers that a worker keeps, with 16 MiB each.
const KEPT: usize = 6;
const TABLE_BYTES: usize = 16 << 20;

impl EngineCache {
    fn bot(&mut self, rules: RuleSet, character: Character) -> &Bot {
        latest(&mut self.bots, (rules, character), || Bot::new(rules, character))
    }

    fn solver(&mut self, rules: RuleSet) -> &Solver {
        let options = SolverOptions { threads: NonZero::<usize>::MIN, table_bytes: TABLE_BYTES };
        latest(&mut self.solvers, rules, || Solver::with_options(rules, options))
    }
}

/// Returns the cached value of a key, and makes it if it is missing; the least recently used is dropped
/// (an LRU cache).
fn latest<K: PartialEq, T>(kept: &mut Vec<(K, T)>, key: K, make: impl FnOnce() -> T) -> &T {
    if let Some(place) = kept.iter().position(|(known, _)| *known == key) {
        kept[place..].rotate_left(1);
    } else {
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((key, make()));
    }
    &kept[kept.len() - 1].1
}

impl Workers {
    pub(crate) fn new(engine_threads: NonZero<usize>) -> Workers {
        Workers {
            engines: WorkerPool::new("engine", engine_threads.get()),
            analysts: WorkerPool::new("analyst", 1),
        }
    }

    /// Returns how many jobs wait for the engine.
    pub(crate) fn waiting(&self) -> usize {
        self.engines.queue.len()
    }

    /// Starts the search for the engine's next command; `None` if it has nothing to do.
    pub(crate) fn think(&self, id: GameId, game: &Game) -> Option<oneshot::Receiver<Vec<Action>>> {
        let (character, seed) = game.engine_to_act()?;
        let (play, (sender, receiver)) = (*game.play(), oneshot::channel());
        let owner = if has_only_engines(game) { Owner::Engines } else { Owner::Game(id) };
        let job = move |cache: &mut EngineCache| {
            let bot = cache.bot(play.terms().rules, character);
            // If the receiver is gone, there is nothing to do.
            let _ = sender.send(next_command(bot, play, seed));
        };
        self.engines.push(owner, Box::new(job));
        Some(receiver)
    }

    /// Starts an analysis of what every action of a position is worth.
    pub(crate) fn analyse(&self, caller: String, task: AnalysisTask) -> PendingAnalysis<Analysis> {
        let AnalysisTask { rules, position, time, nodes } = task;
        self.ask(caller, rules, time, move |solver, limits| {
            let limits = SearchLimits { nodes, ..limits };
            solver.analyse(&position, AnalysisDetail::Moves, limits)
        })
    }

    /// Starts the search for a hint in a game.
    pub(crate) fn hint(&self, caller: String, play: Play) -> PendingAnalysis<Option<Hint>> {
        self.ask(caller, play.terms().rules, HINT_TIME, move |solver, limits| {
            solver.hint(&play, limits)
        })
    }

    /// Starts the review of a game.
    pub(crate) fn review(&self, caller: String, record: Record) -> PendingAnalysis<Option<Review>> {
        let rules = record.play().terms().rules;
        self.ask(caller, rules, REVIEW_TIME, move |solver, limits| solver.review(&record, limits))
    }

    /// Starts an analysis of a position with advice.
    pub(crate) fn study(
        &self,
        caller: String,
        play: Play,
    ) -> PendingAnalysis<(Analysis, Option<Hint>)> {
        self.ask(caller, play.terms().rules, HINT_TIME, move |solver, limits| {
            let analysis = solver.analyse(play.position(), AnalysisDetail::Moves, limits);
            (analysis, solver.hint(&play, limits))
        })
    }

    /// Starts other work with the solver of a rule set. It cannot be cut short, and so must be known to be
    /// quick.
    pub(crate) fn solve<T: Send + 'static>(
        &self,
        caller: String,
        rules: RuleSet,
        work: impl FnOnce(&Solver) -> T + Send + 'static,
    ) -> PendingAnalysis<T> {
        self.ask(caller, rules, HINT_TIME, move |solver, _| work(solver))
    }

    fn ask<T: Send + 'static>(
        &self,
        caller: String,
        rules: RuleSet,
        time: Duration,
        work: impl FnOnce(&Solver, SearchLimits<'_>) -> T + Send + 'static,
    ) -> PendingAnalysis<T> {
        let (sender, receiver) = oneshot::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        let job = move |cache: &mut EngineCache| {
            if flag.load(Ordering::Relaxed) {
                return;
            }
            let deadline = Some(Instant::now() + time);
            let limits = SearchLimits { deadline, stop: Some(&flag), ..SearchLimits::default() };
            let _ = sender.send(work(cache.solver(rules), limits));
        };
        self.analysts.push(Owner::Caller(caller), Box::new(job));
        PendingAnalysis { receiver, stop }
    }
}

/// How long a hint may take.
const HINT_TIME: Duration = Duration::from_secs(10);

/// How long a review may take. Most take less than half a second.
const REVIEW_TIME: Duration = Duration::from_secs(20);

/// Lowers the priority of this thread: long searches must not delay players' moves.
fn step_back() {
    // Linux has a nice value per thread; where it cannot be set, all threads are equal.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 19);
}

/// Returns the actions of the engine's next command: an action, or a placement and what follows it (D2).
/// What it does after a call is another command.
fn next_command(bot: &Bot, mut play: Play, seed: u64) -> Vec<Action> {
    let Some(first) = bot.act(&play, seed) else { return Vec::new() };
    let mut actions = vec![first];
    if matches!(first, Action::Place(_)) && play.act(first).is_ok() && play.outcome().is_none() {
        actions.extend(bot.act(&play, seed));
    }
    actions
}

/// The task of an analysis.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisTask {
    /// The rule set.
    pub rules: RuleSet,
    /// The position.
    pub position: Position,
    /// How long it may take.
    pub time: Duration,
    /// How many nodes (positions) may be visited.
    pub nodes: Option<u64>,
}

/// An analysis that waits or runs. Dropping it stops it.
#[derive(Debug)]
pub struct PendingAnalysis<T> {
    receiver: oneshot::Receiver<T>,
    stop: Arc<AtomicBool>,
}

impl<T> PendingAnalysis<T> {
    /// Waits for the result; `None` if the host stops first.
    pub async fn result(mut self) -> Option<T> {
        (&mut self.receiver).await.ok()
    }
}

impl<T> Drop for PendingAnalysis<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
