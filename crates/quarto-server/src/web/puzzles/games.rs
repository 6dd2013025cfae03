//! What a visitor's finished games say. They are counted when the visitor looks, so that nothing is done while
//! a game is played.

use quarto_game::{Party, Stage, View, Viewer};
use quarto_puzzle::{GameTally, PuzzleProgress};
use quarto_rules::{Calling, Character};

use super::kept;
use crate::app::App;
use crate::error::ApiError;
use crate::protection::limits::Source;
use crate::web::home::held;
use crate::web::visitor::Visitor;

/// The most games that are looked through at once; those before them are not counted.
const LOOKED_AT: u32 = 100;

/// Counts the games that have ended since the visitor last looked, and returns all that was done so far.
pub(crate) async fn count(
    app: &App,
    peer: Source,
    visitor: &Visitor,
) -> Result<PuzzleProgress, ApiError> {
    let progress = kept::progress(app, &visitor.caller).await?;
    let mut ended = Vec::new();
    for held in held(app, visitor, LOOKED_AT).await? {
        // Who holds both seats plays against nobody.
        let [holding] = &held[..] else { continue };
        let Some(at) = holding.ended.filter(|at| at.0 > progress.games.until) else { continue };
        // A game that cannot be shown does not hide the others.
        if let Ok(seen) = app.host.snapshot(holding.game, Viewer::Seat(holding.seat)).await {
            ended.push((at, holding.seat, seen.view));
        }
    }
    if ended.is_empty() {
        return Ok(progress);
    }
    let note = |progress: &mut PuzzleProgress| {
        let until = progress.games.until;
        for (at, seat, view) in ended.iter().filter(|(at, ..)| at.0 > until) {
            add(&mut progress.games, view, *seat);
            progress.games.until = progress.games.until.max(at.0);
        }
        progress.clone()
    };
    Ok(kept::change(app, peer, &visitor.caller, note).await?.0)
}

/// Counts a finished game against the computer.
fn add(tally: &mut GameTally, view: &View, seat: quarto_game::Seat) {
    let Stage::Over { result } = &view.stage else { return };
    let Some(me) = view.player(seat) else { return };
    let Some(Party::Engine(Character::Level(level))) = view.party(me.opponent()) else { return };
    let place = match result.winner {
        Some(winner) if winner == me => 0,
        None => 1,
        Some(_) => 2,
    };
    tally.levels.entry(*level).or_default()[place] += 1;
    if view.options.terms.calling == Calling::Official {
        tally.called += u32::from(place == 0 && !result.alignments.is_empty());
        tally.missed += u32::try_from(result.missed.len()).unwrap_or(0);
    }
}
