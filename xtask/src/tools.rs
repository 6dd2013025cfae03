use anyhow::bail;

use crate::steps::{run, say, succeeds};

/// Makes sure that every tool the check needs is there: installs what cargo can install, and says
/// what to do about the rest. `cargo-nextest` is used if it is there and not missed if not.
pub(crate) fn ensure() -> anyhow::Result<()> {
    if !succeeds("git --version") && !succeeds("apt-get install --yes git") {
        bail!("git is missing; install it with the package manager of your system");
    }
    if !succeeds("python3 --version") {
        crate::servers::install("python3")?;
    }
    let components = [("rustfmt", "cargo fmt --version"), ("clippy", "cargo clippy --version")];
    for (component, test) in components {
        if !succeeds(test) {
            bail!("{component} is missing; install it with: rustup component add {component}");
        }
    }
    if !succeeds("cargo deny --version") {
        say("cargo-deny is missing and is installed now, once; it takes about a minute")?;
        // A build without optimisation is ready three times sooner and fast enough.
        run("cargo install --locked --debug cargo-deny@0.20.2")?;
    }
    Ok(())
}

/// Returns the command that runs all tests but those in the documentation.
pub(crate) fn test_runner() -> &'static str {
    if succeeds("cargo nextest --version") {
        "cargo nextest run --workspace --all-features --locked --no-fail-fast"
    } else {
        "cargo test --workspace --all-features --locked --no-fail-fast --lib --bins --tests"
    }
}
