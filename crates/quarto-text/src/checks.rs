//! Checks that the catalogues are complete: every language has every message, with the right
//! arguments and forms, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use quarto_game::Greeting;
use quarto_rules::{Piece, Trait};

use crate::phrasebook::{LISTS, greeting_id, letter_id};
use crate::rules::WORDED_BY_EDITION;
use crate::text::ALL;
use crate::vocabulary::{KINDS, Verb};
use crate::voice::{Edition, trait_id, value_id};
use crate::{Language, Topic, plural};

/// The messages and their attributes in a catalogue, each with the variables it uses.
type Forms = BTreeMap<String, BTreeSet<String>>;

/// Returns all messages of a language, and the mistakes in them.
fn read(language: Language) -> (Forms, Vec<String>) {
    let (mut forms, mut wrong) = (Forms::new(), Vec::new());
    for source in language.catalogues().iter().copied() {
        let resource = match fluent_syntax::parser::parse(source) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{language}: {errors:?}"),
        };
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                assert!(!matches!(entry, Entry::Term(_)), "{language}: no terms");
                continue;
            };
            let name = message.id.name;
            let own = message.value.iter().map(|value| (name.to_owned(), value));
            let attributes = message.attributes.iter();
            let all =
                own.chain(attributes.map(|one| (format!("{name}.{}", one.id.name), &one.value)));
            for (form, pattern) in all {
                let mut variables = BTreeSet::new();
                walk(pattern, language, &mut variables, &mut |problem| {
                    wrong.push(format!("{language} {form}: {problem}"));
                });
                if forms.insert(form.clone(), variables).is_some() {
                    wrong.push(format!("{language} {form}: there twice"));
                }
            }
        }
    }
    (forms, wrong)
}

fn walk(
    pattern: &Pattern<&str>,
    language: Language,
    variables: &mut BTreeSet<String>,
    wrong: &mut dyn FnMut(String),
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                variables.insert(id.name.into());
            }
            Expression::Inline(other) => {
                wrong(format!("only variables are inserted, not {other:?}"));
            }
            Expression::Select { selector, variants } => {
                let mut zero = None;
                match selector {
                    InlineExpression::FunctionReference { id, arguments }
                        if ["PLURAL", "PLURAL_ZERO"].contains(&id.name)
                            && arguments.named.is_empty() =>
                    {
                        zero = (id.name == "PLURAL_ZERO").then_some("zero");
                        for argument in &arguments.positional {
                            if let InlineExpression::VariableReference { id } = argument {
                                variables.insert(id.name.into());
                            }
                        }
                    }
                    _ => wrong("selects by something else than PLURAL".into()),
                }
                let keys = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                        *name
                    }
                });
                let needed = zero.into_iter().chain(plural::categories(language).iter().copied());
                let needed: Vec<&str> = needed.collect();
                if keys.collect::<Vec<_>>() != needed {
                    wrong(format!("needs the plurals {needed:?}"));
                }
                for variant in variants {
                    walk(&variant.value, language, variables, wrong);
                }
            }
        }
    }
}

/// Returns all messages that the code uses, with the arguments each may use.
fn expected() -> Forms {
    let mut forms = Forms::new();
    let mut add = |form: String, parts: &[&str]| {
        forms.insert(form, parts.iter().map(|part| (*part).to_owned()).collect());
    };
    for (id, parts) in ALL {
        add((*id).into(), parts);
        if id.starts_with("event-") || id.starts_with("prompt-") {
            add(format!("{id}.spoken"), parts);
            add(format!("{id}.braille"), parts);
        }
        if id.starts_with("own-") {
            add(format!("{id}.braille"), parts);
        }
    }
    for (_, id) in KINDS {
        add(format!("{id}.typed"), &[]);
        add(format!("said-{id}"), &[]);
    }
    for number in 1..=4 {
        add(format!("cardinal-{number}"), &[]);
        add(format!("ordinal-{number}"), &[]);
    }
    for piece in Piece::ALL {
        add(letter_id(piece), &[]);
    }
    for (id, _) in LISTS {
        add(id.into(), &[]);
    }
    for greeting in Greeting::ALL {
        add(greeting_id(greeting).into(), &[]);
    }
    for edition in Edition::ALL {
        for t in Trait::ALL {
            add(trait_id(t, edition).into(), &[]);
            for id in t.values().map(|value| value_id(value, edition)) {
                add(id.into(), &[]);
                add(format!("said-{id}"), &[]);
                for form in ["object", "all", "short", "typed"] {
                    add(format!("{id}.{form}"), &[]);
                }
            }
        }
    }
    for verb in Verb::ALL {
        for form in ["", ".example", ".help"] {
            add(format!("{}{form}", verb.id()), &[]);
        }
        add(verb.said_id(), &[]);
    }
    add("answer-yes".into(), &[]);
    add("answer-no".into(), &[]);
    add("answer-next".into(), &[]);
    add("ignored-words".into(), &[]);
    add("rules-title".into(), &[]);
    add("rules-r18".into(), &[]);
    add("rules-table".into(), &[]);
    for topic in Topic::ALL {
        let (title, paragraphs) = topic.contents();
        [title].iter().chain(paragraphs).for_each(|name| add(format!("rules-{name}"), &[]));
    }
    for name in WORDED_BY_EDITION {
        add(format!("rules-{name}.access"), &[]);
    }
    forms
}

/// Tells whether a form may leave out arguments: in braille the shortest text wins.
fn may_leave_out(form: &str) -> bool {
    form.ends_with(".braille")
}

#[test]
fn every_language_says_everything_and_nothing_else() {
    let expected = expected();
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let (forms, problems) = read(language);
        wrong.extend(problems);
        for (form, parts) in &expected {
            match forms.get(form) {
                None => wrong.push(format!("{language} {form}: missing")),
                Some(used) => {
                    let unknown = used.difference(parts);
                    wrong.extend(
                        unknown.map(|part| format!("{language} {form}: there is no {part}")),
                    );
                    let unused = parts.difference(used).filter(|_| !may_leave_out(form));
                    wrong.extend(
                        unused.map(|part| format!("{language} {form}: does not use {part}")),
                    );
                }
            }
        }
        let extra = forms.keys().filter(|form| !expected.contains_key(*form));
        wrong.extend(extra.map(|form| format!("{language} {form}: never said")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn catalogues_hold_no_marks_that_disturb_speech() {
    for language in Language::ALL {
        let invisible =
            |char: char| matches!(char, '\u{200B}'..='\u{200F}' | '\u{2066}'..='\u{2069}' | '\t');
        assert!(!language.catalogues().concat().contains(invisible), "{language}");
    }
}
