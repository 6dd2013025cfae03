use askama::Template;
use quarto_puzzle::PuzzleProgress;
use quarto_rules::Level;
use quarto_text::{CupText, MeetingText, OptionText, PageText, ReviewText, SolvingText};

use crate::art::sprite;
use crate::choice::ChoiceKind;
use crate::examples::hero;
use crate::faces::{self, Face};
use crate::frame::{Frame, PageTexts, render};
use crate::game_form::usual_level;
use crate::option_card::{OptionCard, cards};
use crate::puzzles::{TodayCard, today_card};
use crate::{Fields, GameLink, LiveUpdate, PuzzleToday, Reader, SpokenLine, TournamentLink};

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    frame: Frame,
    /// The pieces and the faces, for the pictures below.
    sprites: String,
    picture: String,
    /// Whether the pieces come one by one, as at the first visit.
    is_new: bool,
    /// The opponent of the large button, then all.
    usual: Opponent,
    levels: Vec<Opponent>,
    /// The picture of the button to play anybody.
    anybody: String,
    ways: Vec<Way>,
    games: Vec<GameLink>,
    tournaments: Vec<TournamentLink>,
    today: Option<TodayCard>,
    problem: Option<String>,
    cards: Vec<OptionCard>,
    name: String,
    other: String,
    /// The idempotency key of the forms.
    key: String,
}

/// A level of the computer with its face.
struct Opponent {
    number: u8,
    animal: String,
    face: String,
}

#[derive(Template)]
#[template(path = "games.html")]
struct GamesPage {
    frame: Frame,
    /// The pieces and the faces, for the pictures of the games.
    sprites: String,
    /// The address of the live channel.
    live: String,
    scene: String,
}

/// The part of the list of games that changes.
#[derive(Template)]
#[template(path = "games_scene.html")]
struct GamesScene<'a> {
    words: PageTexts,
    /// The address of the home page.
    home: String,
    games: &'a [GameLink],
}

/// Another way to play: the value of its button, its words and its picture.
struct Way {
    value: &'static str,
    title: String,
    note: String,
    picture: String,
}

/// What the home page has for a reader who comes back.
#[derive(Default)]
pub struct HomeLists<'a> {
    /// The unfinished games.
    pub games: Vec<GameLink>,
    /// The tournaments that the reader runs or plays in.
    pub tournaments: Vec<TournamentLink>,
    /// The puzzle of the day, and how far the reader is with puzzles.
    pub today: Option<(PuzzleToday, &'a PuzzleProgress)>,
}

/// Returns the home page: with the values of a form that had a problem, and with the idempotency key of its
/// forms.
#[must_use]
pub fn home_page(
    reader: &Reader,
    HomeLists { games, tournaments, today }: HomeLists<'_>,
    form: &Fields,
    problem: Option<String>,
    key: String,
) -> String {
    let own_name = || reader.settings.name_text();
    let opponent = |level: Level| Opponent {
        number: level.number(),
        animal: reader.voice().animal(level),
        face: Face::Level(level).picture(),
    };
    let animals = Level::ALL.map(Face::Level).into_iter().chain(FRIENDS).chain([Face::Nobody]);
    let shown = animals.chain(games.iter().flat_map(|game| game.faces));
    render(&HomePage {
        frame: Frame::new(reader, ""),
        sprites: sprite().to_owned() + &faces::sprite(shown),
        picture: hero(reader.settings.edition),
        is_new: reader.settings.level.is_none() && games.is_empty(),
        usual: opponent(usual_level(reader)),
        levels: Level::ALL.map(opponent).into(),
        anybody: FRIENDS.map(Face::picture).concat(),
        ways: ways(reader),
        games,
        tournaments,
        today: today.map(|(today, progress)| today_card(reader, today, progress)),
        problem,
        cards: cards(reader, form),
        name: form.get("name").map_or_else(own_name, Into::into),
        other: form.get("other").unwrap_or_default().into(),
        key,
    })
}

/// Returns the page that lists the reader's games.
#[must_use]
pub fn games_page(reader: &Reader, games: &[GameLink]) -> String {
    let frame = Frame::new(reader, &reader.say(PageText::PageMyGames));
    // Whatever changes while the page is open has its faces here.
    let sprites = sprite().to_owned() + &faces::sprite(Face::all());
    render(&GamesPage {
        frame,
        sprites,
        live: reader.to("/games/live"),
        scene: scene(reader, games),
    })
}

/// Returns the message to an open list after a change: it names the games where it has become the
/// reader's turn.
#[must_use]
pub fn games_update(reader: &Reader, games: &[GameLink], before: &[GameLink]) -> LiveUpdate {
    let was_mine = |game: &GameLink| before.iter().any(|one| one.game == game.game && one.is_mine);
    let fresh = games.iter().filter(|game| game.is_mine && !was_mine(game));
    let line = |game: &GameLink| SpokenLine {
        text: format!("{}: {}", game.title, game.state),
        ..SpokenLine::default()
    };
    LiveUpdate {
        scene: Some(scene(reader, games)),
        lines: fresh.map(line).collect(),
        ..LiveUpdate::default()
    }
}

fn scene(reader: &Reader, games: &[GameLink]) -> String {
    render(&GamesScene { words: PageTexts(reader.language), home: reader.to("/"), games })
}

/// The faces of two friends.
const FRIENDS: [Face; 2] = [Face::Guest(0), Face::Guest(3)];

fn ways(reader: &Reader) -> Vec<Way> {
    let [one, other] = FRIENDS;
    let way = |value, title, note, faces: &[Face]| Way {
        value,
        title: reader.say(title),
        note: reader.say(note),
        picture: faces.iter().map(|face| face.picture()).collect(),
    };
    vec![
        way(
            "lesson",
            PageText::HomeLesson,
            PageText::HomeLessonNote,
            &Level::ALL.map(Face::Level)[..1],
        ),
        way("here", PageText::HomeHere, PageText::HomeHereNote, &[one, other]),
        way("link", PageText::HomeLink, PageText::HomeLinkNote, &[one, Face::Nobody]),
    ]
}
