//! The puzzles: the choice of one, its page, training, runs against time, and what was done so far.

mod games;
pub(crate) mod kept;
mod run;

pub(crate) use run::{answer as answer_run, show as show_run};

use std::num::NonZero;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, RawQuery, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use quarto_engine::{Solver, SolverOptions};
use quarto_pages::{
    Fields, PuzzleOccasion, PuzzleRequest, PuzzleSheet, PuzzleSurroundings, PuzzleToday, PuzzleWay,
    Reader, puzzle_page, puzzle_statistics_page, puzzles_page, training_path,
};
use quarto_puzzle::{
    Puzzle, PuzzleCollection, PuzzleId, PuzzleKind, PuzzleProgress, PuzzleScore, daily_puzzle,
};
use quarto_rules::{Chance, RuleSet, TraitSet, Variant};
use quarto_store::random_number;

use super::visitor::Visitor;
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::protection::limits::Source;

/// The longest time to wait for a judgement, including the queue.
const PATIENCE: Duration = Duration::from_secs(25);

/// Lists what there is to solve.
pub(crate) async fn list(
    State(app): State<App>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, ApiError> {
    let fields = Fields::read(query.unwrap_or_default().as_bytes());
    let traits: Vec<&str> = fields.all("trait").collect();
    let traits = traits.join(",").parse().unwrap_or(TraitSet::FULL);
    let variant = fields.parse("shapes").unwrap_or(Variant::Lines);
    let rules = RuleSet::new(variant, traits).unwrap_or_default();
    let progress = kept::progress(&app, &visitor.caller).await?;
    Ok(Html(puzzles_page(&visitor.reader, today(&app), rules, &progress)))
}

/// Shows what the visitor has done so far.
pub(crate) async fn statistics(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
) -> Result<Html<String>, ApiError> {
    let progress = games::count(&app, peer, &visitor).await?;
    Ok(Html(puzzle_statistics_page(&visitor.reader, &progress)))
}

/// Leads to a puzzle that fits the visitor's strength.
pub(crate) async fn train(
    State(app): State<App>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Redirect, ApiError> {
    let fields = Fields::read(query.unwrap_or_default().as_bytes());
    let rules: RuleSet = fields.parse("rules").unwrap_or_default();
    let all: Vec<Puzzle> = PuzzleCollection::shared(rules).iter().copied().collect();
    let progress = kept::progress(&app, &visitor.caller).await?;
    let puzzle = progress.for_training(&all, &mut Chance::new(random_number()));
    let puzzle = puzzle.ok_or(ApiError::NoPage)?;
    let request = PuzzleRequest::new(PuzzleOccasion::Training, PuzzleWay::Board);
    Ok(Redirect::to(&visitor.reader.to(&request.path(&puzzle))))
}

/// Shows a puzzle, with what is said to the answer in the address. Nothing is counted here.
pub(crate) async fn show(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    Path((_, name)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, ApiError> {
    let puzzle = find(&name)?;
    let query = query.unwrap_or_default();
    let fields = Fields::read(query.as_bytes());
    let request = PuzzleRequest::read(&fields);
    let visitor = match &*query {
        "" => visitor,
        _ => visitor.on(request.path(&puzzle)),
    };
    let sheet = judge(&app, peer, &visitor.reader, puzzle, request).await?;
    let progress = kept::progress(&app, &visitor.caller).await?;
    let change = fields.parse::<i32>("gain").map(|change| change.clamp(-999, 999));
    let around = PuzzleSurroundings {
        next: next(&sheet, &progress),
        rating: progress.ratings().last().copied().zip(change),
        run: None,
    };
    Ok(Html(puzzle_page(&visitor.reader, &sheet, &around)))
}

/// Judges an answer, counts it, and shows what came of it.
pub(crate) async fn answer(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    Path((_, name)): Path<(String, String)>,
    fields: Fields,
) -> Result<Response, ApiError> {
    let puzzle = find(&name)?;
    let sheet = judge(&app, peer, &visitor.reader, puzzle, PuzzleRequest::read(&fields)).await?;
    let path = sheet.request().path(&puzzle);
    let Some(score) = sheet.score() else {
        return Ok(Redirect::to(&visitor.reader.to(&path)).into_response());
    };
    let today = today(&app);
    let note = |progress: &mut PuzzleProgress| {
        let before = whole(progress.player.rating);
        let counted = progress.note_once(&puzzle, score);
        if puzzle.id == today.puzzle.id && score != PuzzleScore::Failed {
            progress.note_day(today.day);
        }
        counted.then(|| whole(progress.player.rating) - before)
    };
    let (gain, new) = kept::change(&app, peer, &visitor.caller, note).await?;
    let path = match gain {
        Some(gain) => format!("{path}{}gain={gain}", if path.contains('?') { "&" } else { "?" }),
        None => path,
    };
    Ok(new.with(Redirect::to(&visitor.reader.to(&path))))
}

/// Returns the puzzle of today, by the calendar of UTC.
pub(crate) fn today(app: &App) -> PuzzleToday {
    let day = app.host.store().now().0 / (1000 * 60 * 60 * 24);
    PuzzleToday { day, puzzle: daily_puzzle(day) }
}

/// Returns the puzzle with this name.
pub(crate) fn find(name: &str) -> Result<Puzzle, ApiError> {
    let id: PuzzleId = name.parse().map_err(|_| ApiError::NoPage)?;
    PuzzleCollection::shared(id.rules).get(id).ok_or(ApiError::NoPage)
}

/// Judges an answer. What takes a search waits for the thread that analyses.
async fn judge(
    app: &App,
    peer: Source,
    reader: &Reader,
    puzzle: Puzzle,
    request: PuzzleRequest,
) -> Result<PuzzleSheet, ApiError> {
    let reader = reader.clone();
    let work = move |solver: &Solver| request.judge(puzzle, &reader, solver);
    let judged = with_solver(app, peer, puzzle.id, work).await?;
    judged.map_err(|_| ApiError::NoPage)
}

/// Works with the solver for a puzzle: on the thread that analyses if it takes a search, and here if the rules
/// are enough.
pub(crate) async fn with_solver<T: Send + 'static>(
    app: &App,
    peer: Source,
    puzzle: PuzzleId,
    work: impl FnOnce(&Solver) -> T + Send + 'static,
) -> Result<T, ApiError> {
    match puzzle.kind {
        PuzzleKind::Spot | PuzzleKind::WinNow | PuzzleKind::SafeGive => {
            let options = SolverOptions { threads: NonZero::<usize>::MIN, table_bytes: 1 << 10 };
            Ok(work(&Solver::with_options(puzzle.rules, options)))
        }
        PuzzleKind::WinIn | PuzzleKind::Save => {
            let slot = app.guards.analyses.take(peer);
            let slot = slot.ok_or(ApiError::TooMany { retry_after: 1 })?;
            let pending = app.host.solve(peer.address().to_string(), puzzle.rules, work);
            let result = tokio::time::timeout(PATIENCE, pending.result()).await;
            drop(slot);
            result.map_err(|_| ApiError::Timeout)?.ok_or(ApiError::Stopping)
        }
    }
}

/// Returns the path of what comes after a puzzle.
fn next(sheet: &PuzzleSheet, progress: &PuzzleProgress) -> String {
    let PuzzleId { rules, kind, number } = sheet.puzzle().id;
    match sheet.request().occasion {
        PuzzleOccasion::Day => "/puzzles".into(),
        PuzzleOccasion::Run => "/puzzles/run".into(),
        PuzzleOccasion::Training => training_path(rules),
        PuzzleOccasion::Theme => {
            let later = PuzzleCollection::shared(rules).of(kind).iter().skip(number);
            let mut open = later.filter(|puzzle| progress.history(puzzle).solved == 0);
            let request = PuzzleRequest::new(PuzzleOccasion::Theme, sheet.request().way);
            open.next().map_or_else(|| "/puzzles".into(), |puzzle| request.path(puzzle))
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "ratings are far from the limits")]
fn whole(rating: f64) -> i32 {
    rating.round() as i32
}
