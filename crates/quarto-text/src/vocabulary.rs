//! The words that players may type, in their language and in English.

use std::sync::OnceLock;

use quarto_game::Greeting;
use quarto_rules::{Piece, ShapeKind, Trait, TraitValue};

use crate::catalogue::Catalogue;
use crate::voice::{Edition, value_id};
use crate::{InputText, Language, Voice};

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A value of a trait.
    Value(TraitValue),
    /// A kind of shape.
    Kind(ShapeKind),
    /// A command.
    Verb(Verb),
}

impl Meaning {
    /// Tells whether its words must be typed whole: how much is said is seldom chosen, and "no" is an
    /// answer, not the beginning of "normal".
    const fn is_typed_whole(self) -> bool {
        matches!(self, Meaning::Verb(Verb::Brief | Verb::Normal | Verb::Full))
    }
}

/// Declares the commands that players type: each with its name in the catalogues and whether it tells
/// something or changes the game, in the order in which the help lists them.
macro_rules! verbs {
    (
        phrases { $($phrase:ident $phrase_name:literal $phrase_role:ident)+ }
        plain { $($plain:ident $plain_name:literal $plain_role:ident)+ }
    ) => {
        /// A command that players type.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the catalogue of words says it")]
        pub enum Verb {
            $($phrase,)+
            $($plain,)+
        }

        impl Verb {
            /// All verbs, in the order in which the help lists them.
            pub const ALL: [Verb; [$($phrase_name,)+ $($plain_name),+].len()] =
                [$(Verb::$phrase,)+ $(Verb::$plain),+];

            pub(crate) const fn id(self) -> &'static str {
                match self {
                    $(Verb::$phrase => concat!("command-", $phrase_name),)+
                    $(Verb::$plain => concat!("command-", $plain_name),)+
                }
            }

            /// Tells whether the command does more than tell something.
            pub(crate) const fn changes_the_game(self) -> bool {
                match self {
                    $(Verb::$phrase => verbs!(@ $phrase_role),)+
                    $(Verb::$plain => verbs!(@ $plain_role),)+
                }
            }
        }

        /// The verbs that are whole commands by themselves, as a pattern.
        macro_rules! plain_verb {
            () => { $(Verb::$plain)|+ };
        }
    };
    (@ tells) => { false };
    (@ changes) => { true };
}

verbs! {
    // They say actions and questions, most of them with further words.
    phrases {
        Place "place" changes
        Give "give" changes
        Quarto "quarto" changes
        Done "done" changes
        Board "board" tells
        Square "square" tells
        Where "where" tells
        Empty "empty" tells
        Left "left" tells
    }
    plain {
        Hand "hand" tells
        Last "last" tells
        Moves "moves" tells
        Clock "clock" tells
        Score "score" tells
        Repeat "repeat" tells
        Hint "hint" tells
        Analysis "analysis" tells
        Undo "undo" changes
        Draw "draw" changes
        Accept "accept" changes
        Decline "decline" changes
        Resign "resign" changes
        Claim "claim" changes
        Brief "brief" tells
        Normal "normal" tells
        Full "full" tells
        Rules "rules" tells
        Help "help" tells
        Quit "quit" changes
    }
}
#[expect(
    clippy::single_component_path_imports,
    reason = "so that other modules see the macro"
)]
pub(crate) use plain_verb;

impl Verb {
    /// Returns the usual word for the verb.
    #[must_use]
    pub fn word(self, language: Language) -> String {
        first(&Catalogue::of(language).word(self.id(), None))
    }

    /// Returns an example of what a player types.
    #[must_use]
    pub fn example(self, language: Language) -> String {
        Catalogue::of(language).word(self.id(), Some("example"))
    }

    /// Returns the explanation of what the verb does.
    #[must_use]
    pub fn help(self, language: Language) -> String {
        Catalogue::of(language).word(self.id(), Some("help"))
    }
}

impl Voice {
    /// Returns the help on all commands, one line per command.
    #[must_use]
    pub fn help(self) -> Vec<String> {
        let verbs = Verb::ALL.into_iter().map(|verb| self.help_on(verb));
        verbs.chain([self.help_on_greetings()]).collect()
    }

    /// Returns the help on greetings: those that can be typed.
    #[must_use]
    pub fn help_on_greetings(self) -> String {
        let [example, others @ ..] = Greeting::ALL.map(|greeting| self.greeting(greeting));
        let help = &self.say(InputText::HelpGreetings { others: &others.join(" ") });
        self.say(InputText::HelpLine { example: &example, help })
    }

    /// Returns the help on a command: an example, and what it does.
    #[must_use]
    pub fn help_on(self, verb: Verb) -> String {
        let (example, help) = (&self.example(verb), &verb.help(self.language));
        self.say(InputText::HelpLine { example, help })
    }

    /// Returns an example of what a player types, in the words of their edition.
    pub(crate) fn example(self, verb: Verb) -> String {
        match verb {
            Verb::Give => format!("{} {}", verb.word(self.language), self.traits_object(EXAMPLE)),
            other => other.example(self.language),
        }
    }
}

/// The piece in examples.
const EXAMPLE: Piece = Piece::ALL[11];

/// Returns the usual words for "yes" and "no".
#[must_use]
pub fn yes_and_no(language: Language) -> [String; 2] {
    ["answer-yes", "answer-no"].map(|id| first(&Catalogue::of(language).word(id, None)))
}

/// Tells whether an answer means "yes", in the language or in English.
#[must_use]
pub fn is_yes(answer: &str, language: Language) -> bool {
    is_one_of(answer, "answer-yes", language)
}

/// Tells whether an answer means "no", in the language or in English.
#[must_use]
pub fn is_no(answer: &str, language: Language) -> bool {
    is_one_of(answer, "answer-no", language)
}

/// Returns the usual word for going on to the next puzzle.
#[must_use]
pub fn next_word(language: Language) -> String {
    first(&Catalogue::of(language).word("answer-next", None))
}

/// Tells whether an answer means "next", in the language or in English.
#[must_use]
pub fn is_next(answer: &str, language: Language) -> bool {
    is_one_of(answer, "answer-next", language)
}

/// Tells whether a word may stand beside traits but has no meaning of its own, as in "the tall
/// piece".
pub(crate) fn is_ignored(word: &str, language: Language) -> bool {
    is_one_of(word, "ignored-words", language)
}

/// Tells whether a word is an answer to a question.
pub(crate) fn is_answer(word: &str, language: Language) -> bool {
    is_yes(word, language) || is_no(word, language)
}

fn is_one_of(answer: &str, id: &str, language: Language) -> bool {
    let answer = fold(answer.trim());
    [language, Language::English].into_iter().any(|language| {
        let words = Catalogue::of(language).word(id, None);
        words.split(',').any(|word| fold(word.trim()) == answer)
    })
}

fn first(words: &str) -> String {
    words.split(',').next().unwrap_or_default().trim().into()
}

pub(crate) const KINDS: [(ShapeKind, &str); 4] = [
    (ShapeKind::Row, "shape-row"),
    (ShapeKind::Column, "shape-column"),
    (ShapeKind::Diagonal, "shape-diagonal"),
    (ShapeKind::Block, "shape-block"),
];

/// The words of one language, folded, each with its meaning. A few entries consist of several
/// words.
pub(crate) struct Vocabulary {
    words: Vec<(Vec<String>, Meaning)>,
    /// The first word for every value of a trait.
    usual: Vec<(String, TraitValue)>,
}

impl Vocabulary {
    pub(crate) fn of(language: Language) -> &'static Vocabulary {
        const COUNT: usize = Language::ALL.len();
        static ALL: [OnceLock<Vocabulary>; COUNT] = [const { OnceLock::new() }; COUNT];
        ALL[language.index()].get_or_init(|| Vocabulary::read(language))
    }

    fn read(language: Language) -> Vocabulary {
        let mut vocabulary = Vocabulary { words: Vec::new(), usual: Vec::new() };
        let catalogue = Catalogue::of(language);
        for edition in Edition::ALL {
            for value in Trait::ALL.into_iter().flat_map(Trait::values) {
                let usual = catalogue.word(value_id(value, edition), None);
                vocabulary.usual.push((fold(&usual), value));
                for form in ["typed", "short"] {
                    let words = catalogue.word(value_id(value, edition), Some(form));
                    vocabulary.add(&words, Meaning::Value(value));
                }
            }
        }
        for (kind, id) in KINDS {
            vocabulary.add(&catalogue.word(id, Some("typed")), Meaning::Kind(kind));
        }
        for verb in Verb::ALL {
            vocabulary.add(&catalogue.word(verb.id(), None), Meaning::Verb(verb));
        }
        vocabulary
    }

    fn add(&mut self, words: &str, meaning: Meaning) {
        for phrase in words.split(',') {
            let phrase: Vec<String> = phrase.split_whitespace().map(fold).collect();
            if !self.words.contains(&(phrase.clone(), meaning)) {
                self.words.push((phrase, meaning));
            }
        }
    }

    /// Returns the meanings that a line may begin with, and the number of words each takes up:
    /// exact matches only or, without any, all prefix matches of words that may be cut short.
    pub(crate) fn meanings(&self, line: &[String]) -> Vec<(Meaning, usize)> {
        let whole = |phrase: &[String]| line.starts_with(phrase);
        let begun = |phrase: &[String]| match (phrase, line) {
            ([.., last], _) if line.len() >= phrase.len() => {
                let before = phrase.len() - 1;
                line[..before] == phrase[..before] && last.starts_with(&line[before])
            }
            _ => false,
        };
        let found = self.matching(whole);
        if !found.is_empty() {
            return found;
        }
        let mut found = self.matching(begun);
        found.retain(|(meaning, _)| !meaning.is_typed_whole());
        found
    }

    /// Returns the values whose usual word begins like this.
    pub(crate) fn usual(&self, beginning: &str) -> Vec<TraitValue> {
        let mut values: Vec<TraitValue> = Vec::new();
        for (word, value) in &self.usual {
            if word.starts_with(beginning) && !values.contains(value) {
                values.push(*value);
            }
        }
        values
    }

    fn matching(&self, fits: impl Fn(&[String]) -> bool) -> Vec<(Meaning, usize)> {
        let mut found: Vec<(Meaning, usize)> = Vec::new();
        for (phrase, meaning) in self.words.iter().filter(|(phrase, _)| fits(phrase)) {
            match found.iter_mut().find(|(known, _)| known == meaning) {
                Some((_, length)) => *length = phrase.len().max(*length),
                None => found.push((*meaning, phrase.len())),
            }
        }
        found
    }
}

/// Returns the meanings that a line may begin with: those of the language or, without any, those of
/// English.
pub(crate) fn meanings(line: &[String], language: Language) -> Vec<(Meaning, usize)> {
    let own = Vocabulary::of(language).meanings(line);
    if own.is_empty() { Vocabulary::of(Language::English).meanings(line) } else { own }
}

/// Returns the first word with a meaning that begins like the text typed, in its written form.
pub(crate) fn begun_word(
    meaning: Meaning,
    beginning: &str,
    edition: Edition,
    language: Language,
) -> Option<String> {
    let catalogue = Catalogue::of(language);
    let words = match meaning {
        Meaning::Value(value) => catalogue.word(value_id(value, edition), Some("typed")),
        Meaning::Kind(kind) => {
            let (_, id) = KINDS.into_iter().find(|(known, _)| *known == kind)?;
            catalogue.word(id, Some("typed"))
        }
        Meaning::Verb(verb) => catalogue.word(verb.id(), None),
    };
    let mut words = words.split(',').map(str::trim);
    words.find(|word| fold(word).starts_with(beginning)).map(Into::into)
}

/// Returns a word in lower case, without accents and punctuation.
pub(crate) fn fold(word: &str) -> String {
    let plain = |char: char| match char {
        'á' | 'à' | 'â' | 'ä' | 'ă' | 'ã' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ș' | 'ş' => 's',
        'ț' | 'ţ' => 't',
        'ñ' => 'n',
        'ç' => 'c',
        'ё' => 'е',
        'ʼ' | '’' => '\'',
        other => other,
    };
    let marks = |char: &char| !"!¡?¿.,;:«»\"„”“()".contains(*char);
    word.chars().flat_map(char::to_lowercase).map(plain).filter(marks).collect()
}
