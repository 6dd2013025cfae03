use quarto_game::{Announcement, Cause, Command, Options, Refusal, Seat};
use quarto_rules::{PlayError, Player};

use crate::Table;
use crate::table::FULL;

#[test]
fn d10_either_player_may_resign_at_any_time() {
    for (seat, result) in [(Seat::First, "0-1 resign"), (Seat::Second, "1-0 resign")] {
        let mut table = Table::new(Options::default());
        table.act("K");
        table.order(seat, &Command::Resign).unwrap();
        assert_eq!(table.result(), result);
        let over = Err(Refusal::Play(PlayError::GameOver));
        assert_eq!(table.order(seat, &Command::Resign), over);
        assert_eq!(table.order(seat.other(), &Command::OfferDraw), over);
    }
}

#[test]
fn d10_a_draw_needs_both() {
    let mut table = Table::new(Options::default());
    let mut order = |seat, command| table.order(seat, &command);
    assert_eq!(order(Seat::First, Command::AcceptDraw), Err(Refusal::NotOffered));
    order(Seat::First, Command::OfferDraw).unwrap();
    assert_eq!(order(Seat::First, Command::AcceptDraw), Err(Refusal::NotOffered));
    order(Seat::Second, Command::DeclineDraw).unwrap();
    assert_eq!(order(Seat::Second, Command::DeclineDraw), Err(Refusal::NotOffered));
    assert_eq!(
        order(Seat::First, Command::OfferDraw),
        Err(Refusal::Offered),
        "not twice in the same position"
    );
    table.act("K a1");
    table.order(Seat::First, &Command::OfferDraw).unwrap();
    table.order(Seat::Second, &Command::OfferDraw).unwrap();
    assert_eq!(table.result(), "1/2-1/2 agreed");
}

#[test]
fn d10_who_plays_on_declines_a_draw() {
    let mut table = Table::new(Options::default());
    table.order(Seat::First, &Command::OfferDraw).unwrap();
    table.act("K");
    assert_eq!(
        table.game.view(crate::table::VIEWERS[0], table.now.at).draw_offer,
        Some(Player::One)
    );
    table.act("a1");
    assert_eq!(table.order(Seat::Second, &Command::AcceptDraw), Err(Refusal::NotOffered));
}

#[test]
fn d10_who_is_gone_for_five_minutes_can_lose() {
    let mut table = Table::new(Options { claims: true, ..Options::default() });
    table.now.absent_since = Some(table.now.at);
    table.wait(299);
    assert_eq!(table.order(Seat::Second, &Command::Claim), Err(Refusal::NotAbandoned));
    table.wait(1);
    assert_eq!(
        table.order(Seat::First, &Command::Claim),
        Err(Refusal::NotAbandoned),
        "it is Ada's turn"
    );
    table.order(Seat::Second, &Command::Claim).unwrap();
    assert_eq!(table.result(), "0-1 abandoned");
}

#[test]
fn d10_only_where_it_was_agreed() {
    let mut table = Table::new(Options::default());
    table.now.absent_since = Some(table.now.at);
    table.wait(1000);
    assert_eq!(table.order(Seat::Second, &Command::Claim), Err(Refusal::NoClaims));
}

#[test]
fn d4_after_the_last_piece_absence_means_done() {
    let mut table = Table::new(Options { claims: true, ..Options::default() });
    table.act(FULL);
    table.now.absent_since = Some(table.now.at);
    table.wait(300);
    table.order(Seat::Second, &Command::Claim).unwrap();
    let lapsed = Announcement::Lapsed { player: Player::One, cause: Cause::Absence };
    assert_eq!(table.heard[2].last(), Some(&lapsed));
    table.act("--");
    assert_eq!(table.result(), "1/2-1/2 full-board");
}
