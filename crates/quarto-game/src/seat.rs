use quarto_rules::Character;
use serde::{Deserialize, Serialize};

use crate::Name;

/// One of the two places at the table. The lot decides which of them is player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// That of whoever proposed the game.
    First,
    /// The other.
    Second,
}

impl Seat {
    /// Both seats.
    pub const ALL: [Seat; 2] = [Seat::First, Seat::Second];

    /// Returns the seat's place in [`Seat::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the other seat.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// A person.
    Person(Name),
    /// The engine.
    Engine(#[serde(with = "crate::text")] Character),
}
