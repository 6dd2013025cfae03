//! Answers as they are spoken.

use quarto_game::Answer;
use quarto_rules::PieceSet;

use crate::{GameText, Voice};

impl Voice {
    /// Returns an answer as it is spoken, with one line per square or piece, so that each line is
    /// short and can be heard again.
    ///
    /// ```
    /// use quarto_game::{Answer, Occupant};
    /// use quarto_rules::Square;
    /// use quarto_text::Voice;
    ///
    /// let [a1, b1] = ["a1", "b1"].map(|name| name.parse::<Square>().unwrap());
    /// let held = Occupant { square: a1, piece: "K".parse().ok() };
    /// let answer = Answer::Squares(vec![held, Occupant { square: b1, piece: None }]);
    /// let said = Voice::default().answer_aloud(&answer);
    /// assert_eq!(said, ["a1: tall round hollow light", "b1: empty"]);
    /// ```
    #[must_use]
    pub fn answer_aloud(self, answer: &Answer) -> Vec<String> {
        let whole = |answer: &Answer| self.answer(answer).into_iter().map(|line| line.spoken);
        match answer {
            Answer::Squares(squares) if squares.iter().any(|one| one.piece.is_some()) => {
                squares.iter().flat_map(|one| whole(&Answer::Squares(vec![*one]))).collect()
            }
            Answer::Pieces(pieces) if pieces.len() > 1 => self.pieces_aloud(*pieces),
            Answer::Squares(_) | Answer::Pieces(_) => whole(answer).collect(),
        }
    }

    /// Returns the number of pieces left, and their names.
    fn pieces_aloud(self, pieces: PieceSet) -> Vec<String> {
        let count = self.say(GameText::AnswerLeftCount { count: pieces.len() });
        let names = pieces.iter().map(|piece| self.piece(piece));
        [count].into_iter().chain(names).collect()
    }
}
