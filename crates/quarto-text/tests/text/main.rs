//! What is said in every language, and what is understood.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod advice;
mod input;
mod names;
mod offers;
mod pieces;
mod refusals;
mod rules;
mod transcripts;
