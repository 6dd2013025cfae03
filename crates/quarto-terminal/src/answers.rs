//! Answers to questions that are the same in plain lines and on the whole screen.

use quarto_text::{Language, Topic, rules_title};

/// Returns the rules, one line per paragraph.
#[must_use]
pub fn rules(language: Language) -> Vec<String> {
    let mut lines = vec![rules_title(language)];
    for section in Topic::ALL.map(|topic| topic.section(language)) {
        lines.push(section.title);
        lines.extend(section.paragraphs.into_iter().map(|(_, text)| text));
    }
    lines
}
