//! Answers to questions that are the same in plain lines and on the whole screen.

use quarto_text::{Edition, Language, Topic, rules_title};

/// Returns the rules in the words of an edition, one line per paragraph.
#[must_use]
pub fn rules(language: Language, edition: Edition) -> Vec<String> {
    let mut lines = vec![rules_title(language)];
    for section in Topic::ALL.map(|topic| topic.section(language, edition)) {
        lines.push(section.title);
        lines.extend(section.paragraphs.into_iter().map(|(_, text)| text));
    }
    lines
}
