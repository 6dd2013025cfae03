//! A real browser for the tests of the pages, and for pictures of them (`cargo xtask screenshots`).
//!
//! It is made for tests: what does not go well panics, and says what the page showed.
//!
//! ```no_run
//! use quarto_browser::{Browser, Device, Server};
//!
//! let server = Server::start("target/debug/quarto");
//! let browser = Browser::start(server.url(), Device::desktop());
//! browser.open("/");
//! browser.press("Tab");
//! assert_eq!(browser.focused(), "link \"its API\"");
//! browser.press("Enter");
//! browser.wait_until("the API is shown", || browser.path() == "/api");
//! ```
//!
//! People come with all kinds of devices:
//!
//! ```no_run
//! # use quarto_browser::{Browser, Device};
//! # let url = "http://127.0.0.1:1616";
//! let phone = Browser::start(url, Device::phone().dark().speaking("fr"));
//! let reader = Browser::start(url, Device::desktop().without_scripts().with_forced_colours());
//! ```
//!
//! Pages are held against what is known of good pages. Whatever a browser complains about – errors of
//! scripts, what the policy of the page forbids, requests that go elsewhere – fails the test when the
//! browser is dropped, unless the test has asked for it:
//!
//! ```no_run
//! # use quarto_browser::{Browser, Device, assert_accessible, assert_valid, get};
//! # let (url, browser) = ("", Browser::start("", Device::desktop()));
//! assert_accessible(&browser);
//! assert_valid(&get(&format!("{url}/")).body);
//! assert!(browser.complaints().is_empty());
//! ```
//!
//! [`Browser`] is the way in. Debian's `chromium` and `chromium-driver` must be there, and for
//! [`axe()`] and [`validate()`] the packages of the folder `npm`; `cargo xtask check` and `cargo xtask
//! with-servers` see to both.

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

/// Returns a file of the packages that tests judge pages with.
fn tool(path: &str) -> std::path::PathBuf {
    let folder = std::env::var_os("QUARTO_WEB_TOOLS");
    let folder = folder.expect("run it by: cargo xtask with-servers cargo nextest run …");
    std::path::Path::new(&folder).join(path)
}
