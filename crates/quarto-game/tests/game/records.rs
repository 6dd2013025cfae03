use quarto_game::{Command, Game, ImportError, Multiplier, Options, Party, Seat};
use quarto_rules::{Character, Level, Player, Record};

use crate::Table;
use crate::table::{DARK_ROW, person};

/// Imports the record of a game, and checks that the record of the result is the same.
#[track_caller]
pub(crate) fn check_round_trip(game: &Game) {
    let record = game.to_record();
    let read: Record = record.to_string().parse().unwrap();
    assert_eq!(read, record);
    let again = Game::replay(&Game::import(&read).unwrap()).unwrap();
    assert_eq!(again.to_record().to_string(), record.to_string());
    assert_eq!(again.play(), game.play());
    assert_eq!((again.is_over(), again.winner()), (game.is_over(), game.winner()));
    let players = |game: &Game| {
        Player::ALL.map(|player| game.seat(player).and_then(|seat| game.party(seat).cloned()))
    };
    assert_eq!(players(&again), players(game));
    let mut options = game.options().clone();
    if game.seat(Player::One) == Some(Seat::Second) {
        options.multipliers.swap(0, 1); // In a record player 1 sits on the first seat.
    }
    assert_eq!(*again.options(), options);
}

#[test]
fn a_record_tells_who_played_how_and_how_long_they_thought() {
    let clock = Some("60/move".parse().unwrap());
    let multipliers = [Multiplier::default(), Multiplier::new(150).unwrap()];
    let mut table = Table::empty(Options { clock, multipliers, ..Options::default() });
    table.order(Seat::First, &Command::Sit(person("Ada"))).unwrap();
    let engine = Party::Engine(Character::Level(Level::new(3).unwrap()));
    table.order(Seat::Second, &Command::Sit(engine)).unwrap();
    let start = table.game.start(table.now.at).unwrap();
    table.happen(&[start]);
    table.wait(3);
    table.act("K");
    table.wait(10);
    table.act("a1");
    let text = table.game.to_record().to_string();
    for expected in [
        "[Date \"2026.11.16\"]",
        "[Player2 \"quarto 3\"]",
        "[Player1 \"Ada\"]",
        "[Engine2 \"3\"]",
        "[Clock \"60/move\"]",
        "[Multiplier2 \"150\"]",
        "[Lot \"5-4\"]",
        "0. K {[%clk 0:00:57.000]} 1. a1 {[%clk 0:01:20.000]}",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    check_round_trip(&table.game);
}

#[test]
fn every_kind_of_game_comes_back_from_its_record() {
    let clock = Some("90+5".parse().unwrap());
    let mut timed = Table::new(Options { clock, assist: true, ..Options::default() });
    timed.act("K");
    timed.wait(20);
    timed.act("a1");
    let more = timed.game.extend(std::time::Duration::from_secs(100), timed.now.at).unwrap();
    timed.happen(&[more]);
    timed.act("F");
    timed.wait(7);
    timed.order(Seat::Second, &Command::AskTakeback).unwrap();
    timed.order(Seat::First, &Command::AcceptTakeback).unwrap();
    timed.act("G");
    check_round_trip(&timed.game);
    timed.wait(1000);
    timed.tick();
    check_round_trip(&timed.game);

    let mut blind =
        Table::new(Options { blindfold: Some("memory".parse().unwrap()), ..Options::default() });
    blind.act("K a1 F a1");
    check_round_trip(&blind.game);
    blind.act("a1");
    assert!(blind.game.is_over());
    check_round_trip(&blind.game);

    let mut last = Table::new(Options { claims: true, ..Options::default() });
    last.act(crate::table::FULL);
    last.wait(300);
    last.now.absent_since = Some(quarto_game::Time(0));
    last.order(Seat::Second, &Command::Claim).unwrap();
    check_round_trip(&last.game);
}

#[test]
fn tags_of_others_are_kept() {
    let text = "[Event \"Club\"]\n[Round \"3\"]\n[Weather \"rain\"]\n[Date \"2026.11.16\"]\n[Lot \"4-4 5-2\"]\n\n0. K 1. a1\n";
    let record: Record = text.parse().unwrap();
    let game = Game::replay(&Game::import(&record).unwrap()).unwrap();
    assert_eq!(game.to_record(), record);
}

#[test]
fn several_games_are_read_from_one_file() {
    let games = format!("0. {DARK_ROW} A Q!row1\n\n[Event \"Next\"]\n0. K 1. a1 resign1\n");
    let records: Vec<Record> = Record::read_all(&games).map(Result::unwrap).collect();
    let winners =
        records.iter().map(|record| Game::replay(&Game::import(record).unwrap()).unwrap().winner());
    let two = Some(Player::Two);
    assert_eq!(winners.collect::<Vec<_>>(), [two, two]);
}

#[test]
fn what_cannot_be_is_refused_with_its_place() {
    let import = |text: &str| Game::import(&text.parse().unwrap()).unwrap_err();
    assert_eq!(import("[Clock \"fast\"]\n0. K"), ImportError::Tag("Clock"));
    assert_eq!(import("[Blindfold \"yes\"]\n0. K"), ImportError::Tag("Blindfold"));
    assert_eq!(import("[Lot \"2-5\"]\n0. K"), ImportError::Tag("Lot"));
    assert_eq!(import("[Engine1 \"11\"]\n0. K"), ImportError::Tag("Engine1"));
    assert_eq!(import("[Assist \"maybe\"]\n0. K"), ImportError::Tag("Assist"));
    assert_eq!(import("[Multiplier2 \"99\"]\n0. K"), ImportError::Tag("Multiplier2"));
    assert_eq!(
        import("[Clock \"60/move\"]\n0. K {[%clk soon]}"),
        ImportError::Comment("clk soon".into())
    );
    assert_eq!(
        import("[Clock \"60/move\"]\n0. K {[%clk 0:02:00.000]}"),
        ImportError::Comment("clk 0:02:00.000".into())
    );
    assert!(matches!(import("0. K {[%try 2 K]}"), ImportError::Replay(_)), "not a blindfold game");
    let blind = "[Blindfold \"memory\"]\n[Termination \"attempts\"]\n[Result \"1-0\"]\n0. K";
    assert_eq!(import(blind), ImportError::Ending, "nothing was tried");
    assert!(matches!(import("[Blindfold \"touch\"]\n0. K {[%try 2 a1]}"), ImportError::Replay(_)));
    assert_eq!(import("[Claims \"perhaps\"]\n0. K"), ImportError::Tag("Claims"));
    assert_eq!(import("[LagAllowance \"-1\"]\n0. K"), ImportError::Tag("LagAllowance"));
}
