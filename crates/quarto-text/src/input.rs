use quarto_game::{Likeness, Question};
use quarto_rules::{Action, Piece, Shape, ShapeKind, Square, Trait, TraitSet};

use crate::vocabulary::{Meaning, Verb, fold, is_ignored, meanings};
use crate::{Language, Message, Voice};

/// What a person wants who has typed something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// To act.
    Act(Action),
    /// To know something about the board.
    Ask(Question),
    /// Anything else: verbs that stand alone.
    Do(Verb),
}

/// What was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    /// Nothing was typed.
    Empty,
    /// Nothing like it is known.
    Unknown(String),
    /// It could mean these.
    Ambiguous(String, Vec<Hit>),
    /// A call without a shape.
    PointOut,
    /// A word that is no trait of a piece.
    NoTrait(String),
    /// A trait was named twice.
    Twice(Trait),
    /// A trait was not named.
    Missing(Trait),
    /// A square is needed.
    WhichSquare,
    /// A piece is needed.
    WhichPiece,
}

/// Something that a beginning of a word could mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit(Meaning);

impl Input {
    /// Reads what a person typed in their language, or in English.
    ///
    /// # Errors
    /// What was not understood.
    ///
    /// ```
    /// use quarto_text::{Input, Language};
    ///
    /// let typed = Input::read("дать высокая круглая полая гладкая", Language::Russian);
    /// assert_eq!(typed, Ok(Input::Act("K".parse()?)));
    /// assert_eq!(Input::read("b3", Language::Russian), Ok(Input::Act("b3".parse()?)));
    /// # Ok::<(), quarto_rules::NotationError>(())
    /// ```
    pub fn read(line: &str, language: Language) -> Result<Input, InputError> {
        let words: Vec<String> =
            line.split_whitespace().map(fold).filter(|word| !word.is_empty()).collect();
        Reader { language, line: line.trim() }.read(&words)
    }
}

struct Reader<'a> {
    language: Language,
    line: &'a str,
}

impl Reader<'_> {
    fn read(&self, words: &[String]) -> Result<Input, InputError> {
        match words {
            [] if self.line.is_empty() => return Err(InputError::Empty),
            [] if self.line == "?" => return Ok(Input::Do(Verb::Help)),
            [] => return Err(self.unknown()),
            [word] if word == "--" => return Ok(Input::Act(Action::Done)),
            [word] => {
                if let Some(square) = square(word) {
                    return Ok(Input::Act(Action::Place(square)));
                }
                // A small letter is rather the beginning of a word.
                if let Ok(piece) = self.line.parse() {
                    return Ok(Input::Act(Action::Give(piece)));
                }
            }
            [_, _, ..] => {}
        }
        if let Some(shape) = self.shape(words) {
            return Ok(Input::Ask(Question::Shape(shape)));
        }
        let found = meanings(words, self.language);
        // A word may be both a verb and a trait, as "square" is: what follows decides.
        let verb = found.iter().find_map(|(meaning, length)| match meaning {
            Meaning::Verb(verb) => Some((*verb, &words[*length..])),
            Meaning::Value(..) | Meaning::Kind(_) => None,
        });
        let is_value = found.iter().any(|(meaning, _)| matches!(meaning, Meaning::Value(..)));
        match (verb, &found[..]) {
            (Some((verb, rest)), [_]) => self.command(verb, rest),
            (Some((Verb::Square, [name])), _) if square(name).is_some() => {
                self.command(Verb::Square, std::slice::from_ref(name))
            }
            (Some((Verb::Square, [])), _) => Err(InputError::WhichSquare),
            _ if is_value && (words.len() > 1 || verb.is_none()) => self.give(words),
            (_, []) => Err(self.unknown()),
            (_, [(Meaning::Kind(_), _)]) => Err(InputError::Unknown(self.line.into())),
            (_, several) => {
                let hits = several.iter().map(|(meaning, _)| Hit(*meaning)).collect();
                Err(InputError::Ambiguous(words[0].clone(), hits))
            }
        }
    }

    fn unknown(&self) -> InputError {
        InputError::Unknown(self.line.into())
    }

    fn command(&self, verb: Verb, rest: &[String]) -> Result<Input, InputError> {
        match (verb, rest) {
            (Verb::Place | Verb::Square, [name]) => {
                let square = square(name).ok_or(InputError::WhichSquare)?;
                Ok(match verb {
                    Verb::Place => Input::Act(Action::Place(square)),
                    _ => Input::Ask(Question::Square(square)),
                })
            }
            (Verb::Place | Verb::Square, _) => Err(InputError::WhichSquare),
            (Verb::Give, []) => Err(InputError::WhichPiece),
            (Verb::Give, words) => self.give(words),
            (Verb::Quarto, words) => {
                let shape = self.shape(words).ok_or(InputError::PointOut)?;
                Ok(Input::Act(Action::Call(shape)))
            }
            (Verb::Where, words) => {
                self.likeness(words).map(|like| Input::Ask(Question::Where(like)))
            }
            (_, [_, ..]) => Err(self.unknown()),
            (Verb::Done, []) => Ok(Input::Act(Action::Done)),
            (Verb::Board, []) => Ok(Input::Ask(Question::Board)),
            (Verb::Left, []) => Ok(Input::Ask(Question::Reserve)),
            (other, []) => Ok(Input::Do(other)),
        }
    }

    /// Reads a piece by its letter or by four trait words, as something to give.
    fn give(&self, words: &[String]) -> Result<Input, InputError> {
        let piece = match words {
            [word] if letter(word).is_some() => letter(word),
            _ => None,
        };
        let piece = match piece {
            Some(piece) => piece,
            None => self.piece(words)?,
        };
        Ok(Input::Act(Action::Give(piece)))
    }

    fn piece(&self, words: &[String]) -> Result<Piece, InputError> {
        let (mut present, mut named) = (TraitSet::EMPTY, TraitSet::EMPTY);
        for (t, is_present) in self.values(words)? {
            if named.contains(t) {
                return Err(InputError::Twice(t));
            }
            named = named.with(t);
            present = if is_present { present.with(t) } else { present };
        }
        match (!named).iter().next() {
            None => Ok(Piece::with_present(present)),
            Some(t) => Err(InputError::Missing(t)),
        }
    }

    fn likeness(&self, words: &[String]) -> Result<Likeness, InputError> {
        let mut values = self.values(words)?.into_iter();
        let (t, present) = values.next().ok_or(InputError::WhichPiece)?;
        values.try_fold(Likeness::new(t, present), |likeness, (t, present)| {
            likeness.and(t, present).ok_or(InputError::Twice(t))
        })
    }

    /// Reads words that each name a value.
    fn values(&self, mut words: &[String]) -> Result<Vec<(Trait, bool)>, InputError> {
        let mut values = Vec::new();
        while let [word, ..] = words {
            let found: Vec<(Meaning, usize)> = meanings(words, self.language)
                .into_iter()
                .filter(|(meaning, _)| matches!(meaning, Meaning::Value(..)))
                .collect();
            match found[..] {
                [(Meaning::Value(t, present), length)] => {
                    values.push((t, present));
                    words = &words[length..];
                }
                [] if is_ignored(word, self.language) => words = &words[1..],
                [] => return Err(InputError::NoTrait(word.clone())),
                _ => {
                    let hits = found.iter().map(|(meaning, _)| Hit(*meaning)).collect();
                    return Err(InputError::Ambiguous(word.clone(), hits));
                }
            }
        }
        Ok(values)
    }

    /// Reads a shape, as in "row 2", "row2" or "column b".
    fn shape(&self, words: &[String]) -> Option<Shape> {
        if let [word] = words
            && let Ok(shape) = word.parse()
        {
            return Some(shape);
        }
        let (name, kind) = words.split_last()?;
        let found = meanings(kind, self.language);
        let kind = found.iter().find_map(|(meaning, length)| match meaning {
            Meaning::Kind(found) if *length == kind.len() => Some(*found),
            _ => None,
        })?;
        let name = latin(name);
        let prefix = match kind {
            ShapeKind::Row => "row",
            ShapeKind::Column => "col",
            ShapeKind::Diagonal => "diag",
            ShapeKind::Block => "block",
        };
        format!("{prefix}{name}").parse().ok()
    }
}

/// Reads a square, also with letters that look or sound like those of the columns.
fn square(word: &str) -> Option<Square> {
    latin(word).parse().ok()
}

/// Reads the letter of a piece.
fn letter(word: &str) -> Option<Piece> {
    word.to_uppercase().parse().ok()
}

/// Writes the columns with Latin letters where they were typed with Russian ones.
fn latin(word: &str) -> String {
    let letter = |char| match char {
        'а' => 'a',
        'б' | 'в' => 'b',
        'с' | 'ц' => 'c',
        'д' => 'd',
        other => other,
    };
    word.chars().map(letter).collect()
}

impl Voice {
    /// Says what was not understood, and what was expected.
    #[must_use]
    pub fn input_error(self, error: &InputError) -> String {
        let language = self.language;
        let example = |verb: Verb| verb.example(language);
        match error {
            InputError::Empty => {
                let [quarto, help] = [Verb::Quarto, Verb::Help].map(|verb| verb.word(language));
                self.say(Message::InputEmpty { quarto: &quarto, help: &help })
            }
            InputError::Unknown(text) => self.unknown(text),
            InputError::Ambiguous(text, hits) => {
                let meanings: Vec<String> = hits.iter().map(|hit| self.meaning(hit.0)).collect();
                // Words of the other edition are understood, but not offered.
                let begins = |word: &&String| word.to_lowercase().starts_with(&text.to_lowercase());
                let fitting: Vec<String> = meanings.iter().filter(begins).cloned().collect();
                let offered = if fitting.is_empty() { meanings } else { fitting };
                self.say(Message::InputAmbiguous { text, meanings: &offered.join(", ") })
            }
            InputError::PointOut => {
                self.say(Message::InputPointOut { example: &example(Verb::Quarto) })
            }
            InputError::NoTrait(text) => self.say(Message::InputNoTrait { text }),
            InputError::Twice(t) => self.say(Message::InputTwice { r#trait: &self.trait_name(*t) }),
            InputError::Missing(t) => self.missing(*t),
            InputError::WhichSquare => {
                self.say(Message::InputWhichSquare { example: &example(Verb::Place) })
            }
            InputError::WhichPiece => {
                self.say(Message::InputWhichPiece { example: &example(Verb::Give) })
            }
        }
    }

    /// Says that something is not understood; of a long text, the beginning is enough.
    fn unknown(self, text: &str) -> String {
        const SHOWN: usize = 40;
        let short: String = text.chars().take(SHOWN).collect();
        let text = if short == text { short } else { short + "…" };
        let [quarto, help] = [Verb::Quarto, Verb::Help].map(|verb| verb.word(self.language));
        self.say(Message::InputUnknown { text: &text, quarto: &quarto, help: &help })
    }

    fn meaning(self, meaning: Meaning) -> String {
        match meaning {
            Meaning::Value(t, present) => self.value(t, present),
            Meaning::Verb(verb) => verb.word(self.language),
            Meaning::Kind(ShapeKind::Row) => self.shape(Shape::Row1),
            Meaning::Kind(ShapeKind::Column) => self.shape(Shape::ColA),
            Meaning::Kind(ShapeKind::Diagonal) => self.shape(Shape::Diag1),
            Meaning::Kind(ShapeKind::Block) => self.shape(Shape::BlockA1),
        }
    }
}
