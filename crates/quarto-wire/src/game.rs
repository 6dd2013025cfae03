use quarto_game::{GameId, Listing, Name, Options, Party, Seat, Snapshot, Time};
use quarto_rules::Action;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game as the caller may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GameBody {
    /// The game at this moment.
    #[serde(flatten)]
    pub snapshot: Snapshot,
    /// The legal actions of the player to act. Calls are listed whether they are right or wrong.
    pub legal: Vec<Action>,
    /// The record so far, for followers who asked for `views`, unless it is hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

impl From<Snapshot> for GameBody {
    fn from(snapshot: Snapshot) -> GameBody {
        let legal = snapshot.view.legal_actions();
        GameBody { snapshot, legal, record: None }
    }
}

/// A game to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProposalBody {
    /// What the players agree on.
    #[serde(default)]
    pub options: Options,
    /// The party on the first seat; `null` if a player is invited to it by its link.
    #[serde(default)]
    pub first: Option<Party>,
    /// The party on the second seat; `null` if a player is invited to it by its link.
    #[serde(default)]
    pub second: Option<Party>,
    /// Whether anyone who knows the game may take a free seat.
    #[serde(default)]
    pub open: bool,
    /// Who may find the game; `open` also makes it one in which anyone may take a free seat.
    #[serde(default)]
    pub listing: Listing,
    /// The idempotency key: a request sent twice with the same key creates one game, and both get
    /// the same answer. Callers without a secret of their own send at least 22 characters that
    /// cannot be guessed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
}

impl ProposalBody {
    /// Returns the parties by seat.
    #[must_use]
    pub fn parties(&self) -> [Option<Party>; 2] {
        [self.first.clone(), self.second.clone()]
    }
}

/// A game that was created, with the secrets of the seats of people. They are shown only in this
/// answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CreatedBody {
    /// The name of the game.
    pub game: GameId,
    /// The address at which to watch it.
    pub url: String,
    /// The key of the first seat: what holds it or, if it is free, an invitation to it. `null` if
    /// the engine sits there or the game is open.
    pub first: Option<KeyBody>,
    /// The key of the second seat: what holds it or, if it is free, an invitation to it. `null` if
    /// the engine sits there or the game is open.
    pub second: Option<KeyBody>,
}

/// The secret that holds a seat, or invites to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct KeyBody {
    /// The seat.
    pub seat: Seat,
    /// The secret. If it holds the seat, programs send it as `Authorization: Bearer …`; an invitation
    /// is good for one `POST …/seats`.
    #[schema(pattern = "^[0-9A-Za-z_-]{43}$")]
    pub secret: String,
    /// The same secret as a link for people.
    pub url: String,
}

/// The seats the caller holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HoldingsBody {
    /// The seats, with the latest game first.
    pub games: Vec<HoldingBody>,
    /// The seat to which the secret is an invitation, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<InvitationBody>,
}

/// The seat to which an invitation leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct InvitationBody {
    /// The game of the seat.
    pub game: GameId,
    /// The seat.
    pub seat: Seat,
    /// Whether the invitation was used or withdrawn.
    pub spent: bool,
}

/// A seat the caller holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HoldingBody {
    /// The game of the seat.
    pub game: GameId,
    /// The seat.
    pub seat: Seat,
    /// When the game was proposed, in milliseconds since 1970.
    pub created: Time,
    /// When it ended.
    pub ended: Option<Time>,
}

/// The party that takes a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitBody {
    /// The name, for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Name>,
    /// The name, for a program; it is shown as one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Name>,
    /// The secret of the invitation to a free seat, for games that are not open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(pattern = "^[0-9A-Za-z_-]{43}$")]
    pub invitation: Option<String>,
    /// The idempotency key: a request sent twice with the same key takes the seat once, and both
    /// get the same answer. Callers without a secret of their own send at least 22 characters that
    /// cannot be guessed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
}

impl SitBody {
    /// Returns the party that takes the seat, if the body names exactly one.
    #[must_use]
    pub fn party(&self) -> Option<Party> {
        named(self.person.as_ref(), self.bot.as_ref())
    }
}

/// A player who would play anybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnybodyBody {
    /// What they would play. The dice decide who starts.
    #[serde(default)]
    pub options: Options,
    /// The name, for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Name>,
    /// The name, for a program; it is shown as one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Name>,
    /// The idempotency key: a request sent twice with the same key takes one seat, and both get the
    /// same answer. Callers without a secret of their own send at least 22 characters that cannot be
    /// guessed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
}

impl AnybodyBody {
    /// Returns who would play, if the body names exactly one.
    #[must_use]
    pub fn party(&self) -> Option<Party> {
        named(self.person.as_ref(), self.bot.as_ref())
    }
}

fn named(person: Option<&Name>, bot: Option<&Name>) -> Option<Party> {
    match (person, bot) {
        (Some(name), None) => Some(Party::Person(name.clone())),
        (None, Some(name)) => Some(Party::Bot(name.clone())),
        (None, None) | (Some(_), Some(_)) => None,
    }
}

/// The seat of a player who would play anybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct MetBody {
    /// The name of the game.
    pub game: GameId,
    /// Whether the player waits there for another one.
    pub waiting: bool,
    /// The key that holds the seat.
    pub key: KeyBody,
}

/// The games that anyone may find.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LobbyBody {
    /// Games in which a player waits, the oldest first.
    pub open: Vec<ListedBody>,
    /// Games to watch, the latest first.
    pub watch: Vec<ListedBody>,
}

/// A game that anyone may find.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ListedBody {
    /// The name of the game.
    pub game: GameId,
    /// When it was proposed, in milliseconds since 1970.
    pub created: Time,
    /// Who sits on the first and on the second seat; `null` where a seat is free.
    #[schema(min_items = 2, max_items = 2)]
    pub parties: [Option<Party>; 2],
    /// What the players agree on.
    pub options: Options,
}

/// The outcome of a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DoneBody {
    /// The number of events by now.
    pub seq: usize,
    /// The events it caused.
    pub events: Vec<crate::event::EventBody>,
}
