//! A tournament for other programs.

use std::io::Write;

use clap::{Args, ValueEnum};
use quarto_text::Language;
use quarto_tournament::{games_csv, report, standings_csv};

use super::file::FileArgument;

/// Print the whole tournament for another program
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    file: FileArgument,
    /// In which form
    #[arg(long = "as", value_name = "FORM", default_value = "json")]
    form: Form,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// Everything, as one JSON object (docs/json.md)
    Json,
    /// The standings, as a table in CSV
    Standings,
    /// All games, as a table in CSV
    Games,
}

pub(super) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let kept = arguments.file.open(language)?;
    let text = match arguments.form {
        Form::Json => report(&kept.tournament) + "\n",
        Form::Standings => standings_csv(&kept.tournament),
        Form::Games => games_csv(&kept.tournament),
    };
    Ok(write!(out, "{text}")?)
}
