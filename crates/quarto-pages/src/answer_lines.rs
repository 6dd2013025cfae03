use quarto_game::Answer;
use quarto_text::{Line, Voice};

/// The answer to a question, to show and to say.
#[derive(Clone, Debug, Default)]
pub struct AnswerLines {
    /// What is shown.
    pub shown: Vec<String>,
    /// What is said.
    pub said: Vec<String>,
}

impl AnswerLines {
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
        AnswerLines { said: lines.clone(), shown: lines }
    }
}

impl FromIterator<Line> for AnswerLines {
    fn from_iter<T: IntoIterator<Item = Line>>(lines: T) -> AnswerLines {
        let (shown, said) = lines.into_iter().map(|line| (line.label, line.spoken)).unzip();
        AnswerLines { shown, said }
    }
}
