use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Context;
use xshell::Cmd;

/// The steps of a check, one after the other, with the time that each took.
pub(crate) struct Steps {
    done: Vec<(String, Duration)>,
}

impl Steps {
    pub(crate) fn new() -> Steps {
        Steps { done: Vec::new() }
    }

    /// Prints the name of a step, runs it, and records how long it took.
    pub(crate) fn step(
        &mut self,
        name: &str,
        step: impl FnOnce() -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        say(&format!("\n== {name}"))?;
        let start = Instant::now();
        step().with_context(|| format!("{name} failed"))?;
        let time = start.elapsed();
        say(&format!("-- {name}: {:.1} s", time.as_secs_f64()))?;
        self.done.push((name.into(), time));
        Ok(())
    }

    /// Prints the time of each step and of all together.
    pub(crate) fn report(&self) -> anyhow::Result<()> {
        let total = self.done.iter().map(|(_, time)| *time).sum::<Duration>();
        say("\n== all passed")?;
        for (name, time) in self.done.iter().chain([&("total".into(), total)]) {
            say(&format!("{:>7.1} s  {name}", time.as_secs_f64()))?;
        }
        Ok(())
    }
}

pub(crate) fn say(line: &str) -> anyhow::Result<()> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}

/// Tells whether a command runs and succeeds; its output is ignored.
pub(crate) fn succeeds(command: Cmd<'_>) -> bool {
    command.quiet().ignore_stdout().ignore_stderr().run().is_ok()
}

/// Returns cargo's target folder.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()).into()
}
