use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use quarto_game::{Options, Seat, Stage, Viewer};
use quarto_host::OrderError;
use quarto_store::StoreError;
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

use crate::site::{Site, act, ada_and_bo};

/// Counts the warnings and errors that are logged.
#[derive(Clone, Default)]
struct Complaints(Arc<AtomicUsize>);

impl Subscriber for Complaints {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN
    }

    fn event(&self, _: &Event<'_>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

#[tokio::test]
async fn a_damaged_game_is_told_once_and_stops_no_clock() {
    let complaints = Complaints::default();
    let _guard = tracing::subscriber::set_default(complaints.clone());
    let site = Site::new().await;
    let host = site.host().await;
    let timed = Options { clock: Some("60/move".parse().unwrap()), ..Options::default() };
    let torn = ada_and_bo(&host, timed.clone()).await;
    site.change("CREATE TABLE saved AS SELECT * FROM entry; UPDATE entry SET events = 'x'");
    let played = ada_and_bo(&host, timed).await;
    // More than are checked in one round, and all due before the game that is played.
    site.change(
        "WITH RECURSIVE many(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM many WHERE id < 1500) \
         INSERT INTO game (id, created, open) SELECT id, 1, 0 FROM many; \
         INSERT INTO deadline SELECT number, 1, 0 FROM game WHERE id <= 1500",
    );
    let host = site.host().await;
    site.wait(Duration::from_secs(61));
    for _ in 0..5 {
        host.fire().await.unwrap();
    }
    assert_eq!(complaints.0.load(Ordering::Relaxed), 1501);
    assert_eq!(host.damaged(), 1501);
    let over = host.snapshot(played, Viewer::Spectator).await.unwrap().view.stage;
    assert!(matches!(over, Stage::Over { .. }), "{over:?}");
    for _ in 0..3 {
        let refused = act(&host, torn, Seat::First, "K").await;
        assert!(matches!(refused, Err(OrderError::Store(StoreError::Corrupt { .. }))));
    }
    assert_eq!(complaints.0.load(Ordering::Relaxed), 1501, "it is not logged again");
    // When it has been repaired, it continues as if nothing had happened.
    site.change("REPLACE INTO entry SELECT * FROM saved");
    let again = site.host().await;
    for _ in 0..2 {
        again.fire().await.unwrap();
    }
    let stage = async |host: &quarto_host::Host| {
        host.snapshot(torn, Viewer::Spectator).await.unwrap().view.stage
    };
    assert!(matches!(stage(&again).await, Stage::Over { .. }));
    assert!(matches!(stage(&host).await, Stage::Over { .. }), "even without a restart");
    assert_eq!(host.damaged(), 1500);
}

/// If the game is already in memory, the damage is found when its deadline comes.
#[tokio::test]
async fn a_game_that_is_damaged_while_it_is_played_is_told_once() {
    let complaints = Complaints::default();
    let _guard = tracing::subscriber::set_default(complaints.clone());
    let site = Site::new().await;
    let host = site.host().await;
    let clock = Some("60/move".parse().unwrap());
    let game = ada_and_bo(&host, Options { clock, ..Options::default() }).await;
    act(&host, game, Seat::First, "K").await.unwrap();
    site.change("UPDATE game SET created = -1");
    site.wait(Duration::from_secs(61));
    for _ in 0..3 {
        host.fire().await.unwrap();
    }
    assert_eq!((host.damaged(), complaints.0.load(Ordering::Relaxed)), (1, 1));
}
