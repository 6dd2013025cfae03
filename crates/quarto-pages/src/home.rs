use askama::Template;
use quarto_game::{GameId, Seat, Snapshot, Stage};
use quarto_text::{Narrator, OptionText, PageText};

use crate::art::sprite;
use crate::choice::Choice;
use crate::examples::hero;
use crate::frame::{Frame, render};
use crate::game_form::{choices, lists};
use crate::perspective::title;
use crate::{Fields, Reader};

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
    games: Vec<GameLink>,
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
pub fn games_page(reader: &Reader, games: Vec<GameLink>) -> String {
    render(&GamesPage { frame: Frame::new(reader, &reader.say(PageText::PageMyGames)), games })
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
            date: format!("{year:04}-{month:02}-{day:02}"),
        }
    }
}
