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
}

/// What several servers share: a database and a bus.
#[derive(Clone, Copy)]
pub(crate) struct Site<'a> {
    pub(crate) database: &'a str,
    pub(crate) bus: &'a str,
}

impl Server {
    /// Starts a server with an empty database of its own.
    pub(crate) fn start(program: &Path) -> anyhow::Result<Server> {
        Server::start_on(program, None)
    }

    /// Starts a server of a site.
    pub(crate) fn start_node(program: &Path, site: Site<'_>) -> anyhow::Result<Server> {
        Server::start_on(program, Some(site))
    }

    fn start_on(program: &Path, site: Option<Site<'_>>) -> anyhow::Result<Server> {
        // Beside the program and not in the temporary folder, which may be in memory.
        let place = program.parent().context("the program has no folder")?;
        let folder = tempfile::tempdir_in(place)?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
        let file = format!("sqlite:{}", folder.path().join("games.db").display());
        let Site { database, bus } = site.unwrap_or(Site { database: &file, bus: "local" });
        let child = Command::new(program)
            .args(["serve", "--listen", &address, "--database", database, "--bus", bus])
            .arg("--limits=never")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start the server")?;
        let server = Server { child, address, folder };
        let start = Instant::now();
        while std::net::TcpStream::connect(&server.address).is_err() {
            ensure!(start.elapsed() < Duration::from_secs(20), "the server does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(server)
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
        let mut maker = Maker::connect([&self.address; 2]).await?;
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
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
