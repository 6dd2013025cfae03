//! Tournaments by link, as an organiser, players and spectators meet them in browsers.

use quarto_browser::{Browser, Device, assert_accessible, assert_valid, get};

use crate::sounds::start;

/// Whether one must scroll to the side.
const TOO_WIDE: &str =
    "const page = document.documentElement; return page.scrollWidth > page.clientWidth";

/// Checks what holds for every page.
#[track_caller]
fn check(browser: &Browser) {
    assert_eq!(browser.count("h1"), 1, "{}", browser.path());
    assert_eq!(browser.run(TOO_WIDE), false, "{} is too wide", browser.path());
    assert_accessible(browser);
}

/// Announces a tournament in which the order of entry decides, and returns its path without the language.
fn announce(organiser: &Browser) -> String {
    organiser.open("/en/tournaments/new");
    check(organiser);
    organiser.fill("main [name=name]", "Club cup");
    organiser.fill("main [name=rounds]", "2");
    organiser.run("document.querySelector('[name=seeding][value=entered]').checked = true");
    organiser.click(".begin button");
    organiser.wait_until("the desk is shown", || organiser.path().ends_with("/organise"));
    let path = organiser.path();
    path.trim_start_matches("/en").trim_end_matches("/organise").to_owned()
}

/// Takes part by typing a name.
fn join(browser: &Browser, language: &str, cup: &str, name: &str) {
    browser.open(&format!("/{language}{cup}/join"));
    check(browser);
    browser.fill(".cup-next [name=name]", name);
    browser.click(".cup-next button");
    browser.wait_until("the player is in", || browser.path() == format!("/{language}{cup}"));
}

/// Enters a name at the desk.
fn enter(organiser: &Browser, name: &str) {
    organiser.fill("[name=names]", name);
    organiser.click("button[value=enter]");
    organiser.wait_until("the name is there", || organiser.text(".cup-entrants").contains(name));
}

#[test]
fn a_small_swiss_is_played_by_link_and_at_a_wooden_board() {
    let (server, organiser) = start(Device::desktop());
    let cup = announce(&organiser);
    // The first and the third, and the second and the fourth, meet in the first round.
    let ada = Browser::start(server.url(), Device::phone());
    join(&ada, "fr", &cup, "Ada");
    organiser.reload();
    enter(&organiser, "Cleo");
    let bo = Browser::start(server.url(), Device::desktop().dark().without_scripts());
    join(&bo, "ru", &cup, "Bo");
    organiser.reload();
    enter(&organiser, "Dan");
    organiser.wait_for(".lively #begin");
    check(&organiser);
    check(&ada);
    organiser.click("#begin");
    organiser.wait_for("#round-1");

    // The board opens by itself; without scripts a link leads there.
    ada.wait_until("the board is shown", || ada.path().starts_with("/fr/games/"));
    bo.open(&format!("/ru{cup}"));
    check(&bo);
    assert!(bo.text("#turn").starts_with("Тур 1: стол 1"), "{}", bo.text("#turn"));
    bo.click("#go");
    bo.wait_until("the board is shown", || bo.path().starts_with("/ru/games/"));

    // Spectators see the board, and the organiser who plays where.
    let guest = Browser::start(server.url(), Device::phone().dark());
    for page in ["", "/beamer", "/crosstable", "/sheets/pairings", "/sheets/results"] {
        guest.open(&format!("/es{cup}{page}"));
        check(&guest);
    }
    for page in ["", "/beamer", "/join", "/crosstable", "/sheets/results"] {
        assert_valid(&get(&format!("{}/ro{cup}{page}", server.url())).body);
    }
    guest.open(&format!("/es{cup}"));
    guest.wait_for(".cup-boards .small-board");

    // One game is given up on the screen, the other is typed in.
    bo.click("#resign summary");
    bo.click("#resign button");
    organiser.wait_for("[data-key=game-1-1] .mark");
    organiser.click("[data-key=game-1-2] button[value='1-0']");
    organiser.wait_for("#begin");
    check(&organiser);
    ada.open(&format!("/fr{cup}"));
    assert!(ada.text("#turn").starts_with("Ronde 1"), "{}", ada.text("#turn"));
    check(&ada);

    // What cannot be undone asks first.
    organiser.click("button[value=close]");
    organiser.wait_for("#asking");
    check(&organiser);
    organiser.click(".cup-asking button");
    ada.wait_until("it is over", || ada.text("#turn").starts_with("Le tournoi est terminé"));
}
