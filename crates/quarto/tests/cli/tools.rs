use serde_json::Value;

use crate::quarto;

/// Runs the program, which must succeed, and returns what it wrote.
pub(crate) fn ask(arguments: &[&str]) -> String {
    let answer = quarto(arguments, "");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{arguments:?}");
    answer.out
}

/// Runs the program, which must fail with this code, write nothing and say this.
pub(crate) fn check_error(arguments: &[&str], input: &str, code: i32, message: &str) {
    let answer = quarto(arguments, input);
    assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{arguments:?}");
    assert!(answer.err.contains(message), "{}", answer.err);
}

#[test]
fn perft_prints_a_line_a_depth_with_the_count_last() {
    assert_eq!(
        ask(&["perft", "--rules", "lines", "--depth", "4"]),
        "1 16\n2 256\n3 3840\n4 57600\n"
    );
    let official = ["perft", "--calling", "official", "--depth", "3"];
    assert_eq!(ask(&official), "1 16\n2 256\n3 6400\n");
    let position = ["perft", "--depth", "1", "K.../.F../..../..N.", "A"];
    assert_eq!(ask(&position), "1 13\n");
    assert_eq!(ask(&["perft", "--depth", "1", "--json"]), "{\"count\":16,\"depth\":1}\n");
}

#[test]
fn different_positions_are_counted() {
    assert_eq!(ask(&["count-positions", "--depth", "2"]), "0+1 1\n1+1 8\n2+1 148\n");
    let squares = ["count-positions", "--depth", "1", "--rules", "squares", "--json"];
    assert!(ask(&squares).ends_with("{\"count\":12,\"placed\":1}\n"));
}

#[test]
fn values_of_different_positions_are_counted() {
    // As others have counted them.
    let lines = ask(&["count-positions", "--values"]);
    assert!(lines.ends_with("\n4+1 91558 wins 9361 draws 82197 losses 0\n"), "{lines}");
    let squares = ask(&["count-positions", "--values", "--rules", "squares"]);
    assert!(squares.ends_with("\n4+1 358784 wins 155249 draws 203482 losses 53\n"), "{squares}");
    let fill = ["count-positions", "--values", "--depth", "4", "--traits", "fill", "--json"];
    let last = ask(&fill).lines().last().unwrap().to_owned();
    let json: Value = serde_json::from_str(&last).unwrap();
    let sum: u64 = ["wins", "draws", "losses"].iter().map(|n| json[n].as_u64().unwrap()).sum();
    assert_eq!(json["count"], sum);
}

#[test]
fn draws_are_counted() {
    assert_eq!(ask(&["count-draws", "--traits", "fill"]), "8707262054400\n");
    let squares = ["count-draws", "--rules", "squares", "--traits", "fill,height", "--json"];
    assert_eq!(ask(&squares), "{\"count\":1422857207808}\n");
}

#[test]
fn a_position_is_drawn_and_what_may_be_done_is_listed() {
    let out = ask(&["position", "K.../.F../..../..N. A c4"]);
    assert!(out.contains(" 1 | (   ) |       |       |       |\n"), "{out}");
    assert!(out.contains(" 2 |       | [###] |"), "{out}");
    assert!(out.contains("  place: b1 c1 d1 a2"), "{out}");
    assert!(
        out.contains("  quarto: row1 row2 row3 row4 cola colb colc cold diag1 diag2\n"),
        "{out}"
    );
    assert!(!out.contains('\u{1b}'), "no colours where nobody looks");
}

#[test]
fn a_position_in_json() {
    let out = ask(&["position", "--json", "--calling", "auto", "BDFJ/..../..../.... - d1"]);
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["result"]["termination"], "alignment");
    assert_eq!(json["result"]["winner"], 1);
    assert_eq!(json["result"]["alignments"][0]["shape"], "row1");
    assert_eq!(json["result"]["alignments"][0]["values"], serde_json::json!(["dark"]));
    assert_eq!(json["player"], Value::Null);
    let json: Value = serde_json::from_str(&ask(&["position", "--json"])).unwrap();
    assert_eq!(json["legal"].as_array().unwrap().len(), 16);
    assert_eq!(json["player"], 1);
}

#[test]
fn bad_positions_are_explained() {
    check_error(&["position", "K.../.F.."], "", 1, "column 10: expected a slash, found the end");
    check_error(&["position", "KK../..../..../....", "-"], "", 1, "piece K occurs twice");
}

#[test]
fn wrong_usage_has_its_own_exit_code() {
    check_error(&["perft"], "", 2, "--depth");
    check_error(&["perft", "--depth", "0"], "", 2, "0");
    check_error(&["perft", "--depth", "1", "--traits", "colour,size"], "", 2, "expected a trait");
    check_error(&["position", "--rules", "rows"], "", 2, "expected lines or squares");
    check_error(&["chess"], "", 2, "chess");
}

#[test]
fn rules_are_explained_whole_or_by_topic() {
    let all = ask(&["rules"]);
    for topic in ["short", "material", "play", "winning", "time", "variants", "access", "notation"]
    {
        let part = ask(&["rules", "--topic", topic]);
        assert!(all.contains(&part), "{topic}");
    }
    assert!(all.lines().all(|line| line.chars().count() < 80));
    assert!(!all.contains("[R") && ask(&["rules", "--numbers"]).contains("[R10]"));
}

#[test]
fn rules_have_the_words_of_the_edition_one_plays() {
    let short = |edition| ask(&["rules", "--topic", "short", "--edition", edition]);
    assert!(short("classic").contains("light or dark"));
    assert!(short("access").contains("smooth or grooved") && !short("access").contains("dark"));
}

#[test]
fn rules_are_written_for_embossers() {
    let sheet = ask(&["rules", "--brf"]);
    assert!(sheet.contains(",A SHORT ROUND SOLID SMOOTH\r\n"), "{sheet}");
    assert!(ask(&["rules", "--brf", "--edition", "classic"]).contains("LIGHT\r\n"));
    check_error(&["rules", "--brf", "--topic", "time"], "", 2, "--topic");
}

const RECORD: &str = "[Player1 \"Ada\"]\n[Player2 \"Bo\"]\n\n\
                      0. B 1. a1 D Q?row2 2. b1 F 3. c1 J 4. d1 A Q!row1\n";

#[test]
fn a_record_is_told() {
    let answer = quarto(&["record", "check", "-"], RECORD);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(
        answer.out.contains("    Ada calls QUARTO! on row 2. That’s wrong.\n"),
        "{}",
        answer.out
    );
    assert!(answer.out.contains(" 4. Ada places the short round hollow dark piece on d1.\n"));
    assert!(answer.out.ends_with("QUARTO! Bo wins: row 1, all dark.\n"), "{}", answer.out);
}

#[test]
fn a_record_is_told_in_the_words_of_an_edition() {
    let tell = |options: &[&str], record: &str| {
        let answer = quarto(&[&["record", "check", "-"], options].concat(), record);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""));
        answer.out
    };
    let access = tell(&["--edition", "access"], RECORD);
    assert!(access.ends_with("QUARTO! Bo wins: row 1, all grooved.\n"), "{access}");
    assert!(access.contains("the short round hollow grooved piece on d1"), "{access}");
    let named = format!("[Edition \"access\"]\n{RECORD}");
    assert_eq!(tell(&[], &named), access);
    let classic = tell(&["--edition", "classic"], &named);
    assert!(classic.ends_with("QUARTO! Bo wins: row 1, all dark.\n"), "{classic}");
    check_error(&["record", "check", "--edition", "deluxe", "-"], RECORD, 2, "classic and access");
}

#[test]
fn a_position_is_told_in_the_words_of_an_edition() {
    let position = "K.../.F../..../..N. A c4";
    let access = ask(&["position", "--edition", "access", position]);
    assert!(access.contains("place the short round solid smooth piece"), "{access}");
    assert!(access.contains("#: grooved\n"), "{access}");
    let classic = ask(&["position", position]);
    assert!(classic.contains("solid light piece") && classic.contains("#: dark\n"), "{classic}");
}

#[test]
fn a_record_in_json_has_a_line_a_game() {
    let answer = quarto(&["record", "check", "--json", "-"], &format!("{RECORD}\n{RECORD}"));
    let games: Vec<Value> =
        answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[1]["tags"]["Result"], "0-1");
    assert_eq!(games[1]["result"]["termination"], "call");
    assert_eq!(games[1]["tags"]["Player2"], "Bo");
    assert_eq!(games[1]["options"]["wrong_call"], "three");
    assert_eq!(games[1]["actions"][3], "Q?row2");
    assert_eq!(games[1]["result"]["alignments"][0]["shape"], "row1");
}

#[test]
fn a_finished_game_is_reviewed_in_words() {
    let game = "[Player1 \"Ada\"]\n[Player2 \"Bo\"]\n\n\
                0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 A Q!row1\n";
    let told = quarto(&["record", "analyse", "-"], game).out;
    let mistake = "Bo gives the short round hollow dark piece. That was a mistake: a draw became a loss. \
                   4 of the 12 other pieces were safe.";
    assert!(told.contains(mistake), "{told}");
    assert!(told.contains("There was an alignment to call: row 1, all dark."), "{told}");
    assert!(told.contains("Ada: 50% – 1 of 2 decisions kept the best result\n"), "{told}");
    let french = quarto(&["--lang", "fr", "record", "analyse", "-"], game).out;
    assert!(french.contains("le match nul est devenu une défaite"), "{french}");
}

#[test]
fn d8_a_game_that_goes_on_is_not_reviewed_without_assistance() {
    let open = "0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 A\n";
    let refused = quarto(&["record", "analyse", "-"], open);
    assert_eq!((refused.code, refused.out.as_str()), (1, ""));
    assert!(refused.err.contains("the game is not over"), "{}", refused.err);
    let assisted = quarto(&["record", "analyse", "-"], &format!("[Assist \"on\"]\n\n{open}"));
    assert_eq!((assisted.code, assisted.err.as_str()), (0, ""));
}

#[test]
fn a_position_is_analysed_in_words() {
    let told = quarto(&["analyse", "BDF./.A../..../.... J"], "").out;
    assert!(
        told.starts_with("For the player to move: win in 1 move.\nwin in 1 move: d1\n"),
        "{told}"
    );
    assert!(told.contains("This makes an alignment: row 1, all dark."), "{told}");
    assert!(told.ends_with("Best play: place it on d1; call QUARTO! on row 1\n"), "{told}");
    let over = quarto(&["analyse", "BDFJ/ACEG/HIKL/MNOP -"], "");
    assert!(over.code == 1 && over.err.contains("the game is over"), "{}", over.err);
}

#[test]
fn the_first_error_of_a_record_is_told_with_line_and_column() {
    check_error(
        &["record", "check", "-"],
        "0. K\n1. a1 K",
        1,
        "line 2, column 7: piece K is not in",
    );
    check_error(&["record", "check", "-"], "", 1, "standard input: there is no game");
    check_error(&["record", "check", "no-such-file"], "", 1, "can’t read no-such-file");
}

#[test]
fn help_is_everywhere() {
    let commands = [
        "play",
        "rules",
        "position",
        "solve",
        "book",
        "match",
        "ugi",
        "record",
        "tactile",
        "perft",
        "count-positions",
        "count-draws",
        "bench",
    ];
    for command in commands {
        let help = ask(&[command, "--help"]);
        assert!(help.contains("Usage: quarto"), "{command}");
    }
    assert!(ask(&["--version"]).starts_with("quarto "));
}

#[test]
fn positions_are_solved_one_a_line() {
    let two = ["solve", "BDF./.A../..../.... J", "EBKM/COJG/LFDA/PIH. N"];
    assert_eq!(
        ask(&two),
        "BDF./.A../..../.... J: win in 1; best: d1\nEBKM/COJG/LFDA/PIH. N: draw; best: d4\n"
    );
    let answer = quarto(&["solve", "-"], "BDFJ/..../..../.... - d1\n\nEBKM/COJG/LFDA/PI.. - b4\n");
    assert_eq!(
        answer.out,
        "BDFJ/..../..../.... - d1: win in 0; best: Q row1\n\
         EBKM/COJG/LFDA/PI.. - b4: draw; best: H, N\n"
    );
    let squares = ["solve", "--rules", "squares", "--traits", "colour", "BD../F.../..../.... J"];
    assert!(ask(&squares).contains(": win in 1; best: b2"));
}

#[test]
fn solutions_in_json() {
    let out = ask(&["solve", "--json", "--moves", "--threads", "1", "EBKM/COJG/LFDA/PI.. - b4"]);
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["position"], "EBKM/COJG/LFDA/PI.. - b4");
    assert_eq!(json["value"], "draw");
    assert_eq!(json.get("in"), None);
    assert_eq!(json["best"], serde_json::json!(["H", "N"]));
    assert!(json["nodes"].is_u64() && json["ms"].is_f64());
    assert_eq!(json["moves"][1], serde_json::json!({ "action": "N", "value": "draw" }));
    let out = ask(&["solve", "--json", "BDF./.A../..../.... J"]);
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((json["value"].as_str(), json["in"].as_u64()), (Some("win"), Some(1)));
}

#[test]
fn past_the_time_a_solution_says_what_is_known() {
    let out = ask(&["solve", "--no-book", "--time", "0", "..../..../..../.... -"]);
    assert_eq!(out, "..../..../..../.... -: unknown\n");
    let out = ask(&["solve", "--no-book", "--time", "0", "--json", "..../..../..../.... -"]);
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json.get("value"), None);
    assert_eq!(json["at_least"]["value"], "loss");
}

#[test]
fn what_cannot_be_solved_is_said() {
    check_error(&["solve", "K"], "", 1, "\"K\" is not a position: column 2");
    check_error(&["solve", "EBKM/COJG/LFDA/PIHN -"], "", 1, "the game is over");
    check_error(&["solve", "-"], "\nK\n", 1, "standard input, line 2: \"K\" is not a position");
    check_error(&["solve", "K.../.F../..../..N.", "A"], "", 1, "in one pair of quotes");
    // The others are solved all the same.
    let answer = quarto(&["solve", "-"], "K\nBDF./.A../..../.... J\nL\n");
    assert_eq!(answer.code, 1);
    assert_eq!(answer.out, "BDF./.A../..../.... J: win in 1; best: d1\n");
    assert!(answer.err.ends_with("quarto: 2 positions were not solved\n"), "{}", answer.err);
    check_error(&["solve", "--time", "soon", "K"], "", 2, "not a number of seconds");
    check_error(&["solve"], "", 2, "POSITION");
}
