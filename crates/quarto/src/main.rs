//! The program `quarto`: arguments in, answers out.

mod analyse;
mod bench;
mod book;
mod count;
mod dirs;
mod edition;
mod folder;
mod learn;
mod manual;
mod matches;
mod parallel;
mod perft;
mod picture;
mod play;
mod position;
mod progress;
mod puzzle;
mod record;
mod rules;
mod serve;
mod solve;
mod sounds;
mod store;
mod tactile;
mod terms;
mod tournament;
mod ugi;
mod words;

use std::io::{BufReader, ErrorKind, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use quarto_terminal::SessionError;
use quarto_text::{Language, rules_note};

/// The board game Quarto, by its official rules.
///
/// Without a command, runs `quarto serve`, so that browsers on this machine can play.
#[derive(Parser)]
#[command(version, after_help = "Exit codes: 0 success, 1 invalid input, 2 wrong usage.")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The language: en, es, ru, ro or fr [default: the one chosen in the menu, or the environment's]
    #[arg(long, value_name = "CODE", global = true)]
    lang: Option<Language>,
}

#[derive(Subcommand)]
enum Command {
    Serve(Box<serve::Arguments>),
    Play(play::Arguments),
    Rules(rules::Arguments),
    Learn(learn::Arguments),
    Sounds(sounds::Arguments),
    Position(position::Arguments),
    Analyse(analyse::Arguments),
    Solve(solve::Arguments),
    /// Build and verify books, which hold the values of positions with few pieces
    #[command(subcommand)]
    Book(book::Command),
    Match(matches::Arguments),
    Puzzle(puzzle::Arguments),
    /// Run the engine for another program, by the Universal Game Interface
    Ugi,
    /// Check, back up and copy a server's database
    #[command(subcommand)]
    Store(store::Command),
    /// Check, describe and review records of games
    #[command(subcommand)]
    Record(record::Command),
    /// Run a tournament at wooden boards, or simulate one
    #[command(subcommand)]
    Tournament(tournament::Command),
    Tactile(tactile::Arguments),
    Perft(perft::Arguments),
    CountPositions(count::Arguments),
    CountDraws(count::DrawsArguments),
    Bench(bench::Arguments),
    Completions(manual::CompletionArguments),
    Man(manual::ManArguments),
}

/// Memory that one thread takes another one frees, with every move; this allocator makes that cheap.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The exit code of a program that an interrupt has ended, as shells expect it.
const INTERRUPTED: u8 = 130;

fn main() -> ExitCode {
    // In the language of the person who asks.
    let note = rules_note(dirs::last_choices().language);
    let version = format!("{}\n{note}", env!("CARGO_PKG_VERSION"));
    let mut command = Arguments::command().long_version(&*version.leak());
    let read = Arguments::from_arg_matches(&command.get_matches_mut());
    let arguments = read.unwrap_or_else(|error| error.format(&mut command).exit());
    let mut out = anstream::stdout().lock();
    let result = run(arguments, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has closed the pipe.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) if matches!(error.downcast_ref(), Some(SessionError::Interrupted)) => {
            ExitCode::from(INTERRUPTED)
        }
        Err(error) => {
            // If even this cannot be written, there is nowhere left to say it.
            let _ = writeln!(anstream::stderr(), "quarto: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let language = arguments.lang.unwrap_or_else(|| dirs::last_choices().language);
    match arguments.command {
        // Its settings may come from the environment.
        None => run(Arguments::parse_from(["quarto", "serve"]), out),
        Some(Command::Serve(arguments)) => serve::run(&arguments, out),
        Some(Command::Play(play)) => play::run(play, arguments.lang, out),
        Some(Command::Rules(arguments)) => rules::run(&arguments, language, out),
        Some(Command::Learn(arguments)) => learn::run(&arguments, language, out),
        Some(Command::Sounds(arguments)) => sounds::run(&arguments, language, out),
        Some(Command::Position(arguments)) => position::run(&arguments, language, out),
        Some(Command::Analyse(arguments)) => analyse::run(&arguments, language, out),
        Some(Command::Solve(arguments)) => solve::run(&arguments, out),
        Some(Command::Book(command)) => book::run(&command, out),
        Some(Command::Match(arguments)) => matches::run(&arguments, out),
        Some(Command::Puzzle(arguments)) => puzzle::run(&arguments, language, out),
        Some(Command::Ugi) => ugi::run(BufReader::new(std::io::stdin()), out),
        Some(Command::Store(command)) => store::run(command, out),
        Some(Command::Record(command)) => record::run(&command, language, out),
        Some(Command::Tournament(command)) => tournament::run(command, language, out),
        Some(Command::Tactile(arguments)) => tactile::run(&arguments, out),
        Some(Command::Perft(arguments)) => perft::run(&arguments, out),
        Some(Command::CountPositions(arguments)) => count::run(&arguments, out),
        Some(Command::CountDraws(arguments)) => count::count_draws(&arguments, out),
        Some(Command::Bench(arguments)) => bench::run(&arguments, out),
        Some(Command::Completions(arguments)) => manual::completions(&arguments, out),
        Some(Command::Man(arguments)) => manual::man(&arguments, out),
    }
}

fn environment_language() -> Language {
    Language::of_environment(|name| std::env::var(name).ok())
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
