use quarto_rules::Action;

use crate::Solution;

/// The result of an analysis: what a position and its actions are worth.
///
/// If a limit ended the analysis, it holds what was proved by then: bounds instead of values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// What the position is worth to the player who must act.
    pub worth: Solution,
    /// All actions that keep this value, in the order of pieces, squares or shapes; `None` if a limit
    /// was reached before every action was decided.
    pub best: Option<Vec<Action>>,
    /// Every legal action except calls, in the order of pieces or squares, with what it is worth to the
    /// player who plays it.
    pub moves: Vec<(Action, Solution)>,
}

/// How much an [`Analysis`] finds out about the actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisDetail {
    /// Which actions keep the value. About the others it only says that they do not.
    Best,
    /// What every action is worth, which may take ten times as long.
    Moves,
}
