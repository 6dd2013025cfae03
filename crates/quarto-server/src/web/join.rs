//! The page of a seat's link, which asks before it changes anything: programs that preview links
//! open them, too.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use quarto_game::{GameId, Name, Party, Seat, View, Viewer};
use quarto_host::{Order, OrderError};
use quarto_store::{Held, Right, Secret};
use quarto_text::{Narrator, PageText};

use super::fields::Fields;
use super::frame::{Frame, send};
use super::perspective::title;
use super::visitor::Visitor;
use crate::app::App;
use crate::caller::{Caller, set_cookie};
use crate::error::ApiError;
use crate::games::act_on;
use crate::once::visitor_secret;
use crate::seats::sitting;

#[derive(Template)]
#[template(path = "join.html")]
struct JoinPage {
    frame: Frame,
    heading: String,
    /// The players.
    title: String,
    text: String,
    problem: Option<String>,
    terms: Vec<String>,
    form: Option<Form>,
    /// The address of the game.
    game: String,
}

/// The form of the page.
struct Form {
    action: String,
    key: String,
    /// The value of the name field, if a name is needed.
    name: Option<String>,
    button: String,
}

/// The seat that a link leads to, and what the visitor can do there.
struct Place {
    game: GameId,
    seat: Seat,
    link: Link,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Link {
    /// The link is an invitation that can be used.
    Invitation,
    /// The link is an invitation that was used or withdrawn.
    Spent,
    /// The link holds the seat, and other browsers may hold it, too.
    Holding,
    /// The link holds the seat, but no further browser may.
    Full,
    /// The visitor holds the seat.
    Own,
    /// The visitor holds the other seat.
    OtherSeat,
}

/// Shows what a link is for, and changes nothing.
pub(crate) async fn show(
    State(app): State<App>,
    Path(secret): Path<LinkPath>,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response, ApiError> {
    let (visitor, secret) = (visitor(&uri, &headers), secret.read()?);
    let place = find(&app, &secret, &visitor.caller).await?;
    if place.link == Link::Own {
        return Ok(place.redirect(&visitor, None));
    }
    page(&app, &visitor, &place, None).await
}

/// Gives the visitor the seat, by the invitation or by holding it in their browser.
pub(crate) async fn take(
    State(app): State<App>,
    Path(secret): Path<LinkPath>,
    headers: HeaderMap,
    uri: Uri,
    fields: Fields,
) -> Result<Response, ApiError> {
    let (visitor, secret) = (visitor(&uri, &headers), secret.read()?);
    let own = visitor_secret(&visitor.caller, fields.get("key"));
    let caller = Caller::with(own.clone());
    let mut place = find(&app, &secret, &caller).await?;
    match place.link {
        Link::Invitation => {
            let Some(name) = fields.parse::<Name>("name") else {
                let problem = Some(PageText::HomeBadName.say(visitor.language));
                let page = page(&app, &visitor, &place, problem).await?;
                return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
            };
            sit(&app, &place, &secret, &own, name).await?;
            // Another visitor may have been quicker, or this form was sent twice.
            place = find(&app, &secret, &caller).await?;
        }
        Link::Holding => {
            let held = app.host.grant_seat(own.hash(), place.game, place.seat).await?;
            place.link = match held {
                Held::Yes => Link::Own,
                Held::OtherSeat => Link::OtherSeat,
                Held::Full => Link::Full,
            };
        }
        Link::Own | Link::OtherSeat | Link::Spent | Link::Full => {}
    }
    if place.link == Link::Own {
        return Ok(place.redirect(&visitor, Some(set_cookie(&own, &app))));
    }
    let mut page = page(&app, &visitor, &place, None).await?;
    if page.status() == StatusCode::OK {
        *page.status_mut() = StatusCode::CONFLICT;
    }
    Ok(page)
}

async fn sit(
    app: &App,
    place: &Place,
    invitation: &Secret,
    own: &Secret,
    name: Name,
) -> Result<(), ApiError> {
    let right = Right::Invitation { secret: invitation.hash(), seat: place.seat };
    let holders = vec![own.hash()];
    let order = Order { holders, ..sitting(place.game, place.seat, Party::Person(name), right) };
    match act_on(app, order).await {
        Ok(_) | Err(ApiError::Order(OrderError::Refused(_) | OrderError::Withdrawn)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// The rest of the path, with or without a language.
#[derive(serde::Deserialize)]
pub(crate) struct LinkPath {
    secret: String,
}

impl LinkPath {
    fn read(&self) -> Result<Secret, ApiError> {
        self.secret.parse().map_err(|_| ApiError::NoSeat)
    }
}

/// Returns the visitor of a link, in the language of its address or the one they prefer.
fn visitor(uri: &Uri, headers: &HeaderMap) -> Visitor {
    let lost = || Visitor { path: uri.path().into(), ..Visitor::lost(headers) };
    Visitor::new(uri.path(), headers).unwrap_or_else(lost)
}

/// Finds the seat that a link leads to.
async fn find(app: &App, secret: &Secret, caller: &Caller) -> Result<Place, ApiError> {
    let store = app.host.store();
    // After rematches this is the latest game.
    let held = store.holdings(secret.hash(), 1).await?;
    let (game, seat, link) = match held.first() {
        Some(held) => (held.game, held.seat, Link::Holding),
        None => match store.find_invitation(secret.hash()).await? {
            Some((game, found)) if found.is_spent => (game, found.seat, Link::Spent),
            Some((game, found)) => (game, found.seat, Link::Invitation),
            None => return Err(ApiError::NoSeat),
        },
    };
    let own = caller.seats(app, game).await?;
    let link = match &own[..] {
        [] => link,
        seats if seats.contains(&seat) => Link::Own,
        [..] => Link::OtherSeat,
    };
    Ok(Place { game, seat, link })
}

impl Place {
    fn redirect(&self, visitor: &Visitor, cookie: Option<HeaderValue>) -> Response {
        let place = Redirect::to(&visitor.to(&format!("/games/{}", self.game)));
        let mut response = place.into_response();
        let headers = response.headers_mut();
        // The secret in the address must not go to the next page.
        headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
        headers.extend(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
        response
    }

    /// Returns a heading, the text below it, and the label of the button, if there is one.
    fn words(&self, visitor: &Visitor, view: &View) -> (String, String, Option<String>) {
        let say = |text: PageText<'_>| text.say(visitor.language);
        let name = |seat| view.seated(seat).map(|party| visitor.voice().party(party));
        match self.link {
            Link::Invitation => {
                let text = match name(self.seat.other()) {
                    Some(player) => say(PageText::GameInvitedText { player: &player }),
                    None => say(PageText::JoinFreeText),
                };
                (say(PageText::GameInvited), text, Some(say(PageText::GameSitDown)))
            }
            Link::Holding => {
                let player = &name(self.seat).unwrap_or_default();
                let heading = say(PageText::JoinContinue { player });
                let text = say(PageText::JoinContinueText { player });
                (heading.clone(), text, Some(heading))
            }
            Link::Spent => (say(PageText::JoinSpent), say(PageText::JoinSpentText), None),
            Link::Full => (say(PageText::JoinFull), say(PageText::JoinFullText), None),
            Link::Own | Link::OtherSeat => {
                (say(PageText::JoinOther), say(PageText::JoinOtherText), None)
            }
        }
    }
}

async fn page(
    app: &App,
    visitor: &Visitor,
    place: &Place,
    problem: Option<String>,
) -> Result<Response, ApiError> {
    let view = app.host.snapshot(place.game, Viewer::Spectator).await?.view;
    let (heading, text, button) = place.words(visitor, &view);
    let is_invited = place.link == Link::Invitation;
    let form = button.map(|button| Form {
        // With the language of the page, in which the game is then shown.
        action: visitor.to(&visitor.path),
        key: Secret::random().reveal(),
        name: is_invited.then(|| visitor.settings.name_text()),
        button,
    });
    let narrator = Narrator::new(visitor.voice(), &view);
    let terms = if is_invited { narrator.terms(&view.options) } else { Vec::new() };
    let page = JoinPage {
        frame: Frame::new(visitor, &heading),
        heading,
        title: title(visitor.voice(), &view),
        text,
        problem,
        terms,
        form,
        game: visitor.to(&format!("/games/{}", place.game)),
    };
    let mut response = send(&page);
    // The secret in the address must not go anywhere; but without an origin, forms are refused.
    let policy = HeaderValue::from_static("strict-origin");
    response.headers_mut().insert(header::REFERRER_POLICY, policy);
    if place.link == Link::Spent {
        *response.status_mut() = StatusCode::GONE;
    }
    Ok(response)
}
