use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_script::{Script, UnicodeScript};
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_security::skeleton;

/// The name of a person: visible text on one line, at most forty characters.
///
/// A new name is read by [`FromStr`], which is strict: letters of any script, marks on them, digits,
/// symbols and emoji, but nothing invisible or unassigned, and each word in one script as UTS 39
/// defines it (Latin may be mixed with Chinese, Japanese and Korean). It is normalised, so that names
/// that look the same are the same:
///
/// ```
/// use quarto_game::Name;
///
/// let ada: Name = " Ada  Lovelace".parse()?;
/// assert_eq!(ada.as_str(), "Ada Lovelace");
/// assert!("Ёлка 🌲".parse::<Name>().is_ok());
/// assert!("Аda".parse::<Name>().is_err()); // The first letter is Cyrillic.
/// # Ok::<(), quarto_game::NameError>(())
/// ```
///
/// A stored name is read by [`Name::kept`], which accepts what older versions allowed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

/// Why a text is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// It is too long, or has neither a letter nor a digit.
    #[error("a name has at most forty characters, among them a letter or digit")]
    Length,
    /// It contains a character that is invisible, unassigned or for private use.
    #[error("a name is visible text: U+{:04X} is not allowed there", u32::from(*.0))]
    Invisible(char),
    /// A mark stands alone, or there are too many on one letter.
    #[error("at most four marks may stand on a letter, and none alone")]
    Marks,
    /// Letters of different scripts are mixed.
    #[error("each word of a name is written in one script")]
    Scripts,
}

/// The most characters in a name.
const LONGEST: usize = 40;
/// The most marks on one letter. No real name needs more.
const MARKS: usize = 4;

impl Name {
    /// Returns the name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Reads a name that was stored, or sent by another program, without normalising it: there are still
    /// games from before names were checked strictly.
    ///
    /// # Errors
    /// If no version ever accepted it as a name.
    pub fn kept(text: &str) -> Result<Name, NameError> {
        let text = text.trim();
        check_length(text)?;
        match text.chars().find(|char| is_disruptive(*char)) {
            Some(char) => Err(NameError::Invisible(char)),
            None => Ok(Name(text.into())),
        }
    }
}

/// Reads a new name.
impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        let text = normalise(text);
        check_length(&text)?;
        check_characters(&text)?;
        // A word ends at anything that is neither a letter nor a digit.
        let is_break = |char: char| !is_word(char) && !is_joiner(char);
        if text.split(is_break).all(is_in_one_script) {
            Ok(Name(text))
        } else {
            Err(NameError::Scripts)
        }
    }
}

/// Returns the normal form of a text: composed (NFC), with single plain spaces, and without the
/// variation selectors that ask for a plain or a coloured emoji.
fn normalise(text: &str) -> String {
    let is_wish = |char: &char| matches!(char, '\u{FE0E}' | '\u{FE0F}');
    let is_space = |char: char| char.general_category() == GeneralCategory::SpaceSeparator;
    let composed: String = text.chars().filter(|char| !is_wish(char)).nfc().collect();
    let words: Vec<&str> = composed.split(is_space).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

fn check_length(text: &str) -> Result<(), NameError> {
    let fits = (1..=LONGEST).contains(&text.chars().count());
    if fits && text.contains(char::is_alphanumeric) { Ok(()) } else { Err(NameError::Length) }
}

fn check_characters(text: &str) -> Result<(), NameError> {
    let chars: Vec<char> = text.chars().collect();
    let mut marks = 0;
    for (index, char) in chars.iter().copied().enumerate() {
        let before = index.checked_sub(1).map(|index| chars[index]);
        if is_joiner(char) {
            if !may_join(before, char, chars.get(index + 1).copied()) {
                return Err(NameError::Invisible(char));
            }
            continue;
        }
        if !is_visible(char) {
            return Err(NameError::Invisible(char));
        }
        marks = if is_mark(char) { marks + 1 } else { 0 };
        let stands = before.is_some_and(|before| is_word(before) || is_joiner(before));
        if marks > MARKS || marks > 0 && !stands {
            return Err(NameError::Marks);
        }
    }
    Ok(())
}

/// Tells whether a character is visible and always looks the same: it is not ignorable, a control or
/// format character, for private use, unassigned, or an enclosing mark.
fn is_visible(char: char) -> bool {
    // Blanks that Unicode counts among letters, marks and symbols.
    let is_blank = matches!(char, '\u{2800}' | '\u{16FE4}' | '\u{1D159}');
    let kind = char.general_category();
    let is_shown = match char.general_category_group() {
        GeneralCategoryGroup::Letter
        | GeneralCategoryGroup::Number
        | GeneralCategoryGroup::Punctuation
        | GeneralCategoryGroup::Symbol => true,
        GeneralCategoryGroup::Mark => kind != GeneralCategory::EnclosingMark,
        GeneralCategoryGroup::Separator => char == ' ',
        GeneralCategoryGroup::Other => false,
    };
    is_shown && !is_blank && !is_ignorable(char)
}

/// Tells whether a character is invisible by default; skeletons (UTS 39) leave those out.
fn is_ignorable(char: char) -> bool {
    skeleton(char.encode_utf8(&mut [0; 4])).next().is_none()
}

fn is_mark(char: char) -> bool {
    char.general_category_group() == GeneralCategoryGroup::Mark
}

/// Tells whether a character can be part of a word.
fn is_word(char: char) -> bool {
    let kind = char.general_category_group();
    matches!(
        kind,
        GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark | GeneralCategoryGroup::Number
    )
}

/// Tells whether a character joins its neighbours (ZWJ) or keeps them apart (ZWNJ).
fn is_joiner(char: char) -> bool {
    matches!(char, '\u{200C}' | '\u{200D}')
}

/// Tells whether a joiner changes how the text looks: after a virama, and in Arabic script to keep two
/// letters apart.
fn may_join(before: Option<char>, joiner: char, after: Option<char>) -> bool {
    const VIRAMA: u8 = 9;
    let is_arabic = |char: char| char.script() == Script::Arabic && is_word(char);
    let is_after_virama = before.is_some_and(|char| canonical_combining_class(char) == VIRAMA);
    let is_between = before.is_some_and(is_arabic) && after.is_some_and(is_arabic);
    after.is_some_and(is_word) && (is_after_virama || joiner == '\u{200C}' && is_between)
}

/// Tells whether a word is written in one script, or in Latin and one of the scripts of Chinese,
/// Japanese and Korean: "highly restrictive" in UTS 39.
fn is_in_one_script(word: &str) -> bool {
    let (mut all, mut but_latin) = (AugmentedScriptSet::default(), AugmentedScriptSet::default());
    for char in word.chars() {
        let scripts = AugmentedScriptSet::for_char(char);
        all.intersect_with(scripts);
        if !scripts.base.contains_script(Script::Latin) {
            but_latin.intersect_with(scripts);
        }
    }
    !all.is_empty() || but_latin.hanb || but_latin.jpan || but_latin.kore
}

/// Tells whether a character moves, reverses or hides the text beside it, or is invisible; only such
/// characters as no version ever accepted in a name.
fn is_disruptive(char: char) -> bool {
    let directions = matches!(char, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let nothing = matches!(
        char,
        '\u{AD}'
            | '\u{115F}'
            | '\u{1160}'
            | '\u{180E}'
            | '\u{200B}'
            | '\u{2028}'
            | '\u{2029}'
            | '\u{2060}'..='\u{2064}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
    );
    char.is_control() || directions || nothing
}

/// Tells whether two names can be confused, by the eye (UTS 39) or by the ear, which does not hear
/// capital letters.
///
/// ```
/// use quarto_game::look_alike;
///
/// assert!(look_alike("Ada", "Аdа")); // Two letters are Cyrillic.
/// assert!(look_alike("Bill", "BiIl") && look_alike("Ada", "ADA"));
/// assert!(!look_alike("Ada", "Ida"));
/// ```
#[must_use]
pub fn look_alike(one: &str, other: &str) -> bool {
    let [low_one, low_other] = [one, other].map(str::to_lowercase);
    skeleton(one).eq(skeleton(other)) || skeleton(&low_one).eq(skeleton(&low_other))
}

/// Returns the names of two players so that they cannot be confused: if they look or sound the same, the
/// second gets a number.
///
/// ```
/// # use quarto_game::tell_apart;
/// assert_eq!(tell_apart(["Ada".into(), "Ada".into()]), ["Ada", "Ada 2"]);
/// ```
#[must_use]
pub fn tell_apart([first, mut second]: [String; 2]) -> [String; 2] {
    if look_alike(&first, &second) {
        second.push_str(" 2");
    }
    [first, second]
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(&self.0)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

/// Reads a stored name. A caller that accepts a new one must check it.
impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        Name::kept(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

quarto_rules::describe! { Name, "Name", builder => builder
.schema_type(utoipa::openapi::Type::String)
.min_length(Some(1))
.max_length(Some(LONGEST))
.pattern(Some(PATTERN))
.examples(["Ada"])
.description(Some(
    "A name: at most forty characters, among them a letter or digit, and none that is invisible. \
     The pattern has the letters of most scripts, as not every program knows what a letter is; \
     the server takes those of all scripts. A new name is refused as `impossible` if a word of it \
     mixes scripts, more than four marks stand on a letter, or a character is ignored, for \
     private use or not assigned.",
)) }

/// A regular expression, in a dialect that every client understands, that most names match.
#[cfg(feature = "openapi")]
const PATTERN: &str = r"^(?!.*[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]).*[0-9A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02C1\u0391-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0561-\u0586\u05D0-\u05EA\u0620-\u064A\u0671-\u06D3\u07C0-\u07EA\u0904-\u0939\u0993-\u09A8\u09AA-\u09B0\u0A13-\u0A28\u0A93-\u0AA8\u0B13-\u0B28\u0B92-\u0B95\u0BAE-\u0BB9\u0C12-\u0C28\u0C2A-\u0C39\u0C92-\u0CA8\u0CAA-\u0CB3\u0D12-\u0D3A\u0D9A-\u0DB1\u0E01-\u0E30\u0F49-\u0F6C\u1000-\u102A\u10D0-\u10FA\u1200-\u1248\u1260-\u1288\u13A0-\u13F5\u1401-\u166C\u1780-\u17B3\u1820-\u1878\u1E00-\u1F15\u2D30-\u2D67\u3041-\u3096\u30A1-\u30FA\u3105-\u312F\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA48C\uAC00-\uD7A3].*$";

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, name: &str) {
        assert_eq!(text.parse::<Name>().map(|name| name.0), Ok(name.to_owned()), "{text:?}");
        // A name that was accepted is accepted again, and can be read back from where it was stored.
        assert_eq!(name.parse::<Name>(), Name::kept(name), "{name:?}");
    }

    fn refuse(text: &str, why: NameError) {
        assert_eq!(text.parse::<Name>(), Err(why), "{text:?}");
    }

    #[test]
    fn names_of_people_are_welcome() {
        for name in [
            "Ada L.",
            "O’Brien-Smith",
            "D'Arcy_99",
            "Ștefan Țepeș",
            "Nguyễn Thị Ánh",
            "Ёлка 🌲",
            "Владимир",
            "Αθηνά",
            "עֲדָה",
            "محمد",
            "علی\u{200C}رضا",
            "आदित्य",
            "ශ්\u{200D}රී",
            "தமிழ்",
            "สมชาย",
            "山田太郎",
            "ヤマダ たろう",
            "김철수",
            "李小龙 Bruce",
            "DJ山田",
            "DJヤマダ",
            "DJㄅㄆ",
            "DJ김",
            "Ada Лавлейс",
            "Anna-Мария",
            "Anna 👩🏽",
            "Ⅷ (Bo)",
        ] {
            check(name, name);
        }
    }

    #[test]
    fn what_looks_the_same_is_the_same() {
        check(" Ada\u{A0}\u{2003}L. ", "Ada L.");
        check("Zoe\u{308}", "Zoë");
        check("Ange\u{30A}la ❤\u{FE0F}", "Ange\u{30A}la ❤");
        check("\u{212B}sa", "Åsa");
    }

    #[test]
    fn nothing_invisible_is_in_a_name() {
        for char in "\u{0}\n\u{1b}\u{7f}\u{ad}\u{34f}\u{61c}\u{115f}\u{17b4}\u{180e}\u{200b}\u{200e}\
            \u{2028}\u{202e}\u{2060}\u{206a}\u{2800}\u{3164}\u{e000}\u{fdd0}\u{feff}\u{ffa0}\u{fff9}\
            \u{ffff}\u{16fe4}\u{1d159}\u{1d173}\u{e0001}\u{e0041}\u{e0100}\u{f0000}\u{378}\u{20dd}"
            .chars()
        {
            refuse(&format!("A{char}da"), NameError::Invisible(char));
        }
        for joiner in ['\u{200C}', '\u{200D}'] {
            for (before, after) in
                [("A", "da"), ("क", "ष"), ("क्", ""), ("Ada", ""), ("", "Ada"), ("🌲", "🌲a")]
            {
                refuse(&format!("{before}{joiner}{after}"), NameError::Invisible(joiner));
            }
        }
        refuse("علی\u{200D}رضا", NameError::Invisible('\u{200D}'));
    }

    #[test]
    fn names_say_something_and_not_too_much() {
        for text in ["", "  ", "?", "🌲", &*"x".repeat(41), "\u{FE0F}"] {
            refuse(text, NameError::Length);
        }
        check(&"x".repeat(40), &"x".repeat(40));
    }

    #[test]
    fn marks_stand_on_letters_and_are_few() {
        check("x\u{301}\u{302}\u{303}\u{304}", "x\u{301}\u{302}\u{303}\u{304}");
        refuse("x\u{301}\u{302}\u{303}\u{304}\u{305}", NameError::Marks);
        refuse("\u{301}Ada", NameError::Marks);
        refuse("Ada \u{301}", NameError::Marks);
        refuse("Ada 🌲\u{301}", NameError::Marks);
    }

    #[test]
    fn each_word_is_in_one_script() {
        for text in ["Аda", "Аdа Lovelace", "Bо", "Αda", "Ada-Bо", "山Д", "Ёλ", "aب", "क्\u{200D}a"]
        {
            refuse(text, NameError::Scripts);
        }
    }

    #[test]
    fn names_that_were_kept_are_still_read() {
        for name in ["Аda", "A\u{34f}da", "A\u{2800}da", "A\u{e000}", "Zoe\u{308}", "a  b"] {
            assert_eq!(Name::kept(name).unwrap().as_str(), name);
        }
        for text in ["", "?", "a\nb", "a\u{1b}[2J", "\u{202E}adA", "A\u{200B}da", &*"x".repeat(41)]
        {
            assert!(Name::kept(text).is_err(), "{text:?}");
        }
    }
}
