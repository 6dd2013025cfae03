//! A game ends, however many questions, offers and greetings there are.

use quarto_game::{Command, Game, Greeting, MOST_EVENTS, Options, Refusal, Seat};

use crate::Table;
use crate::table::{FULL, action};

fn ask() -> Command {
    Command::Ask { question: "a1".parse().unwrap() }
}

/// Returns a blindfold game by touch with so many events that only its end is still accepted; Ada must
/// place.
fn talked_to_death() -> Table {
    let blindfold = Some("touch".parse().unwrap());
    let mut table = Table::new(Options { blindfold, claims: true, ..Options::default() });
    table.act("K a1 F");
    let seat = table.game.to_act().unwrap();
    let asked = table.game.judge(seat, &ask(), table.now).unwrap();
    // Events from before there were limits per turn can still be read.
    while table.game.seq() < MOST_EVENTS {
        table.happen(&asked);
    }
    table
}

#[test]
fn a_long_game_takes_only_what_brings_it_to_its_end() {
    let mut table = talked_to_death();
    let refused = [ask(), Command::OfferDraw, Command::Greet { greeting: Greeting::Hello }];
    for command in refused {
        assert_eq!(table.order(Seat::First, &command), Err(Refusal::Enough), "{command:?}");
    }
    assert_eq!(table.try_act("a1"), Err(Refusal::Enough), "an attempt");
    table.act("b1 G c1 Qrow1 H");
    assert_eq!(table.game.seq(), MOST_EVENTS + 5);
    table.now.absent_since = Some(table.now.at);
    table.wait(301);
    table.order(Seat::Second, &Command::Claim).unwrap();
    assert_eq!(table.result(), "0-1 abandoned");
    table.order(Seat::Second, &Command::Rematch).unwrap();
    assert_eq!(Game::replay(&table.events), Ok(table.game));
}

#[test]
fn a_long_game_can_be_played_to_its_end_resigned_and_drawn() {
    let mut table = talked_to_death();
    let rest = ["b1", "C", "c1", "D", "d1", "B"];
    table.act(&rest.join(" "));
    table.order(Seat::First, &Command::Resign).unwrap();
    assert_eq!(table.result(), "0-1 resign");

    let mut table = Table::new(Options { assist: true, ..Options::default() });
    let words: Vec<&str> = FULL.split_whitespace().collect();
    let (last, first) = words.split_last().unwrap();
    table.act(&first.join(" "));
    table.order(Seat::Second, &Command::OfferDraw).unwrap();
    let (takeback, agree) = (Command::AskTakeback, Command::AcceptTakeback);
    while table.game.seq() < MOST_EVENTS {
        table.order(Seat::Second, &takeback).unwrap();
        table.order(Seat::First, &agree).unwrap();
        table
            .order(Seat::Second, &Command::Act { actions: vec![action(first[first.len() - 1])] })
            .unwrap();
    }
    assert_eq!(table.order(Seat::Second, &takeback), Err(Refusal::Enough));
    table.act(last);
    table.act("-- --");
    assert_eq!(table.result(), "1/2-1/2 full-board");
}
