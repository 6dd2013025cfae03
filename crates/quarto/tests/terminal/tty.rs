//! A real terminal: the program `script` makes one, and a terminal in memory shows what a person
//! would see.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// A program in a terminal.
pub(crate) struct Tty {
    pub(crate) child: Child,
    keys: ChildStdin,
    bytes: Receiver<Vec<u8>>,
    screen: vt100::Parser,
}

/// How long to wait for something to appear before giving up.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

impl Tty {
    /// Runs a command line in a terminal of 80 by 24 characters, for somebody with this home folder.
    pub(crate) fn new(home: &Path, command: &str) -> Tty {
        let line = format!("stty rows 24 cols 80; exec {command}");
        let mut child = Command::new("script")
            .args(["--quiet", "--flush", "--return", "--command", &line, "/dev/null"])
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("XDG_DATA_HOME")
            .env_remove("NO_COLOR")
            .env_remove("ACCESSIBLE")
            .env("HOME", home)
            .env("USER", "ada")
            .env("LC_ALL", "C")
            .env("TERM", "xterm-256color")
            .env("SHELL", "/bin/sh")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let keys = child.stdin.take().unwrap();
        let mut output = child.stdout.take().unwrap();
        let (sender, bytes) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let [rows, columns] = [24, 80].map(|number| NonZero::new(number).unwrap());
        Tty { child, keys, bytes, screen: vt100::Parser::new(rows, columns, 0) }
    }

    /// Presses keys, one after the other.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Returns what the screen shows.
    pub(crate) fn contents(&self) -> String {
        self.screen.screen().contents()
    }

    /// Waits until the screen shows something.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    /// Waits until something is true of the screen.
    #[track_caller]
    pub(crate) fn wait_until(&mut self, what: &str, is_true: impl Fn(&str) -> bool) {
        let start = Instant::now();
        while !is_true(&self.contents()) {
            match self.bytes.recv_timeout(PATIENCE.saturating_sub(start.elapsed())) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(why) => panic!("{why}: no {what:?} on\n{}", self.contents()),
            }
        }
    }

    /// Waits until the program has ended, and checks that the terminal is as it was.
    #[track_caller]
    pub(crate) fn wait_for_end(&mut self) -> i32 {
        loop {
            match self.bytes.recv_timeout(PATIENCE) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("it does not end:\n{}", self.contents()),
            }
        }
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen(), "the usual screen is back");
        assert!(!screen.hide_cursor(), "the cursor is back");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        self.child.wait().unwrap().code().unwrap()
    }
}

impl Drop for Tty {
    fn drop(&mut self) {
        // Nothing is left behind by a test that failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
