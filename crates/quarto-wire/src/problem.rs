use quarto_game::Refusal;
use quarto_rules::PlayError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What went wrong (RFC 9457). Programs look at `code`, which never changes its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// Where the code is explained.
    #[serde(rename = "type")]
    #[schema(example = "/api#not-your-turn")]
    pub kind: String,
    /// What it means, for people.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// What is the matter, for programs.
    #[schema(example = "not-your-turn")]
    pub code: String,
    /// What is the matter in this case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// How many events the game has by now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<usize>,
    /// After how many seconds to try again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

impl Problem {
    /// Returns a problem without anything special.
    #[must_use]
    pub fn new(status: u16, code: &str, title: &str) -> Problem {
        Problem {
            kind: format!("/api#{code}"),
            title: title.into(),
            status,
            code: code.into(),
            detail: None,
            seq: None,
            retry_after: None,
        }
    }
}

/// All codes of refusals, with what they mean.
pub const REFUSALS: [(&str, &str); 30] = [
    (
        "bad-list",
        "A command is one action, or a placement and then a piece to give, a call or done.",
    ),
    ("call-used", "The one call of this window is used."),
    ("enough-greetings", "That seat has greeted often enough in this game."),
    ("game-over", "The game is over."),
    ("no-assistance", "The game is without assistance."),
    ("no-calls", "Nobody calls in this game: alignments win by themselves."),
    ("no-claims", "This game cannot be claimed."),
    ("no-clock", "No clock is running."),
    ("no-question-left", "No question is left in this turn."),
    ("no-questions", "Nobody may ask in this game."),
    ("no-window", "There is no placement to call."),
    ("not-a-winning-shape", "That shape cannot win in this game."),
    ("not-abandoned", "The opponent is not the one to act, or is not gone long enough."),
    ("not-blindfold", "The game is not blindfold: look at the board."),
    ("not-in-reserve", "That piece is gone."),
    ("not-offered", "Nothing was offered."),
    ("not-over", "The game is not over."),
    ("not-started", "The game has not started."),
    ("not-your-turn", "It is the other player's turn."),
    ("not-your-window", "It is the other player's window to call."),
    ("nothing-given", "The game goes on, so the move must give a piece."),
    ("nothing-to-take-back", "There is nothing to take back."),
    ("occupied", "Another piece stands there."),
    ("offered-already", "It was offered already."),
    ("refused", "It is not allowed."),
    ("seat-taken", "Somebody sits there."),
    ("started", "The game has started."),
    ("time-is-up", "Time is up."),
    (
        "too-much-asked",
        "With a limited number of questions, ask for a square, a shape or the reserve.",
    ),
    ("wrong-phase", "Something else must be done first."),
];

/// Returns the code of a refusal.
#[must_use]
pub fn refusal_code(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Play(error) => play_code(error),
        Refusal::NotStarted => "not-started",
        Refusal::Started => "started",
        Refusal::NotOver => "not-over",
        Refusal::SeatTaken => "seat-taken",
        Refusal::TimeIsUp => "time-is-up",
        Refusal::NoClock => "no-clock",
        Refusal::BadList => "bad-list",
        Refusal::Offered => "offered-already",
        Refusal::NotOffered => "not-offered",
        Refusal::NoAssistance => "no-assistance",
        Refusal::NothingToTakeBack => "nothing-to-take-back",
        Refusal::NotBlindfold => "not-blindfold",
        Refusal::NoQuestions => "no-questions",
        Refusal::NoQuestionLeft => "no-question-left",
        Refusal::TooMuchAsked => "too-much-asked",
        Refusal::NoClaims => "no-claims",
        Refusal::NotAbandoned => "not-abandoned",
        Refusal::EnoughGreetings => "enough-greetings",
        _ => "refused",
    }
}

fn play_code(error: PlayError) -> &'static str {
    match error {
        PlayError::GameOver => "game-over",
        PlayError::NotYourTurn => "not-your-turn",
        PlayError::WrongPhase(_) => "wrong-phase",
        PlayError::NotInReserve(_) => "not-in-reserve",
        PlayError::Occupied(_) => "occupied",
        PlayError::NoCalls => "no-calls",
        PlayError::NotAWinningShape(_) => "not-a-winning-shape",
        PlayError::NoWindow => "no-window",
        PlayError::NotYourWindow => "not-your-window",
        PlayError::CallUsed => "call-used",
        PlayError::NothingGiven => "nothing-given",
        _ => "refused",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_explained() {
        let source = include_str!("problem.rs");
        let arms = source.lines().filter_map(|line| line.trim().split_once(" => \""));
        let mut codes: Vec<&str> = arms.filter_map(|(_, rest)| rest.split('"').next()).collect();
        codes.sort_unstable();
        codes.dedup();
        let known: Vec<&str> = REFUSALS.iter().map(|(code, _)| *code).collect();
        assert_eq!(codes, known);
    }
}
