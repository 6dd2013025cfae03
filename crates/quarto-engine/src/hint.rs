use quarto_rules::{Action, Alignment, Phase, PieceSet, Play, Value};

use crate::budget::Budget;
use crate::threat::made;
use crate::{AnalysisDetail, SearchLimits, Solution, Solver, Threat};

/// A recommended action and the reason for it, as facts that a program can put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The recommended action.
    pub action: Action,
    /// What it is worth to the player who plays it.
    pub value: Value,
    /// Why it is good.
    pub reason: Reason,
    /// How the game continues from there if both players play perfectly (the principal variation), or
    /// nothing if the game is a draw.
    pub line: Vec<Action>,
    /// The threats on the board after the action.
    pub threats: Vec<Threat>,
    /// The remaining pieces that do not win anywhere after the action. A player who must give when none
    /// is left loses, so whether their number is even or odd may decide the game.
    pub safe: PieceSet,
}

/// Why an action is good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is an alignment to call.
    Call(Alignment),
    /// The placement makes these alignments.
    Completes(Vec<Alignment>),
    /// It wins whatever the opponent does; the line shows how.
    Forces,
    /// All other actions let the opponent win at once.
    OnlySafe,
    /// Some other actions are worse: these, with what they are worth.
    Avoids(Vec<(Action, Value)>),
    /// The game is lost, and no other action delays the loss longer.
    Delays,
    /// All actions are worth the same.
    Equal,
}

impl Solver {
    /// Returns what the player who must act should do, and why; `None` if the game is over or a limit is
    /// reached first.
    ///
    /// ```
    /// use quarto_engine::{SearchLimits, Reason, Solver};
    /// use quarto_rules::{Play, RuleSet, Terms};
    ///
    /// let play = Play::from_position(Terms::default(), "BDF./.A../..../.... J".parse()?);
    /// let hint = Solver::new(RuleSet::LINES).hint(&play, SearchLimits::default()).expect("no limit");
    /// assert_eq!(hint.action, "d1".parse()?);
    /// assert!(matches!(hint.reason, Reason::Completes(_)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hint(&self, play: &Play, limits: SearchLimits) -> Option<Hint> {
        if play.outcome().is_some() {
            return None;
        }
        if let Some(alignment) = callable(play) {
            let action = Action::Call(alignment.shape());
            return Some(Hint::new(play, action, Value::Win(0), Reason::Call(alignment)));
        }
        let budget = Budget::new(limits);
        let moves = self.analyse_within(play.position(), AnalysisDetail::Moves, &budget).moves;
        let known = |(action, solution): (Action, Solution)| Some((action, solution.value()?));
        let moves: Vec<(Action, Value)> = moves.into_iter().map(known).collect::<Option<_>>()?;
        let best = moves.iter().map(|(_, value)| *value).max()?;
        let (action, value) = *moves.iter().find(|(_, value)| *value == best)?;
        let mut hint = Hint::new(play, action, value, self.reason(play, action, value, &moves));
        hint.line = self.line(play, action, value, &budget)?;
        Some(hint)
    }

    fn reason(
        &self,
        play: &Play,
        action: Action,
        value: Value,
        moves: &[(Action, Value)],
    ) -> Reason {
        let worse: Vec<_> = moves.iter().filter(|(_, other)| *other < value).copied().collect();
        let at_once = |(_, value): &(Action, Value)| matches!(value, Value::Loss(0..=2));
        match (value, action, play.position().phase()) {
            (Value::Win(1), Action::Place(square), Phase::Place(piece)) => {
                Reason::Completes(made(play.position().board(), self.rules(), square, piece))
            }
            (Value::Win(_), ..) => Reason::Forces,
            _ if worse.is_empty() && value == Value::Draw => Reason::Equal,
            (Value::Loss(_), ..) => Reason::Delays,
            _ if worse.len() + 1 == moves.len() && worse.iter().all(at_once) => Reason::OnlySafe,
            (Value::Draw, ..) => Reason::Avoids(worse),
        }
    }

    /// Returns the principal variation: how the game continues after an action to its end if both players
    /// play perfectly, or nothing if it is a draw.
    fn line(
        &self,
        play: &Play,
        action: Action,
        value: Value,
        budget: &Budget,
    ) -> Option<Vec<Action>> {
        let (mut line, mut after, mut next) = (Vec::new(), *play, action);
        if value == Value::Draw {
            return Some(line);
        }
        loop {
            after.act(next).expect("one of the position's actions");
            if after.outcome().is_some() {
                return Some(line);
            }
            next = if let Some(alignment) = callable(&after) {
                Action::Call(alignment.shape())
            } else {
                self.best_action_within(after.position(), budget)?
            };
            line.push(next);
        }
    }
}

impl Hint {
    fn new(play: &Play, action: Action, value: Value, reason: Reason) -> Hint {
        let mut after = *play;
        after.act(action).expect("a legal action");
        let (board, reserve) = (after.position().board(), after.position().reserve());
        let threats: Vec<Threat> = Threat::all(board, play.terms().rules).collect();
        let is_safe = |piece| !threats.iter().any(|threat| threat.is_met_by(piece));
        let safe = reserve.iter().filter(|piece| is_safe(*piece)).collect();
        Hint { action, value, reason, line: Vec::new(), threats, safe }
    }
}

/// Returns an alignment that the player who must act may call, if there is one.
fn callable(play: &Play) -> Option<Alignment> {
    play.open_alignments().next().filter(|_| play.may_call())
}
