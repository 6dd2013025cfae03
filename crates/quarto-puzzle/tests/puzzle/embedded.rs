use std::collections::HashSet;

use quarto_engine::Solver;
use quarto_puzzle::{Proof, Puzzle, PuzzleCollection, PuzzleKind};
use quarto_rules::{Canonicalizer, RuleSet, Variant};

use crate::naive::Naive;

fn all() -> impl Iterator<Item = PuzzleCollection> {
    let of = |variant| (1..=4).filter_map(move |count| RuleSet::with_first_traits(variant, count));
    Variant::ALL.into_iter().flat_map(of).map(PuzzleCollection::embedded)
}

fn lines(proof: &Proof) -> Vec<Vec<String>> {
    proof.lines().iter().map(|line| line.iter().map(ToString::to_string).collect()).collect()
}

/// Compares the solution of a puzzle with that of the plain judge.
#[track_caller]
fn compare(puzzle: &Puzzle, solver: &Solver, judge: &mut Naive) {
    let proof = puzzle.prove(solver).unwrap_or_else(|broken| panic!("{}: {broken}", puzzle.id));
    assert_eq!(judge.solve(puzzle.id.kind.code()), Some(lines(&proof)), "{}", puzzle.id);
}

#[test]
fn there_are_as_many_as_promised() {
    for puzzles in all() {
        let (each, length) = match (puzzles.rules().traits().len(), puzzles.rules().variant()) {
            (4, Variant::Lines) => (500, 100),
            (4, Variant::Blocks) => (250, 50),
            _ => (100, 20),
        };
        for kind in PuzzleKind::ALL {
            assert!(puzzles.of(kind).len() >= each, "{} {kind}", puzzles.rules());
        }
        let solver = Solver::new(puzzles.rules());
        let placements = |puzzle: &Puzzle| puzzle.prove(&solver).unwrap().placements();
        let found: Vec<Option<u8>> = puzzles.of(PuzzleKind::WinIn).iter().map(placements).collect();
        for placements in 2..=5 {
            let count = found.iter().filter(|found| **found == Some(placements)).count();
            assert!(count >= length, "{}: {count} wins in {placements}", puzzles.rules());
        }
    }
}

#[test]
fn they_are_under_300_kilobytes() {
    let bytes: usize = all().map(|puzzles| puzzles.write().len()).sum();
    assert!(bytes < 300_000, "{bytes}");
}

#[test]
fn no_two_are_the_same_up_to_symmetry() {
    for puzzles in all() {
        let canonicalizer = Canonicalizer::new(puzzles.rules());
        let form = |puzzle: &Puzzle| {
            canonicalizer.canonical(puzzle.position.board(), puzzle.position.hand())
        };
        let forms: HashSet<_> = puzzles.iter().map(form).collect();
        assert_eq!(forms.len(), puzzles.iter().count(), "{}", puzzles.rules());
    }
}

/// `quarto puzzle verify` proves them all; here one of five is proved, and those of late games by playing
/// them out.
#[test]
fn what_they_promise_is_true_for_the_solver_and_the_plain_judge() {
    let mut played_out = 0;
    for puzzles in all() {
        let solver = Solver::new(puzzles.rules()).without_book();
        for (number, puzzle) in puzzles.iter().enumerate() {
            let rules = puzzle.id.rules.to_string();
            let mut judge = Naive::read(&puzzle.position.to_string(), &rules);
            let is_searched = matches!(puzzle.id.kind, PuzzleKind::WinIn | PuzzleKind::Save);
            if !is_searched || judge.placed() >= 12 {
                compare(puzzle, &solver, &mut judge);
                played_out += usize::from(is_searched);
            } else if number % 5 == 0 {
                assert!(puzzle.prove(&solver).is_ok(), "{}", puzzle.id);
            }
        }
    }
    assert!(played_out > 200, "{played_out}");
}

#[test]
fn r14_other_traits_have_the_same_puzzles_under_other_names() {
    for rules in RuleSet::all() {
        let (own, first) =
            (PuzzleCollection::embedded(rules), PuzzleCollection::embedded(rules.representative()));
        let solvers = [rules, rules.representative()].map(Solver::new);
        for kind in PuzzleKind::ALL {
            for (own, first) in own.of(kind).iter().zip(first.of(kind)).step_by(40) {
                assert_eq!((own.id.rules, own.id.number), (rules, first.id.number));
                let [own, first] = [(own, &solvers[0]), (first, &solvers[1])]
                    .map(|(puzzle, solver)| puzzle.prove(solver).unwrap().lines().len());
                assert_eq!(own, first);
            }
        }
    }
}

#[test]
fn the_easiest_come_first() {
    for puzzles in all() {
        for kind in PuzzleKind::ALL {
            assert!(puzzles.of(kind).is_sorted_by_key(|puzzle| puzzle.difficulty));
        }
    }
}
