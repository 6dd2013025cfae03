//! What puzzles promise, held against a plain judge of its own.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod attempts;
mod embedded;
mod kinds;
mod naive;
mod progress;
mod search;
