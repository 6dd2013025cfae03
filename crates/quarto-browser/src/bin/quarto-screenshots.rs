//! Makes pictures of pages: `cargo xtask screenshots`.
//!
//! It starts the server it is given, on loopback and with a database of its own, and stops it.

use std::io::Write;
use std::path::PathBuf;

use quarto_browser::{Browser, Device, Server};

/// The pictures: their names, the pages, what is clicked on there, and what is to be seen then.
const PICTURES: [(&str, &str, &[&str], &str); 9] = [
    ("home", "/en/", &[], "h1"),
    ("options", "/en/", &["summary"], "details fieldset"),
    ("games", "/en/games", &[], "h1"),
    ("rules", "/en/rules", &[], "h1"),
    ("about", "/en/about", &[], "h1"),
    ("settings", "/en/settings", &[], "h1"),
    ("api", "/api", &[], "h1"),
    ("beginning", "/en/", &[HERE], "#b2"),
    ("middle", "/en/", &[HERE, GIVE, PLACE], "#b2 .piece"),
];
/// Begins a game of two people at one screen.
const HERE: &str = "button[value=here]";
const GIVE: &str = "#piece-K:not([aria-disabled])";
const PLACE: &str = "#b2:not([aria-disabled])";

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(program), Some(folder)) = (arguments.next(), arguments.next()) else {
        return Err(std::io::Error::other("usage: quarto-screenshots SERVER FOLDER"));
    };
    std::fs::create_dir_all(&folder)?;
    let server = Server::start(program);
    let devices = [
        ("phone", Device::phone()),
        ("phone-dark", Device::phone().dark()),
        ("desktop", Device::desktop()),
        ("desktop-dark", Device::desktop().dark()),
    ];
    for (device_name, device) in devices {
        let browser = Browser::start(server.url(), device.with_reduced_motion());
        for (name, path, clicks, seen) in PICTURES {
            let file = folder.join(format!("{name}-{device_name}.png"));
            browser.open(path);
            for click in clicks {
                browser.click(click);
            }
            browser.wait_for(seen);
            browser.screenshot_page(&file);
            writeln!(std::io::stdout(), "{}", file.display())?;
        }
    }
    Ok(())
}
