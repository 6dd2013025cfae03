//! Takes screenshots of pages: `cargo xtask screenshots`.
//!
//! It starts the given server, on loopback and with a database of its own, and stops it afterwards.

use std::io::Write;
use std::path::{Path, PathBuf};

use quarto_browser::{Browser, Device, Server};

/// A screenshot: its name, the page, what is clicked there, and what must be visible then.
struct Picture {
    name: &'static str,
    path: &'static str,
    clicks: Vec<String>,
    seen: &'static str,
}

/// The button that starts a game of two people at one screen.
const HERE: &str = "button[value=here]";
/// A game, as pieces and squares. The last piece makes an alignment.
const MOVES: [(&str, &str); 7] =
    [("K", "b2"), ("F", "d1"), ("D", "a4"), ("M", "c2"), ("O", "a2"), ("B", "c4"), ("L", "d2")];

/// The screenshots that the README shows, from `docs/pictures`.
const README: [(&str, &str); 3] = [("middle", "desktop"), ("call", "phone-dark"), ("end", "phone")];

/// Leaves the board of the home page and the name of the game, for the picture that programs show beside a
/// link. It has no other words: it is the same in every language.
const SHARE: &str = r#"
    const [pieces, board] = [".sprite", ".hero-board"].map((css) => document.querySelector(css));
    const name = document.createElement("p");
    name.textContent = "Quarto";
    document.body.replaceChildren(pieces, board, name);
    const look = new CSSStyleSheet();
    look.replaceSync(`
        body { flex-direction: row; align-items: center; justify-content: space-evenly; height: 630px; }
        .hero-board { inline-size: 540px; margin: 0; }
        p { font: 700 116px/1 var(--serif); margin: 0; }
    `);
    document.adoptedStyleSheets = [look];
"#;

fn page(name: &'static str, path: &'static str, seen: &'static str) -> Picture {
    Picture { name, path, clicks: Vec::new(), seen }
}

/// Returns a moment of a game at one screen, after some moves and further clicks.
fn game(name: &'static str, moves: usize, further: &[&str], seen: &'static str) -> Picture {
    let choose = |css: String| format!("{css}:not([aria-disabled])");
    let moves = MOVES[..moves].iter().flat_map(|(piece, square)| {
        [choose(format!("#piece-{piece}")), choose(format!("#{square}"))]
    });
    let further = further.iter().map(ToString::to_string);
    let clicks = [HERE.to_owned()].into_iter().chain(moves).chain(further).collect();
    Picture { name, path: "/en/", clicks, seen }
}

/// The whole pages, on phone and desktop.
fn pictures() -> Vec<Picture> {
    vec![
        page("home", "/en/", "h1"),
        Picture { clicks: vec!["summary".into()], ..page("options", "/en/", "details fieldset") },
        Picture {
            clicks: vec![".anybody button".into()],
            ..page("waiting", "/en/", ".invitation")
        },
        page("lobby", "/en/lobby", "h1"),
        page("games", "/en/games", "h1"),
        page("rules", "/en/rules", "h1"),
        page("about", "/en/about", "h1"),
        page("settings", "/en/settings", "h1"),
        page("api", "/api", "h1"),
        game("beginning", 0, &[], ".reserve.open"),
        game("middle", 6, &["#piece-L:not([aria-disabled])"], ".board.open"),
        game("call", 7, &[".quarto", "#a2"], ".chosen"),
        game("end", 7, &[".quarto", "#a2", "#d2"], ".over"),
    ]
}

/// What fits on one screen, on every kind of it.
fn states() -> Vec<Picture> {
    let missed = ["#piece-A:not([aria-disabled])", "#a1:not([aria-disabled])"];
    let resigned = [&missed[..], &["#resign summary", "#resign button"]].concat();
    vec![
        page("home", "/en/", "h1"),
        Picture { clicks: vec![".more summary".into()], ..page("options", "/en/", ".tile") },
        Picture { clicks: vec!["button[value=link]".into()], ..page("share", "/en/", ".link") },
        game("start", 0, &[], ".reserve.open"),
        game("placing", 6, &["#piece-L:not([aria-disabled])"], ".board.open"),
        game("giving", 6, &[], ".reserve.open"),
        game("call", 7, &[".quarto", "#a2"], ".chosen"),
        game("win", 7, &[".quarto", "#a2", "#d2"], ".result"),
        game("result", 7, &resigned, ".result"),
    ]
}

/// The screens of phones, upright and lying, of a tablet, of laptops and of large monitors.
const SCREENS: [(u32, u32); 8] = [
    (390, 664),
    (390, 844),
    (320, 568),
    (844, 340),
    (820, 1180),
    (1366, 625),
    (1920, 950),
    (2560, 1300),
];

/// A film: the moves before it, the clicks before the one that starts it, that one, what must be there
/// then, and the moments to show, in milliseconds.
struct Film {
    name: &'static str,
    moves: usize,
    before: &'static [&'static str],
    start: &'static str,
    seen: &'static str,
    moments: &'static [u32],
}

const FILMS: [Film; 3] = [
    Film {
        name: "travel",
        moves: 6,
        before: &[],
        start: "#piece-L:not([aria-disabled])",
        seen: ".flying",
        moments: &[0, 60, 120, 180, 240, 279],
    },
    Film {
        name: "call",
        moves: 7,
        before: &[],
        start: ".quarto",
        seen: "#call[open]",
        moments: &[0, 200, 400],
    },
    Film {
        name: "win",
        moves: 7,
        before: &[".quarto", "#a2"],
        start: "#d2",
        seen: ".result",
        moments: &[0, 150, 300, 600, 900, 1200, 1600, 2200],
    },
];

/// Stops everything that moves as soon as it begins.
const STOP: &str = "
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const moving = animate.call(this, frames, options);
      moving.pause();
      return moving;
    };";

/// Shows everything that moves as it is after some time.
const SHOW: &str = "
    for (const moving of document.getAnimations()) {
      moving.pause();
      moving.currentTime = arguments[0];
    }";

/// Shoots the films on one screen.
fn shoot(browser: &Browser, folder: &Path, screen: &str) {
    for Film { name, moves, before, start, seen, moments } in FILMS {
        let Picture { clicks, .. } = game(name, moves, before, seen);
        browser.open("/en/");
        for click in clicks {
            browser.click(&click);
        }
        browser.wait_for(".lively");
        browser.run(STOP);
        browser.click(start);
        browser.wait_for(seen);
        for moment in moments {
            browser.run_with(SHOW, &[(*moment).into()]);
            browser.screenshot(folder.join(format!("{name}-{screen}-{moment:04}.png")));
        }
    }
}

/// Takes the pictures of the table and the films, on every screen, light and dark.
fn take_all_screens(server: &Server, folder: &Path) -> std::io::Result<()> {
    let [table, films] = ["table", "films"].map(|name| folder.join(name));
    std::fs::create_dir_all(&table)?;
    std::fs::create_dir_all(&films)?;
    for (width, height) in SCREENS {
        let kind = if width < 1000 { Device::phone() } else { Device::desktop() };
        let light = kind.sized(width, height);
        for (theme, device) in [("light", light.clone()), ("dark", light.dark())] {
            let screen = format!("{width}x{height}-{theme}");
            let browser = Browser::start(server.url(), device.clone().with_reduced_motion());
            for Picture { name, path, clicks, seen } in states() {
                browser.open(path);
                for click in clicks {
                    browser.click(&click);
                }
                browser.wait_for(seen);
                browser.run("scrollTo(0, 0)");
                browser.screenshot(table.join(format!("{name}-{screen}.png")));
            }
            shoot(&Browser::start(server.url(), device), &films, &screen);
            writeln!(std::io::stdout(), "{screen}")?;
        }
    }
    Ok(())
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(program), Some(folder)) = (arguments.next(), arguments.next()) else {
        return Err(std::io::Error::other("usage: quarto-screenshots SERVER FOLDER"));
    };
    std::fs::create_dir_all(&folder)?;
    let server = Server::start(program);
    let browser =
        Browser::start(server.url(), Device::desktop().sized(1200, 630).with_reduced_motion());
    browser.open("/en/");
    browser.run(SHARE);
    // `cargo xtask screenshots` copies it into the assets.
    browser.screenshot(folder.join("share.jpg"));
    let devices = [
        ("phone", Device::phone()),
        ("phone-dark", Device::phone().dark()),
        ("desktop", Device::desktop()),
        ("desktop-dark", Device::desktop().dark()),
    ];
    for (device_name, device) in devices {
        let browser = Browser::start(server.url(), device.with_reduced_motion());
        for Picture { name, path, clicks, seen } in pictures() {
            let file = folder.join(format!("{name}-{device_name}.png"));
            browser.open(path);
            for click in clicks {
                browser.click(&click);
            }
            browser.wait_for(seen);
            browser.screenshot_page(&file);
            if README.contains(&(name, device_name)) {
                // Only the first screen, small enough to be stored with the sources.
                browser.run("scrollTo(0, 0)");
                browser.screenshot(file.with_extension("webp"));
            }
            writeln!(std::io::stdout(), "{}", file.display())?;
        }
    }
    take_all_screens(&server, &folder)
}
