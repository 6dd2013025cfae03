//! The servers that tests of the feature `cluster` need: a PostgreSQL and a NATS of our own, on this
//! machine only, which are stopped and deleted afterwards. The environment for tests of pages is set up
//! here, too.

use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use xshell::{Cmd, Shell, cmd};

use crate::steps::{say, succeeds};
use crate::web_tools;

/// Running servers. They stop when this is dropped.
pub(crate) struct Servers {
    folder: PathBuf,
    running: Vec<Child>,
    /// The environment variables for tests: where the servers are, and the tools for tests of pages.
    pub(crate) environment: Vec<(&'static str, String)>,
}

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

impl Servers {
    /// Starts both servers, and installs what is missing first.
    pub(crate) fn start(sh: &Shell) -> anyhow::Result<Servers> {
        // The data of tests need not survive a crash of the machine.
        let mut servers = Servers::start_with(sh, "fsync=off")?;
        let tools = web_tools::ensure_installed(sh)?.display().to_string();
        servers.environment.push(("QUARTO_WEB_TOOLS", tools));
        Ok(servers)
    }

    /// Starts both servers as they are in use, to measure them; returns their addresses, too.
    pub(crate) fn durable(sh: &Shell) -> anyhow::Result<(Servers, Vec<String>)> {
        let servers = Servers::start_with(sh, "fsync=on")?;
        let addresses = servers.environment.iter().map(|(_, address)| address.clone()).collect();
        Ok((servers, addresses))
    }

    fn start_with(sh: &Shell, durability: &str) -> anyhow::Result<Servers> {
        let postgres = ensure_installed(sh)?;
        let folder = std::env::temp_dir().join(format!("quarto-servers-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let mut servers = Servers { folder, running: Vec::new(), environment: Vec::new() };
        servers.start_postgres(sh, &postgres, durability)?;
        servers.start_nats()?;
        Ok(servers)
    }

    fn start_postgres(
        &mut self,
        sh: &Shell,
        programs: &Path,
        durability: &str,
    ) -> anyhow::Result<()> {
        let (port, data) = (free_port()?, self.folder.join("postgres"));
        std::fs::create_dir_all(&data)?;
        let mut init = Command::new(programs.join("initdb"));
        init.args(["--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8", "-D"]);
        init.arg(&data).stdout(Stdio::null());
        let mut server = Command::new(programs.join("postgres"));
        server.arg("-D").arg(&data).arg("-k").arg(&data).arg("-p").arg(port.to_string());
        for setting in ["listen_addresses=127.0.0.1", durability, "max_connections=400"] {
            server.args(["-c", setting]);
        }
        leave_root(sh, &data, [&mut init, &mut server])?;
        ensure!(init.status()?.success(), "initdb failed");
        self.run(server, "postgres.log")?;
        wait_for(port)?;
        let url = format!("postgres://postgres@127.0.0.1:{port}/postgres");
        self.environment.push(("QUARTO_TEST_POSTGRES", url));
        Ok(())
    }

    fn start_nats(&mut self) -> anyhow::Result<()> {
        let port = free_port()?;
        let mut server = Command::new("nats-server");
        server.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
        self.run(server, "nats.log")?;
        wait_for(port)?;
        self.environment.push(("QUARTO_TEST_NATS", format!("nats://127.0.0.1:{port}")));
        Ok(())
    }

    fn run(&mut self, mut server: Command, log: &str) -> anyhow::Result<()> {
        let log = std::fs::File::create(self.folder.join(log))?;
        server.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        let name = server.get_program().to_owned();
        self.running
            .push(server.spawn().with_context(|| format!("cannot start {}", name.display()))?);
        Ok(())
    }

    /// Adds the environment variables to a command.
    pub(crate) fn tell<'a>(&self, command: Cmd<'a>) -> Cmd<'a> {
        command.envs(self.environment.iter().map(|(name, value)| (name, value)))
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for server in &mut self.running {
            interrupt(server);
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Makes these commands run as the user `postgres` if this is root, and gives that user the data:
/// PostgreSQL does not run as root.
#[cfg(unix)]
fn leave_root(sh: &Shell, data: &Path, commands: [&mut Command; 2]) -> anyhow::Result<()> {
    use std::os::unix::process::CommandExt;

    if cmd!(sh, "id -u").quiet().read()? == "0" {
        let user = cmd!(sh, "id -u postgres").quiet().read()?.parse()?;
        let group = cmd!(sh, "id -g postgres").quiet().read()?.parse()?;
        std::os::unix::fs::chown(data, Some(user), Some(group))?;
        for command in commands {
            command.uid(user).gid(group).current_dir("/");
        }
    }
    Ok(())
}

/// Does nothing: other systems have no root.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "it can fail on Unix")]
fn leave_root(_: &Shell, _: &Path, _: [&mut Command; 2]) -> anyhow::Result<()> {
    Ok(())
}

/// Stops a server. SIGINT stops all of them quickly and cleanly; on systems without signals the server
/// is killed.
pub(crate) fn interrupt(server: &mut Child) {
    let id = server.id().to_string();
    if !Command::new("kill").args(["-INT", &id]).status().is_ok_and(|status| status.success()) {
        let _ = server.kill();
    }
    let _ = server.wait();
}

/// Returns the folder of PostgreSQL's programs, and installs them if they are missing.
fn ensure_installed(sh: &Shell) -> anyhow::Result<PathBuf> {
    let find = || {
        let on_path = cmd!(sh, "which initdb").quiet().ignore_stderr().read().map(PathBuf::from);
        let beside = on_path.ok().and_then(|path| Some(path.canonicalize().ok()?.parent()?.into()));
        let debian = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
        beside.or_else(|| debian.map(|version| version.path().join("bin")).max())
    };
    let nats = succeeds(cmd!(sh, "nats-server --version"));
    let missing = [("postgresql", find().is_none()), ("nats-server", !nats)];
    let missing: Vec<&str> =
        missing.into_iter().filter(|(_, it)| *it).map(|(name, _)| name).collect();
    if !missing.is_empty() {
        install(sh, "tests of several servers share them", &missing)?;
    }
    find().context("PostgreSQL is installed, but initdb was not found")
}

/// Installs packages of the system, after printing what they are for.
pub(crate) fn install(sh: &Shell, reason: &str, names: &[&str]) -> anyhow::Result<()> {
    let list = names.join(", ");
    say(&format!("missing, and installed now by apt-get, once: {list} ({reason})"))?;
    // If this fails, the old list of packages may be good enough.
    let _ = cmd!(sh, "apt-get update").run();
    if cmd!(sh, "apt-get install --yes --no-install-recommends {names...}").run().is_err() {
        bail!("{list}: install it with the package manager of your system");
    }
    Ok(())
}

/// Returns a free port of this machine.
pub(crate) fn free_port() -> anyhow::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Waits until a server listens on a port of this machine.
pub(crate) fn wait_for(port: u16) -> anyhow::Result<()> {
    let start = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        ensure!(start.elapsed() < PATIENCE, "the server on port {port} does not answer");
        std::thread::sleep(Duration::from_millis(50));
    }
    Ok(())
}
