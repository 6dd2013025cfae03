use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

/// Steps that are done one after the other, with the time each took.
pub(crate) struct Steps {
    done: Vec<(String, Duration)>,
}

impl Steps {
    pub(crate) fn new() -> Steps {
        Steps { done: Vec::new() }
    }

    /// Does a step, says so before, and remembers how long it took.
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

    /// Prints the time of each step and of all.
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

/// Runs a command given as words; it must succeed.
pub(crate) fn run(words: &str) -> anyhow::Result<()> {
    run_with(words, &[])
}

/// Runs a command with these variables in its environment; it must succeed.
pub(crate) fn run_with(words: &str, environment: &[(&str, &str)]) -> anyhow::Result<()> {
    let mut command = command(words);
    let status = command.envs(environment.iter().copied()).status();
    let status = status.with_context(|| format!("cannot run {words:?}"))?;
    if !status.success() {
        bail!("{words:?} failed: {status}");
    }
    Ok(())
}

/// Runs a line of the shell; it must succeed.
pub(crate) fn run_shell(line: &str) -> anyhow::Result<()> {
    let status = Command::new("sh").args(["-c", line]).status().context("cannot run sh")?;
    if !status.success() {
        bail!("{line:?} failed: {status}");
    }
    Ok(())
}

/// Runs a command and returns what it wrote; it must succeed.
pub(crate) fn output(words: &str) -> anyhow::Result<String> {
    let output = command(words).stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("cannot run {words:?}"))?;
    if !output.status.success() {
        bail!("{words:?} failed: {}", output.status);
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Tells whether a command runs and succeeds, whatever it writes.
pub(crate) fn succeeds(words: &str) -> bool {
    command(words).output().is_ok_and(|output| output.status.success())
}

/// Returns the folder where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()).into()
}

fn command(words: &str) -> Command {
    let mut words = words.split(' ');
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words);
    command
}
