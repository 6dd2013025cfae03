//! Where the focus is after everything that happens, and what is said first.

use quarto_text::Language;

use super::{Table, server};
use crate::games::type_command;

const YOUR_GIVE: &str = "Your turn: choose a piece for Bo. Or call QUARTO!";
const CALLED: &str = "Your turn: choose a piece for Bo.";

impl Table {
    /// Lets Ada press keys by which something happens; then this has the focus.
    #[track_caller]
    fn ada_then(&mut self, keys: &str, focus: &str) {
        self.ada(keys);
        assert_eq!(self.ada.focus(), focus);
    }

    /// Lets Ada go to something and press Enter; then this has the focus.
    #[track_caller]
    fn ada_chooses(&mut self, css: &str, focus: &str) {
        self.ada.tab_to(css);
        self.ada_then("Enter", focus);
    }

    /// Lets Bo do something; then this has the focus of Ada.
    #[track_caller]
    fn bo_then(&mut self, text: &str, focus: &str) {
        self.bo(text);
        assert_eq!(self.ada.focus(), focus);
    }
}

/// It stays where one was, even if the opponent acts; if that is gone, it goes to what says what is
/// to be done.
#[test]
fn the_focus_is_never_lost() {
    let server = server();
    let mut table = Table::new(&server, Language::English, &["[name=assist][value=on]"]);
    assert_eq!(table.ada.focus(), "a1, empty", "Bo has sat down");
    table.ada.press("r");
    table.ada_then("Enter", "gone: short round solid light");
    table.bo_then("b3", "gone: short round solid light");
    table.bo_then("give B", "gone: short round solid light");
    table.ada.press("b");
    table.ada_then("Enter", "a1, short round solid dark");
    table.ada_chooses("#do-undo", "Undo");
    table.bo_then("accept", "Undo");
    table.ada_chooses(".board button", "a1, short round solid dark");
    table.ada_chooses("#do-offer-draw", YOUR_GIVE);
    table.bo_then("decline", YOUR_GIVE);
    table.bo_then("draw", YOUR_GIVE);
    table.ada_chooses(".offer button:last-of-type", YOUR_GIVE);
    table.ada.tab_to(".board button");
    table.ada.press("q Space Tab");
    table.ada_then("Enter", CALLED);
    table.ada.tab_to("#typing summary");
    table.ada.press("Enter Tab");
    table.ada.ask("left");
    assert_eq!(table.ada.focus(), "Command or question");
    table.ada_says("give C");
    assert_eq!(table.ada.focus(), "Command or question");
    type_command(&table.bo, "resign");
    let _ = table.bo.find("[name=sure]");
    table.bo_then("yes", "Command or question");
    table.ada.tab_to("#replay-back");
    for back in ["Enter", "ArrowLeft", "Home"] {
        table.ada.strike(back);
        table.ada.note_what_is_said();
        assert_eq!(table.ada.focus(), "Back");
    }
    table.ada.tab_to(".moves a");
    table.ada.strike("Enter");
    table.ada.note_what_is_said();
    assert_eq!(table.ada.focus(), "Ada gives the short round solid light piece.");
}

/// A game in which nobody aligns anything.
const FULL: &str =
    "E a1 B b1 K c1 M d1 C a2 O b2 J c2 G d2 L a3 F b3 D c3 A d3 P a4 I b4 H c4 N d4";

#[test]
fn the_focus_is_not_lost_at_the_end() {
    let server = server();
    let mut table = Table::new(&server, Language::English, &[]);
    table.ada.press("c");
    for (at, word) in FULL.split(' ').enumerate() {
        // Ada gives, Bo places and gives, Ada places and gives.
        let is_ada = matches!(at % 4, 0 | 3);
        let text = if at % 2 == 0 { format!("give {word}") } else { word.to_owned() };
        if is_ada {
            table.ada_says(&text);
        } else {
            table.bo(&text);
        }
        assert_eq!(table.ada.focus(), "Command or question");
    }
    table.ada_chooses("#do-done", "Bo is thinking…");
    table.bo_then("done", "It’s a draw: all the pieces are placed and nobody has won.");
    assert!(
        table
            .ada
            .diary
            .ends_with("alert: It’s a draw: all the pieces are placed. Done, says Bo.\n")
    );
    table.ada.strike("ArrowLeft");
    table.ada.note_what_is_said();
    let last = "said: Ada says “done”. 33 of 34\n";
    assert!(table.ada.diary.ends_with(last), "{}", table.ada.diary);
}

/// Remembers the socket of the page.
const REMEMBER: &str = "
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) { window.own = this; return send.call(this, data); };
";
/// Breaks the connection: what comes instead leads nowhere.
const BREAK: &str = "
    window.Real = WebSocket;
    WebSocket = function () { return window.broken = {}; };
    window.own.close();
";
/// Lets the page connect again.
const MEND: &str = "WebSocket = window.Real; window.broken.onclose();";

/// Several things that happened are said in one line, and each is said once.
#[test]
fn what_happened_and_what_is_to_be_done_is_one_line() {
    let server = server();
    let mut table = Table::new(&server, Language::English, &[]);
    let browser = &table.ada.browser;
    browser.run(REMEMBER);
    table.ada.press("r");
    table.ada("Enter");
    let browser = &table.ada.browser;
    browser.run(BREAK);
    browser.wait_until("it is broken", || browser.run("return Boolean(window.broken)") == true);
    for (text, then) in [("b3", ".reserve.open"), ("give B", ".scene[data-turn=no]")] {
        type_command(&table.bo, text);
        table.bo.wait_for(then);
    }
    browser.run(MEND);
    browser.wait_for(".board.open");
    let said: Vec<String> = table.ada.hear().into_iter().map(|(_, text)| text).collect();
    let expected = [
        "The connection is lost. Trying again…",
        "Connected again.",
        "b3. Your piece: short round solid dark.",
    ];
    assert_eq!(said, expected);
}
