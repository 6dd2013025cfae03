//! Checks what the pure crates must do anywhere, in a place without threads, clock, files and random
//! numbers: WebAssembly. [`run.mjs`](../run.mjs) runs it there.
//!
//! There is nothing to write to, either: the program ends with the number of the check that failed, or 0
//! if all passed. A panic ends it at once. The tests run the same checks natively.

mod checks;

use std::process::ExitCode;

fn main() -> ExitCode {
    let failed = (1..).zip(checks::ALL).find(|(_, check)| check().is_none());
    failed.map_or(ExitCode::SUCCESS, |(number, _)| ExitCode::from(number))
}
