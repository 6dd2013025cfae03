//! A process that is killed in the worst moment.

use std::path::Path;
use std::process::Command;
use std::task::{Context, Waker};

use quarto_game::{Options, Seat, Viewer};
use quarto_host::{Host, HostConfig, Order, Since};
use quarto_store::{Bus, BusUrl, Sqlite, Store, system_time};

use crate::site::{ada_and_bo, command};

/// Tells the process that is to be killed which database and game it uses.
const FILE: &str = "QUARTO_TEST_KILLED_FILE";
const GAME: &str = "QUARTO_TEST_KILLED_GAME";
const TEST: &str = "crash::an_order_whose_host_is_killed_before_it_is_published_is_kept_once";

async fn host(file: &Path) -> Host {
    let store = Sqlite::open(file, system_time).await.unwrap();
    let bus = Bus::open(&BusUrl::Local).await.unwrap();
    Host::new(Store::Sqlite(store), bus, HostConfig::default())
}

fn entries(file: &Path) -> u32 {
    let db = rusqlite::Connection::open(file).unwrap();
    db.query_row("SELECT count(*) FROM entry", [], |row| row.get(0)).unwrap()
}

/// Begins an order, waits until it is stored, and is killed before any follower is told.
async fn be_killed(file: &Path) {
    let (host, game) = (host(file).await, std::env::var(GAME).unwrap().parse().unwrap());
    let bo = Viewer::Seat(Seat::Second);
    let (_, _, mut follower) = host.follow(game, bo, Since::Now).await.unwrap();
    let before = entries(file);
    let order = Order { key: Some("K".into()), ..Order::new(game, Seat::First, command("K")) };
    let mut order = Box::pin(host.act(order));
    // It goes as far as to the store, and no further, because nothing asks for more.
    assert!(order.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    while entries(file) == before {
        std::thread::yield_now();
    }
    assert!(follower.try_next().is_none());
    let own = std::process::id().to_string();
    Command::new("kill").args(["-9", &own]).status().unwrap();
    unreachable!("the process was killed");
}

#[cfg(unix)]
#[tokio::test]
async fn an_order_whose_host_is_killed_before_it_is_published_is_kept_once() {
    use std::os::unix::process::ExitStatusExt;

    if let Some(file) = std::env::var_os(FILE) {
        return be_killed(file.as_ref()).await;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let first = host(&file).await;
    let game = ada_and_bo(&first, Options::default()).await;
    first.store().close().await.unwrap();
    let killed = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", TEST])
        .env(FILE, &file)
        .env(GAME, game.to_string())
        .output()
        .unwrap();
    assert_eq!(killed.status.signal(), Some(9), "{killed:?}");
    // A player who comes back hears of the order; sending it again gets the answer and changes nothing.
    let host = host(&file).await;
    let bo = Viewer::Seat(Seat::Second);
    let (now, missed, _) = host.follow(game, bo, Since::Event(4)).await.unwrap();
    assert_eq!((now.snapshot().seq, missed.count()), (5, 1));
    let order = Order { key: Some("K".into()), ..Order::new(game, Seat::First, command("K")) };
    let done = host.act(order).await.unwrap();
    assert_eq!((done.seq, done.told.len(), entries(&file)), (5, 1, 2));
}
