use quarto_rules::{Action, Piece, Position, Shape, Square, TraitSet, Value as GameValue, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PuzzlesBody {
    /// The puzzles.
    pub puzzles: Vec<PuzzleBody>,
}

/// A puzzle with its solution, in the words of `quarto puzzle list --json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PuzzleBody {
    /// Its name.
    #[schema(example = "lines-chsf-win-now-1")]
    pub id: String,
    /// The shapes that win.
    pub rules: Variant,
    /// The traits that count.
    pub traits: TraitSet,
    /// What is to be found.
    pub kind: PuzzleKindBody,
    /// The position, in which the player who must act is asked.
    pub position: Position,
    /// Whether there is exactly one right answer.
    pub unique: bool,
    /// How hard it is, from 1 to 100.
    #[schema(minimum = 1, maximum = 100)]
    pub difficulty: u8,
    /// Every right answer: a list of actions each, or the word `none` where there is no alignment.
    pub solution: Vec<Vec<String>>,
}

/// What is to be found in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleKindBody {
    /// The alignments that may be called, or that there is none.
    Spot,
    /// The squares on which the piece in hand wins.
    WinNow,
    /// All pieces with which the opponent does not win at once.
    SafeGive,
    /// A win in two to five placements.
    WinIn,
    /// The only action that holds the draw.
    Save,
}

/// Answers to a puzzle, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AttemptBody {
    /// Actions of the player who is asked, at most 40; `--` says that there is nothing (more) to name.
    pub answers: Vec<Action>,
}

/// What answers are worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AttemptResultBody {
    /// What the last answer that was judged came to.
    pub result: AttemptResultWord,
    /// How many answers were right.
    pub right: usize,
    /// What the opponent has replied to the last right answer.
    pub replies: Vec<Action>,
    /// The position after that.
    pub position: Position,
    /// Why the last answer is wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrong: Option<WrongAnswerBody>,
}

/// What an answer to a puzzle comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AttemptResultWord {
    /// The puzzle is solved.
    Solved,
    /// It is right, and something is still to be done or named.
    Continues,
    /// It is wrong.
    Wrong,
    /// It is against the rules.
    Refused,
    /// It is not what the puzzle asks for.
    NotAsked,
    /// There was no answer.
    Open,
}

/// Why an answer is wrong; what says nothing about it is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct WrongAnswerBody {
    /// The shapes that are not alignments, or that are and were overlooked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shapes: Vec<Shape>,
    /// The square on which the piece does not win, or on which the opponent wins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub square: Option<Square>,
    /// The pieces that are safe, too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    /// What the action is worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<GameValue>,
    /// How the game goes on if it loses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<Action>,
}
