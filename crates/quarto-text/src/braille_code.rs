//! Uncontracted braille: how each language writes letters, digits and signs in cells of six dots.
//!
//! English follows Unified English Braille, French the uniform French code (with its own digits), Russian the
//! literary code, which leaves out capitals; Spanish and Romanian theirs.

use crate::Language;

/// The characters of North American braille ASCII in the order of their dots, which files for embossers hold.
/// Dot 1 counts 1, dot 2 counts 2, dot 3 counts 4, and so on.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// A sign and the dots of its cells.
type Dots = (char, &'static str);

#[rustfmt::skip]
const LATIN: [Dots; 26] = [
    ('a', "1"), ('b', "12"), ('c', "14"), ('d', "145"), ('e', "15"), ('f', "124"), ('g', "1245"),
    ('h', "125"), ('i', "24"), ('j', "245"), ('k', "13"), ('l', "123"), ('m', "134"), ('n', "1345"),
    ('o', "135"), ('p', "1234"), ('q', "12345"), ('r', "1235"), ('s', "234"), ('t', "2345"),
    ('u', "136"), ('v', "1236"), ('w', "2456"), ('x', "1346"), ('y', "13456"), ('z', "1356"),
];

#[rustfmt::skip]
const CYRILLIC: [Dots; 33] = [
    ('а', "1"), ('б', "12"), ('в', "2456"), ('г', "1245"), ('д', "145"), ('е', "15"), ('ё', "16"),
    ('ж', "245"), ('з', "1356"), ('и', "24"), ('й', "12346"), ('к', "13"), ('л', "123"), ('м', "134"),
    ('н', "1345"), ('о', "135"), ('п', "1234"), ('р', "1235"), ('с', "234"), ('т', "2345"), ('у', "136"),
    ('ф', "124"), ('х', "125"), ('ц', "14"), ('ч', "12345"), ('ш', "156"), ('щ', "1346"), ('ъ', "12356"),
    ('ы', "2346"), ('ь', "23456"), ('э', "246"), ('ю', "1256"), ('я', "1246"),
];

/// The letters that a language has beside the Latin ones, and what stands for them.
const fn own_letters(language: Language) -> &'static [Dots] {
    match language {
        Language::English => &[('ü', "45 25 136")],
        Language::Spanish => &[
            ('á', "12356"),
            ('é', "2346"),
            ('í', "34"),
            ('ó', "346"),
            ('ú', "23456"),
            ('ü', "1256"),
            ('ñ', "12456"),
        ],
        Language::Russian => &CYRILLIC,
        Language::Romanian => {
            &[('ă', "16"), ('â', "126"), ('î', "146"), ('ș', "156"), ('ț', "246"), ('ü', "1256")]
        }
        Language::French => &[
            ('à', "12356"),
            ('â', "16"),
            ('ç', "12346"),
            ('é', "123456"),
            ('è', "2346"),
            ('ê', "126"),
            ('ë', "1246"),
            ('î', "146"),
            ('ï', "12456"),
            ('ô', "1456"),
            ('œ', "246"),
            ('ù', "23456"),
            ('û', "156"),
            ('ü', "1256"),
        ],
    }
}

/// The signs that all five languages write alike.
const SIGNS: [Dots; 6] =
    [(',', "2"), (';', "23"), (':', "25"), ('!', "235"), ('-', "36"), ('’', "3")];

/// The signs that a language writes in its own way.
const fn own_signs(language: Language) -> &'static [Dots] {
    match language {
        Language::English => &[
            ('.', "256"),
            ('?', "236"),
            ('“', "236"),
            ('”', "356"),
            ('(', "5 126"),
            (')', "5 345"),
            ('–', "6 36"),
        ],
        Language::Spanish => &[
            ('.', "3"),
            ('?', "26"),
            ('¿', "26"),
            ('¡', "235"),
            ('«', "236"),
            ('»', "236"),
            ('(', "126"),
            (')', "345"),
        ],
        Language::Russian => &[
            ('.', "256"),
            ('?', "26"),
            ('«', "236"),
            ('»', "356"),
            ('(', "126"),
            (')', "345"),
            ('—', "36"),
        ],
        Language::Romanian => {
            &[('.', "256"), ('?', "26"), ('„', "236"), ('”', "356"), ('(', "2356"), (')', "2356")]
        }
        Language::French => {
            &[('.', "256"), ('?', "26"), ('«', "2356"), ('»', "2356"), ('(', "236"), (')', "356")]
        }
    }
}

/// Returns a text in braille ASCII. Signs that the language does not know become blanks; a test looks for them.
pub(crate) fn transcribe(text: &str, language: Language) -> String {
    let text = text.replace(['\u{a0}', '\u{202f}'], " ");
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    // French print sets a space before these signs and inside its quotation marks; braille does not.
    let is_torn = |word: &str, next: &str| {
        language == Language::French && (word == "«" || next.starts_with([';', ':', '!', '?', '»']))
    };
    let mut line = String::new();
    for (at, word) in words.iter().enumerate() {
        if at > 0 && !is_torn(words[at - 1], word) {
            line.push(' ');
        }
        line += &transcribe_word(word, language);
    }
    line
}

/// Returns a whole number, after the number sign.
pub(crate) fn transcribe_number(number: usize, language: Language) -> String {
    transcribe_word(&number.to_string(), language)
}

/// The kind of a character, which decides what announces it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Lower,
    Upper,
    Digit,
    Sign,
}

fn kind(char: char) -> Kind {
    if char.is_ascii_digit() {
        Kind::Digit
    } else if char.is_uppercase() {
        Kind::Upper
    } else if char.is_lowercase() {
        Kind::Lower
    } else {
        Kind::Sign
    }
}

fn transcribe_word(word: &str, language: Language) -> String {
    let chars: Vec<char> = word.chars().collect();
    let mut cells = String::new();
    for run in chars.chunk_by(|one, next| kind(*one) == kind(*next)) {
        cells += &before(run, &cells, language);
        for char in run.iter().flat_map(|char| char.to_lowercase()) {
            cells += &sign(char, language);
        }
    }
    cells
}

/// Returns what announces a run of characters of one kind: capitals, digits, Latin letters in a Russian text.
fn before(run: &[char], cells: &str, language: Language) -> String {
    let is_foreign = language == Language::Russian && run[0].is_ascii_alphabetic();
    let dots = match (kind(run[0]), language) {
        (Kind::Digit, Language::French) => "6",
        (Kind::Digit, _) => "3456",
        (Kind::Upper, Language::Russian) if !is_foreign => "",
        (Kind::Upper, Language::English) if run.len() > 1 => "6 6",
        (Kind::Upper, Language::English) => "6",
        (Kind::Upper, _) if run.len() > 1 => "46 46",
        (Kind::Upper, _) => "46",
        (Kind::Lower, _) if is_foreign && cells.is_empty() => "6",
        (Kind::Lower | Kind::Sign, _) => "",
    };
    ascii(dots)
}

fn sign(char: char, language: Language) -> String {
    if let Some(digit) = char.to_digit(10) {
        return ascii(digit_dots(digit, language));
    }
    let known = [own_letters(language), own_signs(language), &LATIN, &SIGNS];
    let dots = known.into_iter().flatten().find(|(known, _)| *known == char);
    dots.map_or(" ".into(), |(_, dots)| ascii(dots))
}

/// Returns the dots of a digit: those of the letters a to j; in French with dot 6 added, and a nought of its own.
fn digit_dots(digit: u32, language: Language) -> &'static str {
    const FRENCH: [&str; 10] =
        ["3456", "16", "126", "146", "1456", "156", "1246", "12456", "1256", "246"];
    const OTHERS: [&str; 10] = ["245", "1", "12", "14", "145", "15", "124", "1245", "125", "24"];
    let digits = if language == Language::French { FRENCH } else { OTHERS };
    digits[digit as usize]
}

/// Returns the characters for cells, whose dots are given as numbers, with a space between the cells.
fn ascii(cells: &str) -> String {
    let number = |dots: &str| dots.bytes().map(|dot| 1 << (dot - b'1')).sum::<usize>();
    cells.split_whitespace().map(|dots| char::from(ASCII[number(dots)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a cell of Unicode for a character of braille ASCII.
    fn cell(char: char) -> char {
        let dots = ASCII.iter().position(|known| char::from(*known) == char).unwrap();
        char::from_u32(0x2800 + u32::try_from(dots).unwrap()).unwrap()
    }

    fn cells(text: &str, language: Language) -> String {
        transcribe(text, language).chars().map(cell).collect()
    }

    #[track_caller]
    fn check(language: Language, text: &str, expected: &str) {
        assert_eq!(cells(text, language), expected.replace(' ', "⠀"), "{text}");
    }

    /// The alphabets as they are felt, written down a second time.
    #[test]
    fn every_language_has_its_own_letters() {
        let latin = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";
        check(Language::English, "abcdefghijklmnopqrstuvwxyz", latin);
        check(Language::Spanish, "áéíóúüñ", "⠷⠮⠌⠬⠾⠳⠻");
        check(Language::Romanian, "ăâîșț", "⠡⠣⠩⠱⠪");
        check(Language::French, "àâçéèêëîïôœùûü", "⠷⠡⠯⠿⠮⠣⠫⠩⠻⠹⠪⠾⠱⠳");
        let cyrillic = "⠁⠃⠺⠛⠙⠑⠡⠚⠵⠊⠯⠅⠇⠍⠝⠕⠏⠗⠎⠞⠥⠋⠓⠉⠟⠱⠭⠷⠮⠾⠪⠳⠫";
        check(Language::Russian, "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", cyrillic);
    }

    #[test]
    fn no_two_letters_of_a_language_feel_alike() {
        for language in Language::ALL {
            let latin = (language != Language::Russian).then_some(&LATIN[..]);
            let letters = own_letters(language).iter().chain(latin.into_iter().flatten());
            let mut all: Vec<String> = letters.map(|(char, _)| sign(*char, language)).collect();
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count, "{language}");
        }
    }

    #[test]
    fn capitals_and_digits_are_announced_as_each_language_does() {
        check(Language::English, "Call QUARTO!", "⠠⠉⠁⠇⠇ ⠠⠠⠟⠥⠁⠗⠞⠕⠖");
        check(Language::Spanish, "canta ¡QUARTO!", "⠉⠁⠝⠞⠁ ⠖⠨⠨⠟⠥⠁⠗⠞⠕⠖");
        check(Language::French, "QUARTO\u{202f}! case a1", "⠨⠨⠟⠥⠁⠗⠞⠕⠖ ⠉⠁⠎⠑ ⠁⠠⠡");
        check(Language::Romanian, "a1, d4", "⠁⠼⠁⠂ ⠙⠼⠙");
        check(Language::Russian, "«КВАРТО!» A и a1", "⠦⠅⠺⠁⠗⠞⠕⠖⠴ ⠨⠁ ⠊ ⠠⠁⠼⠁");
        check(Language::English, "16, 20", "⠼⠁⠋⠂ ⠼⠃⠚");
        check(Language::French, "dit «\u{a0}oui\u{a0}» ici", "⠙⠊⠞ ⠶⠕⠥⠊⠶ ⠊⠉⠊");
    }
}
