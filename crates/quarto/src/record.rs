use std::io::{Read, Write};

use anyhow::Context;
use clap::{Args, Subcommand};
use quarto_engine::{Review, SearchLimits, Solver};
use quarto_game::{Finish, Game};
use quarto_rules::{GameResult, Player, Record};
use quarto_text::{Edition, Language, Narrator, TerminalText, ToolText, Voice, story};
use serde_json::{Map, Value, json};

use crate::edition::EditionArgument;
use crate::language::LanguageArgument;
use crate::progress::StatusLine;
use crate::words;

#[derive(Subcommand)]
pub(crate) enum Command {
    Check(Arguments),
    /// Review the finished games in a file: what every action was worth, mistakes, accuracy
    Analyse(Arguments),
}

/// Read the games in a file and describe them, or report the first error
#[derive(Args)]
pub(crate) struct Arguments {
    /// The file, or - for standard input
    file: String,
    #[command(flatten)]
    edition: EditionArgument,
    #[command(flatten)]
    language: LanguageArgument,
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
}

impl Command {
    pub(crate) fn language(&self) -> LanguageArgument {
        let (Command::Check(arguments) | Command::Analyse(arguments)) = self;
        arguments.language
    }
}

pub(crate) fn run(
    command: &Command,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let (Command::Check(arguments) | Command::Analyse(arguments)) = command;
    let text = read(&arguments.file, language)?;
    let mut games = Record::read_all(&text).peekable();
    let name = name_of(&arguments.file, language);
    anyhow::ensure!(games.peek().is_some(), ToolText::FileNoGame { file: &name }.say(language));
    let mut solvers = Solvers::default();
    for (number, game) in (1..).zip(games) {
        let game = game.with_context(|| name.clone())?;
        let edition = arguments.edition.choose_or(Edition::of_record(&game));
        let voice = Voice { language, edition, ..Voice::default() };
        let place = || format!("{name}, game {number}");
        match command {
            Command::Check(_) if arguments.json => writeln!(out, "{}", to_json(&game))?,
            Command::Check(_) => {
                let events = Game::import(&game).with_context(place)?;
                let lines = story(voice, &events, number)?;
                lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            }
            Command::Analyse(_) => {
                let review = solvers.review(&game, number).with_context(place)?;
                write_review(&game, &review, number, arguments, voice, out)?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// The solvers that reviews need, one per rule set.
#[derive(Default)]
struct Solvers(Vec<Solver>);

impl Solvers {
    fn review(&mut self, game: &Record, number: usize) -> anyhow::Result<Review> {
        // What a running game is worth is for its players to find (D8), unless they have assistance.
        let is_assisted = game.tag("Assist").is_some();
        anyhow::ensure!(game.result() != GameResult::Open || is_assisted, words::NOT_OVER);
        let rules = game.play().terms().rules;
        let known = self.0.iter().position(|solver| solver.rules() == rules);
        let place = known.unwrap_or_else(|| {
            self.0.push(Solver::new(rules));
            self.0.len() - 1
        });
        let line = StatusLine::new();
        let show = |_| line.show(|time| words::reviewing(number, time));
        let limits = SearchLimits { progress: Some(&show), ..SearchLimits::default() };
        Ok(self.0[place].review(game, limits).expect("no limit is set"))
    }
}

fn write_review(
    game: &Record,
    review: &Review,
    number: usize,
    arguments: &Arguments,
    voice: Voice,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    if arguments.json {
        return Ok(writeln!(out, "{}", serde_json::to_string(review)?)?);
    }
    let narrator = Narrator::of_record(voice, game);
    let [first, second] = Player::ALL.map(|player| narrator.name(player));
    writeln!(out, "{}", voice.say(TerminalText::StoryGame { number, first, second }))?;
    Ok(narrator.review(review).iter().try_for_each(|line| writeln!(out, "{line}"))?)
}

/// Returns what the input is called.
fn name_of(file: &str, language: Language) -> String {
    if file == "-" { ToolText::FileInput.say(language) } else { file.to_owned() }
}

fn read(file: &str, language: Language) -> anyhow::Result<String> {
    let name = name_of(file, language);
    let mut bytes = Vec::new();
    if file == "-" {
        std::io::stdin().read_to_end(&mut bytes).with_context(|| name.clone())?;
    } else {
        let cannot = || ToolText::FileRead { file: &name }.say(language);
        bytes = std::fs::read(file).with_context(cannot)?;
    }
    let cannot = || ToolText::FileNotText { file: &name }.say(language);
    String::from_utf8(bytes).with_context(cannot)
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
