use quarto_game::{Announcement, Command, Options, OptionsError, Refusal, Seat};
use quarto_rules::Player;

use crate::Table;

#[test]
fn d8_only_games_with_assistance_have_takebacks() {
    let mut table = Table::new(Options::default());
    table.act("K");
    assert_eq!(table.order(Seat::First, &Command::AskTakeback), Err(Refusal::NoAssistance));
}

#[test]
fn a_takeback_undoes_ones_own_latest_action_if_the_opponent_allows_it() {
    let mut table = Table::new(Options { assist: true, ..Options::default() });
    assert_eq!(table.order(Seat::First, &Command::AskTakeback), Err(Refusal::NothingToTakeBack));
    table.act("K a1");
    let before = *table.game.play();
    table.act("Qrow1 F b1");
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
    assert_eq!(*table.game.play(), before, "the wrong call is undone, too");
    let heard = Announcement::TakenBack { player: Player::Two, actions: 1 };
    assert_eq!(table.heard[0].last(), Some(&heard));
    assert_eq!(table.game.to_record().actions().len(), 2, "take-backs leave no trace");
}

#[test]
fn d8_assistance_and_blindfold_do_not_go_together() {
    let options =
        Options { assist: true, blindfold: Some("touch".parse().unwrap()), ..Options::default() };
    assert_eq!(options.check(), Err(OptionsError::AssistBlindfold));
}
