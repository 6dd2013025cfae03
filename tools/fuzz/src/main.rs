//! Tries every target with random input, briefly.
//!
//! `quarto-fuzz [SECONDS [TARGET]]` spends that many seconds on each target, or on the one named, one
//! target per core at a time. It prints the seed of a failure.

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use quarto_fuzz::{TARGETS, Target};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().map_or(Ok(1), |seconds| seconds.parse::<u64>());
    let wanted = arguments.next();
    let Ok(seconds) = seconds else {
        return say("quarto-fuzz: the first argument is a number of seconds");
    };
    let is_wanted = |name: &str| wanted.as_deref().is_none_or(|wanted| wanted == name);
    let targets: Vec<(&str, Target)> =
        TARGETS.iter().copied().filter(|(name, _)| is_wanted(name)).collect();
    if targets.is_empty() {
        let names: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
        return say(&format!("quarto-fuzz: the targets are {}", names.join(", ")));
    }
    let next = AtomicUsize::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(target) = targets.get(next.fetch_add(1, Ordering::Relaxed)) {
                    fuzz(*target, Duration::from_secs(seconds));
                }
            });
        }
    });
    ExitCode::SUCCESS
}

fn fuzz((name, target): (&str, Target), time: Duration) {
    let _report = ReportFailure(name);
    let mut runs = 0_u64;
    arbtest::arbtest(|u| {
        runs += 1;
        target(u)
    })
    .size_max(4096)
    .budget(time)
    .run();
    // A closed output is not a reason to stop fuzzing.
    let _ = writeln!(std::io::stdout(), "fuzz {name}: {runs} runs");
}

/// Says which target has failed, beside the seed that arbtest prints.
struct ReportFailure<'a>(&'a str);

impl Drop for ReportFailure<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = writeln!(std::io::stderr(), "fuzz {}: failed", self.0);
        }
    }
}

/// Prints what is wrong with the arguments.
fn say(message: &str) -> ExitCode {
    let _ = writeln!(std::io::stderr(), "{message}");
    ExitCode::from(2)
}
