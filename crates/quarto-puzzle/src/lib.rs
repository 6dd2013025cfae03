//! Puzzles of Quarto: found, graded and proved by the solver.
//!
//! The program holds puzzles for every rule set, five kinds of each:
//!
//! ```
//! use quarto_puzzle::{PuzzleCollection, PuzzleKind};
//! use quarto_rules::RuleSet;
//!
//! let puzzles = PuzzleCollection::embedded(RuleSet::LINES);
//! let easiest = puzzles.of(PuzzleKind::WinNow)[0];
//! assert_eq!(easiest.id.to_string(), "lines-chsf-win-now-1");
//! ```
//!
//! The solver proves that a puzzle is what its kind promises, and so finds every right answer:
//!
//! ```
//! use quarto_engine::Solver;
//! use quarto_puzzle::{Proof, PuzzleKind};
//! use quarto_rules::RuleSet;
//!
//! let solver = Solver::new(RuleSet::LINES);
//! let proof = Proof::find(PuzzleKind::SafeGive, &"BDF./.A../..../.... -".parse()?, &solver)?;
//! // Row 1 waits for a dark or a solid piece: only those that are light and hollow are safe.
//! let safe: Vec<String> = proof.right().map(|action| action.to_string()).collect();
//! assert_eq!(safe, ["I", "K", "M", "O"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An [`Attempt`] judges answers, and [`PuzzleProgress`] is what a player has solved and how well:
//!
//! ```
//! use quarto_engine::Solver;
//! use quarto_puzzle::{Attempt, PuzzleProgress, PuzzleScore, Assessment, daily_puzzle};
//!
//! let puzzle = daily_puzzle(20_001);
//! let solver = Solver::new(puzzle.id.rules);
//! let mut attempt = Attempt::new(puzzle, &solver)?;
//! assert_eq!(attempt.answer("Q row1".parse()?, &solver), Assessment::NotAsked); // It is a `spot` on other days.
//! PuzzleProgress::default().note(&puzzle, PuzzleScore::Failed);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`PuzzleSearch`] finds puzzles in games, and a [`Grader`] says how hard they are; `docs/puzzles.md` explains
//! both and has the figures. Nothing here does input or output, reads a clock or draws random numbers: seeds
//! and days come in as arguments. There are no feature flags.

mod attempt;
mod collection;
mod daily;
mod glicko;
mod grade;
mod kind;
mod progress;
mod proof;
mod puzzle;
mod run;
mod search;

pub use attempt::{Assessment, Attempt, Clue, WrongAnswer};
pub use collection::{ParseCollectionError, PuzzleCollection};
pub use daily::daily_puzzle;
pub use glicko::Glicko;
pub use grade::Grader;
pub use kind::{ParsePuzzleKindError, PuzzleKind};
pub use progress::{GameTally, PuzzleHistory, PuzzleProgress, PuzzleScore};
pub use proof::{Disproof, Proof};
pub use puzzle::{ParsePuzzleIdError, Puzzle, PuzzleId};
pub use run::{PuzzleLadder, PuzzleRun};
pub use search::{Bucket, PuzzlePlan, PuzzleSearch};
