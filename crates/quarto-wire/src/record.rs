use std::collections::BTreeMap;

use quarto_rules::Record;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RecordBody {
    /// The tags by name.
    pub tags: BTreeMap<String, String>,
    /// The actions, each call marked as right or wrong.
    pub actions: Vec<String>,
    /// Comments, each with the number of actions before it.
    pub comments: Vec<CommentBody>,
    /// The whole record as text.
    pub text: String,
}

/// A comment in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CommentBody {
    /// The number of actions before it.
    pub after: usize,
    /// The text of the comment.
    pub text: String,
}

impl From<&Record> for RecordBody {
    fn from(record: &Record) -> RecordBody {
        let comment = |(after, text): (usize, &str)| CommentBody { after, text: text.into() };
        RecordBody {
            tags: record.all_tags().into_iter().map(|(name, value)| (name.into(), value)).collect(),
            actions: record.written_actions().collect(),
            comments: record.comments().map(comment).collect(),
            text: record.to_string(),
        }
    }
}
