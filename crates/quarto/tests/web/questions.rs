//! Questions without typing: by keys on the grids, and from a list in blindfold games; and where one begins.

use quarto_browser::{Browser, Device, assert_accessible};

use crate::games::{choose_option, server};

/// Presses a key on something, and returns what is said then.
fn said(browser: &Browser, id: &str, key: &str) -> String {
    browser.run_with("document.getElementById(arguments[0]).focus()", &[id.into()]);
    let before = browser.count("#log p");
    browser.press(key);
    browser.wait_until("something is said", || browser.count("#log p") > before);
    browser.texts("#log p").pop().unwrap_or_default()
}

#[test]
fn keys_on_the_grids_ask() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    browser.open("/en/");
    browser.click("[value=here]");
    for choice in ["#piece-K", "#b3", "#piece-A"] {
        browser.click(&format!("{choice}:not([aria-disabled])"));
    }
    browser.wait_for(".lively .board.open");
    for (id, key, expected) in [
        ("b3", "w", "b3, tall round hollow light"),
        ("a1", "w", "a1, empty"),
        ("a1", "h", "In hand: short round solid light."),
        ("b3", "t", "This game has no clock."),
        ("b3", "s", "Nowhere."),
        ("a1", "s", "No piece here."),
        ("piece-C", "s", "light: b3. tall: b3. round: b3."),
    ] {
        assert_eq!(said(&browser, id, key), expected, "{key} on {id}");
        assert_eq!(browser.run("return document.activeElement.id"), id, "the focus stays");
    }
    assert!(said(&browser, "b3", "l").contains("tall round hollow light"), "what happened last");
    let text = browser.run("return document.getElementById('keys').textContent");
    assert!(text.as_str().unwrap().contains("W says what is here"), "{text}");
}

/// On a phone, hands feel by touching names, and the answer is beside them.
#[test]
fn d11_a_blindfold_board_is_felt_by_touch() {
    let server = server();
    let browser = Browser::start(server.url(), Device::phone());
    browser.open("/en/");
    browser.click(".more summary");
    for option in ["[name=opponent][value=here]", "[name=blindfold][value=touch]"] {
        choose_option(&browser, option);
    }
    browser.click(".more button");
    for choice in ["#piece-K", "#b3", "#piece-A"] {
        browser.click(&format!("{choice}:not([aria-disabled])"));
        browser.wait_for(".lively .scene[data-turn=yes]");
    }
    browser.wait_for(".board.open");
    browser.click("#ask summary");
    browser.click("#ask [value=b3]");
    browser.wait_until("it is answered", || {
        browser.texts("#ask .answer") == ["b3: tall round hollow light"]
    });
    browser.click("#ask [value=row1]");
    browser.wait_until("it is answered", || {
        browser.texts("#ask .answer").iter().any(|line| line.starts_with("a1, b1"))
    });
    assert_accessible(&browser);
    // A key feels the square under the finger, too.
    let felt = said(&browser, "b3", "w");
    assert!(felt.contains("tall round hollow light"), "{felt}");
}

#[test]
fn a_game_begins_where_one_wants_to() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    for (start, focused) in
        [("board", "button \"a1, empty\""), ("box", "textbox \"Command or question\"")]
    {
        browser.open("/en/settings");
        browser.click(&format!("[name=start][value={start}]"));
        browser.wait_for("#outcome > *");
        browser.open("/en/");
        browser.click("[value=here]");
        browser.wait_for(".lively .reserve.open");
        browser.wait_until("the focus is there", || browser.focused() == focused);
    }
}
