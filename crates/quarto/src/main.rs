//! The program `quarto`: arguments in, answers out.

mod bench;
mod book;
mod count;
mod lot;
mod matches;
mod parallel;
mod perft;
mod picture;
mod play;
mod position;
mod progress;
mod record;
mod solve;
mod terms;
mod ugi;
mod words;

use std::io::{BufReader, ErrorKind, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::words::Topic;

/// The board game Quarto, by its official rules.
///
/// Without a command, starts a game for two people at this keyboard.
#[derive(Parser)]
#[command(
    version,
    after_help = "Exit codes: 0 all is well, 1 what was read is not valid, 2 wrong usage."
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Arguments),
    /// Explain the rules of the game
    Rules {
        /// Explain only this
        #[arg(long)]
        topic: Option<Topic>,
    },
    Position(position::Arguments),
    Solve(solve::Arguments),
    /// Make and check books: what positions with few pieces are worth
    #[command(subcommand)]
    Book(book::Command),
    Match(matches::Arguments),
    /// Let another program use the engine, by the Universal Game Interface
    Ugi,
    /// Read records of games
    #[command(subcommand)]
    Record(record::Command),
    Perft(perft::Arguments),
    CountPositions(count::Arguments),
    CountDraws(count::DrawsArguments),
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = anstream::stdout().lock();
    let result = run(arguments.command, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If even this cannot be written, nobody is there to read it.
            let _ = writeln!(anstream::stderr(), "quarto: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Option<Command>, out: &mut dyn Write) -> anyhow::Result<()> {
    match command {
        None => play::run(play::Arguments::default(), out),
        Some(Command::Play(arguments)) => play::run(arguments, out),
        Some(Command::Rules { topic }) => Ok(write!(out, "{}", words::rules(topic))?),
        Some(Command::Position(arguments)) => position::run(&arguments, out),
        Some(Command::Solve(arguments)) => solve::run(&arguments, out),
        Some(Command::Book(command)) => book::run(&command, out),
        Some(Command::Match(arguments)) => matches::run(&arguments, out),
        Some(Command::Ugi) => ugi::run(BufReader::new(std::io::stdin()), out),
        Some(Command::Record(command)) => record::run(&command, out),
        Some(Command::Perft(arguments)) => perft::run(&arguments, out),
        Some(Command::CountPositions(arguments)) => count::run(&arguments, out),
        Some(Command::CountDraws(arguments)) => count::count_draws(&arguments, out),
        Some(Command::Bench(arguments)) => bench::run(&arguments, out),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
