//! Pieces can be told apart when they are small, without colour, and in black and white.

use quarto_browser::{Browser, Device, Server};
use serde_json::{Value, json};

/// How wide and high a picture is.
const SIZE: u32 = 32;
/// In how many of its pixels a piece must differ from every other one.
const DIFFERENT: u64 = 16;

/// Shows all pieces of an edition in the upper left corner, on a ground.
const SHOW: &str = "
    const [edition, size, ground] = arguments;
    const box = document.createElement('div');
    box.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:9;display:grid;grid:auto-flow
        ${size}px/repeat(16,${size}px);background:${ground}`;
    for (const letter of 'ABCDEFGHIJKLMNOP') {
      box.innerHTML += `<svg width=${size} height=${size}><use href='#${edition}-${letter}'/></svg>`;
    }
    document.body.append(box);
    return document.fonts.ready.then(() => null);
";

/// Returns in how many pixels those two differ that differ least, and which they are. Where there
/// are only black and white, every pixel is the nearer of them.
const COMPARE: &str = "
    const [png, size, inks] = arguments;
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    return createImageBitmap(new Blob([bytes])).then((picture) => {
      const canvas = new OffscreenCanvas(16 * size, size).getContext('2d', { willReadFrequently: true });
      canvas.drawImage(picture, 0, 0);
      const ink = ([red, green, blue]) =>
        inks === 'all' ? [red, green, blue] : [red + green + blue > 384 ? 255 : 0];
      const look = (_, at) => {
        const all = canvas.getImageData(at * size, 0, size, size).data;
        return Array.from({ length: size * size }, (_, n) => ink(all.slice(4 * n, 4 * n + 3)));
      };
      const looks = Array.from({ length: 16 }, look);
      const differ = (one, other) => one.some((ink, n) => Math.abs(ink - other[n]) > 64);
      const pairs = looks.flatMap((one, a) => looks.slice(a + 1).map((other, b) => [
        one.filter((pixel, n) => differ(pixel, other[n])).length,
        String.fromCharCode(65 + a, 66 + a + b),
      ]));
      return pairs.reduce((least, pair) => (pair[0] < least[0] ? pair : least));
    });
";

/// Looks at the pieces with such eyes, on such a ground, in all inks or in black and white.
fn check(browser: &Browser, [edition, eyes, ground, inks]: [&str; 4]) {
    browser.open("/en/rules");
    browser.run_with(SHOW, &[edition.into(), SIZE.into(), ground.into()]);
    browser.devtools("Emulation.setEmulatedVisionDeficiency", &json!({ "type": eyes }));
    let least = compare(browser, inks);
    let pixels = least[0].as_u64();
    let whole = format!("{edition}, {eyes}, {ground}, {inks}: {least}");
    assert!(pixels.is_some_and(|pixels| pixels >= DIFFERENT), "{whole}");
    // Nothing is taken for a difference that is none.
    browser.run("document.body.replaceChildren()");
    assert_eq!(compare(browser, inks)[0], 0, "{whole}");
}

fn compare(browser: &Browser, inks: &str) -> Value {
    let clip = json!({ "x": 0, "y": 0, "width": 16 * SIZE, "height": SIZE, "scale": 1 });
    let picture = browser.devtools("Page.captureScreenshot", &json!({ "clip": clip }));
    browser.run_with(COMPARE, &[picture["data"].clone(), SIZE.into(), inks.into()])
}

#[test]
fn small_pieces_differ_for_all_eyes() {
    let server = Server::start(env!("CARGO_BIN_EXE_quarto"));
    let browser = Browser::start(server.url(), Device::desktop());
    for edition in ["classic", "access"] {
        for eyes in ["none", "achromatopsia", "deuteranopia", "protanopia", "tritanopia"] {
            check(&browser, [edition, eyes, "white", "all"]);
        }
        check(&browser, [edition, "achromatopsia", "black", "all"]);
        check(&browser, [edition, "none", "white", "two"]);
    }
}
