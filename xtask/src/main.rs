//! All automation of the workspace.
//!
//! `cargo xtask check` is what a change must pass; `cargo xtask check --full` adds what takes long.

mod check;
mod contract;
mod servers;
mod steps;
mod tidy;
mod tools;
mod web_tools;

use std::io::Write;
use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

Commands:
  check          Everything a change must pass; installs what it needs and misses
  check --full   The same, and the slow suites: long fuzzing, deep counts (under an hour)
  contract       Whether the API is as its description says, tested on a server (half a minute)
  bench          The figures of docs/solver.md, measured anew (some minutes)
  load           How a server does under load, measured on this machine (a minute)
  screenshots [FOLDER]
                 Pictures of the pages, on phone and desktop, light and dark (target/screenshots)
  with-servers COMMAND…
                 Runs a command beside a PostgreSQL and a NATS that tests may use
  tidy           Only the checks on how the sources are laid out
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result =
        std::env::set_current_dir(root()).map_err(Into::into).and_then(|()| match arguments[..] {
            ["check"] => check::check(check::Extent::Change),
            ["check", "--full"] => check::check(check::Extent::Full),
            ["contract"] => contract::contract(contract::BRIEF),
            ["bench"] => bench(),
            ["load"] => load(),
            ["screenshots"] => screenshots(&steps::target().join("screenshots")),
            ["screenshots", folder] => screenshots(folder.as_ref()),
            ["with-servers", ref command @ ..] => with_servers(&command.join(" ")),
            ["tidy"] => tidy::tidy(),
            _ => Err(anyhow::anyhow!("unknown arguments\n\n{USAGE}")),
        });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // If even this cannot be written, nobody is there to read it.
            let _ = writeln!(std::io::stderr(), "xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Measures the solver: single positions on one thread, the empty board on all cores, answers with
/// the book.
fn bench() -> anyhow::Result<()> {
    let threads = std::thread::available_parallelism()?;
    for bench in ["bench", &format!("bench --empty --threads {threads}"), "bench --book"] {
        steps::run(&format!("cargo run --release --quiet -p quarto -- {bench}"))?;
    }
    Ok(())
}

/// Measures the server under load. It needs more open connections than programs have by default.
fn load() -> anyhow::Result<()> {
    steps::run("cargo build --release --locked -p quarto -p quarto-load")?;
    let [load, server] = ["quarto-load", "quarto"].map(released);
    steps::run_shell(&format!("ulimit -n $(ulimit -Hn); exec {load} {server}"))
}

/// Makes pictures of the pages.
fn screenshots(folder: &std::path::Path) -> anyhow::Result<()> {
    web_tools::ensure_programs()?;
    steps::run("cargo build --release --locked -p quarto -p quarto-browser")?;
    let [screenshots, server] = ["quarto-screenshots", "quarto"].map(released);
    steps::run(&format!("{screenshots} {server} {}", folder.display()))
}

/// Returns where a program is that was built for a release.
fn released(program: &str) -> String {
    steps::target().join("release").join(program).display().to_string()
}

fn with_servers(command: &str) -> anyhow::Result<()> {
    let servers = servers::Servers::start()?;
    steps::run_with(command, &servers.variables())
}

/// The folder of the workspace.
fn root() -> &'static std::path::Path {
    let own = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().expect("xtask is a folder of the workspace")
}
