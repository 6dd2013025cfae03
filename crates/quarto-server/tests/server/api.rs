use quarto_rules::Record;
use serde_json::{Value, json};

use crate::client::{Answer, Ask, TestServer};

async fn act(server: &TestServer, game: &str, secret: &str, actions: &[&str]) -> Answer {
    let body = json!({"do": "act", "actions": actions});
    server.post(&format!("/api/games/{game}/commands"), Some(secret), &body).await
}

async fn command(server: &TestServer, game: &str, secret: &str, body: Value) -> Answer {
    server.post(&format!("/api/games/{game}/commands"), Some(secret), &body).await
}

async fn look(server: &TestServer, game: &str, secret: Option<&str>) -> Value {
    server.get(&format!("/api/games/{game}"), secret).await.expect(200)
}

#[tokio::test]
async fn two_people_play_a_game_to_its_end() {
    let server = TestServer::start().await;
    let (game, ada, bo) = server.game(&json!({})).await;
    let before = look(&server, &game, Some(&ada)).await;
    assert_eq!(before["viewer"], "first");
    assert_eq!(before["turn"]["phase"], "give");
    assert_eq!(before["legal"].as_array().unwrap().len(), 16);
    act(&server, &game, &ada, &["A"]).await.expect(200);
    // Both players fill the first row with pieces that are all short, round and solid or light.
    act(&server, &game, &bo, &["a1", "B"]).await.expect(200);
    act(&server, &game, &ada, &["b1", "C"]).await.expect(200);
    act(&server, &game, &bo, &["c1", "D"]).await.expect(200);
    let done = act(&server, &game, &ada, &["d1", "Q row1"]).await.expect(200);
    let kinds: Vec<&str> =
        done["events"].as_array().unwrap().iter().map(|e| e["type"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["placed", "call-made", "ended"]);
    let after = look(&server, &game, None).await;
    assert_eq!(after["viewer"], Value::Null);
    assert_eq!(after["stage"], "over");
    assert_eq!(after["result"]["winner"], 1);
    assert_eq!(after["result"]["termination"], "call");
    assert_eq!(after["result"]["alignments"][0]["shape"], "row1");
    assert_eq!(after["result"]["alignments"][0]["values"], json!(["round", "solid"]));
    let record = server.get(&format!("/api/games/{game}/record"), None).await;
    assert_eq!(record.status, 200);
    assert!(record.text.contains("0. A 1. a1 B 2. b1 C 3. c1 D 4. d1 Q!row1"), "{record:?}");
    let record = server.get(&format!("/api/games/{game}/record.json"), None).await.expect(200);
    assert_eq!(record["tags"]["Player1"], "Ada");
    assert_eq!(record["tags"]["Termination"], "call");
    assert_eq!(record["actions"].as_array().unwrap().len(), 9);
}

#[tokio::test]
async fn r10_a_missed_quarto_is_caught_by_the_opponent() {
    let server = TestServer::start().await;
    let (game, ada, bo) = server.game(&json!({})).await;
    for (secret, actions) in
        [(&ada, vec!["A"]), (&bo, vec!["a1", "B"]), (&ada, vec!["b1", "C"]), (&bo, vec!["c1", "D"])]
    {
        act(&server, &game, secret, &actions).await.expect(200);
    }
    act(&server, &game, &ada, &["d1", "E"]).await.expect(200);
    let done = act(&server, &game, &bo, &["Q row1"]).await.expect(200);
    assert_eq!(done["events"][1]["result"]["winner"], 2);
}

#[tokio::test]
async fn a_friend_comes_by_a_link() {
    let server = TestServer::start().await;
    let body = json!({"first": {"person": "Ada"}, "options": {"starter": "second"}});
    let answer = server.post("/api/games", None, &body).await;
    let made = answer.expect(201);
    let game = made["game"].as_str().unwrap();
    assert_eq!(answer.header("location"), Some(&*format!("/api/games/{game}")));
    assert_eq!(look(&server, game, None).await["stage"], "waiting");
    let (path, invitation) = (format!("/api/games/{game}/seats"), &made["second"]["secret"]);
    let sit = json!({"person": "Bo", "invitation": invitation});
    let key = server.post(&path, None, &sit).await.expect(201);
    server.post(&path, None, &sit).await.problem(403, "not-open");
    let bo = key["secret"].as_str().unwrap();
    let again = json!({"do": "sit", "person": "Bo"});
    command(&server, game, bo, again).await.problem(409, "started");
    let seen = look(&server, game, Some(bo)).await;
    assert_eq!(seen["seats"][1]["party"]["person"], "Bo");
    assert_eq!(seen["turn"]["seat"], "second");
    server.post(&path, None, &json!({"person": "Cy"})).await.problem(403, "not-open");
}

#[tokio::test]
async fn anybody_may_sit_down_in_an_open_game() {
    let server = TestServer::start().await;
    let body = json!({"first": {"person": "Ada"}, "open": true});
    let made = server.post("/api/games", None, &body).await.expect(201);
    assert_eq!(made["second"], Value::Null, "an open seat has no link of its own");
    let game = made["game"].as_str().unwrap();
    let path = format!("/api/games/{game}/seats");
    let key = server.post(&path, None, &json!({"person": "Bo"})).await.expect(201);
    assert_eq!(key["seat"], "second");
    server.post(&path, None, &json!({"person": "Cy"})).await.problem(409, "seat-taken");
    let seen = look(&server, game, key["secret"].as_str()).await;
    assert_eq!((&seen["viewer"], &seen["stage"]), (&json!("second"), &json!("playing")));
}

#[tokio::test]
async fn the_engine_plays() {
    let server = TestServer::start().await;
    let body = json!({"first": {"engine": "1"}, "second": {"engine": "3"}});
    let made = server.post("/api/games", None, &body).await.expect(201);
    assert_eq!((&made["first"], &made["second"]), (&Value::Null, &Value::Null));
    let path = format!("/api/games/{}/events?since=0", made["game"].as_str().unwrap());
    let mut lines = server.follow(&path, None).await;
    loop {
        let news = lines.next().await.expect("the stream goes on to the end");
        let events = news["news"]["events"].as_array().unwrap();
        if events.iter().any(|event| event["type"] == "ended") {
            break;
        }
    }
}

#[tokio::test]
async fn a_title_is_the_one_that_is_described_and_the_detail_tells_the_case() {
    let server = TestServer::start().await;
    let described = server.get("/api", None).await.text;
    let described = described.replace("<code>", "`").replace("</code>", "`");
    let (game, ada, bo) = server.game(&json!({})).await;
    act(&server, &game, &ada, &["K"]).await.expect(200);
    let gone = act(&server, &game, &bo, &["a1", "K"]).await.problem(422, "not-in-reserve");
    assert_eq!(gone["title"], "That piece is gone.");
    assert_eq!(gone["detail"], "piece K is not in the reserve");
    let stale = json!({"do": "act", "actions": ["a1"], "seq": 4});
    let stale = command(&server, &game, &bo, stale).await.problem(409, "stale");
    assert_eq!(stale["detail"], "the game has 5 events by now");
    for problem in [gone, stale] {
        assert!(described.contains(problem["title"].as_str().unwrap()), "{problem}");
    }
}

#[tokio::test]
async fn who_has_no_secret_hears_what_is_wrong() {
    let server = TestServer::start().await;
    let (game, ..) = server.game(&json!({})).await;
    let secret = "A".repeat(43);
    let (short, basic, good) =
        (format!("Bearer {}", &secret[1..]), format!("Basic {secret}"), format!("bearer {secret}"));
    let cases: [(&[(&str, &str)], &str); 6] = [
        (&[], "there is no Authorization header"),
        (&[("authorization", "Bearer")], "43 characters"),
        (&[("authorization", &short)], "43 characters"),
        (&[("authorization", &secret)], "a scheme other than Bearer"),
        (&[("authorization", &basic)], "a scheme other than Bearer"),
        (&[("cookie", "quarto=nonsense")], "43 characters"),
    ];
    for (headers, detail) in cases {
        let ask = Ask { headers, ..Ask::get("/api/games") };
        let problem = server.ask(ask).await.problem(401, "no-secret");
        assert!(problem["detail"].as_str().unwrap().contains(detail), "{headers:?} {problem}");
    }
    // A secret that was never issued is still well-formed, but opens nothing.
    let headers: &[_] = &[("authorization", &*good)];
    server.ask(Ask { headers, ..Ask::get("/api/games") }).await.expect(200);
    command(&server, &game, &secret, json!({"do": "resign"})).await.problem(403, "no-seat");
}

#[tokio::test]
async fn what_is_sent_twice_is_answered_alike() {
    let server = TestServer::start().await;
    let (game, ada, _) = server.game(&json!({})).await;
    let order = json!({"do": "act", "actions": ["K"], "key": "1", "seq": 4});
    let first = command(&server, &game, &ada, order.clone()).await.expect(200);
    assert_eq!(command(&server, &game, &ada, order).await.expect(200), first);
    let other = json!({"do": "act", "actions": ["F"], "key": "1"});
    command(&server, &game, &ada, other).await.problem(409, "key-reused");
    let stale = json!({"do": "resign", "seq": 4});
    assert_eq!(command(&server, &game, &ada, stale).await.problem(409, "stale")["seq"], 5);
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused_by_name() {
    let server = TestServer::start().await;
    let (game, ada, bo) = server.game(&json!({})).await;
    act(&server, &game, &bo, &["K"]).await.problem(422, "not-your-turn");
    act(&server, &game, &ada, &["a1"]).await.problem(422, "wrong-phase");
    act(&server, &game, &ada, &["K"]).await.expect(200);
    act(&server, &game, &bo, &["a1", "K"]).await.problem(422, "not-in-reserve");
    act(&server, &game, &bo, &[]).await.problem(422, "bad-list");
    command(&server, &game, &bo, json!({"do": "accept-draw"})).await.problem(422, "not-offered");
    command(&server, &game, &bo, json!({"do": "claim"})).await.problem(422, "no-claims");
    command(&server, &game, &bo, json!({"do": "ask", "question": "row1"}))
        .await
        .problem(422, "not-blindfold");
    let greet = json!({"do": "greet", "greeting": "hello"});
    for _ in 0..quarto_game::GREETINGS {
        command(&server, &game, &bo, greet.clone()).await.expect(200);
    }
    command(&server, &game, &bo, greet).await.problem(422, "enough-greetings");
}

#[tokio::test]
async fn offers_takebacks_and_rematches() {
    let server = TestServer::start().await;
    let (game, ada, bo) = server.game(&json!({"takebacks": "ask"})).await;
    let done = async |secret: &str, what: &str| {
        command(&server, &game, secret, json!({"do": what})).await.expect(200)
    };
    act(&server, &game, &ada, &["K"]).await.expect(200);
    done(&ada, "ask-takeback").await;
    assert_eq!(look(&server, &game, None).await["takeback"], 1);
    done(&bo, "accept-takeback").await;
    assert_eq!(look(&server, &game, None).await["actions"], json!([]));
    done(&ada, "offer-draw").await;
    assert_eq!(look(&server, &game, None).await["draw_offer"], 1);
    done(&bo, "decline-draw").await;
    done(&bo, "resign").await;
    done(&ada, "rematch").await;
    assert_eq!(look(&server, &game, None).await["rematch_offer"], 1);
    done(&bo, "rematch").await;
    let next = look(&server, &game, None).await["next"].as_str().unwrap().to_owned();
    let seen = look(&server, &next, Some(&bo)).await;
    assert_eq!((&seen["viewer"], &seen["turn"]["seat"]), (&json!("second"), &json!("second")));
    let mine = server.get("/api/games", Some(&bo)).await.expect(200);
    let mine: Vec<&Value> = mine["games"].as_array().unwrap().iter().collect();
    assert_eq!((mine.len(), &mine[0]["game"]), (2, &json!(next)));
    assert!(mine[1]["ended"].is_u64());
}

#[tokio::test]
async fn d11_a_blindfold_game_shows_nothing() {
    let server = TestServer::start().await;
    let (game, ada, bo) = server.game(&json!({"blindfold": "touch"})).await;
    act(&server, &game, &ada, &["K"]).await.expect(200);
    act(&server, &game, &bo, &["a1", "F"]).await.expect(200);
    for secret in [Some(&*ada), Some(&*bo), None] {
        let seen = look(&server, &game, secret).await;
        for hidden in ["board", "reserve", "actions"] {
            assert_eq!(seen[hidden], Value::Null, "{hidden}");
        }
        assert_eq!(seen["turn"]["hand"], "F");
        assert_eq!(seen["legal"].as_array().unwrap().len(), 16 + 10);
    }
    server.get(&format!("/api/games/{game}/record"), None).await.problem(409, "hidden");
    let asked = command(&server, &game, &ada, json!({"do": "ask", "question": "a1"})).await;
    let answer = &asked.expect(200)["events"][0]["answer"];
    assert_eq!(*answer, json!({"squares": [{"square": "a1", "piece": "K"}]}));
    command(&server, &game, &ada, json!({"do": "resign"})).await.expect(200);
    assert_eq!(look(&server, &game, None).await["board"], "K.../..../..../....");
}

#[tokio::test]
async fn positions_are_analysed() {
    let server = TestServer::start().await;
    let body = json!({"position": "BDF./.A../..../.... J"});
    let found = server.post("/api/analysis", None, &body).await.expect(200);
    assert_eq!((&found["value"], &found["in"]), (&json!("win"), &json!(1)));
    assert_eq!(found["best"], json!(["d1"]));
    assert_eq!(found["moves"].as_array().unwrap().len(), 12);
    let body = json!({"position": "..../..../..../.... -", "rules": "squares"});
    let found = server.post("/api/analysis", None, &body).await.expect(200);
    assert_eq!((&found["value"], found.get("in")), (&json!("draw"), None));
    let body = json!({"position": "AA../..../..../.... -"});
    let wrong = server.post("/api/analysis", None, &body).await;
    assert!(wrong.problem(422, "impossible")["detail"].as_str().unwrap().contains('A'));
    for (position, time) in
        [("A", 1), ("..../..../..../.... A", 0), ("..../..../..../.... A", 10_001)]
    {
        let body = json!({"position": position, "time": time});
        server.post("/api/analysis", None, &body).await.problem(400, "bad-request");
    }
}

#[tokio::test]
async fn options_come_back_as_they_were_sent() {
    let server = TestServer::start().await;
    let options = json!({
        "rules": "squares", "traits": "height,fill", "calling": "auto", "wrong_call": "loses",
        "assist": true, "takebacks": "free", "clock": "300+5", "multipliers": [100, 150], "lag_allowance": 500,
        "blindfold": null, "claims": true, "best_of": "3+squares",
    });
    let (game, ..) = server.game(&options).await;
    let mut expected = options;
    expected["starter"] = json!("first");
    let seen = look(&server, &game, None).await;
    assert_eq!(seen["options"], expected);
    assert_eq!(seen["clock"]["left"][1], 450_000, "the other's runs");
}

#[tokio::test]
async fn nonsense_is_refused_with_a_reason() {
    let server = TestServer::start().await;
    let (game, ada, _) = server.game(&json!({})).await;
    for body in [
        json!({"options": {"clock": "fast"}}),
        json!({"options": {"traits": ""}}),
        json!({"options": {"multipliers": [1, 1]}}),
        json!({"options": {"lag_allowance": 5001}}),
        json!({"options": {"speed": 3}}),
        json!({"first": {"person": "\u{202e}"}}),
        json!({"first": {"engine": "11"}}),
        json!([]),
        json!("x"),
    ] {
        let problem = server.post("/api/games", None, &body).await.problem(400, "bad-request");
        assert!(problem["detail"].is_string(), "{body}");
    }
    let body = json!({"options": {"assist": true, "blindfold": "touch"}});
    server.post("/api/games", None, &body).await.problem(422, "impossible");
    // The length of a key is counted in characters.
    let body = json!({"do": "accept-draw", "key": "я".repeat(64)});
    command(&server, &game, &ada, body).await.problem(422, "not-offered");
    for body in [
        json!({"do": "dance"}),
        json!({"do": 9}),
        json!({"do": "act", "actions": ["z9"]}),
        json!({"do": "act"}),
        json!({"do": "greet", "greeting": "you are slow"}),
        json!({"do": "greet"}),
        json!({"do": "resign", "key": "x".repeat(65)}),
        json!({}),
    ] {
        command(&server, &game, &ada, body).await.problem(400, "bad-request");
    }
    server.get("/api/games/nonsense", None).await.problem(404, "no-game");
    server.get("/api/games/000000000000", None).await.problem(404, "no-game");
    server.get("/api/games/000000000000?seat=first", Some(&ada)).await.problem(404, "no-game");
    let resign = json!({"do": "resign"});
    command(&server, "000000000000", &ada, resign).await.problem(404, "no-game");
    server.get("/api/nowhere", None).await.problem(404, "no-page");
    server.post("/version", None, &json!({})).await.problem(405, "no-method");
    server.get("/api/games", None).await.problem(401, "no-secret");
    let path = format!("/api/games/{game}?seat=third");
    server.get(&path, Some(&ada)).await.problem(400, "bad-request");
    let path = format!("/api/games/{game}?seat=second");
    server.get(&path, Some(&ada)).await.problem(403, "no-seat");
}

#[tokio::test]
async fn a_server_explains_its_notation_and_brings_a_bot() {
    let server = TestServer::start().await;
    let page = server.get("/api", None).await.text;
    for (path, kind, begins) in [
        ("/api/notation.md", "text/markdown; charset=utf-8", "# "),
        ("/api/bot.py", "text/x-python; charset=utf-8", "\"\"\"Plays a game"),
    ] {
        assert!(page.contains(&format!("href=\"{path}\"")), "{path}");
        let text = server.get(path, None).await;
        assert_eq!((text.status, text.header("content-type")), (200, Some(kind)));
        assert!(text.text.starts_with(begins), "{path}");
    }
}

/// Health checks are not rate limited, so they must not cost anything.
#[tokio::test]
async fn how_the_server_is_costs_no_writing() {
    let server = TestServer::start().await;
    let quarto_store::Store::Sqlite(store) = server.host.store() else { unreachable!() };
    assert_eq!(server.get("/readyz", None).await.status, 200);
    let before = store.commits();
    for _ in 0..100 {
        assert_eq!(server.get("/readyz", None).await.status, 200);
    }
    // The server itself writes a heartbeat every second.
    let written = store.commits() - before;
    assert!(written < 60, "{written}");
}

#[tokio::test]
async fn the_server_says_how_it_is() {
    let server = TestServer::start().await;
    assert_eq!(server.get("/livez", None).await.text, "alive\n");
    assert_eq!(server.get("/readyz", None).await.text, "ready\n");
    assert_eq!(server.get("/version", None).await.expect(200)["name"], "quarto");
    let (game, ada, _) = server.game(&json!({})).await;
    act(&server, &game, &ada, &["K"]).await.expect(200);
    let text = server.metrics().await;
    assert!(text.contains("quarto_commands_total{code=\"done\"} 1"), "{text}");
    assert!(text.contains("route=\"/api/games\",status=\"201\"} 1"), "{text}");
}

#[tokio::test]
async fn games_outlive_the_server() {
    let server = TestServer::start().await;
    let (game, ada, bo) = server.game(&json!({})).await;
    act(&server, &game, &ada, &["K"]).await.expect(200);
    let before = look(&server, &game, Some(&bo)).await;
    let server = server.restart().await;
    let mut after = look(&server, &game, Some(&bo)).await;
    after["now"] = before["now"].clone();
    assert_eq!(after, before);
    act(&server, &game, &bo, &["a1", "F"]).await.expect(200);
}

#[tokio::test]
async fn a_damaged_game_is_said_to_be_damaged() {
    let server = TestServer::start().await;
    let options = quarto_game::Options::default();
    let created = quarto_game::Game::create(options, 7, server.host.store().now()).unwrap();
    let id = quarto_store::random_game_id();
    // A game does not begin twice.
    let events = vec![created.clone(), created];
    let (open, key, deadline) = (true, None, None);
    let listing = quarto_game::Listing::Unlisted;
    let rights = quarto_store::Rights::default();
    let game = quarto_store::NewGame { id, events, open, listing, key, rights, deadline };
    server.host.store().create(game).await.unwrap();
    let answer = server.get(&format!("/api/games/{id}"), None).await;
    assert_eq!(answer.header("retry-after"), None);
    let problem = answer.expect(500);
    assert_eq!((&problem["code"], &problem["retry_after"]), (&json!("damaged"), &Value::Null));
    let page = server.get(&format!("/en/games/{id}"), None).await;
    assert!(page.status == 500 && page.text.contains("Trying again won’t help"), "{}", page.text);
    let text = server.metrics().await;
    assert!(text.contains("quarto_damaged_games 1\n"), "{text}");
}

#[tokio::test]
async fn new_names_are_visible_and_in_one_script() {
    let server = TestServer::start().await;
    let make = async |name: &str| {
        let body = json!({"first": {"person": name}, "open": true});
        server.post("/api/games", None, &body).await
    };
    // An invisible character violates the schema; what a schema cannot express is impossible.
    make("A\u{202e}da").await.expect(400);
    for name in ["\u{410}da", "A\u{34f}da", "A\u{e000}da", "x\u{301}\u{302}\u{303}\u{304}\u{305}"] {
        assert_eq!(make(name).await.expect(422)["code"], "impossible", "{name:?}");
    }
    let zoe = make(" Zoe\u{308}").await.expect(201);
    let game = zoe["game"].as_str().unwrap();
    let sit = async |name: &str| {
        let path = format!("/api/games/{game}/seats");
        server.post(&path, None, &json!({"person": name})).await
    };
    let refused = sit("B\u{43e}").await.expect(422);
    assert_eq!(refused["detail"], "each word of a name is written in one script");
    sit("ZO\u{cb}").await.expect(201);
    let seen = look(&server, game, None).await;
    assert_eq!(seen["seats"][0]["party"]["person"], "Zo\u{eb}", "{seen}");
    let page = server.get(&format!("/en/games/{game}"), None).await.text;
    assert!(page.contains("ZO\u{cb} 2"), "{page}");
    let count = |name: &str| page.matches(name).count();
    assert_eq!(count("ZO\u{cb}"), count("ZO\u{cb} 2"), "nowhere without the number: {page}");
}

#[tokio::test]
async fn the_games_of_a_secret_are_exported() {
    let server = TestServer::start().await;
    let own = quarto_store::Secret::random().reveal();
    let mut made = Vec::new();
    for blindfold in [Value::Null, Value::Null, json!("touch")] {
        let (first, second) = (json!({"bot": "Marvin"}), json!({"person": "Bo"}));
        let options = json!({"starter": "first", "blindfold": blindfold});
        let body = json!({"first": first, "second": second, "options": options});
        let game = server.post("/api/games", Some(&own), &body).await.expect(201);
        made.push(game["game"].as_str().unwrap().to_owned());
    }
    let export =
        async |query: &str| server.get(&format!("/api/games/export{query}"), Some(&own)).await;
    let text = export("").await.text;
    for (game, is_there) in made.iter().zip([true, true, false]) {
        let site = format!("[Site \"http://{}/games/{game}\"]", server.address);
        assert_eq!(text.matches(&site).count(), usize::from(is_there), "hidden games are left out");
    }
    assert_eq!(Record::read_all(&text).flatten().count(), 2);
    let lines = export("?format=ndjson").await;
    assert_eq!(lines.header("content-type"), Some("application/x-ndjson"));
    let lines: Vec<Value> =
        lines.text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["tags"]["Engine1"], "bot");
    assert_eq!(Record::read_all(&export("?since=99999999999999").await.text).count(), 0);
    server.get("/api/games/export", None).await.problem(401, "no-secret");
    export("?format=xml").await.problem(400, "bad-request");
    for since in ["-1", "9223372036854775808"] {
        export(&format!("?since={since}")).await.problem(400, "bad-request");
    }
}

#[tokio::test]
async fn exports_are_counted_as_games_are() {
    use quarto_server::Limits;

    let limits = Limits { games_per_minute: 2, ..crate::client::FREE };
    let server = TestServer::with(|config| config.limits = limits).await;
    let own = quarto_store::Secret::random().reveal();
    for status in [200, 200, 429] {
        assert_eq!(server.get("/api/games/export", Some(&own)).await.status, status);
    }
}
