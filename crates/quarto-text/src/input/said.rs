//! Sentences, as people dictate them: whole words only, of which every one must be known. What adds
//! nothing is left out, and what is left must have one sense.

use quarto_game::{Likeness, Question};
use quarto_rules::{Action, Piece, Shape, ShapeKind, Square, Trait, TraitValue};

use super::pointer::Pointer;
use super::typed::{latin, like, square_named, whole_piece};
use super::{Input, InputError, is_question};
use crate::Language;
use crate::phrasebook::{Phrasebook, Role, words_of};
use crate::vocabulary::{Meaning, Verb, plain_verb};

/// Reads a sentence in the language or, if it is not one, in English.
pub(super) fn read(line: &str, language: Language) -> Result<Input, InputError> {
    let own = read_in(line, language);
    match own {
        Err(InputError::Unknown(_)) if language != Language::English => {
            read_in(line, Language::English)
        }
        Ok(_) | Err(_) => own,
    }
}

fn read_in(line: &str, language: Language) -> Result<Input, InputError> {
    let (book, words) = (Phrasebook::of(language), words_of(line));
    if let Some(greeting) = book.greeting(&words) {
        return Ok(Input::Greet(greeting));
    }
    let unknown = || InputError::Unknown(line.trim().into());
    let parts = parts(&words, book).ok_or_else(unknown)?;
    let mut sentence = Sentence::new(&parts).ok_or_else(unknown)?;
    sentence.tone.extend(is_question(line).then_some(Role::Asking));
    sentence.has_capital = has_capital(line);
    sentence.input().unwrap_or_else(|| Err(unknown()))
}

/// Tells whether the only letter that stands alone is the capital letter of a piece.
fn has_capital(line: &str) -> bool {
    let words = line.split(|char: char| !char.is_alphanumeric());
    let letters: Vec<&str> = words.filter(|word| word.chars().count() == 1).collect();
    matches!(letters[..], [letter] if letter.parse::<Piece>().is_ok())
}

/// A word or phrase of the line, with all that it can be.
struct Part<'a> {
    roles: &'a [Role],
    /// What it names by its spelling, as "b2" does.
    name: Option<Name>,
}

#[derive(Clone, Copy)]
enum Name {
    Square(Square),
    Shape(Shape),
    Number(usize),
    Letter(Piece),
}

/// Splits a line into phrases; `None` if a word is not known.
fn parts<'a>(mut words: &[String], book: &'a Phrasebook) -> Option<Vec<Part<'a>>> {
    let mut parts = Vec::new();
    while let [word, ..] = words {
        let name = name(word);
        let (length, roles) = match book.begin(words) {
            Some(found) => found,
            None => name.is_some().then_some((1, &[][..]))?,
        };
        parts.push(Part { roles, name: name.filter(|_| length == 1) });
        words = &words[length..];
    }
    Some(parts)
}

fn name(word: &str) -> Option<Name> {
    let name = &latin(word);
    let number = || ["1", "2", "3", "4"].iter().position(|number| number == name);
    let square = square_named(name).map(Name::Square);
    let shape = || name.parse().ok().map(Name::Shape);
    let letter = || word.to_uppercase().parse().ok().map(Name::Letter);
    square.or_else(shape).or_else(|| number().map(|at| Name::Number(at + 1))).or_else(letter)
}

impl Part<'_> {
    fn find<T>(&self, role: impl Fn(&Role) -> Option<T>) -> Option<T> {
        self.roles.iter().find_map(role)
    }

    fn is(&self, role: Role) -> bool {
        self.roles.contains(&role)
    }

    fn cardinal(&self) -> Option<usize> {
        match self.name {
            Some(Name::Number(number)) => Some(number),
            _ => self.find(|role| match role {
                Role::Cardinal(number) => Some(*number),
                _ => None,
            }),
        }
    }

    fn ordinal(&self) -> Option<usize> {
        self.find(|role| match role {
            Role::Ordinal(number) => Some(*number),
            _ => None,
        })
    }

    fn letter(&self) -> Option<Piece> {
        match self.name {
            Some(Name::Letter(piece)) => Some(piece),
            _ => self.find(|role| match role {
                Role::Letter(piece) => Some(*piece),
                _ => None,
            }),
        }
    }

    /// Returns the letter of a column.
    fn column(&self) -> Option<Piece> {
        self.letter().filter(|letter| letter.index() < 4)
    }

    fn kind(&self) -> Option<ShapeKind> {
        self.find(|role| match role {
            Role::Meaning(Meaning::Kind(kind)) => Some(*kind),
            _ => None,
        })
    }

    /// Returns what it may mean; a little word, as "на" is, is not a command.
    fn meanings(&self) -> Vec<Meaning> {
        let is_little = self.is(Role::Little);
        let meanings = self.roles.iter().filter_map(|role| match role {
            Role::Meaning(Meaning::Verb(_)) if is_little => None,
            Role::Meaning(meaning) => Some(*meaning),
            _ => None,
        });
        meanings.collect()
    }

    /// Tells whether it means something besides a number or a letter.
    fn is_more(&self) -> bool {
        let counts =
            |role: &Role| matches!(role, Role::Cardinal(_) | Role::Ordinal(_) | Role::Letter(_));
        self.roles.iter().any(|role| !counts(role))
    }
}

/// What a line says, each kind of thing in its order.
#[derive(Default)]
struct Sentence {
    verbs: Vec<Verb>,
    values: Vec<TraitValue>,
    pointer: Pointer,
    /// The pieces named by a letter; those that are also columns are among the pointer's letters.
    pieces: Vec<Piece>,
    /// Whether the letter of a piece is a capital.
    has_capital: bool,
    /// What the line does as a whole: it asks, denies or asks for too much.
    tone: Vec<Role>,
}

impl Sentence {
    /// Puts the parts together; `None` if a word could be several things.
    fn new(parts: &[Part<'_>]) -> Option<Sentence> {
        let mut sentence = Sentence::default();
        let mut unclear = Vec::new();
        // The kind of shape whose number or letter may follow.
        let mut kind = None;
        let mut at = 0;
        while let Some(part) = parts.get(at) {
            let next = parts.get(at + 1);
            let before_kind =
                |part: Option<&Part<'_>>| part.is_some_and(|part| part.kind().is_some());
            at += 1;
            // "bravo two", but not "в 2 ряду" or "column 2 a".
            if let Some((square, is_long)) = square_of(part, next, kind)
                && !(is_long && before_kind(parts.get(at + 1)))
            {
                sentence.pointer.squares.push(square);
                at += usize::from(is_long);
                continue;
            }
            let number = part.cardinal().or(part.ordinal());
            let is_number = kind.is_some() || before_kind(next) || !part.is_more();
            if let Some(number) = number.filter(|_| is_number) {
                sentence.pointer.numbers.push(number);
                kind = None;
                continue;
            }
            // In "columna de la b" only the last word is a letter.
            let is_letter = kind == Some(ShapeKind::Column)
                && !(part.is_more() && parts[at..].iter().any(|part| part.column().is_some()));
            if let Some(letter) = part.column().filter(|_| is_letter) {
                sentence.pointer.letters.push(letter);
                kind = None;
                continue;
            }
            if let Some(piece) = part.letter().filter(|_| !part.is_more()) {
                sentence.pieces.push(piece);
                continue;
            }
            match part.name {
                Some(Name::Shape(shape)) => sentence.pointer.shapes.push(shape),
                Some(Name::Square(square)) => sentence.pointer.squares.push(square),
                Some(Name::Number(_) | Name::Letter(_)) | None => {
                    sentence.mark(part);
                    match part.meanings()[..] {
                        [] => continue,
                        [meaning] if !part.is(Role::Called(ShapeKind::Block)) => {
                            sentence.add(meaning);
                        }
                        _ => unclear.push(part),
                    }
                    kind = part.kind();
                }
            }
        }
        unclear.into_iter().try_for_each(|part| sentence.clear_up(part))?;
        Some(sentence)
    }

    /// Notes what a part does that has no other meaning.
    fn mark(&mut self, part: &Part<'_>) {
        if part.meanings().is_empty() {
            self.tone.extend(part.roles);
        }
    }

    fn add(&mut self, meaning: Meaning) {
        match meaning {
            Meaning::Value(value) => self.values.push(value),
            Meaning::Kind(kind) => self.pointer.kinds.push(kind),
            Meaning::Verb(verb) if !self.verbs.contains(&verb) => self.verbs.push(verb),
            Meaning::Verb(_) => {}
        }
    }

    /// Decides what a word means that may be a trait, a place and a shape, as "square" may.
    fn clear_up(&mut self, part: &Part<'_>) -> Option<()> {
        let meanings = part.meanings();
        let value = meanings.iter().find(|meaning| matches!(meaning, Meaning::Value(_)));
        let place = meanings.iter().find(|meaning| !matches!(meaning, Meaning::Value(_)));
        let kind = meanings.iter().find(|meaning| matches!(meaning, Meaning::Kind(_)));
        let is_call = self.verbs.contains(&Verb::Quarto);
        if is_call && part.is(Role::Called(ShapeKind::Block)) {
            self.add(Meaning::Kind(ShapeKind::Block));
            return Some(());
        }
        let place = if is_call { kind.or(place) } else { place };
        let is_place = is_call || !self.pointer.is_empty();
        let meaning = if is_place { place.or(value) } else { value.or(place) };
        meaning.map(|meaning| self.add(*meaning))
    }

    /// Returns what is meant, or `None` if the words do not fit together.
    fn input(&self) -> Option<Result<Input, InputError>> {
        let [denies, notices, asks] =
            [Role::Not, Role::Notice, Role::Asking].map(|role| self.tone.contains(&role));
        if notices || asks && self.verbs.contains(&Verb::Quarto) {
            return Some(Err(InputError::Notice));
        }
        match self.commands()[..] {
            _ if denies => None,
            [verb] if asks && verb.changes_the_game() => Some(Err(InputError::HowTo(verb))),
            [verb] => self.command(verb),
            [] if asks => self.question(),
            [] => self.name(),
            _ => None,
        }
    }

    /// Returns the commands. Words for a place are not a command beside another one.
    fn commands(&self) -> Vec<Verb> {
        let is_place = |verb: &Verb| matches!(verb, Verb::Board | Verb::Square);
        let others: Vec<Verb> = self.verbs.iter().copied().filter(|verb| !is_place(verb)).collect();
        match others[..] {
            [Verb::Place, Verb::Hand] | [Verb::Hand, Verb::Place] => vec![Verb::Place],
            [] if self.verbs.contains(&Verb::Square) => vec![Verb::Square],
            [] if self.pointer.is_empty() => self.verbs.clone(),
            _ => others,
        }
    }

    /// Returns a command with what belongs to it.
    fn command(&self, verb: Verb) -> Option<Result<Input, InputError>> {
        let nothing_else = self.values.is_empty() && self.pieces.is_empty();
        let only_place = nothing_else.then_some(&self.pointer);
        let only_traits = self.pointer.is_empty();
        match verb {
            Verb::Quarto => only_place.map(call),
            Verb::Place => only_place.and_then(|pointer| match pointer.squares[..] {
                [square] if pointer.is_square() => Some(Ok(Input::Act(Action::Place(square)))),
                [] if pointer.is_empty() => Some(Err(InputError::WhichSquare)),
                _ => None,
            }),
            Verb::Give => {
                only_traits.then(|| self.piece().map(|piece| Input::Act(Action::Give(piece))))
            }
            Verb::Where => only_traits.then(|| self.about(Question::Where, Question::Placed)),
            Verb::Left => only_traits.then(|| self.about(Question::Left, Question::Reserve)),
            Verb::Square if self.pointer.is_empty() => {
                nothing_else.then_some(Err(InputError::WhichSquare))
            }
            Verb::Square => self.question(),
            Verb::Empty if !self.pointer.is_empty() => self.question(),
            Verb::Empty => nothing_else.then_some(Ok(Input::Ask(Question::Empty))),
            Verb::Board => nothing_else.then_some(Ok(Input::Ask(Question::Board))),
            Verb::Done => self.is_bare().then_some(Ok(Input::Act(Action::Done))),
            plain_verb!() => self.is_bare().then_some(Ok(Input::Do(verb))),
        }
    }

    fn is_bare(&self) -> bool {
        self.pointer.is_empty() && self.values.is_empty() && self.pieces.is_empty()
    }

    /// Returns a question about a square or a shape.
    fn question(&self) -> Option<Result<Input, InputError>> {
        let question = match self.pointer.squares[..] {
            [square] if self.pointer.is_square() => Question::Square(square),
            _ => Question::Shape(self.pointer.shape()?),
        };
        self.pieces.is_empty().then_some(Ok(Input::Ask(question)))
    }

    /// Returns what a bare name means: a square is for placing, a shape for asking, a piece for giving.
    fn name(&self) -> Option<Result<Input, InputError>> {
        let (no_values, no_pieces) = (self.values.is_empty(), self.pieces.is_empty());
        match self.pointer.squares[..] {
            // A small letter may be anything.
            _ if !no_pieces && !self.has_capital => None,
            _ if self.pointer.is_empty() && !(no_values && no_pieces) => {
                Some(self.piece().map(|piece| Input::Act(Action::Give(piece))))
            }
            [square] if self.pointer.is_square() && no_values && no_pieces => {
                Some(Ok(Input::Act(Action::Place(square))))
            }
            _ if no_values => self.question(),
            _ => None,
        }
    }

    /// Returns the piece that is named, by its letter or its traits.
    fn piece(&self) -> Result<Piece, InputError> {
        match (&self.pieces[..], &self.values[..]) {
            ([piece], []) => Ok(*piece),
            ([], [_, ..]) => whole_piece(&self.values),
            _ => Err(InputError::WhichPiece),
        }
    }

    /// Returns a question about pieces like those named, or about all.
    fn about(
        &self,
        some: impl Fn(Likeness) -> Question,
        all: Question,
    ) -> Result<Input, InputError> {
        let question = match (&self.pieces[..], &self.values[..]) {
            ([], []) => all,
            ([], values) => some(like(values)?),
            ([piece], []) => some(like(&Trait::ALL.map(|t| piece.value(t)))?),
            _ => return Err(InputError::WhichPiece),
        };
        Ok(Input::Ask(question))
    }
}

fn call(pointer: &Pointer) -> Result<Input, InputError> {
    match &pointer.candidates()[..] {
        [shape] => Ok(Input::Act(Action::Call(*shape))),
        [] => Err(InputError::WhichShape(Shape::ALL.into())),
        several => Err(InputError::WhichShape(several.into())),
    }
}

/// Returns the square that a part names, alone or together with the next one, and whether it takes
/// both.
fn square_of(
    part: &Part<'_>,
    next: Option<&Part<'_>>,
    kind: Option<ShapeKind>,
) -> Option<(Square, bool)> {
    if let Some(Name::Square(square)) = part.name {
        // After the name of a shape, "2a" is a number in Spanish.
        let is_number = kind.is_some() && part.ordinal().is_some();
        return (!is_number).then_some((square, false));
    }
    let next = next?;
    let by_column = part.column().zip(next.cardinal()).filter(|_| kind != Some(ShapeKind::Column));
    let by_row = || next.column().zip(part.cardinal()).filter(|_| kind.is_none());
    let (letter, number) = by_column.or_else(by_row)?;
    let square = Square::ALL
        .into_iter()
        .find(|square| square.column() == letter.index() && square.row() + 1 == number);
    square.map(|square| (square, true))
}
