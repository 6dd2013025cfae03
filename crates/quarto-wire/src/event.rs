use quarto_game::{Announcement, Time, Update};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::game::GameBody;
use crate::problem::Problem;

/// A message to a follower of a game: a line of the stream, a message of the socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MessageBody {
    /// The game as it is, at the start: before anything new, and after what was missed.
    Game(Box<GameBody>),
    /// What one command brought about.
    News(NewsBody),
    /// Why a command that came by the socket was not carried out.
    Refused(RefusedBody),
}

/// What one command brought about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct NewsBody {
    /// How many events there are now: come back with this as `since`.
    pub seq: usize,
    /// What happened, in order.
    pub events: Vec<EventBody>,
    /// The key of the follower's own command that brought it about, if it came by this socket.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The game after it, for followers who asked for `views`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Box<GameBody>>,
}

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RefusedBody {
    /// The key of the command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What is the matter.
    pub problem: Problem,
}

impl NewsBody {
    /// Returns what a viewer was told.
    #[must_use]
    pub fn new(told: &[Update], key: Option<String>) -> NewsBody {
        let seq = told.last().map_or(0, |told| told.seq);
        NewsBody { seq, events: events(told), key, game: None }
    }
}

/// Returns events as they go over the wire.
#[must_use]
pub fn events(told: &[Update]) -> Vec<EventBody> {
    let event = |told: &Update, heard: &Announcement| EventBody {
        seq: told.seq,
        at: told.at,
        heard: HeardBody::Known(heard.clone()),
    };
    told.iter().flat_map(|told| told.heard.iter().map(|heard| event(told, heard))).collect()
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct EventBody {
    /// How many events there were after it. One event may be told in two parts: a call, and that the
    /// game is over.
    pub seq: usize,
    /// When it happened, in milliseconds since 1970.
    pub at: Time,
    /// What happened.
    #[serde(flatten)]
    #[schema(value_type = Announcement)]
    pub heard: HeardBody,
}

impl EventBody {
    /// Returns what happened, if this version knows such things.
    #[must_use]
    pub const fn known(&self) -> Option<&Announcement> {
        match &self.heard {
            HeardBody::Known(heard) => Some(heard),
            HeardBody::Unknown { .. } => None,
        }
    }
}

/// What happened. Servers that are newer than this program may tell more than it knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum HeardBody {
    /// Something that this version knows.
    Known(Announcement),
    /// Something that only newer versions know.
    Unknown {
        /// The word for it.
        #[serde(rename = "type")]
        kind: String,
        /// What is said of it.
        #[serde(flatten)]
        fields: Map<String, Value>,
    },
}
