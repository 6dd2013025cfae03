use std::path::Path;

use quarto_game::Event;
use quarto_rules::Record;
use quarto_terminal::{
    Choices, Controller, DataDirs, KeepError, Session, SessionConfig, SessionError, Style,
    VoiceOverride,
};
use quarto_text::{Edition, Language};
use rusqlite::Connection;

use crate::script::{
    DARK_ROW, Hands, config, dirs, lines, play_controller, play_session, two_people, with,
};

/// Returns the events of all stored games, the earliest game first.
fn kept(dirs: &DataDirs) -> Vec<Vec<Event>> {
    let db = Connection::open(dirs.games.join("games.db")).unwrap();
    let mut query = db
        .prepare(
            "SELECT id, events FROM entry JOIN game ON game = game.number ORDER BY created, seq",
        )
        .unwrap();
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let mut games: Vec<(i64, Vec<Event>)> = Vec::new();
    for (id, lines) in rows.map(Result::<(i64, String), _>::unwrap) {
        let events = lines.lines().map(|line| Event::from_line(line).unwrap());
        match games.last_mut() {
            Some((latest, all)) if *latest == id => all.extend(events),
            _ => games.push((id, events.collect())),
        }
    }
    games.into_iter().map(|(_, events)| events).collect()
}

fn start(dirs: &DataDirs, hands: &Hands, choices: &Choices, typed: &str) -> String {
    let mut with = config(hands);
    with.dirs = Some(dirs.clone());
    let (session, opening) = Session::start(choices, with).unwrap();
    play_session(session, &opening, hands, typed, Style::Spoken)
}

fn resume(dirs: &DataDirs, hands: &Hands, typed: &str) -> Option<String> {
    let mut with = config(hands);
    with.dirs = Some(dirs.clone());
    let (session, opening) =
        Session::resume(&Choices::default(), VoiceOverride::default(), with).unwrap()?;
    Some(play_session(session, &opening, hands, typed, Style::Spoken))
}

#[test]
fn a_game_goes_on_in_the_words_in_which_it_was_played() {
    let (dirs, hands) = (dirs("words"), Hands::new());
    let access = Choices { language: Language::French, edition: Edition::Access, ..two_people() };
    start(&dirs, &hands, &access, "B\n");
    let resumed = |manner: VoiceOverride| {
        let with = SessionConfig { dirs: Some(dirs.clone()), ..config(&hands) };
        let (session, _) = Session::resume(&Choices::default(), manner, with).unwrap().unwrap();
        (session.narrator().voice.language, session.narrator().voice.edition)
    };
    let same = VoiceOverride::default();
    assert_eq!(resumed(same), (Language::French, Edition::Access));
    let classic = VoiceOverride { edition: Some(Edition::Classic), ..same };
    assert_eq!(resumed(classic), (Language::French, Edition::Classic));
    assert_eq!(resumed(same), (Language::French, Edition::Classic), "from now on");
    remove(&dirs);
}

fn remove(dirs: &DataDirs) {
    std::fs::remove_dir_all(dirs.games.parent().unwrap()).unwrap();
}

#[cfg(unix)]
#[test]
fn a_game_is_played_once_whatever_leads_to_it() {
    let (dirs, hands) = (dirs("links"), Hands::new());
    let with = |dirs: &DataDirs| SessionConfig { dirs: Some(dirs.clone()), ..config(&hands) };
    let (_session, _) = Session::start(&two_people(), with(&dirs)).unwrap();
    let linked = DataDirs { games: dirs.games.with_file_name("linked"), ..dirs.clone() };
    std::fs::create_dir(&linked.games).unwrap();
    std::os::unix::fs::symlink(dirs.games.join("games.db"), linked.games.join("games.db")).unwrap();
    let again = Session::resume(&Choices::default(), VoiceOverride::default(), with(&linked));
    assert!(matches!(again, Err(SessionError::Keep(KeepError::Open(_)))));
    remove(&dirs);
}

#[test]
fn a_game_goes_on_where_it_stopped() {
    let (dirs, hands) = (dirs("resume"), Hands::new());
    assert!(resume(&dirs, &hands, "").is_none());
    start(&dirs, &hands, &two_people(), &lines(DARK_ROW));
    let out = resume(&dirs, &hands, "board\nquit\n").unwrap();
    let standing = "Continuing your game. 4 pieces placed.\n4. Ada places the short round hollow dark piece on d1.\nAda, give a piece.\n> ";
    assert!(out.starts_with(standing), "where one stands, and not the rules: {out}");
    assert!(out.contains("> a1: short round solid dark; b1: tall"), "{out}");
    let out = resume(&dirs, &hands, "quarto row 1\n").unwrap();
    assert!(out.ends_with("Ada wins: row 1, all dark.\n"), "{out}");
    assert!(resume(&dirs, &hands, "").is_none(), "it is over");
    remove(&dirs);
}

#[test]
fn every_action_is_on_disk_as_an_event() {
    let (dirs, hands) = (dirs("events"), Hands::new());
    start(&dirs, &hands, &two_people(), "K\na1\n");
    let [events] = &kept(&dirs)[..] else { panic!("one game") };
    assert_eq!(events.len(), 6, "created, two seated, started, given, placed");
    remove(&dirs);
}

#[test]
fn a_game_is_played_in_one_place_at_a_time() {
    let (dirs, hands) = (dirs("lock"), Hands::new());
    let mut with = config(&hands);
    with.dirs = Some(dirs.clone());
    let (_session, _) = Session::start(&two_people(), with).unwrap();
    let mut with = config(&hands);
    with.dirs = Some(dirs.clone());
    let again = Session::resume(&Choices::default(), VoiceOverride::default(), with);
    assert!(matches!(again, Err(SessionError::Keep(KeepError::Open(_)))));
    remove(&dirs);
}

#[test]
fn nobodys_clock_runs_while_a_game_is_put_away() {
    let (dirs, hands) = (dirs("clock"), Hands::new());
    let choices = with(two_people(), |options| options.clock = "60/move".parse().ok());
    start(&dirs, &hands, &choices, "K\n");
    hands.wait(100_000);
    let out = resume(&dirs, &hands, "clock\n").unwrap();
    assert!(out.contains("Bo: 1 minute\n"), "{out}");
    remove(&dirs);
}

#[test]
fn only_the_time_away_is_given_back() {
    let (dirs, hands) = (dirs("think"), Hands::new());
    let choices = with(two_people(), |options| options.clock = "60/move".parse().ok());
    start(&dirs, &hands, &choices, "K\n@wait 20\n");
    hands.wait(100_000);
    let out = resume(&dirs, &hands, "clock\n").unwrap();
    assert!(out.contains("Bo: 40 seconds\n"), "{out}");
    remove(&dirs);
}

#[test]
fn what_the_opponent_did_is_told_again() {
    let (dirs, hands) = (dirs("again"), Hands::new());
    start(&dirs, &hands, &two_people(), "K\na1\nF\n");
    let out = resume(&dirs, &hands, "last\n").unwrap();
    assert!(
        out.contains("1 piece placed.\na1. Ada, your piece: short square solid dark.\n"),
        "{out}"
    );
    let told = "> Bo places the tall round hollow light piece on a1.\nBo gives the short";
    assert!(out.contains(told), "{out}");
    remove(&dirs);
}

#[test]
fn a_game_that_was_only_begun_does_not_hide_another() {
    let (dirs, hands) = (dirs("begun"), Hands::new());
    start(&dirs, &hands, &two_people(), "K\n");
    hands.wait(10);
    start(&dirs, &hands, &two_people(), "quit\n");
    let out = resume(&dirs, &hands, "hand\n").unwrap();
    assert!(out.contains("In hand: tall round hollow light."), "{out}");
    remove(&dirs);
}

#[test]
fn a_record_is_gone_on_with_and_holds_several_games() {
    let (dirs, hands, file) = (dirs("several"), Hands::new(), record_file("several"));
    let with = |record| SessionConfig { dirs: Some(dirs.clone()), record, ..config(&hands) };
    let (session, opening) = Session::start(&two_people(), with(Some(file.clone()))).unwrap();
    play_session(session, &opening, &hands, "K\na1\n", Style::Spoken);
    let resumed =
        Session::resume(&Choices::default(), VoiceOverride::default(), with(Some(file.clone())))
            .unwrap();
    let (session, opening) = resumed.unwrap();
    let mut controller = Controller::new(session, &opening);
    play_controller(&mut controller, &opening, &hands, "resign\nyes\n", Style::Spoken);
    let (session, opening) = controller.session().another(with(None)).unwrap();
    play_session(session, &opening, &hands, "F\nresign\nyes\n", Style::Spoken);
    let text = std::fs::read_to_string(&file).unwrap();
    let games: Vec<Record> = Record::read_all(&text).map(Result::unwrap).collect();
    let lengths: Vec<usize> = games.iter().map(|game| game.actions().len()).collect();
    assert_eq!(lengths, [2, 1], "{text}");
    // A rematch is resumed, too, and nothing of another game is ever touched.
    std::fs::write(&file, "0. P\n").unwrap();
    let (session, opening) = Session::start(&two_people(), with(Some(file.clone()))).unwrap();
    play_session(session, &opening, &hands, "A\n", Style::Spoken);
    let (session, opening) =
        Session::resume(&Choices::default(), VoiceOverride::default(), with(None))
            .unwrap()
            .unwrap();
    play_session(session, &opening, &hands, "b1\n", Style::Spoken);
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("0. P\n\n[Event") && text.ends_with("0. A 1. b1\n"), "{text}");
    std::fs::write(&file, [0xFF, 0xFE]).unwrap();
    let other = Session::resume(&Choices::default(), VoiceOverride::default(), with(None));
    assert!(matches!(other, Err(SessionError::Keep(KeepError::File { .. }))));
    assert_eq!(std::fs::read(&file).unwrap(), [0xFF, 0xFE], "other files are left alone");
    std::fs::remove_file(file).unwrap();
    remove(&dirs);
}

#[test]
fn the_latest_unfinished_game_is_resumed_and_damaged_ones_are_passed_over() {
    let (dirs, hands) = (dirs("latest"), Hands::new());
    for typed in ["K\n", "F\n", "A\n"] {
        start(&dirs, &hands, &two_people(), typed);
        hands.wait(10);
    }
    let db = Connection::open(dirs.games.join("games.db")).unwrap();
    let damage = "UPDATE entry SET events = 'no event' WHERE game = (SELECT max(number) FROM game)";
    db.execute(damage, []).unwrap();
    let out = resume(&dirs, &hands, "hand\n").unwrap();
    assert!(out.starts_with("A saved game can’t be read. It was left unchanged: "), "{out}");
    assert!(out.contains("In hand: short square solid dark."), "{out}");
    let count: i64 = db.query_row("SELECT count(*) FROM game", [], |row| row.get(0)).unwrap();
    assert_eq!(count, 3, "nothing is removed");
    remove(&dirs);
}

fn record_file(name: &str) -> std::path::PathBuf {
    let file = std::env::temp_dir().join(format!("quarto-{name}-{}.txt", std::process::id()));
    let _ = std::fs::remove_file(&file);
    file
}

fn play_recorded(choices: &Choices, file: &Path, typed: &str) -> String {
    let hands = Hands::new();
    let mut with = config(&hands);
    with.record = Some(file.into());
    let (session, opening) = Session::start(choices, with).unwrap();
    play_session(session, &opening, &hands, typed, Style::Spoken)
}

#[test]
fn the_record_is_up_to_date_after_every_action() {
    let file = record_file("record");
    play_recorded(&two_people(), &file, "K\na1\n");
    let record: Record = std::fs::read_to_string(&file).unwrap().parse().unwrap();
    assert_eq!(record.actions().len(), 2);
    assert_eq!((record.tag("Player1"), record.tag("Date")), (Some("Ada"), Some("2026.11.16")));
    assert_eq!(record.tag("Edition"), None, "it is the classic one");
    let access = Choices { edition: Edition::Access, ..two_people() };
    std::fs::remove_file(&file).unwrap();
    play_recorded(&access, &file, "K\na1\n");
    let record: Record = std::fs::read_to_string(&file).unwrap().parse().unwrap();
    assert_eq!(record.tag("Edition"), Some("access"));
    let out = play_recorded(&two_people(), &file, "resign\nyes\n");
    assert!(out.ends_with(&format!("Game saved to {}.\n", file.display())), "{out}");
    std::fs::remove_file(file).unwrap();
}

#[test]
fn d11_the_record_of_a_blindfold_game_is_written_at_its_end() {
    let file = record_file("blind-record");
    let choices = with(two_people(), |options| options.blindfold = "touch".parse().ok());
    play_recorded(&choices, &file, "K\na1\nrow 1\n");
    assert!(!file.exists(), "a record would show the board");
    play_recorded(&choices, &file, "K\nrow 1\na1\nresign\nyes\n");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("0. K {[%ask 2 row1]} 1. a1 resign2"), "{text}");
    std::fs::remove_file(file).unwrap();
}

#[test]
fn choices_are_remembered() {
    let dirs = dirs("choices");
    assert_eq!(dirs.last_choices(Choices::default()), Choices::default());
    dirs.keep_choices(&two_people(), Language::English).unwrap();
    assert_eq!(dirs.last_choices(Choices::default()), two_people());
    remove(&dirs);
}
