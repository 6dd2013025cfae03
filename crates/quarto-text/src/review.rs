use quarto_engine::{Performance, Review, ReviewedAction, Verdict};
use quarto_rules::{Action, Player, Value};

use crate::{EngineText, GameText, Narrator, ReviewText};

impl Narrator {
    /// Returns a whole review in words: the actions with what the game was worth after each, the turning
    /// points, and how well both played.
    #[must_use]
    pub fn review(&self, review: &Review) -> Vec<String> {
        let voice = self.voice;
        let mut lines: Vec<String> =
            review.actions.iter().map(|one| self.review_row(one)).collect();
        lines.push(format!("\n{}", voice.say(ReviewText::ReviewTurningTitle)));
        if review.turning_points().next().is_none() {
            lines.push(voice.say(ReviewText::ReviewTurningNone));
        }
        let turning = review.turning_points().map(|one| {
            let number =
                one.position.placed() + usize::from(matches!(one.action, Action::Place(_)));
            format!("{number:>2}. {}", self.turning_point(one).join(" "))
        });
        lines.extend(turning);
        lines.push(format!("\n{}", voice.say(ReviewText::ReviewAccuracyTitle)));
        for (player, performance) in Player::ALL.into_iter().zip(&review.players) {
            lines.push(self.accuracy(player, performance));
            lines.extend(self.calls(player, performance));
        }
        lines
    }

    fn review_row(&self, reviewed: &ReviewedAction) -> String {
        let mark = match reviewed.action {
            Action::Place(_) => format!("{:>2}. ", reviewed.position.placed() + 1),
            Action::Give(_) | Action::Call(_) | Action::Done => "    ".into(),
        };
        let after = &self.worth_after(reviewed);
        let action = &self.reviewed(reviewed);
        format!("{mark}{}", self.voice.say(ReviewText::ReviewRow { action, value: after }))
    }

    /// Returns what a player did, as a sentence.
    #[must_use]
    pub fn reviewed(&self, reviewed: &ReviewedAction) -> String {
        let player = reviewed.player;
        let line = match (reviewed.action, reviewed.position.hand()) {
            (Action::Give(piece), _) => self.given(player, piece),
            (Action::Place(square), Some(piece)) => self.placed(player, piece, square),
            (Action::Call(shape), _) if reviewed.verdict == Verdict::WrongCall => {
                let (player, shape) = (self.name(player), &self.voice.shape(shape));
                self.simple(GameText::EventWrongCall { player, shape })
            }
            (Action::Call(shape), _) => self.call_made(player, shape),
            (Action::Done | Action::Place(_), _) => self.done(player),
        };
        line.label
    }

    /// Returns what the game was worth after an action, with the name of the player who wins.
    #[must_use]
    pub fn worth_after(&self, reviewed: &ReviewedAction) -> String {
        let (winner, placements) = match reviewed.worth {
            Value::Win(placements) => (reviewed.player, placements),
            Value::Draw => return self.voice.say(EngineText::WorthDraw),
            Value::Loss(placements) => (reviewed.player.opponent(), placements),
        };
        let player = self.name(winner);
        self.voice.say(match usize::from(placements) {
            0 => ReviewText::ReviewWorthNow { player },
            count => ReviewText::ReviewWorth { player, count },
        })
    }

    /// Returns an action that changed who wins in words: what was done, what became of the game, and how many
    /// other choices were better.
    #[must_use]
    pub fn turning_point(&self, reviewed: &ReviewedAction) -> Vec<String> {
        let mut said = vec![self.reviewed(reviewed)];
        said.extend(self.change(reviewed));
        said.extend(match reviewed.verdict {
            Verdict::MissedCall => {
                let alignments = &self.voice.alignments(&reviewed.alignments);
                Some(self.voice.say(ReviewText::ReviewMissedCall { alignments }))
            }
            Verdict::Mistake => self.others(reviewed),
            Verdict::Kept | Verdict::WrongCall => None,
        });
        said
    }

    fn change(&self, reviewed: &ReviewedAction) -> Option<String> {
        let text = match (reviewed.best, reviewed.worth) {
            (Value::Win(_), Value::Draw) => ReviewText::ReviewWinDraw,
            (Value::Win(_), Value::Loss(_)) => ReviewText::ReviewWinLoss,
            (Value::Draw, Value::Loss(_)) => ReviewText::ReviewDrawLoss,
            (Value::Win(_) | Value::Draw | Value::Loss(_), _) => return None,
        };
        Some(self.voice.say(text))
    }

    fn others(&self, reviewed: &ReviewedAction) -> Option<String> {
        let (good, others) = (reviewed.good, reviewed.others);
        let text = match reviewed.action {
            _ if good == others => ReviewText::ReviewGoodAll,
            Action::Give(_) => ReviewText::ReviewGoodPieces { good, others },
            Action::Place(_) => ReviewText::ReviewGoodSquares { good, others },
            Action::Call(_) | Action::Done => return None,
        };
        Some(self.voice.say(text))
    }

    /// Returns how accurately a player played.
    #[must_use]
    pub fn accuracy(&self, player: Player, performance: &Performance) -> String {
        let player = self.name(player);
        let (kept, count) = (performance.kept, performance.decisions);
        self.voice.say(match performance.accuracy {
            Some(percent) => {
                ReviewText::ReviewAccuracy { player, percent: percent.into(), kept, count }
            }
            None => ReviewText::ReviewAccuracyNone { player },
        })
    }

    /// Returns how many calls a player missed or made wrongly, if any.
    #[must_use]
    pub fn calls(&self, player: Player, performance: &Performance) -> Option<String> {
        let (missed, wrong) = (performance.missed_calls, performance.wrong_calls);
        let player = self.name(player);
        (missed + wrong > 0)
            .then(|| self.voice.say(ReviewText::ReviewCalls { player, missed, wrong }))
    }
}
