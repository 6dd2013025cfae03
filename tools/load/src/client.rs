//! Clients that use as little as possible of the machine that they share with the server.

use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// A game with both players, each on a WebSocket.
pub(crate) struct Pair {
    players: [Player; 2],
    moves: usize,
}

/// The letters of the columns, and the number of placements in a game.
const COLUMNS: [char; 4] = ['a', 'b', 'c', 'd'];
const PLACEMENTS: usize = 16;

impl Pair {
    /// Reconnects the players to other servers: the game goes on there.
    pub(crate) async fn move_to(&mut self, addresses: [&str; 2]) -> anyhow::Result<()> {
        for (player, address) in self.players.iter_mut().zip(addresses) {
            *player = Player::join(address, player.seat.clone(), NOTHING).await?;
        }
        Ok(())
    }

    /// Tells whether all pieces are placed.
    pub(crate) const fn is_over(&self) -> bool {
        self.moves > PLACEMENTS
    }

    /// Plays the next move and returns how long it took until both players had it. They never call.
    pub(crate) async fn play(&mut self) -> anyhow::Result<Duration> {
        let number = self.moves;
        let piece = |number: usize| char::from(b'A' + u8::try_from(number).expect("sixteen"));
        let placed =
            number.checked_sub(1).map(|at| format!("\"{}{}\"", COLUMNS[at % 4], at / 4 + 1));
        let given = (number < PLACEMENTS).then(|| format!("\"{}\"", piece(number)));
        let actions: Vec<String> = placed.into_iter().chain(given).collect();
        let body = format!("{{\"do\":\"act\",\"actions\":[{}]}}", actions.join(","));
        // The starter gives the first piece; then the players take turns.
        let [one, two] = &mut self.players;
        let (mover, other) = if number.is_multiple_of(2) { (one, two) } else { (two, one) };
        let start = Instant::now();
        mover.send(&body).await?;
        // If the move is refused, the mover knows why.
        mover.expect_news().await?;
        other.expect_news().await?;
        self.moves += 1;
        Ok(start.elapsed())
    }
}

/// A connection on which games are made.
pub(crate) struct Maker<'a> {
    /// The servers of the two players, who may have different ones. Games are made on the first.
    addresses: [&'a str; 2],
    stream: TcpStream,
    read: Vec<u8>,
}

impl<'a> Maker<'a> {
    pub(crate) async fn connect(addresses: [&'a str; 2]) -> anyhow::Result<Maker<'a>> {
        let stream = TcpStream::connect(addresses[0]).await?;
        stream.set_nodelay(true)?;
        Ok(Maker { addresses, stream, read: Vec::with_capacity(2048) })
    }

    /// Makes a game of two people.
    pub(crate) async fn pair(&mut self) -> anyhow::Result<Pair> {
        let made = self.make(r#"{"person":"Bo"}"#).await?;
        let [first, second] = self.addresses;
        let players = [
            Player::join(first, HeldSeat::of(&made, "first")?, NOTHING).await?,
            Player::join(second, HeldSeat::of(&made, "second")?, NOTHING).await?,
        ];
        Ok(Pair { players, moves: 0 })
    }

    /// Makes a game of a person against level 10, and returns the person.
    pub(crate) async fn engine_game(&mut self) -> anyhow::Result<Player> {
        let made = self.make(r#"{"engine":"10"}"#).await?;
        Player::join(self.addresses[0], HeldSeat::of(&made, "first")?, NOTHING).await
    }

    async fn make(&mut self, opponent: &str) -> anyhow::Result<Value> {
        let body = format!(
            r#"{{"options":{{"starter":"first"}},"first":{{"person":"Ada"}},"second":{opponent}}}"#
        );
        let request = format!(
            "POST /api/games HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.addresses[0],
            body.len(),
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.read.clear();
        loop {
            ensure!(self.stream.read_buf(&mut self.read).await? > 0, "the server has closed");
            let text = std::str::from_utf8(&self.read)?;
            // The headers come first; the body is complete when it can be parsed.
            let body = text.split_once("\r\n\r\n").map(|(_, body)| body);
            if let Some(Ok(made)) = body.map(serde_json::from_str) {
                return Ok(made);
            }
        }
    }
}

/// A seat of a game, and the secret that holds it.
#[derive(Clone)]
pub(crate) struct HeldSeat {
    game: String,
    secret: String,
}

impl HeldSeat {
    fn of(made: &Value, seat: &str) -> anyhow::Result<HeldSeat> {
        let text = |value: &Value| value.as_str().map(str::to_owned).context("no game");
        Ok(HeldSeat { game: text(&made["game"])?, secret: text(&made[seat]["secret"])? })
    }
}

/// How many events a client says it knows to be sent none of those before; and all of them.
const NOTHING: usize = 1000;
pub(crate) const EVERYTHING: usize = 0;

/// How long a player waits for an update before something must be wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// The client side of a WebSocket, with only as much of the protocol as is needed here.
pub(crate) struct Player {
    pub(crate) seat: HeldSeat,
    stream: TcpStream,
    read: Vec<u8>,
}

impl Player {
    pub(crate) async fn join(
        address: &str,
        seat: HeldSeat,
        since: usize,
    ) -> anyhow::Result<Player> {
        let mut stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let HeldSeat { game, secret } = &seat;
        let request = format!(
            "GET /api/games/{game}/socket?since={since} HTTP/1.1\r\nHost: {address}\r\n\
             Authorization: Bearer {secret}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut player = Player { seat, stream, read: Vec::with_capacity(512) };
        loop {
            player.fill().await?;
            if let Some(end) = player.read.windows(4).position(|four| four == b"\r\n\r\n") {
                ensure!(player.read.starts_with(b"HTTP/1.1 101"), "no socket");
                player.read.drain(..end + 4);
                return Ok(player);
            }
        }
    }

    async fn fill(&mut self) -> anyhow::Result<()> {
        ensure!(self.stream.read_buf(&mut self.read).await? > 0, "the server has closed");
        Ok(())
    }

    pub(crate) async fn send(&mut self, text: &str) -> anyhow::Result<()> {
        // A text frame with a mask of zeros, which leaves the payload unchanged.
        let length = u8::try_from(text.len()).ok().filter(|length| *length < 126);
        let length = length.context("the message is too long")?;
        let mut frame = Vec::with_capacity(6 + text.len());
        frame.extend([0x81, 0x80 | length, 0, 0, 0, 0]);
        frame.extend(text.as_bytes());
        Ok(self.stream.write_all(&frame).await?)
    }

    /// Waits for a message, which must be an update.
    async fn expect_news(&mut self) -> anyhow::Result<()> {
        self.next(|_| ()).await
    }

    /// Waits for a message, which must be an update, and reads it.
    pub(crate) async fn next<T>(&mut self, read: impl FnOnce(&[u8]) -> T) -> anyhow::Result<T> {
        let game = self.seat.game.clone();
        let next = timeout(PATIENCE, self.find_news(read)).await;
        next.with_context(|| format!("nothing is heard of game {game}"))?
    }

    async fn find_news<T>(&mut self, read: impl FnOnce(&[u8]) -> T) -> anyhow::Result<T> {
        loop {
            let Some((kind, start, end)) = frame(&self.read) else {
                self.fill().await?;
                continue;
            };
            let payload = &self.read[start..end];
            let is_news = kind == 1 && payload.starts_with(b"{\"news\"");
            if kind == 1 && !is_news {
                bail!("not news: {}", String::from_utf8_lossy(payload));
            }
            if is_news {
                let news = read(payload);
                self.read.drain(..end);
                return Ok(news);
            }
            self.read.drain(..end);
            if kind == PING {
                self.stream.write_all(&PONG).await?;
            }
        }
    }
}

/// The opcode of a ping frame, and the pong frame that answers it.
const PING: u8 = 9;
const PONG: [u8; 6] = [0x8A, 0x80, 0, 0, 0, 0];

/// Returns the opcode of the first frame, and where its payload starts and ends, once it is complete.
fn frame(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let (kind, length) = (bytes.first()? & 15, usize::from(*bytes.get(1)?));
    let (start, length) = match length {
        126 => (4, usize::from(u16::from_be_bytes([*bytes.get(2)?, *bytes.get(3)?]))),
        short => (2, short),
    };
    (bytes.len() >= start + length).then_some((kind, start, start + length))
}
