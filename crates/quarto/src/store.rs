//! `quarto store`: what is kept of games on a server.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::Subcommand;
use quarto_game::{Game, GameId, Seat};
use quarto_store::{Sqlite, Store, StoreUrl, StoredGame, StoredProgress};
use quarto_tournament::{HostedTournament, TournamentId};

use crate::dirs::server_database;
use crate::words;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Write a copy of everything to a new file, while the server runs
    Backup {
        /// The file, which must not exist
        file: PathBuf,
        /// The database [default: the one `quarto serve` uses]
        #[arg(long, value_name = "URL", env = "QUARTO_DATABASE", hide_env_values = true)]
        database: Option<StoreUrl>,
    },
    /// Replay every game and compare it with the other tables
    Check {
        /// The database [default: the one `quarto serve` uses]
        #[arg(long, value_name = "URL", env = "QUARTO_DATABASE", hide_env_values = true)]
        database: Option<StoreUrl>,
    },
    /// Copy everything to another database, which must be empty
    Copy {
        /// The database: `sqlite:FILE`, or `postgres://USER:PASSWORD@HOST/NAME`
        #[arg(long, value_name = "URL")]
        from: StoreUrl,
        /// The empty database to copy to
        #[arg(long, value_name = "URL")]
        to: StoreUrl,
    },
}

pub(crate) fn run(command: Command, out: &mut dyn Write) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match command {
            Command::Backup { file, database } => {
                backup(&database.map_or_else(server_database, Ok)?, &file).await?;
                Ok(writeln!(out, "{}", words::backed_up(&file))?)
            }
            Command::Check { database } => {
                check(&open(&database.map_or_else(server_database, Ok)?).await?, out).await
            }
            Command::Copy { from, to } => {
                let games = copy(&open(&from).await?, &Store::open(&to).await?).await?;
                Ok(writeln!(out, "{}", words::copied(games, &to.to_string()))?)
            }
        }
    })
}

/// Opens a store to read it, and to change nothing.
async fn open(url: &StoreUrl) -> anyhow::Result<Store> {
    ensure_there(url)?;
    Ok(Store::open_to_read(url).await?)
}

fn ensure_there(url: &StoreUrl) -> anyhow::Result<()> {
    if let StoreUrl::Sqlite(file) = url {
        ensure!(file.is_file(), "there is no database {}", file.display());
    }
    Ok(())
}

async fn backup(url: &StoreUrl, file: &Path) -> anyhow::Result<()> {
    match url {
        StoreUrl::Sqlite(database) => {
            ensure_there(url)?;
            Ok(Sqlite::backup(database, file).await?)
        }
        StoreUrl::Postgres(_) => {
            ensure!(!file.exists(), "{} already exists", file.display());
            let from = open(url).await?;
            copy(&from, &Store::open(&StoreUrl::Sqlite(file.into())).await?).await?;
            Ok(())
        }
    }
}

async fn copy(from: &Store, to: &Store) -> anyhow::Result<usize> {
    ensure!(to.games(None).await?.is_empty(), "the database to copy to is not empty");
    let (mut after, mut games) = (None, 0);
    loop {
        let some = from.games(after).await?;
        let Some(last) = some.last() else { break };
        after = Some(*last);
        for id in some {
            // A game that was deleted in between is not a loss.
            let Some(game) = from.load(id).await? else { continue };
            let rights = from.rights(id).await?;
            to.restore(game.clone(), rights.clone()).await?;
            let kept = to.load(id).await?;
            let is_whole = kept == Some(game) && to.rights(id).await? == rights;
            ensure!(is_whole, "game {id} was not copied correctly");
            games += 1;
        }
    }
    copy_tournaments(from, to).await?;
    copy_progress(from, to).await?;
    // Until the copy is served, no clock runs.
    if let Some(beat) = from.last_heartbeat().await? {
        to.set_heartbeat(beat).await?;
    }
    Ok(games)
}

async fn copy_tournaments(from: &Store, to: &Store) -> anyhow::Result<()> {
    let mut after = None;
    loop {
        let some = from.tournaments(after).await?;
        let Some(last) = some.last() else { return Ok(()) };
        after = Some(*last);
        for id in some {
            let Some(tournament) = from.load_tournament(id, 0).await? else { continue };
            let rights = from.tournament_rights(id).await?;
            to.restore_tournament(tournament.clone(), rights.clone()).await?;
            let kept = to.load_tournament(id, 0).await?;
            let is_whole = kept == Some(tournament) && to.tournament_rights(id).await? == rights;
            ensure!(is_whole, "tournament {id} was not copied correctly");
        }
    }
}

/// Copies what players have done alone.
async fn copy_progress(from: &Store, to: &Store) -> anyhow::Result<()> {
    let mut after = None;
    loop {
        let some = from.all_progress(after).await?;
        let Some(last) = some.last() else { return Ok(()) };
        after = Some(last.secret);
        for progress in some {
            to.restore_progress(progress.clone()).await?;
            let is_whole = to.progress(progress.secret).await? == Some(progress);
            ensure!(is_whole, "what a player has done alone was not copied correctly");
        }
    }
}

async fn check(store: &Store, out: &mut dyn Write) -> anyhow::Result<()> {
    let (mut after, mut games, mut damaged) = (None, 0, 0);
    loop {
        let some = store.games(after).await?;
        let Some(last) = some.last() else { break };
        after = Some(*last);
        for id in some {
            games += 1;
            if let Err(error) = check_game(store, id).await {
                damaged += 1;
                writeln!(out, "{}", words::damaged(&id.to_string(), &format!("{error:#}")))?;
            }
        }
    }
    let mut after = None;
    loop {
        let some = store.tournaments(after).await?;
        let Some(last) = some.last() else { break };
        after = Some(*last);
        for id in some {
            if let Err(error) = check_tournament(store, id).await {
                damaged += 1;
                writeln!(out, "{}", words::damaged(&id.to_string(), &format!("{error:#}")))?;
            }
        }
    }
    check_progress(store).await?;
    writeln!(out, "{}", words::checked(games, damaged))?;
    ensure!(damaged == 0, words::DAMAGED);
    Ok(())
}

/// Replays a tournament and compares it with what is kept beside its events.
async fn check_tournament(store: &Store, id: TournamentId) -> anyhow::Result<()> {
    let Some(stored) = store.load_tournament(id, 0).await? else { return Ok(()) };
    let hosted =
        HostedTournament::replay(&stored.events()).context("the tournament cannot be replayed")?;
    ensure!(hosted.wake() == stored.deadline, "the next time of the tournament is kept wrongly");
    for (_, _, game) in hosted.boards() {
        let board = store.board(game).await?;
        ensure!(board.is_some_and(|(of, _)| of == id), "game {game} belongs to no tournament");
    }
    let rights = store.tournament_rights(id).await?;
    let mut entrants = rights.iter().filter_map(|right| right.entrant);
    let is_known = entrants.all(|entrant| hosted.tournament().entrant(entrant).is_some());
    ensure!(is_known, "somebody is an entrant who has not entered");
    Ok(())
}

/// Checks that what players have done alone can be read.
async fn check_progress(store: &Store) -> anyhow::Result<()> {
    let mut after = None;
    loop {
        let some = store.all_progress(after).await?;
        let Some(last) = some.last() else { return Ok(()) };
        after = Some(last.secret);
        let is_good =
            |one: &StoredProgress| one.version > 0 && one.text.len() <= StoredProgress::LONGEST;
        ensure!(some.iter().all(is_good), words::DAMAGED);
    }
}

async fn check_game(store: &Store, id: GameId) -> anyhow::Result<()> {
    // A server may be running. What is held now is taken in the game that is read afterwards, and
    // what is taken there has no invitation later.
    let before = store.rights(id).await?;
    let Some(stored) = store.load(id).await? else { return Ok(()) };
    let after = store.rights(id).await?;
    let game = Game::replay(&stored.events()).context("it cannot be replayed")?;
    compare(&game, &stored)?;
    let is_taken = |seat: Seat| game.party(seat).is_some();
    let is_held = before.holdings.iter().all(|(_, seat)| is_taken(*seat));
    ensure!(is_held, "a seat is held where nobody sits");
    let good = after.invitations.iter().filter(|invitation| !invitation.is_spent);
    let is_free = good.into_iter().all(|invitation| !is_taken(invitation.seat));
    ensure!(is_free, "there is an invitation to a seat that is taken");
    Ok(())
}

/// Compares a game with what is kept beside its events.
fn compare(game: &Game, stored: &StoredGame) -> anyhow::Result<()> {
    ensure!(stored.entries.first().is_some_and(|entry| entry.seq == 0), "its start is missing");
    ensure!(game.is_over() == stored.ended.is_some(), "its end is stored wrongly");
    if let Some(due) = game.deadline() {
        // Besides the clock, an engine that must act has a deadline, and an outage moves it.
        let kept = stored.deadline.context("its deadline is missing")?;
        ensure!(kept <= due.after(stored.owed), "its deadline is stored wrongly");
    }
    ensure!(!game.is_over() || stored.deadline.is_none(), "it is over and has a deadline");
    Ok(())
}
