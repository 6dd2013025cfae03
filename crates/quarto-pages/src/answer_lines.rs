use quarto_engine::Hint;
use quarto_game::Answer;
use quarto_rules::Action;
use quarto_text::{Line, Voice};

/// The answer to a question, to show and to say.
#[derive(Clone, Debug, Default)]
pub struct AnswerLines {
    /// What is shown.
    pub shown: Vec<String>,
    /// What is said.
    pub said: Vec<String>,
    /// The action that is lit on the board or in the reserve.
    pub(crate) lit: Option<Action>,
}

impl AnswerLines {
    /// Returns a hint: one line, and its piece or square lit.
    #[must_use]
    pub fn hint(hint: &Hint, voice: Voice) -> AnswerLines {
        AnswerLines { lit: Some(hint.action), ..vec![voice.short_hint(hint)].into() }
    }

    /// Adds an answer.
    pub fn add(&mut self, answer: &Answer, voice: Voice) {
        for line in voice.answer(answer) {
            self.shown.push(line.label);
            self.said.push(line.spoken);
        }
    }
}

impl From<Vec<String>> for AnswerLines {
    fn from(lines: Vec<String>) -> AnswerLines {
        AnswerLines { said: lines.clone(), shown: lines, lit: None }
    }
}

impl FromIterator<Line> for AnswerLines {
    fn from_iter<T: IntoIterator<Item = Line>>(lines: T) -> AnswerLines {
        let (shown, said) = lines.into_iter().map(|line| (line.label, line.spoken)).unzip();
        AnswerLines { shown, said, lit: None }
    }
}
