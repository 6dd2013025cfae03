//! Just enough HTTP to talk to the driver of the browser and to our own server, on this machine.
//!
//! A crate for WebDriver would bring two dozen crates with it, second versions of `http` and
//! `thiserror`, and a licence that we do not allow. It would also be asynchronous; here every call
//! blocks, so that tests read like what a person does, and so that `Drop` can close the browser.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// The answer of a server.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The names of the headers, in lower case, and their values.
    pub headers: Vec<(String, String)>,
    /// The body as text.
    pub body: String,
}

/// How long an answer may take. The driver itself gives up earlier.
const PATIENCE: Duration = Duration::from_secs(40);

impl Answer {
    /// Returns the value of a header; `name` is in lower case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Reads an answer with a `Content-Length`.
    fn read(stream: TcpStream) -> std::io::Result<Answer> {
        let strange = || std::io::Error::other("the answer makes no sense");
        let mut stream = BufReader::new(stream);
        let mut head =
            stream.by_ref().lines().take_while(|line| !matches!(line.as_deref(), Ok("")));
        let status = head.next().ok_or_else(strange)??;
        let status = status.split(' ').nth(1).and_then(|status| status.parse().ok());
        let mut headers = Vec::new();
        for line in head {
            let line = line?;
            let (name, value) = line.split_once(':').ok_or_else(strange)?;
            headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
        let mut answer =
            Answer { status: status.ok_or_else(strange)?, headers, body: String::new() };
        let length = answer.header("content-length").and_then(|length| length.parse().ok());
        stream.take(length.ok_or_else(strange)?).read_to_string(&mut answer.body)?;
        Ok(answer)
    }
}

/// Sends a `GET` request to an address such as `http://127.0.0.1:1616/api`, without a browser.
#[must_use]
#[track_caller]
pub fn get(url: &str) -> Answer {
    let rest = url.strip_prefix("http://").expect("an address that starts with http://");
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let path = if path.is_empty() { "/" } else { path };
    ask("GET", authority, path, "").unwrap_or_else(|error| panic!("cannot get {url}: {error}"))
}

/// Sends a request and reads the answer.
pub(crate) fn ask(
    method: &str,
    authority: &str,
    path: &str,
    body: &str,
) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(authority)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {authority}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes())?;
    Answer::read(stream)
}
