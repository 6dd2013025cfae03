use anyhow::ensure;

use crate::servers::Servers;
use crate::steps::{Steps, output, run, run_with};
use crate::{contract, tidy, tools};

/// How much is checked.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Extent {
    /// What every change must pass.
    Change,
    /// What takes long, too.
    Full,
}

/// The known numbers of essentially different positions (see `docs/rules.md`): options, and the
/// count with the most pieces on the board.
const POSITIONS: [(&str, usize); 2] =
    [("--rules lines --depth 6", 37_001_418), ("--rules squares --depth 5", 8_418_808)];

pub(crate) fn check(extent: Extent) -> anyhow::Result<()> {
    let mut steps = Steps::new();
    steps.step("tools", tools::ensure)?;
    steps.step("tidy", tidy::tidy)?;
    steps.step("format", || run("cargo fmt --all --check"))?;
    steps.step("clippy", || {
        run("cargo clippy --workspace --all-targets --all-features --locked -- -D warnings")
    })?;
    steps.step("documentation", || {
        let command = "cargo doc --workspace --no-deps --document-private-items --locked";
        run_with(command, &[("RUSTDOCFLAGS", "-D warnings")])
    })?;
    steps.step("licences and sources", || run("cargo deny check bans licenses sources"))?;
    let seconds = if extent == Extent::Full { 120 } else { 2 };
    steps
        .step("fuzz", || run(&format!("cargo run --locked --package quarto-fuzz -- {seconds}")))?;
    steps.step("release build", || run("cargo build --release --locked"))?;
    if extent == Extent::Full {
        for (options, count) in POSITIONS {
            steps
                .step(&format!("count positions {options}"), || count_positions(options, count))?;
        }
        for rules in ["lines", "squares"] {
            for traits in ["fill", "height,fill", "height,shape,fill", "colour,height,shape,fill"] {
                let options = format!("--rules {rules} --traits {traits}");
                steps.step(&format!("verify book {options}"), || {
                    run(&format!("cargo run --release --locked -- book verify {options}"))
                })?;
            }
        }
    }
    steps.step("examples in the documentation", || run("cargo test --workspace --locked --doc"))?;
    steps.step("tests", || {
        let servers = Servers::start()?;
        run_with(tools::test_runner(), &servers.variables())
    })?;
    let seconds = if extent == Extent::Full { contract::LONG } else { contract::BRIEF };
    steps.step("API contract", || contract::contract(seconds))?;
    steps.report()
}

fn count_positions(options: &str, expected: usize) -> anyhow::Result<()> {
    let counts = output(&format!("cargo run --release --locked -- count-positions {options}"))?;
    let last = counts.split_whitespace().last().unwrap_or_default();
    ensure!(last == expected.to_string(), "counted {last}, not {expected}");
    Ok(())
}
