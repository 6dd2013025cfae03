#[cfg(feature = "cluster")]
mod nats;

use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use thiserror::Error;
use tokio::sync::broadcast;

#[cfg(feature = "cluster")]
use crate::bus::nats::{Nats, NatsSubscription};
use crate::store::without_password;
use quarto_game::GameId;

/// How programs that share a store tell each other that something has happened.
#[derive(Clone, Debug)]
pub enum Bus {
    /// All are in this process.
    Local(broadcast::Sender<GameChanged>),
    /// They share a NATS server.
    #[cfg(feature = "cluster")]
    Nats(Nats),
}

/// That a game has so many events. It may come late, twice or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameChanged {
    /// The game.
    pub game: GameId,
    /// How many events it has, at least.
    pub seq: usize,
}

/// What comes from a bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BusEvent {
    /// Something has happened in a game.
    Changed(GameChanged),
    /// Hints may have been lost: look at everything anew.
    Missed,
}

/// So many hints may wait for one listener.
const WAITING: usize = 4096;

/// Where a bus is: `local`, or `nats://HOST:PORT`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BusUrl {
    /// In this process.
    #[default]
    Local,
    /// A server.
    Nats(String),
}

/// Why a text is no address of a bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a bus is local or nats://HOST:PORT")]
pub struct BusUrlError;

impl FromStr for BusUrl {
    type Err = BusUrlError;

    fn from_str(text: &str) -> Result<BusUrl, BusUrlError> {
        match text.split_once("://") {
            None if text == "local" => Ok(BusUrl::Local),
            Some(("nats" | "tls", _)) => Ok(BusUrl::Nats(text.into())),
            Some(_) | None => Err(BusUrlError),
        }
    }
}

/// Written without the password.
impl Display for BusUrl {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            BusUrl::Local => f.write_str("local"),
            BusUrl::Nats(url) => f.write_str(&without_password(url)),
        }
    }
}

/// Why a bus cannot be used.
#[derive(Debug, Error)]
pub enum BusError {
    /// The server does not answer as it should.
    #[cfg(feature = "cluster")]
    #[error("NATS failed: {0}")]
    Nats(#[from] async_nats::ConnectError),
    /// The server does not let us listen.
    #[cfg(feature = "cluster")]
    #[error("NATS failed: {0}")]
    Subscribe(#[from] async_nats::SubscribeError),
    /// This program knows only itself.
    #[error("this program was built without NATS; build it with --features cluster")]
    NoNats,
}

#[cfg_attr(
    not(feature = "cluster"),
    expect(clippy::unused_async, reason = "only a shared bus needs time")
)]
impl Bus {
    /// Opens a bus.
    ///
    /// # Errors
    /// If it cannot be used.
    pub async fn open(url: &BusUrl) -> Result<Bus, BusError> {
        match url {
            BusUrl::Local => Ok(Bus::Local(broadcast::channel(WAITING).0)),
            #[cfg(feature = "cluster")]
            BusUrl::Nats(url) => Ok(Bus::Nats(Nats::open(url).await?)),
            #[cfg(not(feature = "cluster"))]
            BusUrl::Nats(_) => Err(BusError::NoNats),
        }
    }

    /// Tells everybody that something has happened.
    pub async fn announce(&self, hint: GameChanged) {
        match self {
            Bus::Local(sender) => {
                // Nobody listens: then nobody needs to know.
                let _ = sender.send(hint);
            }
            #[cfg(feature = "cluster")]
            Bus::Nats(nats) => nats.announce(hint).await,
        }
    }

    /// Returns what comes from now on.
    ///
    /// # Errors
    /// If the bus cannot be used.
    pub async fn listen(&self) -> Result<BusSubscription, BusError> {
        Ok(BusSubscription(match self {
            Bus::Local(sender) => Kind::Local(sender.subscribe()),
            #[cfg(feature = "cluster")]
            Bus::Nats(nats) => Kind::Nats(nats.listen().await?),
        }))
    }

    /// Tells whether everybody can be reached now.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        match self {
            Bus::Local(_) => true,
            #[cfg(feature = "cluster")]
            Bus::Nats(nats) => nats.is_whole(),
        }
    }

    /// Tells whether anybody listens besides these listeners of one's own.
    #[must_use]
    pub fn has_others(&self, own: usize) -> bool {
        match self {
            Bus::Local(sender) => sender.receiver_count() > own,
            #[cfg(feature = "cluster")]
            Bus::Nats(_) => true,
        }
    }

    /// Tells whether others outside this process share the bus.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        match self {
            Bus::Local(_) => false,
            #[cfg(feature = "cluster")]
            Bus::Nats(_) => true,
        }
    }
}

/// What a listener hears.
#[derive(Debug)]
pub struct BusSubscription(Kind);

#[derive(Debug)]
enum Kind {
    Local(broadcast::Receiver<GameChanged>),
    #[cfg(feature = "cluster")]
    Nats(NatsSubscription),
}

impl BusSubscription {
    /// Waits for what comes next; `None` when the bus is closed.
    pub async fn next(&mut self) -> Option<BusEvent> {
        match &mut self.0 {
            Kind::Local(receiver) => match receiver.recv().await {
                Ok(hint) => Some(BusEvent::Changed(hint)),
                Err(broadcast::error::RecvError::Lagged(_)) => Some(BusEvent::Missed),
                Err(broadcast::error::RecvError::Closed) => None,
            },
            #[cfg(feature = "cluster")]
            Kind::Nats(subscription) => subscription.next().await,
        }
    }
}
