mod games_topic;

pub(crate) use games_topic::live;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use quarto_game::{GameId, Listing, Party, Seat, Viewer};
use quarto_host::Proposal;
use quarto_pages::{Fields, GameForm, GameLink, HomeLists, games_page, home_page};
use quarto_store::{Holding, Secret};
use quarto_text::Language;

use super::visitor::{Visitor, preferred};
use super::{cup, puzzles};
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::identity::caller::set_cookie;
use crate::identity::cookie::remember;
use crate::identity::once::{Making, visitor_secret};

/// The most unfinished games on the home page.
const SHOWN: usize = 5;
/// The most games in the list.
const LISTED: u32 = 30;

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
    let progress = puzzles::kept::progress(app, &visitor.caller).await?;
    let today = Some((puzzles::today(app), &progress));
    let tournaments = cup::links(app, visitor).await?;
    let key = Secret::random().reveal();
    let lists = HomeLists { games, tournaments, today };
    let page = home_page(&visitor.reader, lists, form, problem, key);
    Ok(Html(page).into_response())
}

/// Creates a game and shows it.
pub(crate) async fn create(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let wanted = match GameForm::read(&visitor.reader, &fields) {
        Ok(wanted) => wanted,
        Err(problem) => {
            let page = page(&app, &visitor.on("/"), &fields, Some(problem)).await?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    app.guards.count_game(peer)?;
    if wanted.listing == Listing::Open {
        app.waiting.admit(&app.host, peer).await?;
    }
    let settings = wanted.remembered(&visitor.reader, &fields);
    let parties = wanted.parties();
    let open = parties.iter().any(Option::is_none);
    let listing = wanted.listing;
    let secret = visitor_secret(&visitor.caller, fields.get("key"));
    let persons = Seat::ALL.into_iter().zip(&parties);
    let holdings = persons
        .filter(|(_, party)| matches!(party, Some(Party::Person(_))))
        .map(|(seat, _)| (secret.hash(), seat))
        .collect();
    let proposal =
        Proposal { options: wanted.options, parties, open, listing, holdings, seed: None };
    let game = match fields.get("key") {
        Some(_) => make_once(&app, &secret, &fields, proposal).await?,
        None => app.host.create(proposal).await?,
    };
    if listing == Listing::Open {
        app.waiting.note(peer, game);
    }
    let place = visitor.reader.to(&format!("/games/{game}"));
    let cookies = [set_cookie(&secret, &app), remember(&app, &settings)];
    Ok((AppendHeaders(cookies.map(|cookie| (header::SET_COOKIE, cookie))), Redirect::to(&place))
        .into_response())
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
    Ok(Html(games_page(&visitor.reader, &games)).into_response())
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

pub(crate) async fn links(app: &App, visitor: &Visitor, held: &[Vec<Holding>]) -> Vec<GameLink> {
    let mut links = Vec::new();
    for held in held {
        let (game, seats) = (held[0].game, held.iter().map(|held| held.seat));
        // A game that cannot be shown does not hide the others.
        let seen = app.host.snapshot(game, Viewer::Spectator).await.ok();
        let seats: Vec<Seat> = seats.collect();
        links.extend(seen.map(|seen| GameLink::new(&visitor.reader, &seen, &seats)));
    }
    links
}
