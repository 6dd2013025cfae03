//! The words that make sentences: what people say around a square, a piece or a command, by a table
//! per language (`phrases.ftl`).

use std::collections::HashMap;
use std::sync::OnceLock;

use quarto_game::Greeting;
use quarto_rules::{Piece, ShapeKind, Trait};

use crate::Language;
use crate::catalogue::Catalogue;
use crate::vocabulary::{KINDS, Meaning, Verb, fold};
use crate::voice::{Edition, value_id};

/// What a word, or a few words together, can be in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// A command, a trait or a kind of shape.
    Meaning(Meaning),
    /// A kind of shape, but only in a call.
    Called(ShapeKind),
    /// A number, as in "two".
    Cardinal(usize),
    /// A number in an order, as in "second".
    Ordinal(usize),
    /// The name of a letter, as in "bravo": of a piece or, up to d, of a column.
    Letter(Piece),
    /// It asks what every player has to notice alone.
    Notice,
    /// It denies what is said.
    Not,
    /// It asks.
    Asking,
    /// It adds nothing.
    Little,
}

/// The messages that list the words of a role.
pub(crate) const LISTS: [(&str, Role); 5] = [
    ("called-block", Role::Called(ShapeKind::Block)),
    ("notice-words", Role::Notice),
    ("not-words", Role::Not),
    ("asking-words", Role::Asking),
    ("little-words", Role::Little),
];

/// The table of one language.
pub(crate) struct Phrasebook {
    phrases: HashMap<Vec<String>, Vec<Role>>,
    greetings: Vec<(Vec<String>, Greeting)>,
    /// The number of words in the longest phrase.
    longest: usize,
}

impl Phrasebook {
    pub(crate) fn of(language: Language) -> &'static Phrasebook {
        const COUNT: usize = Language::ALL.len();
        static ALL: [OnceLock<Phrasebook>; COUNT] = [const { OnceLock::new() }; COUNT];
        ALL[language.index()].get_or_init(|| Phrasebook::read(language))
    }

    fn read(language: Language) -> Phrasebook {
        let mut book = Phrasebook { phrases: HashMap::new(), greetings: Vec::new(), longest: 1 };
        let catalogue = Catalogue::of(language);
        for edition in Edition::ALL {
            for value in Trait::ALL.into_iter().flat_map(Trait::values) {
                let (id, role) = (value_id(value, edition), Role::Meaning(Meaning::Value(value)));
                book.add(&catalogue.word(id, Some("typed")), role);
                book.add(&catalogue.word(&format!("said-{id}"), None), role);
            }
        }
        for (kind, id) in KINDS {
            let role = Role::Meaning(Meaning::Kind(kind));
            book.add(&catalogue.word(id, Some("typed")), role);
            book.add(&catalogue.word(&format!("said-{id}"), None), role);
        }
        for verb in Verb::ALL {
            let role = Role::Meaning(Meaning::Verb(verb));
            book.add(&catalogue.word(verb.id(), None), role);
            book.add(&catalogue.word(&verb.said_id(), None), role);
        }
        for number in 1..=4 {
            book.add(&catalogue.word(&format!("cardinal-{number}"), None), Role::Cardinal(number));
            book.add(&catalogue.word(&format!("ordinal-{number}"), None), Role::Ordinal(number));
        }
        for piece in Piece::ALL {
            book.add(&catalogue.word(&letter_id(piece), None), Role::Letter(piece));
        }
        for (id, role) in LISTS {
            book.add(&catalogue.word(id, None), role);
        }
        for greeting in Greeting::ALL {
            let phrases = catalogue.word(greeting_id(greeting), None);
            book.greetings.extend(phrases.split(',').map(|said| (words_of(said), greeting)));
        }
        book
    }

    fn add(&mut self, phrases: &str, role: Role) {
        for phrase in phrases.split(',') {
            let words = words_of(phrase);
            self.longest = self.longest.max(words.len());
            let roles = self.phrases.entry(words).or_default();
            if !roles.contains(&role) {
                roles.push(role);
            }
        }
    }

    /// Returns the roles of the longest phrase that a line begins with, and its number of words.
    pub(crate) fn begin(&self, words: &[String]) -> Option<(usize, &[Role])> {
        let lengths = (1..=self.longest.min(words.len())).rev();
        lengths.into_iter().find_map(|length| {
            let roles = self.phrases.get(&words[..length])?;
            Some((length, roles.as_slice()))
        })
    }

    /// Returns the greeting that a whole line says.
    pub(crate) fn greeting(&self, words: &[String]) -> Option<Greeting> {
        self.greetings.iter().find(|(said, _)| said == words).map(|(_, greeting)| *greeting)
    }
}

impl Verb {
    pub(crate) fn said_id(self) -> String {
        self.id().replace("command-", "said-")
    }
}

pub(crate) fn letter_id(piece: Piece) -> String {
    format!("letter-{piece}").to_lowercase()
}

pub(crate) const fn greeting_id(greeting: Greeting) -> &'static str {
    match greeting {
        Greeting::Hello => "greet-hello",
        Greeting::GoodLuck => "greet-good-luck",
        Greeting::WellPlayed => "greet-well-played",
        Greeting::Thanks => "greet-thanks",
        Greeting::OneMoment => "greet-one-moment",
        Greeting::Oops => "greet-oops",
        Greeting::Bye => "greet-bye",
    }
}

/// Splits a line into folded words: at spaces, signs and hyphens, before the number of a shape
/// ("row2"), and at an apostrophe unless an English ending follows ("what's").
pub(crate) fn words_of(line: &str) -> Vec<String> {
    let separates = |char: char| char.is_whitespace() || "-–—,;:.!?¡¿/+«»\"“”„()…".contains(char);
    let words = line.split(separates).map(fold).filter(|word| !word.is_empty());
    words.flat_map(|word| split_word(&word)).collect()
}

fn split_word(word: &str) -> Vec<String> {
    const ENDINGS: [&str; 7] = ["s", "t", "m", "d", "ll", "re", "ve"];
    if let Some((before, after)) = word.split_once('\'') {
        if ENDINGS.contains(&after) {
            return vec![[before, after].concat()];
        }
        let parts = word.split('\'').filter(|part| !part.is_empty());
        return parts.map(Into::into).collect();
    }
    let digits = word.chars().rev().take_while(char::is_ascii_digit).count();
    let (name, number) = word.split_at(word.len() - digits);
    // "b2" is a square, and "2" is a number.
    if digits == 1 && name.chars().count() > 1 && name.chars().all(char::is_alphabetic) {
        return vec![name.into(), number.into()];
    }
    vec![word.into()]
}
