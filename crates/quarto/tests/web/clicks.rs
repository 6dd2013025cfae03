//! How many clicks it takes: a family must never need more than this.

use std::cell::Cell;

use quarto_browser::{Browser, Device, Server, assert_accessible};
use serde_json::json;

use crate::games::{by_link_with, choose_option, server, turn};

/// A visitor whose clicks are counted.
struct Visitor {
    browser: Browser,
    clicks: Cell<usize>,
}

impl Visitor {
    fn new(server: &Server) -> Visitor {
        let browser = Browser::start(server.url(), Device::phone());
        browser.open("/en/");
        Visitor { browser, clicks: Cell::new(0) }
    }

    fn click(&self, css: &str) {
        self.clicks.set(self.clicks.get() + 1);
        self.browser.click(css);
    }

    /// Checks how many clicks there were since the last time.
    #[track_caller]
    fn assert_clicks(&self, what: &str, most: usize) {
        let clicks = self.clicks.replace(0);
        assert!(clicks <= most, "{what} takes {clicks} clicks instead of {most}");
    }

    /// Chooses the first thing that can be done, and waits until it is.
    fn act(&self) {
        self.browser.wait_for(".lively .scene[data-turn=yes]");
        let seq = self.browser.attribute(".scene", "data-seq");
        let choices = [
            ".board.open .square:not([aria-disabled])",
            ".reserve.open .stock:not([aria-disabled])",
        ];
        let choice = choices.into_iter().find(|css| self.browser.count(css) > 0).unwrap();
        self.click(choice);
        self.browser
            .wait_until("it is done", || self.browser.attribute(".scene", "data-seq") != seq);
    }
}

#[test]
fn a_first_game_at_any_level_takes_two_clicks() {
    let server = server();
    for level in [".play", ".levels [value='7']"] {
        let visitor = Visitor::new(&server);
        visitor.click(level);
        visitor.act();
        visitor.assert_clicks("from the first page to the first action", 2);
    }
}

#[test]
fn every_action_takes_as_few_clicks_as_it_can() {
    let server = server();
    let visitor = Visitor::new(&server);
    visitor.browser.click("[value=here]");
    for (piece, square) in [("C", "a1"), ("D", "b1"), ("G", "c1"), ("H", "d1")] {
        visitor.click(&format!("#piece-{piece}:not([aria-disabled])"));
        visitor.browser.wait_for(".board.open");
        visitor.assert_clicks("to give", 1);
        visitor.click(&format!("#{square}:not([aria-disabled])"));
        visitor.browser.wait_for(".reserve.open");
        visitor.assert_clicks("to place", 1);
    }
    visitor.click("#do-undo");
    visitor.browser.wait_for(".board.open");
    visitor.assert_clicks("to take back", 1);
    visitor.browser.click("#d1:not([aria-disabled])");
    visitor.browser.wait_for(".reserve.open");
    for target in ["#call summary", "#a1", "#d1"] {
        visitor.click(target);
    }
    visitor.browser.wait_for(".scene.over");
    visitor.assert_clicks("to call", 3);
    visitor.click("#do-rematch");
    visitor.browser.wait_until("another game begins", || visitor.browser.count(".over") == 0);
    visitor.assert_clicks("a rematch", 1);
    visitor.browser.wait_for(".reserve.open");
    visitor.click("#resign summary");
    visitor.click("#resign button");
    visitor.browser.wait_for(".scene.over");
    visitor.assert_clicks("to resign", 2);
}

#[test]
fn d3_a_call_that_may_lose_takes_one_click_more() {
    let server = server();
    let visitor = Visitor::new(&server);
    visitor.browser.click(".more summary");
    for option in ["[name=opponent][value=here]", "[name=wrong-call][value=loses]"] {
        choose_option(&visitor.browser, option);
    }
    visitor.browser.click(".more button");
    visitor.browser.click("#piece-K:not([aria-disabled])");
    visitor.browser.click("#a1:not([aria-disabled])");
    visitor.browser.wait_for(".lively .reserve.open");
    for target in ["#call summary", "#a1", "#d1", "#sure [value=yes]"] {
        visitor.click(target);
    }
    visitor.browser.wait_for(".scene.over");
    visitor.assert_clicks("to call where it may lose", 4);
}

/// One click for the invitation, and one for what the device has for sharing.
#[test]
fn an_invitation_takes_two_clicks() {
    let server = server();
    let visitor = Visitor::new(&server);
    visitor.browser.devtools(
        "Page.addScriptToEvaluateOnNewDocument",
        &json!({ "source": "navigator.share = async (what) => { window.shared = what; }" }),
    );
    visitor.click("button[value=link]");
    visitor.click(".invitation .send");
    let shared = visitor.browser.run("return window.shared.url");
    assert!(shared.as_str().unwrap().ends_with(&visitor.browser.path()), "{shared}");
    visitor.assert_clicks("to invite", 2);
}

/// Checks a page in the light and in the dark.
fn assert_good(browser: &Browser) {
    for theme in ["light", "dark"] {
        let theme = json!({ "name": "prefers-color-scheme", "value": theme });
        browser.devtools("Emulation.setEmulatedMedia", &json!({ "features": [theme] }));
        assert_accessible(browser);
    }
}

/// The states of a game between two: what is shared, called, asked, offered and lost.
#[test]
fn every_state_of_a_game_is_for_everyone() {
    let server = server();
    let host = Visitor::new(&server);
    host.browser.click("button[value=link]");
    host.browser.wait_for(".link");
    assert_good(&host.browser);
    let [ada, bo] = by_link_with(&server, &["[name=assist][value=on]"]);
    turn(&ada, &bo, "K", "a1");
    bo.click("#call summary");
    bo.click("#a1");
    assert_good(&bo);
    bo.click("#d1");
    bo.wait_for(".lamps .out");
    assert_good(&bo);
    bo.click("#do-hint");
    bo.wait_for(".square.lit, .stock.lit");
    assert_eq!(bo.count(".notes .answer"), 1);
    assert_good(&bo);
    bo.click("#do-offer-draw");
    ada.wait_for(".offer");
    assert_good(&ada);
    ada.click(".offer [value=decline-draw]");
    // Two more wrong calls, of which the last is asked.
    bo.wait_until("it is declined", || bo.count("#do-offer-draw") == 1);
    turn(&bo, &ada, "A", "b2");
    ada.click("#piece-B:not([aria-disabled])");
    for lamps in [2, 3] {
        bo.wait_for("#call summary");
        bo.click("#call summary");
        bo.click("#a1");
        bo.click("#d1");
        if lamps == 3 {
            bo.wait_for("#sure");
            assert_good(&bo);
            bo.click("#sure [value=yes]");
            bo.wait_for(".scene.over");
        } else {
            bo.wait_until("a lamp goes out", || bo.count(".near .lamps .out") == lamps);
            bo.click("#c3:not([aria-disabled])");
            bo.wait_for(".reserve.open");
        }
    }
    bo.wait_for(".result");
    assert_good(&bo);
    ada.wait_for(".result");
    assert_good(&ada);
}
