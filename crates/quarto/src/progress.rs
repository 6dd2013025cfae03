use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::words;

/// Shows on the terminal how far a long work has come, and says nothing elsewhere.
pub(crate) struct Progress {
    total: usize,
    /// What was done before; the time says nothing about it.
    before: usize,
    done: AtomicUsize,
    start: Instant,
    /// When to write next; `None` if there is no terminal.
    next: Option<Mutex<Instant>>,
}

const INTERVAL: Duration = Duration::from_millis(500);

impl Progress {
    /// Begins to show a work of so many parts, of which some are already done.
    pub(crate) fn new(total: usize, before: usize) -> Progress {
        let start = Instant::now();
        let next = std::io::stderr().is_terminal().then(|| Mutex::new(start + INTERVAL));
        Progress { total, before, done: AtomicUsize::new(before), start, next }
    }

    /// Counts one part more.
    pub(crate) fn advance(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        let Some(next) = &self.next else { return };
        // Whoever comes while another writes need not wait.
        let Ok(mut next) = next.try_lock() else { return };
        let now = Instant::now();
        if now >= *next {
            *next = now + INTERVAL;
            self.show(done, now);
        }
    }

    fn show(&self, done: usize, now: Instant) {
        let part = ratio(done - self.before, self.total - self.before);
        let left = now.duration_since(self.start).mul_f64((1.0 - part) / part.max(f64::EPSILON));
        let text = words::progress(done, self.total, left);
        // Progress that cannot be shown is no reason to stop.
        let _ = write!(anstream::stderr(), "\r{text}\x1B[K");
    }
}

impl Drop for Progress {
    /// Takes the line away again.
    fn drop(&mut self) {
        if self.next.is_some() {
            let _ = write!(anstream::stderr(), "\r\x1B[K");
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn ratio(part: usize, whole: usize) -> f64 {
    part as f64 / whole.max(1) as f64
}
