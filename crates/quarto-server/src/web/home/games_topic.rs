//! The list of a visitor's games as the topic of an open page.

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use futures_util::future::select_all;
use quarto_host::Follower;
use quarto_pages::{Fields, GameLink, LiveUpdate, games_update};
use quarto_store::Holding;

use super::{LISTED, SHOWN, held, links};
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::extract::ConnectionSlot;
use crate::web::live::{Outgoing, Taken, Topic, open, outgoing};
use crate::web::visitor::Visitor;

/// Opens the live channel of the list.
pub(crate) async fn live(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    stay: ConnectionSlot,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let visitor = visitor.on("/games");
    let (links, followers) = (Vec::new(), Vec::new());
    let topic = GamesTopic { app: app.clone(), visitor, links, followers, is_new: true };
    open(app, peer, stay, upgrade, topic)
}

struct GamesTopic {
    app: App,
    visitor: Visitor,
    /// The games as the page shows them.
    links: Vec<GameLink>,
    /// One for each of those that may change.
    followers: Vec<Follower>,
    is_new: bool,
}

impl Topic for GamesTopic {
    type Change = ();

    /// Returns the list as it is: the page may have been loaded a while ago.
    async fn missed(&mut self) -> Option<Outgoing> {
        if !std::mem::take(&mut self.is_new) {
            return None;
        }
        let update = self.update().await?;
        Some(outgoing(&LiveUpdate { lines: Vec::new(), ..update }))
    }

    async fn changed(&mut self) -> Option<()> {
        if self.followers.is_empty() {
            return std::future::pending().await;
        }
        let next = self.followers.iter_mut().map(|follower| Box::pin(follower.next()));
        let (told, ..) = select_all(next).await;
        told.map(|_| ())
    }

    async fn tell(&mut self, (): ()) -> Option<Outgoing> {
        Some(outgoing(&self.update().await?))
    }

    /// The list has no forms.
    async fn take(&mut self, _: Fields, _: Result<(), ApiError>) -> Taken {
        Taken::Wait
    }

    fn ticks(&self) -> bool {
        false
    }

    async fn tick(&mut self) -> Option<Outgoing> {
        None
    }
}

impl GamesTopic {
    /// Lists the games again: there may be a new one, as after a rematch.
    async fn update(&mut self) -> Option<LiveUpdate> {
        let held = held(&self.app, &self.visitor, LISTED).await.ok()?;
        // They follow before the games are looked at, so that nothing is missed in between.
        let mut followers = Vec::new();
        // Games that ended long ago do not change, and need not be in memory.
        let is_lively = |place: usize, held: &[Holding]| place < SHOWN || held[0].ended.is_none();
        let lively = held.iter().enumerate().filter(|(place, held)| is_lively(*place, held));
        for (_, held) in lively {
            followers.extend(self.app.host.glance(held[0].game).await.ok());
        }
        self.followers = followers;
        let links = links(&self.app, &self.visitor, &held).await;
        let before = std::mem::replace(&mut self.links, links);
        Some(games_update(&self.visitor.reader, &self.links, &before))
    }
}
