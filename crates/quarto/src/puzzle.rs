//! Puzzles: to solve in the terminal, to list, and for those who make them.

mod build;
mod list;
mod solve;
mod verify;

use std::io::Write;

use clap::{Args, Subcommand};
use quarto_text::Language;

use crate::language::LanguageArgument;

/// Solve puzzles
///
/// Sets puzzles in plain lines, unsolved ones first.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    practice: solve::Practice,
}

#[derive(Subcommand)]
enum Command {
    Daily(solve::Daily),
    Train(solve::Practice),
    Run(solve::Run),
    /// Show what you have solved so far
    Statistics,
    List(list::Arguments),
    Build(build::Arguments),
    /// Prove every puzzle in this program again, with an empty table and without a book
    Verify,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    match &arguments.command {
        None => solve::practise(&arguments.practice, language, out),
        Some(Command::Daily(daily)) => solve::daily(daily, language, out),
        Some(Command::Train(training)) => solve::train(training, language, out),
        Some(Command::Run(run)) => solve::run(run, language, out),
        Some(Command::Statistics) => solve::statistics(language, out),
        Some(Command::List(arguments)) => list::run(arguments, out),
        Some(Command::Build(arguments)) => build::run(arguments, out),
        Some(Command::Verify) => verify::run(out),
    }
}
