use askama::Template;
use quarto_game::{GameId, Seat, Snapshot, Stage};
use quarto_text::{Narrator, OptionText, PageText};

use crate::art::sprite;
use crate::choice::Choice;
use crate::examples::hero;
use crate::frame::{Frame, PageTexts, render};
use crate::game_form::{choices, lists};
use crate::perspective::title;
use crate::{Fields, LiveUpdate, Reader, SpokenLine};

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    frame: Frame,
    picture: String,
    games: Vec<GameLink>,
    problem: Option<String>,
    choices: Vec<Choice>,
    lists: Vec<Choice>,
    name: String,
    other: String,
    /// The idempotency key of the forms.
    key: String,
}

#[derive(Template)]
#[template(path = "games.html")]
struct GamesPage {
    frame: Frame,
    /// The address of the live channel.
    live: String,
    scene: String,
}

/// The part of the list of games that changes.
#[derive(Template)]
#[template(path = "games_scene.html")]
struct GamesScene<'a> {
    words: PageTexts,
    games: &'a [GameLink],
}

/// A link to a game of the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLink {
    pub(crate) game: GameId,
    pub(crate) url: String,
    pub(crate) title: String,
    pub(crate) state: String,
    /// The day on which it was created.
    pub(crate) date: String,
    /// Whether it is the reader's turn.
    is_mine: bool,
}

/// Returns the home page: with the reader's unfinished games, with the values of a form that had a
/// problem, and with the idempotency key of its forms.
#[must_use]
pub fn home_page(
    reader: &Reader,
    games: Vec<GameLink>,
    form: &Fields,
    problem: Option<String>,
    key: String,
) -> String {
    let own_name = || reader.settings.name_text();
    render(&HomePage {
        frame: Frame::new(reader, ""),
        picture: sprite().to_owned() + &hero(reader.settings.edition),
        games,
        problem,
        choices: choices(reader.voice(), form),
        lists: lists(reader.voice(), form),
        name: form.get("name").map_or_else(own_name, Into::into),
        other: form.get("other").unwrap_or_default().into(),
        key,
    })
}

/// Returns the page that lists the reader's games.
#[must_use]
pub fn games_page(reader: &Reader, games: &[GameLink]) -> String {
    let scene = render(&GamesScene { words: PageTexts(reader.language), games });
    let frame = Frame::new(reader, &reader.say(PageText::PageMyGames));
    render(&GamesPage { frame, live: reader.to("/games/live"), scene })
}

/// Returns the message to an open list after a change: it names the games where it has become the
/// reader's turn.
#[must_use]
pub fn games_update(reader: &Reader, games: &[GameLink], before: &[GameLink]) -> LiveUpdate {
    let was_mine = |game: &GameLink| before.iter().any(|one| one.game == game.game && one.is_mine);
    let fresh = games.iter().filter(|game| game.is_mine && !was_mine(game));
    let line = |game: &GameLink| SpokenLine {
        text: format!("{}: {}", game.title, game.state),
        urgent: false,
    };
    LiveUpdate {
        scene: Some(render(&GamesScene { words: PageTexts(reader.language), games })),
        lines: fresh.map(line).collect(),
        ..LiveUpdate::default()
    }
}

impl GameLink {
    /// Returns the link to a game in which the reader holds these seats.
    #[must_use]
    pub fn new(reader: &Reader, seen: &Snapshot, seats: &[Seat]) -> GameLink {
        let (game, view) = (seen.game, &seen.view);
        let state = match &view.stage {
            Stage::Waiting => reader.say(PageText::GamesWaiting),
            Stage::Over { result: finish } => {
                let end = Narrator::new(reader.voice(), view).end(finish, None);
                end.into_iter().next().map(|line| line.label).unwrap_or_default()
            }
            Stage::Playing { turn } if seats.contains(&turn.seat) => {
                reader.say(PageText::GamesYourTurn)
            }
            Stage::Playing { .. } => reader.say(PageText::GamesTheirTurn),
        };
        let placed = view.board.filter(|_| view.turn().is_some()).map(|board| board.pieces().len());
        let placed = placed.map(|count| reader.say(PageText::GamesPlaced { count }));
        let (year, month, day) = seen.created.date();
        GameLink {
            game,
            url: reader.to(&format!("/games/{game}")),
            title: title(reader.voice(), view),
            state: [state].into_iter().chain(placed).collect::<Vec<_>>().join(", "),
            is_mine: view.seat_to_act().is_some_and(|seat| seats.contains(&seat)),
            date: reader.say(PageText::PageDate {
                year: &format!("{year:04}"),
                month: &format!("{month:02}"),
                day: &format!("{day:02}"),
            }),
        }
    }
}
