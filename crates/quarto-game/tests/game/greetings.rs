use quarto_game::{
    Announcement, Command, GREETINGS, Game, Greeting, Options, Party, Refusal, Rematch, Seat, Time,
};
use quarto_rules::Player;

use crate::Table;
use crate::table::{FULL, VIEWERS, action, person};

const HELLO: Command = Command::Greet { greeting: Greeting::Hello };

/// Lets a seat greet, and checks that every viewer hears it and that nothing else changes.
#[track_caller]
fn check(table: &mut Table, seat: Seat, greeting: Greeting) {
    let before = table.game.clone();
    let views = VIEWERS.map(|viewer| table.view(viewer));
    let counts = table.heard.each_ref().map(Vec::len);
    table.order(seat, &Command::Greet { greeting }).unwrap();
    for (heard, count) in table.heard.iter().zip(counts) {
        assert_eq!(heard[count..], [Announcement::Greeted { seat, greeting }]);
    }
    assert_eq!(VIEWERS.map(|viewer| table.view(viewer)), views);
    let game = &table.game;
    assert_eq!(game.seq(), before.seq() + 1);
    assert_eq!(game.play(), before.play());
    assert_eq!(game.deadline(), before.deadline());
    assert_eq!(game.due(table.now.at).is_some(), before.due(table.now.at).is_some());
    assert_eq!(game.rematch(), before.rematch());
    assert_eq!(game.to_record(), before.to_record());
    assert_eq!(game.last_to_act(), before.last_to_act());
    for seat in Seat::ALL {
        assert_eq!(game.since_own_action(seat), before.since_own_action(seat));
        assert_eq!(game.told_from(Some(seat)), before.told_from(Some(seat)));
    }
    assert_eq!(game.told_from(None), before.told_from(None));
    assert!(game.is_unchanged_since(before.seq()));
}

#[track_caller]
fn check_both(table: &mut Table, greeting: Greeting) {
    for seat in Seat::ALL {
        check(table, seat, greeting);
    }
}

#[test]
fn whoever_sits_may_greet_before_during_and_after_the_game() {
    let mut table = Table::empty(Options::default());
    assert_eq!(table.order(Seat::First, &HELLO), Err(Refusal::NotStarted), "the seat is free");
    table.order(Seat::First, &Command::Sit(person("Ada"))).unwrap();
    check(&mut table, Seat::First, Greeting::Hello);
    assert_eq!(table.order(Seat::Second, &HELLO), Err(Refusal::NotStarted), "the seat is free");
    table.order(Seat::Second, &Command::Sit(person("Bo"))).unwrap();
    check(&mut table, Seat::Second, Greeting::GoodLuck);
    let start = table.game.start(table.now.at).unwrap();
    table.happen(&[start]);
    // Before a give, before a placement, and in both of the last windows.
    for words in ["E", "a1", FULL.strip_prefix("E a1 ").unwrap(), "--", "--"] {
        check_both(&mut table, Greeting::Oops);
        table.act(words);
    }
    assert!(table.game.is_over());
    check(&mut table, Seat::First, Greeting::WellPlayed);
    table.order(Seat::Second, &Command::Rematch).unwrap();
    check(&mut table, Seat::Second, Greeting::Thanks);
    table.order(Seat::First, &Command::Rematch).unwrap();
    check(&mut table, Seat::First, Greeting::Bye);
    assert_eq!(table.game.rematch(), Rematch::Agreed);
    assert_eq!(Game::replay(&table.events), Ok(table.game));
}

#[test]
fn nobody_greets_for_ever() {
    let mut table = Table::new(Options { assist: true, ..Options::default() });
    for number in 0..GREETINGS {
        let greeting = Greeting::ALL[usize::from(number) % Greeting::ALL.len()];
        check(&mut table, Seat::First, greeting);
    }
    let enough = Err(Refusal::EnoughGreetings);
    assert_eq!(table.order(Seat::First, &HELLO), enough);
    table.act("K");
    assert_eq!(table.order(Seat::First, &HELLO), enough);
    table.order(Seat::First, &Command::AskTakeback).unwrap();
    table.order(Seat::Second, &Command::AcceptTakeback).unwrap();
    assert_eq!(table.order(Seat::First, &HELLO), enough, "nor by taking back");
    check(&mut table, Seat::Second, Greeting::OneMoment);
    table.order(Seat::Second, &Command::Resign).unwrap();
    assert_eq!(table.order(Seat::First, &HELLO), enough, "nor after the game");
    let again = table.game.another(8, table.now.at).unwrap();
    let mut again = Game::replay(&again).unwrap();
    let events = again.judge(Seat::First, &HELLO, table.now).unwrap();
    again.apply_all(&events).unwrap();
}

#[test]
fn offers_wait_for_their_answer_while_players_greet() {
    let mut table = Table::new(Options { assist: true, ..Options::default() });
    table.act("K a1");
    table.order(Seat::Second, &Command::OfferDraw).unwrap();
    table.order(Seat::Second, &Command::AskTakeback).unwrap();
    check_both(&mut table, Greeting::OneMoment);
    let again = table.order(Seat::Second, &Command::OfferDraw);
    assert_eq!(again, Err(Refusal::Offered), "not twice in the same position");
    table.order(Seat::First, &Command::AcceptTakeback).unwrap();
    table.order(Seat::First, &Command::OfferDraw).unwrap();
    check(&mut table, Seat::First, Greeting::Thanks);
    table.order(Seat::Second, &Command::AcceptDraw).unwrap();
    assert_eq!(table.result(), "1/2-1/2 agreed");
}

#[test]
fn d6_no_greeting_touches_the_clock() {
    let clock = "60/move".parse().ok();
    let mut table = Table::new(Options { clock, ..Options::default() });
    for _ in 0..5 {
        table.wait(10);
        check_both(&mut table, Greeting::OneMoment);
    }
    assert_eq!(table.view(VIEWERS[0]).clock.unwrap().left[0].as_secs(), 10);
    table.wait(20);
    // A player whose time is up may still greet, but has lost.
    check(&mut table, Seat::First, Greeting::Oops);
    assert_eq!(table.try_act("K"), Err(Refusal::TimeIsUp));
    table.tick();
    assert_eq!(table.result(), "0-1 time");
    check(&mut table, Seat::Second, Greeting::WellPlayed);
}

#[test]
fn d11_a_greeting_is_no_action_and_no_question() {
    for memory in ["touch", "queries 1", "memory"] {
        let blindfold = memory.parse().ok();
        let mut table = Table::new(Options { blindfold, ..Options::default() });
        table.act("K a1 F");
        check_both(&mut table, Greeting::Hello);
        // A greeting does not reset the count of attempts.
        let attempt = Command::Act { actions: vec![action("a1")] };
        for _ in 0..2 {
            table.order(Seat::First, &attempt).unwrap();
            check(&mut table, Seat::First, Greeting::Oops);
        }
        assert_eq!(table.game.is_over(), memory == "memory");
    }
}

#[test]
fn whoever_knows_all_but_greetings_knows_the_game() {
    let mut table = Table::new(Options::default());
    let known = table.game.seq();
    assert!(!table.game.is_unchanged_since(known - 1) && !table.game.is_unchanged_since(known + 1));
    check_both(&mut table, Greeting::Hello);
    assert!((known..=known + 2).all(|seq| table.game.is_unchanged_since(seq)));
    assert!(!table.game.is_unchanged_since(known - 1) && !table.game.is_unchanged_since(known + 3));
    table.act("K");
    assert!(!table.game.is_unchanged_since(known + 2) && table.game.is_unchanged_since(known + 3));
}

#[test]
fn the_engine_plays_on_and_says_nothing() {
    let mut table = Table::empty(Options { starter: Some(Seat::Second), ..Options::default() });
    table.order(Seat::First, &Command::Sit(person("Ada"))).unwrap();
    table.order(Seat::Second, &Command::Sit(Party::Engine("5".parse().unwrap()))).unwrap();
    let start = table.game.start(Time(0)).unwrap();
    table.happen(&[start]);
    let thinks = table.game.engine_to_act();
    check(&mut table, Seat::First, Greeting::GoodLuck);
    assert_eq!((table.game.engine_to_act(), table.game.engine_answer()), (thinks, None));
    assert_eq!(table.game.player(Seat::Second), Some(Player::One));
}
