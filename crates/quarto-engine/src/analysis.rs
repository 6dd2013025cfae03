use quarto_rules::Action;

use crate::Solution;

/// What was found out about a position and its actions.
///
/// After a limit it holds what is certain by then: bounds instead of values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// What the position is worth to the player who must act.
    pub worth: Solution,
    /// All actions that keep this value, in the order of pieces, squares or shapes; `None` if a limit
    /// came before that was known of every action.
    pub best: Option<Vec<Action>>,
    /// Every legal action but calls, in the order of pieces or squares, with what it is worth to the
    /// player who does it.
    pub moves: Vec<(Action, Solution)>,
}

/// How much an [`Analysis`] finds out about the actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisDetail {
    /// Which actions keep the value. Of the others no more is sure than that they do not.
    Best,
    /// What every action is worth, which may take ten times as long.
    Moves,
}
