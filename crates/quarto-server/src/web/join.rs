//! The page of a seat's link, which asks before it changes anything: programs that preview links
//! open them, too.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use quarto_game::{Name, Party, Viewer};
use quarto_host::{Order, OrderError};
use quarto_pages::{Fields, JoinLink, LinkKind, join_page};
use quarto_store::{Held, Right, Secret};
use quarto_text::PageText;

use super::visitor::{Anyone, Visitor};
use crate::api::games::act_on;
use crate::api::seats::sitting;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::caller::{Caller, set_cookie};
use crate::identity::cookie::remember;
use crate::identity::once::visitor_secret;

/// Shows what a link is for, and changes nothing.
pub(crate) async fn show(
    State(app): State<App>,
    Path(secret): Path<LinkPath>,
    Anyone(visitor): Anyone,
) -> Result<Response, ApiError> {
    let secret = secret.read()?;
    let place = find(&app, &secret, &visitor.caller).await?;
    if place.kind == LinkKind::Own {
        return Ok(redirect(place, &visitor, []));
    }
    page(&app, &visitor, &place, None).await
}

/// Gives the visitor the seat, by the invitation or by holding it in their browser.
pub(crate) async fn take(
    State(app): State<App>,
    Path(secret): Path<LinkPath>,
    Anyone(visitor): Anyone,
    fields: Fields,
) -> Result<Response, ApiError> {
    let secret = secret.read()?;
    let own = visitor_secret(&visitor.caller, fields.get("key"));
    let caller = Caller::with(own.clone());
    let mut place = find(&app, &secret, &caller).await?;
    match place.kind {
        LinkKind::Invitation => {
            let Some(name) = fields.parse::<Name>("name") else {
                let problem = Some(visitor.reader.say(PageText::HomeBadName));
                let page = page(&app, &visitor, &place, problem).await?;
                return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
            };
            sit(&app, &place, &secret, &own, name).await?;
            // Another visitor may have been quicker, or this form was sent twice.
            place = find(&app, &secret, &caller).await?;
        }
        LinkKind::Holding => {
            let held = app.host.grant_seat(own.hash(), place.game, place.seat).await?;
            place.kind = match held {
                Held::Yes => LinkKind::Own,
                Held::OtherSeat => LinkKind::OtherSeat,
                Held::Full => LinkKind::Full,
            };
        }
        LinkKind::Own | LinkKind::OtherSeat | LinkKind::Spent | LinkKind::Full => {}
    }
    if place.kind == LinkKind::Own {
        let settings = visitor.reader.settings.named(fields.parse("name"));
        let cookies = [set_cookie(&own, &app), remember(&app, &settings)];
        return Ok(redirect(place, &visitor, cookies));
    }
    let mut page = page(&app, &visitor, &place, None).await?;
    if page.status() == StatusCode::OK {
        *page.status_mut() = StatusCode::CONFLICT;
    }
    Ok(page)
}

async fn sit(
    app: &App,
    place: &JoinLink,
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

/// Finds the seat that a link leads to.
async fn find(app: &App, secret: &Secret, caller: &Caller) -> Result<JoinLink, ApiError> {
    let store = app.host.store();
    // After rematches this is the latest game.
    let held = store.holdings(secret.hash(), 1).await?;
    let (game, seat, kind) = match held.first() {
        Some(held) => (held.game, held.seat, LinkKind::Holding),
        None => match store.find_invitation(secret.hash()).await? {
            Some((game, found)) if found.is_spent => (game, found.seat, LinkKind::Spent),
            Some((game, found)) => (game, found.seat, LinkKind::Invitation),
            None => return Err(ApiError::NoSeat),
        },
    };
    let own = caller.seats(app, game).await?;
    let kind = match &own[..] {
        [] => kind,
        seats if seats.contains(&seat) => LinkKind::Own,
        [..] => LinkKind::OtherSeat,
    };
    Ok(JoinLink { game, seat, kind })
}

fn redirect<const N: usize>(
    link: JoinLink,
    visitor: &Visitor,
    cookies: [HeaderValue; N],
) -> Response {
    let place = Redirect::to(&visitor.reader.to(&format!("/games/{}", link.game)));
    let mut response = place.into_response();
    let headers = response.headers_mut();
    // The secret in the address must not go to the next page.
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    for cookie in cookies {
        headers.append(header::SET_COOKIE, cookie);
    }
    response
}

async fn page(
    app: &App,
    visitor: &Visitor,
    place: &JoinLink,
    problem: Option<String>,
) -> Result<Response, ApiError> {
    let view = app.host.snapshot(place.game, Viewer::Spectator).await?.view;
    let key = Secret::random().reveal();
    let mut response =
        Html(join_page(&visitor.reader, &view, *place, problem, key)).into_response();
    // The secret in the address must not go anywhere; but without an origin, forms are refused.
    let policy = HeaderValue::from_static("strict-origin");
    response.headers_mut().insert(header::REFERRER_POLICY, policy);
    if place.kind == LinkKind::Spent {
        *response.status_mut() = StatusCode::GONE;
    }
    Ok(response)
}
