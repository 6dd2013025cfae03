//! Tests of the solver against a plain one and against symmetry.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod book;
mod bots;
mod draws;
mod hints;
mod naive;
mod nodes;
mod reviews;
mod seeds;
mod values;
