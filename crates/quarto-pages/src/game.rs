use askama::Template;
use quarto_game::{Party, Seat, Snapshot, Stage, View};
use quarto_text::{CupText, MeetingText, Narrator, PageText, TableText, Verb, Voice};

use crate::Reader;
use crate::art::{shape_sprite, sprite};
use crate::faces::{self, Face};
use crate::frame::{Frame, render};
use crate::perspective::title;
use crate::scene::terms;

#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    frame: Frame,
    sprite: &'static str,
    shapes: String,
    faces: String,
    scene: String,
    live: String,
    /// What the players agreed on.
    terms: Vec<String>,
    commands: Vec<String>,
    keys: [String; 2],
    /// The public address of the game.
    url: String,
}

/// Returns the page of a game around its scene, at the moment after `at` actions. `base` is the start of
/// every address on this server.
#[must_use]
pub fn game_page(
    reader: &Reader,
    base: &str,
    seen: &Snapshot,
    at: Option<usize>,
    scene: String,
) -> String {
    let (voice, options) = (reader.voice(), &seen.view.options);
    let narrator = Narrator::new(voice, &seen.view);
    let moment = at.map(|at| format!("?at={at}")).unwrap_or_default();
    let here = Reader { path: reader.path.clone() + &moment, ..reader.clone() };
    let mut frame = Frame::new(&here, &title(voice, &seen.view, &[]));
    if let (Stage::Waiting, Some(host)) = (&seen.view.stage, host(&seen.view)) {
        frame.preview = reader.say(PageText::GameInvitedBy { player: &voice.party(host) });
    }
    render(&GamePage {
        frame,
        sprite: sprite(),
        faces: faces(&seen.view),
        shapes: shape_sprite(options.terms.rules.shapes()),
        scene,
        terms: terms(&narrator, seen),
        commands: commands(voice),
        keys: keys(reader),
        url: format!("{base}{}", reader.to(&format!("/games/{}", seen.game))),
        live: reader.to(&format!("/games/{}/live", seen.game)),
    })
}

/// Returns the faces at the table; while a player is missing, all that may come.
fn faces(view: &View) -> String {
    match view.stage {
        Stage::Waiting => faces::sprite(Face::all()),
        Stage::Playing { .. } | Stage::Over { .. } => {
            faces::sprite(Face::of_both(Seat::ALL.map(|seat| view.seated(seat))))
        }
    }
}

/// Returns the player who waits for another.
fn host(view: &View) -> Option<&Party> {
    view.seats.iter().find_map(|seat| seat.party.as_ref())
}

/// Returns the help on keys, one paragraph each.
fn keys(reader: &Reader) -> [String; 2] {
    let [quarto, board, reserve, command, here, hand, last, clock, like] =
        &reader.settings.letters.labels();
    [
        reader.say(PageText::GameKeysText { quarto, board, reserve, command }),
        reader.say(TableText::AskKeys { here, hand, last, clock, like }),
    ]
}

/// Returns the commands that can be typed on a page: all except leaving.
pub(crate) fn commands(voice: Voice) -> Vec<String> {
    let verbs = Verb::ALL.into_iter().filter(|verb| *verb != Verb::Quit);
    verbs.map(|verb| voice.help_on(verb)).chain([voice.help_on_greetings()]).collect()
}
