//! Somebody who plays on a server on the whole screen of a real terminal.

use std::path::Path;

use quarto_game::Greeting;

use crate::bo::Bo;
use crate::node::{Database, Node};
use crate::terminal::home;
use crate::tty::Tty;

fn play(home: &Path, arguments: &str) -> Tty {
    Tty::new(home, &format!("{} play --name Ada {arguments}", env!("CARGO_BIN_EXE_quarto")))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_greeting_takes_no_question_away() {
    let (database, home) = (Database::sqlite(), home());
    let node = Node::start(&["--database", &database.url()]).await;
    let bo = Bo::invite(&node).await;
    let mut ada = play(home.path(), &format!("--join {}", bo.link));
    ada.wait_for("Ada, give a piece.");
    ada.press("\r");
    ada.wait_for("Ada gives");
    bo.acts("a1 F").await;
    ada.wait_for("Ada, place the short square solid dark piece.");
    ada.press("q");
    ada.wait_for("row 1");
    bo.greets(Greeting::Hello).await;
    ada.wait_for("Bo: Hello!");
    // It is still the call, and no placement.
    ada.press("\r");
    ada.wait_for("Wrong call");
    ada.press("\r");
    ada.wait_for("Ada, give a piece.");
    ada.press("\r");
    ada.wait_for("Bo is thinking…");

    // What is really gone is said to be.
    ada.press("r");
    ada.wait_for("Resign?");
    bo.acts("c3 G").await;
    ada.wait_for("Cancelled.");
    ada.wait_for("Ada, place the tall square solid light piece.");
    ada.press("x");
    ada.wait_for("Leave the game?");
    ada.press("\r");
    assert_eq!(ada.wait_for_end(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_a_server_sees_no_empty_screen_and_can_leave() {
    let home = home();
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let mut ada = play(home.path(), &format!("--server http://{}", silent.local_addr().unwrap()));
    let _asks = silent.accept().await.unwrap();
    ada.press("\u{3}");
    assert_eq!(ada.wait_for_end(), 130);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ends_a_game_on_the_screen_is_said_in_ones_own_language() {
    let (database, home) = (Database::sqlite(), home());
    let mut node = Node::start(&["--database", &database.url()]).await;
    let bo = Bo::invite(&node).await;
    let mut ada = play(home.path(), &format!("--lang es --join {}", bo.link));
    ada.wait_for("Ada, entrega una pieza.");
    node.kill().await;
    // The games are gone.
    let other = Database::sqlite();
    let _node = Node::start_at(&node.address, &["--database", &other.url()]).await;
    assert_eq!(ada.wait_for_end(), 1);
    let said = ada.contents().replace('\n', " ");
    assert!(said.contains("Esta partida no existe en el servidor."), "{said}");
}
