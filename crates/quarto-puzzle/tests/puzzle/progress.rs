use std::collections::HashSet;

use quarto_puzzle::{
    PuzzleCollection, PuzzleId, PuzzleKind, PuzzleProgress, PuzzleScore, daily_puzzle,
};
use quarto_rules::{Chance, RuleSet};

#[test]
fn who_solves_much_is_asked_harder_things() {
    let all = PuzzleCollection::embedded(RuleSet::LINES);
    let puzzles: Vec<_> = all.iter().copied().collect();
    let end = |score: PuzzleScore| {
        let (mut progress, mut chance) = (PuzzleProgress::default(), Chance::new(1));
        let mut asked = HashSet::new();
        for _ in 0..25 {
            let puzzle = progress.for_training(&puzzles, &mut chance).unwrap();
            assert!(asked.insert(puzzle.id), "nothing comes again before everything has come");
            progress.note(&puzzle, score);
        }
        (progress.player.rating, progress.for_training(&puzzles, &mut chance).unwrap().difficulty)
    };
    let [strong, middle, weak] =
        [PuzzleScore::Solved, PuzzleScore::WithHint, PuzzleScore::Failed].map(end);
    assert!(
        strong.0 > middle.0 + 200.0 && middle.0 > weak.0 + 200.0,
        "{strong:?} {middle:?} {weak:?}"
    );
    assert!(strong.1 > middle.1 && middle.1 > weak.1, "{strong:?} {middle:?} {weak:?}");
}

#[test]
fn a_row_ends_with_a_mistake_and_a_row_of_days_with_a_gap() {
    let puzzle = daily_puzzle(20_000);
    let mut progress = PuzzleProgress::default();
    for score in
        [PuzzleScore::Solved, PuzzleScore::Solved, PuzzleScore::Failed, PuzzleScore::Solved]
    {
        progress.note(&puzzle, score);
    }
    assert_eq!((progress.streak, progress.best_streak), (1, 2));
    assert_eq!((progress.history(&puzzle).tries, progress.history(&puzzle).solved), (4, 3));
    assert_eq!(progress.count(puzzle.id.kind), (1, 1));
    assert_eq!([7, 7, 8, 10].map(|day| progress.note_day(day)), [1, 1, 2, 1]);
}

#[test]
fn progress_is_read_as_it_was_written_and_damage_costs_only_its_line() {
    let mut progress = PuzzleProgress::default();
    for day in 20_000..20_010 {
        progress.note(&daily_puzzle(day), PuzzleScore::WithHint);
        progress.note_day(day);
    }
    progress.best_run = 12;
    assert_eq!(PuzzleProgress::read(&progress.write()), progress);
    let damaged =
        progress.write().replace("run 12", "run twelve") + "puzzle x 1 1 NaN 0 0\nnew fact\n";
    progress.best_run = 0;
    assert_eq!(PuzzleProgress::read(&damaged), progress);
}

#[test]
fn days_do_not_repeat_a_puzzle_soon_and_have_every_kind() {
    let ids: Vec<PuzzleId> = (20_000..20_300).map(|day| daily_puzzle(day).id).collect();
    let different: HashSet<_> = ids.iter().collect();
    // At most one of seven days comes from the other rule set, in its own order.
    assert_eq!(different.len(), ids.len());
    for kind in PuzzleKind::ALL {
        assert_eq!(ids.iter().filter(|id| id.kind == kind).count(), 60);
    }
}

/// The puzzle of a day is the same in every version, as long as the files do not change.
#[test]
fn the_puzzles_of_the_first_days_are_known() {
    let ids: Vec<String> = (20_000..20_003).map(|day| daily_puzzle(day).id.to_string()).collect();
    assert_eq!(ids, ["lines-chsf-spot-39", "lines-chsf-win-now-31", "lines-chsf-safe-give-146"]);
}
