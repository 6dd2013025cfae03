use alloc::string::String;

use super::Expected;
use super::record_reader::{RecordError, RecordProblem};

/// A place in a text: line and column, counted from 1.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Place {
    pub(super) const START: Place = Place { line: 1, column: 1 };
}

/// The parts that a record consists of.
pub(super) enum Token<'a> {
    /// `[Name "value"]`
    Tag(&'a str, String),
    /// `{text}`
    Comment(&'a str),
    /// Anything else up to a space.
    Word(&'a str),
}

/// Splits a text into tokens.
pub(super) struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        // Some editors start every file with a byte order mark.
        Scanner { rest: text.strip_prefix('\u{feff}').unwrap_or(text), place: Place::START }
    }

    /// Takes the longest prefix whose characters all fit.
    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|char| !fits(char)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        for char in taken.chars() {
            if char == '\n' {
                self.place = Place { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    /// Skips one character if it is `char`, and tells whether it was.
    fn take(&mut self, char: char) -> bool {
        let there = self.rest.starts_with(char);
        if there {
            self.rest = &self.rest[char.len_utf8()..];
            self.place.column += 1;
        }
        there
    }

    fn comment(&mut self) -> Result<Token<'a>, RecordProblem> {
        let text = self.take_while(|char| char != '}');
        if self.take('}') { Ok(Token::Comment(text)) } else { Err(RecordProblem::OpenComment) }
    }

    /// Reads a tag after its opening bracket.
    fn tag(&mut self) -> Result<Token<'a>, RecordProblem> {
        let all = self.rest;
        let wrong = || {
            let line = all.split('\n').next().unwrap_or_default();
            RecordProblem::notation(Expected::Tag, &alloc::format!("[{line}"))
        };
        self.take_while(char::is_whitespace);
        let name = self.take_while(|char| char.is_ascii_alphanumeric() || char == '_');
        self.take_while(char::is_whitespace);
        let value = self.quoted().ok_or_else(wrong)?;
        self.take_while(char::is_whitespace);
        if self.take(']') { Ok(Token::Tag(name, value)) } else { Err(wrong()) }
    }

    /// Reads a value in quotes, in which a backslash escapes a quote or a backslash.
    fn quoted(&mut self) -> Option<String> {
        let mut value = String::new();
        if !self.take('"') {
            return None;
        }
        loop {
            value += self.take_while(|char| !['"', '\\', '\n'].contains(&char));
            if self.take('"') {
                return Some(value);
            }
            if !self.take('\\') {
                return None;
            }
            value.push(['"', '\\'].into_iter().find(|&char| self.take(char))?);
        }
    }
}

impl<'a> Iterator for Scanner<'a> {
    type Item = Result<(Place, Token<'a>), RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.take_while(char::is_whitespace);
        if self.rest.is_empty() {
            return None;
        }
        let place = self.place;
        let token = if self.take('[') {
            self.tag()
        } else if self.take('{') {
            self.comment()
        } else {
            Ok(Token::Word(self.take_while(|char| !char.is_whitespace() && char != '{')))
        };
        Some(match token {
            Ok(token) => Ok((place, token)),
            Err(problem) => Err(problem.at(place)),
        })
    }
}
