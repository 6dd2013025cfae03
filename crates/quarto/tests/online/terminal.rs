//! Somebody who plays in plain lines, in a program of their own.

use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, ChildStdout};

use crate::node::quarto;

/// How long to wait for something to be written.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program that plays on a server.
pub(crate) struct Terminal {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
    /// What it has written, also as text, and how much of that was waited for.
    bytes: Vec<u8>,
    pub(crate) written: String,
    read: usize,
}

/// How a program ended.
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) written: String,
    pub(crate) errors: String,
}

/// A home folder for one person.
pub(crate) fn home() -> TempDir {
    tempfile::tempdir().unwrap()
}

impl Terminal {
    /// Plays with these arguments, for somebody with this home folder who is told everything.
    pub(crate) fn start(home: &Path, arguments: &[&str]) -> Terminal {
        Terminal::start_with(home, &[], arguments)
    }

    pub(crate) fn start_with(
        home: &Path,
        variables: &[(&str, &str)],
        arguments: &[&str],
    ) -> Terminal {
        let mut child = quarto()
            .args(["play", "--verbosity", "full"])
            .args(arguments)
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("XDG_DATA_HOME")
            .env("HOME", home)
            .env("LC_ALL", "C")
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take(), child.stdout.take().unwrap());
        Terminal { child, input, output, bytes: Vec::new(), written: String::new(), read: 0 }
    }

    /// Makes a game and returns its link.
    pub(crate) async fn invite(
        home: &Path,
        server: &str,
        arguments: &[&str],
    ) -> (Terminal, String) {
        let mut terminal = Terminal::start(home, &[&["--server", server], arguments].concat());
        terminal.hear("to join.\n> ").await;
        let link = terminal.written.split("to play with: ").nth(1).unwrap();
        let link = link.lines().next().unwrap().to_owned();
        (terminal, link)
    }

    /// Types lines, of which each is a word.
    pub(crate) async fn type_words(&mut self, words: &str) {
        for word in words.split_whitespace() {
            self.type_line(word).await;
        }
    }

    pub(crate) async fn type_line(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(format!("{line}\n").as_bytes()).await.unwrap();
        input.flush().await.unwrap();
    }

    /// Waits until something is written after what was waited for before, and returns everything
    /// up to it.
    pub(crate) async fn hear(&mut self, text: &str) -> String {
        loop {
            if let Some(place) = self.written[self.read..].find(text) {
                let (from, to) = (self.read, self.read + place + text.len());
                self.read = to;
                return self.written[from..to].to_owned();
            }
            assert!(self.read_on().await, "no {text:?} in\n{}", self.written);
        }
    }

    /// Types a line and waits for what comes of it.
    pub(crate) async fn say(&mut self, line: &str, expected: &str) -> String {
        self.type_line(line).await;
        self.hear(expected).await
    }

    async fn read_on(&mut self) -> bool {
        let mut bytes = [0; 4096];
        let count = tokio::time::timeout(PATIENCE, self.output.read(&mut bytes)).await;
        let Ok(Ok(count @ 1..)) = count else { return false };
        self.bytes.extend(&bytes[..count]);
        // A letter that is not there as a whole is replaced by the next reading.
        self.written = String::from_utf8_lossy(&self.bytes).into_owned();
        true
    }

    /// Asks the program to stop, as Ctrl+C does.
    pub(crate) async fn interrupt(&mut self) {
        let id = self.child.id().unwrap().to_string();
        tokio::process::Command::new("kill").args(["-INT", &id]).status().await.unwrap();
    }

    /// Tells whether the program has not ended yet.
    pub(crate) fn is_running(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    /// Types nothing more, and waits for the end of the program.
    pub(crate) async fn end(mut self) -> Ended {
        drop(self.input.take());
        while self.read_on().await {}
        let mut errors = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut errors).await.unwrap();
        let status = tokio::time::timeout(PATIENCE, self.child.wait()).await.unwrap().unwrap();
        Ended { status, written: self.written, errors }
    }
}
