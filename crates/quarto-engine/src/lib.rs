//! A solver for Quarto: it computes the exact value of positions in every rule set.
//!
//! Three lines solve a position:
//!
//! ```
//! use quarto_engine::{SearchLimits, Solver};
//!
//! let solver = Solver::new("squares".parse()?);
//! let solution = solver.solve(&"K.../.F../..../..N. A".parse()?, SearchLimits::default());
//! assert_eq!(solution.value().map(|value| value.to_string()).as_deref(), Some("draw"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An analysis also finds the actions that keep the value, and what every action is worth:
//!
//! ```
//! use quarto_engine::{AnalysisDetail, SearchLimits, Solver};
//!
//! let solver = Solver::new("lines".parse()?);
//! let position = "BDF./.A../..../.... J".parse()?;
//! let analysis = solver.analyse(&position, AnalysisDetail::Moves, SearchLimits::default());
//! assert_eq!(analysis.best, Some(vec!["d1".parse()?]));
//! assert_eq!(analysis.moves.len(), 12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A search can be limited; then it returns the bounds that it has proved so far:
//!
//! ```
//! use quarto_engine::{SearchLimits, Solver};
//! use quarto_rules::Value;
//!
//! let solver = Solver::new("lines".parse()?).without_book();
//! let limits = SearchLimits { nodes: Some(1000), ..SearchLimits::default() };
//! let solution = solver.solve(&"..../..../..../.... -".parse()?, limits);
//! assert_eq!(solution.value(), None);
//! assert!(solution.at_most >= Value::Draw);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Bot`] plays at one of ten [`Level`](quarto_rules::Level)s, and [`Solver::hint`] says what to do and why:
//!
//! ```
//! use quarto_engine::{Bot, Reason, SearchLimits, Solver};
//! use quarto_rules::{Character, Level, Play, RuleSet, Terms};
//!
//! let play = Play::from_position(Terms::default(), "BDF./.A../..../.... J".parse()?);
//! let bot = Bot::new(RuleSet::LINES, Character::Level(Level::HIGHEST));
//! assert_eq!(bot.act(&play, 1), Some("d1".parse()?));
//! let hint = bot.solver().hint(&play, SearchLimits::default()).expect("the game is not over");
//! assert!(matches!(hint.reason, Reason::Completes(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Review`] says what every action of a game was worth, where it turned, and how well both played:
//!
//! ```
//! use quarto_engine::{SearchLimits, Solver};
//! use quarto_rules::{Record, RuleSet};
//!
//! let record: Record = "0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 Q!row1".parse()?;
//! let review = Solver::new(RuleSet::LINES).review(&record, SearchLimits::default()).expect("no limit");
//! assert_eq!(review.players[0].accuracy, Some(100));
//! assert_eq!(review.players[1].accuracy, Some(0)); // Player 2 gave J, which wins.
//! # Ok::<(), quarto_rules::RecordError>(())
//! ```
//!
//! Start reading at [`Solver`] and [`Bot`]; `docs/solver.md` explains how the search (alpha-beta with a
//! transposition table) and the [`Book`] work and why, `docs/levels.md` what a level is. Nothing here
//! does input or output; with one thread no thread is started, and without a deadline no clock is read.
//!
//! Feature flags:
//!
//! - `books` (on by default): the opening books for all rule sets, 600 kB of data in the program. With
//!   them the first moves are looked up; without them everything is solved by search, which takes up to
//!   half a minute on the empty board, unless [`Book::read`] reads a book from elsewhere.
//! - `serde`: reviews as JSON, in the words of `docs/json.md`; `openapi`: their description.

#![warn(missing_debug_implementations)]

mod analysis;
mod bench;
mod book;
mod bot;
mod bounds;
mod budget;
mod busy;
mod draws;
mod geometry;
mod hint;
mod key;
mod limits;
mod node;
mod review;
mod score;
mod search;
mod set;
mod skill;
mod solver;
mod task;
mod threads;
mod threat;
mod transposition_table;

pub use analysis::{Analysis, AnalysisDetail};
pub use bench::{bench_positions, reachable_positions};
pub use book::{Book, BookError, BookPlan, Unit};
pub use bot::Bot;
pub use draws::count_draws;
pub use hint::{Hint, Reason};
pub use limits::{Progress, SearchLimits};
pub use review::{Performance, Review, ReviewedAction, Verdict};
pub use solver::{Solution, Solver, SolverOptions, UseBookError};
pub use threat::Threat;
