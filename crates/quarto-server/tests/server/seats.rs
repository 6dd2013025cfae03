//! Holders of seats, invitations, and requests that are repeated because an answer was lost.

use quarto_store::{Secret, random_game_id};
use serde_json::{Value, json};

use crate::client::{Answer, Ask, TestServer};

fn secret() -> String {
    Secret::random().reveal()
}

async fn command(server: &TestServer, game: &str, secret: &str, body: Value) -> Answer {
    server.post(&format!("/api/games/{game}/commands"), Some(secret), &body).await
}

async fn delete(server: &TestServer, path: &str, secret: Option<&str>) -> Answer {
    server.ask(Ask { method: "DELETE", secret, ..Ask::get(path) }).await
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// Creates a game of Ada against an invited player; returns its name, Ada's secret and the
/// invitation.
async fn invite(server: &TestServer, options: &Value) -> [String; 3] {
    let body = json!({"first": {"person": "Ada"}, "options": options});
    let made = server.post("/api/games", None, &body).await.expect(201);
    [text(&made["game"]), text(&made["first"]["secret"]), text(&made["second"]["secret"])]
}

async fn sit(server: &TestServer, game: &str, own: Option<&str>, body: Value) -> Answer {
    server.post(&format!("/api/games/{game}/seats"), own, &body).await
}

/// The creator of the game knows the invitation, and must not be able to do anything with it.
async fn check_is_of_no_use(server: &TestServer, game: &str, invitation: &str) {
    for deed in ["resign", "offer-draw", "rematch"] {
        let refused = command(server, game, invitation, json!({"do": deed})).await;
        assert_eq!(refused.status, 403, "{deed}: {refused:?}");
    }
    let path = format!("/api/games/{game}");
    let seen = server.get(&path, Some(invitation)).await.expect(200);
    assert_eq!(seen["viewer"], Value::Null);
    server.get(&format!("{path}?seat=second"), Some(invitation)).await.problem(403, "no-seat");
    let held = server.get("/api/games", Some(invitation)).await.expect(200);
    assert_eq!(held["games"], json!([]));
}

#[tokio::test]
async fn m1_who_made_a_game_cannot_play_or_listen_for_the_guest() {
    let server = TestServer::start().await;
    let options = json!({"starter": "second", "blindfold": "queries 3"});
    let [game, ada, invitation] = invite(&server, &options).await;
    check_is_of_no_use(&server, &game, &invitation).await;
    let path = format!("/api/games/{game}/socket?since=0");
    // A socket that was opened earlier does not listen from a seat either.
    let mut early = server.socket(&path, Some(&invitation)).await;
    let key = sit(&server, &game, None, json!({"person": "Bo", "invitation": invitation})).await;
    let bo = text(&key.expect(201)["secret"]);
    assert_ne!(bo, invitation);
    check_is_of_no_use(&server, &game, &invitation).await;
    let ask = json!({"do": "ask", "question": "left"});
    let asked = command(&server, &game, &bo, ask).await.expect(200);
    assert!(asked["events"][0]["answer"].is_object(), "{asked}");
    early.send(&json!({"do": "resign"})).await;
    let mut refused = false;
    let mut heard = false;
    while !(refused && heard) {
        let message = early.next().await.expect("the socket stays open");
        refused |= message["refused"]["problem"]["code"] == "no-seat";
        for event in message["news"]["events"].as_array().into_iter().flatten() {
            if event["type"] == "asked" {
                assert_eq!(event["answer"], Value::Null, "the answer is Bo's");
                heard = true;
            }
        }
    }
    command(&server, &game, &bo, json!({"do": "resign"})).await.expect(200);
    for player in [&ada, &bo] {
        command(&server, &game, player, json!({"do": "rematch"})).await.expect(200);
    }
    let seen = server.get(&format!("/api/games/{game}"), Some(&bo)).await.expect(200);
    let next = text(&seen["next"]);
    check_is_of_no_use(&server, &next, &invitation).await;
    command(&server, &next, &bo, json!({"do": "resign"})).await.expect(200);
}

#[tokio::test]
async fn m1_an_invitation_lets_one_guest_sit_down_once() {
    let server = TestServer::start().await;
    let [game, ada, invitation] = invite(&server, &json!({})).await;
    let list = async || server.get("/api/games", Some(&invitation)).await.expect(200);
    let good = json!({"game": game, "seat": "second", "spent": false});
    assert_eq!(list().await["invitation"], good);
    // An invitation is not the player's own secret: the sender knows it, too.
    let body = json!({"person": "Bo", "invitation": invitation});
    sit(&server, &game, Some(&invitation), body.clone()).await.problem(403, "invitation");
    sit(&server, &game, Some(&invitation), json!({"person": "Bo"}))
        .await
        .problem(403, "invitation");
    let by_command =
        command(&server, &game, &invitation, json!({"do": "sit", "person": "Bo"})).await;
    by_command.problem(403, "invitation");
    for strange in ["nonsense", &secret(), &ada] {
        let body = json!({"person": "Bo", "invitation": strange});
        sit(&server, &game, None, body).await.problem(403, "no-seat");
    }
    let other = invite(&server, &json!({})).await;
    sit(&server, &other[0], None, body.clone()).await.problem(403, "no-seat");
    let own = secret();
    let key = sit(&server, &game, Some(&own), body.clone()).await.expect(201);
    for held in [&own, &text(&key["secret"])] {
        let seen = server.get(&format!("/api/games/{game}"), Some(held)).await.expect(200);
        assert_eq!(seen["viewer"], "second");
    }
    sit(&server, &game, None, body.clone()).await.problem(403, "not-open");
    sit(&server, &game, Some(&secret()), body).await.problem(403, "not-open");
    assert_eq!(list().await["invitation"]["spent"], true);
}

#[tokio::test]
async fn of_many_who_have_an_invitation_one_sits_down() {
    let server = TestServer::start().await;
    let [game, _, invitation] = invite(&server, &json!({})).await;
    let come = async |name: &str| {
        let body = json!({"person": name, "invitation": invitation});
        sit(&server, &game, None, body).await.status
    };
    let (one, two, three, four) = tokio::join!(come("A"), come("B"), come("C"), come("D"));
    let statuses = [one, two, three, four];
    assert_eq!(statuses.iter().filter(|status| **status == 201).count(), 1, "{statuses:?}");
    assert!(statuses.iter().all(|status| [201, 403, 409].contains(status)), "{statuses:?}");
}

#[tokio::test]
async fn invitations_are_withdrawn() {
    let server = TestServer::start().await;
    let [game, ada, invitation] = invite(&server, &json!({})).await;
    let path = format!("/api/games/{game}/invitations");
    delete(&server, &path, None).await.problem(401, "no-secret");
    delete(&server, &path, Some(&secret())).await.problem(403, "no-seat");
    let nowhere = format!("/api/games/{}/invitations", random_game_id());
    delete(&server, &nowhere, Some(&ada)).await.problem(404, "no-game");
    for _ in 0..2 {
        assert_eq!(delete(&server, &path, Some(&ada)).await.status, 204);
    }
    let body = json!({"person": "Bo", "invitation": invitation});
    sit(&server, &game, None, body).await.problem(403, "not-open");
    let open = json!({"first": {"person": "Ada"}, "open": true});
    let made = server.post("/api/games", None, &open).await.expect(201);
    let (game, ada) = (text(&made["game"]), text(&made["first"]["secret"]));
    assert_eq!(
        delete(&server, &format!("/api/games/{game}/invitations"), Some(&ada)).await.status,
        204
    );
    let seen = server.get(&format!("/api/games/{game}"), None).await.expect(200);
    assert_eq!(seen["open"], false);
    sit(&server, &game, None, json!({"person": "Bo"})).await.problem(403, "not-open");
}

/// A caller who creates a game without a seat of their own has only the invitations.
#[tokio::test]
async fn an_invitation_withdraws_itself() {
    let server = TestServer::start().await;
    let made = server.post("/api/games", None, &json!({})).await.expect(201);
    let game = text(&made["game"]);
    let [first, second] = ["first", "second"].map(|seat| text(&made[seat]["secret"]));
    let path = format!("/api/games/{game}/invitations");
    assert_eq!(delete(&server, &path, Some(&first)).await.status, 204);
    let body = |invitation: &str| json!({"person": "Bo", "invitation": invitation});
    sit(&server, &game, None, body(&first)).await.problem(403, "not-open");
    sit(&server, &game, None, body(&second)).await.expect(201);
}

#[tokio::test]
async fn a_secret_gives_up_its_seat() {
    let server = TestServer::start().await;
    let own = secret();
    let body = json!({"first": {"person": "Ada"}, "second": {"engine": "1"}});
    let made = server.post("/api/games", Some(&own), &body).await.expect(201);
    let path = format!("/api/games/{}/seats", text(&made["game"]));
    delete(&server, &path, None).await.problem(401, "no-secret");
    assert_eq!(delete(&server, &path, Some(&own)).await.status, 204);
    delete(&server, &path, Some(&own)).await.problem(403, "no-seat");
    let held = server.get("/api/games", Some(&own)).await.expect(200);
    assert_eq!(held["games"], json!([]));
    let other = text(&made["first"]["secret"]);
    let held = server.get("/api/games", Some(&other)).await.expect(200);
    assert_eq!(held["games"].as_array().unwrap().len(), 1, "other secrets stay");
}

#[tokio::test]
async fn m6_a_game_that_is_asked_for_again_is_the_same() {
    let server = TestServer::start().await;
    let own = secret();
    let body = |key: &str, name: &str| json!({"first": {"person": name}, "key": key});
    let make = async |server: &TestServer, own: Option<&str>, body: &Value| {
        server.post("/api/games", own, body).await
    };
    let long = secret();
    let by_secret = make(&server, Some(&own), &body("1", "Ada")).await.expect(201);
    let by_key = make(&server, None, &body(&long, "Ada")).await.expect(201);
    assert_ne!(by_secret["game"], by_key["game"]);
    // The answers are lost, and the server restarts.
    let server = server.restart().await;
    for (own, key, first) in [(Some(&*own), "1", &by_secret), (None, &long, &by_key)] {
        let again = make(&server, own, &body(key, "Ada")).await.expect(201);
        assert_eq!(again["game"], first["game"]);
        for seat in ["first", "second"] {
            assert_eq!(again[seat]["secret"], first[seat]["secret"]);
        }
    }
    for (own, key) in [(Some(&*own), "1"), (None, &*long)] {
        make(&server, own, &body(key, "Eve")).await.problem(409, "key-reused");
    }
    // A key belongs to the caller who sent it.
    let stranger = make(&server, Some(&secret()), &body("1", "Ada")).await.expect(201);
    assert_ne!(stranger["first"], by_secret["first"]);
    let stranger = make(&server, Some(&secret()), &body(&long, "Ada")).await.expect(201);
    assert_ne!(stranger["first"], by_key["first"]);
    make(&server, None, &body("a-key-of-22-characters", "Ada")).await.expect(201);
    let weak = make(&server, None, &body("key-of-21-characters-", "Ada")).await;
    let weak = text(&weak.problem(401, "no-secret")["detail"]);
    assert!(weak.contains("at least 22 characters"), "{weak}");
    make(&server, Some(&own), &body(&"x".repeat(65), "Ada")).await.problem(400, "bad-request");
    let held = server.get("/api/games", Some(&own)).await.expect(200);
    assert_eq!(held["games"].as_array().unwrap().len(), 1, "it was made once");
    let other = make(&server, Some(&own), &body("2", "Ada")).await.expect(201);
    assert_ne!(other["game"], by_secret["game"]);
    let secret = text(&by_secret["first"]["secret"]);
    let path = format!("/api/games/{}", text(&by_secret["game"]));
    assert_eq!(server.get(&path, Some(&secret)).await.expect(200)["viewer"], "first");
}

#[tokio::test]
async fn m6_the_same_game_that_is_asked_for_at_once_is_made_once() {
    let server = TestServer::start().await;
    let body = json!({"first": {"engine": "1"}, "second": {"engine": "1"}, "key": secret()});
    let make = async || server.post("/api/games", None, &body).await.expect(201);
    let (one, two, three) = tokio::join!(make(), make(), make());
    assert_eq!((&one, &one), (&two, &three));
    assert_eq!(server.host.store().games(None).await.unwrap().len(), 1);
}

/// However the requests interleave.
#[tokio::test]
async fn m6_a_seat_that_is_asked_for_at_once_is_taken_once() {
    let server = TestServer::start().await;
    for round in 0..12 {
        let body = json!({"first": {"person": "Ada"}, "open": true});
        let open = text(&server.post("/api/games", None, &body).await.expect(201)["game"]);
        let [invited, _, invitation] = invite(&server, &json!({})).await;
        let (own, key) = (secret(), secret());
        for (game, own, body) in [
            (&open, Some(&*own), json!({"person": "Bo"})),
            (&open, None, json!({"person": "Bo", "key": key})),
            (&invited, Some(&*own), json!({"person": "Bo", "invitation": invitation})),
        ] {
            if game == &open && (round % 2 == 0) == own.is_none() {
                continue;
            }
            let ask = async || sit(&server, game, own, body.clone()).await.expect(201);
            let (one, two, three, four) = tokio::join!(ask(), ask(), ask(), ask());
            assert_eq!([&one, &one, &one], [&two, &three, &four], "{body}");
        }
    }
}

#[tokio::test]
async fn m6_a_seat_that_is_asked_for_again_is_the_same() {
    let server = TestServer::start().await;
    let open = async || {
        let body = json!({"first": {"person": "Ada"}, "open": true});
        text(&server.post("/api/games", None, &body).await.expect(201)["game"])
    };
    let (own, key) = (secret(), secret());
    let [by_key, by_secret] = [open().await, open().await];
    let [invited, _, invitation] = invite(&server, &json!({})).await;
    let bodies = [
        (&by_key, None, json!({"person": "Bo", "key": key})),
        (&by_secret, Some(&*own), json!({"person": "Bo"})),
        (&invited, Some(&*own), json!({"person": "Bo", "invitation": invitation, "key": "1"})),
    ];
    let mut answers = Vec::new();
    for (game, own, body) in &bodies {
        answers.push(sit(&server, game, *own, body.clone()).await.expect(201));
    }
    // The answers are lost, and the server restarts.
    let server = server.restart().await;
    for ((game, own, body), answer) in bodies.iter().zip(&answers) {
        assert_eq!(
            sit(&server, game, *own, body.clone()).await.expect(201)["secret"],
            answer["secret"]
        );
        let held = server.host.store().rights(game.parse().unwrap()).await.unwrap().holdings;
        assert_eq!(held.len(), if own.is_some() { 3 } else { 2 }, "nothing was added");
    }
    // Keys of seats and keys of commands are independent.
    let greet = json!({"do": "greet", "greeting": "hello", "key": "1"});
    command(&server, &invited, &own, greet).await.expect(200);
    // A key stands for one body; without a key, or with another one, it is the same request.
    let eve = |key: &str| json!({"person": "Eve", "key": key});
    sit(&server, &by_key, None, eve(&key)).await.problem(409, "key-reused");
    sit(&server, &invited, Some(&own), eve("1")).await.problem(409, "key-reused");
    let again = sit(&server, &invited, Some(&own), eve("2")).await.expect(201);
    assert_eq!(again["secret"], answers[2]["secret"]);
    let other = json!({"person": "Bo", "invitation": secret(), "key": "1"});
    sit(&server, &invited, Some(&own), other).await.problem(409, "key-reused");
    // No other caller gets the answer by the key.
    sit(&server, &by_key, None, json!({"person": "Bo", "key": "1"}))
        .await
        .problem(401, "no-secret");
    let taken = sit(&server, &by_key, Some(&secret()), json!({"person": "Bo", "key": key})).await;
    taken.problem(409, "seat-taken");
}
