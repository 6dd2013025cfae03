use serde_json::{Value, json};

use crate::client::TestServer;

fn seqs(message: &Value) -> Vec<u64> {
    let events = message["news"]["events"].as_array().unwrap();
    events.iter().map(|event| event["seq"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn a_socket_follows_and_acts() {
    let server = TestServer::start().await;
    let (game, ada, bo) = server.game(&json!({})).await;
    let path = format!("/api/games/{game}/socket");
    let (mut ada, mut bo) =
        (server.socket(&path, Some(&ada)).await, server.socket(&path, Some(&bo)).await);
    for (socket, seat) in [(&mut ada, "first"), (&mut bo, "second")] {
        let first = socket.next().await.unwrap();
        assert_eq!(first["game"]["viewer"], seat);
        assert_eq!(first["game"]["seq"], 4);
    }
    ada.send(&json!({"do": "act", "actions": ["K"], "key": "a"})).await;
    let (own, others) = (ada.next().await.unwrap(), bo.next().await.unwrap());
    assert_eq!(own["news"]["key"], "a");
    assert_eq!(others["news"].get("key"), None);
    assert_eq!(own["news"]["events"], others["news"]["events"]);
    bo.send(&json!({"do": "act", "actions": ["a1", "F"]})).await;
    assert_eq!(seqs(&ada.next().await.unwrap()), [6, 7]);
    bo.next().await.unwrap();
    // A refusal changes nothing and goes to its sender alone.
    bo.send(&json!({"do": "act", "actions": ["b1"], "key": "b"})).await;
    let refused = bo.next().await.unwrap();
    assert_eq!(refused["refused"]["key"], "b");
    assert_eq!(refused["refused"]["problem"]["code"], "not-your-turn");
    bo.send(&json!("nonsense")).await;
    let refused = bo.next().await.unwrap();
    assert_eq!(refused["refused"]["problem"]["code"], "bad-request");
    assert_eq!(refused["refused"].get("key"), None);
    // The key comes back even if the command makes no sense.
    for nonsense in [
        json!({"do": "act", "actions": ["z9"], "key": "c"}),
        json!({"do": "fly", "key": "c"}),
        json!({"key": "c"}),
    ] {
        bo.send(&nonsense).await;
        let refused = bo.next().await.unwrap();
        assert_eq!(refused["refused"]["problem"]["code"], "bad-request");
        assert_eq!(refused["refused"]["key"], "c", "{nonsense}");
    }
    // A repeated command is answered again.
    ada.send(&json!({"do": "act", "actions": ["K"], "key": "a"})).await;
    let again = ada.next().await.unwrap();
    assert_eq!((&again["news"]["key"], &again["news"]["seq"]), (&json!("a"), &json!(5)));
    assert_eq!(again["news"]["events"], own["news"]["events"]);
}

#[tokio::test]
async fn who_comes_back_gets_the_rest() {
    let server = TestServer::start().await;
    let (game, ada, bo) = server.game(&json!({})).await;
    let commands = format!("/api/games/{game}/commands");
    for (secret, actions) in [(&ada, json!(["K"])), (&bo, json!(["a1", "F"]))] {
        let body = json!({"do": "act", "actions": actions});
        server.post(&commands, Some(secret), &body).await.expect(200);
    }
    let mut lines = server.follow(&format!("/api/games/{game}/events?since=5"), None).await;
    let mut socket = server.socket(&format!("/api/games/{game}/socket?since=5"), None).await;
    assert_eq!(seqs(&lines.next().await.unwrap()), [6, 7]);
    assert_eq!(seqs(&socket.next().await.unwrap()), [6, 7]);
    let body = json!({"do": "act", "actions": ["b1", "G"]});
    server.post(&commands, Some(&ada), &body).await.expect(200);
    assert_eq!(seqs(&lines.next().await.unwrap()), [8, 9]);
    assert_eq!(seqs(&socket.next().await.unwrap()), [8, 9]);
}

#[tokio::test]
async fn who_asks_for_views_gets_the_game_with_every_message() {
    let server = TestServer::start().await;
    let (game, ada, bo) = server.game(&json!({})).await;
    let path = format!("/api/games/{game}");
    let commands = format!("{path}/commands");
    let body = json!({"do": "act", "actions": ["K"]});
    server.post(&commands, Some(&ada), &body).await.expect(200);
    let mut lines = server.follow(&format!("{path}/events?since=4&views=true"), None).await;
    let mut socket = server.socket(&format!("{path}/socket?since=4&views=true"), Some(&bo)).await;
    for mut now in [lines.next().await.unwrap(), socket.next().await.unwrap()] {
        assert_eq!(seqs(&now), [5], "what was missed comes first");
        assert_eq!(now["news"].as_object_mut().unwrap().remove("game"), None);
    }
    for now in [lines.next().await.unwrap(), socket.next().await.unwrap()] {
        assert_eq!((&now["game"]["seq"], &now["game"]["turn"]["hand"]), (&json!(5), &json!("K")));
    }
    socket.send(&json!({"do": "act", "actions": ["a1", "F"], "key": "m1"})).await;
    for (secret, news) in [(None, lines.next().await), (Some(&*bo), socket.next().await)] {
        let mut shown = news.unwrap()["news"]["game"].take();
        let record = shown.as_object_mut().unwrap().remove("record").unwrap();
        let text = server.get(&format!("{path}/record"), None).await.text;
        assert!(text.contains(record.as_str().unwrap().lines().last().unwrap()), "{record}");
        shown["now"].take();
        let mut looked = server.get(&path, secret).await.expect(200);
        looked["now"].take();
        assert_eq!(shown, looked);
    }
    // What was done before is answered with the game as well.
    socket.send(&json!({"do": "act", "actions": ["a1", "F"], "key": "m1"})).await;
    assert_eq!(socket.next().await.unwrap()["news"]["game"]["seq"], 7);
}

#[tokio::test]
async fn d11_views_do_not_show_a_hidden_record() {
    let server = TestServer::start().await;
    let (game, ada, _) = server.game(&json!({"blindfold": "memory"})).await;
    let path = format!("/api/games/{game}/socket?since=4&views=true");
    let mut socket = server.socket(&path, Some(&ada)).await;
    assert_eq!(socket.next().await.unwrap()["game"]["record"], json!(null));
    socket.send(&json!({"do": "act", "actions": ["K"]})).await;
    let news = socket.next().await.unwrap();
    assert_eq!(news["news"]["game"]["seq"], 5);
    assert_eq!(news["news"]["game"]["record"], json!(null));
    assert_eq!(news["news"]["game"]["board"], json!(null));
}

/// A long game is not sent in one message, by a stream, a socket or the socket of a page.
#[tokio::test]
async fn what_was_missed_comes_in_pieces() {
    let server = TestServer::start().await;
    let (game, ada, bo) = server.game(&json!({})).await;
    let path = format!("/api/games/{game}");
    for secret in [&ada, &bo] {
        for _ in 0..20 {
            let greet = json!({"do": "greet", "greeting": "hello"});
            server.post(&format!("{path}/commands"), Some(secret), &greet).await.expect(200);
        }
    }
    let turns = ["K", "a1 F", "b1 G", "c1 H", "d2 A"].map(|turn| turn.split(' '));
    for (secret, turn) in [&ada, &bo].into_iter().cycle().zip(turns) {
        let actions: Vec<&str> = turn.collect();
        let body = json!({"do": "act", "actions": actions});
        server.post(&format!("{path}/commands"), Some(secret), &body).await.expect(200);
    }
    let mut lines = server.follow(&format!("{path}/events?since=0"), None).await;
    let mut socket = server.socket(&format!("{path}/socket?since=0"), None).await;
    for (first, last) in [(2, 51), (52, 53)] {
        for message in [lines.next().await.unwrap(), socket.next().await.unwrap()] {
            let mut told = seqs(&message);
            told.dedup();
            assert_eq!(told, (first..=last).collect::<Vec<_>>());
            assert_eq!(message["news"]["seq"], last);
        }
    }
    let mut page = server.socket(&format!("/en/games/{game}/live?since=0"), None).await;
    let [some, rest] = [page.next().await.unwrap(), page.next().await.unwrap()];
    assert_eq!((&some["seq"], some.get("scene")), (&json!(51), None));
    assert_eq!(rest["seq"], 53);
    assert!(rest["scene"].is_string(), "the last batch brings the scene");
    let said =
        |page: &Value| page["lines"][0]["text"].as_str().unwrap().matches(['.', '!']).count();
    assert!(said(&some) > 40 && said(&rest) == 2, "{} {}", said(&some), said(&rest));
}

#[tokio::test]
async fn a_stream_can_end_with_its_game() {
    let server = TestServer::start().await;
    let (game, ada, _) = server.game(&json!({})).await;
    let events = format!("/api/games/{game}/events");
    let mut until_over = server.follow(&format!("{events}?until=over"), None).await;
    let mut for_ever = server.follow(&events, None).await;
    for lines in [&mut until_over, &mut for_ever] {
        assert_eq!(lines.next().await.unwrap()["game"]["stage"], "playing");
    }
    let (commands, resign) = (format!("/api/games/{game}/commands"), json!({"do": "resign"}));
    server.post(&commands, Some(&ada), &resign).await.expect(200);
    for lines in [&mut until_over, &mut for_ever] {
        assert_eq!(lines.next().await.unwrap()["news"]["events"][0]["type"], "ended");
    }
    // The other streams go on.
    let greet = json!({"do": "greet", "greeting": "bye"});
    server.post(&commands, Some(&ada), &greet).await.expect(200);
    assert_eq!(until_over.next().await, None);
    assert_eq!(for_ever.next().await.unwrap()["news"]["events"][0]["type"], "greeted");
    // Of a finished game, the stream brings the game or its news, and ends.
    for (since, first) in [("", "game"), ("&since=4", "news")] {
        let mut lines = server.follow(&format!("{events}?until=over{since}"), None).await;
        assert!(lines.next().await.unwrap().get(first).is_some());
        assert_eq!(lines.next().await, None);
    }
    let mut known = server.follow(&format!("{events}?until=over&since=6"), None).await;
    assert_eq!(known.next().await, None);
    server.get(&format!("{events}?until=tea"), None).await.problem(400, "bad-request");
}

#[tokio::test]
async fn spectators_cannot_act() {
    let server = TestServer::start().await;
    let (game, ..) = server.game(&json!({})).await;
    let mut socket = server.socket(&format!("/api/games/{game}/socket"), None).await;
    assert_eq!(socket.next().await.unwrap()["game"]["viewer"], Value::Null);
    socket.send(&json!({"do": "resign"})).await;
    assert_eq!(socket.next().await.unwrap()["refused"]["problem"]["code"], "no-seat");
}

#[tokio::test]
async fn one_may_hold_both_seats() {
    let server = TestServer::start().await;
    let visitor = quarto_store::Secret::random().reveal();
    let body = json!({
        "options": {"starter": "first"}, "first": {"person": "Ada"}, "second": {"person": "Bo"},
    });
    let made = server.post("/api/games", Some(&visitor), &body).await.expect(201);
    let game = made["game"].as_str().unwrap();
    let path = format!("/api/games/{game}");
    server.get(&path, Some(&visitor)).await.problem(422, "which-seat");
    let seen = server.get(&format!("{path}?seat=second"), Some(&visitor)).await.expect(200);
    assert_eq!(seen["viewer"], "second");
    let mut socket = server.socket(&format!("{path}/socket?seat=first"), Some(&visitor)).await;
    socket.next().await.unwrap();
    socket.send(&json!({"do": "act", "actions": ["K"], "seat": "first"})).await;
    assert_eq!(seqs(&socket.next().await.unwrap()), [5]);
    socket.send(&json!({"do": "act", "actions": ["a1", "F"], "seat": "second"})).await;
    assert_eq!(seqs(&socket.next().await.unwrap()), [6, 7]);
    socket.send(&json!({"do": "resign"})).await;
    assert_eq!(socket.next().await.unwrap()["refused"]["problem"]["code"], "which-seat");
}

#[tokio::test]
async fn the_server_stops_without_waiting_for_streams() {
    let server = TestServer::start().await;
    let (game, ..) = server.game(&json!({})).await;
    let mut socket = server.socket(&format!("/api/games/{game}/socket"), None).await;
    let mut lines = server.follow(&format!("/api/games/{game}/events"), None).await;
    socket.next().await.unwrap();
    lines.next().await.unwrap();
    server.stop().await;
    // If the server had waited for them, they would have been cut off in the end.
    assert_eq!(socket.closed().await, Some(1001));
    assert!(lines.ends().await, "nothing is missing");
}

/// A client that does not wait for the answer to the first command gets both, each with its key.
#[tokio::test]
async fn every_command_is_answered_with_its_key() {
    let server = TestServer::start().await;
    for _ in 0..20 {
        let (game, ada, _) = server.game(&json!({})).await;
        let mut socket =
            server.socket(&format!("/api/games/{game}/socket?since=4"), Some(&ada)).await;
        socket.send(&json!({"do": "act", "actions": ["K"], "key": "one"})).await;
        socket.send(&json!({"do": "offer-draw", "key": "two"})).await;
        socket.send(&json!({"do": "resign", "key": "three"})).await;
        for key in ["one", "two", "three"] {
            assert_eq!(socket.next().await.unwrap()["news"]["key"], key);
        }
    }
}

#[tokio::test]
async fn both_sides_hear_greetings_before_during_and_after_the_game() {
    let server = TestServer::start().await;
    let options = json!({"starter": "first", "blindfold": "memory"});
    let body = json!({"options": options, "first": {"person": "Ada"}});
    let made = server.post("/api/games", None, &body).await.expect(201);
    let path = format!("/api/games/{}", made["game"].as_str().unwrap());
    let ada = made["first"]["secret"].as_str().unwrap();
    let bo = &*quarto_store::Secret::random().reveal();
    let mut socket = server.socket(&format!("{path}/socket?since=2"), Some(ada)).await;
    let mut lines = server.follow(&format!("{path}/events?since=2"), Some(bo)).await;
    for (secret, command, told) in [
        (ada, json!({"do": "greet", "greeting": "hello"}), "greeted"),
        (bo, json!({"person": "Bo", "invitation": made["second"]["secret"]}), "seated"),
        (bo, json!({"do": "greet", "greeting": "good-luck"}), "greeted"),
        (ada, json!({"do": "resign"}), "ended"),
        (bo, json!({"do": "greet", "greeting": "well-played"}), "greeted"),
    ] {
        if told == "seated" {
            server.post(&format!("{path}/seats"), Some(secret), &command).await.expect(201);
            for message in [socket.next().await.unwrap(), lines.next().await.unwrap()] {
                assert_eq!(message["news"]["events"][0]["type"], told);
            }
            continue;
        }
        let done = server.post(&format!("{path}/commands"), Some(secret), &command).await;
        let events = &done.expect(200)["events"];
        assert_eq!(events[0]["type"], told);
        for message in [socket.next().await.unwrap(), lines.next().await.unwrap()] {
            assert_eq!(message["news"]["events"], *events);
        }
        if told == "greeted" {
            assert_eq!(events[0]["seat"], if secret == ada { "first" } else { "second" });
            assert_eq!(events[0]["greeting"], command["greeting"]);
            assert_eq!(events.as_array().unwrap().len(), 1);
        }
    }
    let record = server.get(&format!("{path}/record"), None).await;
    assert!(record.status == 200 && !record.text.contains("hello"), "{record:?}");
}

#[tokio::test]
async fn spectators_are_counted() {
    let server = TestServer::start().await;
    let (game, ada, _) = server.game(&json!({})).await;
    let path = format!("/api/games/{game}");
    let mut sockets = Vec::new();
    for (secret, spectators) in [(Some(&*ada), 0), (None, 1), (None, 2)] {
        let mut socket = server.socket(&format!("{path}/socket"), secret).await;
        assert_eq!(socket.next().await.unwrap()["game"]["spectators"], spectators);
        sockets.push(socket);
    }
    assert_eq!(server.get(&path, None).await.expect(200)["spectators"], 2);
}
