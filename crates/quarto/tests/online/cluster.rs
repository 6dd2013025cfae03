//! Several servers share their games by PostgreSQL and NATS.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use quarto_game::{Announcement, Options, Seat};
use quarto_store::Store;
use quarto_wire::{Client, ClientError, MessageBody};
use tokio::task::JoinSet;

use crate::node::{Database, Node};
use crate::player::{Answers, Match, Seen, check, play};
use crate::proxy::Proxy;

/// A site of some nodes, with proxies before what they share.
struct Site {
    database: Database,
    url: String,
    bus: String,
    postgres: Proxy,
    nats: Proxy,
}

impl Site {
    async fn new() -> Site {
        let database = Database::postgres().await;
        let url = database.url();
        let (user, rest) = url.split_once('@').unwrap();
        let (server, name) = rest.split_once('/').unwrap();
        let postgres = Proxy::before(server.into()).await;
        let nats = std::env::var("QUARTO_TEST_NATS").unwrap();
        let nats = Proxy::before(nats.strip_prefix("nats://").unwrap().into()).await;
        let url = format!("{user}@127.0.0.1:{}/{name}", postgres.port);
        let bus = format!("nats://127.0.0.1:{}", nats.port);
        Site { database, url, bus, postgres, nats }
    }

    async fn node(&self) -> Node {
        Node::start(&["--database", &self.url, "--bus", &self.bus]).await
    }

    /// Waits until the site has given a sign of life.
    async fn is_alive(&self) {
        let store = Store::open(&self.database.url().parse().unwrap()).await.unwrap();
        while store.last_heartbeat().await.unwrap().is_none() {
            tokio::task::yield_now().await;
        }
    }
}

type Game = (Match, [Seen; 2]);

/// Games whose players are at different nodes, and go to the next when theirs fails.
struct Games {
    clients: [Client; 3],
    answers: Arc<Answers>,
    playing: JoinSet<Game>,
}

impl Games {
    /// Starts games, and waits until some of their moves are acknowledged.
    async fn go_on(&mut self) {
        let start = self.answers.acknowledged.load(Ordering::Relaxed);
        for number in 0..12 {
            // The first node stays.
            let table = Match::create(&self.clients[0], Options::default()).await;
            let (clients, answers) = (self.clients.clone(), Arc::clone(&self.answers));
            self.playing.spawn(async move {
                let one = |seat: Seat| {
                    let clients = clients.clone();
                    let at = move |attempt: usize| {
                        clients[(number + seat.index() + attempt) % clients.len()].clone()
                    };
                    play(at, table.clone(), seat, Arc::clone(&answers))
                };
                let (first, second) = tokio::join!(one(Seat::First), one(Seat::Second));
                (table, [first, second])
            });
        }
        // They have over two hundred moves.
        reach(&self.answers.acknowledged, start + 60).await;
    }

    /// Waits until players are refused again and again.
    async fn are_refused(&self) {
        let start = self.answers.refused.load(Ordering::Relaxed);
        reach(&self.answers.refused, start + 20).await;
    }
}

/// Waits until so many are counted.
async fn reach(count: &AtomicUsize, enough: usize) {
    while count.load(Ordering::Relaxed) < enough {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn check_all(client: &Client, playing: JoinSet<Game>, site: &Site) {
    for (table, players) in playing.join_all().await {
        check(client, &table, players).await;
    }
    site.database.check().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_at_different_nodes_play_whatever_breaks() {
    let site = Site::new().await;
    let (one, mut two, three) = (site.node().await, site.node().await, site.node().await);
    let clients = [one.client(), two.client(), three.client()];
    let (answers, playing) = (Arc::default(), JoinSet::new());
    let mut games = Games { clients, answers, playing };
    games.go_on().await;
    two.kill().await;
    games.go_on().await;
    // Without hints everybody still converges: nodes look by themselves.
    site.nats.cut();
    games.go_on().await;
    site.nats.heal();
    games.go_on().await;
    // Without the database everything is refused, and nothing is lost.
    site.postgres.cut();
    games.are_refused().await;
    site.postgres.heal();
    while one.client().look(quarto_store::random_game_id()).await.is_err_and(
        |error| !matches!(error, ClientError::Problem(problem) if problem.code == "no-game"),
    ) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    games.go_on().await;
    let again = Node::start_at(&two.address, &["--database", &site.url, "--bus", &site.bus]).await;
    check_all(&again.client(), games.playing, &site).await;
}

/// Makes a game in which Ada has a second for her first move.
async fn short_game(node: &Node) -> Match {
    let clock = Some("1/move".parse().unwrap());
    Match::create(&node.client(), Options { clock, ..Options::default() }).await
}

/// Waits until the time of a game is up, and checks that it was.
async fn run_out(node: &Node, table: &Match) {
    let mut socket = node.client().follow(table.game, Some(0)).await.unwrap();
    let mut started = None;
    loop {
        let Some(MessageBody::News(news)) = socket.next().await.unwrap() else { panic!() };
        for event in news.events {
            match event.known() {
                Some(Announcement::Started { .. }) => started = Some(event.at),
                Some(Announcement::Ended { finish: result, .. }) => {
                    assert_eq!(result.termination.to_string(), "time");
                    let spent = event.at.since(started.unwrap());
                    assert!(spent >= Duration::from_secs(1), "nobody loses too early");
                    return;
                }
                _ => {}
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_fire_a_clock_once() {
    let site = Site::new().await;
    let (one, two) = (site.node().await, site.node().await);
    let mut tables = Vec::new();
    for _ in 0..30 {
        tables.push(short_game(&one).await);
    }
    for table in &tables {
        run_out(&two, table).await;
    }
    // While one more runs out, both nodes look at the clocks several times.
    run_out(&two, &short_game(&one).await).await;
    for table in &tables {
        for node in [&one, &two] {
            assert_eq!(node.client().look(table.game).await.unwrap().snapshot.seq, 5, "once");
        }
    }
    site.database.check().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outage_of_the_whole_site_costs_nobody_time() {
    let site = Site::new().await;
    let (mut one, mut two) = (site.node().await, site.node().await);
    let clock = Some("600/move".parse().unwrap());
    let options = Options { clock, ..Options::default() };
    let table = Match::create(&one.client(), options).await;
    site.is_alive().await;
    one.kill().await;
    two.kill().await;
    site.database.wait_an_hour().await;
    let nodes = [site.node().await, site.node().await];
    let mut socket = nodes[1].client().follow(table.game, Some(4)).await.unwrap();
    let Some(MessageBody::News(news)) = socket.next().await.unwrap() else { panic!() };
    let [event] = &news.events[..] else { panic!("{news:?}") };
    let Some(Announcement::Extended { by, .. }) = event.known() else { panic!("{event:?}") };
    assert_eq!(by.as_secs() / 3600, 1, "{by:?} is an hour, and what it took to start");
    let seen = nodes[0].client().look(table.game).await.unwrap();
    let seen = seen.snapshot;
    assert!(!seen.view.clock.unwrap().left[0].is_zero() && seen.seq == 5);
}
