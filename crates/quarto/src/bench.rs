mod analyses;
mod answers;

use std::io::Write;
use std::num::NonZero;
use std::time::{Duration, Instant};

use clap::Args;
use quarto_engine::{SearchLimits, Solver, SolverOptions, bench_positions};
use quarto_rules::{RuleSet, Variant};
use serde_json::json;

/// Measure the solver on fixed positions of every rule set
#[derive(Args)]
pub(crate) struct Arguments {
    /// Threads to use; only with one are node counts the same every time
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZero<usize>,
    /// Memory for the transposition table in megabytes
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..))]
    hash: u32,
    /// Also prove the empty board
    #[arg(long, conflicts_with = "book")]
    empty: bool,
    /// Measure answers with the book, from the empty board to the last piece
    #[arg(long)]
    book: bool,
    /// Measure how long it takes to value all actions, with the book, in N positions of random games for
    /// each number of pieces
    #[arg(long, value_name = "N", conflicts_with_all = ["book", "empty"])]
    analyses: Option<NonZero<usize>>,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// How many positions with how many pieces on the board, and one in hand.
const SETS: [(usize, usize); 3] = [(6, 500), (5, 200), (4, 40)];

/// How one set of positions was solved.
struct Row {
    rules: RuleSet,
    placed: usize,
    count: usize,
    nodes: u64,
    total: Duration,
    longest: Duration,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    match arguments.analyses {
        Some(count) => analyses::run(arguments, count, out),
        None if arguments.book => answers::run(arguments, out),
        None => searches(arguments, out),
    }
}

/// Measures how long positions take without the book.
fn searches(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let empty = arguments.empty.then_some((0, 1));
    if !arguments.json {
        writeln!(
            out,
            "{:>8} {:>6} {:>3} {:>5} {:>11} {:>11} {:>13}",
            "rules", "traits", "on", "count", "mean ms", "longest ms", "nodes"
        )?;
    }
    let mut nodes = 0;
    for rules in different_rules() {
        for (placed, count) in SETS.into_iter().chain(empty) {
            let row = measure(arguments, rules, placed, count);
            nodes += row.nodes;
            row.print(arguments, out)?;
        }
    }
    if !arguments.json {
        writeln!(out, "Nodes: {nodes}")?;
    }
    Ok(())
}

/// Returns the eight rule sets that are essentially different.
fn different_rules() -> impl Iterator<Item = RuleSet> {
    let rules = |variant| [4, 3, 2, 1].map(|count| RuleSet::with_first_traits(variant, count));
    Variant::ALL.into_iter().flat_map(rules).flatten()
}

/// Returns the item of a sorted list that this many per cent do not exceed.
fn quantile<T: Copy>(sorted: &[T], percent: usize) -> T {
    sorted[(sorted.len() * percent).div_ceil(100).max(1) - 1]
}

fn solver(arguments: &Arguments, rules: RuleSet) -> Solver {
    let table_bytes = (arguments.hash as usize) << 20;
    Solver::with_options(rules, SolverOptions { threads: arguments.threads, table_bytes })
}

/// Solves a set of positions with a new solver.
fn measure(arguments: &Arguments, rules: RuleSet, placed: usize, count: usize) -> Row {
    let solver = solver(arguments, rules).without_book();
    let mut row =
        Row { rules, placed, count, nodes: 0, total: Duration::ZERO, longest: Duration::ZERO };
    for position in bench_positions(rules, placed, count) {
        let start = Instant::now();
        row.nodes += solver.solve(&position, SearchLimits::default()).nodes;
        row.total += start.elapsed();
        row.longest = row.longest.max(start.elapsed());
    }
    row
}

impl Row {
    fn print(&self, arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        let mean = ms(self.total) / f64::from(u32::try_from(self.count)?);
        let (variant, traits) = (self.rules.variant(), self.rules.traits().len());
        if arguments.json {
            let row = json!({
                "rules": variant.to_string(), "traits": traits, "placed": self.placed,
                "count": self.count, "mean_ms": mean, "longest_ms": ms(self.longest),
                "nodes": self.nodes,
            });
            writeln!(out, "{row}")?;
        } else {
            let (placed, longest) = (format!("{}+1", self.placed), ms(self.longest));
            writeln!(
                out,
                "{variant:>8} {traits:>6} {placed:>3} {:>5} {mean:>11.3} {longest:>11.1} {:>13}",
                self.count, self.nodes
            )?;
        }
        Ok(out.flush()?)
    }
}
