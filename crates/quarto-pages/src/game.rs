use askama::Template;
use quarto_game::Snapshot;
use quarto_text::PageText;

use crate::Reader;
use crate::art::sprite;
use crate::frame::{Frame, render};
use crate::perspective::title;

#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    frame: Frame,
    sprite: &'static str,
    scene: String,
    live: String,
}

/// Returns the page of a game around its scene, at the moment after `at` actions.
#[must_use]
pub fn game_page(reader: &Reader, seen: &Snapshot, at: Option<usize>, scene: String) -> String {
    let moment = at.map(|at| format!("?at={at}")).unwrap_or_default();
    let here = Reader { path: reader.path.clone() + &moment, ..reader.clone() };
    render(&GamePage {
        frame: Frame::new(&here, &title(reader.voice(), &seen.view)),
        sprite: sprite(),
        scene,
        live: reader.to(&format!("/games/{}/live", seen.game)),
    })
}
