use super::{Expected, NotationError};
use crate::{Action, Piece, Player, Square, TraitSet};

/// A closed set of values that are written as words.
pub(crate) trait Word: Copy + PartialEq + 'static {
    /// What an error says was expected where one of the words belongs.
    const EXPECTED: Expected;

    /// The words with their values; a value that has several words is written as the first.
    const WORDS: &'static [(&'static str, Self)];
}

/// Reads a text from left to right and keeps track of the column. It never consumes what does not fit.
pub(crate) struct Cursor<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Cursor<'a> {
    /// Reads the whole of `text` as one value; spaces around it are ignored.
    pub(crate) fn parse<T>(
        text: &'a str,
        read: impl FnOnce(&mut Cursor<'a>) -> Result<T, NotationError>,
    ) -> Result<T, NotationError> {
        let mut cursor = Cursor { rest: text, column: 1 };
        cursor.skip_spaces();
        let value = read(&mut cursor)?;
        cursor.skip_spaces();
        if cursor.is_at_end() { Ok(value) } else { Err(cursor.error(Expected::End)) }
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Returns the error that `expected` was expected here.
    pub(crate) fn error(&self, expected: Expected) -> NotationError {
        NotationError { column: self.column, expected, found: self.rest.chars().next() }
    }

    /// Skips spaces, and tells whether there were any that are followed by something.
    pub(crate) fn skip_spaces(&mut self) -> bool {
        let before = self.column;
        while self.rest.starts_with(char::is_whitespace) {
            self.advance();
        }
        self.column > before && !self.is_at_end()
    }

    /// Skips `char` if it is the next one, and tells whether it was.
    pub(crate) fn take(&mut self, char: char) -> bool {
        let there = self.rest.starts_with(char);
        if there {
            self.advance();
        }
        there
    }

    /// Reads `-` as `None`, and anything else with `read`.
    pub(crate) fn dash_or<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, NotationError>,
    ) -> Result<Option<T>, NotationError> {
        if self.take('-') { Ok(None) } else { read(self).map(Some) }
    }

    pub(crate) fn piece(&mut self, expected: Expected) -> Result<Piece, NotationError> {
        Ok(Piece::ALL[self.one_of('A'..='P', expected)?])
    }

    pub(crate) fn square(&mut self, expected: Expected) -> Result<Square, NotationError> {
        let column = self.one_of('a'..='d', expected)?;
        let row = self.one_of('1'..='4', Expected::Row)?;
        Ok(Square::at(column, row).expect("a letter and a number of the board"))
    }

    pub(crate) fn player(&mut self) -> Result<Player, NotationError> {
        Ok(Player::ALL[self.one_of('1'..='2', Expected::Player)?])
    }

    /// Reads `K`, `a2`, `Q row2` or `--`.
    pub(crate) fn action(&mut self) -> Result<Action, NotationError> {
        if let Ok(piece) = self.piece(Expected::Action) {
            return Ok(Action::Give(piece));
        }
        if self.take('Q') {
            let spaced = self.skip_spaces();
            return if spaced {
                self.word().map(Action::Call)
            } else {
                Err(self.error(Expected::Call))
            };
        }
        if self.take('-') {
            return if self.take('-') {
                Ok(Action::Done)
            } else {
                Err(self.error(Expected::Action))
            };
        }
        self.square(Expected::Action).map(Action::Place)
    }

    /// Reads at least one trait, separated by commas.
    pub(crate) fn traits(&mut self) -> Result<TraitSet, NotationError> {
        let mut traits = TraitSet::EMPTY.with(self.word()?);
        while self.take(',') {
            traits.insert(self.word()?);
        }
        Ok(traits)
    }

    /// Reads a word, up to a space, a comma or the end.
    pub(crate) fn word<T: Word>(&mut self) -> Result<T, NotationError> {
        let ends = |char: char| char.is_whitespace() || char == ',';
        let word = self.rest.split(ends).next().unwrap_or_default();
        let known = T::WORDS.iter().find(|(known, _)| *known == word);
        let (_, value) = known.ok_or_else(|| self.error(T::EXPECTED))?;
        word.chars().for_each(|_| self.advance());
        Ok(*value)
    }

    /// Reads a character of a range and returns its index in the range.
    fn one_of(
        &mut self,
        mut range: core::ops::RangeInclusive<char>,
        expected: Expected,
    ) -> Result<usize, NotationError> {
        let next = self.rest.chars().next();
        let place = next.and_then(|next| range.position(|char| char == next));
        let place = place.ok_or_else(|| self.error(expected))?;
        self.advance();
        Ok(place)
    }

    fn advance(&mut self) {
        let mut chars = self.rest.chars();
        if chars.next().is_some() {
            self.rest = chars.as_str();
            self.column += 1;
        }
    }
}
