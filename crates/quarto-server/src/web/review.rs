//! Reviews of finished games, and the analysis board. What a game that goes on is worth is not told here,
//! unless it has assistance (D8).

use std::time::Duration;

use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use quarto_engine::{Analysis, Hint};
use quarto_game::Viewer;
use quarto_host::PendingAnalysis;
use quarto_pages::{
    Fields, StudyBoard, position_picture, review_form_page, review_page, study_page,
};
use quarto_rules::{GameResult, Play, Position, Record, RuleSet};
use quarto_text::{Narrator, ReviewText};

use super::game::Participant;
use super::visitor::Visitor;
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::protection::limits::Source;

/// The longest time to wait for a result, including the queue.
const PATIENCE: Duration = Duration::from_secs(25);

/// Shows the review of a game.
pub(crate) async fn game(participant: Participant) -> Result<Html<String>, ApiError> {
    let Participant { app, peer, visitor, game, .. } = participant;
    let slot = app.guards.analyses.take(peer).ok_or(ApiError::TooMany { retry_after: 1 })?;
    let review = app.host.review_game(peer.address().to_string(), game).await?;
    let review = wait(review).await?.ok_or(ApiError::Timeout)?;
    drop(slot);
    let view = app.host.snapshot(game, Viewer::Spectator).await?.view;
    let place = format!("/games/{game}");
    let visitor = visitor.on(format!("{place}/review"));
    let narrator = Narrator::new(visitor.reader.voice(), &view);
    let rules = view.options.terms.rules;
    Ok(Html(review_page(&visitor.reader, &narrator, rules, &review, Some(&place))))
}

/// Shows where a record can be brought.
pub(crate) async fn form(visitor: Visitor) -> Html<String> {
    Html(review_form_page(&visitor.reader, "", None))
}

/// Shows the review of a record.
pub(crate) async fn record(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let (reader, text) = (&visitor.reader, fields.get("record").unwrap_or_default());
    let refuse = |problem| {
        let page = Html(review_form_page(reader, text, Some(problem)));
        Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
    };
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => {
            let reason = &error.to_string();
            return refuse(reader.say(ReviewText::ReviewPasteBad { reason }));
        }
    };
    if record.result() == GameResult::Open && record.tag("Assist").is_none() {
        return refuse(reader.say(ReviewText::ReviewNotOver));
    }
    let slot = app.guards.analyses.take(peer).ok_or(ApiError::TooMany { retry_after: 1 })?;
    let review = app.host.review(peer.address().to_string(), record.clone());
    let Some(review) = wait(review).await? else {
        return refuse(reader.say(ReviewText::ReviewTooHard));
    };
    drop(slot);
    let narrator = Narrator::of_record(reader.voice(), &record);
    let rules = record.play().terms().rules;
    Ok(Html(review_page(reader, &narrator, rules, &review, None)).into_response())
}

/// Shows the analysis board.
pub(crate) async fn study(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let query = query.unwrap_or_default();
    let Some(board) = StudyBoard::read(&Fields::read(query.as_bytes())) else {
        let board = StudyBoard::new(RuleSet::default(), Position::default());
        let example = "K.../.F../..../..N. A";
        let problem = visitor.reader.say(ReviewText::StudyBadPosition { example });
        let page = Html(study_page(&visitor.reader, &board, None, Some(problem)));
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    let visitor = match &*query {
        "" => visitor,
        query => visitor.on(format!("/analysis?{query}")),
    };
    let found = match board.play() {
        Some(play) if !board.is_setup() && play.outcome().is_none() => {
            find(&app, peer, play).await?
        }
        Some(_) | None => None,
    };
    Ok(Html(study_page(&visitor.reader, &board, found.as_ref(), None)).into_response())
}

/// Draws the position of an analysis board.
pub(crate) async fn picture(
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let fields = Fields::read(query.unwrap_or_default().as_bytes());
    let play = StudyBoard::read(&fields).and_then(|board| board.play()).ok_or(ApiError::NoPage)?;
    let picture = position_picture(play.position(), visitor.reader.voice().edition);
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// Finds out what a position is worth; `None` if that takes too long.
async fn find(
    app: &App,
    peer: Source,
    play: Play,
) -> Result<Option<(Analysis, Option<Hint>)>, ApiError> {
    let slot = app.guards.analyses.take(peer).ok_or(ApiError::TooMany { retry_after: 1 })?;
    let found = wait(app.host.study(peer.address().to_string(), play)).await?;
    drop(slot);
    Ok(Some(found))
}

async fn wait<T>(pending: PendingAnalysis<T>) -> Result<T, ApiError> {
    let result = tokio::time::timeout(PATIENCE, pending.result()).await;
    result.map_err(|_| ApiError::Timeout)?.ok_or(ApiError::Stopping)
}
