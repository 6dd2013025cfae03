use quarto_engine::Solver;
use quarto_puzzle::{
    Assessment, Attempt, Clue, Puzzle, PuzzleCollection, PuzzleId, PuzzleKind, WrongAnswer,
};
use quarto_rules::{Action, PlayError, RuleSet, Shape, Value};

fn begin(kind: PuzzleKind, position: &str) -> (Attempt, Solver) {
    let id = PuzzleId { rules: RuleSet::LINES, kind, number: 1 };
    let puzzle = Puzzle { id, position: position.parse().unwrap(), difficulty: 1 };
    let solver = Solver::new(RuleSet::LINES);
    (Attempt::new(puzzle, &solver).unwrap(), solver)
}

fn answer((attempt, solver): &mut (Attempt, Solver), action: &str) -> Assessment {
    attempt.answer(action.parse().unwrap(), solver)
}

#[test]
fn r8_a_spot_is_solved_by_one_right_call() {
    let mut spot = begin(PuzzleKind::Spot, "BDFP/...J/...L/...N - d1");
    assert_eq!(
        answer(&mut spot, "Q row2"),
        Assessment::Wrong(WrongAnswer::NotAligned(Shape::Row2))
    );
    let Assessment::Wrong(WrongAnswer::Aligned(open)) = answer(&mut spot, "--") else { panic!() };
    assert_eq!(open.len(), 2);
    assert_eq!(answer(&mut spot, "A"), Assessment::NotAsked);
    let refused = PlayError::NotAWinningShape(Shape::BlockA1);
    assert_eq!(answer(&mut spot, "Q blocka1"), Assessment::Refused(refused));
    assert_eq!(spot.0.clue(&spot.1), Some(Clue::Alignments(2)));
    assert_eq!(answer(&mut spot, "Q cold"), Assessment::Solved);
    let mut none = begin(PuzzleKind::Spot, "ADFO/..../..../.... - a1");
    assert_eq!(answer(&mut none, "--"), Assessment::Solved);
}

#[test]
fn a_win_now_is_solved_by_any_winning_square() {
    let mut now = begin(PuzzleKind::WinNow, "BDF./J.../L.../.... N");
    assert_eq!(
        answer(&mut now, "b2"),
        Assessment::Wrong(WrongAnswer::NoWin("b2".parse().unwrap()))
    );
    assert_eq!(
        answer(&mut now, "a1"),
        Assessment::Refused(PlayError::Occupied("a1".parse().unwrap()))
    );
    assert_eq!(now.0.clue(&now.1), Some(Clue::Shape(Shape::Row1)));
    assert_eq!(answer(&mut now, "a4"), Assessment::Solved);
}

#[test]
fn a_safe_give_wants_all_and_no_other() {
    let mut give = begin(PuzzleKind::SafeGive, "BDF./.A../..../.... -");
    let Assessment::Wrong(WrongAnswer::Unsafe(square, made)) = answer(&mut give, "J") else {
        panic!()
    };
    assert_eq!((square.to_string(), made[0].shape()), ("d1".into(), Shape::Row1));
    for piece in ["I", "K", "M", "I"] {
        assert_eq!(answer(&mut give, piece), Assessment::Named);
    }
    let Assessment::Wrong(WrongAnswer::Unnamed(left)) = answer(&mut give, "--") else { panic!() };
    assert_eq!(left.iter().map(|piece| piece.to_string()).collect::<Vec<_>>(), ["O"]);
    assert_eq!(give.0.clue(&give.1), Some(Clue::Safe(4)));
    assert_eq!(answer(&mut give, "O"), Assessment::Named);
    assert_eq!(answer(&mut give, "--"), Assessment::Solved);
}

/// Plays every right first action of some puzzles to the end: the opponent's replies are those of the line.
#[test]
fn a_win_is_played_out_against_the_longest_delay() {
    let all = PuzzleCollection::embedded(RuleSet::LINES);
    let solver = Solver::new(RuleSet::LINES);
    for puzzle in all.of(PuzzleKind::WinIn).iter().step_by(25) {
        for line in Attempt::new(*puzzle, &solver).unwrap().proof().lines() {
            let mut attempt = Attempt::new(*puzzle, &solver).unwrap();
            let mut played: Vec<Action> = Vec::new();
            while let Some(next) = line.get(played.len()) {
                played.push(*next);
                match attempt.answer(*next, &solver) {
                    Assessment::Continues(replies) => played.extend(replies),
                    assessment => assert_eq!(assessment, Assessment::Solved),
                }
            }
            assert_eq!(played, *line, "{}", puzzle.id);
            assert!(attempt.play().outcome().is_some());
        }
    }
}

#[test]
fn what_loses_the_draw_is_answered_with_how() {
    let solver = Solver::new(RuleSet::LINES);
    for puzzle in PuzzleCollection::embedded(RuleSet::LINES).of(PuzzleKind::Save).iter().step_by(50)
    {
        let mut attempt = Attempt::new(*puzzle, &solver).unwrap();
        let right = attempt.right(&solver);
        for action in attempt.play().legal_actions().collect::<Vec<_>>() {
            match attempt.answer(action, &solver) {
                Assessment::Solved => assert_eq!(right, [action]),
                Assessment::Wrong(WrongAnswer::Worth(Value::Loss(_), line)) => {
                    assert!(!line.is_empty());
                }
                assessment => panic!("{}: {assessment:?}", puzzle.id),
            }
        }
    }
}
