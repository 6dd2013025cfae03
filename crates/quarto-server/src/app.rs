use std::net::IpAddr;
use std::sync::Arc;

use axum::http::Extensions;
use quarto_host::Host;
use tokio::sync::watch;

use crate::config::Config;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::protection::enforcement::Enforcer;
use crate::protection::entrance::Entrance;
use crate::protection::limits::{Guards, Source};
use crate::protection::waiting::WaitingGames;
use crate::web::SharedScenes;

/// The state that every handler shares.
#[derive(Clone)]
pub(crate) struct App(pub(crate) Arc<AppState>);

pub(crate) struct AppState {
    pub(crate) host: Host,
    pub(crate) config: Config,
    pub(crate) guards: Guards,
    pub(crate) entrance: Entrance,
    pub(crate) enforcer: Enforcer,
    pub(crate) metrics: Metrics,
    pub(crate) scenes: SharedScenes,
    pub(crate) lobby: Lobby,
    pub(crate) waiting: WaitingGames,
    /// Whether the server is stopping.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl std::ops::Deref for App {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.0
    }
}

impl App {
    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}

/// The source of a request, as a request extension.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) Source);

impl Peer {
    /// Returns the source of a request; an unspecified address if it is not known.
    pub(crate) fn of(extensions: &Extensions) -> Source {
        let unknown = Source::Limited(IpAddr::from([0; 4]));
        extensions.get().map_or(unknown, |Peer(peer)| *peer)
    }
}

/// Waits until the server is stopping.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // If the sender is gone, the server has stopped.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}
