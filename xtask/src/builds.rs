//! Builds for places where there is less than on a usual machine, so that what the crates promise about
//! themselves stays true.

use xshell::{Shell, cmd};

use crate::servers::install;
use crate::steps::{say, succeeds, target};

/// A machine without an operating system, for which there is no standard library.
const BARE: &str = "thumbv7m-none-eabi";
/// A place without threads, clock, files and chance.
const WASM: &str = "wasm32-unknown-unknown";

/// Builds the rules without the standard library.
pub(crate) fn without_std(sh: &Shell) -> anyhow::Result<()> {
    ensure_target(sh, BARE)?;
    let build = cmd!(sh, "cargo build --locked --package quarto-rules --no-default-features");
    Ok(build.args(["--target", BARE]).run()?)
}

/// Builds rules, engine, game and texts for WebAssembly, and runs a program made of them there.
pub(crate) fn in_wasm(sh: &Shell) -> anyhow::Result<()> {
    ensure_target(sh, WASM)?;
    cmd!(sh, "cargo build --locked --package quarto-wasm --target {WASM}").run()?;
    if !succeeds(cmd!(sh, "node --version")) {
        install(sh, "it runs WebAssembly", &["nodejs"])?;
    }
    let module = target().join(WASM).join("debug/quarto-wasm.wasm");
    Ok(cmd!(sh, "node tools/wasm/run.mjs {module}").run()?)
}

/// Checks every crate with every set of its features.
pub(crate) fn every_feature(sh: &Shell) -> anyhow::Result<()> {
    if !succeeds(cmd!(sh, "cargo hack --version")) {
        say("cargo-hack is missing and is installed now, once; it takes about a minute")?;
        cmd!(sh, "cargo install --locked --debug cargo-hack@0.6.46").run()?;
    }
    Ok(cmd!(sh, "cargo hack check --workspace --locked --feature-powerset").run()?)
}

/// Makes sure that the compiler can build for a target.
fn ensure_target(sh: &Shell, target: &str) -> anyhow::Result<()> {
    let installed = cmd!(sh, "rustup target list --installed").quiet().read()?;
    if installed.lines().any(|line| line == target) {
        return Ok(());
    }
    say(&format!("the standard library for {target} is missing and is installed now, once"))?;
    Ok(cmd!(sh, "rustup target add {target}").run()?)
}
