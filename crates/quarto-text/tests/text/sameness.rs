//! No text is left in English, and none is written down twice.

use std::collections::HashMap;

use crate::punctuation::lines;

/// Returns how many words a text has, without what is inserted.
fn words(text: &str) -> usize {
    let own = text.split(['{', '}']).step_by(2).collect::<Vec<_>>().concat();
    own.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count()
}

#[test]
fn no_text_is_left_in_english() {
    let english: Vec<String> = lines("en").into_iter().map(|(_, text)| text).collect();
    for language in ["es", "ru", "ro", "fr"] {
        // What people type may be the same word.
        let shown = lines(language).into_iter().filter(|(place, _)| !place.contains("words.ftl"));
        for (place, text) in shown {
            // A word or two may be the same: Total, Notation, PgUp.
            let same = words(&text) > 2 && english.contains(&text);
            assert!(!same || is_a_name(&text), "{place}: {text}");
        }
    }
}

/// Tells whether a text names keys, a program or a plural, which need no translation.
fn is_a_name(text: &str) -> bool {
    ["Ctrl-C", "Quarto", "PLURAL"].iter().any(|name| text.contains(name))
}

/// A long text that stands in two messages is one text too many: the next to change it finds only one of them.
#[test]
fn no_long_text_is_written_down_twice() {
    for language in ["en", "es", "ru", "ro", "fr"] {
        let mut seen: HashMap<String, String> = HashMap::new();
        for (place, text) in lines(language) {
            if words(&text) < 12 {
                continue;
            }
            let other = seen.insert(text.clone(), place.clone());
            assert!(other.is_none(), "{place} and {}: {text}", other.unwrap_or_default());
        }
    }
}
