//! Calls of QUARTO! by pointing at the board: what may lose the game is asked before (D3).

use quarto_browser::{Browser, Device};

use crate::games::{by_link_with, greet, server, tab_to, turn};

const LOSES: &str = "[name=wrong-call][value=loses]";
const THREE: &str = "[name=wrong-call][value=three]";
const QUESTION: &str = "You’re about to call QUARTO! on row 1. In this game a wrong call loses.";

/// From now on, notes what leaves the page.
fn note_what_is_sent(browser: &Browser) {
    browser.run(
        "window.sent = [];
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) { window.sent.push(data); send.call(this, data); }",
    );
}

fn sent(browser: &Browser) -> usize {
    browser.run("return window.sent.length").as_u64().unwrap().try_into().unwrap()
}

/// Presses QUARTO!, and points at the ends of row 1: three clicks.
fn call_with_the_mouse(browser: &Browser) {
    browser.click("#call summary");
    browser.click("#a1");
    browser.click("#d1");
}

/// Opens the call with keys, and points at row 1 on the board.
fn call_with_keys(browser: &Browser) {
    tab_to(browser, "DisclosureTriangle \"QUARTO!\"");
    browser.press("Enter");
    browser.wait_for("#call[open]");
    back_to_the_board(browser);
    browser.press("Control+Home Space ArrowRight Space ArrowRight Space ArrowRight Space");
}

fn back_to_the_board(browser: &Browser) {
    for _ in 0..60 {
        browser.press("Shift+Tab");
        if browser.count(".board :focus") == 1 {
            return;
        }
    }
    panic!("the board can’t be reached");
}

/// Waits until the server asks back; nothing has happened in the game by then.
fn wait_for_question(browser: &Browser, seq: Option<&str>) {
    browser.wait_for("#sure");
    assert_eq!(browser.text(".answer"), QUESTION);
    assert_eq!(browser.attribute(".scene", "data-seq").as_deref(), seq);
}

fn wait_for_loss(loser: &Browser, winner: &Browser) {
    loser.wait_for(".scene.over.lost");
    winner.wait_for(".scene.over.won");
}

#[test]
fn d3_a_call_by_pointing_with_the_mouse_is_asked_where_it_may_lose() {
    let server = server();
    let [ada, bo] = by_link_with(&server, &[LOSES]);
    turn(&ada, &bo, "K", "a1");
    let seq = bo.attribute(".scene", "data-seq");
    note_what_is_sent(&bo);
    bo.click("#call summary");
    bo.click("#a1");
    assert_eq!(sent(&bo), 0, "pointing at one square is not calling");
    bo.click("#d1");
    wait_for_question(&bo, seq.as_deref());
    bo.click("#sure [value=no]");
    bo.wait_until("nothing was done", || bo.texts(".answer") == ["Cancelled."]);
    greet(&bo, "Bo", &ada);
    assert_eq!(ada.count(".scene.over") + bo.count(".scene.over, #sure"), 0);
    let said = ada.texts("#log p, #alert p").join(" ");
    assert!(!said.contains("QUARTO!"), "the opponent heard of it: {said}");
    let seq = bo.attribute(".scene", "data-seq");
    call_with_the_mouse(&bo);
    wait_for_question(&bo, seq.as_deref());
    bo.click("#sure [value=yes]");
    wait_for_loss(&bo, &ada);
}

/// Points at row 1 and calls, where a wrong call costs nothing yet.
fn call_wrongly(browser: &Browser) {
    let seq = browser.attribute(".scene", "data-seq");
    call_with_the_mouse(browser);
    browser.wait_until("it is called", || browser.attribute(".scene", "data-seq") != seq);
    let turn = browser.text(".turn");
    assert!(turn.contains("That’s wrong."), "{turn}");
    assert_eq!(browser.count("#sure"), 0, "nothing is asked");
}

#[test]
fn d3_the_third_call_by_pointing_with_keys_is_asked_where_it_loses() {
    let server = server();
    let [ada, bo] = by_link_with(&server, &[THREE]);
    turn(&ada, &bo, "K", "a1");
    bo.click("#piece-A");
    ada.wait_for(".board.open");
    call_wrongly(&ada);
    ada.click("#b2");
    ada.wait_for(".scene:has(.reserve.open) #call");
    call_wrongly(&ada);
    turn(&ada, &bo, "P", "c3");
    bo.click("#piece-B");
    ada.wait_for(".board.open");
    let seq = ada.attribute(".scene", "data-seq");
    let call = || {
        call_with_keys(&ada);
        wait_for_question(&ada, seq.as_deref());
        ada.wait_until("the focus is there", || ada.focused() == "form \"Call QUARTO!\"");
    };
    call();
    ada.press("Tab Tab Enter");
    ada.wait_until("nothing was done", || ada.texts(".answer") == ["Cancelled."]);
    assert_eq!(ada.attribute(".scene", "data-seq"), seq);
    call();
    ada.press("Tab Enter");
    wait_for_loss(&ada, &bo);
}

/// From now on, notes when the board moves.
const NOTE_SHAKES: &str = "
    window.shakes = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (options.id === 'shake') window.shakes += 1;
      return animate.call(this, frames, options);
    }";

/// It does so for both players, and for nobody who wants no motion.
#[test]
fn the_board_shakes_its_head_once_at_a_wrong_call() {
    let server = server();
    for (device, shakes) in [(Device::desktop(), 1), (Device::desktop().with_reduced_motion(), 0)] {
        let browser = Browser::start(server.url(), device);
        browser.open("/en/");
        browser.click("button[value=here]");
        browser.click("#piece-K:not([aria-disabled])");
        browser.click("#a1:not([aria-disabled])");
        browser.wait_for(".lively .reserve.open");
        browser.run(NOTE_SHAKES);
        call_wrongly(&browser);
        assert_eq!(browser.run("return window.shakes"), shakes);
        browser.click("#piece-A:not([aria-disabled])");
        browser.wait_for(".board.open");
        assert_eq!(browser.run("return window.shakes"), shakes, "not again");
    }
}
