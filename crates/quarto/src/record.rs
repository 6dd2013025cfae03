use std::io::{Read, Write};

use anyhow::Context;
use clap::{Args, Subcommand};
use quarto_game::{Finish, Game};
use quarto_rules::{GameResult, Record};
use quarto_text::{Edition, Language, Voice, story};
use serde_json::{Map, Value, json};

use crate::edition::EditionArgument;

#[derive(Subcommand)]
pub(crate) enum Command {
    Check(Arguments),
}

/// Read the games in a file and describe them, or report the first error
#[derive(Args)]
pub(crate) struct Arguments {
    /// The file, or - for standard input
    file: String,
    #[command(flatten)]
    edition: EditionArgument,
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    command: &Command,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let Command::Check(arguments) = command;
    let text = read(&arguments.file)?;
    let mut games = Record::read_all(&text).peekable();
    let name = if arguments.file == "-" { "standard input" } else { &arguments.file };
    anyhow::ensure!(games.peek().is_some(), "{name}: there is no game in it");
    for (number, game) in (1..).zip(games) {
        let game = game.with_context(|| name.to_owned())?;
        if arguments.json {
            writeln!(out, "{}", to_json(&game))?;
        } else {
            let edition = arguments.edition.choose_or(Edition::of_record(&game));
            let voice = Voice { language, edition, ..Voice::default() };
            let events = Game::import(&game).with_context(|| format!("{name}, game {number}"))?;
            let lines = story(voice, &events, number)?;
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
    }
    Ok(())
}

fn read(file: &str) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    if file == "-" {
        std::io::stdin().read_to_end(&mut bytes).context("standard input")?;
    } else {
        bytes = std::fs::read(file).with_context(|| format!("cannot read {file}"))?;
    }
    String::from_utf8(bytes).with_context(|| format!("{file} is not text in UTF-8"))
}

fn to_json(game: &Record) -> Value {
    let tags: Map<String, Value> =
        game.all_tags().into_iter().map(|(name, value)| (name.into(), value.into())).collect();
    let winner = match game.result() {
        GameResult::Won(player) => Some(player),
        GameResult::Draw | GameResult::Open => None,
    };
    // Missed alignments of a game in progress are for its players to find (D8).
    let result = (game.result() != GameResult::Open).then(|| Finish {
        winner,
        termination: game.termination(),
        missed: game.missed(),
        ..Finish::from(game.play())
    });
    json!({
        "tags": tags,
        "options": game.play().terms(),
        "actions": game.written_actions().collect::<Vec<_>>(),
        "position": game.play().position(),
        "result": result,
    })
}
