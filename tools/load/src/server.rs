//! The server under load.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use serde_json::Value;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Pair, Player};
use crate::engine_game::EngineGame;

pub(crate) struct Server {
    child: Child,
    address: String,
    folder: TempDir,
    database: Option<String>,
}

impl Server {
    /// Starts a server with an empty database, or with the given one.
    pub(crate) fn start(program: &Path, database: Option<String>) -> anyhow::Result<Server> {
        // Beside the program and not in the temporary folder, which may be in memory.
        let place = program.parent().context("the program has no folder")?;
        Server::start_in(program, tempfile::tempdir_in(place)?, database)
    }

    fn start_in(
        program: &Path,
        folder: TempDir,
        database: Option<String>,
    ) -> anyhow::Result<Server> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
        let file = folder.path().join("games.db");
        let url = database.clone().unwrap_or_else(|| format!("sqlite:{}", file.display()));
        let child = Command::new(program)
            .args(["serve", "--listen", &address, "--database", &url])
            .arg("--limits=never")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start the server")?;
        let server = Server { child, address, folder, database };
        let start = Instant::now();
        while std::net::TcpStream::connect(&server.address).is_err() {
            ensure!(start.elapsed() < Duration::from_secs(20), "the server does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(server)
    }

    /// Starts a new server, which has nothing in memory.
    pub(crate) fn restart(mut self, program: &Path) -> anyhow::Result<Server> {
        self.kill();
        let place = program.parent().context("the program has no folder")?;
        Server::start_in(program, tempfile::tempdir_in(place)?, self.database.clone())
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Creates games and connects both players of each.
    pub(crate) async fn games(&self, count: usize) -> anyhow::Result<Vec<Pair>> {
        let mut stream = TcpStream::connect(&self.address).await?;
        let mut games = Vec::with_capacity(count);
        for _ in 0..count {
            let made = self.make(&mut stream, r#"{"person":"Bo"}"#).await?;
            let text = |value: &Value| value.as_str().map(str::to_owned).context("no game");
            let (game, first, second) = (
                text(&made["game"])?,
                text(&made["first"]["secret"])?,
                text(&made["second"]["secret"])?,
            );
            games.push(Pair::join(&self.address, &game, [&first, &second]).await?);
        }
        Ok(games)
    }

    /// Creates games of a person against level 10.
    pub(crate) async fn engine_games(&self, count: usize) -> anyhow::Result<Vec<EngineGame>> {
        let mut stream = TcpStream::connect(&self.address).await?;
        let mut games = Vec::with_capacity(count);
        for _ in 0..count {
            let made = self.make(&mut stream, r#"{"engine":"10"}"#).await?;
            let text = |value: &Value| value.as_str().map(str::to_owned).context("no game");
            let (game, secret) = (text(&made["game"])?, text(&made["first"]["secret"])?);
            games.push(EngineGame::new(Player::join(&self.address, &game, &secret).await?));
        }
        Ok(games)
    }

    async fn make(&self, stream: &mut TcpStream, opponent: &str) -> anyhow::Result<Value> {
        let body = format!(
            r#"{{"options":{{"starter":"first"}},"first":{{"person":"Ada"}},"second":{opponent}}}"#
        );
        let request = format!(
            "POST /api/games HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len(),
        );
        stream.write_all(request.as_bytes()).await?;
        let mut read = Vec::new();
        loop {
            ensure!(stream.read_buf(&mut read).await? > 0, "the server has closed");
            let text = std::str::from_utf8(&read)?;
            // The headers come first; the body is complete when it can be parsed.
            let body = text.split_once("\r\n\r\n").map(|(_, body)| body);
            if let Some(Ok(made)) = body.map(serde_json::from_str) {
                return Ok(made);
            }
        }
    }

    /// Returns how much processor time the server has used.
    pub(crate) fn cpu(&self) -> anyhow::Result<Duration> {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let (_, rest) = text.rsplit_once(')').context("no such process")?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        // User and system time, in hundredths of a second.
        let ticks = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
        Ok(Duration::from_millis(10 * ticks))
    }

    /// Returns how much memory the server uses.
    pub(crate) fn memory_kib(&self) -> anyhow::Result<u32> {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        Ok(line.and_then(|line| line.split_whitespace().next()).context("no memory")?.parse()?)
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
