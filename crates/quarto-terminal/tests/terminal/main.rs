//! Whole games at the terminal, played by typed lines and by keys.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod blindfold;
mod keeping;
mod leaks;
mod learning;
mod newer;
mod plain;
mod player;
mod puzzles;
mod scenarios;
mod screen;
mod script;
mod sounds;
mod training;
