use quarto_game::Refusal;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A problem (RFC 9457). Programs look at `code`, which never changes its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// Where the code is explained.
    #[serde(rename = "type")]
    #[schema(example = "/api#not-your-turn")]
    pub kind: String,
    /// The meaning of the code, for people.
    pub title: String,
    /// The HTTP status of the answer.
    pub status: u16,
    /// The kind of problem, for programs.
    #[schema(example = "not-your-turn")]
    pub code: String,
    /// What went wrong in this case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The square, piece, shape or phase that a refusal is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// The number of events the game has by now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<usize>,
    /// The number of seconds after which to try again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

impl Problem {
    /// Returns the refusal it stands for, if it is about the game.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        Refusal::from_code(&self.code, self.about.as_deref())
    }

    /// Returns a problem with nothing but these fields.
    #[must_use]
    pub fn new(status: u16, code: &str, title: &str) -> Problem {
        Problem {
            kind: format!("/api#{code}"),
            title: title.into(),
            status,
            code: code.into(),
            detail: None,
            about: None,
            seq: None,
            retry_after: None,
        }
    }
}
