//! Games that are made and played for a while, many at the same time.

use std::fmt::{Display, Formatter, Result as FmtResult};
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::client::Maker;
use crate::report::{Latencies, Usage};
use crate::server::Server;

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
    server: Usage,
    client: Usage,
}

impl Run {
    pub(crate) async fn measure(self, server: &Server) -> anyhow::Result<Figures> {
        let (before, own) = (server.usage()?, Usage::own()?);
        let (start, mut playing) = (Instant::now(), JoinSet::new());
        let address: Rc<str> = server.address().into();
        let games = u32::try_from(self.games)?;
        let pace = self.rate.map(|rate| Duration::from_secs(1) * games / rate);
        // Flat out, all begin within half a second; at a pace, they are spread evenly over it.
        let spread = pace.unwrap_or(Duration::from_millis(500));
        for number in 0..games {
            let address = Rc::clone(&address);
            let (begin, end) = (spread * number / games, start + self.duration);
            playing.spawn_local(async move {
                tokio::time::sleep(begin).await;
                play_on(&address, pace, end).await
            });
        }
        let (mut moves, mut made) = (Latencies::default(), Latencies::default());
        while let Some(played) = playing.join_next().await {
            let (own_moves, own_made) = played??;
            moves.append(own_moves);
            made.append(own_made);
        }
        let (time, client) = (start.elapsed(), Usage::own()? - own);
        Ok(Figures { moves, made, time, server: server.usage()? - before, client })
    }
}

/// Makes and plays one game after the other.
async fn play_on(
    address: &str,
    pace: Option<Duration>,
    end: Instant,
) -> anyhow::Result<(Latencies, Latencies)> {
    let (mut moves, mut made) = (Latencies::default(), Latencies::default());
    let mut maker = Maker::connect(address).await?;
    let mut rounds = pace.map(tokio::time::interval);
    while Instant::now() < end {
        let start = Instant::now();
        let mut game = maker.pair().await?;
        made.add(start.elapsed());
        while !game.is_over() && Instant::now() < end {
            if let Some(rounds) = &mut rounds {
                rounds.tick().await;
            }
            moves.add(game.play().await?);
        }
    }
    Ok((moves, made))
}

impl Display for Figures {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let Figures { moves, made, time, server, client } = self;
        let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        writeln!(f, "  {:.0} moves/s; {moves}", f64::from(count) / time.as_secs_f64())?;
        writeln!(f, "  {} games made: {made}", made.len())?;
        write!(
            f,
            "  per move: {:.0} µs of the server's processor, {:.0} µs of the client's, {} bytes written",
            server.per_move(count),
            client.per_move(count),
            server.written / u64::from(count.max(1)),
        )
    }
}
