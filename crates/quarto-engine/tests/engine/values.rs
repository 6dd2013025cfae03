use std::num::NonZero;
use std::sync::atomic::AtomicBool;

use quarto_engine::{AnalysisDetail, Progress, SearchLimits, Solver, SolverOptions};
use quarto_rules::{Action, Calling, Play, Position, RuleSet, Terms, Value};

use crate::naive;

/// Returns a solver without a book, which searches everything.
pub(crate) fn solver(rules: RuleSet, threads: usize) -> Solver {
    let threads = NonZero::new(threads).unwrap();
    Solver::with_options(rules, SolverOptions { threads, table_bytes: 1 << 20 }).without_book()
}

/// Plays `actions` random actions, starting over whenever they end the game.
pub(crate) fn random_play(chance: &mut u64, rules: RuleSet, actions: usize) -> Play {
    'again: loop {
        let mut play = Play::new(Terms { rules, calling: Calling::Auto, ..Terms::default() });
        for _ in 0..actions {
            let legal: Vec<Action> = play.legal_actions().collect();
            play.act(legal[pick(chance, legal.len())]).unwrap();
            if play.outcome().is_some() {
                continue 'again;
            }
        }
        return play;
    }
}

/// Returns a pseudorandom number below `count`; the sequence is the same every time.
pub(crate) fn pick(chance: &mut u64, count: usize) -> usize {
    *chance =
        chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*chance >> 33).unwrap() % count
}

/// Checks that the fast solver agrees with the plain one on positions after this many actions.
fn check_all_rule_sets(actions: usize, count: usize) {
    let mut chance = 1;
    for rules in RuleSet::all() {
        let solver = solver(rules, 1);
        for _ in 0..count {
            let play = random_play(&mut chance, rules, actions);
            let position = play.position();
            let found = solver.solve(position, SearchLimits::default()).value().unwrap();
            assert_eq!(found, naive::value(&play), "{rules} {position}");
        }
    }
}

#[test]
fn the_naive_solver_agrees_on_late_positions_of_every_rule_set() {
    // Before a give with 4, 3, 2 and 1 squares left, and with a piece in hand.
    for (actions, count) in [(24, 60), (25, 60), (26, 60), (27, 100), (28, 100), (30, 60), (31, 60)]
    {
        check_all_rule_sets(actions, count);
    }
}

#[test]
fn the_naive_solver_agrees_on_a_few_earlier_positions() {
    check_all_rule_sets(22, 3);
    check_all_rule_sets(23, 3);
}

#[test]
fn every_action_has_its_value() {
    let mut chance = 7;
    for rules in RuleSet::all() {
        let solver = solver(rules, 1);
        for actions in [24, 25, 27, 28, 31] {
            let play = random_play(&mut chance, rules, actions);
            let analyse = |detail| solver.analyse(play.position(), detail, SearchLimits::default());
            let analysis = analyse(AnalysisDetail::Moves);
            assert!(analysis.moves.iter().map(|(action, _)| *action).eq(play.legal_actions()));
            for (action, solution) in analysis.moves {
                let expected = naive::value_of(&play, action);
                assert_eq!(
                    solution.value(),
                    Some(expected),
                    "{rules} {} {action}",
                    play.position()
                );
            }
            let value = naive::value(&play);
            assert_eq!(analysis.worth.value(), Some(value));
            let is_best = |action: &Action| naive::value_of(&play, *action) == value;
            let best: Vec<Action> = play.legal_actions().filter(is_best).collect();
            let any = solver.best_action(play.position(), SearchLimits::default());
            assert_eq!(any.as_ref(), best.first());
            // With less detail, only the values of the best actions are exact.
            let rough = analyse(AnalysisDetail::Best);
            for (action, solution) in rough.moves {
                let exact = naive::value_of(&play, action);
                assert!(solution.at_least <= exact && exact <= solution.at_most);
                assert_eq!(solution.at_most == value, exact == value);
            }
            assert_eq!([analysis.best, rough.best], [Some(best.clone()), Some(best)]);
        }
    }
}

#[test]
fn earlier_values_are_those_of_the_best_actions() {
    let mut chance = 3;
    for rules in [RuleSet::LINES, RuleSet::BLOCKS, "lines colour,fill".parse().unwrap()] {
        let solver = solver(rules, 1);
        for actions in [14, 15, 17] {
            let play = random_play(&mut chance, rules, actions);
            let value = solver.solve(play.position(), SearchLimits::default()).value();
            let limits = SearchLimits::default();
            let moves = solver.analyse(play.position(), AnalysisDetail::Moves, limits).moves;
            let best = moves.iter().map(|(_, solution)| solution.value().unwrap()).max();
            assert_eq!(value, best, "{rules} {}", play.position());
        }
    }
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let mut chance = 5;
    for rules in [RuleSet::LINES, RuleSet::BLOCKS, "squares height".parse().unwrap()] {
        let (one, three) = (solver(rules, 1), solver(rules, 3));
        for _ in 0..4 {
            let play = random_play(&mut chance, rules, 10);
            let solve =
                |solver: &Solver| solver.solve(play.position(), SearchLimits::default()).value();
            assert_eq!(solve(&one), solve(&three), "{rules} {}", play.position());
        }
    }
}

#[test]
fn an_open_alignment_is_won_by_calling_it() {
    let solver = solver(RuleSet::LINES, 1);
    let check = |text: &str, expected| {
        let solution = solver.solve(&text.parse().unwrap(), SearchLimits::default());
        assert_eq!(solution.value(), Some(expected), "{text}");
    };
    check("BDFJ/..../..../.... - d1", Value::Win(0));
    check("BDFJ/..../..../.... A d1", Value::Win(0));
    check("BDFJ/..../..../.... - d1 1 +", Value::Loss(0));
    check("BDFJ/ACEG/HIKL/MNOP - d1 1 +", Value::Loss(0));
    check("BDFJ/ACEG/HIKL/MNOP - d1 2 +", Value::Draw);
    check("BDFJ/ACEG/HIKL/MNOP -", Value::Draw);
}

#[test]
fn calling_is_the_best_action_and_giving_without_it_loses() {
    let solver = solver(RuleSet::LINES, 1);
    let position = "BDFJ/..../..../.... - d1".parse().unwrap();
    let analysis = solver.analyse(&position, AnalysisDetail::Moves, SearchLimits::default());
    let call = "Q row1".parse().unwrap();
    assert_eq!(analysis.best, Some(vec![call]));
    assert_eq!(solver.best_action(&position, SearchLimits::default()), Some(call));
    assert_eq!(analysis.moves.len(), 12);
    assert!(analysis.moves.iter().all(|(_, solution)| solution.value() == Some(Value::Loss(0))));
}

#[test]
fn expired_alignments_are_worth_nothing() {
    // The dark row 1 was missed and can never be called; the rest of the board decides.
    let mut chance = 11;
    let solver = solver(RuleSet::LINES, 1);
    let mut expired = 0;
    while expired < 100 {
        let mut order: Vec<char> = ('A'..='P').collect();
        (1..16).rev().for_each(|last| order.swap(last, pick(&mut chance, last + 1)));
        let text: String =
            order.iter().enumerate().map(|(n, &p)| if n < 12 { p } else { '.' }).collect();
        let rows = [&text[0..4], &text[4..8], &text[8..12], &text[12..16]].join("/");
        let position: Position = format!("{rows} {}", order[12]).parse().unwrap();
        let terms = Terms { calling: Calling::Auto, ..Terms::default() };
        let play = Play::from_position(terms, position);
        let aligned =
            |shape| quarto_rules::Alignment::find(position.board(), RuleSet::LINES, shape);
        expired += usize::from(quarto_rules::Shape::ALL.into_iter().any(|s| aligned(s).is_some()));
        let value = solver.solve(&position, SearchLimits::default()).value();
        assert_eq!(value, Some(naive::value(&play)), "{position}");
    }
}

#[test]
fn past_a_limit_the_answer_is_an_honest_bound() {
    let start = Position::default();
    let solver = solver(RuleSet::LINES, 2);
    let nodes = SearchLimits { nodes: Some(10_000), ..SearchLimits::default() };
    let set = AtomicBool::new(true);
    let stopped = SearchLimits { stop: Some(&set), ..SearchLimits::default() };
    let late =
        SearchLimits { deadline: Some(std::time::Instant::now()), ..SearchLimits::default() };
    for limits in [nodes, stopped, late] {
        let solution = solver.solve(&start, limits);
        assert_eq!(solution.value(), None);
        assert!(solution.at_least <= Value::Draw && Value::Draw <= solution.at_most);
    }
}

#[test]
fn a_limit_holds_for_the_whole_analysis() {
    // With this many empty squares every search uses both threads.
    let play = random_play(&mut 17, RuleSet::LINES, 4);
    for detail in [AnalysisDetail::Best, AnalysisDetail::Moves] {
        let solver = solver(RuleSet::LINES, 2);
        let limits = SearchLimits { nodes: Some(50_000), ..SearchLimits::default() };
        let analysis = solver.analyse(play.position(), detail, limits);
        let nodes = analysis.moves.iter().map(|(_, solution)| solution.nodes).sum::<u64>();
        assert!(analysis.worth.nodes + nodes < 60_000, "{analysis:?}");
        assert_eq!((analysis.worth.value(), analysis.best), (None, None));
        assert!(analysis.moves.iter().all(|(_, solution)| solution.value().is_none()));
    }
}

#[test]
fn a_search_tells_how_far_it_has_come() {
    let told = std::sync::Mutex::new(Vec::new());
    let tell = |progress: Progress| told.lock().unwrap().push(progress);
    let limits =
        SearchLimits { nodes: Some(2_000_000), progress: Some(&tell), ..SearchLimits::default() };
    assert_eq!(solver(RuleSet::LINES, 1).solve(&Position::default(), limits).value(), None);
    let told = told.into_inner().unwrap();
    assert!(told.len() > 2 && told.is_sorted_by_key(|progress| progress.nodes), "{told:?}");
    assert!(told.iter().all(|progress| progress.at_least < progress.at_most));
}

#[test]
fn a_search_may_look_only_so_many_placements_ahead() {
    let mut chance = 13;
    let solver = solver(RuleSet::BLOCKS, 1);
    for _ in 0..200 {
        let play = random_play(&mut chance, RuleSet::BLOCKS, 23);
        let exact = solver.solve(play.position(), SearchLimits::default()).value().unwrap();
        for placements in [0, 1, 2, 3, 4, 5, 15, 16, 31, 32, 255] {
            let limits = SearchLimits { placements: Some(placements), ..SearchLimits::default() };
            let solution = solver.solve(play.position(), limits);
            assert!(solution.at_least <= exact && exact <= solution.at_most);
            if exact.placements().is_some_and(|end| end <= placements) {
                assert_eq!(solution.value(), Some(exact), "{} {placements}", play.position());
            }
        }
    }
}
