//! What changes a tournament. Everything is judged first; only then the file is written.

use std::hash::{BuildHasher, RandomState};
use std::io::Read;
use std::path::PathBuf;

use anyhow::anyhow;
use clap::Args;
use quarto_rules::Chance;
use quarto_text::{Language, TournamentNarrator, TournamentText};
use quarto_tournament::{
    BoutVerdict, EntrantId, Tournament, TournamentEvent, TournamentRefusal, names,
};

use super::file::{FileArgument, Kept, unusable};
use super::people::{find, read_name};
use super::say;

/// Enter names, one by one or from a list
#[derive(Args)]
pub(crate) struct EnterArguments {
    #[command(flatten)]
    file: FileArgument,
    /// The names; use quotes around a name with a space
    #[arg(value_name = "NAME", required_unless_present = "from")]
    names: Vec<String>,
    /// Read the names from a file, one per line or in the first column of a CSV file; - for standard input
    #[arg(long, value_name = "LIST")]
    from: Option<PathBuf>,
}

/// Pair the next round, or whatever can be played next
#[derive(Args)]
pub(crate) struct PairArguments {
    #[command(flatten)]
    file: FileArgument,
    /// In an arena: how many minutes ago it began [default: as at the latest pairing]
    #[arg(long, value_name = "N")]
    minute: Option<u64>,
    /// Seed of the lot, to repeat it [default: by chance]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Enter the result of a game
#[derive(Args)]
pub(crate) struct ResultArguments {
    #[command(flatten)]
    game: GameArguments,
}

/// Correct a result; the file keeps both
#[derive(Args)]
pub(crate) struct CorrectArguments {
    #[command(flatten)]
    game: GameArguments,
}

#[derive(Args)]
struct GameArguments {
    #[command(flatten)]
    file: FileArgument,
    /// The number of the table
    #[arg(value_name = "TABLE")]
    table: usize,
    /// 1-0 if the starter won, 0-1 if the other won, 1/2 for a draw; add f if it was not played; 0-0 if neither came
    #[arg(value_name = "RESULT")]
    result: String,
    /// The round [default: the latest]
    #[arg(long, value_name = "N")]
    round: Option<u32>,
}

#[derive(Args)]
pub(crate) struct WhoArguments {
    #[command(flatten)]
    file: FileArgument,
    /// The name, how it begins, or the number
    #[arg(value_name = "WHO")]
    who: String,
}

/// Pair two players with the same points for a game that decides which of them comes first
#[derive(Args)]
pub(crate) struct PlayOffArguments {
    #[command(flatten)]
    file: FileArgument,
    /// One of them: the name, how it begins, or the number
    one: String,
    /// The other
    other: String,
}

type Lines = anyhow::Result<Vec<String>>;

pub(super) fn enter(arguments: &EnterArguments, language: Language) -> Lines {
    let mut kept = arguments.file.open(language)?;
    let mut list = arguments.names.clone();
    if let Some(path) = &arguments.from {
        list.extend(names(&read(path, language)?));
    }
    if list.is_empty() {
        anyhow::bail!(TournamentText::TournamentNoNames.say(language));
    }
    let mut lines = Vec::new();
    for text in list {
        let name = read_name(&text, language)?;
        let judged = kept.tournament.enter(name.clone());
        if judged == Err(TournamentRefusal::NameTaken) {
            anyhow::bail!(
                TournamentText::TournamentNameTaken { name: name.as_str() }.say(language)
            );
        }
        kept.act(|_| judged)?;
        let number = kept.tournament.entrants().len();
        lines.push(TournamentText::TournamentEntered { name: name.as_str(), number }.say(language));
    }
    kept.save()?;
    Ok(lines)
}

fn read(path: &PathBuf, language: Language) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let result = if path.as_os_str() == "-" {
        std::io::stdin().read_to_end(&mut bytes).map(|_| ())
    } else {
        std::fs::read(path).map(|read| bytes = read)
    };
    let shown = path.display().to_string();
    result.map_err(|error| unusable(language, &shown, &error))?;
    String::from_utf8(bytes).map_err(|_| {
        anyhow!(
            TournamentText::TournamentFileUnusable { file: &shown, reason: "UTF-8" }.say(language)
        )
    })
}

pub(super) fn pair(arguments: &PairArguments, language: Language) -> Lines {
    let mut kept = arguments.file.open(language)?;
    let latest = kept.tournament.rounds().last().map_or(0, |round| round.at);
    let at = arguments.minute.map_or(latest, |minute| minute.saturating_mul(60_000));
    let seed = arguments.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
    kept.act(|tournament| tournament.pair(at, &mut Chance::new(seed)))?;
    kept.save()?;
    Ok(say::latest(language, &kept.tournament, &arguments.file))
}

pub(super) fn result(arguments: &ResultArguments, language: Language) -> Lines {
    let game = &arguments.game;
    let mut kept = game.file.open(language)?;
    let (round, verdict) = game.read(&kept, language)?;
    kept.act(|tournament| tournament.decide(round, game.table, verdict))?;
    kept.save()?;
    let line = TournamentNarrator::new(language, &kept.tournament).game(round, game.table);
    Ok(vec![line, say::next(language, &kept.tournament, &game.file)])
}

pub(super) fn correct(arguments: &CorrectArguments, language: Language) -> Lines {
    let game = &arguments.game;
    let mut kept = game.file.open(language)?;
    let (round, verdict) = game.read(&kept, language)?;
    kept.act(|tournament| tournament.correct(round, game.table, verdict))?;
    kept.save()?;
    let line = TournamentNarrator::new(language, &kept.tournament).game(round, game.table);
    Ok(vec![TournamentText::TournamentCorrected { line: &line }.say(language)])
}

impl GameArguments {
    /// Returns which round is meant, and what the result means.
    fn read(&self, kept: &Kept, language: Language) -> anyhow::Result<(u32, BoutVerdict)> {
        let latest = kept.tournament.rounds().last().map_or(1, |round| round.number);
        let bad =
            |_| anyhow!(TournamentText::TournamentBadResult { text: &self.result }.say(language));
        Ok((self.round.unwrap_or(latest), self.result.parse().map_err(bad)?))
    }
}

pub(super) fn withdraw(arguments: &WhoArguments, language: Language) -> Lines {
    change(arguments, language, Tournament::withdraw, |name| TournamentText::TournamentLeft {
        name,
    })
}

pub(super) fn absent(arguments: &WhoArguments, language: Language) -> Lines {
    change(arguments, language, Tournament::miss_round, |name| TournamentText::TournamentAway {
        name,
    })
}

pub(super) fn back(arguments: &WhoArguments, language: Language) -> Lines {
    change(arguments, language, Tournament::come_back, |name| TournamentText::TournamentBack {
        name,
    })
}

type Judge = fn(&Tournament, EntrantId) -> Result<Vec<TournamentEvent>, TournamentRefusal>;

/// Changes whether an entrant plays on, and says so, with the games that are lost by it.
fn change(
    arguments: &WhoArguments,
    language: Language,
    judge: Judge,
    text: impl for<'a> Fn(&'a str) -> TournamentText<'a>,
) -> Lines {
    let mut kept = arguments.file.open(language)?;
    let id = find(&kept.tournament, &arguments.who, language)?;
    let before = kept.tournament.clone();
    kept.act(|tournament| judge(tournament, id))?;
    kept.save()?;
    let narrator = TournamentNarrator::new(language, &kept.tournament);
    let mut lines = vec![text(&narrator.name(id)).say(language)];
    for round in kept.tournament.rounds() {
        for (table, bout) in round.bouts() {
            if before.bout(round.number, table) != Some(bout) {
                lines.push(narrator.game(round.number, table));
            }
        }
    }
    Ok(lines)
}

pub(super) fn play_off(arguments: &PlayOffArguments, language: Language) -> Lines {
    let mut kept = arguments.file.open(language)?;
    let one = find(&kept.tournament, &arguments.one, language)?;
    let other = find(&kept.tournament, &arguments.other, language)?;
    kept.act(|tournament| tournament.play_off(one, other))?;
    kept.save()?;
    Ok(say::latest(language, &kept.tournament, &arguments.file))
}
