use quarto_rules::{
    EndError, Ending, Expected, GameResult, Outcome, Play, PlayError, Player, Record,
    RecordProblem, TagError, Termination,
};

use crate::game::{DARK_ROW, FULL, OFFICIAL, action, any_action, any_terms, for_random};

fn record(actions: &str) -> Record {
    let mut record = Record::new(OFFICIAL);
    actions.split(',').for_each(|text| record.act(action(text)).unwrap());
    record
}

#[test]
fn a_record_is_written_as_documented() {
    let mut game = record(DARK_ROW);
    game.set_tag("Player1", "Ann \"the fox\" \\ Lee").unwrap();
    game.set_tag("Opening", "dark").unwrap();
    game.comment(" [%clk 0:00:41] missed! ").unwrap();
    game.act(action("Q row2")).unwrap();
    game.act(action("A")).unwrap();
    game.act(action("Q row1")).unwrap();
    let expected = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[Player1 "Ann \"the fox\" \\ Lee"]
[Player2 "?"]
[Result "0-1"]
[Rules "lines"]
[Traits "colour,height,shape,fill"]
[Calling "official"]
[WrongCall "three"]
[Assist "-"]
[Clock "-"]
[Blindfold "-"]
[Lot "-"]
[Termination "call"]
[Opening "dark"]

0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 { [%clk 0:00:41] missed! } Q?row2 A Q!row1
"#;
    assert_eq!(game.to_string(), expected);
    assert_eq!(expected.parse(), Ok(game));
}

#[test]
fn random_records_read_back_as_the_same_game() {
    for_random(500, |u| {
        let mut record = Record::new(any_terms(u)?);
        for name in ["Event", "Player2", "Edition", "Own_1"] {
            let text: String = u.arbitrary::<&str>()?.chars().filter(|c| !c.is_control()).collect();
            record.set_tag(name, &text).unwrap();
        }
        while let Some(action) = any_action(u, record.play())? {
            if u.ratio(1, 8)? {
                let text = u.arbitrary::<&str>()?.replace('}', "");
                record.comment(&text).unwrap();
            }
            if u.ratio(1, 30)? {
                let resign = Ending::Resign(*u.choose(&Player::ALL)?);
                let ending = *u.choose(&[
                    resign,
                    Ending::Time,
                    Ending::Agreed,
                    Ending::Abandoned,
                    Ending::Attempts,
                ])?;
                if record.end(ending).is_ok() {
                    break;
                }
            }
            if u.ratio(1, 40)? {
                break;
            }
            record.act(action).unwrap();
        }
        let replayed = record.replay().last().map(|(_, _, after)| after);
        assert_eq!(replayed.unwrap_or(Play::new(record.play().terms())), *record.play());
        let text = record.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&record), "{text}");
        let two = format!("{text}\n{text}");
        let games: Vec<Record> = Record::read_all(&two).map(Result::unwrap).collect();
        assert_eq!(games, [record.clone(), record]);
        Ok(())
    });
}

#[test]
fn a_replay_ends_where_the_record_does() {
    let game = record(FULL);
    assert_eq!(game.replay().last().unwrap().2, *game.play());
    assert_eq!(game.replay().count(), game.actions().len());
}

#[test]
fn lenient_in_what_is_left_out() {
    let short: Record = "B a1 D {two} b1 F c1 J d1 A Q row1".parse().unwrap();
    assert_eq!(short.termination(), Termination::Call);
    assert_eq!(short.result(), GameResult::Won(Player::Two));
    assert_eq!(short.tag("Event"), None);
    let only_tags: Record = "[Rules \"squares\"]".parse().unwrap();
    assert_eq!(only_tags.result(), GameResult::Open);
    let drawn: Record =
        "\u{feff}[Termination \"agreed\"]\r\n\r\n0. K\r\n1. a1\r\n".parse().unwrap();
    assert_eq!(drawn.result(), GameResult::Draw);
}

/// Checks the first error in a text: line, column and problem.
fn check_error(text: &str, line: usize, column: usize, problem: RecordProblem) {
    let error = text.parse::<Record>().unwrap_err();
    assert_eq!((error.line, error.column, error.problem), (line, column, problem), "{text}");
}

#[test]
fn errors_say_line_and_column() {
    use RecordProblem as P;
    let notation = |expected, found: &str| P::Notation { expected, found: found.into() };
    check_error("", 1, 1, P::Empty);
    check_error("  \n ", 1, 1, P::Empty);
    check_error(
        "0. K\n1. a1 F\n2. a1",
        3,
        4,
        P::Refused(PlayError::Occupied("a1".parse().unwrap())),
    );
    check_error("0. K 1. a1 K", 1, 12, P::Refused(PlayError::NotInReserve("K".parse().unwrap())));
    check_error("0. K 1. a1 F 3. b2", 1, 14, P::Number { expected: 2 });
    check_error("1. K", 1, 1, P::Number { expected: 0 });
    check_error("0. K 1. a1 2. b2", 1, 12, notation(Expected::Action, "2."));
    check_error("0. K 1. x9", 1, 9, notation(Expected::Action, "x9"));
    check_error("0. K 1. é {", 1, 9, notation(Expected::Action, "é"));
    check_error("0. K {no end", 1, 6, P::OpenComment);
    check_error("0. K 1. a1 Q!row1", 1, 12, P::CallIsWrong);
    check_error("B a1 D b1 F c1 J d1 Q?row1", 1, 21, P::CallIsRight);
    check_error("0. K 1. a1 Q", 1, 12, notation(Expected::Call, "Q"));
    check_error("0. K 1. a1 Q!rowx", 1, 12, notation(Expected::Shape, "Q!rowx"));
    check_error("0. K resign3", 1, 6, notation(Expected::Player, "resign3"));
    check_error("0. K resign1 a1", 1, 14, P::Refused(PlayError::GameOver));
    check_error("0. K resign1 resign2", 1, 14, P::End(EndError::GameOver));
    check_error("[Event \"a\"]\n[Event \"b\"]", 2, 1, P::TagTwice);
    check_error("[Event a]", 1, 1, notation(Expected::Tag, "[Event a]"));
    check_error("[Event \"a\\x\"]", 1, 1, notation(Expected::Tag, "[Event \"a\\x\"]"));
    check_error("[Event \"a", 1, 1, notation(Expected::Tag, "[Event \"a"));
    check_error("[ \"a\"]", 1, 1, P::Tag(TagError::Name));
    check_error("[event \"a\"]", 1, 1, P::Tag(TagError::Spelling));
    check_error("[Event \"a\tb\"]", 1, 1, P::Tag(TagError::Value));
    // The first error of several is the one that comes first in the text.
    check_error("[Zoo \"a\tb\"]\n[Rules \"rows\"]\n[event \"x\"]", 1, 1, P::Tag(TagError::Value));
    check_error(
        "[Zoo \"a\"]\n[Traits \"\"]\n[Rules \"rows\"]",
        2,
        1,
        notation(Expected::Trait, ""),
    );
    check_error("[Rules \"rows\"]", 1, 1, notation(Expected::Variant, "rows"));
    check_error("[Traits \"\"]", 1, 1, notation(Expected::Trait, ""));
    check_error("[Event \"a\"]\n\n0. K\n[Event \"b\"]", 4, 1, notation(Expected::End, "["));
}

#[test]
fn result_and_termination_must_fit_the_game() {
    use RecordProblem as P;
    let won = "0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 Q!row1";
    check_error(
        &format!("[Result \"0-1\"]\n{won}"),
        1,
        1,
        P::OtherResult(GameResult::Won(Player::One)),
    );
    let other = P::OtherTermination(Termination::Call);
    check_error(&format!("\n[Termination \"resign\"]\n{won}"), 2, 1, other);
    check_error(&format!("[Termination \"time\"] {won}"), 1, 1, P::End(EndError::GameOver));
    check_error("[Result \"1-0\"] 0. K", 1, 1, P::TerminationMissing);
    let other = P::OtherTermination(Termination::Unfinished);
    check_error("[Termination \"resign\"] 0. K", 1, 1, other);
    // The player to act, player 2, is the one who loses by time.
    let late = "[Termination \"time\"] [Result \"0-1\"] 0. K";
    check_error(late, 1, 22, P::OtherResult(GameResult::Won(Player::One)));
}

#[test]
fn d4_nobody_loses_by_time_or_by_leaving_after_the_last_piece() {
    let mut full = record(FULL);
    assert_eq!(full.end(Ending::Time), Err(EndError::LastWindows));
    assert_eq!(full.end(Ending::Abandoned), Err(EndError::LastWindows));
    assert_eq!(full.end(Ending::Attempts), Err(EndError::LastWindows));
    assert_eq!(full.result(), GameResult::Open);
    full.end(Ending::Agreed).unwrap();
    assert_eq!(full.result(), GameResult::Draw);
}

#[test]
fn d8_the_end_lists_the_missed_alignments() {
    // Both players miss row 1, then the diagonal is called.
    let game = record(&format!("{DARK_ROW}, L, b2, N, c3, P, d4, Q diag1"));
    assert!(matches!(game.play().outcome(), Some(Outcome::Call { .. })));
    let missed: Vec<String> =
        game.missed().iter().map(|m| format!("{} {}", m.placement, m.alignment.shape())).collect();
    assert_eq!(missed, ["4 row1"]);
    let mut resigned = record(DARK_ROW);
    resigned.end(Ending::Resign(Player::One)).unwrap();
    assert_eq!(resigned.missed().len(), 1);
}

#[test]
fn tags_of_the_game_cannot_be_set() {
    let mut game = Record::new(OFFICIAL);
    assert_eq!(game.set_tag("Result", "1-0"), Err(TagError::OfTheGame));
    assert_eq!(game.set_tag("", "x"), Err(TagError::Name));
    assert_eq!(game.set_tag("A b", "x"), Err(TagError::Name));
    assert_eq!(game.set_tag("Event", "a\nb"), Err(TagError::Value));
    assert!(game.comment("a}b").is_err());
    assert_eq!(game, Record::new(OFFICIAL));
}
