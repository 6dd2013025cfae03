use quarto_rules::Character;
use serde::{Deserialize, Serialize};

use crate::Name;

/// One of the two places at the table. The lot decides which of them is player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Seat {
    /// The seat of the player who proposed the game.
    First,
    /// The other seat.
    Second,
}

impl Seat {
    /// Both seats.
    pub const ALL: [Seat; 2] = [Seat::First, Seat::Second];

    /// Returns the seat's index in [`Seat::ALL`].
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

/// Who sits on a seat: `{"person": "Ada"}`, `{"bot": "Marvin"}` or `{"engine": "5"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Party {
    /// A person, by their name.
    Person(Name),
    /// A program that plays through the API and says that it is one.
    Bot(Name),
    /// The engine, by its level.
    Engine(Character),
}

impl Party {
    /// Returns the name; the engine has none.
    #[must_use]
    pub const fn name(&self) -> Option<&Name> {
        match self {
            Party::Person(name) | Party::Bot(name) => Some(name),
            Party::Engine(_) => None,
        }
    }
}
