//! A real browser for the tests of the pages, and for screenshots of them (`cargo xtask screenshots`).
//!
//! It is made for tests: a failure panics with what the page showed.
//!
//! ```no_run
//! use quarto_browser::{Browser, Device, Server};
//!
//! let server = Server::start("target/debug/quarto");
//! let browser = Browser::start(server.url(), Device::desktop());
//! browser.open("/");
//! browser.press("Tab");
//! assert_eq!(browser.focused(), "link \"Skip to the content\"");
//! browser.press("Tab Tab Enter");
//! browser.wait_until("the rules are shown", || browser.path() == "/en/rules");
//! ```
//!
//! Visitors come with all kinds of devices:
//!
//! ```no_run
//! # use quarto_browser::{Browser, Device};
//! # let url = "http://127.0.0.1:1616";
//! let phone = Browser::start(url, Device::phone().dark().speaking("fr"));
//! let reader = Browser::start(url, Device::desktop().without_scripts().with_forced_colours());
//! ```
//!
//! Pages can be checked for accessibility and for valid HTML. Whatever a browser complains about –
//! errors of scripts, violations of the page's content security policy, requests to other servers –
//! fails the test when the browser is dropped, unless the test has asked for it:
//!
//! ```no_run
//! # use quarto_browser::{Browser, Device, assert_accessible, assert_valid, get};
//! # let (url, browser) = ("", Browser::start("", Device::desktop()));
//! assert_accessible(&browser);
//! assert_valid(&get(&format!("{url}/")).body);
//! assert!(browser.complaints().is_empty());
//! ```
//!
//! Start reading at [`Browser`]. Debian's `chromium` and `chromium-driver` must be installed, and for
//! [`axe()`] and [`validate()`] the packages of the folder `npm`; `cargo xtask check` and `cargo xtask
//! with-servers` install both.

mod axe;
mod browser;
mod device;
mod driver;
mod element;
mod http;
mod input;
mod journal;
mod outline;
mod scoped_process;

mod server;
mod validate;

pub use axe::{Violation, assert_accessible, axe};
pub use browser::{Browser, PATIENCE};
pub use device::Device;
pub use element::Element;
pub use http::{Answer, get};
pub use journal::Request;
pub use server::Server;
pub use validate::{assert_valid, validate};

/// Returns the path of a file of the npm packages that check pages.
fn tool(path: &str) -> std::path::PathBuf {
    let folder = std::env::var_os("QUARTO_WEB_TOOLS");
    let folder = folder.expect("run it with: cargo xtask with-servers cargo nextest run …");
    std::path::Path::new(&folder).join(path)
}
