//! A recorder of what programs and the server say to each other.

use std::fmt::Write;
use std::path::Path;

use serde_json::{Value, json};

use crate::client::{Ask, Socket, TestServer};

/// A server, and everything that was sent to it and by it. Values that differ from run to run
/// (names of games, secrets, times, dice) are replaced by words.
pub(crate) struct Exchange {
    pub(crate) server: TestServer,
    text: String,
    /// The values that are replaced, each with its word.
    words: Vec<(String, String)>,
}

impl Exchange {
    pub(crate) async fn new() -> Exchange {
        let server = TestServer::start().await;
        let words = vec![(server.address.clone(), "HOST".to_owned())];
        Exchange { server, text: String::new(), words }
    }

    /// Replaces a value by `word` from here on, and returns the value.
    pub(crate) fn name(&mut self, value: &Value, word: &str) -> String {
        let value = value.as_str().unwrap().to_owned();
        self.words.push((value.clone(), word.to_owned()));
        value
    }

    /// Writes a heading for what happens next.
    pub(crate) fn tell(&mut self, what: &str) {
        write!(self.text, "\n# {what}\n").unwrap();
    }

    pub(crate) async fn get(&mut self, path: &str, secret: Option<&str>) -> Value {
        self.ask(Ask { secret, ..Ask::get(path) }).await
    }

    pub(crate) async fn post(&mut self, path: &str, secret: Option<&str>, body: Value) -> Value {
        let body = Some(body.to_string());
        self.ask(Ask { method: "POST", secret, body, ..Ask::get(path) }).await
    }

    pub(crate) async fn order(&mut self, game: &str, secret: &str, body: Value) -> Value {
        self.post(&format!("/api/games/{game}/commands"), Some(secret), body).await
    }

    /// Lets both players act in turn, and records only the last command.
    pub(crate) async fn play(
        &mut self,
        game: &str,
        secrets: [&str; 2],
        moves: &[&[&str]],
    ) -> Value {
        let mut last = Value::Null;
        for (number, actions) in moves.iter().enumerate() {
            let (order, secret) = (json!({"do": "act", "actions": actions}), secrets[number % 2]);
            if number + 1 == moves.len() {
                last = self.order(game, secret, order).await;
            } else {
                let path = format!("/api/games/{game}/commands");
                self.server.post(&path, Some(secret), &order).await.expect(200);
            }
        }
        last
    }

    /// Sends a request, and records it with its answer.
    pub(crate) async fn ask(&mut self, ask: Ask<'_>) -> Value {
        let secret = ask.secret.map(|secret| format!("  (as {secret})")).unwrap_or_default();
        let body = ask.body.clone().map(|body| format!("\n> {body}")).unwrap_or_default();
        self.write(&format!("\n> {} {}{secret}{body}\n", ask.method, ask.path));
        let answer = self.server.ask(ask).await;
        let kind = answer.header("content-type").unwrap_or("nothing").to_owned();
        self.write(&format!("< {} {kind}\n", answer.status));
        let value: Value = serde_json::from_str(&answer.text).unwrap_or(Value::Null);
        if kind.ends_with("json") {
            self.write_json(&value);
        } else {
            self.write(&unclocked(&answer.text));
        }
        value
    }

    /// Sends a message on a socket, and records it with the next message.
    pub(crate) async fn say(&mut self, socket: &mut Socket, message: &str) {
        self.write(&format!("\n> {message}\n"));
        socket.send_text(message).await;
        self.hear(socket).await;
    }

    pub(crate) async fn hear(&mut self, socket: &mut Socket) {
        let message = socket.next().await.unwrap();
        self.write("<\n");
        self.write_json(&message);
    }

    pub(crate) fn write_json(&mut self, value: &Value) {
        let mut value = value.clone();
        steady(&mut value);
        self.write(&(serde_json::to_string_pretty(&value).unwrap() + "\n"));
    }

    pub(crate) fn write(&mut self, text: &str) {
        let text = self
            .words
            .iter()
            .fold(text.to_owned(), |text, (value, word)| text.replace(value.as_str(), word));
        self.text += &text;
    }

    /// Compares everything that was recorded with the fixture.
    #[track_caller]
    pub(crate) fn check(self, name: &str) {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/server/exchanges").join(name);
        let text = self.text.trim_start().to_owned();
        if std::env::var("QUARTO_BLESS").is_ok() {
            std::fs::write(&file, &text).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        for (number, (line, expected)) in (1..).zip(text.lines().zip(kept.lines())) {
            assert_eq!(line, expected, "{name}, line {number}");
        }
        assert_eq!(text.lines().count(), kept.lines().count(), "{name}");
    }
}

/// Replaces values that differ from run to run.
fn steady(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields.iter_mut() {
                match (name.as_str(), &mut *value) {
                    ("at" | "now" | "created" | "ended", Value::Number(_)) => {
                        *value = json!("TIME");
                    }
                    ("left", Value::Array(left)) => left.fill(json!("TIME")),
                    ("Date", _) => *value = json!("DATE"),
                    ("dice", _) => *value = json!("DICE"),
                    (_, Value::String(text)) => *text = unclocked(text),
                    _ => steady(value),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(steady),
        _ => {}
    }
}

/// Replaces dates and clock readings in a record.
fn unclocked(text: &str) -> String {
    let text = replace_between(text, "[%clk ", "]", "TIME");
    replace_between(&text, "[Date \"", "\"", "DATE")
}

fn replace_between(text: &str, before: &str, after: &str, word: &str) -> String {
    let mut parts = text.split(before);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |whole, part| {
        let rest = part.split_once(after).map_or("", |(_, rest)| rest);
        whole + before + word + after + rest
    })
}
