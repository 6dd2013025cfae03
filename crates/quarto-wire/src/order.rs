use quarto_game::{Command, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// Something to be done in a game, by POST or as a message on the socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OrderBody {
    /// What shall be done.
    #[serde(flatten, deserialize_with = "by_word")]
    pub command: Command,
    /// Which of the caller's seats acts, for callers who hold both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// By which the command is known again if it is sent twice: it is then done once, and the answer
    /// is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
    /// How many events the sender knows: if there are more, except for greetings, nothing is done.
    #[serde(
        default,
        deserialize_with = "quarto_game::number::maybe",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(value_type = Option<u64>)]
    pub seq: Option<usize>,
}

/// Reads a command. By itself, serde takes a number for the word, too: its place in the list.
fn by_word<'de, D: Deserializer<'de>>(from: D) -> Result<Command, D::Error> {
    let fields = Map::deserialize(from)?;
    if fields.get("do").is_some_and(|word| !word.is_string()) {
        return Err(D::Error::custom("`do` must be a word"));
    }
    Command::deserialize(Value::Object(fields)).map_err(D::Error::custom)
}
