//! The program `quarto`: arguments in, answers out.

mod analyse;
mod bench;
mod book;
mod count;
mod dirs;
mod edition;
mod folder;
mod language;
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

use anyhow::ensure;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};

use quarto_terminal::SessionError;
use quarto_text::{Language, rules_note, system_error};

use crate::language::LanguageArgument;

/// The board game Quarto, by its official rules.
///
/// Without a command, runs `quarto serve`, so that browsers on this machine can play.
#[derive(Parser)]
#[command(version, after_help = "Exit codes: 0 success, 1 invalid input, 2 wrong usage.")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The language: en, es, ru, ro or fr [default: the one chosen in the menu, or the environment's]
    #[arg(long = "lang", value_name = "CODE")]
    before: Option<Language>,
}

/// What people use to play, in their own language, and the tools.
#[derive(Subcommand)]
enum Command {
    Serve(Box<serve::Arguments>),
    Play(play::Arguments),
    Rules(rules::Arguments),
    Learn(learn::Arguments),
    Sounds(sounds::Arguments),
    Position(position::Arguments),
    Analyse(analyse::Arguments),
    /// Check, describe and review records of games
    #[command(subcommand)]
    Record(record::Command),
    Puzzle(puzzle::Arguments),
    Tournament(TournamentArguments),
    Tactile(tactile::Arguments),
    #[command(flatten)]
    Tool(Tool),
}

/// Run a tournament on real boards, or simulate one
#[derive(Args)]
struct TournamentArguments {
    #[command(subcommand)]
    command: tournament::Command,
    #[command(flatten)]
    language: LanguageArgument,
}

/// What programmers and operators use. It speaks English, as logs and other programs do.
#[derive(Subcommand)]
enum Tool {
    Solve(solve::Arguments),
    /// Build and verify books, which hold the values of positions with few pieces
    #[command(subcommand)]
    Book(book::Command),
    Match(matches::Arguments),
    /// Run the engine for another program, by the Universal Game Interface
    Ugi,
    /// Check, back up and copy a server's database
    #[command(subcommand)]
    Store(store::Command),
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
    let language = arguments.language();
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
            let _ = writeln!(anstream::stderr(), "quarto: {}", explain(&error, language));
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let before = arguments.before;
    let Some(command) = arguments.command else {
        // Its settings may come from the environment.
        let Some(Command::Serve(serve)) = Arguments::parse_from(["quarto", "serve"]).command else {
            unreachable!("it is the command that was named");
        };
        return serve::run(&serve, serve.language.choose_or(before), out);
    };
    match command {
        Command::Serve(arguments) => {
            serve::run(&arguments, arguments.language.choose_or(before), out)
        }
        Command::Play(play) => {
            let language = play.language.lang.or(before);
            play::run(play, language, out)
        }
        Command::Rules(arguments) => {
            rules::run(&arguments, arguments.language.choose_or(before), out)
        }
        Command::Learn(arguments) => {
            learn::run(&arguments, arguments.language.choose_or(before), out)
        }
        Command::Sounds(arguments) => {
            sounds::run(&arguments, arguments.language.choose_or(before), out)
        }
        Command::Position(arguments) => {
            position::run(&arguments, arguments.language.choose_or(before), out)
        }
        Command::Analyse(arguments) => {
            analyse::run(&arguments, arguments.language.choose_or(before), out)
        }
        Command::Record(command) => {
            record::run(&command, command.language().choose_or(before), out)
        }
        Command::Tactile(arguments) => {
            tactile::run(&arguments, arguments.language.choose_or(before), out)
        }
        Command::Puzzle(arguments) => {
            puzzle::run(&arguments, arguments.language.choose_or(before), out)
        }
        Command::Tournament(arguments) => {
            let language = arguments.language.choose_or(before);
            tournament::run(arguments.command, language, out)
        }
        Command::Tool(tool) => {
            ensure!(before.is_none(), words::ENGLISH_ONLY);
            tool.run(out)
        }
    }
}

impl Tool {
    fn run(self, out: &mut dyn Write) -> anyhow::Result<()> {
        match self {
            Tool::Solve(arguments) => solve::run(&arguments, out),
            Tool::Book(command) => book::run(&command, out),
            Tool::Match(arguments) => matches::run(&arguments, out),
            Tool::Ugi => ugi::run(BufReader::new(std::io::stdin()), out),
            Tool::Store(command) => store::run(command, out),
            Tool::Perft(arguments) => perft::run(&arguments, out),
            Tool::CountPositions(arguments) => count::run(&arguments, out),
            Tool::CountDraws(arguments) => count::count_draws(&arguments, out),
            Tool::Bench(arguments) => bench::run(&arguments, out),
            Tool::Completions(arguments) => manual::completions(&arguments, out),
            Tool::Man(arguments) => manual::man(&arguments, out),
        }
    }
}

impl Arguments {
    /// Returns the language in which to say what went wrong.
    fn language(&self) -> Language {
        let own = self.command.as_ref().map(|command| match command {
            Command::Serve(arguments) => arguments.language,
            Command::Play(arguments) => arguments.language,
            Command::Rules(arguments) => arguments.language,
            Command::Learn(arguments) => arguments.language,
            Command::Sounds(arguments) => arguments.language,
            Command::Position(arguments) => arguments.language,
            Command::Analyse(arguments) => arguments.language,
            Command::Record(command) => command.language(),
            Command::Tactile(arguments) => arguments.language,
            Command::Puzzle(arguments) => arguments.language,
            Command::Tournament(arguments) => arguments.language,
            // Everything that these say is English.
            Command::Tool(_) => LanguageArgument { lang: Some(Language::English) },
        });
        own.unwrap_or_default().choose_or(self.before)
    }
}

/// Says what went wrong and why; what the system says is said in the language of the player.
fn explain(error: &anyhow::Error, language: Language) -> String {
    let cause = |cause: &(dyn std::error::Error + 'static)| match cause.downcast_ref() {
        Some(error) => system_error(error, language),
        None => cause.to_string(),
    };
    let causes: Vec<String> = error.chain().map(cause).collect();
    causes.join(": ")
}

fn environment_language() -> Language {
    Language::of_environment(|name| std::env::var(name).ok())
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
