//! Puzzles for programs. Nothing is counted here.

use axum::extract::{Path, State};
use axum::{Extension, Json};
use quarto_engine::Solver;
use quarto_puzzle::{
    Assessment, Attempt, Disproof, Proof, Puzzle, PuzzleCollection, PuzzleKind, WrongAnswer,
};
use quarto_rules::{Chance, RuleSet, TraitSet, Variant};
use quarto_wire::{
    AttemptBody, AttemptResultBody, AttemptResultWord, PuzzleBody, PuzzleKindBody, PuzzlesBody,
    WrongAnswerBody,
};
use serde::Deserialize;

use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::extract::{Body, Params};
use crate::web::puzzles::{find, today, with_solver};

/// The most puzzles in an answer, and the most answers to one.
const LISTED: usize = 50;
const ANSWERS: usize = 40;

/// Which puzzles are wanted.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    rules: Variant,
    #[serde(default = "all")]
    traits: TraitSet,
    kind: Option<PuzzleKindBody>,
    #[serde(default = "ten")]
    count: usize,
    #[serde(default = "one")]
    seed: u64,
}

fn all() -> TraitSet {
    TraitSet::FULL
}

fn ten() -> usize {
    10
}

fn one() -> u64 {
    1
}

/// List puzzles
///
/// Some puzzles with their solutions: the same as `quarto puzzle list` chooses, at most 50. Another seed
/// chooses others.
#[utoipa::path(
    get, path = "/api/puzzles", operation_id = "list_puzzles", tag = "puzzles",
    params(
        ("rules" = Option<Variant>, Query, description = "The shapes that win; `lines` if left out"),
        ("traits" = Option<TraitSet>, Query, description = "The traits that count; all of them if left out"),
        ("kind" = Option<PuzzleKindBody>, Query, description = "Only this kind"),
        ("count" = Option<usize>, Query, description = "How many, 10 if left out", maximum = 50),
        ("seed" = Option<u64>, Query, description = "The seed of the choice, 1 if left out"),
    ),
    responses((status = 200, description = "The puzzles", body = PuzzlesBody))
)]
pub(crate) async fn list(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    Params(wanted): Params<Wanted>,
) -> Result<Json<PuzzlesBody>, ApiError> {
    let rules = RuleSet::new(wanted.rules, wanted.traits);
    let rules = rules.ok_or_else(|| bad("at least one trait counts"))?;
    if wanted.count > LISTED {
        return Err(bad("at most 50 puzzles"));
    }
    if i64::try_from(wanted.seed).is_err() {
        return Err(bad("a seed has at most 63 bits"));
    }
    let all = PuzzleCollection::shared(rules);
    let kinds: Vec<PuzzleKind> =
        wanted.kind.map_or(PuzzleKind::ALL.into(), |kind| vec![to_kind(kind)]);
    let mut puzzles: Vec<Puzzle> = kinds.iter().flat_map(|kind| all.of(*kind)).copied().collect();
    Chance::new(wanted.seed).shuffle(&mut puzzles);
    puzzles.truncate(wanted.count);
    let mut bodies = Vec::new();
    for puzzle in puzzles {
        bodies.push(proved(&app, peer, puzzle).await?);
    }
    Ok(Json(PuzzlesBody { puzzles: bodies }))
}

/// Get the puzzle of the day
///
/// The same for everybody, by the date of UTC.
#[utoipa::path(
    get, path = "/api/puzzles/daily", tag = "puzzles",
    responses((status = 200, description = "The puzzle", body = PuzzleBody))
)]
pub(crate) async fn daily(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
) -> Result<Json<PuzzleBody>, ApiError> {
    Ok(Json(proved(&app, peer, today(&app).puzzle).await?))
}

/// Get a puzzle
///
/// With its solution.
#[utoipa::path(
    get, path = "/api/puzzles/{puzzle}", operation_id = "puzzle", tag = "puzzles",
    params(("puzzle" = String, Path, description = "The name of the puzzle")),
    responses((status = 200, description = "The puzzle", body = PuzzleBody))
)]
pub(crate) async fn look(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    Path(name): Path<String>,
) -> Result<Json<PuzzleBody>, ApiError> {
    Ok(Json(proved(&app, peer, find(&name)?).await?))
}

/// Judge answers to a puzzle
///
/// The answers are taken one after the other until one is not right. In `win-in` every right move is
/// accepted, and the solver replies with what delays longest. Nothing is counted.
#[utoipa::path(
    post, path = "/api/puzzles/{puzzle}/attempts", tag = "puzzles", request_body = AttemptBody,
    params(("puzzle" = String, Path, description = "The name of the puzzle")),
    responses((status = 200, description = "What the answers are worth", body = AttemptResultBody))
)]
pub(crate) async fn attempt(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    Path(name): Path<String>,
    Body(body): Body<AttemptBody>,
) -> Result<Json<AttemptResultBody>, ApiError> {
    let puzzle = find(&name)?;
    if body.answers.len() > ANSWERS {
        return Err(bad("at most 40 answers"));
    }
    let work = move |solver: &Solver| judge(puzzle, &body, solver);
    let judged = with_solver(&app, peer, puzzle.id, work).await?;
    judged.map(Json).map_err(|_| ApiError::NoPage)
}

fn judge(
    puzzle: Puzzle,
    body: &AttemptBody,
    solver: &Solver,
) -> Result<AttemptResultBody, Disproof> {
    let mut attempt = Attempt::new(puzzle, solver)?;
    let (mut right, mut replies, mut wrong) = (0, Vec::new(), None);
    let mut result = AttemptResultWord::Open;
    for action in &body.answers {
        result = match attempt.answer(*action, solver) {
            Assessment::Solved => AttemptResultWord::Solved,
            Assessment::Named => AttemptResultWord::Continues,
            Assessment::Continues(actions) => {
                replies = actions;
                AttemptResultWord::Continues
            }
            Assessment::Wrong(why) => {
                wrong = Some(to_wrong(why));
                AttemptResultWord::Wrong
            }
            Assessment::Refused(_) => AttemptResultWord::Refused,
            Assessment::NotAsked => AttemptResultWord::NotAsked,
        };
        match result {
            AttemptResultWord::Continues => right += 1,
            AttemptResultWord::Solved => {
                (right, replies) = (right + 1, Vec::new());
                break;
            }
            AttemptResultWord::Wrong
            | AttemptResultWord::Refused
            | AttemptResultWord::NotAsked
            | AttemptResultWord::Open => break,
        }
    }
    let position = *attempt.play().position();
    Ok(AttemptResultBody { result, right, replies, position, wrong })
}

fn to_wrong(why: WrongAnswer) -> WrongAnswerBody {
    let shapes = |made: Vec<quarto_rules::Alignment>| made.iter().map(|one| one.shape()).collect();
    let none = WrongAnswerBody::default();
    match why {
        WrongAnswer::NotAligned(shape) => WrongAnswerBody { shapes: vec![shape], ..none },
        WrongAnswer::Aligned(open) => WrongAnswerBody { shapes: shapes(open), ..none },
        WrongAnswer::NoWin(square) => WrongAnswerBody { square: Some(square), ..none },
        WrongAnswer::Unsafe(square, made) => {
            WrongAnswerBody { square: Some(square), shapes: shapes(made), ..none }
        }
        WrongAnswer::Unnamed(pieces) => WrongAnswerBody { pieces: pieces.iter().collect(), ..none },
        WrongAnswer::Worth(worth, line) => WrongAnswerBody { worth: Some(worth), line, ..none },
    }
}

/// Returns a puzzle with its solution, which is proved now.
async fn proved(
    app: &App,
    peer: crate::protection::limits::Source,
    puzzle: Puzzle,
) -> Result<PuzzleBody, ApiError> {
    let work = move |solver: &Solver| puzzle.prove(solver);
    let proof = with_solver(app, peer, puzzle.id, work).await?.map_err(|_| ApiError::NoPage)?;
    Ok(PuzzleBody {
        id: puzzle.id.to_string(),
        rules: puzzle.id.rules.variant(),
        traits: puzzle.id.rules.traits(),
        kind: from_kind(puzzle.id.kind),
        position: puzzle.position,
        unique: proof.is_unique(),
        difficulty: puzzle.difficulty,
        solution: solution(&proof),
    })
}

fn solution(proof: &Proof) -> Vec<Vec<String>> {
    match proof.lines() {
        [] => vec![vec!["none".to_owned()]],
        lines => lines.iter().map(|line| line.iter().map(ToString::to_string).collect()).collect(),
    }
}

const fn to_kind(kind: PuzzleKindBody) -> PuzzleKind {
    match kind {
        PuzzleKindBody::Spot => PuzzleKind::Spot,
        PuzzleKindBody::WinNow => PuzzleKind::WinNow,
        PuzzleKindBody::SafeGive => PuzzleKind::SafeGive,
        PuzzleKindBody::WinIn => PuzzleKind::WinIn,
        PuzzleKindBody::Save => PuzzleKind::Save,
    }
}

const fn from_kind(kind: PuzzleKind) -> PuzzleKindBody {
    match kind {
        PuzzleKind::Spot => PuzzleKindBody::Spot,
        PuzzleKind::WinNow => PuzzleKindBody::WinNow,
        PuzzleKind::SafeGive => PuzzleKindBody::SafeGive,
        PuzzleKind::WinIn => PuzzleKindBody::WinIn,
        PuzzleKind::Save => PuzzleKindBody::Save,
    }
}

fn bad(why: &str) -> ApiError {
    ApiError::BadRequest(why.into())
}
