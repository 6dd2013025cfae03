//! Tests the API against its own description, which must be valid OpenAPI: schemathesis generates
//! requests from the description, valid and invalid ones, and checks the answers against it; and
//! openapi-python-client generates a client from it, which plays a whole game.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use anyhow::Context;
use xshell::{Shell, cmd};

use crate::servers::{free_port, install, interrupt, wait_for};
use crate::steps::{say, succeeds, target};

/// How long the test runs with every change, in seconds.
pub(crate) const BRIEF: u32 = 20;
/// How long the test runs before a release, in seconds.
pub(crate) const LONG: u32 = 180;

/// The folder with the configuration of the tests and the versions of their programs.
const FOLDER: &str = "xtask/contract";

/// Tests a server of its own for this many seconds.
pub(crate) fn contract(sh: &Shell, seconds: u32) -> anyhow::Result<()> {
    let programs = ensure_installed(sh)?;
    // With overflow checks, and with the same features as the other tests, so that little is built anew.
    cmd!(sh, "cargo build --locked --workspace --all-features --bin quarto").run()?;
    let server = Server::start()?;
    let folder = std::env::current_dir()?.join(FOLDER);
    let description = format!("http://{}/api/openapi.json", server.address);
    let _bytecode = sh.push_env("PYTHONDONTWRITEBYTECODE", "1");
    validate(sh, &programs, &folder, &description)?;
    // The files that it leaves behind are deleted with the server's folder.
    let _folder = sh.push_dir(&server.folder);
    play(sh, &programs, &folder, &description)?;
    let (program, config) = (programs.join("schemathesis"), folder.join("schemathesis.toml"));
    let seconds = seconds.to_string();
    cmd!(sh, "{program} --config-file {config} run {description} --max-time {seconds}")
        .env("SCHEMATHESIS_HOOKS", folder.join("hooks.py"))
        .run()
        .context("the API does not match its description")
}

/// Checks that the description is a valid OpenAPI document, and prints how long that took.
fn validate(sh: &Shell, programs: &Path, folder: &Path, description: &str) -> anyhow::Result<()> {
    let start = Instant::now();
    let (python, script) = (programs.join("python"), folder.join("description.py"));
    let validate = cmd!(sh, "{python} {script} {description}").run();
    validate.context("the description of the API is not valid")?;
    say(&format!("the description is valid: {:.1} s", start.elapsed().as_secs_f64()))
}

/// Generates a client from the description, lets it play a game, and prints how long that took.
fn play(sh: &Shell, programs: &Path, folder: &Path, description: &str) -> anyhow::Result<()> {
    let start = Instant::now();
    let generator = programs.join("openapi-python-client");
    cmd!(sh, "{generator} generate --url {description} --output-path client --meta none")
        // It warns about streams of lines, which it does not support.
        .ignore_stdout()
        .ignore_stderr()
        .run()
        .context("no client can be generated from the description")?;
    let (python, script) = (programs.join("python"), folder.join("play.py"));
    let here = sh.current_dir();
    let url = description.trim_end_matches("/api/openapi.json");
    cmd!(sh, "{python} {script} {here} {url}").run().context("a generated client cannot play")?;
    say(&format!("a client was made and has played: {:.1} s", start.elapsed().as_secs_f64()))
}

/// A server with a database of its own and without rate limits. It stops when this is dropped.
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
        interrupt(&mut self.running);
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Returns the folder of the test programs, and installs them if they are missing or have other
/// versions.
fn ensure_installed(sh: &Shell) -> anyhow::Result<PathBuf> {
    let environment = std::path::absolute(target().join("schemathesis-venv"))?;
    let wanted = std::fs::read_to_string(Path::new(FOLDER).join("requirements.txt"))?;
    // It is written last: an interrupted installation is done again.
    let installed = environment.join("installed.txt");
    if std::fs::read_to_string(&installed).ok().as_ref() != Some(&wanted) {
        say(
            "schemathesis, openapi-spec-validator and openapi-python-client are installed now, once",
        )?;
        make_environment(sh, &environment)?;
        let (pip, list) = (environment.join("bin/pip"), Path::new(FOLDER).join("requirements.txt"));
        cmd!(sh, "{pip} install --quiet --requirement {list}").run()?;
        std::fs::write(&installed, wanted)?;
    }
    Ok(environment.join("bin"))
}

/// Creates an empty Python virtual environment.
fn make_environment(sh: &Shell, environment: &Path) -> anyhow::Result<()> {
    let make = || cmd!(sh, "python3 -m venv --clear {environment}");
    if !succeeds(make()) {
        install(sh, "what tests the API has a folder of its own", &["python3-venv"])?;
        make().run()?;
    }
    Ok(())
}
