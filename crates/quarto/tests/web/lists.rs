//! The list of one's games, which is up to date while it is open.

use quarto_browser::{Browser, Device};

use crate::sounds::start;

#[test]
fn a_list_of_games_says_when_it_is_ones_turn() {
    let (server, ada) = start(Device::desktop());
    ada.open("/en/");
    ada.click("button[value=link]");
    ada.wait_for(".lively");
    let game = ada.path();
    let bo = Browser::start(server.url(), Device::desktop());
    bo.open(&game);
    bo.fill("[name=name]", "Bo");
    bo.click(".invitation button.primary");
    bo.wait_for(".lively .scene:not(:has(.invitation))");
    // The dice decide who starts.
    let is_first = bo.count("#piece-K:not([aria-disabled])") == 1;
    let (first, second) = if is_first { (&bo, &ada) } else { (&ada, &bo) };
    second.open("/en/games");
    second.wait_for(".lively");
    assert!(second.text(".games").contains("your opponent’s turn"), "{}", second.text(".games"));
    if !is_first {
        first.wait_for("#piece-K:not([aria-disabled])");
    }
    first.click("#piece-K:not([aria-disabled])");
    second.wait_until("the list changes", || second.text(".games").contains("your turn"));
    assert!(second.text("#log").ends_with("your turn, 0 pieces placed"), "{}", second.text("#log"));
    // Looking at a list is not watching the game.
    assert_eq!(first.count(".watching"), 0);
}
