use quarto_game::{GameId, Name, Options, Party, Seat, Snapshot, Time};
use quarto_rules::Action;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game as the caller may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GameBody {
    /// The game at this moment.
    #[serde(flatten)]
    pub snapshot: Snapshot,
    /// What the player to act may do. Calls are there right or wrong.
    pub legal: Vec<Action>,
}

impl From<Snapshot> for GameBody {
    fn from(snapshot: Snapshot) -> GameBody {
        let legal = snapshot.view.legal_actions();
        GameBody { snapshot, legal }
    }
}

/// A game to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProposalBody {
    /// What the players agree on.
    #[serde(default)]
    pub options: Options,
    /// Who sits on the first seat; `null` if a guest is invited to it by its link.
    #[serde(default)]
    pub first: Option<Party>,
    /// Who sits on the second seat; `null` if a guest is invited to it by its link.
    #[serde(default)]
    pub second: Option<Party>,
    /// Whether anybody who knows the game may take a free seat.
    #[serde(default)]
    pub open: bool,
    /// By which the request is known again if it is sent twice: one game is made, and the answer is
    /// the same. Without a secret of one's own it has at least 22 characters that nobody can guess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
}

impl ProposalBody {
    /// Returns who sits where.
    #[must_use]
    pub fn parties(&self) -> [Option<Party>; 2] {
        [self.first.clone(), self.second.clone()]
    }
}

/// A game that was made, with the secrets of the seats of people. They are told only here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CreatedBody {
    /// The name of the game.
    pub game: GameId,
    /// Where to look on.
    pub url: String,
    /// For the first seat, unless the engine sits there or anybody may: what holds it or, if it is
    /// free, an invitation to it.
    pub first: Option<KeyBody>,
    /// For the second seat, unless the engine sits there or anybody may: what holds it or, if it is
    /// free, an invitation to it.
    pub second: Option<KeyBody>,
}

/// What holds a seat, or invites to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct KeyBody {
    /// The seat.
    pub seat: Seat,
    /// The secret. If it holds the seat, programs send it as `Authorization: Bearer …`; an invitation
    /// is good for one `POST …/seats`.
    #[schema(pattern = "^[0-9A-Za-z_-]{43}$")]
    pub secret: String,
    /// The same as a link for people.
    pub url: String,
}

/// The seats somebody holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HoldingsBody {
    /// The latest game first.
    pub games: Vec<HoldingBody>,
    /// To which seat the secret is an invitation, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<InvitationBody>,
}

/// To which seat an invitation is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct InvitationBody {
    /// In this game.
    pub game: GameId,
    /// This seat.
    pub seat: Seat,
    /// Whether it was used or withdrawn.
    pub spent: bool,
}

/// A seat somebody holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HoldingBody {
    /// In this game.
    pub game: GameId,
    /// This seat.
    pub seat: Seat,
    /// When the game was proposed, in milliseconds since 1970.
    pub created: Time,
    /// When it ended.
    pub ended: Option<Time>,
}

/// Who sits down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitBody {
    /// The name of a person who sits down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Name>,
    /// The name of a program that sits down, in place of a person; it is shown as one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Name>,
    /// The secret of the invitation to a free seat, where not anybody may sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(pattern = "^[0-9A-Za-z_-]{43}$")]
    pub invitation: Option<String>,
    /// By which the request is known again if it is sent twice: the seat is taken once, and the
    /// answer is the same. Without a secret of one's own it has at least 22 characters that nobody
    /// can guess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
}

impl SitBody {
    /// Returns who sits down, if the body names exactly one.
    #[must_use]
    pub fn party(&self) -> Option<Party> {
        match (&self.person, &self.bot) {
            (Some(name), None) => Some(Party::Person(name.clone())),
            (None, Some(name)) => Some(Party::Bot(name.clone())),
            (None, None) | (Some(_), Some(_)) => None,
        }
    }
}

/// What a command brought about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DoneBody {
    /// How many events there are now.
    pub seq: usize,
    /// What happened.
    pub events: Vec<crate::event::EventBody>,
}
