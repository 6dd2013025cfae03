use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_rules::TraitValue;
use thiserror::Error;

/// What a learner has to do in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Give a piece with this trait value.
    Pick(TraitValue),
    /// Give any piece.
    GiveAny,
    /// Give a piece with which the opponent cannot win at once.
    GiveSafe,
    /// Give a piece that keeps what the position is worth.
    GiveWell,
    /// Place on any square.
    PlaceAny,
    /// Place to make an alignment.
    PlaceToWin,
    /// Place so that there is a safe piece to give.
    PlaceSafe,
    /// Place so that the position keeps its worth.
    PlaceWell,
    /// Call QUARTO! and point out the alignment.
    Call,
    /// Call if there is an alignment, and play on if there is none.
    Decide,
}

/// The goals that are words of their own.
const WORDS: [(Goal, &str); 9] = [
    (Goal::GiveAny, "give any"),
    (Goal::GiveSafe, "give safe"),
    (Goal::GiveWell, "give well"),
    (Goal::PlaceAny, "place any"),
    (Goal::PlaceToWin, "place to win"),
    (Goal::PlaceSafe, "place safe"),
    (Goal::PlaceWell, "place well"),
    (Goal::Call, "call"),
    (Goal::Decide, "decide"),
];

/// The error for words that are not a goal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{0}\" is not a goal; goals are give any, give safe, give well, place any, place to win, \
     place safe, place well, call, decide, and pick with a trait such as tall"
)]
pub struct GoalError(pub String);

impl FromStr for Goal {
    type Err = GoalError;

    /// ```
    /// use quarto_learn::Goal;
    ///
    /// assert_eq!("place to win".parse(), Ok(Goal::PlaceToWin));
    /// assert!("pick tall".parse::<Goal>().is_ok());
    /// assert!("pick big".parse::<Goal>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Goal, GoalError> {
        let word = || WORDS.iter().find(|(_, word)| *word == text).map(|(goal, _)| *goal);
        let pick = || Some(Goal::Pick(text.strip_prefix("pick ")?.parse().ok()?));
        word().or_else(pick).ok_or_else(|| GoalError(text.to_string()))
    }
}

impl Display for Goal {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        if let Goal::Pick(value) = self {
            return write!(f, "pick {value}");
        }
        let word = WORDS.iter().find(|(goal, _)| goal == self).map_or("", |(_, word)| word);
        f.pad(word)
    }
}
