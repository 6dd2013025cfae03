//! Short commands, whose words may be cut short as long as they fit only one meaning.

use quarto_game::{Greeting, Likeness, Question};
use quarto_rules::{Action, Piece, Shape, ShapeKind, Square, Trait, TraitSet, TraitValue};

use super::pointer::Pointer;
use super::{Hit, Input, InputError, Sense};
use crate::vocabulary::{
    Meaning, Verb, Vocabulary, fold, is_answer, is_ignored, meanings, plain_verb,
};
use crate::{Language, Voice};

/// The value whose word may also begin a question about a square of the board.
const SQUARE: TraitValue = TraitValue { of: Trait::Outline, present: true };

/// Reads a short command.
pub(super) fn read(line: &str, language: Language) -> Result<Input, InputError> {
    let tokens: Vec<&str> = line.split(separates).filter(|token| !token.is_empty()).collect();
    let folded = tokens.iter().map(|token| fold(token)).filter(|word| !word.is_empty());
    let words: Vec<String> = folded.flat_map(numbered_shape).collect();
    let capital = tokens.last().and_then(|token| token.parse().ok());
    Reader { language, line: line.trim(), capital }.read(&words)
}

/// Tells whether a character separates words: people who list several traits write commas.
fn separates(char: char) -> bool {
    char.is_whitespace() || matches!(char, ',' | ';')
}

/// Separates the number of a shape, as in "r2"; "b2" is a square.
fn numbered_shape(word: String) -> Vec<String> {
    let is_name = square(std::slice::from_ref(&word)).is_some() || word.parse::<Shape>().is_ok();
    let name = word.strip_suffix(|last: char| last.is_ascii_digit());
    match name {
        Some(name) if !is_name && !name.is_empty() && name.chars().all(char::is_alphabetic) => {
            vec![name.into(), word[name.len()..].into()]
        }
        Some(_) | None => vec![word],
    }
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
        match &self.readings(words, &found)[..] {
            // A single short word is a guess, which may only ask.
            [input] if words.len() > 1 || matches!(input, Input::Ask(_)) => return Ok(*input),
            [_, _, ..] if words.len() > 1 => return Err(ambiguous(&words[0], &found)),
            [..] => {}
        }
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
            // A solid piece may be called full, but only with its other traits.
            ([(Verb::Full, [])], _) => Ok(Input::Do(Verb::Full)),
            _ if may_be_piece && (words.len() > 1 || verbs.is_empty()) => self.give(words),
            ([], _) => Err(self.unknown()),
            _ if words.len() > 1 => Err(self.unknown()),
            (_, several) => Err(ambiguous(&words[0], several)),
        }
    }

    /// Returns what a line means, by each of the meanings of its first word that make sense of it all.
    fn readings(&self, words: &[String], found: &[(Meaning, usize)]) -> Vec<Input> {
        let mut inputs: Vec<Input> = Vec::new();
        for (meaning, length) in found {
            let read = match meaning {
                Meaning::Verb(verb) => self.command(*verb, &words[*length..]),
                Meaning::Value(_) => self.give(words),
                // Shapes were looked for before.
                Meaning::Kind(_) => Err(self.unknown()),
            };
            inputs.extend(read.ok().filter(|input| !inputs.contains(input)));
        }
        inputs
    }

    /// Reads a piece by its letter in a line without a command, as in "piece K": a small letter does
    /// if it stands alone and is not an answer.
    fn lettered(&self, words: &[String]) -> Result<Input, InputError> {
        let is_meant = |piece: &Piece| match words {
            _ if self.capital == Some(*piece) => true,
            [word] => !is_answer(word, self.language),
            _ => false,
        };
        let named = self.named_letter(words).filter(is_meant);
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
                let call = |shape| Ok(Input::Act(Action::Call(shape)));
                self.shape(words).map_or_else(|| self.pointed(words), call)
            }
            (Verb::Where, []) => Ok(Input::Ask(Question::Placed)),
            (Verb::Where, words) => {
                self.likeness(words).map(|like| Input::Ask(Question::Where(like)))
            }
            (Verb::Left, [_, ..]) => {
                self.likeness(rest).map(|like| Input::Ask(Question::Left(like)))
            }
            (_, [_, ..]) => Err(self.unknown()),
            (Verb::Done, []) => Ok(Input::Act(Action::Done)),
            (Verb::Board, []) => Ok(Input::Ask(Question::Board)),
            (Verb::Empty, []) => Ok(Input::Ask(Question::Empty)),
            (Verb::Left, []) => Ok(Input::Ask(Question::Reserve)),
            (plain_verb!(), []) => Ok(Input::Do(verb)),
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
        let named = self.values(words)?;
        if let Some(piece) = only_piece(&named) {
            return Ok(piece);
        }
        let values = named.iter().map(|named| self.one_of(named)).collect::<Result<Vec<_>, _>>()?;
        whole_piece(&values)
    }

    fn likeness(&self, words: &[String]) -> Result<Likeness, InputError> {
        let named = self.values(words)?;
        let values = named.iter().map(|named| self.one_of(named)).collect::<Result<Vec<_>, _>>()?;
        like(&values)
    }

    /// Reads a list of words that each name a trait value.
    fn values(&self, mut words: &[String]) -> Result<Vec<Named>, InputError> {
        let mut values = Vec::new();
        while let [word, ..] = words {
            let found: Vec<(TraitValue, usize)> = meanings(words, self.language)
                .into_iter()
                .filter_map(|(meaning, length)| match meaning {
                    Meaning::Value(value) => Some((value, length)),
                    Meaning::Kind(_) | Meaning::Verb(_) => None,
                })
                .collect();
            let length = found.iter().map(|(_, length)| *length).max().unwrap_or(1);
            if !found.is_empty() {
                let found = found.iter().filter(|(_, words)| *words == length);
                let all = found.map(|(value, _)| *value).collect();
                values.push(Named { word: word.clone(), values: all });
            } else if !is_ignored(word, self.language) {
                return Err(InputError::NoTrait(word.clone()));
            }
            words = &words[length..];
        }
        Ok(values)
    }

    /// Returns the value that a word names: of several, the one whose usual word it begins.
    fn one_of(&self, named: &Named) -> Result<TraitValue, InputError> {
        if let [value] = named.values[..] {
            return Ok(value);
        }
        let usual = |language| Vocabulary::of(language).usual(&named.word);
        match usual(self.language)[..] {
            [value] if named.values.contains(&value) => Ok(value),
            _ => {
                let hits =
                    named.values.iter().map(|value| Hit(Sense::Word(Meaning::Value(*value))));
                Err(InputError::Ambiguous(named.word.clone(), hits.collect()))
            }
        }
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
        let is_long = kind.concat().chars().count() > 2;
        let kind = found.iter().find_map(|(meaning, length)| match meaning {
            Meaning::Kind(found) if *length == kind.len() => Some(*found),
            Meaning::Kind(_) | Meaning::Value(_) | Meaning::Verb(_) => None,
        })?;
        // A column can be counted, too; a single letter before a number is a square.
        let counted = ["1", "2", "3", "4"].iter().position(|number| *number == name);
        let name = match (kind, counted) {
            (ShapeKind::Column, Some(at)) if is_long => &"abcd"[at..=at],
            _ => name,
        };
        let prefix = match kind {
            ShapeKind::Row => "row",
            ShapeKind::Column => "col",
            ShapeKind::Diagonal => "diag",
            ShapeKind::Block => "block",
        };
        format!("{prefix}{name}").parse().ok()
    }

    /// Reads a call that names a shape in another way, or half of it.
    fn pointed(&self, words: &[String]) -> Result<Input, InputError> {
        let mut pointers = vec![Pointer::default()];
        for word in words {
            let readings = self.pointing(word);
            let with = |pointer: &Pointer| readings.iter().map(|more| pointer.and(more)).collect();
            pointers =
                pointers.iter().flat_map(|pointer| -> Vec<Pointer> { with(pointer) }).collect();
        }
        let meant = |shape: &Shape| pointers.iter().any(|pointer| pointer.fits(*shape));
        let shapes: Vec<Shape> = Shape::ALL.into_iter().filter(meant).collect();
        match shapes[..] {
            [shape] => Ok(Input::Act(Action::Call(shape))),
            [] => Err(InputError::WhichShape(Shape::ALL.into())),
            _ => Err(InputError::WhichShape(shapes)),
        }
    }

    /// Returns what a word of a call may point at: a word may begin the name of a kind, and also be
    /// the letter of a column.
    fn pointing(&self, word: &String) -> Vec<Pointer> {
        let name = latin(word);
        let mut found = Pointer::named(&name);
        for (meaning, _) in meanings(std::slice::from_ref(word), self.language) {
            if let Meaning::Kind(kind) = meaning {
                found.push(Pointer { kinds: vec![kind], ..Pointer::default() });
            }
        }
        found
    }
}

/// A word for a value of a trait, and the values that it may name.
struct Named {
    word: String,
    values: Vec<TraitValue>,
}

/// Returns the piece that four words name, if there is only one: short words may each fit several
/// traits, and still only one piece, as in "s s s d".
fn only_piece(named: &[Named]) -> Option<Piece> {
    if named.len() != Trait::ALL.len() {
        return None;
    }
    let mut combined: Vec<Vec<TraitValue>> = vec![Vec::new()];
    for Named { values, .. } in named {
        let with = |value: &TraitValue| -> Vec<Vec<TraitValue>> {
            combined.iter().map(|before| [&before[..], &[*value]].concat()).collect()
        };
        combined = values.iter().flat_map(with).collect();
    }
    let mut pieces = combined.iter().filter_map(|values| whole_piece(values).ok());
    let first = pieces.next()?;
    pieces.all(|piece| piece == first).then_some(first)
}

/// Returns the piece with four values, one of each trait.
pub(super) fn whole_piece(values: &[TraitValue]) -> Result<Piece, InputError> {
    let (mut present, mut named) = (TraitSet::EMPTY, TraitSet::EMPTY);
    for value in values {
        if !named.insert(value.of) {
            return Err(InputError::Twice(value.of));
        }
        if value.present {
            present.insert(value.of);
        }
    }
    let missing = !named;
    if missing.is_empty() {
        Ok(Piece::with_present(present))
    } else {
        Err(InputError::Missing(missing))
    }
}

/// Returns the likeness of pieces with some values.
pub(super) fn like(values: &[TraitValue]) -> Result<Likeness, InputError> {
    let [first, more @ ..] = values else { return Err(InputError::WhichPiece) };
    more.iter().try_fold(Likeness::new(*first), |likeness, value| {
        likeness.and(*value).ok_or(InputError::Twice(value.of))
    })
}

fn ambiguous(word: &str, found: &[(Meaning, usize)]) -> InputError {
    let words = found.iter().map(|(meaning, _)| Hit(Sense::Word(*meaning)));
    let letter = letter(word).map(|piece| Hit(Sense::Give(piece)));
    InputError::Ambiguous(word.into(), words.chain(letter).collect())
}

fn takes_square(verb: Verb) -> bool {
    matches!(verb, Verb::Place | Verb::Square)
}

/// Reads a square. Dictation may split it into two words, or use letters that look or sound like
/// those of the columns.
pub(super) fn square(words: &[String]) -> Option<Square> {
    match words {
        [_] | [_, _] => square_named(&latin(&words.concat())),
        _ => None,
    }
}

/// Reads a square by its column and row, or by its row and column.
pub(super) fn square_named(name: &str) -> Option<Square> {
    let reversed = || name.chars().rev().collect::<String>().parse().ok();
    name.parse().ok().or_else(reversed)
}

/// Reads the letter of a piece.
fn letter(word: &str) -> Option<Piece> {
    word.to_uppercase().parse().ok()
}

/// Replaces Cyrillic column letters with the Latin ones.
pub(super) fn latin(word: &str) -> String {
    let letter = |char| match char {
        'а' => 'a',
        'б' | 'в' => 'b',
        'с' | 'ц' => 'c',
        'д' => 'd',
        other => other,
    };
    word.chars().map(letter).collect()
}
