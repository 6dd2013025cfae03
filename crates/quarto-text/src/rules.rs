use crate::Language;
use crate::catalogue::Catalogue;

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
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
    pub const ALL: [Topic; 7] = [
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
            Topic::Material => ("material", &["r1", "r2", "r3"]),
            Topic::Course => ("course", &["r4", "r5", "r6"]),
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

    /// Returns the part of the rules in a language.
    #[must_use]
    pub fn section(self, language: Language) -> Section {
        let (title, paragraphs) = self.contents();
        let word = |name: &str| Catalogue::of(language).word(&format!("rules-{name}"), None);
        let paragraphs = paragraphs.iter().map(|name| (*name, word(name))).collect();
        Section { title: word(title), paragraphs }
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
