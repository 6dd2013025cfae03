//! What holds for every page.

use quarto_browser::{Browser, Device, Server, assert_accessible, assert_valid, get};
use serde_json::json;

/// Every page that can be opened without a game, in every language.
const PAGES: [&str; 16] = [
    "",
    "games",
    "rules",
    "about",
    "accessibility",
    "settings",
    "seats",
    "sounds",
    "puzzles",
    "puzzles/statistics",
    "puzzles/lines-chsf-spot-1",
    "puzzles/squares-cs-spot-100?answer=row+1",
    "puzzles/lines-chsf-win-now-1?answer=a1",
    "puzzles/lines-chsf-safe-give-1",
    "puzzles/lines-chsf-win-in-1?hint=on",
    "puzzles/lines-chsf-save-1?way=ear",
];
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
fn pages_are_for_those_who_like_it_dark() {
    check(Device::desktop().dark(), &LANGUAGES);
}

/// The links of seats lead to pages that ask what to do, and have secrets in their addresses.
#[test]
fn the_pages_of_links_are_for_everyone() {
    const MAKE: &str = "const request = new XMLHttpRequest(); \
        request.open('POST', '/api/games', false); \
        request.setRequestHeader('Content-Type', 'application/json'); \
        request.send('{\"first\": {\"person\": \"Ada\"}}'); \
        const made = JSON.parse(request.responseText); \
        return [made.first.url, made.second.url]";
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    browser.open("/en/");
    let links = browser.run(MAKE);
    for link in links.as_array().unwrap() {
        let (_, secret) = link.as_str().unwrap().split_once("/join/").unwrap();
        for language in LANGUAGES {
            browser.open(&format!("/{language}/join/{secret}"));
            assert_eq!(browser.count("h1"), 1);
            assert_eq!(browser.count("main form"), 1);
            assert_eq!(browser.run(TOO_WIDE), false, "{language}");
            assert_accessible(&browser);
        }
    }
    // A form whose page says nothing of where it is still comes from a page of ours.
    browser.fill("main input[name=name]", "Bo");
    browser.click("main form button");
    browser.wait_until("the game is shown", || browser.path().starts_with("/ru/games/"));
}

#[test]
fn the_game_can_be_installed_as_an_app() {
    let server = server();
    let browser = Browser::start(server.url(), Device::phone());
    browser.open("/en/");
    let errors = browser.devtools("Page.getInstallabilityErrors", &json!({}));
    assert_eq!(errors, json!({ "installabilityErrors": [] }));
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
    browser.press("Tab Tab Tab Tab");
    assert_eq!(browser.focused(), "link \"Rules\"");
    browser.press("Enter");
    browser.wait_until("the rules are shown", || browser.path() == "/en/rules");
}

/// Plays a game, and checks the page at every stage of it.
fn check_game(device: Device, language: &str, check: impl Fn(&Browser)) {
    let server = server();
    let browser = Browser::start(server.url(), device);
    browser.open(&format!("/{language}/"));
    browser.click("button[value=here]");
    for (piece, square) in [("C", "a1"), ("D", "b1"), ("G", "c1"), ("H", "d1")] {
        browser.click(&format!("#piece-{piece}:not([aria-disabled])"));
        browser.wait_for(".tray .piece");
        check(&browser);
        browser.click(&format!("#{square}:not([aria-disabled])"));
        browser.wait_for(".reserve.open");
    }
    assert_valid(&browser.html());
    browser.click(".quarto");
    browser.click("[value=row1]");
    check(&browser);
    browser.click("#call button");
    browser.wait_for(".over");
    check(&browser);
    assert_valid(&browser.html());
}

#[test]
fn a_game_is_a_page_for_everyone() {
    for language in LANGUAGES {
        check_game(Device::desktop(), language, |browser| {
            for theme in ["light", "dark"] {
                let theme = json!({ "name": "prefers-color-scheme", "value": theme });
                browser.devtools("Emulation.setEmulatedMedia", &json!({ "features": [theme] }));
                assert_accessible(browser);
            }
        });
    }
}

#[test]
fn a_game_is_a_page_for_every_device() {
    check_game(Device::phone().dark().without_scripts(), "fr", assert_accessible);
    check_game(Device::phone().sized(320, 568), "ro", assert_accessible);
    check_game(Device::desktop().with_forced_colours(), "ru", assert_accessible);
    check_game(Device::desktop().with_more_contrast().dark(), "es", assert_accessible);
}

/// What is to be pressed is large enough for every finger.
#[test]
fn targets_are_large() {
    let server = server();
    let browser = Browser::start(server.url(), Device::phone().sized(320, 568));
    let measure = |page: &str| {
        let small = browser.run(
            // Links in a sentence are as high as its lines.
            "return [...document.querySelectorAll('button, summary, select, label:has(input), a')]
                .filter((one) => !one.matches('p a:not(.button), .text li a:not(.button), .skip:not(:focus)'))
                .map((one) => [one, one.getBoundingClientRect()])
                .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
                .map(([one]) => one.outerHTML)",
        );
        assert_eq!(small.as_array().map(Vec::len), Some(0), "{page}: {small}");
    };
    for page in pages(&["ru"]) {
        browser.open(&page);
        browser.run("document.querySelectorAll('details').forEach((one) => one.open = true)");
        measure(&page);
    }
    browser.open("/ru/");
    browser.click("button[value=link]");
    browser.wait_for(".link");
    measure("an invitation");
    browser.open("/ru/");
    browser.click("button[value=here]");
    browser.click("#piece-A:not([aria-disabled])");
    browser.click("#a1:not([aria-disabled])");
    browser.wait_for(".reserve.open");
    browser.run("document.querySelectorAll('details').forEach((one) => one.open = true)");
    measure("a game");
    browser.click("#resign button");
    browser.wait_for(".over .replay");
    measure("a game that is over");
}

/// A game at any level begins with one click, and the level is there the next time; so does an
/// invitation.
#[test]
fn every_level_is_one_click_away_and_remembered() {
    let server = server();
    let browser = Browser::start(server.url(), Device::phone());
    browser.open("/en/");
    browser.click(".levels [value='7']");
    browser.wait_for(".scene");
    assert!(browser.html().contains("Computer 7"));
    browser.open("/en/");
    assert_eq!(browser.text(".play small"), "7 Badger");
    assert_eq!(browser.text(".levels [aria-current]"), "7 Badger".replace(' ', "\n"));
    browser.click("button[value=link]");
    browser.wait_for(".link");
}

/// The first page and the game weigh little, so that they are there at once.
#[test]
fn pages_are_light() {
    let server = server();
    let browser = Browser::start(server.url(), Device::phone());
    let weigh = || {
        let script = "return [...performance.getEntriesByType('navigation'),
            ...performance.getEntriesByType('resource')]
            .map((one) => one.encodedBodySize || one.decodedBodySize)";
        let sizes = browser.run(script);
        let sizes: Vec<u64> =
            sizes.as_array().unwrap().iter().filter_map(serde_json::Value::as_u64).collect();
        (sizes.len(), sizes.iter().sum::<u64>())
    };
    browser.open("/en/");
    let (requests, bytes) = weigh();
    assert!((2..=7).contains(&requests) && bytes < 40_000, "{requests} requests, {bytes} bytes");
    browser.click(".play");
    // Its scripts have come by then.
    browser.wait_for(".lively .scene[data-turn=yes]");
    let (requests, bytes) = weigh();
    assert!((2..=21).contains(&requests) && bytes < 55_000, "{requests} requests, {bytes} bytes");
}
