use serde::{Deserialize, Serialize};

use crate::{Announcement, GameId, Listing, Time, View};

/// A snapshot of a game as a viewer may see it, whether it is played here or on a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// The identifier of the game.
    pub game: GameId,
    /// How many events there are.
    pub seq: usize,
    /// When the game was proposed, in milliseconds since 1970.
    pub created: Time,
    /// The time of the snapshot, to which the clocks refer.
    pub now: Time,
    /// Whether anyone who knows the game's identifier may take a free seat.
    pub open: bool,
    /// Who may find the game.
    #[serde(default)]
    pub listing: Listing,
    /// The rematch, if there is one.
    pub next: Option<GameId>,
    /// How many spectators follow the game at this host, including the viewer.
    pub spectators: usize,
    /// Whether the player on each seat was connected to this host, and has not been for a while. It is
    /// only for show, and not sent to programs; a host that shares its games with others does not know.
    #[serde(skip)]
    pub away: [bool; 2],
    /// What the viewer may know.
    #[serde(flatten)]
    pub view: View,
}

/// What a viewer hears of one event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    /// The number of events up to and including it: a viewer who has heard this has heard that many.
    pub seq: usize,
    /// When it happened.
    pub at: Time,
    /// What the viewer hears; of some events, nothing.
    pub heard: Vec<Announcement>,
}
