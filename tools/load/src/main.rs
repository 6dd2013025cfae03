//! Measures a Quarto server under load: `cargo xtask load`.
//!
//! It starts the given server, on loopback and with a database of its own, and stops it afterwards. A
//! second client, written in C and sharing nothing with this one, measures the same: what is said of
//! a server by its own makers deserves a second opinion.

mod client;
mod cluster;
mod engine_game;
mod report;
mod run;
mod server;

use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::task::{JoinSet, LocalSet};

use crate::client::Maker;
use crate::engine_game::EngineGame;
use crate::report::sync_probe;
use crate::run::Run;
use crate::server::{Server, Site};

/// What is measured, in this order.
const RUNS: [(&str, Run); 3] = [
    ("200 games flat out", Run { games: 200, rate: None, duration: Duration::from_secs(15) }),
    ("500 moves/s", Run { games: 1000, rate: Some(500), duration: Duration::from_secs(20) }),
    ("5000 moves/s", Run { games: 1000, rate: Some(5000), duration: Duration::from_secs(15) }),
];
/// A minute of a long run, with the time in which its games start.
const SOAK: Run = Run { games: 1000, rate: Some(2000), duration: Duration::from_secs(51) };
/// The number of games against level 10 that run at the same time.
const ENGINE_GAMES: u32 = 1000;
/// The number of games that are kept open.
const HELD_GAMES: usize = 4000;

const USAGE: &str = "usage: quarto-load one SERVER SECOND-CLIENT
       quarto-load soak SERVER MINUTES
       quarto-load cluster SERVER POSTGRES-URL NATS-URL";

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let tasks = LocalSet::new();
    match arguments[..] {
        ["one", program, second] => {
            tasks.block_on(&runtime, measure(program.as_ref(), second.as_ref()))
        }
        ["soak", program, minutes] => {
            tasks.block_on(&runtime, soak(program.as_ref(), minutes.parse()?))
        }
        ["cluster", program, database, bus] => {
            let site = Site { database, bus };
            tasks.block_on(&runtime, cluster::measure(program.as_ref(), site))
        }
        _ => anyhow::bail!(USAGE),
    }
}

async fn measure(program: &Path, second: &Path) -> anyhow::Result<()> {
    let mut out = std::io::stdout();
    // Every run has a fresh server, so that none pays for the one before.
    for (name, run) in RUNS {
        writeln!(out, "{name}")?;
        let server = Server::start(program)?;
        let probe = sync_probe(server.folder())?;
        writeln!(out, "  fdatasync of 4 KiB beside the database: {probe}")?;
        writeln!(out, "{}", run.measure(&[server]).await?)?;
        writeln!(out, "  by the second client:")?;
        measure_again(second, &Server::start(program)?, run)?;
    }
    writeln!(out, "500 moves/s beside {ENGINE_GAMES} games against level 10")?;
    beside_engines(Server::start(program)?, &mut out).await?;

    let server = Server::start(program)?;
    let before = server.memory_kib()?;
    let held = server.pairs(HELD_GAMES).await?;
    let players = 2.0 * f64::from(u32::try_from(held.len())?);
    let memory = f64::from(server.memory_kib()?.saturating_sub(before));
    writeln!(out, "{HELD_GAMES} games held: {:.1} KB per player", memory * 1.024 / players)?;
    Ok(())
}

/// Plays for a long time, and shows whether the server grows.
async fn soak(program: &Path, minutes: u32) -> anyhow::Result<()> {
    let mut out = std::io::stdout();
    let servers = [Server::start(program)?];
    for minute in 1..=minutes {
        let figures = SOAK.measure(&servers).await?;
        let memory = servers[0].memory_kib()? / 1024;
        writeln!(out, "minute {minute}: {memory} MiB\n{figures}")?;
    }
    Ok(())
}

/// Lets the second client measure the same. It prints its figures itself.
fn measure_again(second: &Path, server: &Server, run: Run) -> anyhow::Result<()> {
    let (host, port) = server.address().rsplit_once(':').context("no port")?;
    let status = Command::new(second)
        .args([host, port, &server.id().to_string(), &run.games.to_string()])
        .args([run.rate.unwrap_or(0).to_string(), run.duration.as_secs().to_string()])
        .status()
        .context("cannot start the second client")?;
    ensure!(status.success(), "the second client failed");
    Ok(())
}

/// Plays at a steady pace while engines think.
async fn beside_engines(server: Server, out: &mut dyn Write) -> anyhow::Result<()> {
    let (mut engines, moves) = (JoinSet::new(), Rc::new(std::cell::Cell::new(0)));
    let mut maker = Maker::connect([server.address(); 2]).await?;
    for number in 0..ENGINE_GAMES {
        let game = EngineGame::new(maker.engine_game().await?);
        let (pace, moves) = (Duration::from_secs(2), Rc::clone(&moves));
        let begin = pace * number / ENGINE_GAMES;
        engines.spawn_local(async move {
            tokio::time::sleep(begin).await;
            game.play(pace, moves).await
        });
    }
    let [_, (_, steady), _] = RUNS;
    writeln!(out, "{}", steady.measure(&[server]).await?)?;
    writeln!(out, "  the engines made {} moves meanwhile", moves.get())?;
    Ok(())
}
