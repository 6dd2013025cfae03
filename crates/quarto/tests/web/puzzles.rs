//! Puzzles in a real browser: by mouse, by keys alone, and without scripts.

use quarto_browser::{Browser, Device, Server, assert_accessible};
use quarto_engine::Solver;
use quarto_puzzle::{Attempt, Puzzle, PuzzleCollection, PuzzleKind};
use quarto_rules::{Action, RuleSet};

fn server() -> Server {
    Server::start(env!("CARGO_BIN_EXE_quarto"))
}

fn first(kind: PuzzleKind) -> Puzzle {
    PuzzleCollection::shared(RuleSet::LINES).of(kind)[0]
}

/// Returns what is right now, if the puzzle is asked from the start and these were the answers.
fn right(puzzle: Puzzle, before: &[Action], solver: &Solver) -> Vec<Action> {
    let mut attempt = Attempt::new(puzzle, solver).unwrap();
    for action in before {
        attempt.answer(*action, solver);
    }
    attempt.right(solver)
}

/// Solves a puzzle: `choose` chooses a button by the selector of its value, `mark` marks a piece.
fn solve(browser: &Browser, kind: PuzzleKind, choose: impl Fn(&str), mark: impl Fn(&str)) {
    let (puzzle, solver) = (first(kind), Solver::new(RuleSet::LINES));
    browser.open(&format!("/en/puzzles/{}", puzzle.id));
    assert_accessible(browser);
    if kind == PuzzleKind::SafeGive {
        for piece in right(puzzle, &[], &solver) {
            mark(&format!("input[value={piece}]"));
        }
        choose("button[value='--']");
    } else {
        let mut done = Vec::new();
        while browser.count("a[autofocus]") == 0 && done.len() < 5 {
            let next = right(puzzle, &done, &solver).first().copied().unwrap_or(Action::Done);
            done.push(next);
            choose(&format!("button[name=answer][value='{next}']"));
            let sign = if done.len() == 1 { ".puzzle-verdict" } else { ".puzzle-right" };
            browser.wait_for(sign);
        }
    }
    browser.wait_for("a[autofocus]");
    assert_eq!(browser.count(".puzzle-right"), 1, "{kind}");
    assert_accessible(browser);
}

#[test]
fn a_puzzle_of_each_kind_is_solved_without_scripts() {
    let server = server();
    let browser = Browser::start(server.url(), Device::phone().without_scripts());
    for kind in PuzzleKind::ALL {
        let click = |selector: &str| browser.click(selector);
        solve(&browser, kind, click, click);
    }
}

#[test]
fn a_puzzle_of_each_kind_is_solved_by_keys_alone() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    // Whatever is there can be reached by the tabulator, or by arrows on the board.
    let reach = |selector: &str| {
        let is = |query: &str| {
            browser.run(&format!("return document.activeElement.matches(\"{query}\")")) == true
        };
        let on_board = browser.count(&format!(".board {selector}")) > 0;
        for _ in 0..80 {
            if is(selector) {
                return;
            }
            browser.press(if on_board && is(".board button") { "ArrowRight" } else { "Tab" });
            if on_board && is(".board td:last-child button") && !is(selector) {
                browser.press("ArrowDown Home");
            }
        }
        panic!("{selector} cannot be reached");
    };
    for kind in PuzzleKind::ALL {
        let choose = |selector: &str| {
            reach(selector);
            browser.press("Enter");
        };
        let mark = |selector: &str| {
            reach(selector);
            browser.press("Space");
        };
        solve(&browser, kind, choose, mark);
    }
}

#[test]
fn arrows_lead_over_the_board() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    browser.open("/en/puzzles/lines-chsf-win-now-1");
    browser.wait_for("[role=grid]");
    browser.run("document.getElementById('a1').focus()");
    browser.press("ArrowRight ArrowDown");
    assert_eq!(browser.run("return document.activeElement.id"), "b2");
    browser.press("End ArrowRight ArrowUp ArrowUp");
    assert_eq!(browser.run("return document.activeElement.id"), "d1");
    assert_eq!(browser.count(".board [tabindex='0']"), 1, "one stop for the tabulator");
}

#[test]
fn a_line_is_pointed_at_by_its_ends() {
    let server = server();
    let browser = Browser::start(server.url(), Device::phone());
    let all = PuzzleCollection::shared(RuleSet::LINES).of(PuzzleKind::Spot);
    let solver = Solver::new(RuleSet::LINES);
    let shape = |puzzle: &Puzzle| match puzzle.prove(&solver).unwrap().right().next() {
        Some(Action::Call(shape)) => Some((puzzle.id, shape)),
        _ => None,
    };
    let (id, shape) = all.iter().find_map(shape).unwrap();
    browser.open(&format!("/en/puzzles/{id}"));
    browser.wait_for(".puzzle-pointing");
    let squares: Vec<_> = shape.squares().iter().collect();
    browser.click(&format!("#{}", squares[0]));
    assert_eq!(browser.count(".square.chosen"), 1);
    browser.click(&format!("#{}", squares[3]));
    browser.wait_for(".puzzle-right");
}
