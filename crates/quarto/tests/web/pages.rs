//! What holds for every page.

use quarto_browser::{Browser, Device, Server, assert_accessible, assert_valid, get};

/// Every page that can be opened without a game, in every language.
const PAGES: [&str; 5] = ["", "games", "rules", "about", "settings"];
const LANGUAGES: [&str; 5] = ["en", "es", "fr", "ro", "ru"];

/// Whether one must scroll to the side.
const TOO_WIDE: &str =
    "const page = document.documentElement; return page.scrollWidth > page.clientWidth";

fn server() -> Server {
    Server::start(env!("CARGO_BIN_EXE_quarto"))
}

fn pages(languages: &[&str]) -> Vec<String> {
    let all = |language| PAGES.map(|page| format!("/{language}/{page}"));
    languages.iter().flat_map(all).chain(["/api".into()]).collect()
}

/// Opens pages. That nothing is asked for elsewhere, and that no browser complains, is seen to when
/// the browser is dropped.
fn check(device: Device, languages: &[&str]) {
    let server = server();
    let browser = Browser::start(server.url(), device);
    for page in pages(languages) {
        browser.open(&page);
        assert_eq!(browser.count("h1"), 1, "{page}");
        assert_eq!(browser.run(TOO_WIDE), false, "{page} is too wide");
        assert_accessible(&browser);
    }
}

#[test]
fn pages_are_for_everyone() {
    check(Device::desktop(), &LANGUAGES);
}

#[test]
fn pages_are_for_phones() {
    check(Device::phone().dark(), &["en"]);
    check(Device::phone().sized(320, 568).with_more_contrast(), &["ru"]);
}

#[test]
fn pages_are_for_those_who_choose_all_colours() {
    check(Device::desktop().with_forced_colours().with_reduced_motion(), &["en"]);
}

#[test]
fn pages_can_be_read_without_scripts() {
    check(Device::desktop().without_scripts(), &["fr"]);
}

#[test]
fn pages_are_valid() {
    let server = server();
    let homes = LANGUAGES.map(|language| format!("/{language}/"));
    for page in pages(&["en"]).into_iter().chain(homes) {
        let answer = get(&format!("{}{page}", server.url()));
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{page}");
        assert_valid(&answer.body);
    }
}

#[test]
fn people_come_to_their_language() {
    let server = server();
    for (languages, path) in [("en", "/en/"), ("ro,fr", "/ro/"), ("de,ru", "/ru/")] {
        let browser = Browser::start(server.url(), Device::desktop().speaking(languages));
        browser.open("/");
        assert_eq!(browser.path(), path);
    }
}

#[test]
fn keys_lead_from_page_to_page() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    browser.open("/en/");
    browser.press("Tab");
    assert_eq!(browser.focused(), "link \"Skip to the content\"");
    browser.press("Tab Tab");
    assert_eq!(browser.focused(), "link \"Rules\"");
    browser.press("Enter");
    browser.wait_until("the rules are shown", || browser.path() == "/en/rules");
}

#[test]
fn a_game_is_a_page_for_everyone() {
    let server = server();
    for device in [Device::desktop(), Device::phone().dark().without_scripts()] {
        let browser = Browser::start(server.url(), device);
        browser.open("/en/");
        browser.click("button[value=here]");
        browser.wait_for("#a1");
        assert_accessible(&browser);
        assert_valid(&browser.html());
    }
}
