//! A solver as plain as possible, the oracle for the fast one: it plays out every game by the rules.

use quarto_rules::{Action, Outcome, Play, Value};

/// Returns what a game with automatic calling is worth to the player who must act.
pub(crate) fn value(play: &Play) -> Value {
    match play.outcome() {
        None => play.legal_actions().map(|action| value_of(play, action)).max().unwrap(),
        Some(Outcome::FullBoard) => Value::Draw,
        Some(outcome) => panic!("{outcome:?} is valued where it is made"),
    }
}

/// Returns what an action is worth to the player who plays it.
pub(crate) fn value_of(play: &Play, action: Action) -> Value {
    let mut after = *play;
    after.act(action).unwrap();
    match (action, after.outcome()) {
        (_, Some(Outcome::Alignment { .. })) => Value::Win(1),
        (Action::Give(_), _) => match value(&after) {
            Value::Win(placements) => Value::Loss(placements),
            Value::Draw => Value::Draw,
            Value::Loss(placements) => Value::Win(placements),
        },
        (Action::Place(_), _) => match value(&after) {
            Value::Win(placements) => Value::Win(placements + 1),
            Value::Draw => Value::Draw,
            Value::Loss(placements) => Value::Loss(placements + 1),
        },
        (Action::Call(_) | Action::Done, _) => panic!("there are no calls"),
    }
}
