//! All automation of the workspace.
//!
//! `cargo xtask check` is what a change must pass; `cargo xtask check --full` adds the slow checks.

mod builds;
mod check;
mod contract;
mod servers;
mod steps;
mod tidy;
mod tools;
mod web_tools;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use xshell::{Shell, cmd};

const USAGE: &str = "\
Usage: cargo xtask COMMAND

Commands:
  check          Everything a change must pass; installs what it needs and misses
  check --full   The same, and the slow suites: long fuzzing, deep counts (under an hour)
  contract       Whether the API is as its description says, tested on a server (a minute)
  bench          The figures of docs/solver.md, measured anew (some minutes)
  fuzz [SECONDS] Looks for input that reaches new code and breaks something (a minute)
  load           How a server does under load, measured on this machine (three minutes)
  load soak MINUTES
                 Whether a server grows while 2,000 moves a second are played
  load cluster   How one, two and three servers do on one PostgreSQL and NATS (three minutes)
  screenshots [FOLDER]
                 Pictures of the pages, on phone and desktop, light and dark; of the table on eight
                 screens; and films, picture by picture (target/screenshots)
  page-speed     From a touch to the next picture, and what jumps, on a processor slowed four times
  with-servers COMMAND…
                 Runs a command beside a PostgreSQL and a NATS that tests may use
  tidy           Only the checks on how the sources are laid out
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // If even this cannot be written, there is no reader left.
            let _ = writeln!(std::io::stderr(), "xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    std::env::set_current_dir(root())?;
    let sh = &Shell::new()?;
    match arguments[..] {
        ["check"] => check::check(sh, check::Extent::Change),
        ["check", "--full"] => check::check(sh, check::Extent::Full),
        ["contract"] => contract::contract(sh, contract::BRIEF),
        ["bench"] => bench(sh),
        ["fuzz"] => builds::fuzz(sh, 60),
        ["fuzz", seconds] => builds::fuzz(sh, seconds.parse()?),
        ["load"] => load(sh),
        ["load", "soak", minutes] => soak(sh, minutes),
        ["load", "cluster"] => load_cluster(sh),
        ["screenshots"] => screenshots(sh, &steps::target().join("screenshots")),
        ["screenshots", folder] => screenshots(sh, folder.as_ref()),
        ["page-speed"] => page_speed(sh),
        ["with-servers", program, ref arguments @ ..] => with_servers(sh, program, arguments),
        ["tidy"] => tidy::tidy(sh),
        _ => Err(anyhow::anyhow!("unknown arguments\n\n{USAGE}")),
    }
}

/// Measures the solver: single positions on one thread, the empty board on all cores, and look-ups in
/// the book.
fn bench(sh: &Shell) -> anyhow::Result<()> {
    let threads = std::thread::available_parallelism()?.to_string();
    for options in [&[][..], &["--empty", "--threads", &threads], &["--book"]] {
        cmd!(sh, "cargo run --release --quiet -p quarto -- bench {options...}").run()?;
    }
    Ok(())
}

/// Runs a program with as many open files as it may have: every player is a connection.
const MANY_CONNECTIONS: &str = "ulimit -n $(ulimit -Hn); exec \"$@\"";

fn load(sh: &Shell) -> anyhow::Result<()> {
    cmd!(sh, "cargo build --release --locked -p quarto -p quarto-load").run()?;
    let [load, server, second] = ["quarto-load", "quarto", "quarto-load-second"].map(released);
    cmd!(sh, "cc -O2 -Wall -Wextra -o {second} tools/load/second/client.c -lm").run()?;
    Ok(cmd!(sh, "sh -c {MANY_CONNECTIONS} sh {load} one {server} {second}").run()?)
}

fn soak(sh: &Shell, minutes: &str) -> anyhow::Result<()> {
    cmd!(sh, "cargo build --release --locked -p quarto -p quarto-load").run()?;
    let [load, server] = ["quarto-load", "quarto"].map(released);
    Ok(cmd!(sh, "sh -c {MANY_CONNECTIONS} sh {load} soak {server} {minutes}").run()?)
}

fn load_cluster(sh: &Shell) -> anyhow::Result<()> {
    cmd!(sh, "cargo build --release --locked -p quarto -p quarto-load --features quarto/cluster")
        .run()?;
    let [load, server] = ["quarto-load", "quarto"].map(released);
    let (_servers, site) = servers::Servers::durable(sh)?;
    Ok(cmd!(sh, "sh -c {MANY_CONNECTIONS} sh {load} cluster {server} {site...}").run()?)
}

/// Takes screenshots of the pages.
fn screenshots(sh: &Shell, folder: &Path) -> anyhow::Result<()> {
    web_tools::ensure_programs(sh)?;
    cmd!(sh, "cargo build --release --locked -p quarto -p quarto-browser").run()?;
    let [screenshots, server] = ["quarto-screenshots", "quarto"].map(released);
    cmd!(sh, "{screenshots} {server} {folder}").run()?;
    // The picture that programs show beside a link is part of the pages.
    Ok(sh.copy_file(folder.join("share.jpg"), "crates/quarto-pages/assets")?)
}

/// Measures how a game feels on a slow device.
fn page_speed(sh: &Shell) -> anyhow::Result<()> {
    web_tools::ensure_programs(sh)?;
    cmd!(sh, "cargo build --release --locked -p quarto -p quarto-browser").run()?;
    let [speed, server] = ["quarto-page-speed", "quarto"].map(released);
    Ok(cmd!(sh, "{speed} {server}").run()?)
}

/// Returns the path of a program that was built in release mode.
fn released(program: &str) -> PathBuf {
    steps::target().join("release").join(program)
}

fn with_servers(sh: &Shell, program: &str, arguments: &[&str]) -> anyhow::Result<()> {
    let servers = servers::Servers::start(sh)?;
    Ok(servers.tell(cmd!(sh, "{program} {arguments...}")).run()?)
}

/// Returns the folder of the workspace.
fn root() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().expect("xtask is a folder of the workspace")
}
