use serde::{Deserialize, Serialize};

use crate::{Announcement, GameId, Time, View};

/// A game as a viewer may see it at a moment, wherever it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// The name of the game.
    pub game: GameId,
    /// How many events there are.
    pub seq: usize,
    /// When the game was proposed, in milliseconds since 1970.
    pub created: Time,
    /// The time at which it was so, by which clocks are judged.
    pub now: Time,
    /// Whether anybody who knows the game may take a free seat.
    pub open: bool,
    /// The rematch.
    pub next: Option<GameId>,
    /// How many spectators follow the game at this host, including the viewer.
    pub spectators: usize,
    /// What the viewer may know.
    #[serde(flatten)]
    pub view: View,
}

/// What a viewer hears of one event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    /// How many events there were after it: a viewer who has heard this has heard that many.
    pub seq: usize,
    /// When it happened.
    pub at: Time,
    /// What is heard; of some events, nothing.
    pub heard: Vec<Announcement>,
}
