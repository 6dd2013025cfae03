//! How long pieces are under way: long enough to be seen, never in the way, and never by what is on the
//! board (D8).

use quarto_browser::{Browser, Device, Server};
use serde_json::{Value, json};

use crate::games::{by_link_with, choose_option, server, turn};

/// From now on, notes every flight and every pause before one, in milliseconds, and lets none of them take
/// time; with `window.held`, flights never end by themselves.
const NOTE: &str = "
    window.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (!this.matches('.flying')) return animate.call(this, frames, options);
      window.flown.push(['flight', options.duration]);
      return animate.call(this, frames, { ...options, duration: window.held ? 600000 : 0 });
    };
    const later = window.setTimeout;
    window.setTimeout = (call, delay, ...rest) => {
      const isPause = new Error().stack.includes('/flight.js');
      if (isPause) window.flown.push(['pause', delay]);
      return later(call, isPause ? 0 : delay, ...rest);
    };
";

/// Returns what was noted since the last time, as soon as nothing flies any more.
fn flown(browser: &Browser) -> Value {
    browser.wait_until("all pieces have landed", || browser.count(".flying") == 0);
    browser.run("return window.flown.splice(0)")
}

/// Starts a game against the computer, in which the visitor gives first.
fn against_computer(server: &Server, device: Device, options: &[&str]) -> Browser {
    let browser = Browser::start(server.url(), device);
    browser.open("/en/");
    browser.click(".more summary");
    let level = "[name=level] [value='1']";
    for option in
        ["[name=opponent][value=computer]", "[name=starts][value=me]"].iter().chain(options)
    {
        choose_option(&browser, option);
    }
    if browser.count(level) == 1 {
        browser.run_with("document.querySelector(arguments[0]).selected = true", &[level.into()]);
    }
    browser.click(".more button");
    browser.wait_for(".lively .reserve.open");
    browser.run(NOTE);
    browser
}

const OPEN_SQUARE: &str = ".board.open .square:not([aria-disabled])";
const OPEN_PIECE: &str = ".reserve.open .stock:not([aria-disabled])";

/// Gives a piece, and returns how it and the pieces of the computer travelled.
fn give(browser: &Browser) -> Value {
    browser.click(OPEN_PIECE);
    browser.wait_for(".board.open");
    flown(browser)
}

fn place(browser: &Browser) -> Value {
    browser.click(OPEN_SQUARE);
    browser.wait_for(".reserve.open");
    flown(browser)
}

/// Returns the flights of a turn of the computer, after one's own: with these pauses, of this length.
fn own_turn(pauses: [u32; 2], length: u32) -> Value {
    let [place, give] = pauses;
    json!([
        ["flight", length],
        ["pause", place],
        ["flight", length],
        ["pause", give],
        ["flight", length]
    ])
}

#[test]
fn d8_the_computer_plays_at_one_pace_whatever_is_on_the_board() {
    let server = server();
    let browser = against_computer(&server, Device::desktop(), &[]);
    for turn in 0..4 {
        assert_eq!(give(&browser), own_turn([700, 350], 350), "turn {turn}");
        assert_eq!(place(&browser), json!([["flight", 350]]), "turn {turn}");
    }
}

/// Two games at one screen that differ in one piece: in one of them it makes an alignment.
#[test]
fn d8_pieces_fly_alike_with_and_without_an_alignment() {
    let server = server();
    let [aligned, twin] = ["H", "I"].map(|last| {
        let browser = Browser::start(server.url(), Device::desktop());
        browser.open("/en/");
        browser.click("button[value=here]");
        browser.wait_for(".lively .reserve.open");
        browser.run(NOTE);
        let mut all = Vec::new();
        for (piece, square) in [("C", "a1"), ("D", "b1"), ("G", "c1"), (last, "d1"), ("A", "a2")] {
            browser.click(&format!("#piece-{piece}:not([aria-disabled])"));
            browser.wait_for(".board.open");
            all.push(flown(&browser));
            browser.click(&format!("#{square}:not([aria-disabled])"));
            browser.wait_for(".reserve.open");
            all.push(flown(&browser));
        }
        all
    });
    assert_eq!(aligned, twin);
    assert!(aligned.iter().all(|flown| *flown == json!([["flight", 280]])), "{aligned:?}");
}

/// Checks that nothing waits, and that no flight takes longer than 350 ms; some fly.
#[track_caller]
fn assert_short(flown: &Value) {
    let flown = flown.as_array().unwrap();
    let is_short = |one: &Value| one[0] == "flight" && one[1].as_u64().unwrap() <= 350;
    assert!(!flown.is_empty() && flown.iter().all(is_short), "{flown:?}");
}

#[test]
fn pieces_are_quick_where_time_counts() {
    let server = server();
    // With a clock.
    let clock = "[name=clock] [value='60/move'], [name=clock][value='60/move']";
    let browser = against_computer(&server, Device::desktop(), &[clock]);
    assert_short(&give(&browser));
    // With a hidden tab.
    let browser = against_computer(&server, Device::desktop(), &[]);
    browser
        .run("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })");
    assert_short(&give(&browser));
    browser
        .run("Object.defineProperty(document, 'hidden', { configurable: true, get: () => false })");
    assert_eq!(place(&browser), json!([["flight", 350]]));
    // During a call.
    browser.run(
        "document.getElementById('call').open = true;
        const piece = document.querySelector('.reserve.open .stock:not([aria-disabled])');
        piece.form.requestSubmit(piece);",
    );
    browser.wait_for(".board.open");
    assert_eq!(flown(&browser)[0], json!(["flight", 280]), "as long as the call is open");
    // In the replay.
    browser.click("#resign summary");
    browser.click("#resign button");
    browser.wait_for(".over .replay");
    flown(&browser);
    browser.click("#replay-back");
    browser.wait_until("it goes back", || browser.path().contains("at="));
    browser.click("#replay-back");
    browser.wait_until("it goes back again", || browser.count(".replay > span") == 1);
    assert_short(&flown(&browser));
}

#[test]
fn pieces_are_quick_against_a_person() {
    let server = server();
    let [ada, bo] = by_link_with(&server, &[]);
    let _ = [&ada, &bo].map(|browser| browser.run(NOTE));
    turn(&ada, &bo, "K", "a1");
    for browser in [&ada, &bo] {
        assert_short(&flown(browser));
    }
}

/// What happened in a break is shown at once.
#[test]
fn pieces_are_quick_after_a_break() {
    let server = server();
    let browser = against_computer(&server, Device::desktop(), &[]);
    // The connection breaks as soon as the piece is given, and what comes instead leads nowhere.
    browser.run(
        "const { WebSocket: Real } = window;
        const send = Real.prototype.send;
        Real.prototype.send = function (data) {
          send.call(this, data);
          this.onmessage = () => {};
          window.WebSocket = function () { return window.broken = {}; };
          window.mend = () => {
            Real.prototype.send = send;
            window.WebSocket = Real;
            window.broken.onclose();
          };
          this.close();
        };",
    );
    browser.click(OPEN_PIECE);
    browser.wait_until("the computer has played", || browser.html().contains("class=\"board open"));
    browser.wait_until("it is broken", || browser.run("return Boolean(window.broken)") == true);
    flown(&browser);
    browser.run("window.mend()");
    browser.wait_for(".board.open");
    assert_short(&flown(&browser));
}

#[test]
fn any_input_ends_all_flights() {
    let server = server();
    let browser = against_computer(&server, Device::desktop(), &[]);
    browser.run("window.held = true");
    let inputs: [&dyn Fn(); 3] = [&|| browser.press("Shift"), &|| browser.click("#turn"), &|| {
        browser.run("dispatchEvent(new Event('scroll'))");
    }];
    for input in inputs {
        browser.click(OPEN_PIECE);
        // The page has changed already: only the pictures are under way.
        browser.wait_for(".board.open");
        browser.wait_until("a piece flies", || browser.count(".flying") > 0);
        input();
        assert_eq!(browser.count(".flying"), 0);
        let hidden = browser.run(
            "return document.getAnimations().filter(({ effect }) => effect.target.matches('.piece')).length",
        );
        assert_eq!(hidden, 0, "no piece is hidden any more");
        browser.click(OPEN_SQUARE);
        browser.wait_for(".reserve.open");
        browser.press("Shift");
    }
}

/// There are pauses, so that one can follow, but nothing moves.
#[test]
fn without_motion_nothing_flies() {
    let server = server();
    let browser = against_computer(&server, Device::desktop().with_reduced_motion(), &[]);
    assert_eq!(give(&browser), own_turn([700, 350], 0));
    assert_eq!(place(&browser), json!([["flight", 0]]));
}

/// The page for those who want no pace at all.
#[test]
fn instantly_means_at_once() {
    let server = server();
    let setting = Browser::start(server.url(), Device::desktop());
    setting.open("/en/settings");
    setting.click("[name=pace][value=instant]");
    setting.wait_for("#outcome > *");
    setting.open("/en/");
    setting.click(".play");
    setting.wait_for(".lively .scene[data-turn=yes]");
    setting.run(NOTE);
    let choice = [OPEN_PIECE, OPEN_SQUARE].into_iter().find(|css| setting.count(css) > 0).unwrap();
    let seq = setting.attribute(".scene", "data-seq");
    setting.click(choice);
    setting.wait_until("it is done", || setting.attribute(".scene", "data-seq") != seq);
    assert_eq!(flown(&setting), json!([]));
}
