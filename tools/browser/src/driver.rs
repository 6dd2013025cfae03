use std::sync::{Arc, Mutex, PoisonError, Weak};

use serde_json::Value;

use crate::http::ask;
use crate::scoped_process::ScopedProcess;

/// The WebDriver program that controls browsers. There is one for all browsers of a process, and it ends
/// with the last of them.
pub(crate) struct Driver {
    authority: String,
    #[cfg_attr(not(test), expect(dead_code, reason = "it runs as long as this is there"))]
    pub(crate) process: ScopedProcess,
}

/// Why the driver did not do something.
#[derive(Debug)]
pub(crate) struct Refusal {
    /// The error code of the standard, such as `no such element`, or [`LOST`](Refusal::LOST).
    pub(crate) word: String,
    /// What the driver says about it.
    pub(crate) message: String,
}

/// How many times it may try to start. It finds a port that is free in IPv4 and needs the same one in
/// IPv6, where it may be taken.
const ATTEMPTS: usize = 5;

static RUNNING: Mutex<Weak<Driver>> = Mutex::new(Weak::new());

impl Driver {
    /// Returns the driver of this process, and starts it if it is not running.
    pub(crate) fn shared() -> Arc<Driver> {
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(driver) = running.upgrade() {
            return driver;
        }
        let driver = Arc::new(Driver::start());
        *running = Arc::downgrade(&driver);
        driver
    }

    fn start() -> Driver {
        let started = (0..ATTEMPTS).find_map(|_| Driver::try_start());
        let driver = started.expect("chromedriver runs; cargo xtask check installs it");
        let status = driver.call("GET", "/status", &Value::Null);
        let is_ready = status.as_ref().is_ok_and(|status| status["ready"] == true);
        assert!(is_ready, "the driver of the browser is not ready: {status:?}");
        driver
    }

    fn try_start() -> Option<Driver> {
        let mut process = ScopedProcess::start("chromedriver", |_| vec!["--port=0"]);
        let port = std::iter::from_fn(|| process.line()).find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        })?;
        Some(Driver { authority: format!("127.0.0.1:{port}"), process })
    }

    /// Sends a request, and returns the value of the answer.
    pub(crate) fn call(&self, method: &str, path: &str, body: &Value) -> Result<Value, Refusal> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = ask(method, &self.authority, path, &body).map_err(Refusal::lost)?;
        let mut whole: Value = serde_json::from_str(&answer.body).map_err(Refusal::lost)?;
        let value = whole["value"].take();
        if answer.status == 200 {
            return Ok(value);
        }
        let text = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
        Err(Refusal { word: text("error"), message: text("message") })
    }
}

impl Refusal {
    /// The code for no answer, or none that makes sense.
    pub(crate) const LOST: &str = "lost";

    pub(crate) fn lost(error: impl std::fmt::Display) -> Refusal {
        let message = format!("the browser does not answer: {error}");
        Refusal { word: Refusal::LOST.into(), message }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
        // The first line is the message; the others are about the version of the browser.
        write!(formatter, "{}", self.message.lines().next().unwrap_or(&self.word))
    }
}
