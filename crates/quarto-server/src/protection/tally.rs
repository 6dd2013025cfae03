use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::app::App;
use crate::error::ApiError;
use crate::extract::ConnectionSlot;
use crate::protection::entrance::Entry;
use crate::protection::limits::Source;

/// A client with this many refused messages within [`WHILE`] ignores the answers.
const MOST_REFUSED: u32 = 100;
const WHILE: Duration = Duration::from_secs(10);

/// Counts everything that arrives on one socket: commands, but also pings and pongs, which cost as
/// much to answer, and the bytes of unfinished messages.
pub(crate) struct Tally {
    app: App,
    peer: Source,
    entry: Option<Arc<Entry>>,
    refused: Refused,
}

/// The error for a client with so many refused messages that its socket must be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flood;

impl Tally {
    pub(crate) fn new(app: &App, peer: Source, stay: &ConnectionSlot) -> Tally {
        let refused = Refused { since: Instant::now(), count: 0 };
        let tally = Tally { app: app.clone(), peer, entry: stay.entry.clone(), refused };
        tally.renew();
        tally
    }

    fn renew(&self) {
        self.entry.iter().for_each(|entry| entry.allowance.renew());
    }

    /// Counts a message, and returns whether the rate limit allows it.
    pub(crate) fn count(&mut self) -> Result<Result<(), ApiError>, Flood> {
        self.renew();
        let counted = self.app.guards.count_request(self.peer);
        if counted.is_err() {
            self.refused.note(Instant::now())?;
        }
        Ok(counted)
    }
}

/// The number of recent refusals.
struct Refused {
    since: Instant,
    count: u32,
}

impl Refused {
    fn note(&mut self, now: Instant) -> Result<(), Flood> {
        if now.duration_since(self.since) >= WHILE {
            *self = Refused { since: now, count: 0 };
        }
        self.count += 1;
        if self.count >= MOST_REFUSED { Err(Flood) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_many_refusals_in_a_while_are_a_flood() {
        let start = Instant::now();
        let refused_every = |milliseconds: u64| {
            let mut refused = Refused { since: start, count: 0 };
            let moments = (0..1000).map(|at| start + Duration::from_millis(at * milliseconds));
            moments.map(|now| refused.note(now)).position(|noted| noted == Err(Flood))
        };
        assert_eq!(refused_every(1), Some(99));
        assert_eq!(refused_every(90), Some(99));
        assert_eq!(refused_every(110), None, "this client is only a little too fast");
    }
}
