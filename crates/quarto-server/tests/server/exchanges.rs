//! The exchanges between programs and the server, word by word. A change to a line in the files
//! beside this one is a change that programs notice: it belongs in the changelog.

use serde_json::{Value, json};

use crate::client::Ask;
use crate::exchange::Exchange;

/// Creates a game of Ada against Bo; returns its name and their secrets.
async fn make(exchange: &mut Exchange, mut options: Value) -> [String; 3] {
    options["starter"] = json!("first");
    let body = json!({"first": {"person": "Ada"}, "second": {"person": "Bo"}, "options": options});
    let made = exchange.server.post("/api/games", None, &body).await.expect(201);
    [
        exchange.name(&made["game"], "GAME"),
        exchange.name(&made["first"]["secret"], "ADA"),
        exchange.name(&made["second"]["secret"], "BO"),
    ]
}

#[tokio::test]
async fn a_game_from_the_invitation_to_the_rematch() {
    let mut exchange = Exchange::new().await;
    exchange.tell("Ada makes a game with everything that can be said of it.");
    let options = json!({
        "rules": "squares", "traits": "texture,height", "calling": "official",
        "wrong_call": "free", "starter": "first", "clock": "300+5", "multipliers": [100, 150],
        "lag_allowance": 500, "assist": false, "takebacks": "ask", "blindfold": null,
        "claims": true,
    });
    // The exchange is recorded once its words are known.
    let body = json!({"options": options, "first": {"person": "Ada"}, "key": "k".repeat(22)});
    let made = exchange.server.post("/api/games", None, &body).await.expect(201);
    let game = exchange.name(&made["game"], "GAME");
    let ada = exchange.name(&made["first"]["secret"], "ADA");
    let invitation = exchange.name(&made["second"]["secret"], "INVITATION");
    exchange.post("/api/games", None, body).await;
    exchange.get(&format!("/api/games/{game}"), None).await;

    exchange.tell("Bo sits down.");
    let path = format!("/api/games/{game}/seats");
    let sit = json!({"person": "Bo", "invitation": invitation, "key": "b".repeat(22)});
    let seated = exchange.server.post(&path, None, &sit).await.expect(201);
    let bo = exchange.name(&seated["secret"], "BO");
    exchange.post(&path, None, sit).await;
    exchange.get(&format!("/api/games/{game}"), Some(&bo)).await;

    exchange.tell("They play. Two light pieces after two light ones: nobody calls the block.");
    let secrets = [ada.as_str(), bo.as_str()];
    exchange.play(&game, secrets, &[&["A"], &["a1", "C"], &["b1", "E"]]).await;
    exchange.order(&game, &bo, json!({"do": "act", "actions": ["a2", "Q diag1"]})).await;
    exchange.order(&game, &bo, json!({"do": "act", "actions": ["G"], "key": "1", "seq": 99})).await;
    exchange.order(&game, &bo, json!({"do": "act", "actions": ["G"], "key": "1"})).await;
    exchange.order(&game, &bo, json!({"do": "act", "actions": ["H"], "key": "1"})).await;
    exchange.order(&game, &ada, json!({"do": "act", "actions": ["b2", "H"]})).await;
    exchange.order(&game, &bo, json!({"do": "act", "actions": ["d4", "I"]})).await;
    exchange.get(&format!("/api/games/{game}"), Some(&ada)).await;

    exchange.tell("They talk.");
    for (secret, word) in [
        (&ada, json!({"do": "offer-draw"})),
        (&bo, json!({"do": "decline-draw"})),
        (&bo, json!({"do": "ask-takeback"})),
        (&ada, json!({"do": "decline-takeback"})),
        (&bo, json!({"do": "greet", "greeting": "oops"})),
        (&ada, json!({"do": "act", "actions": ["d1"]})),
        (&ada, json!({"do": "ask-takeback"})),
        (&bo, json!({"do": "accept-takeback"})),
        (&ada, json!({"do": "claim"})),
        (&bo, json!({"do": "resign"})),
        (&bo, json!({"do": "rematch"})),
        (&ada, json!({"do": "rematch"})),
    ] {
        exchange.order(&game, secret, word).await;
    }
    let after = exchange.server.get(&format!("/api/games/{game}"), None).await.expect(200);
    exchange.name(&after["next"], "NEXT");
    exchange.get(&format!("/api/games/{game}"), None).await;
    exchange.get(&format!("/api/games/{game}/record"), None).await;
    exchange.get(&format!("/api/games/{game}/record.json"), None).await;
    exchange.get("/api/games/export", Some(&bo)).await;
    exchange.get("/api/games", Some(&bo)).await;
    exchange.get("/api/games", Some(&invitation)).await;
    exchange.check("game.txt");
}

#[tokio::test]
async fn how_games_end() {
    let mut exchange = Exchange::new().await;
    exchange.tell("By a call.");
    let [game, ada, bo] = make(&mut exchange, json!({})).await;
    let row: [&[&str]; 4] = [&["B"], &["a1", "D"], &["b1", "F"], &["c1", "J"]];
    exchange.play(&game, [&ada, &bo], &row).await;
    exchange.order(&game, &ada, json!({"do": "act", "actions": ["d1", "Q row1"]})).await;
    exchange.get(&format!("/api/games/{game}"), Some(&ada)).await;

    exchange.tell("By a wrong call.");
    let [game, ada, bo] = make(&mut exchange, json!({"wrong_call": "loses"})).await;
    exchange.play(&game, [&ada, &bo], &[&["K"], &["a1", "Q row1"]]).await;

    exchange.tell("By itself.");
    let [game, ada, bo] = make(&mut exchange, json!({"calling": "auto"})).await;
    exchange.play(&game, [&ada, &bo], &row).await;
    exchange.order(&game, &ada, json!({"do": "act", "actions": ["d1", "A"]})).await;

    exchange.tell("By agreement.");
    let [game, ada, bo] = make(&mut exchange, json!({})).await;
    exchange.order(&game, &ada, json!({"do": "offer-draw"})).await;
    exchange.order(&game, &bo, json!({"do": "accept-draw"})).await;

    exchange.tell("With a full board.");
    let [game, ada, bo] = make(&mut exchange, json!({})).await;
    let moves: [&[&str]; 17] = [
        &["A"],
        &["a1", "P"],
        &["b1", "B"],
        &["c1", "O"],
        &["d1", "C"],
        &["a2", "N"],
        &["b2", "D"],
        &["c2", "M"],
        &["d2", "E"],
        &["a3", "L"],
        &["b3", "F"],
        &["c3", "K"],
        &["d3", "G"],
        &["a4", "J"],
        &["b4", "H"],
        &["c4", "I"],
        &["d4"],
    ];
    exchange.play(&game, [&ada, &bo], &moves).await;
    exchange.get(&format!("/api/games/{game}"), Some(&bo)).await;
    exchange.order(&game, &ada, json!({"do": "act", "actions": ["--"]})).await;
    exchange.order(&game, &bo, json!({"do": "act", "actions": ["--"]})).await;
    exchange.check("ends.txt");
}

#[tokio::test]
async fn a_game_that_nobody_sees() {
    let mut exchange = Exchange::new().await;
    exchange.tell("With counted questions.");
    let [game, ada, bo] = make(&mut exchange, json!({"blindfold": "queries 2"})).await;
    exchange.order(&game, &ada, json!({"do": "act", "actions": ["K"]})).await;
    exchange.get(&format!("/api/games/{game}"), Some(&bo)).await;
    exchange.get(&format!("/api/games/{game}/record"), None).await;
    let socket = format!("/api/games/{game}/socket");
    let mut looking_on = exchange.server.socket(&socket, None).await;
    exchange.hear(&mut looking_on).await;
    exchange.order(&game, &bo, json!({"do": "ask", "question": "row1"})).await;
    exchange.hear(&mut looking_on).await;
    exchange.order(&game, &bo, json!({"do": "act", "actions": ["a1", "K"]})).await;
    exchange.order(&game, &bo, json!({"do": "ask", "question": "left"})).await;

    exchange.tell("By touch.");
    let [game, ada, bo] = make(&mut exchange, json!({"blindfold": "touch"})).await;
    exchange.order(&game, &ada, json!({"do": "act", "actions": ["K"]})).await;
    let socket = format!("/api/games/{game}/socket");
    let mut listening = exchange.server.socket(&socket, Some(&ada)).await;
    exchange.hear(&mut listening).await;
    for question in ["a1", "tall+grooved", "board"] {
        exchange.order(&game, &bo, json!({"do": "ask", "question": question})).await;
    }
    exchange.hear(&mut listening).await;
    exchange.check("blindfold.txt");
}

#[tokio::test]
async fn a_game_by_socket() {
    let mut exchange = Exchange::new().await;
    let [game, ada, _] = make(&mut exchange, json!({})).await;
    let mut socket = exchange.server.socket(&format!("/api/games/{game}/socket"), Some(&ada)).await;
    exchange.hear(&mut socket).await;
    for message in [
        r#"{"do": "act", "actions": ["K"], "key": "m1"}"#,
        r#"{"do": "act", "actions": ["L"], "key": "m2"}"#,
        r#"{"do": "greet", "greeting": "hello"}"#,
        r#"{"do": "dance", "key": "m3"}"#,
        "[]",
    ] {
        exchange.say(&mut socket, message).await;
    }
    exchange.check("socket.txt");
}

#[tokio::test]
async fn somebody_to_play_with() {
    let mut exchange = Exchange::new().await;
    let wish = |name: &str| {
        let options = json!({"clock": "120/move", "claims": true});
        json!({"person": name, "options": options, "key": format!("a key that nobody guesses {name}")})
    };
    // With the same key, the answer is the same.
    let met = exchange.server.post("/api/anybody", None, &wish("Ada")).await.expect(201);
    exchange.name(&met["game"], "GAME");
    exchange.name(&met["key"]["secret"], "ADA");
    exchange.tell("Ada would play anybody, and waits");
    exchange.post("/api/anybody", None, wish("Ada")).await;
    exchange.get("/api/lobby", None).await;
    exchange.tell("Bo would play the same");
    let met = exchange.server.post("/api/anybody", None, &wish("Bo")).await.expect(201);
    exchange.name(&met["key"]["secret"], "BO");
    exchange.post("/api/anybody", None, wish("Bo")).await;
    exchange.check("anybody.txt");
}

#[tokio::test]
async fn what_a_position_is_worth() {
    let mut exchange = Exchange::new().await;
    for body in [
        json!({"position": "BDF./..../..../.... J"}),
        json!({"position": "EBKM/COJG/LFDA/PI.. - b4"}),
        json!({"position": "EBKM/COJG/LFDA/P... N", "rules": "squares", "traits": "fill"}),
    ] {
        exchange.post("/api/analysis", None, body).await;
    }
    exchange.check("analysis.txt");
}

#[tokio::test]
async fn puzzles_and_answers_to_them() {
    let mut exchange = Exchange::new().await;
    exchange.get("/api/puzzles?kind=spot&count=2&seed=3", None).await;
    exchange.get("/api/puzzles/squares-ch-save-4", None).await;
    exchange.get("/api/puzzles/lines-chsf-win-in-205", None).await;
    exchange.get("/api/puzzles/lines-chsf-win-in-501", None).await;
    exchange.get("/api/puzzles?traits=size", None).await;
    exchange.get("/api/puzzles?count=51", None).await;
    exchange.tell("Answers.");
    for (puzzle, answers) in [
        ("lines-chsf-win-now-270", json!([])),
        ("lines-chsf-win-now-270", json!(["a2"])),
        ("lines-chsf-win-now-270", json!(["A"])),
        ("lines-chsf-win-now-270", json!(["b3"])),
        ("lines-chsf-safe-give-205", json!(["A"])),
        ("lines-chsf-safe-give-205", json!(["D", "--"])),
        ("lines-chsf-win-in-205", json!(["A"])),
        ("lines-chsf-win-in-205", json!(["N"])),
        ("lines-chsf-spot-270", json!(["Q diag1"])),
        ("lines-chsf-spot-270", json!(["--"])),
        ("lines-chsf-spot-270", json!(["Q cold"])),
    ] {
        let path = format!("/api/puzzles/{puzzle}/attempts");
        exchange.post(&path, None, json!({"answers": answers})).await;
    }
    exchange.check("puzzles.txt");
}

#[tokio::test]
async fn what_goes_wrong() {
    let mut exchange = Exchange::new().await;
    let [game, ada, bo] = make(&mut exchange, json!({})).await;
    exchange.tell("Requests that make no sense.");
    for body in [
        json!({"first": {"person": ""}}),
        json!({"first": {"engine": "11"}}),
        json!({"first": {"engine": 3}}),
        json!({"first": {"robot": "3"}}),
        json!({"options": {"rules": "square"}}),
        json!({"options": {"traits": "size"}}),
        json!({"first": {"engine": "3", "seed": 1}}),
        json!({"first": {"person": "Ada", "bot": "Marvin"}}),
        json!({"options": {"clock": "5 minutes"}}),
        json!({"options": {"multipliers": [50, 100]}}),
        json!({"options": {"position": "start"}}),
        json!({"options": {"blindfold": "touch", "assist": true}}),
        json!({"key": "short"}),
    ] {
        exchange.post("/api/games", None, body).await;
    }
    for body in [
        json!({"position": "A"}),
        json!({"position": "AA../..../..../.... B"}),
        json!({"position": "..../..../..../.... A", "time": 0}),
    ] {
        exchange.post("/api/analysis", None, body).await;
    }
    exchange.tell("Commands that make no sense.");
    for order in [
        json!({}),
        json!({"do": "act"}),
        json!({"do": "act", "actions": ["A9"]}),
        json!({"do": "act", "actions": ["a1K"]}),
        json!({"do": "ask", "question": "why"}),
        json!({"do": "greet", "greeting": "hi"}),
        json!({"do": "resign", "seat": "third"}),
        json!({"do": "resign", "seq": -1}),
    ] {
        exchange.order(&game, &ada, order).await;
    }
    exchange.tell("Commands that are refused.");
    exchange.order(&game, &bo, json!({"do": "act", "actions": ["K"]})).await;
    exchange.order(&game, &ada, json!({"do": "act", "actions": ["a1"]})).await;
    exchange.order(&game, &ada, json!({"do": "act", "actions": ["K", "a1"]})).await;
    exchange.order(&game, &ada, json!({"do": "act", "actions": ["K"]})).await;
    for order in [
        json!({"do": "act", "actions": ["a1", "K"]}),
        json!({"do": "act", "actions": ["Q row1"]}),
        json!({"do": "act", "actions": ["a1", "Q blocka1"]}),
        json!({"do": "act", "actions": ["--"]}),
        json!({"do": "ask", "question": "a1"}),
        json!({"do": "claim"}),
        json!({"do": "rematch"}),
        json!({"do": "accept-draw"}),
        json!({"do": "ask-takeback"}),
        json!({"do": "sit", "person": "Bo"}),
        json!({"do": "resign", "seat": "first"}),
    ] {
        exchange.order(&game, &bo, order).await;
    }
    exchange.tell("Addresses and secrets.");
    let own = "A".repeat(43);
    exchange.get("/api/games/000000000000", None).await;
    exchange.get("/api/games/nonsense", None).await;
    exchange.get("/api/nothing", None).await;
    exchange.get("/api/games", None).await;
    exchange.get("/api/games", Some("wrong")).await;
    exchange.get(&format!("/api/games/{game}?seat=first"), Some(&own)).await;
    exchange.get(&format!("/api/games/{game}?seat=third"), Some(&ada)).await;
    exchange.order(&game, &own, json!({"do": "resign"})).await;
    exchange.post(&format!("/api/games/{game}/seats"), None, json!({"person": "Eve"})).await;
    let path = format!("/api/games/{game}/commands");
    let headers = [("Content-Type", "text/plain")];
    let body = Some("{}".to_owned());
    let ask = Ask { method: "POST", headers: &headers, body, ..Ask::get(&path) };
    exchange.ask(ask).await;
    exchange.ask(Ask { method: "PUT", ..Ask::get(&path) }).await;
    exchange.check("problems.txt");
}

#[tokio::test]
async fn a_tournament_of_two() {
    let mut exchange = Exchange::new().await;
    exchange.tell("Somebody announces a tournament, and two programs enter.");
    let regulations = json!({
        "system": {"name": "swiss", "rounds": 1}, "tie_breaks": ["wins"], "seeding": "entered",
    });
    let body = json!({"name": "Cup", "regulations": regulations});
    let made = exchange.server.post("/api/tournaments", None, &body).await.expect(201);
    let cup = exchange.name(&made["tournament"], "CUP");
    let organiser = exchange.name(&made["secret"], "ORGANISER");
    exchange.write(&format!("\n> POST /api/tournaments\n> {body}\n< 201 application/json\n"));
    exchange.write_json(&made);
    let path = format!("/api/tournaments/{cup}");
    let mut secrets = Vec::new();
    for (name, word) in [("Marvin", "MARVIN"), ("Zed", "ZED")] {
        let (entrants, body) = (format!("{path}/entrants"), json!({"bot": name}));
        let entered = exchange.server.post(&entrants, None, &body).await.expect(201);
        secrets.push(exchange.name(&entered["secret"], word));
        exchange.name(&entered["code"], "CODE");
        exchange.write(&format!("\n> POST {entrants}\n> {body}\n< 201 application/json\n"));
        exchange.write_json(&entered);
    }
    exchange.tell("The round begins: the game is there, and whoever starts may give.");
    let commands = format!("{path}/commands");
    exchange.post(&commands, Some(&organiser), json!({"do": "begin"})).await;
    let table = exchange.server.get(&path, Some(&secrets[0])).await.expect(200);
    let game = exchange.name(&table["now"]["table"]["game"], "GAME");
    exchange.get(&path, Some(&secrets[0])).await;
    exchange.tell("One resigns; the result is known.");
    let order = json!({"do": "resign"});
    let played = format!("/api/games/{game}/commands");
    exchange.server.post(&played, Some(&secrets[1]), &order).await.expect(200);
    exchange.server.host.fire_tournaments().await.unwrap();
    exchange.get(&path, None).await;
    exchange.tell("What is refused.");
    exchange.post(&commands, Some(&organiser), json!({"do": "begin"})).await;
    exchange.post(&commands, Some(&secrets[0]), json!({"do": "close"})).await;
    exchange.post(&commands, Some(&organiser), json!({"do": "dance"})).await;
    exchange.post(&commands, Some(&organiser), json!({"do": "announce"})).await;
    exchange.get("/api/tournaments/000000000000", None).await;
    exchange.check("tournament.txt");
}
