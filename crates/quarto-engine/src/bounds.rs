use crate::score::{Score, before, loss, win};

/// Proved bounds of a score: it lies between these two, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) at_least: Score,
    pub(crate) at_most: Score,
}

impl Bounds {
    /// Bounds that hold for every position before a give.
    pub(crate) const BEFORE_GIVE: Bounds = Bounds { at_least: loss(1), at_most: win(2) };

    /// Bounds that hold for every position before a placement that does not win at once.
    pub(crate) const BEFORE_PLACEMENT: Bounds = Bounds { at_least: loss(2), at_most: win(3) };

    /// Returns the bounds of a score that is known exactly.
    pub(crate) const fn exact(score: Score) -> Bounds {
        Bounds { at_least: score, at_most: score }
    }

    /// Tells whether the score is known exactly.
    pub(crate) const fn is_exact(self) -> bool {
        self.at_least == self.at_most
    }

    /// Returns the bounds as the opponent sees them.
    pub(crate) const fn opposite(self) -> Bounds {
        Bounds { at_least: -self.at_most, at_most: -self.at_least }
    }

    /// Returns the bounds before the placement that leads here.
    pub(crate) const fn before_placing(self) -> Bounds {
        Bounds { at_least: before(self.at_least), at_most: before(self.at_most) }
    }
}
