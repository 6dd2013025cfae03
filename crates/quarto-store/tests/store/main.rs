//! What every store and every bus must do: one suite, run on each kind.
#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod backend;
mod bus;
mod contract;
mod files;
mod games;
mod lists;
mod progress;
mod races;
mod seats;
mod tournaments;
