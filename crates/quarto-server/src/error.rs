//! Errors and their answers. Every status is decided here.

mod words;

use std::sync::Arc;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quarto_game::{REFUSALS, Refusal};
use quarto_host::{OrderError, ProposalError, TournamentError};
use quarto_rules::ParsePositionError;
use quarto_store::StoreError;
use quarto_tournament::HostedRefusal;
use quarto_wire::Problem;

use crate::identity::caller::NoSecret;

use crate::protection::sampled::Sampled;

/// Why a request failed.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// The host failed or refused.
    Order(OrderError),
    /// A tournament failed or refused.
    Tournament(TournamentError),
    /// There is no such page.
    NoPage,
    /// The page exists, but not for this method.
    NoMethod,
    /// The request is malformed.
    BadRequest(String),
    /// The request is well-formed, but asks for something impossible.
    Impossible(String),
    /// The body is too large.
    TooLarge,
    /// The body is not JSON.
    NotJson,
    /// The caller must send a secret.
    NoSecret(NoSecret),
    /// The secret does not hold a seat of the game.
    NoSeat,
    /// The visitor only watches the game, and only players can act.
    OnlyWatching,
    /// A caller who holds both seats must say which one acts.
    WhichSeat,
    /// The secret is an invitation, which can only be used to sit down.
    Invitation,
    /// The game is not open.
    NotOpen,
    /// The players are blindfold.
    Hidden,
    /// A page of another site tries to act for the visitor.
    ForeignOrigin,
    /// The host name is not one of this server's.
    ForeignHost,
    /// The rate limit is exceeded.
    TooMany {
        /// The number of seconds after which to try again.
        retry_after: u64,
    },
    /// The store does not accept writes.
    NotReady,
    /// All connections are taken.
    Full,
    /// The request took too long.
    Timeout,
    /// The server is stopping.
    Stopping,
}

impl From<OrderError> for ApiError {
    fn from(error: OrderError) -> ApiError {
        ApiError::Order(error)
    }
}

impl From<TournamentError> for ApiError {
    fn from(error: TournamentError) -> ApiError {
        match error {
            TournamentError::Store(error) => error.into(),
            TournamentError::Crowded => OrderError::Crowded.into(),
            TournamentError::KeyReused => OrderError::KeyReused.into(),
            error @ (TournamentError::NoTournament | TournamentError::Refused(_)) => {
                ApiError::Tournament(error)
            }
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        ApiError::Order(error.into())
    }
}

impl From<ProposalError> for ApiError {
    fn from(error: ProposalError) -> ApiError {
        match error {
            ProposalError::Options(error) => ApiError::Impossible(error.to_string()),
            ProposalError::KeyReused => OrderError::KeyReused.into(),
            ProposalError::Name(error) => OrderError::Name(error).into(),
            ProposalError::Store(error) => error.into(),
        }
    }
}

impl From<ParsePositionError> for ApiError {
    fn from(error: ParsePositionError) -> ApiError {
        match error {
            ParsePositionError::Setup(error) => ApiError::Impossible(error.to_string()),
            ParsePositionError::Notation(_) => ApiError::BadRequest(error.to_string()),
        }
    }
}

/// A type of problem (RFC 9457): what all answers with one code have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProblemType {
    pub(crate) status: u16,
    pub(crate) code: &'static str,
    /// The meaning of the code in general.
    pub(crate) title: &'static str,
}

/// Declares the status, the code and the meaning of every error, once: an error without a line does
/// not compile.
macro_rules! codes {
    ($($error:pat => $status:literal $code:literal $title:literal;)*) => {
        /// All codes of answers besides those of refusals.
        const CODES: &[ProblemType] = &[$(ProblemType { status: $status, code: $code, title: $title }),*];

        impl ApiError {
            /// Returns the type of problem of the error.
            fn problem_type(&self) -> ProblemType {
                match self {
                    ApiError::Order(OrderError::Refused(refusal)) => {
                        ProblemType::of_refusal(refusal.code(), refusal.title())
                    }
                    $($error => ProblemType { status: $status, code: $code, title: $title },)*
                }
            }
        }
    };
}

codes! {
    ApiError::BadRequest(_) =>
        400 "bad-request" "The request makes no sense; the detail says where.";
    ApiError::NoSecret(_) => 401 "no-secret" "Send your secret as `Authorization: Bearer …`.";
    ApiError::NoSeat | ApiError::OnlyWatching =>
        403 "no-seat" "Your secret does not hold a seat in this game.";
    ApiError::Invitation =>
        403 "invitation"
        "The secret is an invitation: send it in the body of `POST …/seats` to sit down.";
    ApiError::NotOpen | ApiError::Order(OrderError::Withdrawn) =>
        403 "not-open" "Only a guest with an invitation that is still good may sit down.";
    ApiError::Tournament(TournamentError::Refused(
        HostedRefusal::NotOrganiser | HostedRefusal::NotThatPlayer,
    )) =>
        403 "not-yours" "Only the organiser, or the player it is about, may do that.";
    ApiError::ForeignOrigin =>
        403 "foreign-origin" "A page of another site may not act for you.";
    ApiError::Order(OrderError::NoGame) => 404 "no-game" "There is no such game.";
    ApiError::NoPage =>
        404 "no-page" "There is nothing at this address; /api says what there is.";
    ApiError::Tournament(TournamentError::NoTournament) =>
        404 "no-tournament" "There is no such tournament.";
    ApiError::NoMethod => 405 "no-method" "This address does not support that method.";
    ApiError::Timeout => 408 "timeout" "The request took too long.";
    ApiError::Order(OrderError::Stale { .. }) =>
        409 "stale"
        "Something has happened in the game that you do not know of; `seq` says how far it is.";
    ApiError::Order(OrderError::KeyReused) =>
        409 "key-reused" "The key was used for another command.";
    ApiError::Hidden =>
        409 "hidden" "This is a blindfold game: the record is hidden until the end.";
    ApiError::TooLarge => 413 "too-large" "The body is too large.";
    ApiError::NotJson =>
        415 "not-json" "The body must be JSON, with `Content-Type: application/json`.";
    ApiError::ForeignHost => 421 "foreign-host" "The server does not go by that name.";
    ApiError::WhichSeat =>
        422 "which-seat" "You hold both seats; say which one with `seat`.";
    ApiError::Impossible(_) | ApiError::Order(OrderError::Name(_)) =>
        422 "impossible"
        "The request asks for something impossible, such as a forbidden name or position; the detail says why.";
    ApiError::Tournament(_) =>
        422 "tournament-refused" "The tournament does not allow it; the detail says why.";
    ApiError::TooMany { .. } =>
        429 "too-many" "Too many requests; wait `retry_after` seconds.";
    ApiError::Order(OrderError::Store(StoreError::Corrupt { .. })) =>
        500 "damaged"
        "This game is damaged; trying again does not help until it is repaired.";
    ApiError::Order(OrderError::Store(_)) | ApiError::NotReady =>
        503 "store-failed"
        "The server cannot keep games at the moment; try again with the same key.";
    ApiError::Order(OrderError::Crowded) =>
        503 "crowded"
        "Too many commands at once in this game; try again.";
    ApiError::Full =>
        503 "full" "The server has as many connections as it can; try again in a moment.";
    ApiError::Stopping => 503 "stopping" "The server is shutting down; try again in a moment.";
}

/// The refusals for callers who have lost a race for a seat.
const LOST_RACES: [&str; 2] = [Refusal::SeatTaken.code(), Refusal::Started.code()];

impl ProblemType {
    fn of_refusal(code: &'static str, title: &'static str) -> ProblemType {
        ProblemType { status: if LOST_RACES.contains(&code) { 409 } else { 422 }, code, title }
    }

    /// Returns all types of problems.
    pub(crate) fn all() -> impl Iterator<Item = ProblemType> {
        let refusals = REFUSALS.iter().map(|(code, title)| ProblemType::of_refusal(code, title));
        CODES.iter().copied().chain(refusals)
    }
}

impl ApiError {
    /// Returns the problem for the answer.
    pub(crate) fn problem(&self) -> Problem {
        let ProblemType { status, code, title } = self.problem_type();
        let mut problem = Problem::new(status, code, title);
        match self {
            ApiError::BadRequest(detail) | ApiError::Impossible(detail) => {
                problem.detail = Some(detail.clone());
            }
            ApiError::Tournament(error) => problem.detail = Some(error.to_string()),
            ApiError::NoSecret(why) => problem.detail = Some(why.to_string()),
            ApiError::Order(OrderError::Name(error)) => problem.detail = Some(error.to_string()),
            ApiError::Order(OrderError::Refused(refusal)) => {
                problem.detail = Some(refusal.to_string());
                problem.about = refusal.about();
            }
            ApiError::Order(error @ OrderError::Stale { seq }) => {
                problem.detail = Some(error.to_string());
                problem.seq = Some(*seq);
            }
            ApiError::TooMany { retry_after } => problem.retry_after = Some(*retry_after),
            ApiError::Order(OrderError::Crowded | OrderError::Store(_))
            | ApiError::NotReady
            | ApiError::Full
            | ApiError::Stopping => {
                // A damaged game stays damaged.
                problem.retry_after = (status == 503).then_some(1);
            }
            ApiError::Order(OrderError::NoGame | OrderError::KeyReused | OrderError::Withdrawn)
            | ApiError::Invitation
            | ApiError::NoPage
            | ApiError::NoMethod
            | ApiError::TooLarge
            | ApiError::NotJson
            | ApiError::NoSeat
            | ApiError::OnlyWatching
            | ApiError::WhichSeat
            | ApiError::NotOpen
            | ApiError::Hidden
            | ApiError::ForeignOrigin
            | ApiError::ForeignHost
            | ApiError::Timeout => {}
        }
        problem
    }
}

/// Sampled, since every request may fail while the store does.
static STORE_FAILED: Sampled = Sampled::new();

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        // The host reports a damaged game once.
        if let ApiError::Order(OrderError::Store(error)) = &self
            && !matches!(error, StoreError::Corrupt { .. })
            && let Some(times) = STORE_FAILED.note()
        {
            tracing::error!(%error, times, "the store failed");
        }
        let problem = self.problem();
        let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::BAD_REQUEST);
        let body = serde_json::to_vec(&problem).unwrap_or_default();
        let mut response = (status, body).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = problem.retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        // For pages, which word the error differently.
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protection::sampled::tests::{check_sampled, logged};

    fn answer(error: StoreError) {
        let _ = ApiError::Order(OrderError::Store(error)).into_response();
    }

    #[test]
    fn l4_a_store_that_fails_is_one_line_in_a_while() {
        check_sampled("the store failed", || answer(StoreError::Closed));
    }

    #[test]
    fn of_a_damaged_game_only_the_host_tells() {
        let game = quarto_store::random_game_id();
        let damaged = StoreError::Corrupt { game, reason: "it makes no sense".into() };
        assert_eq!(logged(|| answer(damaged)), [""; 0]);
    }
}
