//! Several servers that share a database and a bus, and what happens when one of them dies.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::task::JoinSet;

use crate::client::{EVERYTHING, Maker, Player};
use crate::report::Latencies;
use crate::run::Run;
use crate::server::{Server, Site};

/// What is measured on each number of servers.
const RUNS: [(&str, Run); 2] = [
    ("200 games flat out", Run { games: 200, rate: None, duration: Duration::from_secs(15) }),
    ("500 moves/s", Run { games: 1000, rate: Some(500), duration: Duration::from_secs(15) }),
];

/// How many games there are on the server that dies, of two people each and against the engine.
const GAMES: usize = 100;

pub(crate) async fn measure(program: &Path, site: Site<'_>) -> anyhow::Result<()> {
    let mut out = std::io::stdout();
    let start = |count: usize| -> anyhow::Result<Vec<Server>> {
        (0..count).map(|_| Server::start_node(program, site)).collect()
    };
    for count in 1..=3 {
        for (name, run) in RUNS {
            let nodes = start(count)?;
            writeln!(out, "{count} nodes, {name}\n{}", run.measure(&nodes).await?)?;
        }
    }
    let mut nodes = start(2)?;
    writeln!(out, "a node dies; until both players of its {GAMES} games have the next move")?;
    writeln!(out, "  {}", after_death(&mut nodes).await?)?;
    let mut nodes = start(2)?;
    writeln!(out, "the same for {GAMES} games in which its engine is thinking")?;
    writeln!(out, "  {}", after_death_of_engines(&mut nodes).await?)?;
    Ok(())
}

/// Kills a server with games of two people, who go on at the other one.
async fn after_death(nodes: &mut Vec<Server>) -> anyhow::Result<Latencies> {
    let mut games = nodes[0].pairs(GAMES).await?;
    for game in &mut games {
        game.play().await?;
    }
    let start = Instant::now();
    drop(nodes.remove(0));
    let mut playing = JoinSet::new();
    for mut game in games {
        let address = nodes[0].address().to_owned();
        playing.spawn_local(async move {
            game.move_to([&address; 2]).await?;
            game.play().await.map(|_| start.elapsed())
        });
    }
    latencies(playing).await
}

/// Kills a server while its engines think. The other one answers for them.
async fn after_death_of_engines(nodes: &mut Vec<Server>) -> anyhow::Result<Latencies> {
    let mut maker = Maker::connect([nodes[0].address(); 2]).await?;
    let mut people = Vec::new();
    for _ in 0..GAMES {
        people.push(maker.engine_game().await?);
    }
    for person in &mut people {
        person.send(r#"{"do":"act","actions":["A"]}"#).await?;
        // The person's own move: now it is the engine's turn.
        person.next(|_| ()).await?;
    }
    let start = Instant::now();
    drop(nodes.remove(0));
    let mut playing = JoinSet::new();
    for person in people {
        let address = nodes[0].address().to_owned();
        playing.spawn_local(async move {
            let mut person = Player::join(&address, person.seat, EVERYTHING).await?;
            while !person.next(is_engines_move).await?? {}
            anyhow::Ok(start.elapsed())
        });
    }
    latencies(playing).await
}

/// Tells whether an update has the engine's first move, which places the first piece.
fn is_engines_move(update: &[u8]) -> serde_json::Result<bool> {
    let update: Value = serde_json::from_slice(update)?;
    let events = update["news"]["events"].as_array();
    Ok(events.is_some_and(|events| events.iter().any(|event| event["type"] == "placed")))
}

async fn latencies(mut playing: JoinSet<anyhow::Result<Duration>>) -> anyhow::Result<Latencies> {
    let mut latencies = Latencies::default();
    while let Some(took) = playing.join_next().await {
        latencies.add(took??);
    }
    Ok(latencies)
}
