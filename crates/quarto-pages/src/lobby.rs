//! The page on which players find each other.

use askama::Template;
use quarto_game::{Options, Snapshot};
use quarto_player::GAME_OPTIONS;
use quarto_text::{MeetingText, OptionText, PageText};

use crate::art::sprite;
use crate::choice::{Choice, ChoiceKind};
use crate::faces::{self, Face};
use crate::frame::{Frame, PageTexts, render};
use crate::game_form::WISHES;
use crate::{AnybodyForm, Fields, GameLink, LiveUpdate, Reader, SpokenLine};

#[derive(Template)]
#[template(path = "lobby.html")]
struct LobbyPage {
    frame: Frame,
    /// The pieces and the faces, for the pictures of the games.
    sprites: String,
    /// The address of the live channel.
    live: String,
    /// Why the form was refused, or what was asked for.
    problem: Option<String>,
    answer: Option<String>,
    choices: Vec<Choice>,
    name: String,
    /// The idempotency key of the form.
    key: String,
    scene: String,
}

/// The lists, which change.
#[derive(Template)]
#[template(path = "lobby_scene.html")]
struct LobbyScene {
    words: PageTexts,
    /// The address for the question how many there are.
    action: String,
    /// How many games there are, above each list, and what is said if nobody waits.
    open_title: String,
    watch_title: String,
    nobody: String,
    open: Vec<OpenGame>,
    games: Vec<GameLink>,
}

/// A game in which a player waits.
struct OpenGame {
    game: String,
    url: String,
    title: String,
    /// What they would play.
    terms: String,
    face: String,
}

/// The games that anyone may find, as everyone may see them.
#[derive(Clone, Copy, Debug)]
pub struct LobbyLists<'a> {
    /// Games in which a player waits, the oldest first.
    pub open: &'a [Snapshot],
    /// Games to watch, the latest first.
    pub watch: &'a [Snapshot],
}

/// What the page says once, to a visitor who has just sent a form.
#[derive(Clone, Debug, Default)]
pub struct LobbyFlash {
    /// Why the form was refused.
    pub problem: Option<String>,
    /// The answer to it.
    pub answer: Option<String>,
}

/// Returns the page, with the values of a form that had a problem, and with the idempotency key of its form.
#[must_use]
pub fn lobby_page(
    reader: &Reader,
    lists: LobbyLists<'_>,
    form: &Fields,
    flash: LobbyFlash,
    key: String,
) -> String {
    let own_name = || reader.settings.name_text();
    render(&LobbyPage {
        frame: Frame::new(reader, &reader.say(MeetingText::MeetingTitle)),
        // Whatever changes while the page is open has its faces here.
        sprites: sprite().to_owned() + &faces::sprite(Face::all()),
        live: reader.to("/lobby/live"),
        problem: flash.problem,
        answer: flash.answer,
        choices: wishes(reader, form),
        name: form.get("name").map_or_else(own_name, Into::into),
        key,
        scene: scene(reader, lists),
    })
}

/// Returns the message to an open page after a change. Nothing is said: people come and go all the time.
#[must_use]
pub fn lobby_update(reader: &Reader, lists: LobbyLists<'_>) -> LiveUpdate {
    LiveUpdate { scene: Some(scene(reader, lists)), ..LiveUpdate::default() }
}

/// Returns the message that says how many games there are, to a visitor who asks.
#[must_use]
pub fn lobby_count(reader: &Reader, lists: LobbyLists<'_>, key: Option<String>) -> LiveUpdate {
    let line = SpokenLine { text: counts(reader, lists), ..SpokenLine::default() };
    LiveUpdate { lines: vec![line], key, ..LiveUpdate::default() }
}

/// Says how many games there are.
#[must_use]
pub fn counts(reader: &Reader, lists: LobbyLists<'_>) -> String {
    let (open, watch) = (lists.open.len(), lists.watch.len());
    reader.say(MeetingText::MeetingCounts { open, watch })
}

fn scene(reader: &Reader, lists: LobbyLists<'_>) -> String {
    render(&LobbyScene {
        words: PageTexts(reader.language),
        action: reader.to("/lobby"),
        open_title: reader.say(MeetingText::MeetingOpen { count: lists.open.len() }),
        watch_title: reader.say(MeetingText::MeetingWatch { count: lists.watch.len() }),
        nobody: reader
            .say(MeetingText::MeetingOpenNone { button: &reader.say(MeetingText::MeetingAnybody) }),
        open: lists.open.iter().map(|seen| open_game(reader, seen)).collect(),
        games: lists.watch.iter().map(|seen| GameLink::to_watch(reader, seen)).collect(),
    })
}

fn open_game(reader: &Reader, seen: &Snapshot) -> OpenGame {
    let maker = seen.view.seats.iter().find_map(|seat| seat.party.as_ref());
    let player = &maker.map(|party| reader.voice().party(party)).unwrap_or_default();
    OpenGame {
        game: seen.game.to_string(),
        url: reader.to(&format!("/games/{}", seen.game)),
        title: reader.say(MeetingText::MeetingWaits { player }),
        terms: terms(reader, &seen.view.options),
        face: Face::of_both([maker, None])[0].picture(),
    }
}

/// Returns what a player would play, in a few words: what everyone chooses, and what is special.
fn terms(reader: &Reader, options: &Options) -> String {
    let voice = reader.voice();
    let usual = Options::default();
    let special = ["traits", "blindfold", "best-of"];
    let shown = GAME_OPTIONS.iter().filter(|option| {
        let is_special = special.contains(&option.name);
        WISHES.contains(&option.name) || is_special && option.value(options) != option.value(&usual)
    });
    let said = shown.map(|option| {
        let label = option.label(options, voice);
        let needs_title = special.contains(&option.name) || option.value(options).is_empty();
        if needs_title { format!("{}: {label}", option.title(voice)) } else { label }
    });
    said.collect::<Vec<_>>().join(" · ")
}

fn wishes(reader: &Reader, form: &Fields) -> Vec<Choice> {
    let chosen = AnybodyForm::options(form);
    let own = GAME_OPTIONS.iter().filter(|option| WISHES.contains(&option.name));
    own.map(|option| {
        let (title, value) = (option.title(reader.voice()), option.value(&chosen));
        let choice = Choice::one(title, option.name, &value, option.labels(reader.voice()));
        if option.values().len() > 3 { choice.listed() } else { choice }
    })
    .collect()
}
