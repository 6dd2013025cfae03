//! What can be taken away from a tournament: sheets to print, tables and records.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use quarto_pages::{crosstable_page, sheet_page};
use quarto_text::TournamentSheet;
use quarto_tournament::{games_csv, standings_csv};
use serde::Deserialize;

use super::CupVisitor;
use crate::api::tournaments::{TournamentPath, body};
use crate::app::App;
use crate::error::ApiError;
use crate::extract::Params;
use crate::web::visitor::Visitor;

/// How a sheet is printed.
#[derive(Deserialize)]
pub(crate) struct SheetParams {
    #[serde(rename = "as")]
    form: Option<SheetForm>,
}

/// A form of a sheet besides a page.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SheetForm {
    Braille,
}

/// Shows a sheet to print, as a page or for an embosser.
pub(crate) async fn sheet(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    Path((_, _, word)): Path<(String, String, String)>,
    Params(SheetParams { form }): Params<SheetParams>,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    let sheet = TournamentSheet::ALL.into_iter().find(|sheet| sheet.word() == word);
    let sheet = sheet.ok_or(ApiError::NoPage)?;
    let visitor = CupVisitor::new(app, id, visitor).await?;
    let (seen, reader) = (visitor.snapshot().await?, &visitor.visitor.reader);
    Ok(match form {
        None => Html(sheet_page(reader, &seen, sheet)).into_response(),
        Some(SheetForm::Braille) => {
            let text = sheet.embossed(reader.language, seen.hosted.tournament());
            file(text, "text/plain; charset=utf-8", &format!("{word}.txt"))
        }
    })
}

/// Shows everybody's opponents.
pub(crate) async fn crosstable(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    visitor: Visitor,
) -> Result<Html<String>, ApiError> {
    let visitor = CupVisitor::new(app, id, visitor).await?;
    Ok(Html(crosstable_page(&visitor.visitor.reader, &visitor.snapshot().await?)))
}

/// Returns a tournament as a file.
pub(crate) async fn export(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    Path((_, _, name)): Path<(String, String, String)>,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    let visitor = CupVisitor::new(app, id, visitor).await?;
    let seen = visitor.snapshot().await?;
    let tournament = seen.hosted.tournament();
    let csv = "text/csv; charset=utf-8";
    let (text, kind) = match &*name {
        "export.json" => {
            let whole = body(id, &seen.hosted, visitor.role);
            (serde_json::to_string(&whole).unwrap_or_default(), "application/json")
        }
        "standings.csv" => (standings_csv(tournament), csv),
        "games.csv" => (games_csv(tournament), csv),
        "records.txt" => (records(&visitor).await?, "text/plain; charset=utf-8"),
        _ => return Err(ApiError::NoPage),
    };
    Ok(file(text, kind, &name))
}

/// Returns the records of all games that are over, each with its event and round.
async fn records(visitor: &CupVisitor) -> Result<String, ApiError> {
    let seen = visitor.snapshot().await?;
    let mut records = Vec::new();
    let tournament = seen.hosted.tournament();
    for (round, table, game) in seen.hosted.boards() {
        let is_over = tournament.bout(round, table).is_some_and(|bout| bout.verdict.is_some());
        if !is_over {
            continue;
        }
        if let Ok(Some(mut record)) = visitor.app.host.record(game).await {
            // A name that does not fit into a record is left out.
            let _ = record.set_tag("Event", tournament.name().as_str());
            let _ = record.set_tag("Round", &format!("{round}.{table}"));
            records.push(record.to_string());
        }
    }
    Ok(records.join("\n"))
}

fn file(text: String, kind: &'static str, name: &str) -> Response {
    let place = format!("attachment; filename=\"{name}\"");
    let mut response = ([(header::CONTENT_TYPE, kind)], text).into_response();
    if let Ok(place) = HeaderValue::from_str(&place) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, place);
    }
    response
}
