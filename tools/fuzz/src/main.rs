//! Tries every target with random input, briefly.
//!
//! `quarto-fuzz [SECONDS [TARGET]]` spends that many seconds on each target, or on the one named. It
//! prints the seed of a failure.

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use quarto_fuzz::TARGETS;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().map_or(Ok(1), |seconds| seconds.parse::<u64>());
    let wanted = arguments.next();
    let Ok(seconds) = seconds else {
        return say("quarto-fuzz: the first argument is a number of seconds");
    };
    let mut targets =
        TARGETS.iter().filter(|(name, _)| wanted.as_deref().is_none_or(|w| w == *name));
    if targets.clone().next().is_none() {
        let names: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
        return say(&format!("quarto-fuzz: the targets are {}", names.join(", ")));
    }
    targets.by_ref().for_each(|(name, target)| {
        let mut runs = 0_u64;
        arbtest::arbtest(|u| {
            runs += 1;
            target(u)
        })
        .size_max(4096)
        .budget(Duration::from_secs(seconds))
        .run();
        // A closed output is not a reason to stop fuzzing.
        let _ = writeln!(std::io::stdout(), "fuzz {name}: {runs} runs");
    });
    ExitCode::SUCCESS
}

/// Prints what is wrong with the arguments.
fn say(message: &str) -> ExitCode {
    let _ = writeln!(std::io::stderr(), "{message}");
    ExitCode::from(2)
}
