use quarto_rules::{
    Action, Alignment, Outcome, Play, Player, Position, Record, Value as GameValue,
};

use crate::{AnalysisDetail, SearchLimits, Solver};

/// The review of a game: what every action was worth, and how well both players played.
///
/// Values hold for players who notice everything from then on. Under official calling (R8) a player who
/// may call an alignment and does not has missed it; the player who may call next then has it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Review {
    /// Every action of the game, in order.
    pub actions: Vec<ReviewedAction>,
    /// How both players played, the one who started first.
    pub players: [Performance; 2],
}

/// An action of a game, and what it was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewedAction {
    /// Who acted.
    pub player: Player,
    /// What the player did.
    pub action: Action,
    /// The position before it, from which it can be tried again.
    pub position: Position,
    /// What the action was worth to the player.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub worth: GameValue,
    /// What the position was worth to the player, so what the best action was worth.
    pub best: GameValue,
    /// How many other choices there were: gives or placements, and calls of alignments that were there.
    pub others: usize,
    /// How many of them would have led to the result that the best action leads to.
    pub good: usize,
    /// What to say about the action.
    pub verdict: Verdict,
    /// The alignments that the player could have called.
    pub alignments: Vec<Alignment>,
}

/// What to say about an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Verdict {
    /// It led to as good a result as any other.
    Kept,
    /// A win became a draw or a loss, or a draw a loss.
    Mistake,
    /// There was an alignment to call, and the player did something else.
    MissedCall,
    /// The player called what was not an alignment, or not one that could still be called.
    WrongCall,
}

/// How well a player played.
///
/// A *decision* is an action at a moment when some choice would have led to a worse result than the best
/// one: a loss instead of a draw, say. The accuracy is the share of these in which the player kept the result.
/// Moments at which all choices are equal, as in a lost game, say nothing about a player and do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Performance {
    /// The accuracy in per cent, rounded down; `null` if the player had nothing to decide.
    pub accuracy: Option<u8>,
    /// How many decisions the player made.
    pub decisions: usize,
    /// In how many of them the result was kept.
    pub kept: usize,
    /// How many gives and placements were mistakes.
    pub mistakes: usize,
    /// How many times the player did not call an alignment that was there.
    pub missed_calls: usize,
    /// How many calls were wrong.
    pub wrong_calls: usize,
}

impl Solver {
    /// Returns what every action of a game was worth; `None` if a limit is reached first. The limits hold
    /// for each action.
    ///
    /// ```
    /// use quarto_engine::{SearchLimits, Solver, Verdict};
    /// use quarto_rules::{Record, RuleSet};
    ///
    /// // Player 1 hands over the piece that completes a row, and player 2 sees it.
    /// let record: Record = "0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 Q!row1".parse()?;
    /// let review = Solver::new(RuleSet::LINES).review(&record, SearchLimits::default()).expect("no limit");
    /// let [mistake] = review.turning_points().collect::<Vec<_>>()[..] else { panic!("one mistake") };
    /// assert_eq!((mistake.action.to_string(), mistake.verdict), ("J".into(), Verdict::Mistake));
    /// # Ok::<(), quarto_rules::RecordError>(())
    /// ```
    #[must_use]
    pub fn review(&self, record: &Record, limits: SearchLimits) -> Option<Review> {
        let judge = |(before, action, after)| self.judge(&before, action, &after, limits);
        let actions = record.replay().map(judge).collect::<Option<Vec<ReviewedAction>>>()?;
        let players = Player::ALL.map(|player| {
            Performance::of(actions.iter().filter(|reviewed| reviewed.player == player))
        });
        Some(Review { actions, players })
    }

    fn judge(
        &self,
        before: &Play,
        action: Action,
        after: &Play,
        limits: SearchLimits,
    ) -> Option<ReviewedAction> {
        let position = *before.position();
        let analysis = self.analyse(&position, AnalysisDetail::Moves, limits);
        let best = analysis.worth.value()?;
        let alignments = callable(before);
        let moves = analysis.moves.iter().map(|(action, solution)| (*action, solution.value()));
        let calls = alignments
            .iter()
            .map(|alignment| (Action::Call(alignment.shape()), Some(GameValue::Win(0))));
        let choices: Vec<(Action, Option<GameValue>)> = moves.chain(calls).collect();
        let chosen = choices.iter().find(|(choice, _)| *choice == action);
        let worth = match chosen {
            Some((_, worth)) => (*worth)?,
            None => self.worth_of_wrong_call(after, limits)?,
        };
        let others = choices.iter().filter(|(choice, _)| *choice != action);
        let good = others.clone().filter(|(_, worth)| worth.is_some_and(|w| is_kept(best, w)));
        Some(ReviewedAction {
            player: position.player(),
            action,
            position,
            worth,
            best,
            others: others.clone().count(),
            good: good.count(),
            verdict: match action {
                Action::Call(_) if chosen.is_none() => Verdict::WrongCall,
                Action::Call(_) => Verdict::Kept,
                _ if !alignments.is_empty() => Verdict::MissedCall,
                _ if is_kept(best, worth) => Verdict::Kept,
                Action::Give(_) | Action::Place(_) | Action::Done => Verdict::Mistake,
            },
            alignments,
        })
    }

    /// Returns what the position after a wrong call is worth to the player who made it, who acts again.
    fn worth_of_wrong_call(&self, after: &Play, limits: SearchLimits) -> Option<GameValue> {
        match after.outcome() {
            Some(Outcome::WrongCall { .. }) => Some(GameValue::Loss(0)),
            Some(Outcome::Call { .. } | Outcome::Alignment { .. } | Outcome::FullBoard) | None => {
                self.solve(after.position(), limits).value()
            }
        }
    }
}

impl Review {
    /// Returns the actions that changed who wins, in order.
    pub fn turning_points(&self) -> impl Iterator<Item = &ReviewedAction> {
        self.actions.iter().filter(|reviewed| reviewed.is_turning_point())
    }
}

impl ReviewedAction {
    /// Tells whether the action led to a worse result than the best one.
    #[must_use]
    pub fn is_turning_point(&self) -> bool {
        !is_kept(self.best, self.worth)
    }

    /// Returns what the game is worth to `player` after the action.
    #[must_use]
    pub fn worth_to(&self, player: Player) -> GameValue {
        match self.worth {
            worth if player == self.player => worth,
            GameValue::Win(placements) => GameValue::Loss(placements),
            GameValue::Draw => GameValue::Draw,
            GameValue::Loss(placements) => GameValue::Win(placements),
        }
    }

    /// Tells whether some choice would have led to a worse result than the best one.
    fn is_decision(&self) -> bool {
        self.good < self.others || self.is_turning_point()
    }
}

impl Performance {
    fn of<'a>(actions: impl Iterator<Item = &'a ReviewedAction>) -> Performance {
        let mut all = Performance::default();
        for reviewed in actions {
            let (decides, turns) = (reviewed.is_decision(), reviewed.is_turning_point());
            all.decisions += usize::from(decides);
            all.kept += usize::from(decides && !turns);
            match reviewed.verdict {
                Verdict::Kept => {}
                Verdict::Mistake => all.mistakes += 1,
                Verdict::MissedCall => all.missed_calls += 1,
                Verdict::WrongCall => all.wrong_calls += 1,
            }
        }
        let percent = (100 * all.kept).checked_div(all.decisions);
        all.accuracy = percent.and_then(|percent| u8::try_from(percent).ok());
        all
    }
}

/// Tells whether an action leads to the result of the best one: a win to a win, a draw to a draw. How long
/// it takes makes no difference.
fn is_kept(best: GameValue, worth: GameValue) -> bool {
    let result = |value| match value {
        GameValue::Loss(_) => 0,
        GameValue::Draw => 1,
        GameValue::Win(_) => 2,
    };
    result(worth) >= result(best)
}

/// Returns the alignments that the player who must act may call.
fn callable(play: &Play) -> Vec<Alignment> {
    if play.may_call() { play.open_alignments().collect() } else { Vec::new() }
}
