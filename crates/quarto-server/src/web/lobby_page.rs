//! The page on which players find each other, and the topic of an open one.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use quarto_game::Party;
use quarto_pages::{
    AnybodyForm, Fields, LobbyFlash, LobbyLists, counts, lobby_count, lobby_page, lobby_update,
};
use quarto_store::Secret;

use super::live::{Outgoing, Taken, Topic, open, outgoing};
use super::visitor::Visitor;
use crate::api::anybody::{bring_together, press_secret};
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::extract::ConnectionSlot;
use crate::identity::caller::set_cookie;
use crate::identity::cookie::remember;
use crate::identity::once::visitor_secret;
use crate::lobby::LobbyGames;

/// Shows the lists.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, ApiError> {
    page(&app, &visitor, &Fields::default(), LobbyFlash::default()).await
}

/// Says how many games there are, to a visitor without scripts.
pub(crate) async fn count(State(app): State<App>, visitor: Visitor) -> Result<Response, ApiError> {
    let games = app.lobby.look(&app.host).await?;
    let answer = Some(counts(&visitor.reader, lists(&games)));
    page(&app, &visitor, &Fields::default(), LobbyFlash { answer, ..LobbyFlash::default() }).await
}

/// Gives a visitor who would play anybody a seat, and shows the game.
pub(crate) async fn anybody(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let visitor = visitor.on("/lobby");
    let AnybodyForm { options, name } = match AnybodyForm::read(&visitor.reader, &fields) {
        Ok(form) => form,
        Err(problem) => {
            let flash = LobbyFlash { problem: Some(problem), ..LobbyFlash::default() };
            let page = page(&app, &visitor, &fields, flash).await?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let own = visitor_secret(&visitor.caller, fields.get("key"));
    let press = press_secret(&own, fields.get("key"));
    let met = bring_together(&app, peer, [&own, &press], options, Party::Person(name)).await?;
    let settings = visitor.reader.settings.named(fields.parse("name"));
    let cookies = [set_cookie(&own, &app), remember(&app, &settings)];
    let place = Redirect::to(&visitor.reader.to(&format!("/games/{}", met.game)));
    Ok((AppendHeaders(cookies.map(|cookie| (header::SET_COOKIE, cookie))), place).into_response())
}

async fn page(
    app: &App,
    visitor: &Visitor,
    form: &Fields,
    flash: LobbyFlash,
) -> Result<Response, ApiError> {
    let games = app.lobby.look(&app.host).await?;
    let key = Secret::random().reveal();
    Ok(Html(lobby_page(&visitor.reader, lists(&games), form, flash, key)).into_response())
}

fn lists(games: &LobbyGames) -> LobbyLists<'_> {
    LobbyLists { open: &games.open, watch: &games.watch }
}

/// Opens the live channel of the lists.
pub(crate) async fn live(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    stay: ConnectionSlot,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let topic = LobbyTopic { app: app.clone(), visitor: visitor.on("/lobby"), shown: None };
    open(app, peer, stay, upgrade, topic)
}

struct LobbyTopic {
    app: App,
    visitor: Visitor,
    /// What the page shows.
    shown: Option<Arc<LobbyGames>>,
}

impl Topic for LobbyTopic {
    type Change = ();

    /// Returns the lists as they are: the page may have been loaded a while ago.
    async fn missed(&mut self) -> Option<Outgoing> {
        if self.shown.is_some() {
            return None;
        }
        self.update().await
    }

    /// The lists are looked at every second, once for everybody: see [`Topic::tick`].
    async fn changed(&mut self) -> Option<()> {
        std::future::pending().await
    }

    async fn tell(&mut self, (): ()) -> Option<Outgoing> {
        self.update().await
    }

    /// The only question is how many games there are.
    async fn take(&mut self, fields: Fields, counted: Result<(), ApiError>) -> Taken {
        let Ok(games) = self.app.lobby.look(&self.app.host).await else { return Taken::End };
        if counted.is_err() {
            return Taken::Wait;
        }
        let key = fields.get("key").map(ToOwned::to_owned);
        Taken::Tell(outgoing(&lobby_count(&self.visitor.reader, lists(&games), key)))
    }

    fn ticks(&self) -> bool {
        true
    }

    async fn tick(&mut self) -> Option<Outgoing> {
        self.update().await
    }
}

impl LobbyTopic {
    /// Returns the lists, unless the page shows them already.
    async fn update(&mut self) -> Option<Outgoing> {
        // If the store fails, what is shown stays until it is back.
        let games = self.app.lobby.look(&self.app.host).await.ok()?;
        if self.shown.as_ref().is_some_and(|shown| Arc::ptr_eq(shown, &games)) {
            return None;
        }
        let update = outgoing(&lobby_update(&self.visitor.reader, lists(&games)));
        self.shown = Some(games);
        Some(update)
    }
}
