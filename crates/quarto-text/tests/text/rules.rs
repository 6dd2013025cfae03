use quarto_text::{Language, Topic, rules_note, rules_title};

#[test]
fn every_rule_is_told_in_every_language() {
    for language in Language::ALL {
        assert!(!rules_title(language).is_empty());
        let sections = Topic::ALL.map(|topic| topic.section(language));
        let paragraphs: Vec<_> = sections.iter().flat_map(|section| &section.paragraphs).collect();
        for number in 1..=16 {
            let rule = format!("r{number}");
            assert!(paragraphs.iter().any(|(name, _)| *name == rule), "{language} {rule}");
        }
        for (name, text) in paragraphs {
            assert!(text.ends_with(['.', '!', '»', '”']), "{language} {name}: {text}");
            assert!(text.chars().count() > 30, "{language} {name}: {text}");
        }
    }
}

#[test]
fn r18_it_is_said_whose_game_it_is() {
    for language in Language::ALL {
        let note = rules_note(language);
        assert!(note.contains("Gigamic") && note.contains("QUARTO"), "{language}: {note}");
    }
}

#[test]
fn the_access_edition_has_its_section() {
    let word = |language| Topic::Access.section(language).title;
    assert!(Language::ALL.into_iter().all(|language| word(language).contains("Access")));
}
