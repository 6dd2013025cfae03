use anyhow::ensure;
use xshell::{Shell, cmd};

use crate::servers::Servers;
use crate::steps::{Steps, target};
use crate::{builds, contract, tidy, tools, web_tools};

/// How much is checked.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Extent {
    /// Everything that a change must pass.
    Change,
    /// The slow checks, too.
    Full,
}

/// The known numbers of essentially different positions (see `docs/rules.md`): the rules, and the count
/// for the most pieces on the board.
const POSITIONS: [(&str, &str, usize); 2] =
    [("lines", "6", 37_001_418), ("squares", "5", 8_418_808)];

/// How long the guided fuzzer runs in a full check, in seconds.
const GUIDED_SECONDS: u32 = 300;

pub(crate) fn check(sh: &Shell, extent: Extent) -> anyhow::Result<()> {
    let mut steps = Steps::new();
    steps.step("tools", || tools::ensure(sh))?;
    steps.step("tidy", || tidy::tidy(sh))?;
    steps.step("format", || Ok(cmd!(sh, "cargo fmt --all --check").run()?))?;
    steps.step("scripts and styles", || web_tools::check_scripts(sh))?;
    steps.step("clippy", || {
        let clippy = cmd!(sh, "cargo clippy --workspace --all-targets --all-features --locked");
        Ok(clippy.args(["--", "-D", "warnings"]).run()?)
    })?;
    steps.step("documentation", || {
        let doc = cmd!(sh, "cargo doc --workspace --no-deps --document-private-items --locked");
        Ok(doc.env("RUSTDOCFLAGS", "-D warnings").run()?)
    })?;
    steps.step("licences and sources", || {
        Ok(cmd!(sh, "cargo deny check bans licenses sources").run()?)
    })?;
    steps.step("build without the standard library", || builds::without_std(sh))?;
    steps.step("build and run in WebAssembly", || builds::in_wasm(sh))?;
    steps.step("fuzz", || fuzz(sh, 2))?;
    // With the features of the tests, so that little is built twice.
    steps.step("examples in the documentation", || {
        Ok(cmd!(sh, "cargo test --workspace --all-features --locked --doc").run()?)
    })?;
    steps.step("tests", || {
        let servers = Servers::start(sh)?;
        Ok(servers.tell(tools::test_runner(sh)).run()?)
    })?;
    let seconds = if extent == Extent::Full { contract::LONG } else { contract::BRIEF };
    steps.step("API contract", || contract::contract(sh, seconds))?;
    // The slow ones come last: what fails is known soon.
    if extent == Extent::Full {
        steps.step("release build", || Ok(cmd!(sh, "cargo build --release --locked").run()?))?;
        count_positions(sh, &mut steps)?;
        verify_books(sh, &mut steps)?;
        steps.step("every set of features", || builds::every_feature(sh))?;
        steps.step("long fuzzing", || fuzz(sh, 120))?;
        steps.step("guided fuzzing", || builds::fuzz(sh, GUIDED_SECONDS))?;
    }
    steps.report()
}

/// Gives every parser half-right input for so many seconds.
fn fuzz(sh: &Shell, seconds: u32) -> anyhow::Result<()> {
    let seconds = seconds.to_string();
    cmd!(sh, "cargo build --locked --workspace --all-features --bin quarto-fuzz").run()?;
    let fuzz = target().join("debug/quarto-fuzz");
    Ok(cmd!(sh, "{fuzz} {seconds}").run()?)
}

fn count_positions(sh: &Shell, steps: &mut Steps) -> anyhow::Result<()> {
    for (rules, depth, expected) in POSITIONS {
        steps.step(&format!("count positions of {rules} with up to {depth} pieces"), || {
            let count = cmd!(sh, "cargo run --release --locked -- count-positions");
            let counts = count.args(["--rules", rules, "--depth", depth]).read()?;
            let last = counts.split_whitespace().last().unwrap_or_default();
            ensure!(last == expected.to_string(), "counted {last}, not {expected}");
            Ok(())
        })?;
    }
    Ok(())
}

fn verify_books(sh: &Shell, steps: &mut Steps) -> anyhow::Result<()> {
    for rules in ["lines", "squares"] {
        for traits in ["fill", "height,fill", "height,shape,fill", "colour,height,shape,fill"] {
            steps.step(&format!("verify the book of {rules} with {traits}"), || {
                let verify = cmd!(sh, "cargo run --release --locked -- book verify");
                Ok(verify.args(["--rules", rules, "--traits", traits]).run()?)
            })?;
        }
    }
    Ok(())
}
