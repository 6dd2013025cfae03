use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::words;

/// A line on the terminal that changes while something takes long, and is gone afterwards. Where
/// nobody looks nothing is written.
pub(crate) struct StatusLine {
    start: Instant,
    /// When to write next; `None` if there is no terminal.
    next: Option<Mutex<Instant>>,
}

const INTERVAL: Duration = Duration::from_millis(500);

impl StatusLine {
    pub(crate) fn new() -> StatusLine {
        let start = Instant::now();
        let next = std::io::stderr().is_terminal().then(|| Mutex::new(start + INTERVAL));
        StatusLine { start, next }
    }

    /// Writes what there is to say after this time, but not too often.
    pub(crate) fn show(&self, text: impl FnOnce(Duration) -> String) {
        // A thread that comes while another writes need not wait.
        let Some(Ok(mut next)) = self.next.as_ref().map(Mutex::try_lock) else { return };
        let now = Instant::now();
        if now >= *next {
            *next = now + INTERVAL;
            // Failing to show progress is not a reason to stop.
            let _ = write!(anstream::stderr(), "\r{}\x1B[K", text(now - self.start));
        }
    }
}

impl Drop for StatusLine {
    fn drop(&mut self) {
        if self.next.is_some() {
            let _ = write!(anstream::stderr(), "\r\x1B[K");
        }
    }
}

/// Shows how much of a long work is done.
pub(crate) struct Progress {
    total: usize,
    /// What was done in an earlier run, which this run's time says nothing about.
    before: usize,
    done: AtomicUsize,
    line: StatusLine,
}

impl Progress {
    /// Begins to show the progress of work in `all` parts, some of which are already done.
    pub(crate) fn new(total: usize, before: usize) -> Progress {
        Progress { total, before, done: AtomicUsize::new(before), line: StatusLine::new() }
    }

    /// Counts one part more.
    pub(crate) fn advance(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        self.line.show(|time| {
            let part = ratio(done - self.before, self.total - self.before);
            words::progress(done, self.total, time.mul_f64((1.0 - part) / part))
        });
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn ratio(part: usize, whole: usize) -> f64 {
    part as f64 / whole as f64
}
