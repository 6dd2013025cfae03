//! A test server, and a client that sends exactly what a test wants.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use quarto_game::Time;
use quarto_server::{Config, LimitMode, Limits, Server};
use quarto_store::{Sqlite, Store, StoreUrl};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A clock that only tests advance.
#[derive(Clone)]
pub(crate) struct Hands(Arc<AtomicU64>);

impl Hands {
    fn new() -> Hands {
        Hands(Arc::new(AtomicU64::new(Time::from_date((2026, 11, 16)).unwrap().0)))
    }

    fn now(&self) -> Time {
        Time(self.0.load(Ordering::Relaxed))
    }

    /// Lets time pass while the server is up: players get the time of an outage back.
    pub(crate) async fn wait(&self, seconds: u64, server: &TestServer) {
        for _ in 0..seconds {
            self.0.fetch_add(1000, Ordering::Relaxed);
            server.host.heartbeat().await.unwrap();
        }
    }
}

/// A server on this machine. It stops when asked to, or when the test ends.
pub(crate) struct TestServer {
    pub(crate) address: String,
    pub(crate) metrics: String,
    pub(crate) host: quarto_host::Host,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    folder: TempDir,
}

/// No limits, since all tests come from one address.
pub(crate) const FREE: Limits = Limits {
    requests_per_second: 0,
    burst: 0,
    games_per_minute: 0,
    connections_per_address: 0,
    analyses: 0,
    waiting_games: 0,
};

impl TestServer {
    pub(crate) async fn start() -> TestServer {
        TestServer::with(|config| config.limits = FREE).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        TestServer::in_folder(folder, change).await
    }

    /// Starts a server with its database in this directory.
    pub(crate) async fn in_folder(folder: TempDir, change: impl FnOnce(&mut Config)) -> TestServer {
        let mut config = config(&folder);
        change(&mut config);
        let server = Server::start(config).await.unwrap();
        TestServer::run(server, folder)
    }

    /// Starts a server with a clock that only the test advances.
    pub(crate) async fn timed() -> (TestServer, Hands) {
        let folder = tempfile::tempdir().unwrap();
        let (mut config, hands) = (config(&folder), Hands::new());
        config.limits = FREE;
        let clock = hands.clone();
        let open = async |url: &StoreUrl| match url {
            StoreUrl::Sqlite(file) => {
                Sqlite::open(file, move || clock.now()).await.map(Store::Sqlite)
            }
            StoreUrl::Postgres(_) => unreachable!("its games are in a file"),
        };
        let server = Server::start_with(config, open).await.unwrap();
        (TestServer::run(server, folder), hands)
    }

    fn run(server: Server, folder: TempDir) -> TestServer {
        let (stop, stopped) = oneshot::channel();
        let address = server.address().to_string();
        let metrics = server.metrics_address().unwrap().to_string();
        let host = server.host();
        let running = tokio::spawn(async move {
            server.run(async { drop(stopped.await) }).await.unwrap();
        });
        TestServer { address, metrics, host, stop: Some(stop), running, folder }
    }

    /// Stops the server and waits until it has stopped.
    pub(crate) async fn stop(mut self) -> TempDir {
        drop(self.stop.take());
        self.running.await.unwrap();
        self.folder
    }

    /// Starts another server with the same games.
    pub(crate) async fn restart(self) -> TestServer {
        let folder = self.stop().await;
        TestServer::in_folder(folder, |config| config.limits = FREE).await
    }

    pub(crate) async fn get(&self, path: &str, secret: Option<&str>) -> Answer {
        self.ask(Ask { secret, ..Ask::get(path) }).await
    }

    pub(crate) async fn post(&self, path: &str, secret: Option<&str>, body: &Value) -> Answer {
        let body = Some(body.to_string());
        self.ask(Ask { method: "POST", secret, body, ..Ask::get(path) }).await
    }

    /// Returns the metrics of the server.
    pub(crate) async fn metrics(&self) -> String {
        self.ask_metrics(Ask::get("/metrics")).await.text
    }

    /// Sends a request to the metrics address.
    pub(crate) async fn ask_metrics(&self, ask: Ask<'_>) -> Answer {
        read_answer(send(&self.metrics, &ask).await).await
    }

    /// Sends a request, and reads the whole answer.
    pub(crate) async fn ask(&self, ask: Ask<'_>) -> Answer {
        read_answer(send(&self.address, &ask).await).await
    }

    /// Sends exactly this on one connection, and returns everything that is answered.
    pub(crate) async fn say(&self, text: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        // A reset connection is an end, too.
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Follows a game by lines.
    pub(crate) async fn follow(&self, path: &str, secret: Option<&str>) -> Lines {
        self.follow_by(&Ask { secret, ..Ask::get(path) }).await
    }

    /// Follows a game with this request.
    pub(crate) async fn follow_by(&self, ask: &Ask<'_>) -> Lines {
        Lines::open(send(&self.address, ask).await).await
    }

    /// Follows a game by WebSocket.
    pub(crate) async fn socket(&self, path: &str, secret: Option<&str>) -> Socket {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        if let Some(secret) = secret {
            let value = format!("Bearer {secret}").parse().unwrap();
            request.headers_mut().insert("authorization", value);
        }
        Socket(connect_async(request).await.unwrap().0)
    }

    /// Creates a game of Ada against Bo, in which Ada starts; returns its name and their secrets.
    pub(crate) async fn game(&self, options: &Value) -> (String, String, String) {
        let mut options = options.clone();
        options["starter"] = json!("first");
        let body = json!({
            "options": options, "first": {"person": "Ada"}, "second": {"person": "Bo"},
        });
        let made = self.post("/api/games", None, &body).await.expect(201);
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        (text(&made["game"]), text(&made["first"]["secret"]), text(&made["second"]["secret"]))
    }
}

/// Returns the configuration of a server on this machine, with its games in a directory.
fn config(folder: &TempDir) -> Config {
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let mut config = Config::new(database.parse().unwrap());
    config.listen = "127.0.0.1:0".parse().unwrap();
    config.metrics = Some("127.0.0.1:0".parse().unwrap());
    config.limit_mode = LimitMode::Always;
    config
}

/// Sends a request, and leaves the answer to be read.
async fn send(address: &str, ask: &Ask<'_>) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(ask.write(address).as_bytes()).await.unwrap();
    stream
}

async fn read_answer(mut stream: TcpStream) -> Answer {
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    tokio::time::timeout(Duration::from_secs(30), read).await.expect("an answer in time").unwrap();
    Answer::read(&String::from_utf8_lossy(&answer))
}

/// A request.
#[derive(Clone)]
pub(crate) struct Ask<'a> {
    pub(crate) method: &'a str,
    pub(crate) path: &'a str,
    pub(crate) secret: Option<&'a str>,
    pub(crate) host: Option<&'a str>,
    pub(crate) headers: &'a [(&'a str, &'a str)],
    pub(crate) body: Option<String>,
}

impl<'a> Ask<'a> {
    pub(crate) fn get(path: &'a str) -> Ask<'a> {
        Ask { method: "GET", path, secret: None, host: None, headers: &[], body: None }
    }

    fn write(&self, address: &str) -> String {
        let Ask { method, path, .. } = self;
        let host = self.host.unwrap_or(address);
        let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
        if let Some(secret) = self.secret {
            write!(text, "Authorization: Bearer {secret}\r\n").unwrap();
        }
        for (name, value) in self.headers {
            write!(text, "{name}: {value}\r\n").unwrap();
        }
        if let Some(body) = &self.body {
            let length = body.len();
            if !self.headers.iter().any(|(name, _)| *name == "Content-Type") {
                text += "Content-Type: application/json\r\n";
            }
            write!(text, "Content-Length: {length}\r\n\r\n{body}").unwrap();
        } else {
            text += "\r\n";
        }
        text
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    fn read(text: &str) -> Answer {
        let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
        let mut lines = head.lines();
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let header = |line: &str| {
            let (name, value) = line.split_once(": ").unwrap();
            (name.to_ascii_lowercase(), value.to_owned())
        };
        let headers: Vec<(String, String)> = lines.map(header).collect();
        let is_chunked = headers.iter().any(|(name, _)| name == "transfer-encoding");
        let text = if is_chunked { join_chunks(body) } else { body.to_owned() };
        Answer { status, headers, text }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }

    /// Returns the body, which must come with this status.
    pub(crate) fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{self:?}");
        self.json()
    }

    /// Returns the body, which must be a problem with this code.
    pub(crate) fn problem(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{self:?}");
        let body = self.expect(status);
        assert_eq!(body["code"], code, "{body}");
        assert_eq!(body["status"], status);
        assert_eq!(body["type"], format!("/api#{code}"));
        body
    }
}

/// Joins the chunks of a body, each of which follows its length.
fn join_chunks(mut rest: &str) -> String {
    let mut whole = String::new();
    while let Some((length, body)) = rest.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).unwrap();
        whole += &body[..length];
        rest = body[length..].trim_start_matches("\r\n");
    }
    whole
}

/// A stream of lines.
pub(crate) struct Lines(BufReader<TcpStream>);

impl Lines {
    async fn open(stream: TcpStream) -> Lines {
        let mut lines = Lines(BufReader::new(stream));
        let status = lines.line().await;
        assert!(status.contains(" 200 "), "{status}");
        while !lines.line().await.trim().is_empty() {}
        lines
    }

    async fn line(&mut self) -> String {
        let mut line = String::new();
        self.0.read_line(&mut line).await.unwrap();
        line
    }

    /// Tells whether the stream ends properly now, and is not cut off.
    pub(crate) async fn ends(&mut self) -> bool {
        self.line().await == "0\r\n"
    }

    /// Returns the next message; `None` at the end.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            // The body comes in chunks, each after its length.
            let length = usize::from_str_radix(self.line().await.trim(), 16).ok()?;
            let mut chunk = vec![0; length + 2];
            self.0.read_exact(&mut chunk).await.ok()?;
            if length == 0 {
                return None;
            }
            let text = String::from_utf8(chunk).unwrap();
            if !text.trim().is_empty() {
                return Some(serde_json::from_str(&text).unwrap());
            }
        }
    }
}

/// A WebSocket.
pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    /// Waits until the socket is closed, and returns the code.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        while let Some(Ok(message)) = self.0.next().await {
            if let Message::Close(why) = message {
                return why.map(|why| why.code.into());
            }
        }
        None
    }

    /// Returns the next message; `None` when the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}
