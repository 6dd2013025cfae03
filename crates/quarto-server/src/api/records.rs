//! Records: of one game, or of all games of a caller.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use futures_util::{StreamExt, stream};
use quarto_game::GameId;
use quarto_host::OrderError;
use quarto_rules::Record;
use quarto_wire::RecordBody;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::games::base_url;
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::extract::{GamePath, Params};
use crate::identity::caller::Caller;

/// The most games that are exported.
const EXPORTED: u32 = 1000;

/// Returns the record of a game with its address as the site; `None` while it is hidden.
async fn find(app: &App, base: &str, game: GameId) -> Result<Option<Record>, OrderError> {
    let mut record = app.host.record(game).await?;
    if let Some(record) = record.as_mut().filter(|record| record.tag("Site").is_none()) {
        record.set_tag("Site", &format!("{base}/games/{game}")).expect("an address is plain text");
    }
    Ok(record)
}

/// Get the record as text
#[utoipa::path(
    get, path = "/api/games/{game}/record", tag = "games",
    params(("game" = GameId, Path, description = "The name of the game")),
    responses((status = 200, description = "The record", body = String, content_type = "text/plain"))
)]
pub(crate) async fn record(
    State(app): State<App>,
    GamePath(game): GamePath,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let record = find(&app, &base_url(&app, &headers), game).await?.ok_or(ApiError::Hidden)?;
    let name = format!("inline; filename=\"quarto-{game}.txt\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], record.to_string()).into_response())
}

/// Get the record as JSON
#[utoipa::path(
    get, path = "/api/games/{game}/record.json", tag = "games",
    params(("game" = GameId, Path, description = "The name of the game")),
    responses((status = 200, description = "The record", body = RecordBody))
)]
pub(crate) async fn record_json(
    State(app): State<App>,
    GamePath(game): GamePath,
    headers: HeaderMap,
) -> Result<Json<RecordBody>, ApiError> {
    let record = find(&app, &base_url(&app, &headers), game).await?.ok_or(ApiError::Hidden)?;
    Ok(Json(RecordBody::from(&record)))
}

/// The filters and the format of an export.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct ExportParams {
    #[serde(default)]
    format: Format,
    #[serde(default)]
    since: i64,
}

/// The format of records.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Format {
    /// As text, one after the other, as in a file of records.
    #[default]
    Text,
    /// As lines of JSON, one per game.
    Ndjson,
}

impl Format {
    fn media_type(self) -> &'static str {
        match self {
            Format::Text => "text/plain; charset=utf-8",
            Format::Ndjson => "application/x-ndjson",
        }
    }

    fn write(self, record: &Record) -> String {
        match self {
            Format::Text => format!("{record}\n"),
            Format::Ndjson => {
                let line = serde_json::to_string(&RecordBody::from(record));
                line.unwrap_or_default() + "\n"
            }
        }
    }
}

/// Export your games
///
/// The records of all games in which the secret holds a seat, the latest first, at most 1000.
/// Hidden games, whose players are blindfold and have not finished, are left out.
#[utoipa::path(
    get, path = "/api/games/export", tag = "games",
    params(
        ("format" = Option<Format>, Query, description = "`text`, or `ndjson` for one record as JSON per line"),
        ("since" = Option<u64>, Query, description = "Only games that were proposed at this time or later, in milliseconds since 1970"),
    ),
    responses((status = 200, description = "The records", content(
        (String = "text/plain"), (String = "application/x-ndjson"),
    ))),
    security(("secret" = []))
)]
pub(crate) async fn export(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    caller: Caller,
    headers: HeaderMap,
    Params(ExportParams { format, since }): Params<ExportParams>,
) -> Result<Response, ApiError> {
    // An export reads many games, and costs as much as creating some.
    app.guards.count_game(peer)?;
    let since = u64::try_from(since)
        .map_err(|_| ApiError::BadRequest(format!("{since} is before 1970")))?;
    let held = app.host.store().holdings(caller.require()?, EXPORTED).await?;
    let recent = held.into_iter().filter(|held| held.created.0 >= since);
    let mut games: Vec<GameId> = recent.map(|held| held.game).collect();
    games.dedup();
    let base = base_url(&app, &headers);
    // Each record is made after the previous ones are sent.
    let records = stream::iter(games).filter_map(move |game| {
        let (app, base) = (app.clone(), base.clone());
        async move {
            let found = find(&app, &base, game).await;
            // A damaged game does not stop the export; the host reports it.
            found
                .ok()
                .flatten()
                .map(|record| Ok::<_, std::convert::Infallible>(format.write(&record)))
        }
    });
    Ok(([(header::CONTENT_TYPE, format.media_type())], Body::from_stream(records)).into_response())
}
