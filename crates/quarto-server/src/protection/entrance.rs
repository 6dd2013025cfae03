use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::protection::connection::Allowance;
use crate::protection::limits::{Slot, Slots, Source};

/// The spare connections for health checks when all others are taken.
const SPARE: usize = 32;
/// The most spare connections of one address.
const SPARE_PER_ADDRESS: usize = 2;

/// Admits connections, up to a limit in all.
pub(crate) struct Entrance {
    all: Arc<Semaphore>,
    spare: Arc<Semaphore>,
    spare_places: Arc<Slots>,
}

/// A connection that was admitted, until it is dropped.
pub(crate) struct Entry {
    pub(crate) purpose: Purpose,
    pub(crate) allowance: Allowance,
    /// The slot of its address, if it takes one.
    own: Option<Slot>,
    #[expect(dead_code, reason = "it counts as long as it is there")]
    of_all: (OwnedSemaphorePermit, Option<Slot>),
}

/// The purpose of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Any request.
    Anything,
    /// Health checks only, because all other connections are taken.
    Health,
}

impl Entrance {
    pub(crate) fn new(most: usize) -> Entrance {
        Entrance {
            all: Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS))),
            spare: Arc::new(Semaphore::new(SPARE)),
            spare_places: Slots::new(SPARE_PER_ADDRESS),
        }
    }

    /// Admits a connection, with the slot that its address has taken for it; `None` if there are
    /// too many in all.
    pub(crate) fn admit(&self, peer: IpAddr, own: Option<Slot>) -> Option<Entry> {
        let entry = |purpose, of_all| {
            let allowance = Allowance::unlimited();
            Some(Entry { purpose, allowance, own, of_all })
        };
        if let Ok(permit) = Arc::clone(&self.all).try_acquire_owned() {
            return entry(Purpose::Anything, (permit, None));
        }
        let permit = Arc::clone(&self.spare).try_acquire_owned().ok()?;
        let spare = Some(self.spare_places.take(Source::Limited(peer))?);
        entry(Purpose::Health, (permit, spare))
    }
}

impl Entry {
    /// Tells whether the address of the connection has taken a slot for it.
    pub(crate) const fn has_place(&self) -> bool {
        self.own.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn when_all_are_taken_some_are_left_for_health() {
        let entrance = Entrance::new(3);
        let address = |last: u8| IpAddr::from([192, 0, 2, last]);
        let mut inside: Vec<Entry> =
            (0..3).filter_map(|_| entrance.admit(address(1), None)).collect();
        assert!(inside.iter().all(|entry| entry.purpose == Purpose::Anything));
        let more: Vec<Entry> = (0..5).filter_map(|_| entrance.admit(address(1), None)).collect();
        assert_eq!(more.len(), 2, "one address does not take all spare connections");
        let other = entrance.admit(address(2), None).unwrap();
        assert_eq!(other.purpose, Purpose::Health);
        let rest: Vec<Entry> =
            (3..=255).filter_map(|at| entrance.admit(address(at), None)).collect();
        assert_eq!(rest.len(), SPARE - 3);
        inside.pop();
        assert_eq!(entrance.admit(address(9), None).unwrap().purpose, Purpose::Anything);
    }
}
