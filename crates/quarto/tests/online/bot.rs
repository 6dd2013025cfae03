//! The bot of the documentation, which is what others start from.

use tokio::process::Command;

use crate::node::{Database, Node};

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");

#[tokio::test]
async fn the_bot_of_the_documentation_plays_whole_games() {
    let database = Database::sqlite();
    let node = Node::start(&["--database", &database.url()]).await;
    let server = format!("http://{}", node.address);
    for level in ["1", "3", "10", "greedy"] {
        let mut bot = Command::new("python3");
        bot.args([BOT, &server, level]).env("no_proxy", "*").kill_on_drop(true);
        let output = bot.output().await.unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "level {level}: {text}{errors}");
        // It calls only what is right, so that no game ends by a wrong call.
        let ends = ["'termination': 'call'", "'termination': 'full-board'"];
        assert!(ends.iter().any(|end| text.contains(end)), "level {level}: {text}");
    }
    database.check().await;
}

#[tokio::test]
async fn the_bot_says_what_is_wrong() {
    let database = Database::sqlite();
    let node = Node::start(&["--database", &database.url()]).await;
    let server = format!("http://{}", node.address);
    let mut bot = Command::new("python3");
    let output = bot.args([BOT, &server, "11"]).env("no_proxy", "*").output().await.unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && errors.contains("a level from 1 to 10"), "{errors}");
}

#[test]
fn the_bot_is_short() {
    let lines = std::fs::read_to_string(BOT).unwrap().lines().count();
    assert!(lines <= 30, "{lines} lines");
}
