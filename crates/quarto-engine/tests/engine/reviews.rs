//! Reviews of whole games, judged by the plain solver where it can, and by eye where a rule matters.

use quarto_engine::{Performance, Review, ReviewedAction, SearchLimits, Solver, Verdict};
use quarto_rules::{
    Action, Calling, Outcome, Play, Player, Record, RuleSet, Terms, Value, WrongCall,
};

use crate::values::pick;

fn review(record: &str) -> Review {
    let record: Record = record.parse().unwrap();
    let solver = Solver::new(record.play().terms().rules);
    solver.review(&record, SearchLimits::default()).unwrap()
}

/// Returns the reviewed action with this number, from 0.
fn verdict(review: &Review, number: usize) -> (String, Verdict, Value) {
    let reviewed = &review.actions[number];
    (reviewed.action.to_string(), reviewed.verdict, reviewed.worth)
}

#[test]
fn the_mistake_is_the_give_and_the_others_are_counted() {
    let review = review("0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 Q!row1");
    assert_eq!(verdict(&review, 6), ("J".into(), Verdict::Mistake, Value::Loss(1)));
    let give = &review.actions[6];
    assert_eq!((give.player, give.best), (Player::Two, Value::Draw));
    // Twelve others were left: B, D and F are dark and solid, and any piece that is neither is safe.
    assert_eq!((give.others, give.good), (12, 4));
    assert_eq!(give.position.to_string(), "BDF./..../..../.... - c1");
    assert_eq!(verdict(&review, 8), ("Q row1".into(), Verdict::Kept, Value::Win(0)));
    assert_eq!(review.turning_points().count(), 1);
}

#[test]
fn r9_r10_who_does_not_call_misses_and_who_catches_wins() {
    let caught = review("0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 A Q!row1");
    assert_eq!(verdict(&caught, 8), ("A".into(), Verdict::MissedCall, Value::Loss(0)));
    assert_eq!(caught.actions[8].alignments.len(), 1);
    let [one, two] = caught.players;
    assert_eq!((one.missed_calls, one.mistakes, two.missed_calls), (1, 0, 0));

    let both = review("0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 A 5. a2 C");
    assert_eq!(both.players.map(|player| player.missed_calls), [1, 1]);
    assert_eq!(both.actions[9].best, Value::Win(0));
}

#[test]
fn d3_a_wrong_call_is_told_and_costs_what_was_agreed() {
    let free = review("[WrongCall \"free\"]\n0. B 1. a1 Q?row1 D 2. b1");
    assert_eq!(verdict(&free, 2), ("Q row1".into(), Verdict::WrongCall, Value::Draw));
    assert_eq!(free.players.map(|player| (player.wrong_calls, player.mistakes)), [(0, 0), (1, 0)]);
    assert!(!free.actions[2].is_turning_point());

    let loses = review("[WrongCall \"loses\"]\n0. B 1. a1 Q?row1");
    assert_eq!(verdict(&loses, 2), ("Q row1".into(), Verdict::WrongCall, Value::Loss(0)));
    assert!(loses.actions[2].is_turning_point());
}

#[test]
fn a_wrong_call_in_place_of_the_right_one_gives_the_alignment_away() {
    let review = review("[WrongCall \"free\"]\n0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 Q?cola A Q!row1");
    assert_eq!(verdict(&review, 8), ("Q cola".into(), Verdict::WrongCall, Value::Loss(0)));
    // The only call of the window is used (D2): there is nothing more to miss.
    assert_eq!(verdict(&review, 9), ("A".into(), Verdict::Kept, Value::Loss(0)));
}

#[test]
fn accuracy_counts_only_moments_at_which_something_could_be_lost() {
    let review = review("0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 Q!row1");
    let [one, two] = review.players;
    // The fourth piece was given by player 2; before that nothing could go wrong.
    assert_eq!((two.decisions, two.kept, two.accuracy), (1, 0, Some(0)));
    assert_eq!((one.decisions, one.kept, one.accuracy), (2, 2, Some(100)));
    assert_eq!(Performance::default().accuracy, None);
}

#[test]
fn a_value_has_two_sides() {
    let review = review("0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 Q!row1");
    let give = &review.actions[6];
    assert_eq!(Player::ALL.map(|player| give.worth_to(player)), [Value::Win(1), Value::Loss(1)]);
}

#[test]
fn past_a_limit_there_is_no_review() {
    let record: Record = "0. B 1. a1 D 2. b1 F 3. c1 H 4. d4 L 5. b3".parse().unwrap();
    let limits = SearchLimits { nodes: Some(1), ..SearchLimits::default() };
    assert_eq!(Solver::new(RuleSet::LINES).without_book().review(&record, limits), None);
}

/// Returns what a game is worth to the player who must act and notices everything, by playing it out.
fn value(play: &Play) -> Value {
    let right = |action: &Action| !is_wrong_call(play, *action);
    play.legal_actions().filter(right).map(|action| worth(play, action)).max().unwrap()
}

fn is_wrong_call(play: &Play, action: Action) -> bool {
    let is_open = |shape| play.open_alignments().any(|alignment| alignment.shape() == shape);
    matches!(action, Action::Call(shape) if !is_open(shape))
}

/// Returns what an action is worth to the player who plays it.
fn worth(play: &Play, action: Action) -> Value {
    let mut after = *play;
    after.act(action).unwrap();
    match (after.outcome(), action) {
        (Some(Outcome::Call { .. }), _) => Value::Win(0),
        (Some(Outcome::Alignment { .. }), _) => Value::Win(1),
        (Some(Outcome::WrongCall { .. }), _) => Value::Loss(0),
        (Some(Outcome::FullBoard), _) => Value::Draw,
        (None, Action::Call(_)) => value(&after),
        (None, Action::Give(_) | Action::Done) => match value(&after) {
            Value::Win(placements) => Value::Loss(placements),
            Value::Draw => Value::Draw,
            Value::Loss(placements) => Value::Win(placements),
        },
        (None, Action::Place(_)) => match value(&after) {
            Value::Win(placements) => Value::Win(placements + 1),
            Value::Draw => Value::Draw,
            Value::Loss(placements) => Value::Loss(placements + 1),
        },
    }
}

/// Returns a random game that comes to its end, with calls, right and wrong, now and then.
fn random_game(chance: &mut u64, terms: Terms) -> Record {
    let mut record = Record::new(terms);
    while record.play().outcome().is_none() {
        let calls = pick(chance, 12) == 0;
        let fits = |action: &Action| calls || !matches!(action, Action::Call(_));
        let legal: Vec<Action> = record.play().legal_actions().filter(fits).collect();
        record.act(legal[pick(chance, legal.len())]).unwrap();
    }
    record
}

/// Checks one action against the plain solver.
fn check(before: &Play, reviewed: &ReviewedAction) {
    let action = reviewed.action;
    let said = format!("{} {action}", before.position());
    let best = value(before);
    assert_eq!((reviewed.best, reviewed.worth), (best, worth(before, action)), "{said}");
    let result = |value: Value| value.cmp(&Value::Draw);
    let others: Vec<bool> = before
        .legal_actions()
        .filter(|other| *other != action && !is_wrong_call(before, *other))
        .map(|other| result(worth(before, other)) >= result(best))
        .collect();
    let good = others.iter().filter(|good| **good).count();
    assert_eq!((reviewed.others, reviewed.good), (others.len(), good), "{said}");
    let turns = result(reviewed.worth) < result(best);
    assert_eq!(reviewed.is_turning_point(), turns, "{said}");
    let missed = best == Value::Win(0) && !matches!(action, Action::Call(_));
    let expected = match () {
        () if is_wrong_call(before, action) => Verdict::WrongCall,
        () if missed => Verdict::MissedCall,
        () if turns => Verdict::Mistake,
        () => Verdict::Kept,
    };
    assert_eq!(reviewed.verdict, expected, "{said}");
}

#[test]
fn the_plain_solver_reviews_the_ends_of_games_in_the_same_way() {
    let (mut chance, mut checked) = (5, 0);
    let rules = ["lines", "squares", "lines colour,fill", "squares height"];
    for rules in rules.map(|rules| rules.parse::<RuleSet>().unwrap()) {
        let solver = Solver::new(rules);
        for calling in Calling::ALL {
            for wrong_call in [WrongCall::Free, WrongCall::Loses] {
                for _ in 0..6 {
                    let record = random_game(&mut chance, Terms { rules, calling, wrong_call });
                    let review = solver.review(&record, SearchLimits::default()).unwrap();
                    assert_eq!(review.actions.len(), record.actions().len());
                    for ((before, ..), reviewed) in record.replay().zip(&review.actions) {
                        if before.position().placed() >= 12 {
                            check(&before, reviewed);
                            checked += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(checked > 200, "{checked}");
}
