//! Tournaments as programs play them.

use std::collections::HashSet;

use serde_json::{Value, json};

use crate::client::{Ask, TestServer};

/// A tournament on a server, and everybody's secrets.
struct Cup {
    server: TestServer,
    path: String,
    organiser: String,
    /// The secrets of the entrants, in the order of their numbers.
    players: Vec<String>,
}

impl Cup {
    /// Announces a Swiss tournament of three rounds in which nothing is drawn by lot.
    async fn swiss(server: TestServer) -> Cup {
        let body = json!({
            "name": "Cup",
            "regulations": {
                "system": {"name": "swiss", "rounds": 3}, "tie_breaks": ["buchholz"],
                "seeding": "entered",
            },
        });
        let made = server.post("/api/tournaments", None, &body).await.expect(201);
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        let path = format!("/api/tournaments/{}", text("tournament"));
        Cup { server, path, organiser: text("secret"), players: Vec::new() }
    }

    async fn enter(&mut self, name: &str) {
        let path = format!("{}/entrants", self.path);
        let entered = self.server.post(&path, None, &json!({"bot": name})).await.expect(201);
        assert_eq!(entered["entrant"], self.players.len() + 1);
        self.players.push(entered["secret"].as_str().unwrap().to_owned());
    }

    async fn order(&self, secret: &str, verb: &str, fields: Value) -> Value {
        let path = format!("{}/commands", self.path);
        let body = json!({"do": verb, "fields": fields});
        self.server.post(&path, Some(secret), &body).await.expect(200)
    }

    async fn begin(&self) -> Value {
        self.order(&self.organiser, "begin", json!({})).await
    }

    /// Returns the tournament as a player or spectator sees it.
    async fn look(&self, secret: Option<&str>) -> Value {
        self.server.get(&self.path, secret).await.expect(200)
    }

    /// Lets a player resign the game they are to play.
    async fn resign(&self, number: usize) {
        let secret = Some(&*self.players[number - 1]);
        let table = &self.look(secret).await["now"]["table"];
        let path = format!("/api/games/{}/commands", table["game"].as_str().unwrap());
        self.server.post(&path, secret, &json!({"do": "resign"})).await.expect(200);
    }

    /// Lets the server do what is due.
    async fn settle(&self) {
        self.server.host.fire().await.unwrap();
        self.server.host.fire_tournaments().await.unwrap();
    }
}

/// Returns a path with the name of a new tournament where it needs one.
pub(crate) async fn filled_in(server: &TestServer, path: &str) -> String {
    let regulations = json!({"system": {"name": "swiss", "rounds": 1}, "tie_breaks": []});
    let body = json!({"name": "Cup", "regulations": regulations});
    let made = server.post("/api/tournaments", None, &body).await.expect(201);
    path.replace("{tournament}", made["tournament"].as_str().unwrap())
}

fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().unwrap()).unwrap()
}

/// A Swiss of five programs with a bye, a loss on time, a correction and a withdrawal.
#[tokio::test]
async fn five_programs_play_a_swiss_through() {
    let (server, hands) = TestServer::timed().await;
    let mut cup = Cup::swiss(server).await;
    for name in ["Ada", "Bo", "Cleo", "Dan", "Eve"] {
        cup.enter(name).await;
    }
    let mut stream =
        cup.server.follow(&format!("{}/events", cup.path), Some(&cup.players[0])).await;
    let first = stream.next().await.unwrap();
    assert_eq!((&first["stage"], &first["table"]), (&json!("gathering"), &Value::Null));

    // The upper half plays the lower half: 1 against 3, 2 against 4, and 5 has the bye.
    let round = cup.begin().await["rounds"][0].clone();
    assert_eq!(round["pairings"].as_array().unwrap().len(), 3);
    let told = stream.next().await.unwrap();
    assert_eq!((&told["stage"], &told["round"]), (&json!("playing"), &json!(1)));
    let game = told["table"]["game"].as_str().unwrap().to_owned();
    let seen = cup.server.get(&format!("/api/games/{game}"), Some(&cup.players[0])).await;
    let seat = if told["table"]["starts"] == true { "first" } else { "second" };
    assert_eq!(seen.expect(200)["viewer"], seat, "the secret has the seat");
    cup.resign(1).await;
    cup.settle().await;
    let pairing = &cup.look(None).await["rounds"][0]["pairings"][0];
    let winner = if pairing["first"] == 1 { "0-1" } else { "1-0" };
    assert_eq!(pairing["result"], winner);
    // Nobody moves at the other table: who starts loses on time.
    hands.wait(61, &cup.server).await;
    cup.settle().await;
    let now = cup.look(None).await;
    assert_eq!(
        (&now["now"]["stage"], &now["rounds"][0]["pairings"][1]["result"]),
        (&json!("between"), &json!("0-1"))
    );

    // The organiser corrects the first result.
    let fields = json!({"round": "1", "table": "1", "result": "1/2"});
    let corrected = cup.order(&cup.organiser, "correct", fields).await;
    assert_eq!(corrected["rounds"][0]["pairings"][0]["result"], "1/2-1/2");

    // In the second round somebody leaves; the opponent wins, and the others go on.
    cup.begin().await;
    let leaver = (1..=5).rev();
    let mut left = None;
    for id in leaver {
        let seen = cup.look(Some(&cup.players[id - 1])).await;
        if !seen["now"]["table"].is_null() {
            let fields = json!({"entrant": id.to_string()});
            cup.order(&cup.players[id - 1], "withdraw", fields).await;
            left = Some(id);
            break;
        }
    }
    let left = left.unwrap();
    let seen = cup.look(None).await;
    for pairing in seen["rounds"][1]["pairings"].as_array().unwrap() {
        if pairing.get("result").is_some_and(Value::is_null) {
            cup.resign(number(&pairing["first"])).await;
        }
    }
    cup.settle().await;
    cup.begin().await;
    let last = cup.look(None).await;
    for pairing in last["rounds"][2]["pairings"].as_array().unwrap() {
        if pairing.get("first").is_some() {
            cup.resign(number(&pairing["second"])).await;
        }
    }
    cup.settle().await;
    let last = cup.look(None).await;
    assert_eq!(last["now"]["stage"], "played");

    let mut pairs = HashSet::new();
    let mut byes = HashSet::new();
    for (index, round) in last["rounds"].as_array().unwrap().iter().enumerate() {
        for pairing in round["pairings"].as_array().unwrap() {
            if let Some(bye) = pairing.get("bye") {
                assert!(byes.insert(number(bye)), "a second bye: {last}");
                continue;
            }
            assert!(!pairing["result"].is_null(), "{last}");
            let mut two = [number(&pairing["first"]), number(&pairing["second"])];
            two.sort_unstable();
            assert!(pairs.insert(two), "paired twice: {last}");
            assert!(index < 2 || !two.contains(&left), "who left is not paired: {last}");
        }
    }
    assert_eq!(last["standings"].as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn a_request_that_is_sent_twice_is_carried_out_once() {
    let cup = Cup::swiss(TestServer::start().await).await;
    let key = "a key that nobody can guess";
    let body = json!({"person": "Ada", "key": key});
    let path = format!("{}/entrants", cup.path);
    let one = cup.server.post(&path, None, &body).await.expect(201);
    let two = cup.server.post(&path, None, &body).await.expect(201);
    assert_eq!(one, two);
    let made = json!({
        "name": "Cup", "key": key,
        "regulations": {"system": {"name": "swiss", "rounds": 3}, "tie_breaks": []},
    });
    let one = cup.server.post("/api/tournaments", None, &made).await.expect(201);
    let two = cup.server.post("/api/tournaments", None, &made).await.expect(201);
    assert_eq!(one, two);
    let announce = json!({"do": "announce", "key": "k", "fields": {"text": "Tea!"}});
    let path = format!("{}/commands", cup.path);
    for _ in 0..2 {
        let told = cup.server.post(&path, Some(&cup.organiser), &announce).await.expect(200);
        assert_eq!(
            (&told["now"]["announcement"], &told["now"]["seq"]),
            (&json!("Tea!"), &json!(4))
        );
    }
}

#[tokio::test]
async fn strangers_change_nothing() {
    let mut cup = Cup::swiss(TestServer::start().await).await;
    cup.enter("Ada").await;
    cup.enter("Bo").await;
    let path = format!("{}/commands", cup.path);
    let begin = json!({"do": "begin"});
    cup.server.post(&path, None, &begin).await.expect(401);
    let refused = cup.server.post(&path, Some(&cup.players[0]), &begin).await.expect(403);
    assert_eq!(refused["code"], "not-yours");
    let withdraw = json!({"do": "withdraw", "fields": {"entrant": "2"}});
    cup.server.post(&path, Some(&cup.players[0]), &withdraw).await.expect(403);
    let join = json!({"do": "join", "fields": {"name": "Cleo"}});
    cup.server.post(&path, Some(&cup.organiser), &join).await.expect(400);
    let path = format!("{}/entrants", cup.path);
    let taken = cup.server.post(&path, None, &json!({"person": "ada"})).await.expect(422);
    assert_eq!(taken["code"], "tournament-refused");
    cup.server.post(&path, None, &json!({})).await.expect(422);
    cup.server.get("/api/tournaments/000000000000", None).await.expect(404);
    let delete = |secret| Ask { method: "DELETE", secret, ..Ask::get(&cup.path) };
    assert_eq!(cup.server.ask(delete(Some(&cup.players[0]))).await.status, 403);
    assert_eq!(cup.server.ask(delete(Some(&cup.organiser))).await.status, 204);
    cup.server.get(&cup.path, None).await.expect(404);
}

/// Results and rounds are in the store: whoever starts again goes on where it was.
#[tokio::test]
async fn a_restart_in_the_middle_of_a_round_loses_nothing() {
    let mut cup = Cup::swiss(TestServer::start().await).await;
    for name in ["Ada", "Bo", "Cleo", "Dan"] {
        cup.enter(name).await;
    }
    cup.begin().await;
    cup.resign(1).await;
    cup.server = cup.server.restart().await;
    cup.settle().await;
    let seen = cup.look(None).await;
    let pairings = seen["rounds"][0]["pairings"].as_array().unwrap();
    let known = pairings.iter().filter(|pairing| !pairing["result"].is_null()).count();
    assert_eq!((known, seen["rounds"].as_array().unwrap().len()), (1, 1));
    cup.resign(2).await;
    cup.settle().await;
    assert_eq!(cup.look(None).await["now"]["stage"], "between");
}
