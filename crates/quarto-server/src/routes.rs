use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};

use crate::api::{
    analysis, anybody, follow, games, health, manual, openapi, puzzles, records, seats, socket,
    tournaments,
};
use crate::app::App;
use crate::error::ApiError;
use crate::protection::guard;
use crate::web;

/// The largest body of a request.
const LARGEST_BODY: usize = 16 * 1024;
/// The longest time for a request that is not a stream.
const PATIENCE: Duration = Duration::from_secs(30);

/// Returns all routes of the server.
pub(crate) fn routes(app: App) -> Router {
    let quick = Router::new()
        .route("/api/openapi.json", get(openapi::json))
        .route("/api/notation.md", get(manual::notation))
        .route("/api/bot.py", get(manual::bot))
        .route("/api/games", post(games::create).get(games::list))
        .route("/api/games/export", get(records::export))
        .route("/api/games/{game}", get(games::look))
        .route("/api/games/{game}/commands", post(games::act))
        .route("/api/games/{game}/seats", post(seats::sit).delete(seats::leave))
        .route("/api/games/{game}/invitations", delete(seats::withdraw))
        .route("/api/games/{game}/record", get(records::record))
        .route("/api/games/{game}/record.json", get(records::record_json))
        .route("/api/games/{game}/review", get(analysis::review))
        .route("/api/anybody", post(anybody::meet))
        .route("/api/lobby", get(anybody::lobby))
        .route("/api/analysis", post(analysis::analyse))
        .route("/api/tournaments", post(tournaments::found))
        .route("/api/tournaments/{tournament}", get(tournaments::look).delete(tournaments::delete))
        .route("/api/tournaments/{tournament}/entrants", post(tournaments::enter))
        .route("/api/tournaments/{tournament}/commands", post(tournaments::act))
        .route("/api/puzzles", get(puzzles::list))
        .route("/api/puzzles/daily", get(puzzles::daily))
        .route("/api/puzzles/{puzzle}", get(puzzles::look))
        .route("/api/puzzles/{puzzle}/attempts", post(puzzles::attempt))
        .route("/livez", get(health::live))
        .route("/readyz", get(health::ready))
        .route("/version", get(health::version))
        .merge(web::pages())
        .layer(from_fn(limit_time));
    let streams = Router::new()
        .route("/api/games/{game}/events", get(follow::events))
        .route("/api/tournaments/{tournament}/events", get(tournaments::events))
        .route("/api/games/{game}/socket", get(socket::socket));
    quick
        .merge(streams)
        .merge(web::waiting_pages())
        .fallback(async || ApiError::NoPage)
        .method_not_allowed_fallback(async || ApiError::NoMethod)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(from_fn_with_state(app.clone(), web::explain))
        .with_state(app)
}

/// Returns the routes for metrics and health, which answer even when all other connections are
/// taken.
pub(crate) fn metrics_routes(app: App) -> Router {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let metrics = async move |State(app): State<App>| {
        ([(header::CONTENT_TYPE, kind)], app.metrics.write(&app.host))
    };
    Router::new()
        .route("/metrics", get(metrics))
        .route("/livez", get(health::live))
        .route("/readyz", get(health::ready))
        .layer(from_fn(limit_time))
        .layer(from_fn_with_state(app.clone(), guard::guard_metrics))
        .with_state(app)
}

async fn limit_time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::Timeout.into_response(),
    }
}
