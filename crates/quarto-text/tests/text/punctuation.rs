//! What each language asks of spaces, quotation marks and letters, checked in every text.

use std::fs;

/// Returns the texts of a language: each line that is not a comment, with its file and number.
pub(crate) fn lines(language: &str) -> Vec<(String, String)> {
    let folder = format!("{}/locales/{language}", env!("CARGO_MANIFEST_DIR"));
    let mut lines = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        // What people may type is read, never shown.
        if name == "phrases.ftl" {
            continue;
        }
        for (number, line) in (1..).zip(fs::read_to_string(&path).unwrap().lines()) {
            if !line.starts_with('#') && !line.trim_start().starts_with(".typed") {
                let text = line.split_once(" = ").map_or(line, |(_, text)| text);
                lines.push((format!("{language}/{name}:{number}"), text.to_owned()));
            }
        }
    }
    lines
}

#[track_caller]
fn check(language: &str, is_wrong: impl Fn(&str) -> bool) {
    for (place, text) in lines(language) {
        assert!(!is_wrong(&text), "{place}: {text}");
    }
}

/// Tells whether a plain space stands before one of these signs.
fn spaced(text: &str, signs: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    chars.windows(2).any(|pair| pair[0] == ' ' && signs.contains(pair[1]))
}

#[test]
fn french_signs_are_never_torn_from_their_words() {
    check("fr", |text| spaced(text, ";!?»%:") || text.contains("« "));
}

#[test]
fn a_russian_dash_never_begins_a_line() {
    check("ru", |text| spaced(text, "—%"));
}

#[test]
fn percent_signs_stand_as_each_language_has_them() {
    for language in ["en", "ro"] {
        check(language, |text| text.contains(" %") || text.contains("\u{a0}%"));
    }
    check("es", |text| spaced(text, "%"));
}

#[test]
fn quotation_marks_and_ellipses_are_those_of_print() {
    for language in ["en", "es", "fr", "ro", "ru"] {
        check(language, |text| text.contains('"') || text.contains("..."));
    }
    check("en", |text| text.contains('\'') || spaced(text, "…"));
    check("fr", |text| text.contains('\''));
}

#[test]
fn romanian_letters_have_a_comma_below() {
    check("ro", |text| text.contains(['ş', 'ţ', 'Ş', 'Ţ']));
}

#[test]
fn a_unit_is_never_torn_from_its_number() {
    for language in ["en", "es", "fr", "ro", "ru"] {
        check(language, |text| text.contains(" mm") || text.contains(" мм"));
    }
}

#[test]
fn nothing_stands_between_two_spaces() {
    for language in ["en", "es", "fr", "ro", "ru"] {
        check(language, |text| text.trim_start().contains("  ") || text.ends_with(' '));
    }
}
