use std::collections::HashSet;

use quarto_game::{Event, Game, Party, Seat, StoredError};

/// Events of every kind as version 1 writes them. Lines may be added, but never changed.
const V1: &str = include_str!("events-v1.jsonl");

#[test]
fn every_kind_of_event_is_written_as_version_1_has_it() {
    let mut kinds = HashSet::new();
    for line in V1.lines() {
        let event = Event::from_line(line).unwrap();
        assert_eq!(event.to_line(), line);
        kinds.insert(std::mem::discriminant(&event.what));
    }
    assert_eq!(kinds.len(), 20, "every kind of event has an example");
}

#[test]
fn what_is_no_event_is_refused() {
    let good = V1.lines().next().unwrap();
    for line in [
        "",
        "{}",
        "null",
        "{\"v\":1}",
        &good.replace("options", "opinions"),
        &good.replace("\"seed\"", "\"seat\""),
        r#"{"v":1,"at":1000,"what":{"type":"greeted","seat":"first","greeting":"tell you what"}}"#,
        r#"{"v":1,"at":1000,"what":{"type":"greeted","seat":"first","greeting":0}}"#,
    ] {
        assert!(matches!(Event::from_line(line), Err(StoredError::NotAnEvent(_))), "{line}");
    }
    let newer = good.replace("\"v\":1", "\"v\":2");
    assert!(matches!(Event::from_line(&newer), Err(StoredError::Version(2))));
}

#[test]
fn events_that_are_no_game_are_refused() {
    let events: Vec<Event> = V1.lines().map(|line| Event::from_line(line).unwrap()).collect();
    assert_eq!(Game::replay(&[]).unwrap_err().seq, 0);
    assert_eq!(Game::replay(&events[1..]).unwrap_err().seq, 0);
    assert_eq!(Game::replay(&[events[0].clone(), events[0].clone()]).unwrap_err().seq, 1);
}

#[test]
fn events_that_no_command_could_bring_about_are_refused() {
    use quarto_game::{Command, GREETINGS, Greeting, Options, Seat};

    use crate::Table;
    use crate::table::FULL;

    let refused = |table: &Table, line: &str| {
        let event = Event::from_line(&format!("{{\"v\":1,\"at\":1,\"what\":{line}}}")).unwrap();
        assert!(table.game.clone().apply(&event).is_err(), "{line}");
    };
    let mut open = Table::new(Options { clock: "60/move".parse().ok(), ..Options::default() });
    refused(&open, r#"{"type":"asked","player":"1","question":"a1"}"#);
    refused(&open, r#"{"type":"attempted","player":"1","action":"K"}"#);
    refused(&open, r#"{"type":"out-of-time","player":"2"}"#);
    refused(&open, r#"{"type":"abandoned","player":"2"}"#);
    refused(&open, r#"{"type":"lapsed","player":"1","cause":"time"}"#);
    refused(&open, r#"{"type":"taken-back","player":"1","actions":1}"#);
    refused(&open, r#"{"type":"rematch-agreed"}"#);
    open.act(FULL);
    refused(&open, r#"{"type":"out-of-time","player":"1"}"#);
    open.order(Seat::First, &Command::Resign).unwrap();
    refused(&open, r#"{"type":"draw-agreed"}"#);
    let mut blind = Table::new(Options { blindfold: "memory".parse().ok(), ..Options::default() });
    blind.act("K");
    refused(&blind, r#"{"type":"asked","player":"2","question":"a1"}"#);
    refused(&blind, r#"{"type":"attempted","player":"2","action":"a1"}"#);
    let empty = Table::empty(Options::default());
    refused(&empty, r#"{"type":"greeted","seat":"first","greeting":"hello"}"#);
    for _ in 0..GREETINGS {
        blind.order(Seat::Second, &Command::Greet { greeting: Greeting::Oops }).unwrap();
    }
    refused(&blind, r#"{"type":"greeted","seat":"second","greeting":"hello"}"#);
}

/// Lines that older versions wrote, with names that would be refused now.
const OLD_NAMES: &str = include_str!("old-names-v1.jsonl");

#[test]
fn games_with_names_that_would_be_refused_now_are_still_there() {
    let events: Vec<Event> =
        OLD_NAMES.lines().map(|line| Event::from_line(line).unwrap()).collect();
    for (event, line) in events.iter().zip(OLD_NAMES.lines()) {
        assert_eq!(event.to_line(), line);
    }
    let game = Game::replay(&events).unwrap();
    let names: Vec<String> = Seat::ALL
        .into_iter()
        .map(|seat| match game.party(seat) {
            Some(Party::Person(name)) => name.to_string(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(names, ["A\u{34f}d\u{430}", "Bo\u{e000}\u{2800}"]);
    for name in names {
        assert!(name.parse::<quarto_game::Name>().is_err(), "{name:?}");
    }
    // Its record can be read back, too.
    crate::records::check_round_trip(&game);
}
