use quarto_engine::Solver;
use quarto_puzzle::{Disproof, Proof, PuzzleCollection, PuzzleId, PuzzleKind};
use quarto_rules::{Position, RuleSet, Shape, Value};

fn find(kind: &str, rules: &str, position: &str) -> Result<Proof, Disproof> {
    let position: Position = position.parse().unwrap();
    Proof::find(kind.parse().unwrap(), &position, &Solver::new(rules.parse().unwrap()))
}

#[track_caller]
fn check(kind: &str, rules: &str, position: &str, lines: &[&str]) {
    let proof = find(kind, rules, position).unwrap();
    let found: Vec<String> = proof
        .lines()
        .iter()
        .map(|line| line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(found, lines);
    assert_eq!(proof.is_unique(), lines.len() <= 1);
}

#[track_caller]
fn check_broken(kind: &str, position: &str, disproof: Disproof) {
    assert_eq!(find(kind, "lines", position), Err(disproof));
}

#[test]
fn spot_finds_every_alignment_that_may_be_called() {
    check("spot", "lines", "BDFJ/..../..../.... - d1", &["Q row1"]);
    check("spot", "lines", "BDFJ/..../..../.... A d1", &["Q row1"]);
    check("spot", "lines", "BDFJ/..../..../.... A a1", &["Q row1"]);
    check("spot", "lines", "BDFP/...J/...L/...N - d1", &["Q row1", "Q cold"]);
    check("spot", "lines", "ADFO/..../..../.... - a1", &[]);
    check("spot", "lines height", "BDFJ/..../..../.... - d1", &[]);
    check("spot", "squares", "BD../FH../..../.... - b2", &["Q blocka1"]);
}

#[test]
fn spot_needs_something_to_look_at_and_a_call_to_make() {
    check_broken("spot", "BDFJ/..../..../.... -", Disproof::NoWindow);
    check_broken("spot", "BDFJ/..../..../.... - d1 1 +", Disproof::NoWindow);
    check_broken("spot", "BDFJ/A.../..../.... - a2", Disproof::Expired(Shape::Row1));
    check_broken("spot", "BDF./..../..../.... - c1", Disproof::NothingToSee);
}

#[test]
fn win_now_finds_every_square() {
    check("win-now", "lines", "BDF./.A../..../.... J", &["d1"]);
    check("win-now", "lines", "BDF./J.../L.../.... N", &["d1", "a4"]);
    check_broken("win-now", "BDF./.A../..../.... O", Disproof::Squares(0));
    check_broken("win-now", "BDF./.A../..../.... -", Disproof::WrongPhase);
    check_broken("win-now", "BDF./.A../..../.... J a1", Disproof::Window);
    check_broken("win-now", "BDFJ/L.../N.../.... P", Disproof::Expired(Shape::Row1));
}

#[test]
fn safe_give_finds_every_safe_piece() {
    check("safe-give", "lines", "BDF./.A../..../.... -", &["I", "K", "M", "O"]);
    check_broken("safe-give", "BD../.A../..../.... -", Disproof::Pieces(13));
    check_broken("safe-give", "BDF./.A../..../.... J", Disproof::WrongPhase);
}

#[test]
fn what_is_won_or_lost_is_neither_saved_nor_won_in_more() {
    check_broken("save", "BDF./.A../..../.... J", Disproof::Worth(Value::Win(1)));
    check_broken("win-in", "BDF./.A../..../.... J", Disproof::Worth(Value::Win(1)));
    let all = PuzzleCollection::embedded(RuleSet::LINES);
    let save = all.of(PuzzleKind::Save)[0].position.to_string();
    check_broken("win-in", &save, Disproof::Worth(Value::Draw));
    let win = all.of(PuzzleKind::WinIn)[0].position.to_string();
    assert!(matches!(find("save", "lines", &win), Err(Disproof::Worth(Value::Win(2..=5)))));
}

#[test]
fn a_draw_that_several_actions_hold_is_not_saved() {
    let all = PuzzleCollection::embedded(RuleSet::LINES);
    let late = all.of(PuzzleKind::SafeGive).iter().filter(|puzzle| puzzle.position.placed() > 11);
    let mut found = late.map(|puzzle| find("save", "lines", &puzzle.position.to_string()));
    assert!(found.any(|found| matches!(found, Err(Disproof::Actions(2..)))));
}

#[test]
fn ids_are_written_in_one_way() {
    for kind in PuzzleKind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
        let id = PuzzleId { rules: "squares height,fill".parse().unwrap(), kind, number: 12 };
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for wrong in
        ["", "lines", "lines-hc-spot-1", "lines-c-spot-01", "lines--spot-1", "rows-c-spot-1"]
    {
        assert!(wrong.parse::<PuzzleId>().is_err(), "{wrong}");
    }
}
