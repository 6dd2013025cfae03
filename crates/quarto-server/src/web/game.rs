//! The page of a game.

mod participant;
mod shared_scenes;
mod topic;

pub(crate) use participant::Participant;
pub(crate) use shared_scenes::SharedScenes;
pub(crate) use topic::live;

use std::collections::HashMap;
use std::time::Duration;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use quarto_game::{GameId, Listing, Name, Party, Snapshot, Stage, Update, Viewer};
use quarto_host::{Order, OrderError, Since};
use quarto_pages::{Delivery, Door, Fields, Flash, FormVerb, Onlooker, game_page, scene};
use quarto_player::acting_seat;
use quarto_store::{Right, Secret};
use quarto_text::PageText;
use serde::Deserialize;

use self::participant::FormOutcome;
use super::visitor::{Visitor, preferred};
use crate::api::games::{act_on, base_url};
use crate::api::seats::sitting;
use crate::app::{App, Peer, stopped};
use crate::error::ApiError;
use crate::extract::{ConnectionSlot, GamePath, Params};
use crate::identity::caller::set_cookie;
use crate::identity::cookie::remember;
use crate::identity::once::visitor_secret;

/// The longest time that a page waits for an event. Most proxies wait a minute.
const PATIENCE: Duration = Duration::from_secs(50);

/// The moment of a game to show.
#[derive(Deserialize)]
pub(crate) struct MomentParams {
    /// The number of actions before it, in a finished game.
    at: Option<usize>,
    /// The event after which the visitor has waited in vain.
    in_vain: Option<usize>,
}

/// The event after which to wait.
#[derive(Deserialize)]
pub(crate) struct SinceParams {
    since: usize,
}

/// Redirects to a game in the visitor's language.
pub(crate) async fn choose_language(GamePath(game): GamePath, headers: HeaderMap) -> Response {
    let place = format!("/{}/games/{game}", preferred(&headers));
    ([(header::VARY, "accept-language")], Redirect::to(&place)).into_response()
}

/// Shows a game.
pub(crate) async fn show(
    Params(MomentParams { at, in_vain }): Params<MomentParams>,
    participant: Participant,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let flash = match in_vain {
        Some(since) if participant.look().await?.seq == since => {
            Flash::answer(vec![participant.visitor.reader.say(PageText::GameNothingYet)])
        }
        Some(_) | None => Flash::default(),
    };
    participant.page(&headers, at, flash).await
}

/// Carries out a form, and shows the result.
pub(crate) async fn act(
    mut participant: Participant,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, ApiError> {
    let verb = fields.parse("do");
    if verb == Some(FormVerb::Sit) {
        return participant.sit(&headers, &fields).await;
    }
    if verb == Some(FormVerb::Withdraw) {
        return participant.withdraw().await;
    }
    // A visitor who looks back at an earlier moment stays there.
    let at = fields.parse("at");
    let moment = at.map_or_else(String::new, |at: usize| format!("?at={at}"));
    let (status, flash) = match participant.carry_out(&fields).await {
        Ok(FormOutcome::Done) if verb == Some(FormVerb::Rematch) => {
            return participant.go_on("").await;
        }
        Ok(FormOutcome::Done) => return Ok(participant.go_back(participant.game, &moment)),
        Ok(FormOutcome::Shown(flash)) => (StatusCode::OK, flash),
        Ok(FormOutcome::Chosen(verbosity)) => {
            let flash = participant.visitor.reader.choose(verbosity);
            let settings = &participant.visitor.reader.settings;
            let cookie = [(header::SET_COOKIE, remember(&participant.app, settings))];
            return Ok((cookie, participant.page(&headers, at, flash).await?).into_response());
        }
        Ok(FormOutcome::Nonsense(flash)) => (StatusCode::UNPROCESSABLE_ENTITY, flash),
        Err(error) if error.is_part_of_playing() => {
            let status = StatusCode::from_u16(error.problem().status);
            let problem = error.words(participant.visitor.reader.voice());
            (status.unwrap_or(StatusCode::CONFLICT), Flash::problem(problem))
        }
        Err(error) => return Err(error),
    };
    let page = participant.page(&headers, at, flash.to(&fields)).await?;
    Ok((status, page).into_response())
}

/// Waits for an event, and shows the game after it.
pub(crate) async fn wait(
    Params(SinceParams { since }): Params<SinceParams>,
    _stay: ConnectionSlot,
    participant: Participant,
) -> Result<Response, ApiError> {
    let viewer = participant.viewer().await?;
    let (now, _, mut follower) =
        participant.app.host.follow(participant.game, viewer, Since::Now).await?;
    let mut stopping = participant.app.stopping.clone();
    if now.snapshot().seq <= since {
        tokio::select! {
            _ = follower.next() => {}
            () = tokio::time::sleep(PATIENCE) => {
                return Ok(participant.go_back(participant.game, &format!("?in_vain={since}")));
            }
            () = stopped(&mut stopping) => return Err(ApiError::Stopping),
        }
    }
    // Lynx does not reload a page that it shows: new content needs another address.
    participant.go_on(&format!("?since={since}")).await
}

impl FromRequestParts<App> for Participant {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Participant, ApiError> {
        let path = Path::<HashMap<String, String>>::from_request_parts(parts, app).await;
        let game = path.ok().and_then(|Path(mut path)| path.remove("game"));
        let game: GameId = game.unwrap_or_default().parse().map_err(|_| OrderError::NoGame)?;
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let peer = Peer::of(&parts.extensions);
        let seats = visitor.caller.seats(app, game).await?;
        // Whatever the request is for, the page to show is that of the game.
        let visitor = visitor.on(format!("/games/{game}"));
        Ok(Participant {
            app: app.clone(),
            peer,
            visitor,
            game,
            seats,
            key: Secret::random().reveal(),
        })
    }
}

impl Participant {
    /// Gives an invited visitor a seat.
    async fn sit(&self, headers: &HeaderMap, fields: &Fields) -> Result<Response, ApiError> {
        let Participant { app, visitor, game, .. } = self;
        let seen = self.look().await?;
        let free = seen.view.free_seat();
        let place = Redirect::to(&visitor.reader.to(&format!("/games/{game}")));
        let secret = visitor_secret(&visitor.caller, fields.get("key"));
        if !app.host.rights(*game).await?.seats(secret.hash()).is_empty() {
            // The form was sent before, but perhaps its cookie did not arrive.
            return Ok(([(header::SET_COOKIE, set_cookie(&secret, app))], place).into_response());
        }
        let Some(seat) = free.filter(|_| seen.open) else {
            // Another visitor was quicker; the game can still be watched.
            return Ok(place.into_response());
        };
        let Some(name) = fields.parse::<Name>("name") else {
            let problem = visitor.reader.say(PageText::HomeBadName);
            let page = self.page(headers, None, Flash::problem(problem)).await?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        };
        let holders = vec![secret.hash()];
        let order = Order { holders, ..sitting(*game, seat, Party::Person(name), Right::Open) };
        match act_on(app, order).await {
            Ok(_) | Err(ApiError::Order(OrderError::Refused(_) | OrderError::Withdrawn)) => {}
            Err(error) => return Err(error),
        }
        let settings = visitor.reader.settings.named(fields.parse("name"));
        let cookies = [set_cookie(&secret, app), remember(app, &settings)];
        let cookies = AppendHeaders(cookies.map(|cookie| (header::SET_COOKIE, cookie)));
        Ok((cookies, place).into_response())
    }

    /// Withdraws the invitations to a player's game.
    async fn withdraw(&self) -> Result<Response, ApiError> {
        if self.seats.is_empty() {
            return Err(ApiError::NoSeat);
        }
        self.app.host.withdraw(self.game).await?;
        Ok(self.go_back(self.game, ""))
    }

    /// Returns how the free seats can be taken.
    async fn door(&self, seen: &Snapshot) -> Result<Door, ApiError> {
        if seen.open {
            let is_listed = seen.listing == Listing::Open;
            return Ok(if is_listed { Door::Listed } else { Door::Open });
        }
        if seen.view.stage != Stage::Waiting {
            return Ok(Door::Closed);
        }
        let rights = self.app.host.rights(self.game).await?;
        let is_invited = rights.invitations.iter().any(|invitation| !invitation.is_spent);
        Ok(if is_invited { Door::Invited } else { Door::Closed })
    }

    /// Returns the participant's point of view.
    pub(crate) async fn viewer(&self) -> Result<Viewer, ApiError> {
        match self.seats[..] {
            [] => Ok(Viewer::Spectator),
            [seat] => Ok(Viewer::Seat(seat)),
            [..] => {
                let seat = acting_seat(&self.seats, &self.look().await?.view);
                Ok(seat.map_or(Viewer::Spectator, Viewer::Seat))
            }
        }
    }

    /// Returns the game as everyone may see it.
    pub(crate) async fn look(&self) -> Result<Snapshot, ApiError> {
        Ok(self.app.host.snapshot(self.game, Viewer::Spectator).await?)
    }

    /// Redirects to the game, or to the rematch if both players want it.
    async fn go_on(&self, query: &str) -> Result<Response, ApiError> {
        let seen = self.look().await?;
        Ok(seen.next.map_or_else(|| self.go_back(self.game, query), |next| self.go_back(next, "")))
    }

    /// Redirects to a game. Screen readers start at the turn.
    fn go_back(&self, game: GameId, query: &str) -> Response {
        Redirect::to(&self.visitor.reader.to(&format!("/games/{game}{query}#turn"))).into_response()
    }

    /// Returns the scene that the participant sees, as HTML.
    pub(crate) async fn scene(
        &self,
        way: Delivery,
        base: &str,
        at: Option<usize>,
        flash: Flash,
    ) -> Result<(Snapshot, String), ApiError> {
        let viewer = self.viewer().await?;
        let look = async |since| match way {
            Delivery::Page => self.app.host.snapshot_since(self.game, viewer, since).await,
            Delivery::Socket => self.app.host.known_since(self.game, viewer, since).await,
        };
        let (mut now, mut told) = look(Since::OwnAction).await?;
        let view = &now.snapshot().view;
        if view.is_over() && view.options.blindfold.is_some() {
            // The game is over: everything may be known now, including questions and attempts.
            (now, told) = look(Since::Event(0)).await?;
        }
        let (seen, told): (Snapshot, Vec<Update>) = (now.snapshot().clone(), told.collect());
        let (reader, seats, key) = (&self.visitor.reader, &self.seats, &*self.key);
        let door = self.door(&seen).await?;
        let onlooker = Onlooker { reader, seats, base, door, key, way };
        let scene = scene(&onlooker, &seen, &told, at, flash);
        Ok((seen, scene))
    }

    async fn page(
        &self,
        headers: &HeaderMap,
        at: Option<usize>,
        flash: Flash,
    ) -> Result<Response, ApiError> {
        let base = base_url(&self.app, headers);
        let (seen, scene) = self.scene(Delivery::Page, &base, at, flash).await?;
        let page = game_page(&self.visitor.reader, &base, &seen, at, scene);
        Ok(Html(page).into_response())
    }
}
