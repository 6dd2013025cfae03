use askama::Template;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use quarto_game::{GameId, Party, Seat, Stage, Viewer};
use quarto_host::Proposal;
use quarto_store::{Holding, Secret};
use quarto_text::{Language, Narrator, OptionText, PageText};

use super::art::sprite;
use super::choice::Choice;
use super::examples::hero;
use super::fields::Fields;
use super::frame::{Frame, PageTexts, send};
use super::new_game::{NewGame, choices, lists};
use super::perspective::title;
use super::visitor::{Visitor, preferred};
use crate::app::{App, Peer};
use crate::caller::set_cookie;
use crate::error::ApiError;
use crate::once::{Making, visitor_secret};

/// The most unfinished games on the home page.
const SHOWN: usize = 5;
/// The most games in the list.
const LISTED: u32 = 30;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    frame: Frame,
    picture: String,
    games: Vec<Link>,
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
    games: Vec<Link>,
}

/// A link to a game of the visitor.
pub(crate) struct Link {
    pub(crate) game: GameId,
    pub(crate) url: String,
    pub(crate) title: String,
    pub(crate) state: String,
    /// The day on which it was created.
    pub(crate) date: String,
}

/// Redirects to the home page in the visitor's language.
pub(crate) async fn choose_language(headers: HeaderMap) -> Response {
    let language = preferred(&headers);
    ([(header::VARY, "accept-language")], Redirect::to(&format!("/{language}/"))).into_response()
}

/// Redirects to the home page in a language.
pub(crate) async fn complete(Path(language): Path<String>) -> Result<Redirect, ApiError> {
    let known = Language::ALL.into_iter().find(|known| known.code() == language);
    Ok(Redirect::to(&format!("/{}/", known.ok_or(ApiError::NoPage)?)))
}

/// Shows the home page.
pub(crate) async fn home(State(app): State<App>, visitor: Visitor) -> Result<Response, ApiError> {
    page(&app, &visitor, &Fields::default(), None).await
}

async fn page(
    app: &App,
    visitor: &Visitor,
    form: &Fields,
    problem: Option<String>,
) -> Result<Response, ApiError> {
    let mut held = held(app, visitor, LISTED).await?;
    held.retain(|held| held[0].ended.is_none());
    held.truncate(SHOWN);
    let games = links(app, visitor, &held).await;
    let voice = visitor.voice();
    let own_name = || visitor.settings.name_text();
    Ok(send(&HomePage {
        frame: Frame::new(visitor, ""),
        picture: sprite().to_owned() + &hero(visitor.settings.edition),
        games,
        problem,
        choices: choices(voice, form),
        lists: lists(voice, form),
        name: form.get("name").map_or_else(own_name, Into::into),
        other: form.get("other").unwrap_or_default().into(),
        key: Secret::random().reveal(),
    }))
}

/// Creates a game and shows it.
pub(crate) async fn create(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let wanted = match NewGame::read(&visitor, &fields) {
        Ok(wanted) => wanted,
        Err(problem) => {
            let visitor = Visitor { path: "/".into(), ..visitor };
            let page = page(&app, &visitor, &fields, Some(problem)).await?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    app.guards.count_game(peer)?;
    let parties = wanted.parties();
    let open = parties.iter().any(Option::is_none);
    let secret = visitor_secret(&visitor.caller, fields.get("key"));
    let persons = Seat::ALL.into_iter().zip(&parties);
    let holdings = persons
        .filter(|(_, party)| matches!(party, Some(Party::Person(_))))
        .map(|(seat, _)| (secret.hash(), seat))
        .collect();
    let proposal = Proposal { options: wanted.options, parties, open, holdings, seed: None };
    let game = match fields.get("key") {
        Some(_) => make_once(&app, &secret, &fields, proposal).await?,
        None => app.host.create(proposal).await?,
    };
    let place = visitor.to(&format!("/games/{game}"));
    Ok(([(header::SET_COOKIE, set_cookie(&secret, &app))], Redirect::to(&place)).into_response())
}

/// Creates the game that a form asks for, or finds it if the form was sent before. A visitor who
/// goes back and chooses something else wants another game, and so does one who has played it to
/// its end.
async fn make_once(
    app: &App,
    secret: &Secret,
    fields: &Fields,
    proposal: Proposal,
) -> Result<GameId, ApiError> {
    let making = Making::of_form(secret, &fields.to_text());
    let game = making.make(app, proposal.clone(), "form").await?;
    if app.host.snapshot(game, Viewer::Spectator).await?.view.is_over() {
        return Ok(app.host.create(proposal).await?);
    }
    Ok(game)
}

/// Lists the visitor's games.
pub(crate) async fn games(State(app): State<App>, visitor: Visitor) -> Result<Response, ApiError> {
    let games = links(&app, &visitor, &held(&app, &visitor, LISTED).await?).await;
    let heading = PageTexts(visitor.language).say(PageText::PageMyGames);
    Ok(send(&GamesPage { frame: Frame::new(&visitor, &heading), games }))
}

/// Returns the visitor's games, the latest first, each with the seats that they hold there.
pub(crate) async fn held(
    app: &App,
    visitor: &Visitor,
    limit: u32,
) -> Result<Vec<Vec<Holding>>, ApiError> {
    let Some(hash) = visitor.caller.hash() else { return Ok(Vec::new()) };
    let held = app.host.store().holdings(hash, limit).await?;
    Ok(held.chunk_by(|one, other| one.game == other.game).map(<[Holding]>::to_vec).collect())
}

pub(crate) async fn links(app: &App, visitor: &Visitor, held: &[Vec<Holding>]) -> Vec<Link> {
    let mut links = Vec::new();
    for held in held {
        // A game that cannot be shown does not hide the others.
        links.extend(link(app, visitor, held).await.ok());
    }
    links
}

async fn link(app: &App, visitor: &Visitor, held: &[Holding]) -> Result<Link, ApiError> {
    let game = held[0].game;
    let seen = app.host.snapshot(game, Viewer::Spectator).await?;
    let view = &seen.view;
    let words = PageTexts(visitor.language);
    let is_own = |seat: Seat| held.iter().any(|held| held.seat == seat);
    let state = match &view.stage {
        Stage::Waiting => words.say(PageText::GamesWaiting),
        Stage::Over { result: finish } => {
            let end = Narrator::new(visitor.voice(), view).end(finish, None);
            end.into_iter().next().map(|line| line.label).unwrap_or_default()
        }
        Stage::Playing { .. } if view.seat_to_act().is_some_and(is_own) => {
            words.say(PageText::GamesYourTurn)
        }
        Stage::Playing { .. } => words.say(PageText::GamesTheirTurn),
    };
    let placed = view.board.filter(|_| view.turn().is_some()).map(|board| board.pieces().len());
    let placed = placed.map(|count| words.say(PageText::GamesPlaced { count }));
    let (year, month, day) = seen.created.date();
    Ok(Link {
        game,
        url: visitor.to(&format!("/games/{game}")),
        title: title(visitor.voice(), view),
        state: [state].into_iter().chain(placed).collect::<Vec<_>>().join(", "),
        date: format!("{year:04}-{month:02}-{day:02}"),
    })
}
