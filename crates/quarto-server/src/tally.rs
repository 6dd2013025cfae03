use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::app::App;
use crate::entrance::Entry;
use crate::error::ApiError;
use crate::extract::ConnectionSlot;
use crate::limits::Source;

/// A client that is refused so often within [`WHILE`] does not care about answers.
const MOST_REFUSED: u32 = 100;
const WHILE: Duration = Duration::from_secs(10);

/// Counts everything that comes by one socket: commands, also pings and pongs, which cost as
/// much to answer, and the bytes of what is not complete.
pub(crate) struct Tally {
    app: App,
    peer: Source,
    entry: Option<Arc<Entry>>,
    refused: Refused,
}

/// So much was refused that the socket must be closed.
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

    /// Counts a message, and returns whether it may be looked at.
    pub(crate) fn count(&mut self) -> Result<Result<(), ApiError>, Flood> {
        self.renew();
        let counted = self.app.guards.count_request(self.peer);
        if counted.is_err() {
            self.refused.note(Instant::now())?;
        }
        Ok(counted)
    }
}

/// How often something was refused lately.
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
        assert_eq!(refused_every(110), None, "a client that is only a little too fast");
    }
}
