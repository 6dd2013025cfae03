//! A server as a process of its own.

use std::net::TcpListener;
use std::process::Stdio;

use quarto_wire::Client;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// Where the games of a test are.
pub(crate) enum Database {
    Sqlite(TempDir),
    #[cfg(feature = "cluster")]
    Postgres(String),
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        Database::Sqlite(tempfile::tempdir().unwrap())
    }

    /// A fresh database on the server that tests may use.
    #[cfg(feature = "cluster")]
    pub(crate) async fn postgres() -> Database {
        let server = std::env::var("QUARTO_TEST_POSTGRES");
        let server = server.expect("run it by: cargo xtask with-servers cargo nextest run …");
        let name = format!("test_{}", quarto_store::random_game_id());
        psql(&server, &format!("CREATE DATABASE {name}")).await;
        let (host, _) = server.rsplit_once('/').unwrap();
        Database::Postgres(format!("{host}/{name}"))
    }

    pub(crate) fn url(&self) -> String {
        match self {
            Database::Sqlite(folder) => {
                format!("sqlite:{}", folder.path().join("games.db").display())
            }
            #[cfg(feature = "cluster")]
            Database::Postgres(url) => url.clone(),
        }
    }

    /// Puts the clock of the database forward by an hour, for everyone who opens it from now on.
    #[cfg(feature = "cluster")]
    pub(crate) async fn wait_an_hour(&self) {
        let Database::Postgres(url) = self else { panic!("a file has no clock of its own") };
        let (_, name) = url.rsplit_once('/').unwrap();
        let clock = "CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS \
            'SELECT pg_catalog.clock_timestamp() + interval ''1 hour'''";
        psql(url, clock).await;
        psql(url, &format!("ALTER DATABASE {name} SET search_path = public, pg_catalog")).await;
    }

    /// Replays every game and compares it with what is kept beside it.
    pub(crate) async fn check(&self) {
        let url = self.url();
        let check = quarto().args(["store", "check", "--database", &url]).output().await.unwrap();
        assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stdout));
    }
}

#[cfg(feature = "cluster")]
async fn psql(database: &str, command: &str) {
    let done = Command::new("psql").args([database, "-qc", command]).status().await;
    assert!(done.unwrap().success(), "{command}");
}

pub(crate) fn quarto() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quarto"));
    command.kill_on_drop(true).env_remove("QUARTO_CONFIG");
    command
}

/// A running server.
pub(crate) struct Node {
    pub(crate) child: Child,
    pub(crate) address: String,
}

impl Node {
    /// Starts a server, and waits until it answers.
    pub(crate) async fn start(arguments: &[&str]) -> Node {
        Node::start_at(&free_address(), arguments).await
    }

    pub(crate) async fn start_at(address: &str, arguments: &[&str]) -> Node {
        Node::start_with_log(address, arguments, Stdio::inherit()).await
    }

    /// Starts a server that writes its log there.
    pub(crate) async fn start_with_log(address: &str, arguments: &[&str], log: Stdio) -> Node {
        let mut child = quarto()
            .args(["serve", "--listen", address, "--limits=never"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let out = child.stdout.take().unwrap();
        let mut lines = BufReader::new(out).lines();
        let first = lines.next_line().await.unwrap();
        assert!(first.is_some_and(|line| line.contains(address)), "it says where it is");
        Node { child, address: address.into() }
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(&format!("http://{}", self.address)).unwrap()
    }

    /// Kills the server, as the end of the power would.
    pub(crate) async fn kill(&mut self) {
        self.child.kill().await.unwrap();
    }

    /// Asks the server to stop, and waits until it has; returns whether it went well.
    pub(crate) async fn terminate(mut self) -> bool {
        let id = self.child.id().unwrap().to_string();
        Command::new("kill").arg(&id).status().await.unwrap();
        self.child.wait().await.unwrap().success()
    }
}

/// Returns an address at which nobody listens.
pub(crate) fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}
