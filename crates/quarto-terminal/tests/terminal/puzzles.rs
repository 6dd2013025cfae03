//! Puzzles at the terminal.

use std::sync::Arc;
use std::time::Duration;

use quarto_puzzle::{
    Attempt, Puzzle, PuzzleCollection, PuzzleId, PuzzleKind, PuzzleProgress, daily_puzzle,
};
use quarto_rules::{Action, Chance, RuleSet};
use quarto_terminal::Puzzler;
use quarto_text::{Edition, Language, Voice};

use crate::script::{Hands, Script, check_kept};

/// Types these lines, and returns the output and the progress that was kept.
fn solve(
    voice: Voice,
    lines: &str,
    begin: impl FnOnce(&mut Puzzler<'_>) -> std::io::Result<()>,
) -> (String, PuzzleProgress) {
    let (mut out, mut kept) = (Vec::new(), PuzzleProgress::default());
    let mut keep = |progress: &PuzzleProgress| {
        kept = progress.clone();
        Ok(())
    };
    let hands = Hands::new();
    let mut script = Script::new(lines, &hands);
    let clock = Arc::new(move || hands.now());
    let progress = PuzzleProgress::default();
    let mut puzzler = Puzzler::new(&mut script, &mut out, voice, clock, progress, &mut keep);
    begin(&mut puzzler).unwrap();
    (String::from_utf8(out).unwrap(), kept)
}

fn named(names: &[&str]) -> Vec<Puzzle> {
    let puzzle = |name: &&str| {
        let id: PuzzleId = name.parse().unwrap();
        PuzzleCollection::embedded(id.rules).get(id).unwrap()
    };
    names.iter().map(puzzle).collect()
}

/// One puzzle of each kind, with wrong answers, questions, hints and right answers.
const PUZZLES: [&str; 5] = [
    "lines-chsf-spot-270",
    "lines-chsf-win-now-270",
    "lines-chsf-safe-give-205",
    "lines-chsf-win-in-205",
    "squares-h-save-78",
];
const ANSWERS: &str = "\
quarto diagonal 1\nquarto block a1\na1\ndone\nquarto column d\n\n\
a2\nleft\na1\nhint\nb3\n\n\
A\nD\ndone\nrow 2\nB\nF\nJ\nM\ndone\n\n\
A\nlast\nN\nhint\nc4\n\nhand\nhint\nhint\nd3\nM\nb3\nd2\nC\nnext\n\n\
hint\na2\nhint\nb3\n";

#[test]
fn every_kind_is_told_asked_about_and_judged_in_every_language() {
    for language in Language::ALL {
        let edition = if language == Language::French { Edition::Access } else { Edition::Classic };
        let voice = Voice { language, edition, ..Voice::default() };
        let (out, kept) = solve(voice, ANSWERS, |puzzler| puzzler.practise(&named(&PUZZLES)));
        check_kept(&format!("puzzles/{language}.txt"), &out);
        let tried: usize = PuzzleKind::ALL.iter().map(|kind| kept.count(*kind).0).sum();
        assert_eq!(tried, 5, "{out}");
    }
}

/// Returns what to type to solve a puzzle.
fn right(puzzle: Puzzle) -> String {
    let solver = quarto_engine::Solver::new(puzzle.id.rules);
    let attempt = Attempt::new(puzzle, &solver).unwrap();
    let answers: Vec<Action> = match (puzzle.id.kind, attempt.proof().lines()) {
        (PuzzleKind::Spot, []) => vec![Action::Done],
        (PuzzleKind::SafeGive, _) => attempt.proof().right().chain([Action::Done]).collect(),
        (PuzzleKind::WinIn, [line, ..]) => {
            // A give is followed by two actions of the opponent.
            let mut own = Vec::new();
            let mut actions = line.iter();
            while let Some(action) = actions.next() {
                own.push(*action);
                if matches!(action, Action::Give(_)) {
                    actions.nth(1);
                }
            }
            own
        }
        (_, lines) => vec![lines[0][0]],
    };
    answers.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn ten_of_each_kind_are_solved_in_a_row_and_remembered() {
    let all = PuzzleCollection::embedded(RuleSet::BLOCKS);
    let chosen: Vec<Puzzle> =
        PuzzleKind::ALL.iter().flat_map(|kind| all.of(*kind).iter().step_by(25)).copied().collect();
    assert_eq!(chosen.len(), 50);
    let lines: Vec<String> = chosen.iter().map(|puzzle| right(*puzzle)).collect();
    let (out, kept) =
        solve(Voice::default(), &lines.join("\n"), |puzzler| puzzler.practise(&chosen));
    assert_eq!((kept.streak, kept.best_streak), (50, 50), "{out}");
    assert!(out.contains("\n50 in a row.\n"), "{out}");
    for kind in PuzzleKind::ALL {
        assert_eq!(kept.count(kind), (10, 10));
    }
}

#[test]
fn training_tells_the_rating_and_a_hint_costs_half() {
    let puzzles = named(&["lines-chsf-win-now-270"]);
    let train = |lines: &str| {
        solve(Voice::default(), lines, |puzzler| puzzler.train(&puzzles, Chance::new(1)))
    };
    let [(solved, best), (_, half), (_, none)] =
        ["a3\nquit\n", "hint\na3\nquit\n", "c1\na3\nquit\n"].map(train);
    assert!(best.player.rating > half.player.rating && half.player.rating > none.player.rating);
    assert!(solved.contains("Your rating: 15") && solved.contains(" (+"), "{solved}");
}

#[test]
fn the_puzzle_of_the_day_follows_from_the_date() {
    let today = daily_puzzle(20_773); // 16 November 2026.
    let (out, kept) = solve(Voice::default(), &right(today), |puzzler| {
        puzzler.solve_daily()?;
        puzzler.tell_statistics()
    });
    assert!(out.contains("Puzzle of the day, 2026-11-16.\n"), "{out}");
    assert!(out.contains(&today.id.to_string()), "{out}");
    assert_eq!(kept.daily, Some((20_773, 1)));
}

#[test]
fn a_run_ends_with_the_time_or_the_third_mistake() {
    let puzzles: Vec<Puzzle> =
        PuzzleCollection::embedded(RuleSet::LINES).of(PuzzleKind::WinNow).to_vec();
    let run = |lines: &str| {
        solve(Voice::default(), lines, |puzzler| {
            puzzler.run(&puzzles, Chance::new(1), Duration::from_mins(3))
        })
    };
    let (out, _) = run("next\nnext\nnext\nnext\n");
    assert!(out.contains("No lives left.\nYou solved no puzzle.\n"), "{out}");
    let (out, _) = run("clock\n@wait 60\nclock\n@late 120 a1\na2\n");
    assert!(out.contains("Time left: 3 minutes.\n"), "{out}");
    assert!(out.contains("Time left: 2 minutes.\n"), "{out}");
    assert!(out.ends_with("Time’s up.\nYou solved no puzzle.\nYour best run: 0.\n"), "{out}");
}

#[test]
fn a_run_becomes_harder_and_asks_nothing_twice() {
    let puzzles: Vec<Puzzle> = PuzzleCollection::embedded(RuleSet::LINES).iter().copied().collect();
    // Whatever is typed, the puzzles of a seed are the same: those that come first are solved.
    let mut lines = String::new();
    let mut asked: Vec<Puzzle> = Vec::new();
    for _ in 0..12 {
        let (out, kept) = solve(Voice::default(), &lines, |puzzler| {
            puzzler.run(&puzzles, Chance::new(4), Duration::from_mins(3))
        });
        assert_eq!(kept.best_run as usize, asked.len(), "{out}");
        let last = out.lines().rfind(|line| line.starts_with("Puzzle ")).unwrap();
        let id: PuzzleId = last["Puzzle ".len()..last.find(':').unwrap()].parse().unwrap();
        let puzzle = *puzzles.iter().find(|puzzle| puzzle.id == id).unwrap();
        assert!(asked.iter().all(|known| known.id != id));
        lines += &right(puzzle);
        asked.push(puzzle);
    }
    assert!(asked.is_sorted_by_key(|puzzle| puzzle.difficulty), "{asked:?}");
    assert!(asked[11].difficulty > asked[0].difficulty);
}

#[test]
fn from_memory_a_position_is_told_once_and_no_question_about_it_is_answered() {
    let puzzles = named(&["lines-chsf-win-now-270"]);
    let lines = "\nboard\nhand\nrepeat\n\nb3\n";
    let (out, kept) = solve(Voice::default(), lines, |puzzler| {
        puzzler.from_memory("(hidden)\n");
        puzzler.practise(&puzzles)
    });
    let (before, after) = out.split_once("(hidden)").unwrap();
    assert!(before.contains("In hand") || before.contains("hand"), "{before}");
    assert_eq!(after.matches("The position is hidden.").count(), 5, "{after}");
    assert!(!after.contains("a1 "), "nothing of the board is told: {after}");
    assert!(after.contains("Solved"), "{after}");
    assert_eq!(kept.best_streak, 1);
}
