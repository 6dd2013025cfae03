//! Players who find each other: anybody, open games, games to watch.

use futures_util::future::join_all;
use quarto_server::{LimitMode, Limits};
use serde_json::{Value, json};

use crate::client::{FREE, TestServer};
use crate::visitor::Visitor;

/// A key that nobody guesses.
const KEYS: [&str; 2] = ["0123456789abcdefghijkl-ada", "0123456789abcdefghijkl-bo"];

async fn ask(server: &TestServer, body: &Value) -> Value {
    server.post("/api/anybody", None, body).await.expect(201)
}

/// Returns the names in one of the lists.
async fn listed(server: &TestServer, list: &str) -> Vec<String> {
    let lobby = server.get("/api/lobby", None).await.expect(200);
    let games = lobby[list].as_array().unwrap().iter();
    games.map(|game| game["parties"][0]["person"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn two_callers_meet_and_a_repeated_request_has_the_same_answer() {
    let server = TestServer::start().await;
    let wish = |name: &str, key: &str| json!({"person": name, "key": key, "options": {"clock": "120/move", "claims": true}});
    let ada = ask(&server, &wish("Ada", KEYS[0])).await;
    assert_eq!((&ada["waiting"], &ada["key"]["seat"]), (&json!(true), &json!("first")));
    assert_eq!(ask(&server, &wish("Ada", KEYS[0])).await, ada, "sent twice");
    let bo = ask(&server, &wish("Bo", KEYS[1])).await;
    assert_eq!((&bo["game"], &bo["waiting"]), (&ada["game"], &json!(false)));
    assert_eq!(ask(&server, &wish("Bo", KEYS[1])).await, bo, "sent twice");
    let game = server.get(&format!("/api/games/{}", ada["game"].as_str().unwrap()), None).await;
    let game = game.expect(200);
    assert_eq!(
        (&game["listing"], &game["seats"][1]["party"]),
        (&json!("open"), &json!({"person": "Bo"}))
    );
    // Both secrets hold their seats.
    for key in [&ada["key"], &bo["key"]] {
        let held = server.get("/api/games", key["secret"].as_str()).await.expect(200);
        assert_eq!(
            (&held["games"][0]["game"], &held["games"][0]["seat"]),
            (&ada["game"], &key["seat"])
        );
    }
}

#[tokio::test]
async fn one_secret_never_plays_itself() {
    let server = TestServer::start().await;
    let own = quarto_store::Secret::random().reveal();
    let ask = async || {
        server.post("/api/anybody", Some(&own), &json!({"person": "Ada"})).await.expect(201)
    };
    let (first, second) = (ask().await, ask().await);
    assert_eq!((&first["game"], &second["waiting"]), (&second["game"], &json!(true)));
    let key = second["key"]["secret"].as_str();
    let held = server.get("/api/games", key).await.expect(200);
    assert_eq!(
        held["games"][0]["game"], first["game"],
        "each answer has a secret that holds the seat"
    );
}

#[tokio::test]
async fn a_wish_names_one_player_and_a_key_that_cannot_be_guessed() {
    let server = TestServer::start().await;
    let post = async |body: Value| server.post("/api/anybody", None, &body).await;
    post(json!({})).await.problem(422, "impossible");
    post(json!({"person": "Ada", "bot": "Bo"})).await.problem(422, "impossible");
    post(json!({"person": "Ada", "key": "short"})).await.problem(401, "no-secret");
    post(json!({"person": "Ada", "wish": 1})).await.problem(400, "bad-request");
}

#[tokio::test]
async fn visitors_without_scripts_meet_by_one_button() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = (Visitor::new(&server), Visitor::new(&server));
    ada.open("/en/").await;
    ada.press("quick", "anybody").await;
    assert!(
        ada.path.contains("/games/") && ada.page.contains("Waiting for anybody"),
        "{}",
        ada.page
    );
    let waiting = ada.path.clone();
    // Going back and pressing the button again leads to the same game.
    ada.open("/en/").await;
    ada.press("quick", "anybody").await;
    assert_eq!(ada.path, waiting);
    bo.open("/ru/lobby").await;
    assert!(bo.page.contains("Открытые партии: 1"), "{}", bo.page);
    let form = bo.forms().into_iter().next().unwrap();
    bo.send(
        &form,
        ("", ""),
        &[("name", "Bo"), ("clock", "120/move"), ("rules", "lines"), ("calling", "official")],
    )
    .await;
    assert!(bo.path.ends_with(waiting.rsplit('/').next().unwrap()), "{} {waiting}", bo.path);
    ada.open(&waiting).await;
    assert!(ada.page.contains("Bo") && !ada.page.contains("Waiting for anybody"), "{}", ada.page);
    assert!(ada.page.contains("Everyone can find this game and watch it."));
}

#[tokio::test]
async fn a_double_press_takes_one_seat() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    ada.open("/en/").await;
    ada.press("quick", "anybody").await;
    let body =
        json!({"person": "Bo", "key": KEYS[1], "options": {"clock": "120/move", "claims": true}});
    let all = join_all((0..8).map(|_| ask(&server, &body))).await;
    assert!(all.iter().all(|answer| *answer == all[0]), "{all:?}");
    assert_eq!(all[0]["waiting"], json!(false));
    assert_eq!(listed(&server, "open").await, [""; 0], "nobody was left waiting");
}

#[tokio::test]
async fn a_maker_who_left_is_not_offered() {
    let (server, hands) = TestServer::timed().await;
    let wish = |name: &str| json!({"person": name});
    let gone = ask(&server, &wish("Ada")).await;
    assert_eq!(server.host.open_games(10).await.unwrap().len(), 1);
    hands.wait(60, &server).await;
    let bo = ask(&server, &wish("Bo")).await;
    assert_eq!(bo["waiting"], json!(true));
    assert_ne!(bo["game"], gone["game"]);
    assert_eq!(listed(&server, "open").await, ["Bo"]);
}

#[tokio::test]
async fn one_address_cannot_fill_the_list() {
    let server = TestServer::with(|config| {
        config.limits = Limits { waiting_games: 2, ..FREE };
        config.limit_mode = LimitMode::Always;
    })
    .await;
    // They differ in what they would play, so that nobody meets anybody.
    let wish =
        |seconds: u32| json!({"person": "Ada", "options": {"clock": format!("{seconds}/move")}});
    for seconds in [1, 2] {
        ask(&server, &wish(seconds)).await;
    }
    server.post("/api/anybody", None, &wish(3)).await.problem(429, "too-many");
    let open = json!({"first": {"person": "Ada"}, "listing": "open"});
    server.post("/api/games", None, &open).await.problem(429, "too-many");
    // Whoever is found makes room.
    server
        .post("/api/games", None, &json!({"first": {"person": "Ada"}, "open": true}))
        .await
        .expect(201);
    let games = server.host.open_games(10).await.unwrap();
    server.host.withdraw(games[0]).await.unwrap();
    ask(&server, &wish(3)).await;
}

#[tokio::test]
async fn lists_show_what_their_makers_chose_and_no_blindfold_board() {
    let server = TestServer::start().await;
    let make = async |name: &str, listing: &str, second: Value, options: Value| {
        let body = json!({"first": {"person": name}, "second": second, "listing": listing, "options": options});
        server.post("/api/games", None, &body).await.expect(201)
    };
    let bo = json!({"person": "Bo"});
    for (listing, name) in [("open", "Olga"), ("link", "Lin"), ("unlisted", "Uma")] {
        make(name, listing, Value::Null, json!({})).await;
        let watched = make(&format!("{name}2"), listing, bo.clone(), json!({})).await;
        // A game is one to watch while its players are there.
        let secret = watched["first"]["secret"].as_str();
        let path = format!("/api/games/{}", watched["game"].as_str().unwrap());
        server.get(&path, secret).await.expect(200);
    }
    let hidden = make("Bela", "open", bo, json!({"blindfold": "touch"})).await;
    let path = format!("/api/games/{}", hidden["game"].as_str().unwrap());
    server.get(&path, hidden["first"]["secret"].as_str()).await.expect(200);
    // Who is there is noted by a task of its own.
    while server.host.games_to_watch(10).await.unwrap().len() < 3 {
        tokio::task::yield_now().await;
    }
    assert_eq!(listed(&server, "open").await, ["Olga"]);
    assert_eq!(listed(&server, "watch").await, ["Bela", "Lin2", "Olga2"]);
    let mut visitor = Visitor::new(&server);
    let page = visitor.open("/en/lobby").await;
    assert!(page.contains("Olga is waiting") && page.contains("Games to watch: 3"), "{page}");
    assert!(!page.contains("Uma") && !page.contains("Lin is waiting"), "{page}");
    let item = page.split("<li id=").find(|item| item.contains("Bela")).unwrap();
    assert!(
        item.contains("Blindfold: no board is shown") && item.contains("small-board hidden"),
        "{item}"
    );
    // Without scripts, too, the page says how many there are, to a visitor who asks.
    visitor.press("do", "count").await;
    assert!(
        visitor.page.contains("role=\"status\">Open games: 1. Games to watch: 3."),
        "{}",
        visitor.page
    );
}

#[tokio::test]
async fn an_open_page_shows_who_comes_and_says_nothing_unasked() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    visitor.open("/en/lobby").await;
    let mut socket = visitor.live(0).await;
    let first = socket.next().await.unwrap();
    assert!(first["scene"].as_str().unwrap().contains("Nobody is waiting"), "{first}");
    ask(&server, &json!({"person": "Ada"})).await;
    let next = socket.next().await.unwrap();
    assert!(next["scene"].as_str().unwrap().contains("Ada is waiting"), "{next}");
    assert_eq!(next["lines"], json!([]));
    socket.send("do=count&key=1").await;
    let answer = socket.next().await.unwrap();
    assert_eq!(answer["lines"][0]["text"], json!("Open games: 1. Games to watch: 0."));
    assert_eq!(answer["key"], json!("1"));
}
