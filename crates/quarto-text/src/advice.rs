use quarto_engine::{Hint, Reason, Threat};
use quarto_rules::{Action, Value};

use crate::{EngineText, ReviewText, Voice};

impl Voice {
    /// Returns the value of a position or an action in words.
    #[must_use]
    pub fn worth(self, value: Option<Value>) -> String {
        self.say(match value {
            Some(Value::Win(0)) => EngineText::WorthWinNow,
            Some(Value::Win(count)) => EngineText::WorthWin { count: count.into() },
            Some(Value::Draw) => EngineText::WorthDraw,
            Some(Value::Loss(count)) => EngineText::WorthLoss { count: count.into() },
            None => EngineText::WorthUnknown,
        })
    }

    /// Returns an action as an instruction, as in "place on b3".
    #[must_use]
    pub fn action(self, action: Action) -> String {
        match action {
            Action::Give(piece) => {
                self.say(EngineText::ActionGive { piece: &self.piece_object(piece) })
            }
            Action::Place(square) => {
                self.say(EngineText::ActionPlace { square: &square.to_string() })
            }
            Action::Call(shape) => self.say(EngineText::ActionCall { shape: &self.shape(shape) }),
            Action::Done => self.say(EngineText::ActionDone),
        }
    }

    /// Returns a hint and its reasons, one sentence per line.
    #[must_use]
    pub fn hint(self, hint: &Hint) -> Vec<String> {
        let mut said = vec![self.advice(hint), self.reason(&hint.reason)];
        if !matches!(hint.reason, Reason::Call(_) | Reason::Completes(_)) {
            said.extend(self.threats(&hint.threats));
        }
        if matches!(hint.action, Action::Place(_)) && !matches!(hint.reason, Reason::Completes(_)) {
            said.push(self.say(EngineText::HintSafe { count: hint.safe.len() }));
        }
        said
    }

    /// Returns a hint in one line: what to do, and why.
    #[must_use]
    pub fn short_hint(self, hint: &Hint) -> String {
        format!("{} {}", self.advice(hint), self.reason(&hint.reason))
    }

    fn advice(self, hint: &Hint) -> String {
        self.say(EngineText::Hint { action: &self.action(hint.action) })
    }

    fn reason(self, reason: &Reason) -> String {
        match reason {
            Reason::Call(alignment) => {
                self.say(EngineText::HintCall { alignments: &self.alignment(*alignment) })
            }
            Reason::Completes(alignments) => {
                self.say(EngineText::HintCompletes { alignments: &self.alignments(alignments) })
            }
            Reason::Forces => self.say(EngineText::HintForces),
            Reason::OnlySafe => self.say(EngineText::HintOnlySafe),
            Reason::Avoids(_) => self.say(EngineText::HintAvoids),
            Reason::Delays => self.say(EngineText::HintDelays),
            Reason::Equal => self.say(EngineText::HintEqual),
        }
    }

    /// Returns how the game goes on if both players play perfectly, unless it is a draw.
    #[must_use]
    pub fn best_line(self, hint: &Hint) -> Option<String> {
        let actions = [hint.action].into_iter().chain(hint.line.iter().copied());
        let line: Vec<String> = actions.map(|action| self.action(action)).collect();
        let line = &line.join("; ");
        (!hint.line.is_empty()).then(|| self.say(ReviewText::StudyLine { line }))
    }

    /// Returns the squares that complete a shape, each with what a piece needs for it: one of the
    /// values that the other three share is enough.
    fn threats(self, threats: &[Threat]) -> impl Iterator<Item = String> {
        threats.chunk_by(|one, other| one.shape == other.shape).map(move |same| {
            let values = same.iter().map(|threat| self.value(threat.shared));
            let values = &self.or(&values.collect::<Vec<_>>());
            let (square, shape) = (&same[0].square.to_string(), &self.shape(same[0].shape));
            self.say(EngineText::HintThreat { square, shape, values })
        })
    }

    /// Returns the values of actions in words, one line per value, the best first.
    #[must_use]
    pub fn analysis(self, moves: &[(Action, Option<Value>)]) -> Vec<String> {
        let mut values: Vec<Option<Value>> = moves.iter().map(|(_, value)| *value).collect();
        values.sort();
        values.dedup();
        if let [value] = values[..] {
            return vec![self.say(EngineText::AnalysisEqual { value: &self.worth(value) })];
        }
        let line = |value: &Option<Value>| {
            let actions =
                moves.iter().filter(|(_, other)| other == value).map(|(action, _)| *action);
            let actions = &self.list(actions.map(|action| self.choice(action)));
            self.say(EngineText::AnalysisLine { value: &self.worth(*value), actions })
        };
        values.iter().rev().map(line).collect()
    }

    /// Returns the name of what an action chooses: a square, a piece or a shape.
    #[must_use]
    pub fn choice(self, action: Action) -> String {
        match action {
            Action::Give(piece) => self.piece(piece),
            Action::Place(square) => square.to_string(),
            Action::Call(shape) => self.shape(shape),
            Action::Done => self.say(EngineText::ActionDone),
        }
    }
}
