use std::collections::HashSet;

use quarto_rules::{Outcome, RuleSet, Shape, Terms, Trait, TraitSet, Variant};

use crate::game::{AUTO, DARK_ROW, SHAPES, filling, play};

fn outcome(rules: &str, actions: &str) -> Option<Outcome> {
    play(Terms { rules: rules.parse().unwrap(), ..AUTO }, actions).outcome()
}

#[test]
fn r14_only_the_chosen_traits_win() {
    assert!(outcome("lines colour", DARK_ROW).is_some());
    assert!(outcome("lines height,shape,fill", DARK_ROW).is_none());
    // All four are light, but one of them is tall.
    assert!(outcome("lines height", "A, a1, C, b1, E, c1, I, d1").is_none());
}

#[test]
fn r14_pieces_keep_all_four_traits() {
    // A and B are alike under a rule that counts only the height, but still two pieces.
    let height = Terms { rules: "lines height".parse().unwrap(), ..AUTO };
    let after = play(height, "A, a1, B, b1");
    let reserve = after.position().reserve();
    assert_eq!(reserve.len(), 14);
    assert_eq!(after.position().board().pieces(), !reserve);
}

#[test]
fn r15_nine_blocks_win_too() {
    for (shape, squares) in SHAPES {
        let actions = filling(["B", "D", "F", "J"], squares);
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
        assert_eq!(RuleSet::new(rules.variant(), TraitSet::EMPTY), None);
    }
}

#[test]
fn d1_an_alignment_is_of_a_shape_and_a_trait_of_the_rule_set() {
    // Four pieces that share just one value, for each trait.
    let sharing = [
        (Trait::Colour, ["B", "D", "F", "J"]),
        (Trait::Height, ["C", "D", "G", "K"]),
        (Trait::Outline, ["E", "F", "G", "M"]),
        (Trait::Fill, ["I", "J", "K", "M"]),
    ];
    for rules in RuleSet::all() {
        for (number, (shape, squares)) in SHAPES.into_iter().enumerate() {
            for (t, pieces) in sharing {
                let game = play(Terms { rules, ..AUTO }, &filling(pieces, squares));
                let of_the_rules = number < 10 || rules.variant() == Variant::Blocks;
                let wins = of_the_rules && rules.traits().contains(t);
                assert_eq!(game.outcome().is_some(), wins, "{rules} {shape} {t}");
            }
        }
    }
}
