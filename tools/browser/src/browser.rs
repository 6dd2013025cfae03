use std::cell::{Cell, RefCell};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::device::Device;
use crate::driver::{Driver, Refusal};
use crate::element::Element;
use crate::journal::{Journal, Request};

/// A browser with a window that shows pages of one server. It shares nothing with other browsers.
///
/// Elements may appear a little later: every method waits for them, at most for [`PATIENCE`]. They are
/// named by CSS selectors.
///
/// Dropping it fails the test if there are [complaints](Browser::complaints) that the test has not asked
/// for.
pub struct Browser {
    driver: Arc<Driver>,
    session: String,
    origin: String,
    device: Device,
    journal: RefCell<Journal>,
    /// Whether it no longer answers.
    is_lost: Cell<bool>,
}

/// How long a page may take to show what is expected.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait before the next try.
const STEP: Duration = Duration::from_millis(20);

impl Browser {
    /// Starts a browser for a server at an address such as `http://127.0.0.1:1616`.
    #[must_use]
    #[track_caller]
    pub fn start(url: &str, device: Device) -> Browser {
        let driver = Driver::shared();
        let start = || driver.call("POST", "/session", &device.capabilities());
        // On a busy machine a browser sometimes does not start.
        let session = start().or_else(|_| start()).or_else(|_| start());
        let session = session.unwrap_or_else(|refusal| panic!("no browser starts: {refusal}"));
        let browser = Browser {
            driver,
            session: session["sessionId"].as_str().unwrap_or_default().into(),
            origin: url.trim_end_matches('/').into(),
            device,
            journal: RefCell::default(),
            is_lost: Cell::default(),
        };
        browser.devtools("Emulation.setEmulatedMedia", &browser.device.media());
        browser
    }

    /// Opens a page, such as `/api`, and waits until it is loaded.
    #[track_caller]
    pub fn open(&self, path: &str) {
        assert!(path.starts_with('/'), "{path:?} is not a path of the server");
        self.ask("POST", "/url", &json!({ "url": format!("{}{path}", self.origin) }));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.ask("POST", "/refresh", &json!({}));
    }

    /// Goes back to the page before.
    #[track_caller]
    pub fn back(&self) {
        self.ask("POST", "/back", &json!({}));
    }

    /// Returns the path of the page on the server, with its query and fragment; the whole address if the
    /// page is elsewhere.
    #[must_use]
    #[track_caller]
    pub fn path(&self) -> String {
        let url = self.ask_text("/url");
        url.strip_prefix(&self.origin).map(str::to_owned).unwrap_or(url)
    }

    /// Returns the title of the page.
    #[must_use]
    #[track_caller]
    pub fn title(&self) -> String {
        self.ask_text("/title")
    }

    /// Returns all text that the page shows.
    #[must_use]
    pub fn page_text(&self) -> String {
        let script = json!({ "script": "return document.body?.innerText ?? ''", "args": [] });
        let text = self.try_ask("POST", "/execute/sync", &script);
        text.map_or_else(|refusal| format!("({refusal})"), |text| text_of(&text))
    }

    /// Returns the source of the page, which the browser requests from the server again.
    #[must_use]
    #[track_caller]
    pub fn html(&self) -> String {
        text_of(&self.run("return fetch(location.href).then(page => page.text())"))
    }

    /// Returns the first element that matches; waits until there is one.
    #[must_use]
    #[track_caller]
    pub fn find(&self, css: &str) -> Element<'_> {
        self.on(css, Ok)
    }

    /// Returns all elements that match now.
    #[must_use]
    #[track_caller]
    pub fn find_all(&self, css: &str) -> Vec<Element<'_>> {
        let found =
            self.ask("POST", "/elements", &json!({ "using": "css selector", "value": css }));
        found.as_array().into_iter().flatten().map(|found| Element::new(self, found)).collect()
    }

    /// Returns how many elements match now.
    #[must_use]
    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        self.find_all(css).len()
    }

    /// Returns the text that an element shows.
    #[must_use]
    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        self.on(css, |element| Ok(text_of(&element.try_look("text")?)))
    }

    /// Returns the texts of all elements that match now.
    #[must_use]
    #[track_caller]
    pub fn texts(&self, css: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])].map(it => it.innerText)";
        let texts = self.run_with(script, &[css.into()]);
        texts.as_array().into_iter().flatten().map(text_of).collect()
    }

    /// Returns an attribute of an element, if it has that attribute.
    #[must_use]
    #[track_caller]
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let value = self.on(css, |element| element.try_look(&format!("attribute/{name}")));
        (!value.is_null()).then(|| text_of(&value))
    }

    /// Clicks an element, as soon as nothing hides it.
    #[track_caller]
    pub fn click(&self, css: &str) {
        if self.device.is_touched_without_scripts() {
            // The driver would wait for ever for a script that reports the touch.
            self.wait_for(css);
            self.tap(css);
        } else {
            self.on(css, |element| element.try_do("click", &json!({})));
        }
    }

    /// Clears a field and types into it.
    #[track_caller]
    pub fn fill(&self, css: &str, text: &str) {
        self.on(css, |element| {
            element.try_do("clear", &json!({}))?;
            element.try_do("value", &json!({ "text": text }))
        });
    }

    /// Waits until an element is visible.
    #[track_caller]
    pub fn wait_for(&self, css: &str) {
        self.on(css, |element| {
            let hidden = || Refusal {
                word: "element not interactable".into(),
                message: format!("{css} is there, but cannot be seen"),
            };
            if element.try_look("displayed")? == true { Ok(()) } else { Err(hidden()) }
        });
    }

    /// Waits until a condition holds; panics with `what` if it never does.
    #[track_caller]
    pub fn wait_until(&self, what: &str, mut is_so: impl FnMut() -> bool) {
        let start = Instant::now();
        while !is_so() {
            if start.elapsed() > PATIENCE {
                self.fail(&format!("waited in vain until {what}"));
            }
            std::thread::sleep(STEP);
        }
    }

    /// Returns the role and name of the focused element, such as `button "New game"`; `page` if there is
    /// none.
    #[must_use]
    #[track_caller]
    pub fn focused(&self) -> String {
        let Ok(active) = self.try_ask("GET", "/element/active", &Value::Null) else {
            return "page".into();
        };
        let element = Element::new(self, &active);
        if element.property("tagName") == "BODY" {
            return "page".into();
        }
        format!("{} {:?}", element.role(), element.name())
    }

    /// Runs the body of a JavaScript function and returns its result; it awaits promises.
    #[track_caller]
    pub fn run(&self, script: &str) -> Value {
        self.run_with(script, &[])
    }

    /// Runs the body of a JavaScript function with `arguments` and returns its result.
    #[track_caller]
    pub fn run_with(&self, script: &str, arguments: &[Value]) -> Value {
        self.ask("POST", "/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Sends a command of the Chrome DevTools protocol.
    #[track_caller]
    pub fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.ask("POST", "/goog/cdp/execute", &body)
    }

    /// Returns the accessibility tree of the page, which screen readers get: one line per node, children
    /// indented, such as `button "New game" focused`.
    #[must_use]
    #[track_caller]
    pub fn outline(&self) -> String {
        crate::outline::outline(&self.devtools("Accessibility.getFullAXTree", &json!({})))
    }

    /// Writes a screenshot of the screen: as PNG, or as a small WebP if the file's name says so.
    #[track_caller]
    pub fn screenshot(&self, file: impl AsRef<Path>) {
        let file = file.as_ref();
        let format = match file.extension().and_then(|kind| kind.to_str()) {
            Some("webp") => "webp",
            Some("jpg") => "jpeg",
            Some(_) | None => "png",
        };
        let format = json!({ "format": format, "quality": 80 });
        write_picture(file, &self.devtools("Page.captureScreenshot", &format)["data"]);
    }

    /// Writes a screenshot of the whole page, at most four screens, as PNG. It does not wait for a page
    /// that is still loading; the caller must.
    #[track_caller]
    pub fn screenshot_page(&self, file: impl AsRef<Path>) {
        let size = self.run(
            "const page = document.documentElement; return [page.clientWidth, page.scrollHeight]",
        );
        let height = size[1].as_u64().unwrap_or_default().min(4 * u64::from(self.device.height()));
        let clip = json!({ "x": 0, "y": 0, "width": size[0], "height": height, "scale": 1 });
        let whole = json!({ "captureBeyondViewport": true, "clip": clip });
        write_picture(file.as_ref(), &self.devtools("Page.captureScreenshot", &whole)["data"]);
    }

    /// Returns all requests so far, in order.
    #[must_use]
    #[track_caller]
    pub fn requests(&self) -> Vec<Request> {
        self.listen();
        self.journal.borrow().requests.clone()
    }

    /// Returns what the browser has complained about since the last call: errors of scripts, violations
    /// of a page's content security policy, missing parts of pages, and requests to other servers.
    #[must_use]
    #[track_caller]
    pub fn complaints(&self) -> Vec<String> {
        self.listen();
        self.journal.borrow_mut().take_complaints(&self.origin)
    }

    /// Notes what has happened since the last call.
    #[track_caller]
    fn listen(&self) {
        // The page reports events in order: when this is answered, all earlier ones have arrived.
        self.run("");
        let read = |kind: &str| self.ask("POST", "/se/log", &json!({ "type": kind }));
        self.journal.borrow_mut().note(&read("performance"), &read("browser"));
    }

    pub(crate) fn device(&self) -> &Device {
        &self.device
    }

    /// Does something with an element, as soon as it is possible.
    #[track_caller]
    fn on<'a, T>(&'a self, css: &str, act: impl Fn(Element<'a>) -> Result<T, Refusal>) -> T {
        let start = Instant::now();
        loop {
            match self.seek(css).and_then(&act) {
                Ok(value) => return value,
                Err(refusal) if may_pass(&refusal) && start.elapsed() < PATIENCE => {}
                Err(refusal) => self.fail(&refusal.to_string()),
            }
            std::thread::sleep(STEP);
        }
    }

    fn seek(&self, css: &str) -> Result<Element<'_>, Refusal> {
        let by = json!({ "using": "css selector", "value": css });
        Ok(Element::new(self, &self.try_ask("POST", "/element", &by)?))
    }

    /// Sends a request about this browser to the driver.
    #[track_caller]
    pub(crate) fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let answer = self.try_ask(method, path, body);
        answer.unwrap_or_else(|refusal| self.fail(&refusal.to_string()))
    }

    fn ask_text(&self, path: &str) -> String {
        text_of(&self.ask("GET", path, &Value::Null))
    }

    pub(crate) fn try_ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refusal> {
        // Do not wait again for a browser that has gone.
        if self.is_lost.get() {
            return Err(Refusal::lost("before"));
        }
        let answer = self.driver.call(method, &format!("/session/{}{path}", self.session), body);
        self.is_lost.set(answer.as_ref().is_err_and(|refusal| refusal.word == Refusal::LOST));
        answer
    }

    /// Panics with what the page showed.
    #[track_caller]
    fn fail(&self, why: &str) -> ! {
        let url = self.try_ask("GET", "/url", &Value::Null);
        let url = url.map(|url| text_of(&url)).unwrap_or_default();
        panic!("{why}\n\n{url} shows:\n{}\n", self.page_text())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A test that has failed has already said why.
        let complaints = if std::thread::panicking() { Vec::new() } else { self.complaints() };
        // It does not matter if it has gone already.
        let _ = self.try_ask("DELETE", "", &Value::Null);
        assert!(complaints.is_empty(), "the browser complains:\n{}", complaints.join("\n"));
    }
}

/// Tells whether the same request may succeed in a moment.
fn may_pass(refusal: &Refusal) -> bool {
    const PASSING: [&str; 4] = [
        "no such element",
        "stale element reference",
        "element click intercepted",
        "element not interactable",
    ];
    // The driver does not always notice that another page has been loaded.
    let is_of_old_page = refusal.message.contains("does not belong to the document");
    PASSING.contains(&refusal.word.as_str()) || is_of_old_page
}

pub(crate) fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[track_caller]
fn write_picture(file: &Path, picture: &Value) {
    let bytes = BASE64.decode(text_of(picture).as_bytes()).expect("a picture in Base64");
    let written = std::fs::write(file, bytes);
    written.unwrap_or_else(|error| panic!("cannot write {}: {error}", file.display()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_behind() {
        let browser = Browser::start("http://127.0.0.1:1", Device::desktop());
        let trace = browser.driver.process.trace();
        assert!(trace.processes().len() >= 5, "the shell, the driver, and a browser of many parts");
        let failing = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let _browser = browser;
            panic!("as tests do");
        }));
        assert!(failing.is_err());
        trace.wait_for_end();
    }
}
