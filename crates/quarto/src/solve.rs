use std::io::{BufRead, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use clap::Args;
use quarto_engine::{Analysis, AnalysisDetail, SearchLimits, Solution, Solver, SolverOptions};
use quarto_rules::{Action, Calling, Play, Position, RuleSet, Terms};
use serde_json::{Value as Json, json};

use crate::progress::StatusLine;
use crate::terms::RuleArguments;
use crate::{book, words};

/// Solve positions exactly, for players who never miss a call
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleArguments,
    /// Print the value of every give or placement
    #[arg(long)]
    moves: bool,
    /// Threads to use [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Memory for the transposition table in megabytes
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..))]
    hash: u32,
    /// Search without the embedded book
    #[arg(long)]
    no_book: bool,
    /// Use this book, made by "quarto book build"
    #[arg(long, value_name = "FILE", conflicts_with = "no_book")]
    book: Option<PathBuf>,
    /// Stop after this many seconds per position, and print the bounds known by then
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Print one JSON object per position
    #[arg(long)]
    json: bool,
    /// Positions such as "K.../.F../..../..N. A", or - to read them from standard input, one per line
    #[arg(value_name = "POSITION", required = true)]
    positions: Vec<String>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut options =
        SolverOptions { table_bytes: (arguments.hash as usize) << 20, ..SolverOptions::default() };
    options.threads = arguments.threads.unwrap_or(options.threads);
    let mut solver = Solver::with_options(arguments.rules.rules(), options);
    if arguments.no_book {
        solver = solver.without_book();
    } else if let Some(file) = &arguments.book {
        let book = Arc::new(book::read(file)?);
        let used = solver.use_book(Arc::clone(&book));
        used.map_err(|_| anyhow!(words::other_rules(&book)))?;
    }
    let mut failures = 0;
    let mut answer = |text: &str, place: &str, out: &mut dyn Write| -> anyhow::Result<()> {
        let position = match read(arguments.rules, text) {
            Ok(position) => position,
            Err(error) => {
                failures += 1;
                // With several positions, every one must be answered.
                return Ok(writeln!(anstream::stderr(), "quarto: {place}{error:#}")?);
            }
        };
        answer(arguments, &solver, position, out)
    };
    for text in &arguments.positions {
        if text == "-" {
            for (number, line) in (1..).zip(std::io::stdin().lock().lines()) {
                let line = line.context("standard input")?;
                if !line.trim().is_empty() {
                    answer(&line, &format!("standard input, line {number}: "), out)?;
                }
            }
        } else {
            answer(text, "", out)?;
        }
    }
    anyhow::ensure!(failures == 0, words::not_solved(failures));
    Ok(())
}

/// Reads a position in which the game is not over.
pub(crate) fn read(rules: RuleArguments, text: &str) -> anyhow::Result<Position> {
    let position: Position = text.parse().with_context(|| words::not_a_position(text))?;
    let terms = Terms { rules: rules.rules(), calling: Calling::Official, ..Terms::default() };
    let play = Play::from_position(terms, position);
    anyhow::ensure!(play.outcome().is_none(), "{text:?}: the game is over");
    Ok(position)
}

/// What is said about one position.
struct Answer {
    rules: RuleSet,
    position: Position,
    detail: AnalysisDetail,
    analysis: Analysis,
    time: Duration,
}

fn answer(
    arguments: &Arguments,
    solver: &Solver,
    position: Position,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let start = Instant::now();
    let deadline = arguments.time.and_then(|time| start.checked_add(time));
    let line = StatusLine::new();
    let show = |progress| line.show(|time| words::searching(progress, time));
    let limits = SearchLimits { deadline, progress: Some(&show), ..SearchLimits::default() };
    let detail = if arguments.moves { AnalysisDetail::Moves } else { AnalysisDetail::Best };
    let analysis = solver.analyse(&position, detail, limits);
    drop(line);
    let (rules, time) = (solver.rules(), start.elapsed());
    let answer = Answer { rules, position, detail, analysis, time };
    if arguments.json {
        writeln!(out, "{}", answer.to_json())?;
    } else {
        answer.lines().iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(out.flush()?)
}

impl Answer {
    fn lines(&self) -> Vec<String> {
        let best: Vec<String> =
            self.analysis.best.iter().flatten().map(ToString::to_string).collect();
        let best =
            if best.is_empty() { String::new() } else { format!("; best: {}", best.join(", ")) };
        let line = format!("{}: {}{best}", self.position, words::solution(&self.analysis.worth));
        let moves = self
            .moves()
            .map(|(action, solution)| format!("  {action}: {}", words::solution(solution)));
        [line].into_iter().chain(moves).collect()
    }

    /// Returns the value of every action, if asked for.
    fn moves(&self) -> impl Iterator<Item = &(Action, Solution)> {
        self.analysis.moves.iter().filter(|_| self.detail == AnalysisDetail::Moves)
    }

    fn to_json(&self) -> Json {
        let moves: Vec<Json> = self
            .moves()
            .map(|(action, solution)| with_worth(json!({ "action": action }), solution))
            .collect();
        let mut json = json!({
            "rules": self.rules.variant(),
            "traits": self.rules.traits(),
            "position": self.position,
            "best": self.analysis.best,
            "nodes": self.analysis.worth.nodes,
            "ms": milliseconds(self.time),
        });
        if self.detail == AnalysisDetail::Moves {
            json["moves"] = moves.into();
        }
        with_worth(json, &self.analysis.worth)
    }
}

/// Adds `value` and `in`, or what is known instead.
pub(crate) fn with_worth(mut json: Json, solution: &Solution) -> Json {
    let worth = match solution.value() {
        Some(value) => json!(value),
        None => json!({ "at_least": solution.at_least, "at_most": solution.at_most }),
    };
    if let (Json::Object(json), Json::Object(worth)) = (&mut json, worth) {
        json.extend(worth);
    }
    json
}

/// Returns a time in milliseconds, to the microsecond.
fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
