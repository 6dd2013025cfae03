//! Measures a Quarto server under load: `cargo xtask load`.
//!
//! It starts the given server, on loopback and with a database of its own, and stops it afterwards.

mod client;
mod engine_game;
mod report;
mod server;

use std::io::Write;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::Context;
use tokio::task::{JoinSet, LocalSet};

use crate::client::Pair;
use crate::report::{Latencies, fsync_probe};
use crate::server::Server;

/// The moves per second that are offered, and the number of games.
const OFFERED: usize = 500;
const OFFERED_GAMES: usize = 1000;
/// The number of games that are played flat out at a time, and in all.
const FLAT_OUT_AT_ONCE: usize = 200;
const FLAT_OUT_GAMES: usize = 3000;
/// The number of games against level 10 that run at the same time.
const ENGINE_GAMES: usize = 1000;
/// The number of games that are kept open.
const HELD_GAMES: usize = 4000;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().context("usage: quarto-load SERVER [DATABASE]")?;
    let (program, database) = (PathBuf::from(program), arguments.next());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, measure(&program, database))
}

async fn measure(program: &std::path::Path, database: Option<String>) -> anyhow::Result<()> {
    let mut out = std::io::stdout();
    let server = Server::start(program, database)?;
    let probe = fsync_probe(server.folder())?;
    writeln!(out, "fsync of 4 KiB beside the database: {probe}")?;

    let games = server.games(OFFERED_GAMES).await?;
    let (cpu, start) = (server.cpu()?, Instant::now());
    let latencies = offer(games.into_iter()).await?;
    let moves = u32::try_from(latencies.len())?;
    let (cpu, time) = (server.cpu()?.saturating_sub(cpu), start.elapsed());
    writeln!(
        out,
        "{OFFERED_GAMES} games at {OFFERED} moves/s: {latencies}; {:.0} moves/s, {:.0} µs of the server's processor a move",
        f64::from(moves) / time.as_secs_f64(),
        (cpu / moves.max(1)).as_secs_f64() * 1e6,
    )?;

    let (engines, games) =
        (server.engine_games(ENGINE_GAMES).await?, server.games(OFFERED_GAMES).await?);
    let (mut beside, moves) = (JoinSet::new(), Rc::new(std::cell::Cell::new(0)));
    for (number, game) in (0_u32..).zip(engines) {
        let (pace, moves) = (Duration::from_secs(2), Rc::clone(&moves));
        let begin = pace * number / u32::try_from(ENGINE_GAMES)?;
        beside.spawn_local(async move {
            tokio::time::sleep(begin).await;
            game.play(pace, moves).await
        });
    }
    let latencies = offer(games.into_iter()).await?;
    writeln!(
        out,
        "the same beside {ENGINE_GAMES} games against level 10: {latencies}; the engine made {} moves meanwhile",
        moves.get(),
    )?;
    drop(beside);

    // A new server, in which no engine is still thinking.
    let server = server.restart(program)?;
    let games = server.games(FLAT_OUT_GAMES).await?;
    let (cpu, start) = (server.cpu()?, Instant::now());
    let latencies = flat_out(games).await?;
    let moves = u32::try_from(latencies.len())?;
    let (cpu, time) = (server.cpu()?.saturating_sub(cpu), start.elapsed());
    writeln!(
        out,
        "{FLAT_OUT_AT_ONCE} games flat out: {:.0} moves/s ({moves} moves in {:.1} s), {latencies}, {:.0} µs a move",
        f64::from(moves) / time.as_secs_f64(),
        time.as_secs_f64(),
        (cpu / moves.max(1)).as_secs_f64() * 1e6,
    )?;

    let server = server.restart(program)?;
    let before = server.memory_kib()?;
    let held = server.games(HELD_GAMES).await?;
    let players = 2.0 * f64::from(u32::try_from(held.len())?);
    let memory = f64::from(server.memory_kib()?.saturating_sub(before));
    writeln!(out, "{HELD_GAMES} games held: {:.1} KB a player", memory * 1.024 / players)?;
    Ok(())
}

/// Plays games at a steady pace: each starts a little after the one before.
async fn offer(games: impl Iterator<Item = Pair>) -> anyhow::Result<Latencies> {
    let pace = Duration::from_secs(1) * u32::try_from(OFFERED_GAMES)? / u32::try_from(OFFERED)?;
    let mut playing = JoinSet::new();
    for (number, mut game) in (0_u32..).zip(games) {
        let begin = pace * number / u32::try_from(OFFERED_GAMES)?;
        playing.spawn_local(async move {
            tokio::time::sleep(begin).await;
            let mut rounds = tokio::time::interval(pace);
            let mut latencies = Latencies::default();
            while !game.is_over() {
                rounds.tick().await;
                latencies.add(game.play().await?);
            }
            anyhow::Ok(latencies)
        });
    }
    collect(playing).await
}

/// Plays games as fast as possible, some at a time.
async fn flat_out(games: Vec<Pair>) -> anyhow::Result<Latencies> {
    let games = Rc::new(std::cell::RefCell::new(games));
    let mut playing = JoinSet::new();
    for _ in 0..FLAT_OUT_AT_ONCE {
        let games = Rc::clone(&games);
        playing.spawn_local(async move {
            let mut latencies = Latencies::default();
            loop {
                let Some(mut game) = games.borrow_mut().pop() else { return Ok(latencies) };
                while !game.is_over() {
                    latencies.add(game.play().await?);
                }
            }
        });
    }
    collect(playing).await
}

async fn collect(mut playing: JoinSet<anyhow::Result<Latencies>>) -> anyhow::Result<Latencies> {
    let mut all = Latencies::default();
    while let Some(latencies) = playing.join_next().await {
        all.append(latencies??);
    }
    Ok(all)
}
