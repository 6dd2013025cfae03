//! The rules in braille on paper: a file that an embosser writes as it stands.

use quarto_rules::Piece;

use crate::braille_code::{transcribe, transcribe_number};
use crate::catalogue::Catalogue;
use crate::{Edition, Language, Topic, Voice, rules_note, rules_title};

/// How many cells a line has, and how many lines a page: what every embosser can do.
const CELLS: usize = 40;
const LINES: usize = 25;

/// Returns the rules in short and a table of the pieces as a BRF file: braille ASCII, uncontracted, pages of 25 lines
/// of 40 cells, each with its number below and a form feed after it.
///
/// ```
/// use quarto_text::{Edition, Language, braille_sheet};
///
/// let sheet = braille_sheet(Language::English, Edition::Access);
/// let first = sheet.lines().next().unwrap();
/// assert_eq!(first.trim(), ",THE RULES OF ,QUARTO");
/// ```
#[must_use]
pub fn braille_sheet(language: Language, edition: Edition) -> String {
    let mut pages = Pages::default();
    let braille = |text: &str| transcribe(text, language);
    let summary = Topic::Summary.section(language, edition);
    pages.add(&[centred(&braille(&rules_title(language))), String::new()]);
    for (number, (_, text)) in (1..).zip(&summary.paragraphs) {
        let number = transcribe_number(number, language);
        pages.add(&item(&format!("{number} {}", braille(text))));
    }
    let word = |id: &str| Catalogue::of(language).word(id, None);
    let table = [vec![String::new(), braille(&word("rules-table"))], table(language, edition)];
    pages.add(&table.concat());
    for text in [word("rules-squares"), rules_note(language)] {
        pages.add(&[vec![String::new()], item(&braille(&text))].concat());
    }
    pages.finish(language)
}

/// Returns a line for every piece: its letter and its traits.
fn table(language: Language, edition: Edition) -> Vec<String> {
    let voice = Voice { language, edition, ..Voice::default() };
    let line = |piece: Piece| transcribe(&format!("{piece} {}", voice.piece(piece)), language);
    Piece::ALL.map(line).into()
}

fn centred(line: &str) -> String {
    format!("{}{line}", " ".repeat(CELLS.saturating_sub(line.len()) / 2))
}

/// Breaks a text into lines; those after the first are indented by two cells.
fn item(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= CELLS => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("  {word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Pages that are being filled.
#[derive(Default)]
struct Pages {
    full: Vec<Vec<String>>,
    /// The lines of the page that is being filled.
    lines: Vec<String>,
}

impl Pages {
    /// The lines of a page above its number.
    const ROOM: usize = LINES - 1;

    /// Adds lines that stay together on one page.
    fn add(&mut self, lines: &[String]) {
        if self.lines.len() + lines.len() > Pages::ROOM {
            self.full.push(std::mem::take(&mut self.lines));
        }
        let is_new = self.lines.is_empty();
        self.lines.extend(lines.iter().skip_while(|line| is_new && line.is_empty()).cloned());
    }

    /// Returns the pages with their numbers, as an embosser reads them.
    fn finish(mut self, language: Language) -> String {
        self.full.push(self.lines);
        let page = |(number, mut lines): (usize, Vec<String>)| {
            lines.resize(Pages::ROOM, String::new());
            lines.push(format!("{:>CELLS$}", transcribe_number(number, language)));
            lines.join("\r\n") + "\r\n\u{c}"
        };
        (1..).zip(self.full).map(page).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheets() -> impl Iterator<Item = (Language, Edition, String)> {
        let both = |language| Edition::ALL.map(|edition| (language, edition));
        let all = Language::ALL.into_iter().flat_map(both);
        all.map(|(language, edition)| (language, edition, braille_sheet(language, edition)))
    }

    #[test]
    fn every_page_fits_every_embosser() {
        for (language, edition, sheet) in sheets() {
            assert!(sheet.ends_with('\u{c}'), "{language} {edition}");
            let pages: Vec<&str> = sheet.trim_end_matches('\u{c}').split('\u{c}').collect();
            assert!((2..=4).contains(&pages.len()), "{language} {edition}: {}", pages.len());
            for page in pages {
                assert_eq!(page.matches("\r\n").count(), LINES, "{language} {edition}");
                for line in page.lines() {
                    assert!(line.len() <= CELLS, "{language} {edition}: {line}");
                }
            }
        }
    }

    #[test]
    fn only_braille_is_written() {
        for (language, edition, sheet) in sheets() {
            let other = |char: char| !(' '..='_').contains(&char) && !"\r\n\u{c}".contains(char);
            assert_eq!(sheet.find(other), None, "{language} {edition}");
        }
    }

    /// A sign that the code of a language lacks would be a hole in a word.
    #[test]
    fn every_sign_of_the_texts_has_its_cells() {
        for language in Language::ALL {
            let sections = Topic::ALL.map(|topic| topic.section(language, Edition::Access));
            let texts = sections.iter().flat_map(|section| &section.paragraphs);
            for (name, text) in texts.filter(|(name, _)| name.starts_with('s')) {
                let words = text.split([' ', '\u{a0}', '\u{202f}']).filter(|word| !word.is_empty());
                for word in words.chain(rules_note(language).split_whitespace()) {
                    let cells = transcribe(word, language);
                    assert!(!cells.contains(' '), "{language} {name}: {word}");
                    assert!(cells.len() >= word.chars().count(), "{language} {name}: {word}");
                }
            }
        }
    }

    #[test]
    fn the_table_names_every_piece() {
        let sheet = braille_sheet(Language::English, Edition::Access);
        assert!(sheet.contains("\r\n,A SHORT ROUND SOLID SMOOTH\r\n"), "{sheet}");
        assert!(sheet.contains("\r\n,P TALL SQUARE HOLLOW GROOVED\r\n"), "{sheet}");
        for (language, edition, sheet) in sheets() {
            let lines: Vec<&str> = sheet.split("\r\n").collect();
            for line in table(language, edition) {
                assert!(line.len() <= CELLS && lines.contains(&&*line), "{language}: {line}");
            }
        }
    }
}
