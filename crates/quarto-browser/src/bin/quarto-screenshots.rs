//! Makes pictures of pages: `cargo xtask screenshots`.
//!
//! It starts the server it is given, on loopback and with a database of its own, and stops it.

use std::io::Write;
use std::path::PathBuf;

use quarto_browser::{Browser, Device, Server};

/// The pages, by the names of their pictures.
const PAGES: [(&str, &str); 2] = [("home", "/"), ("api", "/api")];

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
        let browser = Browser::start(server.url(), device);
        for (name, path) in PAGES {
            let file = folder.join(format!("{name}-{device_name}.png"));
            browser.open(path);
            browser.screenshot_page(&file);
            writeln!(std::io::stdout(), "{}", file.display())?;
        }
    }
    Ok(())
}
