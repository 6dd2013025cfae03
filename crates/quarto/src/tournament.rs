//! `quarto tournament`: a tournament at home, kept in a file, or one played by chance.

mod act;
mod export;
mod file;
mod found;
mod people;
mod say;
mod sheet;
mod simulate;

use std::io::Write;

use clap::Subcommand;
use quarto_text::{Language, TournamentNarrator};

#[derive(Subcommand)]
pub(crate) enum Command {
    New(found::Arguments),
    Enter(act::EnterArguments),
    Pair(act::PairArguments),
    Result(act::ResultArguments),
    Correct(act::CorrectArguments),
    /// Let an entrant leave: the open game is lost, and no more are paired
    Withdraw(act::WhoArguments),
    /// Let an entrant miss the next round
    Absent(act::WhoArguments),
    /// Let an entrant who has left, or wanted to be away, come back
    Back(act::WhoArguments),
    PlayOff(act::PlayOffArguments),
    /// Show the games of the latest round, and what to do next
    Show(file::FileArgument),
    /// Show the standings, and what decided them
    Standings(file::FileArgument),
    /// Show everybody's opponents and results, round by round
    Crosstable(file::FileArgument),
    Print(sheet::Arguments),
    Export(export::Arguments),
    Simulate(simulate::Arguments),
}

pub(crate) fn run(command: Command, language: Language, out: &mut dyn Write) -> anyhow::Result<()> {
    let lines = match command {
        Command::Simulate(arguments) => return simulate::run(&arguments, out),
        Command::Print(arguments) => return sheet::run(&arguments, language, out),
        Command::Export(arguments) => return export::run(&arguments, language, out),
        Command::New(arguments) => found::run(&arguments, language)?,
        Command::Enter(arguments) => act::enter(&arguments, language)?,
        Command::Pair(arguments) => act::pair(&arguments, language)?,
        Command::Result(arguments) => act::result(&arguments, language)?,
        Command::Correct(arguments) => act::correct(&arguments, language)?,
        Command::Withdraw(arguments) => act::withdraw(&arguments, language)?,
        Command::Absent(arguments) => act::absent(&arguments, language)?,
        Command::Back(arguments) => act::back(&arguments, language)?,
        Command::PlayOff(arguments) => act::play_off(&arguments, language)?,
        Command::Show(file) => {
            let kept = file.open(language)?;
            say::latest(language, &kept.tournament, &file)
        }
        Command::Standings(file) => {
            let kept = file.open(language)?;
            TournamentNarrator::new(language, &kept.tournament).standings()
        }
        Command::Crosstable(file) => {
            let kept = file.open(language)?;
            TournamentNarrator::new(language, &kept.tournament).crosstable()
        }
    };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
