use crate::quarto;

/// Plays as Ada, who starts, and Bo, and returns what they read.
fn play(options: &[&str], lines: &[&str]) -> String {
    let mut arguments = vec!["play", "--player1", "Ada", "--player2", "Bo"];
    arguments.extend(options);
    let answer = quarto(&arguments, &(lines.join("\n") + "\n"));
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    answer.out
}

const DARK_ROW: [&str; 8] = [
    "give short round solid dark",
    "a1",
    "give dark round solid tall",
    "b1",
    "f",
    "place c1",
    "short hollow round d",
    "d1",
];

#[test]
fn two_people_play_a_whole_game_in_words() {
    let lines = [&DARK_ROW[..], &["give tall square solid light", "quarto row 1"]].concat();
    let out = play(&[], &lines);
    assert!(out.contains("Ada, give Bo a piece."));
    assert!(out.contains("Ada gives Bo the short round solid dark piece."));
    assert!(out.contains("Bo, place the short round solid dark piece."));
    assert!(out.contains("Bo places the short round solid dark piece on a1."));
    assert!(
        out.contains("Bo calls QUARTO! on row 1.\nQUARTO! Bo wins: row 1, all dark.\n"),
        "{out}"
    );
}

#[test]
fn a_missed_alignment_is_told_at_the_end_and_not_before() {
    let lines = [&DARK_ROW[..], &["a", "a2", "resign", "no", "resign", "yes"]].concat();
    let out = play(&[], &lines);
    let (before, after) = out.split_once("resigns").unwrap();
    assert!(!before.contains("all dark"), "{before}");
    assert!(after.contains("Ada wins.\nNobody called, after placement 4: row 1, all dark.\n"));
}

#[test]
fn a_draw_needs_two_times_done() {
    let board = "E B K M C O J G L F D A P I H N".split(' ');
    let squares =
        (1..5).flat_map(|row| ["a", "b", "c", "d"].map(|column| format!("{column}{row}")));
    let mut lines: Vec<String> =
        board.zip(squares).flat_map(|(piece, square)| [piece.into(), square]).collect();
    lines.extend(["done", "done"].map(String::from));
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let out = play(&[], &lines);
    assert!(out.contains("Ada, all pieces are placed: call QUARTO! or say done."));
    assert!(out.contains("Bo, all pieces are placed: call QUARTO! or say done."));
    assert!(out.ends_with("A draw: all pieces are placed and nobody has won.\n"), "{out}");
}

#[test]
fn what_cannot_be_done_is_said_and_changes_nothing() {
    let out = play(
        &[],
        &[
            "",
            "a1",
            "quarto row 1",
            "done",
            "give s",
            "k",
            "k",
            "a1",
            "k",
            "quarto row 1",
            "quarto row 1",
            "f",
            "a1",
            "x",
        ],
    );
    for expected in [
        "First give your opponent a piece.",
        "Nothing has been placed that could be called.",
        "\"s\" could mean several traits",
        "Place the tall round hollow light piece first.",
        "The tall round hollow light piece is gone.",
        "Bo calls QUARTO! on row 1. It is wrong.",
        "You have called already; one call a turn.",
        "a1 is occupied. Choose an empty square.",
        "I do not understand \"x\".",
        "The game is not finished.",
    ] {
        assert!(out.contains(expected), "{expected}\n{out}");
    }
}

#[test]
fn questions_are_answered_in_plain_words() {
    let questions = ["k", "a1", "board", "left", "hand", "row 1", "square b1", "help", "rules"];
    let out = play(&[], &questions);
    assert!(out.contains("a1: tall round hollow light; b1: empty; c1: empty; d1: empty\n"));
    assert!(out.contains("15 pieces are left.\n"));
    assert!(out.contains("P: tall square hollow dark\n"));
    assert!(out.contains("No piece is in hand.\n"));
    assert!(out.contains("> b1: empty\n"));
    assert!(out.contains("call QUARTO! and point at row 2"));
    assert!(out.contains("THE COURSE OF PLAY"));
    assert!(!out.contains("+---") && !out.contains("Drawn"), "nothing is drawn where nobody looks");
}

#[test]
fn the_terms_are_those_asked_for() {
    let auto = play(&["--calling", "auto"], &DARK_ROW);
    assert!(auto.ends_with("QUARTO! Ada wins: row 1, all dark.\n"), "{auto}");
    let colour = play(&["--traits", "height", "--calling", "auto"], &DARK_ROW);
    assert!(colour.ends_with("The game is not finished.\n"), "{colour}");
    let strict = play(&["--wrong-call", "loses"], &["k", "a1", "quarto row 1", "yes"]);
    assert!(strict.ends_with("Ada wins: Bo called row 1 wrongly.\n"), "{strict}");
    let block = ["b", "a1", "d", "b1", "f", "a2", "j", "b2", "quarto block a1"];
    assert!(play(&["--rules", "squares"], &block).contains("Ada wins: block a1, all dark."));
    assert!(play(&[], &block).contains("A block cannot win in this game."));
}

#[test]
fn d3_where_a_wrong_call_loses_the_shape_is_read_back_first() {
    let lines = ["k", "a1", "quarto row 1", "no", "f", "quarto column a", "yes"];
    let out = play(&["--wrong-call", "loses"], &lines);
    assert!(out.contains("You call QUARTO! on row 1. A wrong call loses. Type yes to call: "));
    assert!(out.contains("Bo gives Ada the short square solid dark piece."));
    assert!(out.ends_with("Bo wins: Ada called column a wrongly.\n"), "{out}");
}

#[test]
fn d4_after_a_used_last_call_only_done_is_offered() {
    let lines = ["E", "B", "K", "M", "C", "O", "J", "G", "L", "F", "D", "A", "P", "I", "H", "N"];
    let squares =
        (1..5).flat_map(|row| ["a", "b", "c", "d"].map(|column| format!("{column}{row}")));
    let moves = lines.into_iter().zip(squares).flat_map(|(piece, square)| [piece.into(), square]);
    let lines: Vec<String> = moves.chain(["quarto row 1".into()]).collect();
    let out = play(&[], &lines.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(out.contains("It is wrong.\nAda, all pieces are placed: say done.\n"), "{out}");
}

#[test]
fn control_characters_are_not_said_back() {
    let out = play(&[], &["\u{1b}[A\u{7}x"]);
    assert!(out.contains("I do not understand \"[ax\"."), "{out}");
}

#[test]
fn alone_the_program_throws_dice_and_starts_a_game() {
    let answer = quarto(&[], "Eva\n\nquit\n");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    let starter = if answer.out.contains("Eva starts.") { "Eva" } else { "Ben" };
    let other = if starter == "Eva" { "Ben" } else { "Eva" };
    assert!(answer.out.contains("Eva throws "));
    assert!(answer.out.contains(&format!(" {starter} starts.\n{starter}, give {other} a piece.")));
}

#[test]
fn d9_the_throws_are_in_the_record() {
    let answer = quarto(&[], "\n\nrecord\n");
    let (_, lot) = answer.out.split_once("[Lot \"").unwrap();
    let (lot, _) = lot.split_once("\"]").unwrap();
    let last = lot.split(' ').next_back().unwrap();
    let numbers: Vec<u8> = last.split('-').map(|number| number.parse().unwrap()).collect();
    assert!(numbers[0] > numbers[1], "{lot}");
}

#[test]
fn the_record_is_on_disk_after_every_action() {
    let file = std::env::temp_dir().join(format!("quarto-record-{}", std::process::id()));
    let path = file.to_str().unwrap();
    play(&["--record", path], &["k", "a1"]);
    let again = quarto(&["play", "--record", path], "");
    assert_eq!(again.code, 1, "a record is never overwritten");
    assert!(again.err.contains("cannot create"), "{}", again.err);
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("[Player2 \"Bo\"]"));
    assert!(record.ends_with("\n0. K 1. a1\n"));
    let checked = quarto(&["record", "check", path], "");
    assert_eq!(checked.code, 0);
    assert!(checked.out.ends_with("Not finished. Bo, give Ada a piece.\n"), "{}", checked.out);
    std::fs::remove_file(file).unwrap();
    let lost = quarto(&["play", "--record", "/nowhere/at/all"], "\n\n");
    assert_eq!(lost.code, 1);
    assert!(lost.err.contains("cannot create /nowhere/at/all"), "{}", lost.err);
}
