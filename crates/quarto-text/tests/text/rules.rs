use quarto_rules::{Trait, TraitValue};
use quarto_text::{Edition, Language, Topic, Voice, rules_note, rules_title};

#[test]
fn every_rule_is_told_in_every_language() {
    for language in Language::ALL {
        assert!(!rules_title(language).is_empty());
        let sections = Topic::ALL.map(|topic| topic.section(language, Edition::Classic));
        let paragraphs: Vec<_> = sections.iter().flat_map(|section| &section.paragraphs).collect();
        for number in 1..=16 {
            let rule = format!("r{number}");
            assert!(paragraphs.iter().any(|(name, _)| *name == rule), "{language} {rule}");
        }
        for rule in ["d1", "d2", "d3", "d4", "d6", "d7", "d9", "d10", "d11"] {
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
    let word = |language| Topic::Access.section(language, Edition::Access).title;
    assert!(Language::ALL.into_iter().all(|language| word(language).contains("Access")));
}

#[test]
fn the_game_is_first_told_in_six_sentences() {
    for language in Language::ALL {
        let section = Topic::ALL[0].section(language, Edition::Classic);
        assert_eq!(section.paragraphs.len(), 6, "{language}");
        for (name, text) in section.paragraphs {
            // A call within a sentence ends with its own sign.
            let text =
                text.replace("QUARTO!", "").replace("QUARTO\u{202f}!", "").replace("КВАРТО!", "");
            let ends = text.matches(['.', '!', '?']).count();
            assert_eq!(ends, 1, "{language} {name}: {text}");
            assert!(text.split_whitespace().count() <= 35, "{language} {name}: {text}");
        }
    }
}

#[test]
fn r2_each_edition_names_its_own_trait_first() {
    for language in Language::ALL {
        for edition in Edition::ALL {
            let voice = Voice { language, edition, ..Voice::default() };
            let other = match edition {
                Edition::Classic => Voice { edition: Edition::Access, ..voice },
                Edition::Access => Voice { edition: Edition::Classic, ..voice },
            };
            let text: String = Topic::ALL
                .iter()
                .flat_map(|topic| topic.section(language, edition).paragraphs)
                .map(|(_, text)| text)
                .collect();
            let place = |voice: Voice| {
                let word = voice.value(TraitValue { of: Trait::Colour, present: true });
                text.find(&word).unwrap_or_else(|| panic!("{language} {edition}: {word}"))
            };
            assert!(place(voice) < place(other), "{language} {edition}");
        }
    }
}
