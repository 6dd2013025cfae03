//! Builds for targets that have less than a usual machine, so that what the crates promise stays true.

use anyhow::Context;
use xshell::{Shell, cmd};

use crate::servers::install;
use crate::steps::{say, succeeds, target};

/// A target without an operating system and without a standard library.
const BARE: &str = "thumbv7m-none-eabi";
/// A target without threads, clock, files and random numbers.
const WASM: &str = "wasm32-unknown-unknown";

/// Builds the rules without the standard library.
pub(crate) fn without_std(sh: &Shell) -> anyhow::Result<()> {
    ensure_target(sh, BARE)?;
    let build = cmd!(sh, "cargo build --locked --package quarto-rules --no-default-features");
    Ok(build.args(["--target", BARE]).run()?)
}

/// Builds the rules, the engine, the game and the texts for WebAssembly, and runs a program that uses
/// them there.
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

/// The compiler options that instrument everything with coverage counters for libFuzzer. The stable
/// compiler has them.
const COUNTING: &str = "-Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares \
    --cfg fuzzing";

/// Lets libFuzzer look for input that reaches new code, for this many seconds. Its corpus stays in the
/// target folder for the next time.
pub(crate) fn fuzz(sh: &Shell, seconds: u32) -> anyhow::Result<()> {
    let host = host(sh)?;
    let folder = std::path::absolute(target().join("guided"))?;
    // It is a workspace of its own, with the same versions of dependencies as this one.
    sh.copy_file("Cargo.lock", "tools/fuzz/guided/Cargo.lock")?;
    // With an explicit target, build scripts and procedural macros are not instrumented.
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

/// Returns the target triple of this machine.
fn host(sh: &Shell) -> anyhow::Result<String> {
    let version = cmd!(sh, "rustc --version --verbose").quiet().read()?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not name its host")?.to_owned())
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
