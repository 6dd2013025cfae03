//! The game with a screen reader: what the tree for such programs holds, where the focus is, and
//! what is said.

mod focus;
mod listener;
mod transcript;
mod tree;

use quarto_browser::{Browser, Device, Server};
use quarto_text::{Edition, Language};

use crate::games::{choose_option, type_command};
use listener::Listener;

fn server() -> Server {
    Server::start(env!("CARGO_BIN_EXE_quarto"))
}

/// Two who play by a link. Ada starts; she plays with light and dark pieces, Bo with smooth and
/// grooved ones.
struct Table {
    language: Language,
    ada: Listener,
    bo: Browser,
}

impl Table {
    /// Lets Ada invite Bo to a game with further options, and Bo sit down.
    fn new(server: &Server, language: Language, options: &[&str]) -> Table {
        let browser = Browser::start(server.url(), Device::desktop());
        browser.open(&format!("/{language}/"));
        browser.click(".more summary");
        for option in
            ["[name=opponent][value=link]", "[name=starts][value=me]"].iter().chain(options)
        {
            choose_option(&browser, option);
        }
        browser.fill(".more [name=name]", "Ada");
        browser.click(".more button");
        browser.wait_for(".link");
        let mut ada = Listener::new(browser);
        ada.tab_to(".board button");
        let bo = Browser::start(server.url(), Device::desktop());
        choose(&bo, language, Edition::Access);
        bo.open(&ada.browser.path());
        bo.fill("[name=name]", "Bo");
        bo.click(".invitation button");
        bo.wait_for(".lively .scene:not(:has(.invitation))");
        ada.note_what_is_said();
        Table { language, ada, bo }
    }

    /// Lets Ada press keys by which something happens.
    #[track_caller]
    fn ada(&mut self, keys: &str) {
        let seq = seq(&self.bo);
        self.ada.strike(keys);
        self.wait(seq.as_ref());
    }

    /// Lets Ada type something by which something happens.
    #[track_caller]
    fn ada_says(&mut self, text: &str) {
        let seq = seq(&self.bo);
        self.ada.enter(text);
        self.wait(seq.as_ref());
    }

    /// Lets Bo do something in words.
    #[track_caller]
    fn bo(&mut self, text: &str) {
        let seq = seq(&self.bo);
        type_command(&self.bo, text);
        self.wait(seq.as_ref());
    }

    /// Waits until both know what happened, and Ada has heard it.
    #[track_caller]
    fn wait(&mut self, before: Option<&String>) {
        let (ada, bo) = (&self.ada.browser, &self.bo);
        bo.wait_until("something happens", || seq(bo).as_ref() != before);
        ada.wait_until("it is told", || seq(ada) == seq(bo));
        self.ada.note_what_was_said();
    }
}

/// Returns how many events a page knows.
fn seq(browser: &Browser) -> Option<String> {
    browser.attribute(".scene", "data-seq")
}

/// Lets somebody choose their set of pieces.
fn choose(browser: &Browser, language: Language, edition: Edition) {
    browser.open(&format!("/{language}/settings"));
    browser.click(&format!("[name=edition][value={edition}]"));
    // Settings apply at once.
    browser.wait_for("#outcome > *");
}
