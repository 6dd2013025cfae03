//! What is answered when something cannot be done. Every status is decided here.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quarto_game::Refusal;
use quarto_host::{OrderError, ProposalError};
use quarto_rules::ParsePositionError;
use quarto_store::StoreError;
use quarto_wire::{Problem, refusal_code};

/// Why a request is not answered as hoped.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// The host did not do it.
    Order(OrderError),
    /// There is no such page.
    NoPage,
    /// There is such a page, but not for that.
    NoMethod,
    /// The request makes no sense.
    BadRequest(String),
    /// It is written as it should be, but it cannot be.
    Impossible(String),
    /// A body is too large.
    TooLarge,
    /// A body is no JSON.
    NotJson,
    /// One must say who one is.
    NoSecret,
    /// The secret is of no use here.
    NoSeat,
    /// Whoever holds both seats must say which.
    WhichSeat,
    /// The secret is an invitation, which is only good for sitting down.
    Invitation,
    /// Not anybody may sit down there.
    NotOpen,
    /// The players are blindfold.
    Hidden,
    /// A page of another site wants to act for somebody.
    ForeignOrigin,
    /// The server is not called that.
    ForeignHost,
    /// Too much was asked for.
    TooMany {
        /// After how many seconds to come again.
        retry_after: u64,
    },
    /// It took too long.
    Timeout,
    /// The server stops.
    Stopping,
}

impl From<OrderError> for ApiError {
    fn from(error: OrderError) -> ApiError {
        ApiError::Order(error)
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
            ProposalError::Store(error) => error.into(),
            ProposalError::KeyReused => OrderError::KeyReused.into(),
            _ => ApiError::Stopping,
        }
    }
}

impl From<ParsePositionError> for ApiError {
    fn from(error: ParsePositionError) -> ApiError {
        match error {
            ParsePositionError::Setup(error) => ApiError::Impossible(error.to_string()),
            _ => ApiError::BadRequest(error.to_string()),
        }
    }
}

/// All codes that an answer may have besides those of refusals, with their status and meaning.
pub(crate) const CODES: [(u16, &str, &str); 22] = [
    (400, "bad-request", "The request makes no sense; the detail says where."),
    (401, "no-secret", "Send your secret as `Authorization: Bearer …`."),
    (403, "no-seat", "Your secret is for no seat of this game."),
    (
        403,
        "invitation",
        "The secret is an invitation: send it in the body of `POST …/seats` to sit down.",
    ),
    (403, "not-open", "Only a guest with an invitation that is still good may sit down."),
    (403, "foreign-origin", "A page of another site may not act for you."),
    (404, "no-game", "There is no such game."),
    (404, "no-page", "There is nothing at this address; /api says what there is."),
    (405, "no-method", "This address is not for that method."),
    (408, "timeout", "The request took too long."),
    (
        409,
        "stale",
        "Something has happened in the game that you do not know; `seq` says how far it is.",
    ),
    (409, "key-reused", "The key was used for another request."),
    (409, "hidden", "The players are blindfold: the record is for afterwards."),
    (413, "too-large", "The body is too large."),
    (415, "not-json", "The body must be JSON, with `Content-Type: application/json`."),
    (421, "foreign-host", "The server does not go by that name."),
    (422, "which-seat", "You hold both seats; say which one with `seat`."),
    (
        422,
        "impossible",
        "Nobody can play like that, or nothing can come to that; the detail says why.",
    ),
    (429, "too-many", "You ask for too much; wait `retry_after` seconds."),
    (
        503,
        "store-failed",
        "The server cannot keep games at the moment; try again with the same key.",
    ),
    (503, "crowded", "So many act in this game at once that it was never your turn; try again."),
    (503, "stopping", "The server stops; try again in a moment."),
];

impl ApiError {
    fn code(&self) -> &'static str {
        match self {
            ApiError::Order(error) => match error {
                OrderError::NoGame => "no-game",
                OrderError::Refused(refusal) => refusal_code(*refusal),
                OrderError::Stale { .. } => "stale",
                OrderError::KeyReused => "key-reused",
                OrderError::Withdrawn => "not-open",
                OrderError::Crowded => "crowded",
                _ => "store-failed",
            },
            ApiError::NoPage => "no-page",
            ApiError::NoMethod => "no-method",
            ApiError::BadRequest(_) => "bad-request",
            ApiError::Impossible(_) => "impossible",
            ApiError::TooLarge => "too-large",
            ApiError::NotJson => "not-json",
            ApiError::NoSecret => "no-secret",
            ApiError::NoSeat => "no-seat",
            ApiError::WhichSeat => "which-seat",
            ApiError::Invitation => "invitation",
            ApiError::NotOpen => "not-open",
            ApiError::Hidden => "hidden",
            ApiError::ForeignOrigin => "foreign-origin",
            ApiError::ForeignHost => "foreign-host",
            ApiError::TooMany { .. } => "too-many",
            ApiError::Timeout => "timeout",
            ApiError::Stopping => "stopping",
        }
    }

    /// Returns what is told about it.
    pub(crate) fn problem(&self) -> Problem {
        let code = self.code();
        if let ApiError::Order(OrderError::Refused(refusal)) = self {
            // Who was too late for a seat has lost a race.
            let lost = matches!(refusal, Refusal::SeatTaken | Refusal::Started);
            return Problem::new(if lost { 409 } else { 422 }, code, &refusal.to_string());
        }
        let known = CODES.iter().find(|(_, known, _)| *known == code);
        let (status, code, title) = known.unwrap_or(&CODES[CODES.len() - 1]);
        let mut problem = Problem::new(*status, code, title);
        match self {
            ApiError::BadRequest(detail) | ApiError::Impossible(detail) => {
                problem.detail = Some(detail.clone());
            }
            ApiError::Order(OrderError::Stale { seq }) => problem.seq = Some(*seq),
            ApiError::TooMany { retry_after } => problem.retry_after = Some(*retry_after),
            _ if *status == 503 => problem.retry_after = Some(1),
            _ => {}
        }
        problem
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        if let ApiError::Order(OrderError::Store(error)) = &self {
            tracing::error!(%error, "the store failed");
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
        // For pages, which say it in other words.
        response.extensions_mut().insert(problem);
        response
    }
}
