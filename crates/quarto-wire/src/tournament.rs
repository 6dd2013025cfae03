use std::collections::BTreeMap;

use quarto_game::{GameId, Name, Time};
use quarto_tournament::{EntrantId, TournamentId, TournamentVerb};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// A tournament to be announced.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FoundingBody {
    /// Its name.
    pub name: Name,
    /// What is decided beforehand: the system, points and tie-breaks.
    #[schema(
        value_type = Object,
        example = json!({"system": {"name": "swiss", "rounds": 5}, "tie_breaks": ["buchholz-cut"]})
    )]
    pub regulations: Map<String, Value>,
    /// How it is run: the options of its games, where they are played, and when rounds begin. The usual by
    /// default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub arrangements: Option<Map<String, Value>>,
    /// The idempotency key: a request sent twice with the same key announces one tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
}

/// A tournament that was announced.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct FoundedBody {
    /// The name of the tournament.
    #[schema(value_type = GameId)]
    pub tournament: TournamentId,
    /// The address for players and spectators.
    pub url: String,
    /// The secret of the organiser.
    pub secret: String,
    /// The address of the organiser, which is as secret.
    pub organiser_url: String,
}

/// Who enters a tournament: `person` or `bot`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EntryBody {
    /// The name of a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Name>,
    /// The name of a program that says that it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Name>,
    /// The idempotency key: a request sent twice with the same key enters once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
}

/// An entrant, and what they keep.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct EntrantBody {
    /// The number of the entrant.
    #[schema(value_type = u32)]
    pub entrant: EntrantId,
    /// The secret of the entrant in this tournament and in its games.
    pub secret: String,
    /// The code by which, with the name, the entrant comes back on another device.
    pub code: String,
}

/// An order in a tournament: `do` and its fields, as in the forms of the pages.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct TournamentOrderBody {
    /// What to do.
    #[serde(rename = "do")]
    pub verb: TournamentWord,
    /// The idempotency key: an order sent twice with the same key is carried out once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
    /// The fields that the order needs: `names`, `round`, `table`, `result`, `entrant`, `other`, `percent`, `text`,
    /// `minutes`.
    #[serde(default)]
    pub fields: BTreeMap<String, String>,
}

/// What an order in a tournament does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "these are the words of the verbs of a tournament")]
pub enum TournamentWord {
    Enter,
    Begin,
    Decide,
    Correct,
    Report,
    Miss,
    Withdraw,
    Return,
    PlayOff,
    Slow,
    Announce,
    Pause,
    Resume,
    Schedule,
    Close,
}

impl From<TournamentWord> for TournamentVerb {
    fn from(word: TournamentWord) -> TournamentVerb {
        match word {
            TournamentWord::Enter => TournamentVerb::Enter,
            TournamentWord::Begin => TournamentVerb::Begin,
            TournamentWord::Decide => TournamentVerb::Decide,
            TournamentWord::Correct => TournamentVerb::Correct,
            TournamentWord::Report => TournamentVerb::Report,
            TournamentWord::Miss => TournamentVerb::Miss,
            TournamentWord::Withdraw => TournamentVerb::Withdraw,
            TournamentWord::Return => TournamentVerb::Return,
            TournamentWord::PlayOff => TournamentVerb::PlayOff,
            TournamentWord::Slow => TournamentVerb::Slow,
            TournamentWord::Announce => TournamentVerb::Announce,
            TournamentWord::Pause => TournamentVerb::Pause,
            TournamentWord::Resume => TournamentVerb::Resume,
            TournamentWord::Schedule => TournamentVerb::Schedule,
            TournamentWord::Close => TournamentVerb::Close,
        }
    }
}

/// A tournament as it is.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct TournamentBody {
    /// The name of the tournament.
    #[schema(value_type = GameId)]
    pub tournament: TournamentId,
    /// What it is called.
    pub name: Name,
    /// Where it is, and what the caller does next.
    pub now: TournamentNewsBody,
    /// Who entered, by number.
    #[schema(value_type = Vec<Object>)]
    pub entrants: Value,
    /// What was paired, and how it ended.
    #[schema(value_type = Vec<Object>)]
    pub rounds: Value,
    /// Who stands where, the first first.
    #[schema(value_type = Vec<Object>)]
    pub standings: Value,
}

/// Where a tournament is, and what the caller does next: a line of the stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TournamentNewsBody {
    /// How many events there are.
    #[schema(value_type = u64)]
    pub seq: usize,
    /// `gathering`, `playing`, `between`, `played` or `closed`.
    pub stage: String,
    /// Whether no round begins for now.
    pub paused: bool,
    /// The number of the latest round; 0 before the first.
    pub round: u32,
    /// When the next round begins, if by the clock, in milliseconds since 1970.
    #[schema(value_type = Option<u64>)]
    pub next_round: Option<Time>,
    /// What the organiser said last.
    pub announcement: Option<String>,
    /// The number of the caller, if they have entered.
    #[schema(value_type = Option<u32>)]
    pub entrant: Option<EntrantId>,
    /// The open game of the caller, if there is one.
    pub table: Option<TableBody>,
}

/// A game of the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TableBody {
    /// The number of the round.
    pub round: u32,
    /// The number of the table.
    #[schema(value_type = u64)]
    pub table: usize,
    /// The game on the server; `null` at a wooden board.
    pub game: Option<GameId>,
    /// Whether the caller starts.
    pub starts: bool,
    /// The name of the opponent.
    pub opponent: Option<Name>,
}
