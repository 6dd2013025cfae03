use std::io::BufRead;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};

use quarto_game::Time;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// Nothing until the given time, or until somebody was [woken](Waker::wake).
    Nothing,
    /// Nothing, and nothing will come.
    End,
}

/// Where lines come from.
pub trait Lines {
    /// Returns the next line, or that none came until `until`, of which `now` is the time.
    fn next(&mut self, until: Option<Time>, now: Time) -> Typed;
}

/// The lines that people type.
pub struct Keyboard {
    keys: Receiver<Key>,
    sender: Sender<Key>,
    /// Whether the lines shall end, and it is not known here yet.
    ends: Arc<AtomicBool>,
    /// Whether nothing will come any more.
    ended: bool,
}

/// What comes to whoever waits for a line.
enum Key {
    Line(String),
    Wake,
    End,
}

/// Wakes somebody who waits for a line, since there is something to be told.
#[derive(Clone, Default)]
pub struct Waker {
    keys: Option<Sender<Key>>,
    /// Whether the lines shall end, and nobody has taken note of it yet.
    ends: Arc<AtomicBool>,
}

impl Waker {
    /// Lets whoever waits for a line look around.
    pub fn wake(&self) {
        self.send(Key::Wake);
    }

    /// Lets the lines end; `false` if nobody reads them, or if that was said before and nobody has
    /// taken note of it.
    #[must_use]
    pub fn end(&self) -> bool {
        let is_first = !self.ends.swap(true, Ordering::Relaxed);
        self.send(Key::End);
        is_first && self.keys.is_some()
    }

    fn send(&self, key: Key) {
        if let Some(sender) = &self.keys {
            // Whoever does not wait need not be woken.
            let _ = sender.send(key);
        }
    }
}

impl Keyboard {
    /// Begins to read what is typed.
    #[must_use]
    pub fn new() -> Keyboard {
        let (sender, keys) = channel();
        let typed = sender.clone();
        std::thread::spawn(move || {
            let mut line = Vec::new();
            while let Ok(1..) = std::io::stdin().lock().read_until(b'\n', &mut line) {
                let text = String::from_utf8_lossy(&line).into_owned();
                if typed.send(Key::Line(text)).is_err() {
                    return;
                }
                line.clear();
            }
            let _ = typed.send(Key::End);
        });
        Keyboard { keys, sender, ends: Arc::default(), ended: false }
    }

    /// Returns what wakes whoever waits for a line.
    #[must_use]
    pub fn waker(&self) -> Waker {
        Waker { keys: Some(self.sender.clone()), ends: Arc::clone(&self.ends) }
    }
}

impl Default for Keyboard {
    fn default() -> Keyboard {
        Keyboard::new()
    }
}

impl Lines for Keyboard {
    fn next(&mut self, until: Option<Time>, now: Time) -> Typed {
        if self.ended {
            return Typed::End;
        }
        let key = match until {
            None => self.keys.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(until) => self.keys.recv_timeout(until.since(now)),
        };
        match key {
            Ok(Key::Line(line)) => Typed::Line(line),
            Ok(Key::Wake) | Err(RecvTimeoutError::Timeout) => Typed::Nothing,
            Ok(Key::End) | Err(RecvTimeoutError::Disconnected) => {
                self.ended = true;
                self.ends.store(false, Ordering::Relaxed);
                Typed::End
            }
        }
    }
}
