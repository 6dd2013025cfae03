//! The server under load.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tempfile::TempDir;

use crate::client::{Maker, Pair};
use crate::report::Usage;

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

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Makes games and connects both players of each.
    pub(crate) async fn pairs(&self, count: usize) -> anyhow::Result<Vec<Pair>> {
        let mut maker = Maker::connect(&self.address).await?;
        let mut games = Vec::with_capacity(count);
        for _ in 0..count {
            games.push(maker.pair().await?);
        }
        Ok(games)
    }

    /// Returns what the server has used so far.
    pub(crate) fn usage(&self) -> anyhow::Result<Usage> {
        Usage::of(self.child.id())
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
