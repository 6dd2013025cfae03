//! Games that are made and played for a while, many at the same time.

use std::fmt::{Display, Formatter, Result as FmtResult};
use std::ops::Range;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::client::Maker;
use crate::report::{Latencies, Usage};
use crate::server::Server;

/// How many moves a game has: the first only gives, the last only places.
const MOVES: u32 = 17;

/// How games are played.
#[derive(Clone, Copy)]
pub(crate) struct Run {
    /// How many at a time. When one is over, the next one is made in its place.
    pub(crate) games: usize,
    /// The moves per second of all of them; `None` is as many as possible.
    pub(crate) rate: Option<u32>,
    pub(crate) duration: Duration,
}

/// What a run has shown.
pub(crate) struct Figures {
    /// How long each move took until both players had it.
    moves: Latencies,
    /// How long it took to make a game and to connect both players.
    made: Latencies,
    time: Duration,
    /// What all servers have used, and what the processes of PostgreSQL have.
    server: Usage,
    database: Usage,
    client: Usage,
}

impl Run {
    /// Measures servers that share a database. The players of a game are on different ones.
    pub(crate) async fn measure(self, servers: &[Server]) -> anyhow::Result<Figures> {
        let mut playing = JoinSet::new();
        let addresses: Vec<Rc<str>> =
            servers.iter().map(|server| server.address().into()).collect();
        let address = |number: usize| Rc::clone(&addresses[number % addresses.len()]);
        let games = u32::try_from(self.games)?;
        let pace = self.rate.map(|rate| Duration::from_secs(1) * games / rate);
        // The first games start one after the other. When all have, what is counted begins.
        let whole = |pace: Duration| (pace * MOVES).min(Duration::from_secs(10));
        let spread = pace.map_or(Duration::from_secs(1), whole);
        let start = Instant::now() + spread;
        let counted = start..start + self.duration;
        for (number, at) in (0..games).zip(0..) {
            let (addresses, counted) = ([address(at), address(at + 1)], counted.clone());
            playing.spawn_local(async move {
                tokio::time::sleep(spread * number / games).await;
                play_on(addresses.each_ref().map(|address| &**address), pace, counted).await
            });
        }
        tokio::time::sleep_until(start.into()).await;
        let used = || servers.iter().map(Server::usage).sum::<anyhow::Result<Usage>>();
        let (before, own, database) = (used()?, Usage::own()?, Usage::of_postgres()?);
        let (mut moves, mut made) = (Latencies::default(), Latencies::default());
        while let Some(played) = playing.join_next().await {
            let (own_moves, own_made) = played??;
            moves.append(own_moves);
            made.append(own_made);
        }
        let (time, client) = (start.elapsed(), Usage::own()? - own);
        let (server, database) = (used()? - before, Usage::of_postgres()? - database);
        Ok(Figures { moves, made, time, server, database, client })
    }
}

/// Makes and plays one game after the other, and returns how long things took that are counted.
async fn play_on(
    addresses: [&str; 2],
    pace: Option<Duration>,
    counted: Range<Instant>,
) -> anyhow::Result<(Latencies, Latencies)> {
    let (mut moves, mut made) = (Latencies::default(), Latencies::default());
    let mut rounds = pace.map(tokio::time::interval);
    let mut maker = Maker::connect(addresses).await?;
    let mut start = Instant::now();
    while start < counted.end {
        let mut game = if let Ok(game) = maker.pair().await {
            game
        } else {
            // The server closes connections on which nothing is asked for a while.
            maker = Maker::connect(addresses).await?;
            maker.pair().await?
        };
        if start >= counted.start {
            made.add(start.elapsed());
        }
        while !game.is_over() && Instant::now() < counted.end {
            if let Some(rounds) = &mut rounds {
                rounds.tick().await;
            }
            let took = game.play().await?;
            if counted.contains(&Instant::now()) {
                moves.add(took);
            }
        }
        start = Instant::now();
    }
    Ok((moves, made))
}

impl Display for Figures {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let Figures { moves, made, time, server, database, client } = self;
        let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        writeln!(f, "  {:.0} moves/s; {moves}", f64::from(count) / time.as_secs_f64())?;
        writeln!(f, "  {} games made: {made}", made.len())?;
        write!(
            f,
            "  per move: {:.0} µs of the server's processor, {:.0} µs of the client's, {} bytes written",
            server.per_move(count),
            client.per_move(count),
            server.written / u64::from(count.max(1)),
        )?;
        if database.processor.is_zero() {
            return Ok(());
        }
        write!(f, "; {:.0} µs of the database's", database.per_move(count))
    }
}
