use std::io::BufRead;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};

use quarto_game::Time;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// Nothing until the given time.
    Late,
    /// Nothing, and nothing will come.
    End,
}

/// Where lines come from.
pub trait Lines {
    /// Returns the next line, or that none came until `until`, of which `now` is the time.
    fn next(&mut self, until: Option<Time>, now: Time) -> Typed;
}

/// The lines that people type.
pub struct Keyboard(Receiver<String>);

impl Keyboard {
    /// Begins to read what is typed.
    #[must_use]
    pub fn new() -> Keyboard {
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            let mut line = Vec::new();
            while let Ok(count) = std::io::stdin().lock().read_until(b'\n', &mut line) {
                let text = String::from_utf8_lossy(&line).into_owned();
                if count == 0 || sender.send(text).is_err() {
                    return;
                }
                line.clear();
            }
        });
        Keyboard(receiver)
    }
}

impl Default for Keyboard {
    fn default() -> Keyboard {
        Keyboard::new()
    }
}

impl Lines for Keyboard {
    fn next(&mut self, until: Option<Time>, now: Time) -> Typed {
        let Some(until) = until else {
            return self.0.recv().map_or(Typed::End, Typed::Line);
        };
        match self.0.recv_timeout(until.since(now)) {
            Ok(line) => Typed::Line(line),
            Err(RecvTimeoutError::Timeout) => Typed::Late,
            Err(RecvTimeoutError::Disconnected) => Typed::End,
        }
    }
}
