use std::collections::HashSet;

use quarto_rules::{Outcome, Play, RuleSet, Shape, Terms, TraitSet};

use crate::game::{AUTO, DARK_ROW, play};

fn outcome(rules: &str, actions: &str) -> Option<Outcome> {
    play(Terms { rules: rules.parse().unwrap(), ..AUTO }, actions).outcome()
}

#[test]
fn r14_only_the_chosen_traits_win() {
    assert!(outcome("lines colour", DARK_ROW).is_some());
    assert!(outcome("lines height,shape,fill", DARK_ROW).is_none());
    // All four are light and round or short, but one is tall.
    assert!(outcome("lines height", "A, a1, C, b1, E, c1, I, d1").is_none());
}

#[test]
fn r14_pieces_keep_all_four_traits() {
    let colour = Terms { rules: "lines colour".parse().unwrap(), ..AUTO };
    assert_eq!(Play::new(colour).legal_actions().count(), 16);
}

#[test]
fn r15_nine_blocks_win_too() {
    assert_eq!(RuleSet::SQUARES.shapes().set().len(), 19);
    for shape in RuleSet::SQUARES.shapes().set().iter() {
        let squares: Vec<String> = shape.squares().iter().map(|s| s.to_string()).collect();
        let [a, b, c, d] = &squares[..] else { panic!("{shape} has four squares") };
        let actions = format!("B, {a}, D, {b}, F, {c}, J, {d}");
        assert!(outcome("squares", &actions).is_some(), "{shape}");
        assert_eq!(outcome("squares height", &actions), None, "{shape}");
    }
}

#[test]
fn r15_shapes_are_four_different_squares_and_all_differ() {
    let squares: HashSet<u16> = Shape::ALL.map(|shape| shape.squares().bits()).into();
    assert_eq!(squares.len(), 19);
    assert!(Shape::ALL.into_iter().all(|shape| shape.squares().len() == 4));
}

#[test]
fn d1_a_rule_set_is_shapes_and_any_traits_but_none() {
    let all: HashSet<RuleSet> = RuleSet::all().collect();
    assert_eq!(all.len(), 30);
    for rules in all {
        assert!(!rules.traits().is_empty());
        assert_eq!(RuleSet::new(rules.shapes(), TraitSet::EMPTY), None);
    }
}
