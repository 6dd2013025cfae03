mod simulate;

use std::io::Write;

use clap::Subcommand;
use quarto_text::Language;

#[derive(Subcommand)]
pub(crate) enum Command {
    Simulate(simulate::Arguments),
}

pub(crate) fn run(command: Command, _: Language, out: &mut dyn Write) -> anyhow::Result<()> {
    match command {
        Command::Simulate(arguments) => simulate::run(&arguments, out),
    }
}
