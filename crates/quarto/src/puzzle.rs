//! Puzzles: to solve in the terminal, to list, and for those who make them.

mod build;
mod list;
mod verify;

use std::io::Write;

use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    List(list::Arguments),
    Build(build::Arguments),
    /// Prove every puzzle in this program again, with an empty table and without a book
    Verify,
}

pub(crate) fn run(command: &Command, out: &mut dyn Write) -> anyhow::Result<()> {
    match command {
        Command::List(arguments) => list::run(arguments, out),
        Command::Build(arguments) => build::run(arguments, out),
        Command::Verify => verify::run(out),
    }
}
