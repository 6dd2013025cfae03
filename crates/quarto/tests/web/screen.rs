//! The whole table is on one screen, on every device.

use quarto_browser::{Browser, Device};
use serde_json::Value;

use crate::games::server;

/// The screens of phones, upright and lying, of a tablet, of laptops and of large monitors, and how large
/// the board is there at least. The last is a laptop at a zoom of 200 %.
const SCREENS: [((u32, u32), f64); 9] = [
    ((390, 664), 360.0),
    ((390, 844), 360.0),
    ((320, 568), 250.0),
    ((844, 340), 320.0),
    ((820, 1180), 660.0),
    ((1366, 625), 550.0),
    ((1920, 950), 870.0),
    ((2560, 1300), 1220.0),
    ((683, 312), 240.0),
];

/// What must be visible without scrolling while a piece is chosen, or a square.
const PARTS: [&str; 6] = [".board", ".reserve", ".near .tray", ".far .tray", "#turn", ".quarto"];

/// Returns the parts that the window does not show as a whole, and the size of the board.
const MEASURE: &str = "
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const isOut = ({ left, top, right, bottom }) =>
      left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const isSmall = (one) => one.getBoundingClientRect().width < 44 || one.getBoundingClientRect().height < 44;
    return {
      scrolled: scrollY,
      out: arguments[0].filter((css) => isOut(box(css))),
      small: [...document.querySelectorAll('.board button, .reserve button')].filter(isSmall).length,
      board: box('.board').width,
    };
";

fn measure(browser: &Browser, (width, height): (u32, u32), board: f64, moment: &str) {
    let parts: Vec<Value> = PARTS.into_iter().map(Value::from).collect();
    let found = browser.run_with(MEASURE, &[parts.into()]);
    let all = format!("{width} × {height}, {moment}: {found}");
    assert_eq!(found["scrolled"], 0, "{all}");
    assert_eq!(found["out"].as_array().map(Vec::len), Some(0), "{all}");
    assert_eq!(found["small"], 0, "{all}");
    assert!(found["board"].as_f64().is_some_and(|size| size >= board), "{all}");
}

/// Plays a turn at one screen, in the language with the longest words, and measures it.
fn check(size: (u32, u32), board: f64) {
    let (server, (width, height)) = (server(), size);
    let kind = if width < 1000 { Device::phone() } else { Device::desktop() };
    let browser = Browser::start(server.url(), kind.sized(width, height));
    browser.open("/ru/");
    browser.click("button[value=here]");
    browser.wait_for(".reserve.open");
    browser.run("document.getElementById('piece-K').click()");
    browser.wait_for(".board.open");
    browser.run("document.getElementById('b2').click()");
    browser.wait_for(".reserve.open");
    measure(&browser, size, board, "a piece is to be chosen");
    browser.run("document.getElementById('piece-A').click()");
    browser.wait_for(".board.open");
    measure(&browser, size, board, "a square is to be chosen");
}

#[test]
fn the_whole_table_is_on_one_screen() {
    for (size, board) in SCREENS {
        check(size, board);
    }
}
