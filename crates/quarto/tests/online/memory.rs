//! How much memory a server needs for clients that do not read.

use std::time::Duration;

use quarto_game::{Command, Event, Game, GameId, Happening, Options, Party, Seat, Time};
use quarto_store::{Entry, Rights, Store, StoredGame};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

use crate::node::{Database, Node};

/// Returns a game that is over, with so many questions for the whole board.
fn long_game(questions: usize) -> Vec<Event> {
    let (starter, blindfold) = (Some(Seat::First), "touch".parse().ok());
    let created = Game::create(Options { starter, blindfold, ..Options::default() }, 7, Time(0));
    let mut events = vec![created.unwrap()];
    let mut game = Game::open(&events[0]).unwrap();
    let mut happen = |game: &mut Game, more: Vec<Event>| {
        game.apply_all(&more).unwrap();
        events.extend(more);
    };
    for (seat, name) in [(Seat::First, "Ada"), (Seat::Second, "Bo")] {
        let sit = Command::Sit(Party::Person(name.parse().unwrap()));
        let sat = game.judge(seat, &sit, Time(0).into()).unwrap();
        happen(&mut game, sat);
    }
    let start = game.start(Time(0)).unwrap();
    happen(&mut game, vec![start]);
    for action in "K a1 F b1 G c1 H d2 A a2 B b2 C c2 D d1 E".split(' ') {
        let act = Command::Act { actions: vec![action.parse().unwrap()] };
        let acted = game.judge(game.to_act().unwrap(), &act, Time(0).into()).unwrap();
        happen(&mut game, acted);
    }
    let player = game.player(game.to_act().unwrap()).unwrap();
    let what = Happening::Asked { player, question: "board".parse().unwrap() };
    let asked = Event { at: Time(0), lag: Duration::ZERO, what };
    happen(&mut game, vec![asked; questions]);
    let resigned = game.judge(Seat::First, &Command::Resign, Time(0).into()).unwrap();
    happen(&mut game, resigned);
    events
}

async fn keep(database: &Database, id: GameId, events: Vec<Event>) {
    let store = Store::open(&database.url().parse().unwrap()).await.unwrap();
    let entries = vec![Entry { seq: 0, events, key: None }];
    let game = StoredGame {
        id,
        created: Time(0),
        ended: Some(Time(0)),
        open: false,
        listing: quarto_game::Listing::Unlisted,
        next: None,
        deadline: None,
        owed: Duration::ZERO,
        entries,
    };
    let rights = Rights { holdings: Vec::new(), invitations: Vec::new() };
    store.restore(game, rights).await.unwrap();
    store.close().await.unwrap();
}

/// Returns how much memory of its own a server has, in MB.
fn memory(node: &Node) -> u64 {
    let status = format!("/proc/{}/status", node.child.id().unwrap());
    let status = std::fs::read_to_string(status).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
    line.trim().strip_suffix(" kB").unwrap().parse::<u64>().unwrap() / 1024
}

/// Asks for everything that happened, and reads only that it comes.
async fn ask(address: &str, path: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(address.parse().unwrap()).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    assert_eq!(&status, b"HTTP/1.1 200");
    stream
}

#[tokio::test]
async fn a_long_game_that_is_not_read_costs_little() {
    let (database, id) = (Database::sqlite(), quarto_store::random_game_id());
    keep(&database, id, long_game(1980)).await;
    let node = Node::start(&["--database", &database.url()]).await;
    let path = format!("/api/games/{id}/events?since=0");
    drop(ask(&node.address, &path).await);
    let before = memory(&node);
    let mut asked = JoinSet::new();
    for _ in 0..60 {
        let (address, path) = (node.address.clone(), path.clone());
        asked.spawn(async move { ask(&address, &path).await });
    }
    let streams = asked.join_all().await;
    let more = memory(&node) - before;
    // It is about 20, and 46 where everything is made at once.
    assert!(more < 33, "{more} MB for {} streams", streams.len());
}
