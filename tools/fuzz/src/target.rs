use std::fmt::{Debug, Display};
use std::ops::Range;
use std::str::FromStr;
use std::sync::Arc;

use arbtest::arbitrary::{Result, Unstructured};
use quarto_engine::{Book, SearchLimits, Solver, SolverOptions};
use quarto_game::{
    Event, Game, GameId, Greeting, Memory, Multiplier, Name, Question, Time, TimeControl, Viewer,
};
use quarto_rules::{
    Action, Board, Calling, GameResult, Move, NotationError, ParsePositionError, Piece, Player,
    Position, Record, RuleSet, Setup, Shape, Square, Termination, Trait, TraitSet, TraitValue,
    Variant, WrongCall,
};
use quarto_server::Network;
use quarto_store::{BusUrl, Secret, StoreUrl};
use quarto_text::{Input, Language, Verb, Voice};
use quarto_wire::{OrderBody, ProposalBody, QuestionBody};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::text::{mutate, played_position, played_record};

/// A property that must hold for any random input.
pub type Target = fn(&mut Unstructured) -> Result<()>;

/// All targets, by name: one for everything that reads what others wrote.
pub const TARGETS: [(&str, Target); 12] = [
    ("words", words),
    ("actions", actions),
    ("rules", rules),
    ("position", position),
    ("record", record),
    ("book", book),
    ("options", options),
    ("events", events),
    ("import", import),
    ("input", input),
    ("names", names),
    ("wire", wire),
];

/// Checks identifiers of games, secrets and addresses.
fn names(u: &mut Unstructured) -> Result<()> {
    let secret = "qtGbzo5MtLX5hr9kJXOMFkHgsKhZLdsk4AZZr6kEyb8";
    let seeds = ["rbmn152jw3c4", secret, "10.0.0.0/8", "postgres://a:b@h/n", "nats://h:1"];
    let text = mutate(u, seeds)?;
    check_text::<GameId>(&text);
    check_text::<Network>(&text);
    if let Ok(secret) = text.parse::<Secret>() {
        assert_eq!(secret.reveal(), text);
    }
    for written in [
        text.parse::<StoreUrl>().map(|url| url.to_string()).unwrap_or_default(),
        text.parse::<BusUrl>().map(|url| url.to_string()).unwrap_or_default(),
    ] {
        assert!(!written.contains(":b@"), "the password is written: {written}\n{text}");
    }
    Ok(())
}

/// Checks the bodies that clients send.
fn wire(u: &mut Unstructured) -> Result<()> {
    let order =
        r#"{"do":"act","actions":["a2","Q row2","K","--"],"key":"k","seq":7,"seat":"first"}"#;
    let ask = r#"{"do":"ask","question":"tall+round"}"#;
    let greet = r#"{"do":"greet","greeting":"good-luck"}"#;
    let proposal = r#"{"options":{"rules":"squares","traits":"height","clock":"60/move",
        "multipliers":[100,150],"blindfold":"touch"},"first":{"person":"Ada"},"second":{"engine":"5"}}"#;
    let question = r#"{"position":"BDF./.A../..../.... J","rules":"lines","time":50}"#;
    let text = mutate(u, [order, ask, greet, proposal, question])?;
    check_body::<OrderBody>(&text);
    check_body::<ProposalBody>(&text);
    check_body::<QuestionBody>(&text);
    Ok(())
}

/// Checks that a body which can be read survives a round trip.
fn check_body<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) {
    if let Ok(body) = serde_json::from_str::<T>(text) {
        let written = serde_json::to_string(&body).expect("plain data");
        assert_eq!(serde_json::from_str::<T>(&written).expect("what was written"), body);
    }
}

fn words(u: &mut Unstructured) -> Result<()> {
    let seeds = [
        "K", "a2", "row1", "blockc3", "colour", "tall", "lines", "1", "auto", "three", "1/2-1/2",
        "call",
    ];
    let text = mutate(u, seeds)?;
    check::<Piece>(&text);
    check::<Square>(&text);
    check::<Shape>(&text);
    check::<Trait>(&text);
    check::<TraitValue>(&text);
    check::<Variant>(&text);
    check::<Player>(&text);
    check::<Calling>(&text);
    check::<WrongCall>(&text);
    check::<GameResult>(&text);
    check::<Termination>(&text);
    Ok(())
}

fn actions(u: &mut Unstructured) -> Result<()> {
    let text = mutate(u, ["K", "a2", "Q row2", "--", "a2K", "d4"])?;
    check::<Action>(&text);
    check::<Move>(&text);
    Ok(())
}

fn rules(u: &mut Unstructured) -> Result<()> {
    let text = mutate(u, ["lines", "squares colour,height", "texture,fill", "shape"])?;
    check::<RuleSet>(&text);
    check::<TraitSet>(&text);
    Ok(())
}

fn position(u: &mut Unstructured) -> Result<()> {
    let seed = played_position(u)?;
    let text = mutate(u, [seed.as_str(), "K.../.F../..../..N. A b2 1 +"])?;
    check::<Board>(&text);
    if let Err(error) = text.parse::<Setup>() {
        check_column(&text, error);
    }
    match text.parse::<Position>() {
        Ok(position) => assert_eq!(position.to_string().parse(), Ok(position)),
        Err(ParsePositionError::Notation(error)) => check_column(&text, error),
        Err(_) => {}
    }
    Ok(())
}

fn record(u: &mut Unstructured) -> Result<()> {
    let seed = played_record(u)?;
    let text = mutate(u, [seed.as_str(), "0. K 1. a2 F {say} 2. c3 M Q?row3"])?;
    for game in Record::read_all(&text) {
        match game {
            Ok(game) => {
                assert_eq!(game.to_string().parse().as_ref(), Ok(&game));
                assert_eq!(game.replay().count(), game.actions().len());
            }
            Err(error) => {
                let line = text.split('\n').nth(error.line - 1).expect("the line exists");
                assert!(error.column <= line.chars().count() + 1, "{error}\n{text}");
            }
        }
    }
    Ok(())
}

fn book(u: &mut Unstructured) -> Result<()> {
    let rules: RuleSet = "lines fill".parse().expect("a rule set");
    let mut bytes = Book::embedded(rules).bytes().to_vec();
    for _ in 0..u.int_in_range(1..=8)? {
        let at = u.int_in_range(0..=bytes.len().saturating_sub(1))?;
        match u.int_in_range(0..=3)? {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, u.arbitrary()?),
            _ if bytes.is_empty() => {}
            _ => bytes[at] = u.arbitrary()?,
        }
    }
    // Mostly with the right checksum, or nothing else would be tested.
    if bytes.len() > SUM.end && u.ratio(7, 8)? {
        let sum = bytes[SUM.end..].iter().fold(0xCBF2_9CE4_8422_2325, |sum: u64, byte| {
            (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
        });
        bytes[SUM].copy_from_slice(&sum.to_le_bytes());
    }
    if let Ok(book) = Book::read(bytes.clone()) {
        assert!(book.bytes() == bytes);
        let options = SolverOptions { table_bytes: 0, ..SolverOptions::default() };
        let mut solver = Solver::with_options(book.rules(), options);
        solver.use_book(Arc::new(book)).expect("its own rules");
        let limits = SearchLimits { nodes: Some(1000), ..SearchLimits::default() };
        let _ = solver.solve(&Position::default(), limits);
    }
    Ok(())
}

fn options(u: &mut Unstructured) -> Result<()> {
    let seeds = ["60/move", "300+5", "queries 3", "touch", "150", "tall+round", "row2", "bye"];
    let text = mutate(u, seeds)?;
    check_text::<TimeControl>(&text);
    check_text::<Greeting>(&text);
    check_text::<Memory>(&text);
    check_text::<Multiplier>(&text);
    check_text::<Question>(&text);
    check_text::<Name>(&text);
    Ok(())
}

/// Checks lines of events, some of them damaged: reading and replaying them must not panic.
fn events(u: &mut Unstructured) -> Result<()> {
    let record: Record = played_record(u)?.parse().expect("a record");
    let Ok(mut events) = Game::import(&record) else { return Ok(()) };
    let lines: Vec<String> = events.iter().map(Event::to_line).collect();
    let place = u.int_in_range(0..=lines.len() - 1)?;
    if let Ok(event) = Event::from_line(&mutate(u, [lines[place].as_str()])?) {
        assert_eq!(Event::from_line(&event.to_line()).expect("it was just written"), event);
        events[place] = event;
    }
    if let Ok(game) = Game::replay(&events) {
        let _ = game.to_record().to_string();
        let _ = game.view(Viewer::Spectator, Time(u.arbitrary()?));
    }
    Ok(())
}

/// Checks the import of records with comments and tags that mean something to a game.
fn import(u: &mut Unstructured) -> Result<()> {
    let seeds = [
        "[Clock \"60/move\"]\n[Lot \"4-4 5-2\"]\n0. K {[%clk 0:00:42.317]} 1. a2 {[%add 0:01:00]}",
        "[Blindfold \"queries 3\"]\n[Engine2 \"7\"]\n0. K {[%ask 2 row2]} 1. a2 F {[%try 1 a2]}",
    ];
    for record in Record::read_all(&mutate(u, seeds)?).flatten() {
        if let Ok(events) = Game::import(&record) {
            let game = Game::replay(&events).expect("imported games are games");
            let again = Game::import(&game.to_record()).expect("so are their records");
            assert_eq!(Game::replay(&again).expect("a game").to_record(), game.to_record());
        }
    }
    Ok(())
}

fn input(u: &mut Unstructured) -> Result<()> {
    let language = *u.choose(&Language::ALL)?;
    let example = u.choose(&Verb::ALL)?.example(language);
    let text = mutate(u, [example.as_str(), "quarto row 2", "give tall round hollow dark"])?;
    if let Err(error) = Input::read(&text, language) {
        assert!(!Voice { language, ..Voice::default() }.input_error(&error).is_empty());
    }
    Ok(())
}

/// Checks that a text which can be read as a `T` survives a round trip.
fn check_text<T: FromStr + Display + Debug + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string().parse().ok(), Some(value));
    }
}

/// The place of the checksum in a book.
const SUM: Range<usize> = 16..24;

/// Checks that a text which can be read as a `T` survives a round trip, and that errors point into it.
fn check<T: FromStr<Err = NotationError> + Display + Debug + PartialEq>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse(), Ok(value)),
        Err(error) => check_column(text, error),
    }
}

fn check_column(text: &str, error: NotationError) {
    assert_eq!(text.chars().nth(error.column - 1), error.found, "{error}\n{text}");
}
