use serde_json::Value;

/// A request that a browser has sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `POST` …
    pub method: String,
    /// The whole address.
    pub url: String,
    /// The type of the resource, in the words of the Chrome DevTools protocol: `Document`, `Script`,
    /// `WebSocket` …
    pub kind: String,
}

/// The requests and complaints of a browser.
#[derive(Default)]
pub(crate) struct Journal {
    pub(crate) requests: Vec<Request>,
    /// How many of the requests have been checked for complaints.
    judged: usize,
    /// The warnings and errors on the console, each with its source.
    console_errors: Vec<(String, String)>,
}

impl Journal {
    /// Adds what has happened since, from two logs of the driver.
    pub(crate) fn note(&mut self, performance: &Value, browser: &Value) {
        let entries = |log: &Value| log.as_array().cloned().unwrap_or_default();
        for entry in entries(performance) {
            let told = serde_json::from_str(entry["message"].as_str().unwrap_or_default());
            self.requests.extend(told.ok().and_then(|told: Value| request(&told["message"])));
        }
        for entry in entries(browser) {
            if matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING")) {
                let text = |name: &str| entry[name].as_str().unwrap_or_default().to_owned();
                self.console_errors.push((text("source"), text("message")));
            }
        }
    }

    /// Returns each complaint once. Requests may go only to `origin`.
    pub(crate) fn take_complaints(&mut self, origin: &str) -> Vec<String> {
        let console_errors = std::mem::take(&mut self.console_errors);
        let bad = console_errors.into_iter().filter(|(source, text)| !self.is_usual(source, text));
        let mut complaints: Vec<String> =
            bad.map(|(source, text)| format!("{source}: {text}")).collect();
        let fresh = &self.requests[std::mem::replace(&mut self.judged, self.requests.len())..];
        let foreign = fresh.iter().filter(|request| is_foreign(&request.url, origin));
        complaints.extend(foreign.map(|request| format!("asks elsewhere: {}", request.url)));
        complaints
    }

    /// Tells whether a message is not a complaint. The console also reports every page, and every request
    /// of a script, that is answered with a status of 400 or more; whether that is right is for the test
    /// to decide. The icon is something that browsers request by themselves.
    fn is_usual(&self, source: &str, text: &str) -> bool {
        let url = text.split(' ').next().unwrap_or_default();
        let is_asked = |request: &Request| {
            request.url == url && matches!(request.kind.as_str(), "Document" | "Fetch" | "XHR")
        };
        source == "network" && (url.ends_with("/favicon.ico") || self.requests.iter().any(is_asked))
    }
}

/// Reads a request from a network event.
fn request(event: &Value) -> Option<Request> {
    let details = &event["params"];
    let text = |value: &Value| value.as_str().map(str::to_owned);
    match event["method"].as_str()? {
        "Network.requestWillBeSent" => Some(Request {
            method: text(&details["request"]["method"])?,
            url: text(&details["request"]["url"])?,
            kind: text(&details["type"])?,
        }),
        "Network.webSocketCreated" => Some(Request {
            method: "GET".into(),
            url: text(&details["url"])?,
            kind: "WebSocket".into(),
        }),
        _ => None,
    }
}

/// Tells whether a request goes over the network to another server.
fn is_foreign(url: &str, origin: &str) -> bool {
    let Some((scheme, place)) = url.split_once("://") else { return false };
    let own = origin.split_once("://").map_or(origin, |(_, own)| own);
    let place = place.split(['/', '?', '#']).next().unwrap_or_default();
    matches!(scheme, "http" | "https" | "ws" | "wss") && place != own
}
