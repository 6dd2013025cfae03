//! Analysis of positions, and reviews of games.

use std::time::Duration;

use axum::extract::State;
use axum::{Extension, Json};
use quarto_engine::Review;
use quarto_game::GameId;
use quarto_host::AnalysisTask;
use quarto_rules::RuleSet;
use quarto_wire::{AnalysisBody, MoveBody, QuestionBody, WorthBody};

use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::extract::{Body, GamePath};

/// Analyse a position
///
/// The value of the position for the player to act, and the value of each action, in a game where
/// alignments win without a call. The request waits for a free worker, and the search stops when
/// the request is cancelled.
#[utoipa::path(
    post, path = "/api/analysis", tag = "engine", request_body = QuestionBody,
    responses((status = 200, description = "What the position and each action are worth", body = AnalysisBody))
)]
pub(crate) async fn analyse(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    Body(body): Body<QuestionBody>,
) -> Result<Json<AnalysisBody>, ApiError> {
    let place = app.guards.analyses.take(peer).ok_or(ApiError::TooMany { retry_after: 1 })?;
    let rules = RuleSet::new(body.rules, body.traits)
        .ok_or_else(|| ApiError::BadRequest("at least one trait counts".into()))?;
    let (position, time) = (body.position.parse()?, Duration::from_millis(body.time.into()));
    let task = AnalysisTask { rules, position, time, nodes: None };
    let found = app.host.analyse(peer.address().to_string(), task).result().await;
    drop(place);
    let found = found.ok_or(ApiError::Stopping)?;
    let moves = found.moves.iter().map(|(action, worth)| MoveBody {
        action: *action,
        worth: WorthBody::new(worth.at_least, worth.at_most),
    });
    let (worth, moves) =
        (WorthBody::new(found.worth.at_least, found.worth.at_most), moves.collect());
    Ok(Json(AnalysisBody { worth, best: found.best, moves }))
}

/// Review a finished game
///
/// The value of each action for the player who took it, mistakes, missed and wrong calls, and how
/// accurately both played. A game that goes on is reviewed only if it has assistance. The request waits
/// for a free worker.
#[utoipa::path(
    get, path = "/api/games/{game}/review", tag = "engine",
    params(("game" = GameId, Path, description = "The name of the game")),
    responses((status = 200, description = "What each action was worth", body = Review))
)]
pub(crate) async fn review(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    GamePath(game): GamePath,
) -> Result<Json<Review>, ApiError> {
    let place = app.guards.analyses.take(peer).ok_or(ApiError::TooMany { retry_after: 1 })?;
    let found = app.host.review_game(peer.address().to_string(), game).await?.result().await;
    drop(place);
    Ok(Json(found.ok_or(ApiError::Stopping)?.ok_or(ApiError::Timeout)?))
}
