//! Two people at one table: one in a browser, one at a terminal, and neither sees the board.

use quarto_browser::{Browser, Device};

use crate::node::{Database, Node};
use crate::terminal::{Terminal, home};

/// Makes a blindfold game for Ada, who starts, and returns its link.
fn invite(ada: &Browser) -> String {
    ada.open("/fr/settings");
    ada.click("[name=edition][value=access]");
    ada.wait_for("#outcome [role=status]");
    ada.open("/fr/");
    ada.click("details.more summary");
    for choice in ["[value=link]", "[name=starts][value=me]", "[name=blindfold][value=touch]"] {
        let css = format!(".more {choice}");
        // Where the button that stays at the bottom does not cover it.
        let middle = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        ada.run_with(middle, &[css.as_str().into()]);
        ada.click(&css);
    }
    ada.fill(".more [name=name]", "Ada");
    ada.click(".more button.primary");
    ada.wait_for(".link");
    ada.attribute(".link", "value").unwrap()
}

/// Chooses something on the board or in the reserve, with keys alone.
fn choose(ada: &Browser, keys: &str, name: &str) {
    ada.press(keys);
    assert_eq!(ada.focused(), format!("button {name:?}"));
    let seq = ada.attribute(".scene", "data-seq");
    ada.press("Enter");
    ada.wait_until("it is done", || ada.attribute(".scene", "data-seq") != seq);
    assert_eq!(ada.count(".board .piece, .gone"), 0, "nothing is shown");
}

#[tokio::test(flavor = "multi_thread")]
async fn d11_a_browser_and_a_terminal_play_a_blindfold_game() {
    let (database, bo_home) = (Database::sqlite(), home());
    let node = Node::start(&["--database", &database.url()]).await;
    let ada = Browser::start(&format!("http://{}", node.address), Device::desktop());
    let link = invite(&ada);
    let mut bo = Terminal::start(bo_home.path(), &["--join", &link, "--name", "Bo"]);
    bo.hear("Ada is thinking.\n> ").await;

    ada.wait_for(".reserve.open");
    ada.press("Tab");
    while !ada.focused().contains("basse ronde pleine lisse") {
        ada.press("Tab");
    }
    choose(&ada, "Control+Home", "basse ronde pleine lisse");
    bo.hear("Bo, your piece: short round solid light. Place it.\n> ").await;
    bo.say("a1", "a1: ").await;
    bo.say("B", "Ada is thinking.\n> ").await;

    ada.wait_for(".board.open");
    // She has forgotten where the first piece stands; both are told.
    choose(&ada, "b Control+Home", "a1, cachée");
    bo.hear("a1").await;
    choose(&ada, "ArrowRight", "b1, cachée");
    choose(&ada, "r Control+Home ArrowRight ArrowRight", "haute ronde pleine lisse");
    bo.hear("Bo, your piece: tall round solid light. Place it.\n> ").await;
    let answer = bo.say("row 1", "> ").await;
    assert!(answer.contains("b1: short round solid dark") && answer.contains("empty"), "{answer}");
    let told = || ada.texts("#log p, .turn p").join("\n");
    ada.wait_until("it is told that he feels it", || told().contains("Bo touche le plateau."));
    assert!(!told().contains("ligne 1"), "but not what he asked: {}", told());
    // In row 1 two squares are empty.
    assert!(!told().contains("vide"), "but not what he was told: {}", told());
    bo.say("c1", "c1: ").await;
    bo.say("D", "Ada is thinking.\n> ").await;

    ada.wait_for(".board.open");
    choose(&ada, "b Control+Home End", "d1, cachée");
    ada.press("q");
    ada.press("Space Tab Enter");
    ada.wait_for(".scene.over.won");
    assert_eq!(ada.count(".square.won .piece"), 4, "now all is shown");
    bo.hear("Ada wins: row 1, all round and solid.\n").await;
    bo.hear("Rematch? (yes/no) ").await;
    assert!(bo.end().await.status.success());
    assert!(ada.complaints().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_terminal_and_a_browser_would_play_anybody() {
    let (database, ada_home) = (Database::sqlite(), home());
    let node = Node::start(&["--database", &database.url()]).await;
    let server = format!("http://{}", node.address);
    // A name that she has not given is not told to strangers.
    let login = [("USER", "ada.lovelace")];
    let mut ada =
        Terminal::start_with(ada_home.path(), &login, &["--server", &server, "--anybody"]);
    ada.hear("Waiting for anybody who wants to play the same.\n").await;
    let bo = Browser::start(&server, Device::desktop());
    bo.open("/en/lobby");
    bo.wait_for(".open-games");
    assert!(bo.text(".open-games").contains("Guest is waiting"), "{}", bo.text(".open-games"));
    bo.fill("[name=name]", "Bo");
    bo.click(".wish button.primary");
    bo.wait_for(".lively .scene:not(:has(.invitation))");
    ada.hear("Bo").await;
    assert!(bo.text("h1").contains("Guest"), "{}", bo.text("h1"));
    assert!(bo.complaints().is_empty());
}
