mod checkpoint;

use std::collections::BTreeMap;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use anyhow::Context;
use clap::{Args, Subcommand};
use quarto_engine::{Book, BookPlan, SearchLimits, Solver, SolverOptions, Unit};
use quarto_rules::Position;
use quarto_store::write_whole;

use crate::parallel;
use crate::progress::Progress;
use crate::terms::RuleArguments;
use crate::words;
use checkpoint::Checkpoint;

#[derive(Subcommand)]
pub(crate) enum Command {
    Build(Build),
    Verify(Verify),
}

/// Build a book with the value of every position with few pieces
///
/// Progress is kept in FILE.part; an interrupted build resumes from there.
#[derive(Args)]
pub(crate) struct Build {
    #[command(flatten)]
    rules: RuleArguments,
    /// Cover positions with up to this many pieces on the board and one in hand
    #[arg(long, value_name = "N", default_value_t = 4)]
    depth: usize,
    /// Threads to use [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Memory for the transposition table in megabytes; more is faster
    #[arg(long, value_name = "MB", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
    hash: u32,
    /// File for the book
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Check a book by search
#[derive(Args)]
pub(crate) struct Verify {
    #[command(flatten)]
    rules: RuleArguments,
    /// How many boards to solve per number of pieces, or all
    #[arg(long, value_name = "N|all", default_value = "20", value_parser = sample)]
    sample: usize,
    /// Seed of the sample: another number, other boards
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: usize,
    /// Threads to use [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Memory for the transposition table in megabytes
    #[arg(long, value_name = "MB", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
    hash: u32,
    /// The book [default: the one in this program for --rules and --traits]
    #[arg(value_name = "FILE", conflicts_with_all = ["rules", "traits"])]
    file: Option<PathBuf>,
}

fn sample(text: &str) -> Result<usize, String> {
    if text == "all" {
        return Ok(usize::MAX);
    }
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "neither a number above 0 nor all".to_owned())
}

pub(crate) fn run(command: &Command, out: &mut dyn Write) -> anyhow::Result<()> {
    match command {
        Command::Build(arguments) => build(arguments, out),
        Command::Verify(arguments) => verify(arguments, out),
    }
}

fn build(arguments: &Build, out: &mut dyn Write) -> anyhow::Result<()> {
    let rules = arguments.rules.rules();
    anyhow::ensure!(!arguments.file.exists(), words::book_exists(&arguments.file));
    let plan = BookPlan::new(rules, arguments.depth).context("no book can be that deep")?;
    let checkpoint = Checkpoint::open(&arguments.file, rules, arguments.depth, &plan)?;
    let solver = plan.solver((arguments.hash as usize) << 20);
    let threads = arguments.threads.unwrap_or(SolverOptions::default().threads);
    let checkpoint = solve_units(&plan, &solver, checkpoint, threads)?;
    let book = plan.finish(&checkpoint.values);
    let written = write_whole(&arguments.file, book.bytes());
    written.with_context(|| arguments.file.display().to_string())?;
    checkpoint.remove()?;
    let boards = plan.units().iter().map(Unit::len).sum();
    Ok(writeln!(out, "{}", words::book_built(boards, book.bytes().len(), &arguments.file))?)
}

/// Does all units that are not yet done.
fn solve_units(
    plan: &BookPlan,
    solver: &Solver,
    checkpoint: Checkpoint,
    threads: NonZero<usize>,
) -> anyhow::Result<Checkpoint> {
    let mut missing = Vec::new();
    for (number, (unit, values)) in plan.units().iter().zip(&checkpoint.values).enumerate() {
        if values.is_empty() && !unit.is_empty() {
            missing.push((number, unit));
        } else {
            plan.remind(solver, unit, values);
        }
    }
    let boards = |units: &mut dyn Iterator<Item = &Unit>| -> usize { units.map(Unit::len).sum() };
    let total = boards(&mut plan.units().iter());
    let left = boards(&mut missing.iter().map(|(_, unit)| *unit));
    let progress = Progress::new(total, total - left);
    let checkpoint = Mutex::new(checkpoint);
    parallel::for_each(threads, missing.into_iter(), |(number, unit)| {
        let values = plan.solve(solver, unit, SearchLimits::default(), &|| progress.advance());
        let values = values.expect("there is no limit");
        checkpoint.lock().expect("no thread panics").add(number, values)
    })?;
    Ok(checkpoint.into_inner().expect("no thread panics"))
}

fn verify(arguments: &Verify, out: &mut dyn Write) -> anyhow::Result<()> {
    let book = match &arguments.file {
        Some(file) => Arc::new(read(file)?),
        None => Book::embedded(arguments.rules.rules()),
    };
    let plan = BookPlan::new(book.rules(), book.depth()).context("no book can be that deep")?;
    let by_search = plan.solver((arguments.hash as usize) << 20);
    let mut by_book = plan.solver(0);
    by_book.use_book(Arc::clone(&book)).context("a book is for its own rules")?;
    let positions = samples(&plan, arguments.sample, arguments.seed);
    let progress = Progress::new(positions.len(), 0);
    let threads = arguments.threads.unwrap_or(SolverOptions::default().threads);
    parallel::for_each(threads, positions.iter(), |position| {
        let value = |solver: &Solver| solver.solve(position, SearchLimits::default()).value();
        let (told, found) = (value(&by_book), value(&by_search));
        progress.advance();
        let differ = || words::book_differs(position, told, found);
        if told == found { Ok(()) } else { Err(anyhow::anyhow!(differ())) }
    })?;
    drop(progress);
    Ok(writeln!(out, "{}", words::book_right(&book, positions.len()))?)
}

/// Reads a book from a file.
pub(crate) fn read(file: &Path) -> anyhow::Result<Book> {
    let name = || file.display().to_string();
    let bytes = std::fs::read(file).with_context(name)?;
    Book::read(bytes).with_context(name)
}

/// Chooses boards of every number of pieces, evenly spread.
fn samples(plan: &BookPlan, most: usize, seed: usize) -> Vec<Position> {
    let mut by_pieces: BTreeMap<usize, Vec<&Position>> = BTreeMap::new();
    for position in plan.units().iter().flat_map(Unit::positions) {
        by_pieces.entry(position.placed()).or_default().push(position);
    }
    // As in the plan: what is worth more pieces helps with those with fewer.
    let chosen = by_pieces.into_values().rev().flat_map(|positions| {
        let step = positions.len().div_ceil(most).max(1);
        positions.into_iter().copied().skip(seed % step).step_by(step)
    });
    chosen.collect()
}
