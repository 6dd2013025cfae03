//! A database that an earlier version wrote, opened by this one.

use quarto_store::{Store, StoreUrl};
use serde_json::{Value, json};

use crate::client::TestServer;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/kept");

/// Every game in it was viewed as a spectator and from both seats when it was written. A change to
/// a line in `views.jsonl` is a change that programs notice: it belongs in the changelog.
#[tokio::test]
async fn games_of_an_earlier_version_look_as_they_did() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(format!("{FOLDER}/games.db"), folder.path().join("games.db")).unwrap();
    let server = TestServer::in_folder(folder, |_| {}).await;
    let kept = std::fs::read_to_string(format!("{FOLDER}/views.jsonl")).unwrap();
    let mut seen = String::new();
    for line in kept.lines() {
        let mut line: Value = serde_json::from_str(line).unwrap();
        let path = line["path"].as_str().unwrap().to_owned();
        let secret = line["secret"].as_str().map(str::to_owned);
        let mut view = server.get(&path, secret.as_deref()).await.expect(200);
        view.as_object_mut().unwrap().remove("now").unwrap();
        line["view"] = view;
        seen += &(line.to_string() + "\n");
    }
    if std::env::var("QUARTO_BLESS").is_ok() {
        std::fs::write(format!("{FOLDER}/views.jsonl"), &seen).unwrap();
    }
    // The game against the engine goes on by itself.
    assert_eq!(kept.lines().count(), 27);
    for (line, expected) in seen.lines().zip(kept.lines()) {
        assert_eq!(line, expected);
    }
}

/// A copy of a stopped server's database file, without any files beside it, has everything.
#[tokio::test]
async fn a_server_that_has_stopped_leaves_one_whole_file() {
    let server = TestServer::start().await;
    let (game, ada, _) = server.game(&json!({})).await;
    let body = json!({"do": "act", "actions": ["K"]});
    server.post(&format!("/api/games/{game}/commands"), Some(&ada), &body).await.expect(200);
    let folder = server.stop().await;
    let rest = folder.path().join("games.db-wal").metadata().map_or(0, |data| data.len());
    assert_eq!(rest, 0, "bytes are left in the journal");
    let copy = folder.path().join("copy.db");
    std::fs::copy(folder.path().join("games.db"), &copy).unwrap();
    let copy = Store::open(&StoreUrl::Sqlite(copy)).await.unwrap();
    let kept = copy.load(game.parse().unwrap()).await.unwrap().unwrap();
    assert_eq!(kept.events().len(), 5);
}
