use quarto_engine::{Hint, Reason, SearchLimits, Solver, Threat};
use quarto_rules::{Action, Calling, Phase, Play, RuleSet, Terms, Value};

use crate::naive;
use crate::values::{pick, random_play};

fn hint(terms: Terms, position: &str) -> Hint {
    let play = Play::from_position(terms, position.parse().unwrap());
    Solver::new(terms.rules).hint(&play, SearchLimits::default()).unwrap()
}

fn auto() -> Terms {
    Terms { calling: Calling::Auto, ..Terms::default() }
}

#[test]
fn what_can_be_called_is_called() {
    for position in ["BDFJ/..../..../.... - d1", "BDFJ/..../..../.... A d1"] {
        let hint = hint(Terms::default(), position);
        assert_eq!(hint.action.to_string(), "Q row1");
        assert!(matches!(hint.reason, Reason::Call(_)));
    }
    // The call has been used: whichever piece is given, the opponent calls.
    let late = hint(Terms::default(), "BDFJ/..../..../.... - d1 1 +");
    assert_eq!((late.value, late.reason), (Value::Loss(0), Reason::Delays));
    assert_eq!(late.line, ["Q row1".parse().unwrap()]);
}

#[test]
fn a_winning_placement_names_its_alignments() {
    let hint = hint(auto(), "BDF./..../..../.... J");
    let Reason::Completes(alignments) = hint.reason else { panic!("{hint:?}") };
    assert_eq!(alignments.len(), 1);
    assert_eq!((hint.action.to_string().as_str(), hint.value), ("d1", Value::Win(1)));
}

#[test]
fn the_last_piece_is_done() {
    let hint = hint(Terms::default(), "EBKM/COJG/LFDA/PIHN - d4 1");
    assert_eq!((hint.action, hint.value, hint.reason), (Action::Done, Value::Draw, Reason::Equal));
    // The opponent will call what the placer's wrong call missed.
    let late = self::hint(Terms::default(), "BDFJ/ACEG/HIKL/MNOP - d1 1 +");
    assert_eq!((late.action, late.value), (Action::Done, Value::Loss(0)));
    assert_eq!(late.line, ["Q row1".parse().unwrap()]);
}

#[test]
fn hints_agree_with_the_naive_solver_and_their_lines_lead_to_the_end() {
    let mut chance = 21;
    let mut seen = [0; 6];
    for rules in (0..5).flat_map(|_| RuleSet::all()) {
        let actions = 24 + pick(&mut chance, 6);
        let play = random_play(&mut chance, rules, actions);
        let hint = Solver::new(rules).hint(&play, SearchLimits::default()).unwrap();
        let value = naive::value(&play);
        assert_eq!((hint.value, naive::value_of(&play, hint.action)), (value, value));
        let others = play.legal_actions().filter(|action| *action != hint.action);
        let others: Vec<Value> = others.map(|action| naive::value_of(&play, action)).collect();
        seen[match &hint.reason {
            Reason::Completes(_) => 0,
            Reason::Forces => 1,
            Reason::OnlySafe => {
                assert!(others.iter().all(|value| matches!(value, Value::Loss(1 | 2))));
                2
            }
            Reason::Avoids(worse) => {
                assert_eq!(worse.len(), others.iter().filter(|other| **other < value).count());
                3
            }
            Reason::Delays => 4,
            Reason::Equal => {
                assert!(others.iter().all(|other| *other == value));
                5
            }
            Reason::Call(_) => panic!("there are no calls"),
        }] += 1;
        let mut after = play;
        after.act(hint.action).unwrap();
        hint.line.iter().for_each(|action| after.act(*action).unwrap());
        assert_eq!(
            after.outcome().is_some(),
            value != Value::Draw || play.position().placed() == 16
        );
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn threats_are_where_a_piece_would_win() {
    let mut chance = 22;
    for rules in RuleSet::all() {
        let play = random_play(&mut chance, rules, 19);
        let Phase::Place(piece) = play.position().phase() else { panic!("a piece was given") };
        let threats: Vec<Threat> = Threat::all(play.position().board(), rules).collect();
        for action in play.legal_actions() {
            let Action::Place(square) = action else { panic!("a piece is in hand") };
            let meets = |threat: &Threat| threat.square == square && threat.is_met_by(piece);
            let mut after = play;
            after.act(action).unwrap();
            let won = after.outcome().is_some_and(|outcome| outcome.winner().is_some());
            assert_eq!(threats.iter().any(meets), won, "{rules} {} {action}", play.position());
        }
    }
}
