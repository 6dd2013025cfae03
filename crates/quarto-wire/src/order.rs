use quarto_game::{Command, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// A command for a game, sent by POST or as a message on the socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OrderBody {
    /// The command to carry out.
    #[serde(flatten, deserialize_with = "by_word")]
    pub command: Command,
    /// The caller's seat that acts, for callers who hold both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The idempotency key: a command sent twice with the same key is carried out once, and both
    /// requests get the same answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
    /// The number of events the sender knows (optimistic concurrency): if there are more, apart
    /// from greetings, nothing is done.
    #[serde(
        default,
        deserialize_with = "quarto_game::number::maybe",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(value_type = Option<u64>)]
    pub seq: Option<usize>,
}

/// Reads a command. On its own, serde would also accept a number for the word: its index in the
/// list of variants.
fn by_word<'de, D: Deserializer<'de>>(from: D) -> Result<Command, D::Error> {
    let fields = Map::deserialize(from)?;
    if fields.get("do").is_some_and(|word| !word.is_string()) {
        return Err(D::Error::custom("`do` must be a word"));
    }
    Command::deserialize(Value::Object(fields)).map_err(D::Error::custom)
}
