use quarto_game::{
    Announcement, Command, Event, Game, Happening, Options, OptionsError, Refusal, Seat, Takebacks,
};
use quarto_rules::Player;

use crate::Table;

fn table(takebacks: Takebacks) -> Table {
    Table::new(Options { takebacks: Some(takebacks), ..Options::default() })
}

#[test]
fn d8_take_backs_are_free_asked_for_or_none_as_agreed() {
    let mut none = table(Takebacks::None);
    none.act("K");
    assert_eq!(none.order(Seat::First, &Command::AskTakeback), Err(Refusal::NoTakebacks));
    let mut ask = table(Takebacks::Ask);
    ask.act("K");
    ask.order(Seat::First, &Command::AskTakeback).unwrap();
    assert_eq!(ask.game.to_act(), Some(Seat::Second), "nothing is taken back yet");
    ask.order(Seat::Second, &Command::AcceptTakeback).unwrap();
    let mut free = table(Takebacks::Free);
    free.act("K");
    free.order(Seat::First, &Command::AskTakeback).unwrap();
    for table in [ask, free] {
        assert_eq!(table.game.to_act(), Some(Seat::First));
        let heard = Announcement::TakenBack { player: Player::One, actions: 1 };
        assert_eq!(table.heard[1].last(), Some(&heard));
        assert!(table.game.to_record().actions().is_empty(), "take-backs leave no trace");
    }
}

/// Before take-backs were an option of their own, they were part of the assistance.
#[test]
fn d8_games_that_do_not_say_it_have_take_backs_with_assistance() {
    for (assist, expected) in [(false, Takebacks::None), (true, Takebacks::Ask)] {
        let options = Options { assist, ..Options::default() };
        assert_eq!(options.takebacks(), expected);
        let created = Game::create(options, 7, Table::new(Options::default()).now.at).unwrap();
        assert!(!created.to_line().contains("takebacks"), "it is written as before");
    }
}

#[test]
fn a_takeback_undoes_ones_own_latest_action_if_the_opponent_allows_it() {
    let mut table = table(Takebacks::Ask);
    assert_eq!(table.order(Seat::First, &Command::AskTakeback), Err(Refusal::NothingToTakeBack));
    table.act("K");
    let before = *table.game.play();
    table.act("a1 F b1");
    let all = *table.game.play();
    table.order(Seat::Second, &Command::AskTakeback).unwrap();
    table.order(Seat::First, &Command::DeclineTakeback).unwrap();
    assert_eq!(table.order(Seat::Second, &Command::AskTakeback), Err(Refusal::Offered));
    assert_eq!(*table.game.play(), all);
    table.act("G");
    assert_eq!(table.order(Seat::First, &Command::AcceptTakeback), Err(Refusal::NotOffered));
    table.act("c1 H");
    for _ in 0..4 {
        table.order(Seat::Second, &Command::AskTakeback).unwrap();
        table.order(Seat::First, &Command::AcceptTakeback).unwrap();
    }
    assert_eq!(*table.game.play(), before);
}

/// If a call could be taken back, it would be a free try.
#[test]
fn d8_no_call_is_taken_back_nor_anything_before_it() {
    let mut table = table(Takebacks::Free);
    table.act("K a1 Qrow1");
    for seat in Seat::ALL {
        assert_eq!(table.order(seat, &Command::AskTakeback), Err(Refusal::NothingToTakeBack));
    }
    table.act("F");
    let after_call = table.game.clone();
    table.act("b1");
    table.order(Seat::First, &Command::AskTakeback).unwrap();
    assert_eq!(table.game.play(), after_call.play());
    table.order(Seat::Second, &Command::AskTakeback).unwrap();
    assert_eq!(table.game.to_act(), Some(Seat::Second), "Bo's give after the call was taken back");
    assert_eq!(
        table.order(Seat::Second, &Command::AskTakeback),
        Err(Refusal::NothingToTakeBack),
        "the receiver's call stops both players"
    );
    assert_eq!(table.game.play().wrong_calls(Player::Two), 1);
}

/// Events that earlier versions stored can still be read.
#[test]
fn a_call_that_was_taken_back_before_is_read() {
    let mut table = table(Takebacks::Free);
    table.act("K a1 Qrow1");
    let what = Happening::TakenBack { player: Player::Two, actions: 2 };
    let event = Event { at: table.now.at, lag: std::time::Duration::ZERO, what };
    table.happen(&[event]);
    assert_eq!(table.game.play().wrong_calls(Player::Two), 0);
    assert_eq!(Game::replay(&table.events), Ok(table.game));
}

#[test]
fn d8_d11_blindfold_there_is_neither_assistance_nor_taking_back() {
    let blindfold = Some("touch".parse().unwrap());
    let check = |options: Options, expected| {
        assert_eq!(Options { blindfold, ..options }.check(), expected);
    };
    check(Options::default(), Ok(()));
    check(Options { assist: true, ..Options::default() }, Err(OptionsError::AssistBlindfold));
    for takebacks in [Takebacks::Free, Takebacks::Ask] {
        let options = Options { takebacks: Some(takebacks), ..Options::default() };
        check(options, Err(OptionsError::TakebacksBlindfold));
    }
    check(Options { takebacks: Some(Takebacks::None), ..Options::default() }, Ok(()));
}
