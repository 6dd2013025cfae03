//! Builds for places where there is less than on a usual machine, so that what the crates promise about
//! themselves stays true.

use anyhow::Context;
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

/// How the compiler makes everything count what it runs, as libFuzzer wants it. These are options of
/// the stable compiler.
const COUNTING: &str = "-Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares \
    --cfg fuzzing";

/// Lets libFuzzer look for input that reaches new code, for so many seconds. What it has found stays
/// in the target folder, for the next time.
pub(crate) fn fuzz(sh: &Shell, seconds: u32) -> anyhow::Result<()> {
    let host = host(sh)?;
    let folder = std::path::absolute(target().join("guided"))?;
    // It is a workspace of its own, with the versions of this one.
    sh.copy_file("Cargo.lock", "tools/fuzz/guided/Cargo.lock")?;
    // With a target of its own, what runs while building counts nothing.
    cmd!(sh, "cargo build --release --manifest-path tools/fuzz/guided/Cargo.toml")
        .args(["--target", &host, "--target-dir"])
        .arg(&folder)
        .env("RUSTFLAGS", COUNTING)
        .run()?;
    let program = folder.join(host).join("release/quarto-fuzz-guided");
    let (corpus, failures) = (folder.join("corpus"), folder.join("failures"));
    sh.create_dir(&corpus)?;
    sh.create_dir(&failures)?;
    let seconds = format!("-max_total_time={seconds}");
    let failures = format!("-artifact_prefix={}/", failures.display());
    let options =
        ["-max_len=4096", "-timeout=10", "-print_final_stats=1", "-print_funcs=0", "-verbosity=0"];
    Ok(cmd!(sh, "{program} {corpus} {seconds} {failures} {options...}").run()?)
}

/// Returns the target of this machine.
fn host(sh: &Shell) -> anyhow::Result<String> {
    let version = cmd!(sh, "rustc --version --verbose").quiet().read()?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names no host")?.to_owned())
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
