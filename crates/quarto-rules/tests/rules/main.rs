//! The rules, each with tests named after it, and the properties that hold for all of them.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod calling;
mod course;
mod game;
mod material;
mod naive;
mod notation;
mod perft;
mod properties;
mod records;
mod symmetry;
mod twin;
mod variants;
