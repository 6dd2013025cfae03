//! What the tree for screen readers holds: roles, names, states, headings; and the keys that lead
//! through it.

use quarto_browser::{Browser, Device};
use quarto_rules::{Piece, Square};
use quarto_text::{Language, PageText, Voice};
use serde_json::{Value, json};

use super::{Table, server};

/// Opens a game of two people at one screen, in which K stands on b3 and A is in hand.
fn open(browser: &Browser, language: Language) {
    browser.open(&format!("/{language}/"));
    browser.click("[value=here]");
    for choice in ["#piece-K", "#b3", "#piece-A"] {
        browser.click(&format!("{choice}:not([aria-disabled])"));
    }
    browser.wait_for(".board.open");
}

/// Returns the lines of an outline that belong to the first with such a role and name, without what
/// leads to them.
fn part(outline: &str, head: &str) -> Vec<String> {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut lines = outline.lines().skip_while(|line| line.trim() != head);
    let first = lines.next().unwrap_or_else(|| panic!("no {head} in\n{outline}"));
    let lines = lines.take_while(|line| depth(line) > depth(first));
    lines.map(|line| line.trim().to_owned()).collect()
}

/// Returns the lines of nodes with a role.
fn with_role(lines: &[String], role: &str) -> Vec<String> {
    let begins = |line: &&String| line.split(' ').next() == Some(role);
    lines.iter().filter(begins).cloned().collect()
}

/// Returns the names of the squares, and whether each is closed.
fn squares(language: Language) -> Vec<(String, bool)> {
    let voice = Voice { language, ..Voice::default() };
    let name = |square: Square| match &*square.to_string() {
        square @ "b3" => {
            let piece = &voice.piece("K".parse().expect("a letter of a piece"));
            (PageText::GameSquareHolds { square, piece }.say(language), true)
        }
        square => (PageText::GameSquareEmpty { square }.say(language), false),
    };
    Square::ALL.into_iter().map(name).collect()
}

/// Returns the names of the pieces of the reserve: always in the same order, and none of them can be
/// chosen now.
fn stock(language: Language) -> Vec<(String, bool)> {
    let voice = Voice { language, ..Voice::default() };
    let name = |piece: Piece| {
        let name = voice.piece(piece);
        let gone = matches!(&*piece.to_string(), "A" | "K");
        (if gone { PageText::GameGone { piece: &name }.say(language) } else { name }, true)
    };
    Piece::ALL.into_iter().map(name).collect()
}

/// Returns how the tree shows buttons.
fn buttons(all: Vec<(String, bool)>) -> Vec<String> {
    let state = |closed| if closed { " disabled" } else { "" };
    all.into_iter().map(|(name, closed)| format!("button {name:?}{}", state(closed))).collect()
}

#[test]
fn board_and_reserve_are_grids_of_buttons() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    for language in Language::ALL {
        open(&browser, language);
        browser.run("document.activeElement.blur()");
        let outline = browser.outline();
        let board = part(&outline, &format!("grid {:?}", PageText::GameBoard.say(language)));
        assert_eq!(with_role(&board, "gridcell").len(), 16);
        assert_eq!(with_role(&board, "button"), buttons(squares(language)));
        let reserve = part(&outline, &format!("grid {:?}", PageText::GameReserve.say(language)));
        assert_eq!(with_role(&reserve, "row").len(), 2);
        assert_eq!(with_role(&reserve, "gridcell").len(), 16);
        assert_eq!(with_role(&reserve, "button"), buttons(stock(language)));
    }
}

/// The name of a square has its coordinates; headers would say them again, and shift the count.
#[test]
fn coordinates_are_said_once() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    open(&browser, Language::English);
    let outline = browser.outline();
    for role in ["columnheader", "rowheader", "region"] {
        assert!(!outline.contains(role), "{role} in\n{outline}");
    }
    let index = |css: &str, of: &str| browser.attribute(css, &format!("aria-{of}index"));
    assert_eq!(index("tr:has(#b3)", "row").as_deref(), Some("3"));
    assert_eq!(index("td:has(#b3)", "col").as_deref(), Some("2"));
}

/// What was not chosen yet is not wrong.
#[test]
fn no_shape_of_a_call_is_invalid_before_it_was_sent() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    open(&browser, Language::English);
    browser.click("#call summary");
    let tree = browser.devtools("Accessibility.getFullAXTree", &json!({}));
    let nodes = tree["nodes"].as_array().into_iter().flatten();
    let radios: Vec<&Value> = nodes.filter(|node| node["role"]["value"] == "radio").collect();
    assert_eq!(radios.len(), 10);
    for radio in radios {
        let mut properties = radio["properties"].as_array().into_iter().flatten();
        let invalid = properties.find(|one| one["name"] == "invalid").map(|one| &one["value"]);
        assert!(invalid.is_none_or(|value| value["value"] == "false"), "{radio}");
    }
}

/// What the names are, in plain words.
#[test]
fn names_begin_with_what_tells_them_apart() {
    let server = server();
    let mut table = Table::new(&server, Language::English, &[]);
    table.ada.press("r");
    table.ada("Enter");
    table.bo("b3");
    let [ada, bo] = [&table.ada.browser, &table.bo].map(Browser::outline);
    for (outline, names) in [
        (&ada, ["b2, empty", "b3, short round solid light", "gone: short round solid light"]),
        (&bo, ["b2, empty", "b3, short round solid smooth", "gone: short round solid smooth"]),
    ] {
        for name in names {
            assert!(outline.contains(&format!("button {name:?}")), "{name} in\n{outline}");
        }
    }
    // One's own turn is the only one in which something can be chosen.
    assert!(ada.contains("button \"tall round hollow dark\" disabled"), "{ada}");
    assert!(bo.contains("button \"tall round hollow grooved\"\n"), "{bo}");
}

#[test]
fn headings_come_in_the_order_in_which_people_go_through_them() {
    let server = server();
    for language in Language::ALL {
        let timed = ["[name=clock] option[value='1800+0']"];
        let table = Table::new(&server, language, &timed);
        let outline = table.ada.browser.outline();
        let all: Vec<String> = outline.lines().map(|line| line.trim().to_owned()).collect();
        let heading = |(level, text): (u8, PageText<'_>)| {
            format!("heading {:?} level={level}", text.say(language))
        };
        let you = PageText::GameYou.say(language);
        let expected = [
            (1, PageText::GameVersus { first: &you, second: "Bo" }),
            (2, PageText::GameYourGive { opponent: "Bo" }),
            (2, PageText::GameBoard),
            (2, PageText::GameReserve),
            (2, PageText::GameHand),
            (2, PageText::GameActions),
            (2, PageText::GameMoves),
            (2, PageText::GameClock),
            (2, PageText::GameHelp),
        ];
        assert_eq!(with_role(&all, "heading"), expected.map(heading));
        let log = format!("log {:?} live=polite", PageText::GameNews.say(language));
        assert_eq!(with_role(&all, "log"), [log]);
        assert_eq!(with_role(&all, "alert"), ["alert live=assertive"]);
    }
}

#[test]
fn arrows_lead_through_the_grids_and_do_not_wrap() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    open(&browser, Language::English);
    browser.run("document.getElementById('a1').focus()");
    for (keys, square) in [
        ("ArrowLeft", "a1"),
        ("ArrowUp", "a1"),
        ("ArrowRight ArrowRight", "c1"),
        ("ArrowDown", "c2"),
        ("End", "d2"),
        ("ArrowRight", "d2"),
        ("Home", "a2"),
        ("ArrowLeft", "a2"),
        ("Control+End", "d4"),
        ("ArrowDown", "d4"),
        ("ArrowRight", "d4"),
        ("Control+Home", "a1"),
        ("ArrowDown ArrowDown ArrowRight", "b3"),
    ] {
        browser.press(keys);
        assert_eq!(browser.attribute(":focus", "id").as_deref(), Some(square), "{keys}");
    }
    browser.press("Tab");
    assert_eq!(browser.focused(), "button \"gone: short round solid light\"");
    for (keys, piece) in [
        ("ArrowUp", "piece-A"),
        ("End", "piece-H"),
        ("ArrowRight", "piece-H"),
        ("ArrowDown", "piece-P"),
        ("ArrowDown", "piece-P"),
        ("Home", "piece-I"),
        ("Control+Home", "piece-A"),
        ("Control+End", "piece-P"),
    ] {
        browser.press(keys);
        assert_eq!(browser.attribute(":focus", "id").as_deref(), Some(piece), "{keys}");
    }
    // Each is one stop, where one was.
    browser.press("Tab");
    assert_eq!(browser.count(".board :focus, .reserve :focus"), 0);
    browser.press("Shift+Tab");
    assert_eq!(browser.attribute(":focus", "id").as_deref(), Some("piece-P"));
    browser.press("Shift+Tab");
    assert_eq!(browser.attribute(":focus", "id").as_deref(), Some("b3"));
}

/// Returns the names of the buttons that the tree holds and that can have the focus.
fn focusable_buttons(browser: &Browser) -> Vec<String> {
    let tree = browser.devtools("Accessibility.getFullAXTree", &json!({}));
    let is_focusable = |node: &&Value| {
        let properties = node["properties"].as_array().into_iter().flatten();
        properties
            .into_iter()
            .any(|one| one["name"] == "focusable" && one["value"]["value"] == true)
    };
    let nodes = tree["nodes"].as_array().into_iter().flatten();
    let buttons = nodes.filter(|node| node["role"]["value"] == "button").filter(is_focusable);
    buttons.filter_map(|node| node["name"]["value"].as_str().map(ToOwned::to_owned)).collect()
}

/// Whoever explores a phone by touch finds each square and each piece by itself, and a double tap,
/// which is a click and nothing else, chooses it.
#[test]
fn a_finger_finds_every_square_and_every_piece() {
    let server = server();
    let browser = Browser::start(server.url(), Device::phone().sized(320, 568));
    for language in Language::ALL {
        open(&browser, language);
        let found = focusable_buttons(&browser);
        for (name, _) in squares(language).into_iter().chain(stock(language)) {
            assert_eq!(found.iter().filter(|one| **one == name).count(), 1, "{name}: {found:?}");
        }
        for button in browser.find_all(".board button, .reserve button") {
            let (width, height) = button.size();
            assert!(width >= 44.0 && height >= 44.0, "{}: {width} × {height}", button.name());
        }
        browser.run("document.getElementById('a1').click()");
        browser.wait_for(".reserve.open");
        browser.run("document.getElementById('piece-P').click()");
        browser.wait_for(".board.open");
    }
}
