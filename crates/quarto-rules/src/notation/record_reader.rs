use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use core::iter::Peekable;
use core::str::FromStr;

use thiserror::Error;

use super::record_scanner::{Place, Scanner, Token};
use super::{Expected, NotationError};
use crate::{
    Action, Calling, EndError, Ending, GameResult, Outcome, Phase, PlayError, Player, Record,
    RuleSet, TagError, Termination, Terms, TraitSet, Variant, WrongCall,
};

/// Where a record is wrong, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordProblem {
    /// The text holds no game at all.
    #[error("there is no game here")]
    Empty,
    /// Something is not written as it should be.
    #[error("expected {expected}, found {found:?}")]
    Notation {
        /// What should be there.
        expected: Expected,
        /// The word that is there.
        found: String,
    },
    /// A comment is never closed.
    #[error("the comment is never closed with a brace")]
    OpenComment,
    /// A tag is not allowed.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// A tag occurs twice.
    #[error("this tag occurs twice")]
    TagTwice,
    /// A number is wrong: placements are numbered consecutively.
    #[error("expected \"{expected}.\" and then a space")]
    Number {
        /// The number that belongs here.
        expected: usize,
    },
    /// The action is against the rules.
    #[error(transparent)]
    Refused(#[from] PlayError),
    /// A call is marked right with `Q!` and is wrong.
    #[error("this call is wrong, not right")]
    CallIsWrong,
    /// A call is marked wrong with `Q?` and is right.
    #[error("this call is right, not wrong")]
    CallIsRight,
    /// The game cannot end that way.
    #[error(transparent)]
    End(#[from] EndError),
    /// The result is not that of the game.
    #[error("the result of this game is {0}")]
    OtherResult(GameResult),
    /// The game did not end that way.
    #[error("the actions say {0}")]
    OtherTermination(Termination),
    /// There is a result, but no reason for it.
    #[error("the actions do not end the game, so a Termination tag must say why it ended")]
    TerminationMissing,
}

impl RecordProblem {
    pub(super) fn at(self, place: Place) -> RecordError {
        RecordError { line: place.line, column: place.column, problem: self }
    }

    pub(super) fn notation(expected: Expected, found: &str) -> RecordProblem {
        // Forty characters are enough to find it; a broken file may hold a word of any length.
        RecordProblem::Notation { expected, found: found.chars().take(40).collect() }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a text that holds exactly one game.
    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut records = Record::read_all(text);
        let nothing = || Err(RecordProblem::Empty.at(Place::START));
        let record = records.next().unwrap_or_else(nothing)?;
        match records.tokens.next() {
            None => Ok(record),
            Some(token) => Err(RecordProblem::notation(Expected::End, "[").at(token?.0)),
        }
    }
}

impl Record {
    /// Reads the games of a text one after the other, up to the first error.
    ///
    /// ```
    /// use quarto_rules::Record;
    ///
    /// let text = "[Player1 \"Ada\"]\n0. K 1. a2 F\n\n[Player1 \"Bo\"]\n0. A 1. d4";
    /// let names: Result<Vec<_>, _> =
    ///     Record::read_all(text).map(|game| Ok(game?.tag("Player1").map(str::to_owned))).collect();
    /// assert_eq!(names, Ok::<_, quarto_rules::RecordError>(vec![Some("Ada".into()), Some("Bo".into())]));
    /// ```
    #[must_use]
    pub fn read_all(text: &str) -> Records<'_> {
        Records { tokens: Scanner::new(text).peekable(), failed: false }
    }
}

/// An iterator over the games of a text. See [`Record::read_all`].
pub struct Records<'a> {
    tokens: Peekable<Scanner<'a>>,
    failed: bool,
}

impl Iterator for Records<'_> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Result<Record, RecordError>> {
        if self.failed || self.tokens.peek().is_none() {
            return None;
        }
        let record = self.read();
        self.failed = record.is_err();
        Some(record)
    }
}

impl<'a> Records<'a> {
    fn read(&mut self) -> Result<Record, RecordError> {
        let tags = self.read_tags()?;
        let rules = RuleSet::new(
            tags.value("Rules").unwrap_or(Variant::Lines),
            tags.value("Traits").unwrap_or(TraitSet::FULL),
        )
        .expect("a list of traits is never empty");
        let calling = tags.value("Calling").unwrap_or_default();
        let wrong_call = tags.value("WrongCall").unwrap_or_default();
        let mut record = Record::new(Terms { rules, calling, wrong_call });
        for (name, (_, value)) in &tags.0 {
            match record.set_tag(name, value) {
                // Tags that follow from the game were read above, or are compared below.
                Ok(()) | Err(TagError::OfTheGame) => {}
                Err(error) => unreachable!("{error}: every tag was checked when it was read"),
            }
        }
        self.read_moves(&mut record)?;
        tags.end(&mut record)?;
        Ok(record)
    }

    /// Reads and checks the tags in the order of the text, so that the first error is the one reported.
    fn read_tags(&mut self) -> Result<Tags<'a>, RecordError> {
        let mut tags = Tags(BTreeMap::new());
        while let Some(Ok((place, Token::Tag(name, value)))) = self.tokens.next_if(is_tag) {
            check_tag(name, &value).map_err(|problem| problem.at(place))?;
            if tags.0.insert(name, (place, value)).is_some() {
                return Err(RecordProblem::TagTwice.at(place));
            }
        }
        Ok(tags)
    }

    fn read_moves(&mut self, record: &mut Record) -> Result<(), RecordError> {
        while let Some(token) = self.tokens.next_if(|token| !is_tag(token)) {
            match token? {
                (_, Token::Comment(text)) => {
                    record.comment(text).expect("the scanner stops at a brace");
                }
                (place, Token::Word(word)) => {
                    let word = if word == "Q" { self.read_call(place)? } else { word.to_owned() };
                    read_word(record, &word).map_err(|problem| problem.at(place))?;
                }
                (place, Token::Tag(..)) => return Err(RecordProblem::TagTwice.at(place)),
            }
        }
        Ok(())
    }

    /// Reads the shape after a lone `Q`.
    fn read_call(&mut self, place: Place) -> Result<String, RecordError> {
        match self.tokens.next_if(|token| matches!(token, Ok((_, Token::Word(_))))) {
            Some(Ok((_, Token::Word(shape)))) => Ok(alloc::format!("Q {shape}")),
            _ => Err(RecordProblem::notation(Expected::Call, "Q").at(place)),
        }
    }
}

fn is_tag(token: &Result<(Place, Token<'_>), RecordError>) -> bool {
    matches!(token, Ok((_, Token::Tag(..))))
}

/// Adds one word to the record: a number, an action or the end.
fn read_word(record: &mut Record, word: &str) -> Result<(), RecordProblem> {
    let notation = |error: NotationError| RecordProblem::notation(error.expected, word);
    if word.starts_with(|char: char| char.is_ascii_digit()) {
        return check_number(record, word);
    }
    if let Some(player) = word.strip_prefix("resign") {
        let player: Player = player.parse().map_err(notation)?;
        return Ok(record.end(Ending::Resign(player))?);
    }
    let call = word.strip_prefix('Q').unwrap_or_default();
    if let Some(shape) = call.strip_prefix(['!', '?']) {
        record.act(Action::Call(shape.parse().map_err(notation)?))?;
        let is_right = matches!(record.play().outcome(), Some(Outcome::Call { .. }));
        return match (call.starts_with('!'), is_right) {
            (true, false) => Err(RecordProblem::CallIsWrong),
            (false, true) => Err(RecordProblem::CallIsRight),
            (true, true) | (false, false) => Ok(()),
        };
    }
    Ok(record.act(word.parse().map_err(notation)?)?)
}

/// Checks a number. It may be left out, but not be wrong: `0.` before the first action, then `1.` and
/// so on before each placement.
fn check_number(record: &Record, word: &str) -> Result<(), RecordProblem> {
    let expected = match record.play().position().phase() {
        Phase::Place(_) => record.play().position().placed() + 1,
        Phase::Give if record.actions().is_empty() => 0,
        Phase::Give | Phase::Done => return Err(RecordProblem::notation(Expected::Action, word)),
    };
    let number = word.strip_suffix('.').and_then(|digits| digits.parse().ok());
    if number == Some(expected) { Ok(()) } else { Err(RecordProblem::Number { expected }) }
}

/// Tells what is wrong with a tag, if anything.
fn check_tag(name: &str, value: &str) -> Result<(), RecordProblem> {
    match Record::default().set_tag(name, value) {
        Ok(()) | Err(TagError::OfTheGame) => {}
        Err(error) => return Err(error.into()),
    }
    match name {
        "Rules" => check_value::<Variant>(value),
        "Traits" => check_value::<TraitSet>(value),
        "Calling" => check_value::<Calling>(value),
        "WrongCall" => check_value::<WrongCall>(value),
        "Result" => check_value::<GameResult>(value),
        "Termination" => check_value::<Termination>(value),
        _ => Ok(()),
    }
}

fn check_value<T: FromStr<Err = NotationError>>(value: &str) -> Result<(), RecordProblem> {
    let wrong = |error: NotationError| RecordProblem::notation(error.expected, value);
    value.parse::<T>().map(drop).map_err(wrong)
}

/// The tags of one game by name, each with its place in the text.
struct Tags<'a>(BTreeMap<&'a str, (Place, String)>);

impl Tags<'_> {
    /// Returns the value of a tag, if it is there.
    fn value<T: FromStr>(&self, name: &str) -> Option<T> {
        self.0.get(name).and_then(|(_, value)| value.parse().ok())
    }

    /// Ends the game as the tags Termination and Result say; they must fit the actions.
    fn end(&self, record: &mut Record) -> Result<(), RecordError> {
        let result: Option<GameResult> = self.value("Result");
        let termination = self.value("Termination");
        let place_of = |name| self.0.get(name).map_or(Place::START, |(place, _)| *place);
        let ending = match termination {
            Some(Termination::Time) => Some(Ending::Time),
            Some(Termination::Agreed) => Some(Ending::Agreed),
            Some(Termination::Abandoned) => Some(Ending::Abandoned),
            Some(Termination::Attempts) => Some(Ending::Attempts),
            Some(
                Termination::Call
                | Termination::Alignment
                | Termination::WrongCall
                | Termination::FullBoard
                | Termination::Resign
                | Termination::Unfinished,
            )
            | None => None,
        };
        if let Some(ending) = ending {
            let end = record.end(ending);
            end.map_err(|error| RecordProblem::End(error).at(place_of("Termination")))?;
        }
        if termination.is_some_and(|said| said != record.termination()) {
            let problem = RecordProblem::OtherTermination(record.termination());
            return Err(problem.at(place_of("Termination")));
        }
        if result.is_some_and(|said| said != record.result()) {
            let problem = match record.result() {
                GameResult::Open if termination.is_none() => RecordProblem::TerminationMissing,
                other => RecordProblem::OtherResult(other),
            };
            return Err(problem.at(place_of("Result")));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_tag_holds_control_characters() {
        let values = ["lines", "height", "height, fill", "players", "three", "player 1", "call"];
        for name in ["Rules", "Traits", "Calling", "WrongCall", "Result", "Termination", "Site"] {
            for value in values {
                for wrong in [alloc::format!("\t{value}"), value.replace(' ', "\t") + "\u{b}"] {
                    let text = alloc::format!("[{name} \"{wrong}\"]\n0. K");
                    assert!(text.parse::<Record>().is_err(), "{text:?}");
                }
            }
        }
    }
}
