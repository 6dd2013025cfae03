//! A site of hosts on one store, with a clock that tests move.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use quarto_game::{Command, GameId, Listing, Options, Party, Seat, Time, Viewer};
use quarto_host::{Done, Host, HostConfig, Order, OrderError, Proposal};
use quarto_store::{Bus, BusUrl, Sqlite, Store};
use tempfile::TempDir;

pub(crate) struct Site {
    folder: TempDir,
    now: Arc<AtomicU64>,
    bus: Bus,
}

impl Site {
    pub(crate) async fn new() -> Site {
        let now = Arc::new(AtomicU64::new(1_000_000));
        let bus = Bus::open(&BusUrl::Local).await.unwrap();
        Site { folder: tempfile::tempdir().unwrap(), now, bus }
    }

    /// Starts a host, as another process would.
    pub(crate) async fn host(&self) -> Host {
        self.host_with(HostConfig::default()).await
    }

    /// Starts a host whose hints reach nobody.
    pub(crate) async fn silent_host(&self) -> Host {
        let bus = Bus::open(&BusUrl::Local).await.unwrap();
        Host::new(self.host().await.store().clone(), bus, HostConfig::default())
    }

    pub(crate) async fn host_with(&self, settings: HostConfig) -> Host {
        let now = Arc::clone(&self.now);
        let clock = move || Time(now.load(Ordering::Relaxed));
        let store = Sqlite::open(&self.folder.path().join("games.db"), clock).await.unwrap();
        Host::new(Store::Sqlite(store), self.bus.clone(), settings)
    }

    /// Changes something behind the back of the hosts.
    pub(crate) fn change(&self, sql: &str) {
        let db = rusqlite::Connection::open(self.folder.path().join("games.db")).unwrap();
        db.execute_batch(sql).unwrap();
    }

    /// Lets time pass.
    pub(crate) fn wait(&self, span: Duration) {
        let millis = u64::try_from(span.as_millis()).unwrap();
        self.now.fetch_add(millis, Ordering::Relaxed);
    }
}

pub(crate) fn person(name: &str) -> Party {
    Party::Person(name.parse().unwrap())
}

/// Creates a game of Ada against Bo, in which Ada starts.
pub(crate) async fn ada_and_bo(host: &Host, options: Options) -> GameId {
    let options = Options { starter: Some(Seat::First), ..options };
    let parties = [Some(person("Ada")), Some(person("Bo"))];
    let (open, holdings) = (false, Vec::new());
    host.create(Proposal {
        options,
        parties,
        open,
        listing: Listing::Unlisted,
        holdings,
        seed: None,
    })
    .await
    .unwrap()
}

pub(crate) fn command(text: &str) -> Command {
    Command::Act { actions: text.split(' ').map(|action| action.parse().unwrap()).collect() }
}

pub(crate) async fn act(
    host: &Host,
    game: GameId,
    seat: Seat,
    text: &str,
) -> Result<Done, OrderError> {
    host.act(Order::new(game, seat, command(text))).await
}

/// Plays moves for the two players in turn.
pub(crate) async fn play(host: &Host, game: GameId, moves: &[&str]) {
    for text in moves {
        let view = host.snapshot(game, Viewer::Spectator).await.unwrap().view;
        let player = view.turn().unwrap().player;
        let seat = Seat::ALL.into_iter().find(|seat| view.player(*seat) == Some(player)).unwrap();
        act(host, game, seat, text).await.unwrap();
    }
}
