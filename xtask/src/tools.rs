use anyhow::bail;
use xshell::{Cmd, Shell, cmd};

use crate::servers::install;
use crate::steps::{say, succeeds};

/// Makes sure that every tool for the check is installed: installs what cargo can install, and says
/// what to do about the rest. `cargo-nextest` is used if it is installed, but not required.
pub(crate) fn ensure(sh: &Shell) -> anyhow::Result<()> {
    if !succeeds(cmd!(sh, "git --version")) {
        install(sh, "it knows the files of the project", &["git"])?;
    }
    if !succeeds(cmd!(sh, "python3 --version")) {
        install(sh, "it tests the API", &["python3"])?;
    }
    let components = [
        ("rustfmt", cmd!(sh, "cargo fmt --version")),
        ("clippy", cmd!(sh, "cargo clippy --version")),
    ];
    for (component, test) in components {
        if !succeeds(test) {
            bail!("{component} is missing; install it with: rustup component add {component}");
        }
    }
    if !succeeds(cmd!(sh, "cargo deny --version")) {
        say("cargo-deny is missing and is installed now, once; it takes about a minute")?;
        // Without optimisation it builds three times faster, and is fast enough.
        cmd!(sh, "cargo install --locked --debug cargo-deny@0.20.2").run()?;
    }
    Ok(())
}

/// Returns the command that runs all tests except those in the documentation.
pub(crate) fn test_runner(sh: &Shell) -> Cmd<'_> {
    if succeeds(cmd!(sh, "cargo nextest --version")) {
        cmd!(sh, "cargo nextest run --workspace --all-features --locked --no-fail-fast")
    } else {
        let runner = cmd!(sh, "cargo test --workspace --all-features --locked --no-fail-fast");
        runner.args(["--lib", "--bins", "--tests"])
    }
}
