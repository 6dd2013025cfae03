use quarto_engine::Solver;
use quarto_puzzle::{PuzzleCollection, PuzzlePlan, PuzzleSearch};
use quarto_rules::RuleSet;

const PLAN: PuzzlePlan = PuzzlePlan { each: 3, spots_without: 1, win_in: [1; 4], win_in_total: 3 };

fn search(seed: u64) -> PuzzleCollection {
    let mut search = PuzzleSearch::new("squares colour,height".parse().unwrap(), PLAN, seed);
    while !search.is_complete() && search.games() < 200 {
        search.play_game();
    }
    search.finish(&mut || ())
}

#[test]
fn a_seed_finds_the_same_puzzles_again() {
    assert_eq!(search(3), search(3));
    assert_ne!(search(3), search(4));
}

#[test]
fn what_is_found_is_proved_and_as_much_as_was_asked_for() {
    let found = search(5);
    let solver = Solver::new(found.rules()).without_book();
    for puzzle in found.iter() {
        assert!(puzzle.prove(&solver).is_ok(), "{puzzle:?}");
        assert!((1..=100).contains(&puzzle.difficulty));
    }
    assert_eq!(found.iter().count(), 4 * PLAN.each + PLAN.win_in_total);
}

#[test]
fn a_file_reads_as_it_was_written() {
    let found = search(6);
    assert_eq!(PuzzleCollection::read(found.rules(), &found.write()), Ok(found));
    let wrong = |text: &str| PuzzleCollection::read(RuleSet::LINES, text).unwrap_err().to_string();
    assert_eq!(wrong("5 ..../..../..../.... -"), "line 1: a puzzle before the first kind");
    assert_eq!(wrong("@spit"), "line 1: not a kind of puzzle");
    assert_eq!(wrong("@spot\n0 ..../..../..../.... -"), "line 2: not a difficulty and a position");
}
