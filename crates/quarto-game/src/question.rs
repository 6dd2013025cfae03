//! Questions about the board and their answers: facts that a sighted player sees (D8), and that a
//! blindfolded player may feel for (D11).

use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_rules::{Board, Piece, PieceSet, Shape, Square, SquareSet, TraitSet, TraitValue};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A question about the board or the reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// What stands where, on all squares?
    Board,
    /// What stands on this square?
    Square(Square),
    /// What stands on this row, column, diagonal or block?
    Shape(Shape),
    /// Where are the pieces with these values?
    Where(Likeness),
    /// Where are the pieces, all of them?
    Placed,
    /// Which squares are empty?
    Empty,
    /// Which pieces are left?
    Reserve,
    /// Which pieces with these values are left?
    Left(Likeness),
}

/// Some trait values, at most one per trait, to search for pieces that have them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Likeness {
    /// Never empty.
    named: TraitSet,
    present: TraitSet,
}

impl Likeness {
    /// Returns the likeness of pieces with one value.
    #[must_use]
    pub fn new(value: TraitValue) -> Likeness {
        let named = TraitSet::EMPTY.with(value.of);
        Likeness { named, present: if value.present { named } else { TraitSet::EMPTY } }
    }

    /// Returns the likeness with one more value, or `None` if that trait was named before.
    #[must_use]
    pub fn and(self, value: TraitValue) -> Option<Likeness> {
        let more = Likeness::new(value);
        let (named, present) = (self.named | more.named, self.present | more.present);
        (!self.named.contains(value.of)).then_some(Likeness { named, present })
    }

    /// Tells whether a piece has all these values.
    #[must_use]
    pub fn fits(self, piece: Piece) -> bool {
        piece.present() & self.named == self.present
    }

    /// Returns the values.
    pub fn values(self) -> impl Iterator<Item = TraitValue> {
        self.named.iter().map(move |of| TraitValue { of, present: self.present.contains(of) })
    }
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Answer {
    /// Some squares and what stands on them.
    Squares(Vec<Occupant>),
    /// Some pieces.
    Pieces(PieceSet),
}

/// A square and what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Occupant {
    /// The square.
    pub square: Square,
    /// The piece, unless the square is empty.
    pub piece: Option<Piece>,
}

impl Question {
    /// Returns the answer, given a board and the reserve beside it.
    #[must_use]
    pub fn answer(self, board: &Board, reserve: PieceSet) -> Answer {
        let squares = |squares: SquareSet| {
            let occupant = |square| Occupant { square, piece: board.piece_at(square) };
            Answer::Squares(squares.iter().map(occupant).collect())
        };
        match self {
            Question::Board => squares(SquareSet::FULL),
            Question::Square(square) => squares(SquareSet::EMPTY.with(square)),
            Question::Shape(shape) => squares(shape.squares()),
            Question::Where(likeness) => {
                let fitting = board.iter().filter(|(_, piece)| likeness.fits(*piece));
                squares(fitting.map(|(square, _)| square).collect())
            }
            Question::Placed => squares(board.iter().map(|(square, _)| square).collect()),
            Question::Empty => {
                let is_empty = |square: &Square| board.piece_at(*square).is_none();
                squares(Square::ALL.into_iter().filter(is_empty).collect())
            }
            Question::Reserve => Answer::Pieces(reserve),
            Question::Left(likeness) => {
                Answer::Pieces(reserve.iter().filter(|piece| likeness.fits(*piece)).collect())
            }
        }
    }

    /// Tells whether it asks for more than a single touch can answer, so that a limited number of
    /// questions does not cover it.
    pub(crate) const fn is_sweeping(self) -> bool {
        match self {
            Question::Board | Question::Where(_) | Question::Placed | Question::Empty => true,
            Question::Square(_) | Question::Shape(_) | Question::Reserve | Question::Left(_) => {
                false
            }
        }
    }
}

impl Display for Likeness {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let words = self.values().map(|value| value.to_string());
        f.write_str(&words.collect::<Vec<_>>().join("+"))
    }
}

impl Display for Question {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            Question::Board => f.write_str("board"),
            Question::Square(square) => square.fmt(f),
            Question::Shape(shape) => shape.fmt(f),
            Question::Placed => f.write_str("where"),
            Question::Empty => f.write_str("empty"),
            Question::Reserve => f.write_str("left"),
            Question::Where(likeness) => likeness.fmt(f),
            Question::Left(likeness) => write!(f, "left+{likeness}"),
        }
    }
}

/// The error for a text that is not a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "a question is board, where, empty, left, a square, a shape, or values of traits such as tall+round"
)]
pub struct QuestionError;

impl FromStr for Question {
    type Err = QuestionError;

    fn from_str(text: &str) -> Result<Question, QuestionError> {
        match text {
            "board" => return Ok(Question::Board),
            "where" => return Ok(Question::Placed),
            "empty" => return Ok(Question::Empty),
            "left" => return Ok(Question::Reserve),
            _ => {}
        }
        if let Ok(square) = text.parse() {
            return Ok(Question::Square(square));
        }
        if let Ok(shape) = text.parse() {
            return Ok(Question::Shape(shape));
        }
        match text.strip_prefix("left+") {
            Some(values) => likeness(values).map(Question::Left),
            None => likeness(text).map(Question::Where),
        }
        .ok_or(QuestionError)
    }
}

/// Reads values joined by `+`, at most one of each trait.
fn likeness(text: &str) -> Option<Likeness> {
    let mut values = text.split('+').map(|word| word.parse().ok());
    let first = values.next().flatten().map(Likeness::new)?;
    values.try_fold(first, |likeness, value| likeness.and(value?))
}

quarto_rules::as_text! {
    Question, "Question", r"^(board|where|empty|left|[a-d][1-4]|row[1-4]|col[a-d]|diag[12]|block[a-c][1-3]|(?!.*(light|dark|smooth|grooved).*(light|dark|smooth|grooved))(?!.*(short|tall).*(short|tall))(?!.*(round|square).*(round|square))(?!.*(solid|hollow).*(solid|hollow))(left\+)?(light|dark|smooth|grooved|short|tall|round|square|solid|hollow)(\+(light|dark|smooth|grooved|short|tall|round|square|solid|hollow)){0,3})$", "row2",
        "A question about the board: `board`, `where` (all pieces), `empty` (the empty squares), \
         `left`, a square, a shape, or values such as `tall+round`, at most one of each trait: where \
         such pieces stand or, as in `left+tall`, which are left. `smooth` is another word for \
         `light`, `grooved` for `dark`.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_are_written_as_they_are_read() {
        for text in
            ["board", "left", "b3", "row2", "blockc3", "tall", "light", "dark+short+round+hollow"]
        {
            assert_eq!(text.parse::<Question>().unwrap().to_string(), text);
        }
        for text in ["", "tall+", "tall+short", "dark+grooved", "hand", "e5", "Tall"] {
            assert_eq!(text.parse::<Question>(), Err(QuestionError), "{text}");
        }
    }

    #[test]
    fn r2_questions_are_read_in_the_words_of_both_editions() {
        for (access, classic) in
            [("grooved", "dark"), ("smooth", "light"), ("tall+smooth", "light+tall")]
        {
            let [access, classic] = [access, classic].map(|text| text.parse::<Question>().unwrap());
            assert_eq!(access, classic);
            assert_eq!(access.to_string(), classic.to_string());
        }
    }

    #[test]
    fn answers_are_what_is_on_the_board() {
        let board: Board = "K.../.F../..../..N.".parse().unwrap();
        let reserve = !board.pieces();
        let answer = |text: &str| text.parse::<Question>().unwrap().answer(&board, reserve);
        let squares = |text: &str| match answer(text) {
            Answer::Squares(squares) => {
                let text = |Occupant { square, piece }: &Occupant| {
                    let piece = piece.map_or(String::from("."), |piece| piece.to_string());
                    format!("{square}{piece}")
                };
                squares.iter().map(text).collect::<Vec<_>>().join(" ")
            }
            Answer::Pieces(_) => panic!("squares"),
        };
        assert_eq!(squares("b2"), "b2F");
        assert_eq!(squares("row1"), "a1K b1. c1. d1.");
        assert_eq!(squares("hollow"), "a1K c4N");
        assert_eq!(squares("hollow+round"), "a1K");
        assert_eq!(squares("board").split(' ').count(), 16);
        assert_eq!(answer("left"), Answer::Pieces(reserve));
    }
}
