//! The output in every language, and the input that is understood.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod advice;
mod input;
mod names;
mod offers;
mod phrases;
mod pieces;
mod punctuation;
mod refusals;
mod rules;
mod sameness;
mod transcripts;
