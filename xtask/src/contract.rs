//! The API against its own description, which must be valid OpenAPI: schemathesis makes requests from
//! what the server says of itself, sensible and senseless ones, and judges the answers by it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use anyhow::{Context, ensure};

use crate::servers::{free_port, install, wait_for};
use crate::steps::{run, say, succeeds, target};

/// How long it takes, in seconds, with every change.
pub(crate) const BRIEF: u32 = 20;
/// How long it takes, in seconds, before a release.
pub(crate) const LONG: u32 = 180;

/// What is tested how, and with which versions.
const FOLDER: &str = "xtask/contract";

/// Tests a server of its own for so many seconds.
pub(crate) fn contract(seconds: u32) -> anyhow::Result<()> {
    let programs = ensure_installed()?;
    // With overflow checks, and with the features that the other tests have built, too.
    run("cargo build --locked --workspace --all-features --bin quarto")?;
    let server = Server::start()?;
    let folder = std::env::current_dir()?.join(FOLDER);
    let description = format!("http://{}/api/openapi.json", server.address);
    validate(&programs, &folder, &description)?;
    let mut tests = Command::new(programs.join("schemathesis"));
    tests.arg("--config-file").arg(folder.join("schemathesis.toml")).arg("run");
    tests.arg(description);
    tests.args(["--max-time", &seconds.to_string()]);
    tests.env("SCHEMATHESIS_HOOKS", folder.join("hooks.py"));
    // What it leaves behind goes with the server.
    tests.env("PYTHONDONTWRITEBYTECODE", "1").current_dir(&server.folder);
    let status = tests.status().context("cannot run schemathesis")?;
    ensure!(status.success(), "the API is not as it is described: {status}");
    Ok(())
}

/// Tells whether the description is an OpenAPI document that programs can read, and how long it took.
fn validate(programs: &Path, folder: &Path, description: &str) -> anyhow::Result<()> {
    let start = Instant::now();
    let mut validate = Command::new(programs.join("python"));
    validate.arg(folder.join("description.py")).arg(description);
    let status = validate.env("PYTHONDONTWRITEBYTECODE", "1").status();
    let status = status.context("cannot run openapi-spec-validator")?;
    ensure!(status.success(), "the description of the API is not valid: {status}");
    say(&format!("the description is valid: {:.1} s", start.elapsed().as_secs_f64()))
}

/// A server with a database of its own and without limits. It stops when this is dropped.
struct Server {
    folder: PathBuf,
    address: SocketAddr,
    running: Child,
}

impl Server {
    fn start() -> anyhow::Result<Server> {
        let folder = std::env::temp_dir().join(format!("quarto-contract-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let address = SocketAddr::from(([127, 0, 0, 1], free_port()?));
        let mut server = Command::new(target().join("debug/quarto"));
        server.args(["serve", "--listen", &address.to_string(), "--database"]);
        server.arg(format!("sqlite:{}", folder.join("games.db").display()));
        server.arg("--limits=never").stdin(Stdio::null()).stdout(Stdio::null());
        let running = server.spawn().context("cannot start quarto")?;
        let server = Server { folder, address, running };
        wait_for(address.port())?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if !succeeds(&format!("kill -INT {}", self.running.id())) {
            let _ = self.running.kill();
        }
        let _ = self.running.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Returns the folder of the programs that test. They are installed if they are not there in the
/// wanted versions.
fn ensure_installed() -> anyhow::Result<PathBuf> {
    let environment = std::path::absolute(target().join("schemathesis-venv"))?;
    let wanted = std::fs::read_to_string(Path::new(FOLDER).join("requirements.txt"))?;
    // It is written last: what was broken off is done again.
    let installed = environment.join("installed.txt");
    if std::fs::read_to_string(&installed).ok().as_ref() != Some(&wanted) {
        say("schemathesis and openapi-spec-validator are installed now, once")?;
        make_environment(&environment)?;
        let pip = environment.join("bin/pip");
        run(&format!("{} install --quiet --requirement {FOLDER}/requirements.txt", pip.display()))?;
        std::fs::write(&installed, wanted)?;
    }
    Ok(environment.join("bin"))
}

/// Makes an empty virtual environment of Python.
fn make_environment(environment: &Path) -> anyhow::Result<()> {
    let make = format!("python3 -m venv --clear {}", environment.display());
    if !succeeds(&make) {
        install("python3-venv")?;
        run(&make)?;
    }
    Ok(())
}
