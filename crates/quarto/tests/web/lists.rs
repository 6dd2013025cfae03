//! The list of one's games, which is up to date while it is open.

use quarto_browser::{Browser, Device, assert_accessible};

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

#[test]
fn two_who_would_play_anybody_meet_by_one_button() {
    let (server, ada) = start(Device::phone());
    ada.open("/en/");
    ada.click(".anybody button");
    ada.wait_for(".lively .invitation");
    assert!(ada.text(".invitation").contains("Waiting for anybody"), "{}", ada.text(".invitation"));
    assert_accessible(&ada);
    let watcher = Browser::start(server.url(), Device::desktop());
    watcher.open("/fr/lobby");
    watcher.wait_for(".lively .open-games");
    assert_accessible(&watcher);
    let bo = Browser::start(server.url(), Device::desktop());
    bo.open("/es/lobby");
    bo.fill("[name=name]", "Bo");
    bo.click(".wish button.primary");
    bo.wait_for(".lively .scene:not(:has(.invitation))");
    ada.wait_for(".scene:not(:has(.invitation))");
    assert!(ada.text("h1").contains("Bo"), "{}", ada.text("h1"));
    // The lists follow without a word, and say how many there are when they are asked.
    watcher.wait_for("#scene .small-board");
    assert_eq!((watcher.count(".open-games"), watcher.text("#log").as_str()), (0, ""));
    watcher.click("#scene button[value=count]");
    watcher.wait_until("it is said", || {
        watcher.text("#log").contains("Parties ouvertes : 0. Parties à regarder : 1.")
    });
    for browser in [&ada, &bo, &watcher] {
        assert!(browser.complaints().is_empty(), "{:?}", browser.complaints());
    }
}
