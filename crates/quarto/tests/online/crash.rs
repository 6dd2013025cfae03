//! The power goes in the middle of it, again and again.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use quarto_game::{Options, Seat};
use quarto_wire::Client;
use tokio::task::JoinSet;

use crate::node::{Database, Node, free_address};
use crate::player::{Answers, Match, check, play};

const KILLS: usize = 20;
/// So many games are played at a time, and so many moves are acknowledged between two kills.
const GAMES: usize = 24;
const MOVES: usize = 60;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_with_sqlite() {
    survive(&Database::sqlite()).await;
}

#[cfg(feature = "cluster")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_with_postgres() {
    survive(&Database::postgres().await).await;
}

async fn survive(database: &Database) {
    let address = free_address();
    let url = database.url();
    let arguments = ["--database", &url];
    let mut node = Node::start_at(&address, &arguments).await;
    let client = Client::new(&format!("http://{address}")).unwrap();
    let answers = Arc::new(Answers::default());
    let (mut playing, mut finished) = (JoinSet::new(), Vec::new());
    for kill in 1..=KILLS {
        while playing.len() < GAMES {
            let table = Match::create(&node.client(), Options::default()).await;
            let (client, answers) = (client.clone(), Arc::clone(&answers));
            playing.spawn(async move {
                let one =
                    |seat| play(|_| client.clone(), table.clone(), seat, Arc::clone(&answers));
                let (first, second) = tokio::join!(one(Seat::First), one(Seat::Second));
                (table, [first, second])
            });
        }
        while answers.acknowledged.load(Ordering::Relaxed) < kill * MOVES && !playing.is_empty() {
            while let Some(done) = playing.try_join_next() {
                finished.push(done.unwrap());
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        node.kill().await;
        node = Node::start_at(&address, &arguments).await;
    }
    finished.extend(playing.join_all().await);
    assert!(answers.acknowledged.load(Ordering::Relaxed) >= KILLS * MOVES);
    for (table, players) in finished {
        check(&client, &table, players).await;
    }
    assert!(node.terminate().await);
    database.check().await;
}
