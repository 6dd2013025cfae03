use std::time::Duration;

use quarto_game::{Announcement, Cause, Command, Multiplier, Options, Refusal, Seat, TimeControl};
use quarto_rules::{Player, Termination};

use crate::Table;
use crate::table::{FULL, action};

fn table(clock: &str) -> Table {
    Table::new(Options { clock: Some(clock.parse().unwrap()), ..Options::default() })
}

fn left(table: &Table) -> [u64; 2] {
    table.game.clock(table.now.at).unwrap().left.map(|left| left.as_secs())
}

#[test]
fn d6_the_clock_runs_for_who_must_act_from_the_start() {
    let mut table = table("60/move");
    table.wait(20);
    assert_eq!(left(&table), [40, 60]);
    table.act("K");
    table.wait(10);
    assert_eq!(left(&table), [40, 50], "from receiving the piece");
    table.act("a1");
    table.wait(10);
    assert_eq!(left(&table), [40, 40], "until having placed and given");
    table.act("F");
    assert_eq!(left(&table), [60, 40], "a fresh amount each move");
}

#[test]
fn r13_a_tournament_gives_each_player_one_minute_per_move() {
    let mut table = table(&TimeControl::TOURNAMENT.to_string());
    for placement in ["K", "a1 F", "b1 C"] {
        table.wait(59);
        table.act(placement);
    }
    assert_eq!(left(&table)[1], 60, "a full minute again, after 59 seconds per move");
    table.wait(60);
    table.tick();
    assert_eq!(table.result(), "1-0 time");
}

#[test]
fn d6_calls_and_offers_do_not_reset_the_clock() {
    let mut table = table("60/move");
    table.act("K a1");
    table.wait(30);
    table.act("Qrow2");
    table.order(Seat::First, &Command::OfferDraw).unwrap();
    table.order(Seat::Second, &Command::DeclineDraw).unwrap();
    table.wait(20);
    assert_eq!(left(&table), [60, 10]);
}

#[test]
fn d6_running_out_of_time_loses() {
    let mut table = table("60/move");
    table.act("K");
    table.wait(59);
    table.tick();
    assert!(!table.game.is_over());
    table.wait(1);
    assert_eq!(table.try_act("a1"), Err(Refusal::TimeIsUp), "even before there is an event for it");
    assert_eq!(table.order(Seat::First, &Command::OfferDraw), Err(Refusal::TimeIsUp));
    table.tick();
    assert_eq!(table.result(), "1-0 time");
    assert_eq!(table.game.deadline(), None);
    assert_eq!(left(&table), [60, 0]);
}

#[test]
fn d6_total_time_has_an_increment() {
    let mut table = table("100+5");
    table.wait(10);
    table.act("K");
    table.wait(30);
    table.act("a1 F");
    assert_eq!(left(&table), [95, 75]);
    table.wait(95);
    table.tick();
    assert_eq!(table.result(), "0-1 time");
}

#[test]
fn d6_a_multiplier_gives_one_player_more() {
    let multipliers = [Multiplier::default(), Multiplier::new(200).unwrap()];
    let clock = Some("60/move".parse().unwrap());
    let mut table = Table::new(Options { clock, multipliers, ..Options::default() });
    table.act("K");
    table.wait(119);
    table.act("a1 F");
    table.wait(60);
    table.tick();
    assert_eq!(table.result(), "0-1 time");
}

#[test]
fn d6_the_way_of_a_message_is_allowed_for() {
    let clock = Some("60/move".parse().unwrap());
    let lag_allowance = Duration::from_secs(1);
    let mut table = Table::new(Options { clock, lag_allowance, ..Options::default() });
    table.wait(60);
    table.tick();
    assert!(!table.game.is_over(), "an answer may be on the way");
    assert_eq!(table.try_act("K"), Err(Refusal::TimeIsUp), "without lag it is too late");
    table.now.lag = Duration::from_millis(500);
    table.act("K");
    table.now.lag = Duration::from_secs(5);
    table.wait(61);
    assert_eq!(table.try_act("a1"), Err(Refusal::TimeIsUp), "no more than the allowance");
    table.tick();
    assert_eq!(table.result(), "1-0 time");
}

#[test]
fn d4_after_the_last_piece_time_means_done() {
    let mut table = table("60/move");
    table.act(FULL);
    table.wait(60);
    table.tick();
    let lapsed = |player| Announcement::Lapsed { player, cause: Cause::Time };
    assert_eq!(table.heard[0].last(), Some(&lapsed(Player::One)));
    assert_eq!(table.game.to_act(), Some(Seat::Second));
    table.wait(59);
    table.tick();
    assert!(!table.game.is_over(), "the opponent has their own time");
    table.wait(1);
    table.tick();
    assert_eq!(table.finish().termination, Termination::FullBoard);
    assert!(table.heard[0].contains(&lapsed(Player::Two)));
}

#[test]
fn what_was_nobodys_fault_is_given_back() {
    let mut table = table("60/move");
    assert!(Table::new(Options::default()).game.extend(Duration::ZERO, table.now.at).is_err());
    table.wait(50);
    let extended = table.game.extend(Duration::from_secs(30), table.now.at).unwrap();
    table.happen(&[extended]);
    assert_eq!(left(&table), [40, 60]);
    let heard = Announcement::Extended { player: Player::One, by: Duration::from_secs(30) };
    assert_eq!(table.heard[1].last(), Some(&heard));
}

#[test]
fn taking_back_gives_the_time_back() {
    let clock = Some("100+5".parse().unwrap());
    let mut table = Table::new(Options { clock, assist: true, ..Options::default() });
    table.act("K");
    table.wait(10);
    table.act("a1");
    table.wait(10);
    table.act("F");
    assert_eq!(left(&table), [105, 85]);
    table.wait(50);
    table.order(Seat::Second, &Command::AskTakeback).unwrap();
    table.order(Seat::First, &Command::AcceptTakeback).unwrap();
    assert_eq!(left(&table), [105, 90]);
    table.order(Seat::Second, &Command::Act { actions: vec![action("G")] }).unwrap();
    assert_eq!(left(&table), [105, 95]);
}

#[test]
fn taking_back_in_the_middle_of_a_move_gives_no_fresh_time() {
    let clock = Some("60/move".parse().unwrap());
    let mut table = Table::new(Options { clock, assist: true, ..Options::default() });
    table.act("K");
    table.wait(20);
    table.act("a1");
    let more = table.game.extend(Duration::from_secs(5), table.now.at).unwrap();
    table.happen(&[more]);
    table.wait(10);
    table.act("F");
    table.order(Seat::Second, &Command::AskTakeback).unwrap();
    table.order(Seat::First, &Command::AcceptTakeback).unwrap();
    assert_eq!(left(&table), [60, 45], "as after the placement, with the time that was added then");
    table.order(Seat::Second, &Command::AskTakeback).unwrap();
    table.order(Seat::First, &Command::AcceptTakeback).unwrap();
    assert_eq!(left(&table), [60, 60], "a whole move starts again");
    let text = table.game.to_record().to_string();
    assert!(!text.contains("%add"), "take-backs leave no trace: {text}");
}

#[test]
fn d6_the_opponent_waits_for_what_may_be_on_the_way() {
    let clock = Some("60/move".parse().unwrap());
    let lag_allowance = Duration::from_secs(1);
    let mut table = Table::new(Options { clock, lag_allowance, ..Options::default() });
    table.wait(60);
    table.order(Seat::Second, &Command::OfferDraw).unwrap();
    table.wait(1);
    assert_eq!(table.order(Seat::Second, &Command::Resign), Err(Refusal::TimeIsUp));
}
