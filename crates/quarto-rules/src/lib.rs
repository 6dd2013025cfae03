//! The rules of Quarto: the pieces, who may do what and when, and the notation for all of it.
//!
//! Play a game, here by the official rule that an alignment wins only for the player who calls it:
//!
//! ```
//! use quarto_rules::{Action, Play, Terms};
//!
//! let mut play = Play::new(Terms::default());
//! play.act("K".parse()?)?; // Player 1 gives a piece,
//! play.act("a2".parse()?)?; // player 2 places it.
//! assert!(play.legal_actions().any(|action| action == Action::Call("row2".parse().unwrap())));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Read and write positions and whole games:
//!
//! ```
//! use quarto_rules::{Position, Record};
//!
//! let position: Position = "K.../.F../..../..N. A".parse()?;
//! assert_eq!(position.to_string(), "K.../.F../..../..N. A");
//! let record: Record = "0. K 1. a2 F 2. c3 M".parse()?;
//! assert_eq!(record.play().position().to_string(), "..../K.../..F./.... M c3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Choose other rules, such as those for beginners or for advanced players:
//!
//! ```
//! use quarto_rules::{Calling, Play, Terms, perft};
//!
//! let terms = Terms { rules: "squares colour,height".parse()?, calling: Calling::Auto, ..Terms::default() };
//! assert_eq!(perft(&Play::new(terms), 2), 256);
//! # Ok::<(), quarto_rules::NotationError>(())
//! ```
//!
//! Start reading at [`Play`], which runs a game; [`Window`] is the heart of the calling rule and
//! [`Alignment`] says what wins. References such as R9 and D3 are to the numbered rules in
//! `docs/rules.md`. Nothing here does input or output, reads a clock or draws random numbers:
//! [`Chance`] is a deterministic generator with a seed. It lives here with [`Value`] and [`Character`]
//! because both the engine and the games it plays in need them.
//!
//! Features, all off by default:
//!
//! - `arbitrary`: values for fuzzing and property tests; every generated game is legal.
//! - `openapi`: OpenAPI schemas of what `serde` writes.
//! - `serde`: serialization in the same notation: a square is `"a2"`, a player `1`, a value
//!   `{"value": "win", "in": 3}`.
//! - `twin`: games in which nothing is ever an alignment, for tests that nothing secret leaks.

#![no_std]

extern crate alloc;

mod action;
mod alignment;
#[cfg(feature = "arbitrary")]
mod arbitrary;
mod board;
mod call;
mod canonical;
mod catalogue;
mod chance;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub mod data;
mod level;
mod notation;
mod outcome;
mod perft;
mod piece;
mod play;
mod player;
mod position;
mod record;
mod ruleset;
mod set;
mod shape;
mod square;
mod symmetry;
mod traits;
mod value;

pub use action::{Action, Move};
pub use alignment::Alignment;
pub use board::Board;
pub use call::{Calling, Window, WrongCall};
pub use canonical::{Canonical, Canonicalizer};
pub use catalogue::Catalogue;
pub use chance::Chance;
pub use level::{Character, Level, ParseCharacterError, ParseLevelError};
pub use notation::{
    Expected, NotationError, ParsePositionError, RecordError, RecordProblem, Records,
};
pub use outcome::Outcome;
pub use perft::perft;
pub use piece::{Piece, PieceSet};
pub use play::{Play, PlayError, Terms};
pub use player::Player;
pub use position::{Phase, Position, Setup, SetupError};
pub use record::{
    CommentError, EndError, Ending, GameResult, Missed, Record, TagError, Termination,
};
pub use ruleset::{RuleSet, Variant};
pub use set::SetIter;
pub use shape::{Shape, ShapeKind, ShapeSet};
pub use square::{Square, SquareSet};
pub use symmetry::Symmetry;
pub use traits::{Trait, TraitSet, TraitValue};
pub use value::Value;
