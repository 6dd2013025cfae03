use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use quarto_puzzle::{PuzzlePlan, PuzzleSearch};
use quarto_store::write_whole;

use crate::progress::{Progress, StatusLine};
use crate::terms::RuleArguments;
use crate::words;

/// Find puzzles in games and write them to a file
///
/// The files in this program were made with the default seed and number of games.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleArguments,
    /// Seed of the games: another number, other puzzles
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games to look at, at most; fewer if everything is found sooner
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    games: u64,
    /// File for the puzzles
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let rules = arguments.rules.rules().representative();
    let mut search = PuzzleSearch::new(rules, PuzzlePlan::standard(rules), arguments.seed);
    let line = StatusLine::new();
    while !search.is_complete() && search.games() < arguments.games {
        search.play_game();
        line.show(|_| words::puzzles_found(&search));
    }
    drop(line);
    writeln!(out, "{}", words::puzzles_found(&search))?;
    let progress = Progress::new(search.found(), 0);
    let all = search.finish(&mut || progress.advance());
    drop(progress);
    let text = all.write();
    let written = write_whole(&arguments.file, text.as_bytes());
    written.with_context(|| arguments.file.display().to_string())?;
    let count = all.iter().count();
    Ok(writeln!(out, "{}", words::puzzles_written(count, text.len(), &arguments.file))?)
}
