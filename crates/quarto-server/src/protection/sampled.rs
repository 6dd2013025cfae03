use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long the log is silent about an event after a line about it.
const QUIET: Duration = Duration::from_secs(5);

/// A log line that clients can cause as often as they like. It is written at most once per
/// [`QUIET`], with the number of times it happened.
pub(crate) struct Sampled(Mutex<State>);

struct State {
    written: Option<Instant>,
    count: u64,
}

impl Sampled {
    pub(crate) const fn new() -> Sampled {
        Sampled(Mutex::new(State { written: None, count: 0 }))
    }

    /// Counts an occurrence. If a line is due, returns the number since the last line.
    pub(crate) fn note(&self) -> Option<u64> {
        self.note_at(Instant::now())
    }

    fn note_at(&self, now: Instant) -> Option<u64> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        state.count += 1;
        if state.written.is_some_and(|written| now.duration_since(written) < QUIET) {
            return None;
        }
        state.written = Some(now);
        Some(std::mem::take(&mut state.count))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::fmt::Debug;
    use std::sync::Arc;

    use tracing::field::Field;
    use tracing::span::{Attributes, Id, Record};
    use tracing::{Event, Metadata, Subscriber};

    use super::*;

    /// The log, of which only what it says is kept.
    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<String>>>);

    impl Subscriber for Log {
        fn enabled(&self, _: &Metadata<'_>) -> bool {
            true
        }

        fn event(&self, event: &Event<'_>) {
            let mut lines = self.0.lock().unwrap();
            event.record(&mut |field: &Field, value: &dyn Debug| {
                if field.name() == "message" {
                    lines.push(format!("{value:?}"));
                }
            });
        }

        fn new_span(&self, _: &Attributes<'_>) -> Id {
            Id::from_u64(1)
        }

        fn record(&self, _: &Id, _: &Record<'_>) {}
        fn record_follows_from(&self, _: &Id, _: &Id) {}
        fn enter(&self, _: &Id) {}
        fn exit(&self, _: &Id) {}
    }

    /// Returns what is logged on this thread meanwhile.
    pub(crate) fn logged(act: impl FnOnce()) -> Vec<String> {
        let log = Log::default();
        tracing::subscriber::with_default(log.clone(), act);
        std::mem::take(&mut *log.0.lock().unwrap())
    }

    /// Checks that what happens a thousand times is logged, but hardly ever, however long it takes.
    pub(crate) fn check_sampled(line: &str, act: impl FnMut()) {
        let start = Instant::now();
        let lines = logged(|| std::iter::repeat_with(act).take(1000).collect());
        let most = 1 + start.elapsed().as_secs() / QUIET.as_secs();
        assert!((1..=most).contains(&(lines.len() as u64)), "{} lines", lines.len());
        assert!(lines.iter().all(|written| written == line), "{lines:?}");
    }

    #[test]
    fn a_flood_is_one_line_in_a_while() {
        let (line, start) = (Sampled::new(), Instant::now());
        let after = |milliseconds| start + Duration::from_millis(milliseconds);
        assert_eq!(line.note_at(start), Some(1), "the first one is logged at once");
        let written: Vec<u64> = (1..10_000).filter_map(|at| line.note_at(after(at))).collect();
        assert_eq!(written, [5000]);
        assert_eq!(line.note_at(after(60_000)), Some(5000), "none is forgotten");
        assert_eq!(line.note_at(after(90_000)), Some(1));
    }
}
