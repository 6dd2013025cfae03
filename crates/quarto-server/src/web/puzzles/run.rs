//! A run against time: its page, and the answers to it.

use std::time::Duration;

use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use quarto_game::Time;
use quarto_pages::{
    Fields, PuzzleRequest, PuzzleSurroundings, RunStatus, puzzle_page, puzzle_run_page,
};
use quarto_puzzle::{PuzzleProgress, PuzzleRun};
use quarto_store::random_number;

use super::{judge, kept};
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::web::visitor::Visitor;

/// How long a run lasts.
const LENGTH: Duration = Duration::from_mins(3);

/// Shows the puzzle of the run that goes on, or how it ended.
pub(crate) async fn show(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let progress = kept::progress(&app, &visitor.caller).await?;
    let Some(run) = progress.run else {
        return Ok(Redirect::to(&visitor.reader.to("/puzzles")).into_response());
    };
    let now = app.host.store().now();
    let Some(puzzle) = run.puzzle().filter(|_| !run.is_over(now.0)) else {
        let end = |progress: &mut PuzzleProgress| {
            progress.end_run();
            progress.clone()
        };
        let (progress, _) = kept::change(&app, peer, &visitor.caller, end).await?;
        return Ok(Html(puzzle_run_page(&visitor.reader, &run, &progress)).into_response());
    };
    let fields = Fields::read(query.unwrap_or_default().as_bytes());
    let request = PuzzleRequest::read(&fields).in_run();
    let sheet = judge(&app, peer, &visitor.reader, puzzle, request).await?;
    let status = RunStatus {
        number: run.number(),
        solved: run.solved(),
        lives: run.lives(),
        left: Time(run.until()).since(now),
    };
    let around = PuzzleSurroundings {
        next: "/puzzles/run".into(),
        run: Some(status),
        ..PuzzleSurroundings::default()
    };
    Ok(Html(puzzle_page(&visitor.reader, &sheet, &around)).into_response())
}

/// Begins a run, or judges an answer in the one that goes on. An answer to a puzzle that was answered before, as
/// when a form is sent twice, changes nothing.
pub(crate) async fn answer(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let place = "/puzzles/run";
    let now = app.host.store().now();
    if fields.get("do") == Some("start") {
        let rules = fields.parse("rules").unwrap_or_default();
        let run = PuzzleRun::new(rules, random_number(), now.after(LENGTH).0);
        let begin = |progress: &mut PuzzleProgress| {
            // One that goes on is not begun anew by a form that is sent twice.
            if progress.run.is_none_or(|run| run.is_over(now.0)) {
                progress.end_run();
                progress.run = Some(run);
            }
        };
        let ((), new) = kept::change(&app, peer, &visitor.caller, begin).await?;
        return Ok(new.with(Redirect::to(&visitor.reader.to(place))));
    }
    let progress = kept::progress(&app, &visitor.caller).await?;
    let run = progress.run.filter(|run| !run.is_over(now.0));
    let run = run.filter(|run| fields.parse("number") == Some(run.number()));
    let Some(puzzle) = run.and_then(|run| run.puzzle()) else {
        return Ok(Redirect::to(&visitor.reader.to(place)).into_response());
    };
    let request = PuzzleRequest::read(&fields).in_run();
    let sheet = judge(&app, peer, &visitor.reader, puzzle, request).await?;
    let Some((score, run)) = sheet.score().zip(run) else {
        let path = sheet.request().path_at(place);
        return Ok(Redirect::to(&visitor.reader.to(&path)).into_response());
    };
    let note = |progress: &mut PuzzleProgress| {
        if let Some(going) = &mut progress.run {
            going.note(run.number(), score);
        }
    };
    let ((), new) = kept::change(&app, peer, &visitor.caller, note).await?;
    Ok(new.with(Redirect::to(&visitor.reader.to(place))))
}
