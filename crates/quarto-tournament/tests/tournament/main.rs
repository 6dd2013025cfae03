//! Tournaments from outside: a plain checker, which shares no code with the crate, reads what they report.

#![expect(clippy::unwrap_used, reason = "a test may panic")]
#![expect(clippy::float_cmp, reason = "points are quarters, which are exact")]

mod checker;
mod decisions;
mod examples;
mod exhaustive;
mod hosted;
mod simulated;
mod table;
