//! The puzzles on pages: by links and forms alone.

use quarto_engine::Solver;
use quarto_puzzle::{Attempt, Puzzle, PuzzleCollection, PuzzleKind, daily_puzzle};
use quarto_rules::{Action, RuleSet};

use crate::client::TestServer;
use crate::visitor::Visitor;

fn first(kind: PuzzleKind) -> Puzzle {
    PuzzleCollection::shared(RuleSet::LINES).of(kind)[0]
}

fn solver() -> Solver {
    Solver::new(RuleSet::LINES)
}

/// Answers as somebody who knows, until the puzzle is solved.
async fn solve(visitor: &mut Visitor<'_>, puzzle: Puzzle) {
    let solver = Solver::new(puzzle.id.rules);
    let mut attempt = Attempt::new(puzzle, &solver).unwrap();
    if puzzle.id.kind == PuzzleKind::SafeGive {
        let safe: Vec<String> = attempt.right(&solver).iter().map(ToString::to_string).collect();
        let safe: Vec<(&str, &str)> = safe.iter().map(|piece| ("piece", piece.as_str())).collect();
        visitor.submit("answer", "--", &safe).await;
        return;
    }
    for _ in 0..5 {
        let right = attempt.right(&solver).first().copied().unwrap_or(Action::Done);
        visitor.press("answer", &right.to_string()).await;
        attempt.answer(right, &solver);
        if visitor.page.contains("autofocus") {
            return;
        }
    }
}

/// Returns a wrong answer.
fn wrong(puzzle: Puzzle) -> String {
    let solver = Solver::new(puzzle.id.rules);
    let attempt = Attempt::new(puzzle, &solver).unwrap();
    let right = attempt.right(&solver);
    let is_asked = |action: &Action| match puzzle.id.kind {
        PuzzleKind::Spot => matches!(action, Action::Call(_)),
        PuzzleKind::WinNow | PuzzleKind::SafeGive | PuzzleKind::WinIn | PuzzleKind::Save => true,
    };
    let legal = attempt.play().legal_actions().filter(is_asked);
    let mut legal = legal.filter(|action| !right.contains(action));
    legal.next().unwrap().to_string()
}

#[tokio::test]
async fn a_puzzle_of_each_kind_is_solved_by_forms() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    for kind in PuzzleKind::ALL {
        let puzzle = first(kind);
        ada.open(&format!("/en/puzzles/{}", puzzle.id)).await;
        assert_eq!(ada.status, 200);
        assert!(!ada.page.contains("autofocus"), "{kind} is open");
        solve(&mut ada, puzzle).await;
        assert!(ada.page.contains("puzzle-right"), "{kind}: {}", ada.page);
        assert!(ada.page.contains("Next puzzle"), "{kind}");
        assert!(ada.page.contains("Your rating: 1"), "{kind}: {}", ada.page);
    }
    ada.open("/en/puzzles/statistics").await;
    assert_eq!(ada.page.matches("<td>1</td><td>1</td>").count(), 5, "{}", ada.page);
    assert!(ada.page.contains("Longest streak without a mistake: 5."), "{}", ada.page);
    assert!(ada.page.contains("class=\"puzzle-plot\""));
    ada.open("/en/puzzles").await;
    assert_eq!(ada.page.matches("1 of 500 solved").count(), 5, "{}", ada.page);
}

#[tokio::test]
async fn a_wrong_answer_is_explained_and_counts_once() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    let puzzle = first(PuzzleKind::WinNow);
    ada.open(&format!("/en/puzzles/{}", puzzle.id)).await;
    let forms = ada.forms();
    let wrong = wrong(puzzle);
    ada.press("answer", &wrong).await;
    assert!(ada.page.contains("puzzle-wrong"), "{}", ada.page);
    assert!(ada.page.contains("four alike"), "{}", ada.page);
    assert!(ada.page.contains("Your rating: ") && ada.page.contains(" (-"), "{}", ada.page);
    // The same form again, and the right answer afterwards, change no rating.
    ada.send(&forms[0], ("answer", &wrong), &[]).await;
    assert!(!ada.page.contains("Your rating"), "{}", ada.page);
    solve(&mut ada, puzzle).await;
    assert!(ada.page.contains("puzzle-right"));
    assert!(!ada.page.contains("Your rating"), "{}", ada.page);
    ada.open("/en/puzzles/statistics").await;
    assert!(ada.page.contains("<td>1</td><td>1</td>"), "tried once, solved at last: {}", ada.page);
}

#[tokio::test]
async fn answers_and_questions_can_be_typed() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    let puzzle = first(PuzzleKind::SafeGive);
    let url = format!("/en/puzzles/{}", puzzle.id);
    let safe = Attempt::new(puzzle, &solver()).unwrap().right(&solver());
    let mut line = String::new();
    for piece in &safe {
        ada.open(&format!("{url}?line={line}&answer={piece}")).await;
        assert!(ada.page.contains(&format!("value=\"{piece}\" checked")), "{}", ada.page);
        line = if line.is_empty() { piece.to_string() } else { format!("{line},{piece}") };
    }
    ada.open(&format!("{url}?line={line}&answer=done")).await;
    assert!(ada.page.contains("puzzle-right"), "{}", ada.page);
    ada.open(&format!("{url}?answer=row+1")).await;
    assert!(ada.page.contains("a1"), "{}", ada.page);
    ada.open(&format!("{url}?answer=%3Cscript%3E")).await;
    assert!(!ada.page.contains("<script>") && ada.page.contains("&#60;script&#62;"));
    ada.open(&format!("{url}?answer=hint")).await;
    assert!(ada.page.contains("pieces are safe") || ada.page.contains("piece is safe"));
    ada.open(&format!("{url}?answer=solution")).await;
    assert!(ada.page.contains("Solution: "), "{}", ada.page);
    // To look is not counted.
    ada.open("/en/puzzles/statistics").await;
    assert!(ada.page.contains("Nothing yet"), "{}", ada.page);
}

#[tokio::test]
async fn other_right_moves_are_answered_by_the_solver() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    let solver = solver();
    let all = PuzzleCollection::shared(RuleSet::LINES).of(PuzzleKind::WinIn);
    let many = all.iter().find(|puzzle| {
        let proof = puzzle.prove(&solver).unwrap();
        proof.right().count() > 1 && proof.placements() == Some(3)
    });
    let puzzle = *many.unwrap();
    for right in puzzle.prove(&solver).unwrap().right() {
        ada.open(&format!("/en/puzzles/{}", puzzle.id)).await;
        ada.press("answer", &right.to_string()).await;
        assert!(ada.page.contains("Right so far."), "{right}: {}", ada.page);
    }
}

#[tokio::test]
async fn the_puzzle_of_the_day_makes_a_row_of_days() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    ada.open("/en/puzzles").await;
    let url = ada.page.split("?for=day").next().unwrap().rsplit('"').next().unwrap().to_owned();
    let name = url.rsplit('/').next().unwrap().to_owned();
    let days = 20_000..40_000;
    let puzzle = days.map(daily_puzzle).find(|puzzle| puzzle.id.to_string() == name).unwrap();
    ada.open(&format!("{url}?for=day")).await;
    solve(&mut ada, puzzle).await;
    assert!(ada.page.contains("All puzzles</a></p>"), "{}", ada.page);
    ada.open("/en/puzzles").await;
    assert!(ada.page.contains("You’ve solved it."), "{}", ada.page);
}

#[tokio::test]
async fn a_run_has_three_lives_and_a_form_sent_twice_costs_one() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    ada.open("/en/puzzles").await;
    ada.press("do", "start").await;
    assert_eq!(ada.path, "/en/puzzles/run");
    for lives in [3, 2, 1] {
        assert!(ada.page.contains(&format!("Lives: {lives}.")), "{}", ada.page);
        assert!(!ada.page.contains("Show the solution"));
        let name = ada.page.split("<p class=\"note\">").nth(1).unwrap();
        let name = name.split(' ').next().unwrap();
        let id: quarto_puzzle::PuzzleId = name.parse().unwrap();
        let wrong = wrong(PuzzleCollection::shared(id.rules).get(id).unwrap());
        let forms = ada.forms();
        let form = forms.last().unwrap();
        ada.send(form, ("", ""), &[("answer", &wrong)]).await;
        if lives > 1 {
            ada.send(form, ("", ""), &[("answer", &wrong)]).await;
        }
    }
    assert!(ada.page.contains("The run is over."), "{}", ada.page);
    ada.open("/en/puzzles/run").await;
    assert_eq!(ada.path, "/en/puzzles", "nothing runs");
}

#[tokio::test]
async fn training_leads_to_a_puzzle_that_was_not_tried() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    ada.open("/en/puzzles/training?rules=squares+colour,height").await;
    assert!(ada.path.starts_with("/en/puzzles/squares-ch-"), "{}", ada.path);
    assert!(ada.path.ends_with("?for=training"), "{}", ada.path);
}

#[tokio::test]
async fn positions_can_be_told_and_hidden() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    let puzzle = first(PuzzleKind::WinNow);
    let url = format!("/en/puzzles/{}", puzzle.id);
    ada.open(&format!("{url}?way=ear")).await;
    assert!(!ada.page.contains("class=\"board\""), "only words: {}", ada.page);
    assert!(ada.page.contains("Hide it and answer"));
    ada.open(&format!("{url}?way=memory")).await;
    assert!(ada.page.contains("class=\"piece\"") && !ada.page.contains("name=\"answer\""));
    ada.open(&format!("{url}?way=memory&hidden=on")).await;
    let board = ada.page.split("<tbody>").nth(1).unwrap().split("</tbody>").next().unwrap();
    assert!(!board.contains("class=\"piece\""), "nothing is shown: {board}");
    ada.open(&format!("{url}?way=memory&hidden=on&answer=board")).await;
    assert!(ada.page.contains("The position is hidden."), "{}", ada.page);
    ada.open(&format!("{url}?way=memory&hidden=on")).await;
    solve(&mut ada, puzzle).await;
    assert!(ada.page.contains("puzzle-right"), "{}", ada.page);
}

#[tokio::test]
async fn what_was_done_is_forgotten_with_everything_else() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    let puzzle = first(PuzzleKind::Save);
    ada.open(&format!("/en/puzzles/{}", puzzle.id)).await;
    solve(&mut ada, puzzle).await;
    let cookie = ada.cookie();
    ada.open("/en/seats").await;
    ada.press("do", "forget").await;
    assert_ne!(ada.cookie(), cookie);
    ada.open("/en/puzzles/statistics").await;
    assert!(ada.page.contains("Nothing yet"), "{}", ada.page);
}

#[tokio::test]
async fn what_is_not_a_puzzle_is_not_there() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    for name in ["lines-chsf-spot-501", "lines-chsf-spot-0", "nonsense", "lines-chsf-spot-01"] {
        ada.open(&format!("/en/puzzles/{name}")).await;
        assert_eq!(ada.status, 404, "{name}");
    }
    // Nor is a line that makes no sense a way in.
    ada.open("/en/puzzles/lines-chsf-win-in-1?line=a1,b2,K,zz,--&answer=Q+row1").await;
    assert_eq!(ada.status, 200);
}
