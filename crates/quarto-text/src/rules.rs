use crate::catalogue::Catalogue;
use crate::{Edition, Language};

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The whole game in six sentences.
    Summary,
    /// The board and the pieces.
    Material,
    /// The course of play.
    Course,
    /// Alignments and calling QUARTO!
    Winning,
    /// Games against the clock.
    Time,
    /// For beginners and for advanced players.
    Variants,
    /// The edition for blind and sighted people.
    Access,
    /// The names of squares, shapes and pieces.
    Notation,
}

/// The text of a part of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The title.
    pub title: String,
    /// The paragraphs, each with its rule number in small letters, as in `r9`, or with a name.
    pub paragraphs: Vec<(&'static str, String)>,
}

impl Topic {
    /// All parts in order.
    pub const ALL: [Topic; 8] = [
        Topic::Summary,
        Topic::Material,
        Topic::Course,
        Topic::Winning,
        Topic::Time,
        Topic::Variants,
        Topic::Access,
        Topic::Notation,
    ];

    /// Returns the name of the topic, and of its paragraphs.
    pub(crate) const fn contents(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Topic::Summary => ("short", &["s1", "s2", "s3", "s4", "s5", "s6"]),
            Topic::Material => ("material", &["r1", "r2", "r3"]),
            Topic::Course => ("course", &["r4", "d9", "r5", "r6"]),
            Topic::Winning => {
                let all = &["r7", "r8", "r9", "r10", "r11", "d2", "d3", "d4", "r12", "d7", "d10"];
                ("winning", all)
            }
            Topic::Time => ("time", &["r13", "d6"]),
            Topic::Variants => ("variants", &["r14", "r15"]),
            Topic::Access => ("access", &["r16", "d1", "d11"]),
            Topic::Notation => ("notation", &["squares", "shapes", "pieces"]),
        }
    }

    /// Returns the part of the rules in a language, in the words of an edition.
    #[must_use]
    pub fn section(self, language: Language, edition: Edition) -> Section {
        let (title, names) = self.contents();
        let word = |name: &str, form| Catalogue::of(language).word(&format!("rules-{name}"), form);
        let paragraph = |name: &&'static str| (*name, word(name, form_of(name, edition)));
        Section { title: word(title, None), paragraphs: names.iter().map(paragraph).collect() }
    }
}

/// The paragraphs that name the traits of pieces: each edition has its own.
pub(crate) const WORDED_BY_EDITION: [&str; 3] = ["s1", "r2", "pieces"];

/// Returns the attribute that holds a paragraph in the words of an edition.
fn form_of(paragraph: &str, edition: Edition) -> Option<&'static str> {
    match edition {
        Edition::Access if WORDED_BY_EDITION.contains(&paragraph) => Some("access"),
        Edition::Access | Edition::Classic => None,
    }
}

/// Returns whose game it is, and that this program is independent of them (R18).
#[must_use]
pub fn rules_note(language: Language) -> String {
    Catalogue::of(language).word("rules-r18", None)
}

/// Returns the title of the rules in a language.
#[must_use]
pub fn rules_title(language: Language) -> String {
    Catalogue::of(language).word("rules-title", None)
}
