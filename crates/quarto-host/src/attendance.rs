use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use quarto_game::{Seat, Time};

/// How long a player may be gone before it is shown: to load a page again takes less.
const UNNOTICED: Duration = Duration::from_secs(10);

/// Which players of a game are connected to this host. It is only for show: what follows from a player's
/// absence (D10) is decided by what all hosts know.
#[derive(Debug, Default)]
pub(crate) struct Attendance {
    /// How many followers each seat has.
    following: [AtomicUsize; 2],
    /// When the latest of them left; 0 if none ever did.
    left: [AtomicU64; 2],
}

impl Attendance {
    pub(crate) fn come(&self, seat: Seat) {
        self.following[seat.index()].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn leave(&self, seat: Seat, now: Time) {
        self.left[seat.index()].store(now.0, Ordering::Relaxed);
        self.following[seat.index()].fetch_sub(1, Ordering::Relaxed);
    }

    /// Tells for each seat whether its player was connected, and has not been for a while.
    pub(crate) fn away(&self, now: Time) -> [bool; 2] {
        Seat::ALL.map(|seat| {
            let left = Time(self.left[seat.index()].load(Ordering::Relaxed));
            let is_gone = self.following[seat.index()].load(Ordering::Relaxed) == 0;
            is_gone && left != Time::default() && now.since(left) > UNNOTICED
        })
    }
}
