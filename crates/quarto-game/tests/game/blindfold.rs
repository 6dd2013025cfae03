use quarto_game::{
    Announcement, Answer, Command, Game, Occupant, Options, Question, Refusal, Seat, Viewer,
};
use quarto_rules::{Action, PlayError, Player};

use crate::Table;
use crate::table::{VIEWERS, action};

fn table(memory: &str) -> Table {
    Table::new(Options { blindfold: Some(memory.parse().unwrap()), ..Options::default() })
}

fn ask(text: &str) -> Command {
    Command::Ask { question: text.parse().unwrap() }
}

#[test]
fn d11_nothing_of_the_board_is_shown_before_the_end() {
    let mut table = table("touch");
    table.act("K a1 F");
    for viewer in VIEWERS {
        let view = table.view(viewer);
        assert_eq!((view.board, view.reserve, view.actions.as_ref()), (None, None, None));
        assert_eq!((view.position, view.last), (None, None));
        assert_eq!(view.hand(), Some("F".parse().unwrap()), "the piece in hand is always shown");
        assert_eq!(view.answer(Question::Board), None);
        let squares =
            view.legal_actions().iter().filter(|action| matches!(action, Action::Place(_))).count();
        assert_eq!(squares, 16, "including those that are occupied");
    }
    table.act("b1");
    let view = table.view(Viewer::Spectator);
    let gives =
        view.legal_actions().iter().filter(|action| matches!(action, Action::Give(_))).count();
    assert_eq!(gives, 16, "including those that are gone");
    table.order(Seat::First, &Command::Resign).unwrap();
    let view = table.view(Viewer::Spectator);
    assert!(view.board.is_some() && view.reserve.is_some() && view.actions.is_some());
    assert!(view.position.is_some() && view.last.is_some());
}

#[test]
fn d11_only_what_happened_since_ones_own_action_is_told_again() {
    let mut table = table("touch");
    assert_eq!(table.game.told_from(Some(Seat::First)), 0);
    table.act("K");
    let given = table.game.seq();
    assert_eq!(table.game.told_from(Some(Seat::First)), given);
    assert_eq!(table.game.told_from(Some(Seat::Second)), 0);
    table.act("a1 F");
    assert_eq!(table.game.told_from(Some(Seat::First)), given, "what Bo has done since");
    assert_eq!(table.game.told_from(Some(Seat::Second)), table.game.seq());
    assert_eq!(table.game.told_from(None), table.game.seq());
    table.order(Seat::First, &Command::Resign).unwrap();
    assert_eq!(table.game.told_from(None), 0);
    let mut open = Table::new(Options::default());
    open.act("K");
    assert_eq!(open.game.told_from(Some(Seat::First)), 0, "without blindfold, everything");
}

#[test]
fn d11_touch_answers_everything_on_ones_own_turn_and_only_to_oneself() {
    let mut table = table("touch");
    table.act("K a1");
    assert_eq!(table.order(Seat::First, &ask("a1")), Err(Refusal::Play(PlayError::NotYourTurn)));
    for question in ["a1", "row1", "left", "board", "tall"] {
        table.order(Seat::Second, &ask(question)).unwrap();
    }
    let own = table.heard[1].iter().rev().nth(4).unwrap();
    let square = "a1".parse().unwrap();
    let asked = |answer| Announcement::Asked {
        player: Player::Two,
        question: Question::Square(square),
        answer,
        questions_left: None,
    };
    let answer = Answer::Squares(vec![Occupant { square, piece: "K".parse().ok() }]);
    assert_eq!(*own, asked(Some(answer)));
    assert_eq!(table.view(Viewer::Spectator).asked, [0, 5]);
}

#[test]
fn d11_by_touch_the_others_hear_once_a_turn_that_the_board_is_felt() {
    let mut table = table("touch");
    table.act("K");
    let felt = |table: &Table, place: usize| {
        let by = |heard: &&Announcement| matches!(heard, Announcement::BoardFelt { .. });
        let asked = |heard: &&Announcement| matches!(heard, Announcement::Asked { .. });
        let all = &table.heard[place];
        (all.iter().filter(by).count(), all.iter().filter(asked).count())
    };
    for _ in 0..5 {
        table.order(Seat::Second, &ask("a1")).unwrap();
    }
    assert_eq!([0, 1, 2].map(|place| felt(&table, place)), [(1, 0), (0, 5), (1, 0)]);
    table.act("a1");
    table.order(Seat::Second, &ask("a1")).unwrap();
    assert_eq!(felt(&table, 0), (1, 0), "placing does not start a new turn");
    table.act("F b1 G");
    table.order(Seat::Second, &ask("a1")).unwrap();
    assert_eq!(felt(&table, 0), (2, 0));
    let mut counted = self::table("queries 2");
    counted.act("K");
    counted.order(Seat::Second, &ask("a1")).unwrap();
    assert_eq!(felt(&counted, 0), (0, 1), "if questions are counted, each is heard");
    let answered =
        |heard: &Announcement| matches!(heard, Announcement::Asked { answer: Some(_), .. });
    let hears_answer = |place: usize| counted.heard[place].iter().any(answered);
    assert_eq!([0, 1, 2].map(hears_answer), [false, true, false], "but not the answer");
}

#[test]
fn d11_by_touch_a_turn_has_room_for_72_questions_and_16_tries() {
    let mut table = table("touch");
    table.act("K a1 F");
    let turn = |table: &mut Table| {
        for _ in 0..72 {
            table.order(Seat::First, &ask("a1")).unwrap();
        }
        assert_eq!(table.order(Seat::First, &ask("a1")), Err(Refusal::NoQuestionLeft));
        for _ in 0..16 {
            table.act("a1");
        }
        assert_eq!(table.try_act("a1"), Err(Refusal::NoQuestionLeft));
    };
    turn(&mut table);
    table.act("b1");
    assert_eq!(table.try_act("K"), Err(Refusal::NoQuestionLeft), "a missing piece is an attempt");
    table.act("G c1 H");
    turn(&mut table);
    assert_eq!(Game::replay(&table.events), Ok(table.game), "all of it was stored");
}

#[test]
fn d11_where_questions_are_counted_tries_are_bounded_by_them_alone() {
    let mut table = table("queries 40");
    table.act("K a1 F");
    for _ in 0..41 {
        table.act("a1");
    }
    assert!(!table.game.is_over());
    table.act("a1");
    assert_eq!(table.result(), "0-1 attempts");
}

#[test]
fn d11_queries_are_counted_for_each_turn() {
    let mut table = table("queries 2");
    table.act("K");
    assert_eq!(table.order(Seat::Second, &ask("board")), Err(Refusal::TooMuchAsked));
    assert_eq!(table.order(Seat::Second, &ask("tall")), Err(Refusal::TooMuchAsked));
    table.order(Seat::Second, &ask("row1")).unwrap();
    assert_eq!(table.view(Viewer::Spectator).turn().unwrap().questions_left, Some(1));
    table.act("a1");
    table.order(Seat::Second, &ask("left")).unwrap();
    assert_eq!(
        table.order(Seat::Second, &ask("a1")),
        Err(Refusal::NoQuestionLeft),
        "placing does not start a new turn"
    );
    table.act("F b1 G");
    table.order(Seat::Second, &ask("a1")).unwrap();
}

#[test]
fn d11_without_a_blindfold_there_is_nothing_to_count() {
    let mut table = Table::new(Options::default());
    assert_eq!(table.order(Seat::First, &ask("a1")), Err(Refusal::NotBlindfold));
    assert!(table.view(Viewer::Spectator).answer(Question::Reserve).is_some());
}

#[test]
fn d11_attempts_are_announced_to_all_and_change_nothing() {
    let mut table = table("touch");
    table.act("K a1 F");
    let play = *table.game.play();
    for _ in 0..3 {
        table.act("a1");
    }
    let heard = Announcement::Attempted {
        player: Player::One,
        action: action("a1"),
        questions_left: None,
        last_warning: false,
    };
    assert!(table.heard.iter().all(|all| all.last() == Some(&heard)));
    assert_eq!(*table.game.play(), play);
    // What follows the attempt in the same command is not done.
    table.order(Seat::First, &Command::Act { actions: vec![action("b1"), action("K")] }).unwrap();
    assert_eq!(table.game.play().position().hand(), None);
    assert_eq!(table.game.to_act(), Some(Seat::First));
}

#[test]
fn d11_attempts_cost_a_question_and_the_second_without_one_loses() {
    let mut table = table("queries 1");
    table.act("K a1 F a1");
    assert_eq!(table.view(Viewer::Spectator).turn().unwrap().questions_left, Some(0));
    let warned = |table: &Table| {
        matches!(table.heard[0].last(), Some(Announcement::Attempted { last_warning: true, .. }))
    };
    assert!(!warned(&table));
    table.act("a1");
    assert!(!table.game.is_over() && warned(&table));
    table.act("b1 F");
    assert_eq!(table.result(), "0-1 attempts", "in the same turn");
}

#[test]
fn d11_with_memory_alone_nothing_is_answered_and_the_second_attempt_loses() {
    let mut table = table("memory");
    table.act("K a1 F");
    assert_eq!(table.order(Seat::First, &ask("a1")), Err(Refusal::NoQuestions));
    table.act("a1 b1 G b1 c1 H");
    assert!(!table.game.is_over(), "only one attempt per turn");
    table.act("c1 b1");
    assert_eq!(table.result(), "0-1 attempts");
    assert!(matches!(
        table.heard[0].last(),
        Some(Announcement::Ended { by: Some(Player::One), .. })
    ));
}

#[test]
fn d11_questions_and_attempts_are_in_the_record() {
    let mut table = table("queries 2");
    table.act("K a1 F");
    table.order(Seat::First, &ask("row1")).unwrap();
    table.act("a1 b1");
    let text = table.game.to_record().to_string();
    assert!(text.contains("0. K 1. a1 F {[%ask 1 row1]} {[%try 1 a1]} 2. b1"), "{text}");
}
