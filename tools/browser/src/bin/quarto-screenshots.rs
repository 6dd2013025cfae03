//! Takes screenshots of pages: `cargo xtask screenshots`.
//!
//! It starts the given server, on loopback and with a database of its own, and stops it afterwards.

use std::io::Write;
use std::path::PathBuf;

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

fn pictures() -> Vec<Picture> {
    let page = |name, path, seen| Picture { name, path, clicks: Vec::new(), seen };
    let game = |name, moves: usize, further: &[&str], seen| {
        let choose = |css: String| format!("{css}:not([aria-disabled])");
        let moves = MOVES[..moves].iter().flat_map(|(piece, square)| {
            [choose(format!("#piece-{piece}")), choose(format!("#{square}"))]
        });
        let further = further.iter().map(ToString::to_string);
        let clicks = [HERE.to_owned()].into_iter().chain(moves).chain(further).collect();
        Picture { name, path: "/en/", clicks, seen }
    };
    vec![
        page("home", "/en/", "h1"),
        Picture { clicks: vec!["summary".into()], ..page("options", "/en/", "details fieldset") },
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
    Ok(())
}
