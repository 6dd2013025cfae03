use quarto_game::{Greeting, Likeness, Question};
use quarto_rules::{Action, Piece, Shape, ShapeKind, Square, Trait, TraitSet, TraitValue};

use crate::vocabulary::{Meaning, Verb, begun_word, fold, is_ignored, meanings};
use crate::{Edition, InputText, Language, Voice};

/// The value whose word may also begin a question about a square of the board.
const SQUARE: TraitValue = TraitValue { of: Trait::Outline, present: true };

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
    /// A call without a shape.
    PointOut,
    /// A word that is not a trait of a piece.
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

/// One of the meanings of the beginning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit(Sense);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sense {
    Word(Meaning),
    Place(Square),
    Shape(Shape),
}

impl Input {
    /// Reads a line that a player typed in their language, or in English.
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
    /// # Ok::<(), quarto_rules::NotationError>(())
    /// ```
    pub fn read(line: &str, language: Language) -> Result<Input, InputError> {
        let tokens: Vec<&str> = line.split(separates).filter(|token| !token.is_empty()).collect();
        let words: Vec<String> =
            tokens.iter().map(|token| fold(token)).filter(|word| !word.is_empty()).collect();
        let capital = tokens.last().and_then(|token| token.parse().ok());
        Reader { language, line: line.trim(), capital }.read(&words)
    }
}

/// Tells whether a character separates words: people who list several traits write commas.
fn separates(char: char) -> bool {
    char.is_whitespace() || matches!(char, ',' | ';')
}

struct Reader<'a> {
    language: Language,
    line: &'a str,
    /// The piece whose letter is the last word, if it is a capital: a small letter is more likely
    /// the beginning of a word.
    capital: Option<Piece>,
}

impl Reader<'_> {
    fn read(&self, words: &[String]) -> Result<Input, InputError> {
        match words {
            [] if self.line.is_empty() => return Err(InputError::Empty),
            [] if self.line == "?" => return Ok(Input::Do(Verb::Help)),
            [] => return Err(self.unknown()),
            [word] if word == "--" => return Ok(Input::Act(Action::Done)),
            [_] if let Some(piece) = self.capital => return Ok(Input::Act(Action::Give(piece))),
            _ => {}
        }
        if let Some(greeting) = self.greeting(words) {
            return Ok(Input::Greet(greeting));
        }
        match (square(words), self.shape(words)) {
            (Some(square), None) => Ok(Input::Act(Action::Place(square))),
            (None, Some(shape)) => Ok(Input::Ask(Question::Shape(shape))),
            // As in "d 2": a square for a player who dictates, a diagonal for one who types little.
            (Some(square), Some(shape)) => {
                let hits = [Sense::Place(square), Sense::Shape(shape)].map(Hit);
                Err(InputError::Ambiguous(words.join(" "), hits.into()))
            }
            (None, None) => self.phrase(words),
        }
    }

    /// Reads a line that begins with a command or a trait. A word may be both, as "square" is: the
    /// words after it decide.
    fn phrase(&self, words: &[String]) -> Result<Input, InputError> {
        let found = meanings(words, self.language);
        let verb = |(meaning, length): &(Meaning, usize)| match meaning {
            Meaning::Verb(verb) => Some((*verb, &words[*length..])),
            Meaning::Value(_) | Meaning::Kind(_) => None,
        };
        let verbs: Vec<(Verb, &[String])> = found.iter().filter_map(verb).collect();
        let of_squares: Vec<(Verb, &[String])> =
            verbs.iter().copied().filter(|(verb, _)| takes_square(*verb)).collect();
        let is_value = |(meaning, _): &(Meaning, usize)| matches!(meaning, Meaning::Value(_));
        // Traits never contain digits.
        let is_numbered = words[1..].iter().any(|word| word.contains(|c: char| c.is_ascii_digit()));
        let may_be_piece =
            found.iter().any(is_value) && (!is_numbered || found.iter().all(is_value));
        match (&verbs[..], &found[..]) {
            (_, []) => self.lettered(words),
            ([(verb, rest)], [_]) => self.command(*verb, rest),
            _ if is_numbered && let [(verb, rest)] = of_squares[..] => self.command(verb, rest),
            ([(Verb::Square, [])], [(Meaning::Value(SQUARE), _), _]) => {
                Err(InputError::WhichSquare)
            }
            _ if may_be_piece && (words.len() > 1 || verbs.is_empty()) => self.give(words),
            ([], _) => Err(self.unknown()),
            (_, several) => Err(ambiguous(&words[0], several)),
        }
    }

    /// Reads a piece by its letter in a line without a command, as in "piece K".
    fn lettered(&self, words: &[String]) -> Result<Input, InputError> {
        let named = self.named_letter(words).filter(|piece| self.capital == Some(*piece));
        named.map(|piece| Input::Act(Action::Give(piece))).ok_or_else(|| self.unknown())
    }

    /// Reads a greeting, typed in full.
    fn greeting(&self, words: &[String]) -> Option<Greeting> {
        let is_said = |greeting: &Greeting| {
            [self.language, Language::English].into_iter().any(|language| {
                let text = Voice { language, ..Voice::default() }.greeting(*greeting);
                text.split_whitespace()
                    .map(fold)
                    .filter(|word| !word.is_empty())
                    .eq(words.iter().cloned())
            })
        };
        Greeting::ALL.into_iter().find(is_said)
    }

    fn unknown(&self) -> InputError {
        InputError::Unknown(self.line.into())
    }

    fn command(&self, verb: Verb, rest: &[String]) -> Result<Input, InputError> {
        match (verb, rest) {
            (Verb::Place, name) => {
                let square = square(name).ok_or(InputError::WhichSquare)?;
                Ok(Input::Act(Action::Place(square)))
            }
            (Verb::Square, name) => {
                let square = square(name).ok_or(InputError::WhichSquare)?;
                Ok(Input::Ask(Question::Square(square)))
            }
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
            (
                Verb::Hand
                | Verb::Last
                | Verb::Moves
                | Verb::Clock
                | Verb::Repeat
                | Verb::Hint
                | Verb::Analysis
                | Verb::Undo
                | Verb::Draw
                | Verb::Accept
                | Verb::Decline
                | Verb::Resign
                | Verb::Claim
                | Verb::Rules
                | Verb::Help
                | Verb::Quit,
                [],
            ) => Ok(Input::Do(verb)),
        }
    }

    /// Reads a piece by its letter or by four trait words, as the piece to give.
    fn give(&self, words: &[String]) -> Result<Input, InputError> {
        let piece = match self.named_letter(words) {
            Some(piece) => piece,
            None if words.iter().all(|word| is_ignored(word, self.language)) => {
                return Err(InputError::WhichPiece);
            }
            None => self.piece(words)?,
        };
        Ok(Input::Act(Action::Give(piece)))
    }

    /// Reads the letter of a piece, optionally after words such as "the piece".
    fn named_letter(&self, words: &[String]) -> Option<Piece> {
        let (name, before) = words.split_last()?;
        // In "a b", either letter could be meant.
        let means_nothing =
            |word: &String| is_ignored(word, self.language) && letter(word).is_none();
        before.iter().all(means_nothing).then(|| letter(name)).flatten()
    }

    fn piece(&self, words: &[String]) -> Result<Piece, InputError> {
        let (mut present, mut named) = (TraitSet::EMPTY, TraitSet::EMPTY);
        for value in self.values(words)? {
            if !named.insert(value.of) {
                return Err(InputError::Twice(value.of));
            }
            if value.present {
                present.insert(value.of);
            }
        }
        match (!named).iter().next() {
            None => Ok(Piece::with_present(present)),
            Some(t) => Err(InputError::Missing(t)),
        }
    }

    fn likeness(&self, words: &[String]) -> Result<Likeness, InputError> {
        let mut values = self.values(words)?.into_iter();
        let first = values.next().ok_or(InputError::WhichPiece)?;
        values.try_fold(Likeness::new(first), |likeness, value| {
            likeness.and(value).ok_or(InputError::Twice(value.of))
        })
    }

    /// Reads a list of words that each name a trait value.
    fn values(&self, mut words: &[String]) -> Result<Vec<TraitValue>, InputError> {
        let mut values = Vec::new();
        while let [word, ..] = words {
            let found: Vec<(Meaning, usize)> = meanings(words, self.language)
                .into_iter()
                .filter(|(meaning, _)| matches!(meaning, Meaning::Value(_)))
                .collect();
            match found[..] {
                [(Meaning::Value(value), length)] => {
                    values.push(value);
                    words = &words[length..];
                }
                [] if is_ignored(word, self.language) => words = &words[1..],
                [] => return Err(InputError::NoTrait(word.clone())),
                _ => return Err(ambiguous(word, &found)),
            }
        }
        Ok(values)
    }

    /// Reads a shape, as in "row 2", "row2", "column b" or "block b 2".
    fn shape(&self, words: &[String]) -> Option<Shape> {
        if let [word] = words
            && let Ok(shape) = word.parse()
        {
            return Some(shape);
        }
        (1..words.len()).rev().take(2).find_map(|length| {
            let (kind, name) = words.split_at(length);
            self.shape_of(kind, &latin(&name.concat()))
        })
    }

    fn shape_of(&self, kind: &[String], name: &str) -> Option<Shape> {
        let found = meanings(kind, self.language);
        let kind = found.iter().find_map(|(meaning, length)| match meaning {
            Meaning::Kind(found) if *length == kind.len() => Some(*found),
            Meaning::Kind(_) | Meaning::Value(_) | Meaning::Verb(_) => None,
        })?;
        let prefix = match kind {
            ShapeKind::Row => "row",
            ShapeKind::Column => "col",
            ShapeKind::Diagonal => "diag",
            ShapeKind::Block => "block",
        };
        format!("{prefix}{name}").parse().ok()
    }
}

fn ambiguous(word: &str, found: &[(Meaning, usize)]) -> InputError {
    let hits = found.iter().map(|(meaning, _)| Hit(Sense::Word(*meaning))).collect();
    InputError::Ambiguous(word.into(), hits)
}

fn takes_square(verb: Verb) -> bool {
    matches!(verb, Verb::Place | Verb::Square)
}

/// Reads a square. Dictation may split it into two words, or use letters that look or sound like
/// those of the columns.
fn square(words: &[String]) -> Option<Square> {
    match words {
        [_] | [_, _] => latin(&words.concat()).parse().ok(),
        _ => None,
    }
}

/// Reads the letter of a piece.
fn letter(word: &str) -> Option<Piece> {
    word.to_uppercase().parse().ok()
}

/// Replaces Cyrillic column letters with the Latin ones.
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
    /// Returns the text for an input error: what was not understood, and what was expected.
    #[must_use]
    pub fn input_error(self, error: &InputError) -> String {
        let language = self.language;
        let example = |verb: Verb| verb.example(language);
        match error {
            InputError::Empty => {
                let [quarto, help] = [Verb::Quarto, Verb::Help].map(|verb| verb.word(language));
                self.say(InputText::InputEmpty { quarto: &quarto, help: &help })
            }
            InputError::Unknown(text) => self.unknown(text),
            InputError::Ambiguous(text, hits) => {
                let meanings = self.offered(text, hits).join(", ");
                self.say(InputText::InputAmbiguous { text, meanings: &meanings })
            }
            InputError::PointOut => {
                self.say(InputText::InputPointOut { example: &example(Verb::Quarto) })
            }
            InputError::NoTrait(text) => self.say(InputText::InputNoTrait { text }),
            InputError::Twice(t) => {
                self.say(InputText::InputTwice { r#trait: &self.trait_name(*t) })
            }
            InputError::Missing(t) => self.missing(*t),
            InputError::WhichSquare => {
                self.say(InputText::InputWhichSquare { example: &example(Verb::Place) })
            }
            InputError::WhichPiece => {
                self.say(InputText::InputWhichPiece { example: &example(Verb::Give) })
            }
        }
    }

    /// Returns the text for an unknown command; a long line is cut short.
    fn unknown(self, text: &str) -> String {
        const SHOWN: usize = 40;
        let short: String = text.chars().take(SHOWN).collect();
        let text = if short == text { short } else { short + "…" };
        let [quarto, help] = [Verb::Quarto, Verb::Help].map(|verb| verb.word(self.language));
        self.say(InputText::InputUnknown { text: &text, quarto: &quarto, help: &help })
    }

    /// Returns a word for each meaning of an ambiguous beginning, which begins like it. Words of
    /// the other edition are understood, but they are offered only if there is nothing else to
    /// choose from.
    fn offered(self, text: &str, hits: &[Hit]) -> Vec<String> {
        let own = distinct(hits.iter().filter_map(|hit| self.own_word(text, *hit)));
        if own.len() > 1 {
            return own;
        }
        let any = |hit: &Hit| {
            let word = self.own_word(text, *hit).or_else(|| self.other_word(text, *hit));
            word.unwrap_or_else(|| self.sense(*hit))
        };
        distinct(hits.iter().map(any))
    }

    /// Returns a word for a meaning that begins like the text typed: the usual word if it does,
    /// otherwise another one.
    fn own_word(self, text: &str, hit: Hit) -> Option<String> {
        let usual = self.sense(hit);
        match hit.0 {
            Sense::Word(meaning) if !fold(&usual).starts_with(text) => {
                begun_word(meaning, text, self.edition, self.language)
            }
            Sense::Word(_) | Sense::Place(_) | Sense::Shape(_) => Some(usual),
        }
    }

    /// Returns a word of the other edition, or of English, that begins like the text typed.
    fn other_word(self, text: &str, hit: Hit) -> Option<String> {
        let Sense::Word(meaning) = hit.0 else { return None };
        let languages = [self.language, Language::English].into_iter();
        let mut all =
            languages.flat_map(|language| Edition::ALL.map(|edition| (edition, language)));
        all.find_map(|(edition, language)| begun_word(meaning, text, edition, language))
    }

    fn sense(self, hit: Hit) -> String {
        match hit.0 {
            Sense::Word(meaning) => self.meaning(meaning),
            Sense::Place(square) => format!("{} {square}", Verb::Place.word(self.language)),
            Sense::Shape(shape) => self.shape(shape),
        }
    }

    fn meaning(self, meaning: Meaning) -> String {
        match meaning {
            Meaning::Value(value) => self.value(value),
            Meaning::Verb(verb) => verb.word(self.language),
            Meaning::Kind(ShapeKind::Row) => self.shape(Shape::Row1),
            Meaning::Kind(ShapeKind::Column) => self.shape(Shape::ColA),
            Meaning::Kind(ShapeKind::Diagonal) => self.shape(Shape::Diag1),
            Meaning::Kind(ShapeKind::Block) => self.shape(Shape::BlockA1),
        }
    }
}

/// Returns each word once: a trait and a command may share a word.
fn distinct(words: impl Iterator<Item = String>) -> Vec<String> {
    words.fold(Vec::new(), |mut known, word| {
        if !known.contains(&word) {
            known.push(word);
        }
        known
    })
}
