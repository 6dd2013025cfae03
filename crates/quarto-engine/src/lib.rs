//! What Quarto positions are worth, exactly, in every rule set.

mod geometry;
mod key;
mod limits;
mod node;
mod score;
mod search;
mod solver;
mod table;
mod value;

pub use limits::Limits;
pub use solver::{Options, Solution, Solver};
pub use value::Value;
