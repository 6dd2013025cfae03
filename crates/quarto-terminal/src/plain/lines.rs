use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};

use quarto_game::Time;
use signal_hook::consts::SIGINT;
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// The outcome of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// No line before the given time, or before a [wake-up](Waker::wake).
    Nothing,
    /// The end of the input.
    End,
}

/// A source of lines.
pub trait Lines {
    /// Waits for the next line, but not beyond `until`; `now` is the current time.
    fn next(&mut self, until: Option<Time>, now: Time) -> Typed;

    /// Prompts for a line and waits for it; `None` at the end of the input.
    ///
    /// # Errors
    /// If the prompt cannot be written.
    fn ask(&mut self, out: &mut dyn Write) -> io::Result<Option<String>> {
        write!(out, "> ")?;
        out.flush()?;
        match self.next(None, Time::default()) {
            Typed::Line(line) => Ok(Some(line)),
            Typed::Nothing | Typed::End => {
                writeln!(out)?;
                Ok(None)
            }
        }
    }
}

/// The lines typed at the keyboard.
pub struct Keyboard {
    keys: Receiver<Key>,
    sender: Sender<Key>,
    /// Whether the input must end, and the reader has not noticed yet.
    ends: Arc<AtomicBool>,
    /// Whether the input has ended.
    ended: bool,
}

/// An event for the reader of lines.
enum Key {
    Line(String),
    Wake,
    End,
}

/// Wakes the reader of lines when there is something to show.
#[derive(Clone, Default)]
pub struct Waker {
    keys: Option<Sender<Key>>,
    /// Whether the input must end, and the reader has not noticed yet.
    ends: Arc<AtomicBool>,
}

impl Waker {
    /// Makes a waiting reader return, to check for updates.
    pub fn wake(&self) {
        self.send(Key::Wake);
    }

    /// Ends the input; `false` if there is no reader, or if it has not noticed an earlier call yet.
    #[must_use]
    pub fn end(&self) -> bool {
        let is_first = !self.ends.swap(true, Ordering::Relaxed);
        self.send(Key::End);
        is_first && self.keys.is_some()
    }

    /// Lets Ctrl+C end the input, so that the player hears how to come back. A second one, before the
    /// first was noticed, ends the program as usual.
    ///
    /// # Errors
    /// If signals cannot be handled.
    pub fn end_on_interrupt(&self) -> std::io::Result<()> {
        let mut signals = Signals::new([SIGINT])?;
        let waker = self.clone();
        std::thread::spawn(move || {
            for signal in &mut signals {
                if !waker.end() {
                    let _ = emulate_default_handler(signal);
                }
            }
        });
        Ok(())
    }

    fn send(&self, key: Key) {
        if let Some(sender) = &self.keys {
            // A reader that is gone need not be woken.
            let _ = sender.send(key);
        }
    }
}

impl Keyboard {
    /// Starts the thread that reads the lines.
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

    /// Returns a waker for the reader of these lines.
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
