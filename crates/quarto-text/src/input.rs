use quarto_game::{Greeting, Question};
use quarto_rules::{Action, Piece, Shape, Square, Trait, TraitSet};

use crate::Language;
use crate::vocabulary::{Meaning, Verb};

mod pointer;
mod reply;
mod said;
mod typed;

/// What a player typed, once it is understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// An action.
    Act(Action),
    /// A question about the board.
    Ask(Question),
    /// A greeting to the other player.
    Greet(Greeting),
    /// Any other command: a verb that stands alone.
    Do(Verb),
}

/// Why a line was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    /// Nothing was typed.
    Empty,
    /// No word like this is known.
    Unknown(String),
    /// The word could mean any of these.
    Ambiguous(String, Vec<Hit>),
    /// A call of one of these shapes: the name of one completes it.
    WhichShape(Vec<Shape>),
    /// A word that is not a trait of a piece.
    NoTrait(String),
    /// A trait was named twice.
    Twice(Trait),
    /// These traits were not named.
    Missing(TraitSet),
    /// A square is needed.
    WhichSquare,
    /// A piece is needed.
    WhichPiece,
    /// It asks for an alignment or a threat, which every player has to notice alone (D8).
    Notice,
    /// It asks about a command, and does not give it.
    HowTo(Verb),
}

/// One of the meanings of the beginning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit(Sense);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sense {
    Word(Meaning),
    Place(Square),
    Give(Piece),
    Shape(Shape),
}

impl Input {
    /// Reads a line that a player typed or dictated in their language, or in English: a short command,
    /// whose words may be cut short, or else a sentence of whole words.
    ///
    /// # Errors
    /// Why the line was not understood.
    ///
    /// ```
    /// use quarto_text::{Input, Language};
    ///
    /// let typed = Input::read("дать высокая круглая полая гладкая", Language::Russian);
    /// assert_eq!(typed, Ok(Input::Act("K".parse()?)));
    /// assert_eq!(Input::read("b3", Language::Russian), Ok(Input::Act("b3".parse()?)));
    /// let dictated = Input::read("¿Qué hay en la fila dos?", Language::Spanish);
    /// assert_eq!(dictated, Ok(Input::Ask("row2".parse()?)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(line: &str, language: Language) -> Result<Input, InputError> {
        let typed = typed::read(line, language);
        match typed {
            Ok(input) if !(input.changes_the_game() && is_question(line)) => Ok(input),
            Err(InputError::Empty) => typed,
            Ok(_) => said::read(line, language),
            Err(error) => match said::read(line, language) {
                // Where a short command may mean several things, a sentence does not decide.
                Ok(input)
                    if matches!(error, InputError::Ambiguous(..)) && input.changes_the_game() =>
                {
                    Err(error)
                }
                Ok(input) => Ok(input),
                Err(said) => Err(error.or(said)),
            },
        }
    }

    /// Tells whether it is more than a question or a word to the opponent.
    fn changes_the_game(self) -> bool {
        match self {
            Input::Act(_) => true,
            Input::Ask(_) | Input::Greet(_) => false,
            Input::Do(verb) => verb.changes_the_game(),
        }
    }
}

impl InputError {
    /// Returns what is clearer: why a line is not a short command, or why it is not a sentence.
    fn or(self, said: InputError) -> InputError {
        let is_vague = match self {
            InputError::Unknown(_) | InputError::NoTrait(_) | InputError::WhichShape(_) => true,
            InputError::Empty
            | InputError::Ambiguous(..)
            | InputError::Twice(_)
            | InputError::Missing(_)
            | InputError::WhichSquare
            | InputError::WhichPiece
            | InputError::Notice
            | InputError::HowTo(_) => false,
        };
        if is_vague && !matches!(said, InputError::Unknown(_)) { said } else { self }
    }
}

/// Tells whether the line itself says that it asks.
fn is_question(line: &str) -> bool {
    line.trim() != "?" && line.contains(['?', '¿'])
}
