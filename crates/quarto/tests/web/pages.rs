//! What holds for every page.

use quarto_browser::{Browser, Device, Server, assert_accessible, assert_valid, get};

/// Every page that can be opened without a game.
const PAGES: [&str; 2] = ["/", "/api"];

fn server() -> Server {
    Server::start(env!("CARGO_BIN_EXE_quarto"))
}

/// Opens every page. That nothing is asked for elsewhere, and that no browser complains, is seen to
/// when the browser is dropped.
fn open_all(device: Device, check: impl Fn(&Browser)) {
    let server = server();
    let browser = Browser::start(server.url(), device);
    for page in PAGES {
        browser.open(page);
        assert_eq!(browser.count("h1"), 1, "{page}");
        check(&browser);
    }
}

#[test]
fn pages_are_for_everyone() {
    open_all(Device::desktop(), assert_accessible);
    open_all(Device::phone().dark(), assert_accessible);
}

#[test]
fn pages_can_be_read_without_scripts() {
    open_all(Device::desktop().without_scripts(), assert_accessible);
}

#[test]
fn pages_are_valid() {
    let server = server();
    for page in PAGES {
        let answer = get(&format!("{}{page}", server.url()));
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{page}");
        assert_valid(&answer.body);
    }
}

#[test]
fn keys_lead_from_page_to_page() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    browser.open("/");
    browser.press("Tab");
    assert_eq!(browser.focused(), "link \"its API\"");
    browser.press("Enter");
    browser.wait_until("the API is shown", || browser.path() == "/api");
}
