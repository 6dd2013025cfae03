use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;
use std::time::Duration;

use quarto_rules::{Alignment, Piece, Record, Shape, ShapeKind, Trait, TraitSet, TraitValue};

use crate::catalogue::Catalogue;
use crate::{AnyText, GameText, Language, MeetingText, PieceText, Register, Verbosity};

/// The set of pieces that a player sees or feels (R2, D1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// Light and dark pieces.
    #[default]
    Classic,
    /// Smooth and grooved pieces.
    Access,
}

impl Edition {
    /// Both editions.
    pub const ALL: [Edition; 2] = [Edition::Classic, Edition::Access];

    /// The tag of a record that names the edition whose words its text uses.
    pub const TAG: &str = "Edition";

    /// Returns the edition that a record names, if any.
    ///
    /// ```
    /// use quarto_rules::Record;
    /// use quarto_text::Edition;
    ///
    /// let record: Record = "[Edition \"access\"]\n\n0. K".parse()?;
    /// assert_eq!(Edition::of_record(&record), Some(Edition::Access));
    /// # Ok::<(), quarto_rules::RecordError>(())
    /// ```
    #[must_use]
    pub fn of_record(record: &Record) -> Option<Edition> {
        record.tag(Edition::TAG)?.to_lowercase().parse().ok()
    }
}

impl Display for Edition {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(match self {
            Edition::Classic => "classic",
            Edition::Access => "access",
        })
    }
}

/// The error for a word that is not an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditionError;

impl Display for EditionError {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("the editions are classic and access")
    }
}

impl std::error::Error for EditionError {}

impl FromStr for Edition {
    type Err = EditionError;

    fn from_str(text: &str) -> Result<Edition, EditionError> {
        Edition::ALL.into_iter().find(|edition| edition.to_string() == text).ok_or(EditionError)
    }
}

/// How texts are worded for one person: the language, the edition, the traits to name first, and how
/// much is said.
///
/// ```
/// use quarto_rules::TraitSet;
/// use quarto_text::{Edition, Language, Voice};
///
/// let voice = Voice { language: Language::Spanish, edition: Edition::Access, ..Voice::default() };
/// assert_eq!(voice.piece("K".parse()?), "alta redonda hueca lisa");
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voice {
    /// The language.
    pub language: Language,
    /// The edition.
    pub edition: Edition,
    /// The traits that count: they are named before the others.
    pub traits: TraitSet,
    /// How much is said.
    pub verbosity: Verbosity,
}

impl Default for Voice {
    fn default() -> Voice {
        Voice {
            language: Language::English,
            edition: Edition::Classic,
            traits: TraitSet::FULL,
            verbosity: Verbosity::Normal,
        }
    }
}

/// The seconds of a day.
const DAY: usize = 24 * 60 * 60;

/// The forms of the word for a trait value, as attributes in the catalogues.
#[derive(Clone, Copy)]
enum Form {
    /// For a word that stands alone.
    Label,
    /// For the object of a sentence.
    Object,
    /// For what four pieces share.
    All,
    Short,
}

impl Voice {
    /// Returns the sentence that lists the traits that count.
    #[must_use]
    pub fn counted(self, traits: TraitSet) -> String {
        let names: Vec<String> = traits.iter().map(|t| self.trait_name(t)).collect();
        match names.len() {
            4 => self.say(GameText::TermsAllTraits),
            count => self.say(GameText::TermsTraits { count, traits: &self.and(&names) }),
        }
    }

    /// Returns a text as it is read.
    #[must_use]
    pub fn say<'a>(self, text: impl Into<AnyText<'a>>) -> String {
        text.into().say(self.language)
    }

    /// Returns the name of a piece: its traits, as in "tall round hollow dark".
    #[must_use]
    pub fn piece(self, piece: Piece) -> String {
        self.values_of(piece, Form::Label)
    }

    /// Returns the name of a piece with the short forms of its traits, as in "ta ro ho da".
    #[must_use]
    pub fn short_piece(self, piece: Piece) -> String {
        self.values_of(piece, Form::Short)
    }

    /// Returns a piece's name in initials, with as few letters as distinguish it from all others,
    /// as in "TRHD".
    #[must_use]
    pub fn initials(self, piece: Piece) -> String {
        let initial = |t: Trait| {
            let own = piece.value(t);
            let [own, other] = [own, own.opposite()].map(|value| self.value(value));
            let same = own.chars().zip(other.chars()).take_while(|(own, other)| own == other);
            let mut letters = own.chars().take(same.count() + 1);
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            first.chain(letters).collect::<String>()
        };
        self.order().map(initial).concat()
    }

    /// Returns the name of a piece as the object of a sentence, as in "the tall round hollow dark
    /// piece".
    #[must_use]
    pub fn piece_object(self, piece: Piece) -> String {
        self.say(PieceText::PieceObject { traits: &self.values_of(piece, Form::Object) })
    }

    /// Returns the traits of a piece as a player types them after a verb: "give tall round …".
    pub(crate) fn traits_object(self, piece: Piece) -> String {
        self.values_of(piece, Form::Object)
    }

    /// Returns the name of a piece in the form that the sentences of a register need.
    pub(crate) fn piece_in(self, register: Register, piece: Piece) -> String {
        match register {
            Register::Label => self.piece_object(piece),
            Register::Spoken => self.piece(piece),
            Register::Braille => self.short_piece(piece),
        }
    }

    /// Returns the name of a piece that stands alone, in short forms for braille.
    pub(crate) fn name_in(self, register: Register, piece: Piece) -> String {
        match register {
            Register::Label | Register::Spoken => self.piece(piece),
            Register::Braille => self.short_piece(piece),
        }
    }

    fn values_of(self, piece: Piece, form: Form) -> String {
        let words = self.order().map(|t| self.value_in(piece.value(t), form));
        words.join(" ")
    }

    /// Returns the traits in the order in which they are named: those that count first.
    pub(crate) fn order(self) -> [Trait; 4] {
        let mut order = [Trait::Height, Trait::Outline, Trait::Fill, Trait::Colour];
        order.sort_by_key(|t| !self.traits.contains(*t));
        order
    }

    /// Returns the word for a trait value, as in "tall".
    #[must_use]
    pub fn value(self, value: TraitValue) -> String {
        self.value_in(value, Form::Label)
    }

    fn value_in(self, value: TraitValue, form: Form) -> String {
        let attribute = match form {
            Form::Label => None,
            Form::Object => Some("object"),
            Form::All => Some("all"),
            Form::Short => Some("short"),
        };
        Catalogue::of(self.language).word(value_id(value, self.edition), attribute)
    }

    /// Returns the name of a trait, as in "height".
    #[must_use]
    pub fn trait_name(self, t: Trait) -> String {
        Catalogue::of(self.language).word(trait_id(t, self.edition), None)
    }

    /// Returns the name of a shape, as in "row 1" or "block b2".
    #[must_use]
    pub fn shape(self, shape: Shape) -> String {
        let text = shape.to_string();
        match shape.kind() {
            ShapeKind::Row => self.say(PieceText::ShapeRow { name: &text[3..] }),
            ShapeKind::Column => self.say(PieceText::ShapeColumn { name: &text[3..] }),
            ShapeKind::Diagonal => self.say(PieceText::ShapeDiagonal { name: &text[4..] }),
            ShapeKind::Block => self.say(PieceText::ShapeBlock { name: &text[5..] }),
        }
    }

    /// Returns an alignment in words, as in "row 1, all dark and tall".
    #[must_use]
    pub fn alignment(self, alignment: Alignment) -> String {
        let values = self.all_of(alignment.values());
        self.say(PieceText::Alignment { shape: &self.shape(alignment.shape()), values: &values })
    }

    /// Returns several alignments in words.
    #[must_use]
    pub fn alignments(self, alignments: &[Alignment]) -> String {
        self.list(alignments.iter().map(|alignment| self.alignment(*alignment)))
    }

    /// Returns the words for values that several pieces share, as in "dark and tall".
    pub(crate) fn all_of(self, values: impl Iterator<Item = TraitValue>) -> String {
        let words = values.map(|value| self.value_in(value, Form::All));
        self.and(&words.collect::<Vec<_>>())
    }

    /// Joins words, as in "a, b and c".
    #[must_use]
    pub fn and(self, words: &[String]) -> String {
        match words {
            [] => String::new(),
            [one] => one.clone(),
            [rest @ .., last] => self.say(PieceText::ListAnd { rest: &rest.join(", "), last }),
        }
    }

    /// Joins alternatives, as in "a, b or c".
    pub(crate) fn or(self, words: &[String]) -> String {
        match words {
            [] => String::new(),
            [one] => one.clone(),
            [rest @ .., last] => self.say(PieceText::ListOr { rest: &rest.join(", "), last }),
        }
    }

    /// Joins phrases, as in "a; b; c".
    pub(crate) fn list(self, phrases: impl DoubleEndedIterator<Item = String>) -> String {
        let more = |rest: String, first: String| {
            self.say(PieceText::ListMore { first: &first, rest: &rest })
        };
        phrases.rev().reduce(more).unwrap_or_default()
    }

    /// Returns a span of time in words, in whole seconds.
    #[must_use]
    pub fn time(self, span: Duration) -> String {
        let whole = usize::try_from(span.as_secs()).unwrap_or(usize::MAX);
        if whole >= DAY {
            return self.days(whole);
        }
        let minutes = self.say(GameText::TimeMinutes { count: whole / 60 });
        let seconds = self.say(GameText::TimeSeconds { count: whole % 60 });
        match (whole / 60, whole % 60) {
            (0, _) => seconds,
            (_, 0) => minutes,
            (_, _) => self.say(GameText::TimeBoth { minutes: &minutes, seconds: &seconds }),
        }
    }

    /// Returns a time of a day or more, to the hour.
    fn days(self, seconds: usize) -> String {
        let days = self.say(MeetingText::MeetingDays { count: seconds / DAY });
        let hours = self.say(MeetingText::MeetingHours { count: seconds % DAY / 3600 });
        if seconds % DAY < 3600 {
            return days;
        }
        self.say(MeetingText::MeetingDaysHours { days: &days, hours: &hours })
    }
}

pub(crate) const fn value_id(value: TraitValue, edition: Edition) -> &'static str {
    match (value.of, value.present, edition) {
        (Trait::Colour, false, Edition::Classic) => "value-light",
        (Trait::Colour, true, Edition::Classic) => "value-dark",
        (Trait::Colour, false, Edition::Access) => "value-smooth",
        (Trait::Colour, true, Edition::Access) => "value-grooved",
        (Trait::Height, false, _) => "value-short",
        (Trait::Height, true, _) => "value-tall",
        (Trait::Outline, false, _) => "value-round",
        (Trait::Outline, true, _) => "value-square",
        (Trait::Fill, false, _) => "value-solid",
        (Trait::Fill, true, _) => "value-hollow",
    }
}

pub(crate) const fn trait_id(t: Trait, edition: Edition) -> &'static str {
    match (t, edition) {
        (Trait::Colour, Edition::Classic) => "trait-colour",
        (Trait::Colour, Edition::Access) => "trait-texture",
        (Trait::Height, _) => "trait-height",
        (Trait::Outline, _) => "trait-shape",
        (Trait::Fill, _) => "trait-fill",
    }
}
