//! Nothing on the wire, to programs or to pages, reveals whether there is an alignment (D8), or
//! where the pieces are that a blindfold hides (D11).

use quarto_rules::{Action, Chance, Outcome, Piece, Play, Shape, Square, Terms};
use serde_json::{Value, json};

use crate::client::{Answer, Ask, Socket, TestServer};

/// A game, its secrets, and sockets of both players and a spectator.
struct Table {
    game: String,
    secrets: [String; 2],
    sockets: Vec<Socket>,
}

impl Table {
    async fn new(server: &TestServer, options: &Value) -> Table {
        let (game, ada, bo) = server.game(options).await;
        let mut sockets = Vec::new();
        for secret in [Some(&*ada), Some(&*bo), None] {
            let path = format!("/api/games/{game}/socket?since=4&views=true");
            let mut socket = server.socket(&path, secret).await;
            assert_eq!(socket.next().await.unwrap()["game"]["seq"], 4);
            sockets.push(socket);
            let path = format!("/en/games/{game}/live?since=4");
            sockets.push(server.socket(&path, secret).await);
        }
        Table { game, secrets: [ada, bo], sockets }
    }

    /// Acts, and returns everything that any viewer gets to see of it.
    async fn act(&mut self, server: &TestServer, player: usize, actions: &[String]) -> String {
        let body = json!({"do": "act", "actions": actions});
        let path = format!("/api/games/{}", self.game);
        let secret = Some(&*self.secrets[player]);
        let done = server.post(&format!("{path}/commands"), secret, &body).await;
        assert_eq!(done.status, 200);
        let mut seen = vec![whole(&done)];
        for socket in &mut self.sockets {
            seen.push(socket.next().await.unwrap());
        }
        for secret in [Some(&*self.secrets[0]), Some(&*self.secrets[1]), None] {
            seen.push(whole(&server.get(&path, secret).await));
            seen.extend(self.pages(server, secret).await);
        }
        seen.push(whole(&server.get(&format!("{path}/record"), None).await));
        seen.iter_mut().for_each(forget);
        serde_json::to_string(&seen).unwrap().replace(&self.game, "GAME")
    }

    /// Returns the page, the result of waiting, and the answers to forms that are invalid now.
    async fn pages(&self, server: &TestServer, secret: Option<&str>) -> Vec<Value> {
        let path = format!("/en/games/{}", self.game);
        let page = server.get(&path, secret).await;
        assert_eq!(page.status, 200);
        let waited = server.get(&format!("{path}/wait?since=0"), secret).await;
        assert_eq!(waited.status, 303);
        let mut seen = vec![whole(&page), whole(&waited)];
        for form in [
            "do=place&square=a1&seq=0&key=late",
            "do=call&shape=row1&seq=0&key=late",
            "do=call&key=no+shape",
            "do=done&seq=0&key=late",
            "do=undo&key=not+agreed",
            "do=hint&key=unassisted",
            "do=say&text=quarto&key=unfinished",
            "do=say&text=threats&key=unknown",
        ] {
            let kind = ("Content-Type", "application/x-www-form-urlencoded");
            let headers = [kind, ("Sec-Fetch-Site", "same-origin")];
            let body = Some(form.to_owned());
            let ask = Ask { method: "POST", secret, headers: &headers, body, ..Ask::get(&path) };
            let refused = server.ask(ask).await;
            // Where a wrong call loses, it must be confirmed.
            let is_asked = refused.text.contains("id=\"sure\"");
            assert!(refused.status >= 400 || is_asked, "{form}: {}", refused.text);
            seen.push(whole(&refused));
        }
        seen
    }
}

/// Attempts that are not stored: lists of actions that are refused, and calls that need a
/// confirmation or are not allowed.
struct Tries {
    lists: Vec<Vec<Action>>,
    calls: Vec<Shape>,
    /// The number of lists with a call that would be right at its turn.
    right: usize,
}

impl Tries {
    /// Returns attempts for this moment of a game.
    fn new(play: &Play, chance: &mut Chance) -> Tries {
        let right = right_calls(play);
        let mut lists: Vec<Vec<Action>> = (0..3).map(|_| any_list(chance)).collect();
        for list in &right {
            // A call must come alone or right after a placement, and end the list.
            let call = list[list.len() - 1];
            lists.push([&list[..], &[call]].concat());
            lists.push([&list[..], &[Action::Give(Piece::ALL[chance.below(16)])]].concat());
            lists.push([&[call], &list[..]].concat());
            // A player who is not to act may not call either.
            lists.push(list.clone());
        }
        let shape = |list: &Vec<Action>| match list[list.len() - 1] {
            Action::Call(shape) => Some(shape),
            Action::Give(_) | Action::Place(_) | Action::Done => None,
        };
        let calls = right.iter().filter_map(shape).chain([Shape::ALL[chance.below(10)]]);
        let is_right = |list: &&Vec<Action>| holds_right_call(play, list);
        let right = lists.iter().filter(is_right).count();
        Tries { calls: calls.collect(), lists, right }
    }
}

/// Returns the actions by which the player to act would win: a call, or a placement and a call.
fn right_calls(play: &Play) -> Vec<Vec<Action>> {
    let call = |play: &Play| play.open_alignments().next().map(|found| Action::Call(found.shape()));
    let places = play.legal_actions().filter(|action| matches!(action, Action::Place(_)));
    let wins = places.filter_map(|place| {
        let mut after = *play;
        after.act(place).ok()?;
        Some(vec![place, call(&after)?])
    });
    call(play).map(|call| vec![call]).into_iter().chain(wins).take(3).collect()
}

fn holds_right_call(play: &Play, list: &[Action]) -> bool {
    let mut play = *play;
    list.iter().any(|action| {
        let done = play.act(*action).is_ok();
        done && matches!(play.outcome(), Some(Outcome::Call { .. }))
    })
}

/// Returns up to four actions of any kind.
fn any_list(chance: &mut Chance) -> Vec<Action> {
    let mut any = |_| match chance.below(4) {
        0 => Action::Give(Piece::ALL[chance.below(16)]),
        1 => Action::Place(Square::ALL[chance.below(16)]),
        2 => Action::Call(Shape::ALL[chance.below(10)]),
        _ => Action::Done,
    };
    let list: Vec<Action> = (0..4).map(&mut any).collect();
    list[chance.below(4)..].to_vec()
}

/// Tells whether a list may be carried out by its form (D2).
fn is_allowed(list: &[Action]) -> bool {
    match list {
        [_] | [Action::Place(_), Action::Give(_) | Action::Call(_) | Action::Done] => true,
        [] | [_, _] | [_, _, _, ..] => false,
    }
}

impl Table {
    /// Makes the attempts through every interface, and returns every answer. None of them may be
    /// stored. Where a wrong call loses, players are asked to confirm it, whether it is right or
    /// wrong.
    async fn try_out(
        &mut self,
        server: &TestServer,
        player: usize,
        tries: &Tries,
        asks_back: bool,
    ) -> String {
        let mut seen = Vec::new();
        for (number, list) in tries.lists.iter().enumerate() {
            let words: Vec<String> = list.iter().map(ToString::to_string).collect();
            for by in [0, 1] {
                if by == player && is_allowed(list) {
                    continue;
                }
                let key = format!("{number} {by}");
                let body = json!({"do": "act", "actions": words, "key": key});
                let path = format!("/api/games/{}/commands", self.game);
                let refused = server.post(&path, Some(&*self.secrets[by]), &body).await;
                assert_eq!(refused.status, 422, "{body}: {}", refused.text);
                seen.push(whole(&refused));
                let socket = &mut self.sockets[2 * by];
                socket.send(&body).await;
                seen.push(socket.next().await.unwrap());
            }
        }
        for shape in &tries.calls {
            for by in [0, 1] {
                if by == player && !asks_back {
                    continue;
                }
                let typed = format!("do=say&text=quarto+{shape}&key=t");
                for form in [format!("do=call&shape={shape}&key=c"), typed] {
                    seen.push(whole(&self.send(server, by, &form).await));
                    let socket = &mut self.sockets[2 * by + 1];
                    socket.send_text(&form).await;
                    seen.push(socket.next().await.unwrap());
                }
            }
        }
        seen.iter_mut().for_each(forget);
        serde_json::to_string(&seen).unwrap().replace(&self.game, "GAME")
    }

    /// Sends a form of the game's page.
    async fn send(&self, server: &TestServer, by: usize, form: &str) -> Answer {
        let path = format!("/en/games/{}", self.game);
        let kind = ("Content-Type", "application/x-www-form-urlencoded");
        let headers = [kind, ("Sec-Fetch-Site", "same-origin")];
        let (secret, body) = (Some(&*self.secrets[by]), Some(form.to_owned()));
        server.ask(Ask { method: "POST", secret, headers: &headers, body, ..Ask::get(&path) }).await
    }
}

/// Returns everything about an answer except its date.
fn whole(answer: &Answer) -> Value {
    let headers: Vec<_> = answer.headers.iter().filter(|(name, _)| name != "date").collect();
    let body = serde_json::from_str(&answer.text).unwrap_or_else(|_| json!(answer.text));
    json!([answer.status, headers, body])
}

/// Removes what differs between any two games: their names and times.
fn forget(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, value| match name.as_str() {
                "at" | "now" | "created" => false,
                // Its name, but not the game itself.
                "game" => value.is_object(),
                _ => true,
            });
            fields.values_mut().for_each(forget);
        }
        Value::Array(values) => values.iter_mut().for_each(forget),
        _ => {}
    }
}

#[tokio::test]
async fn d8_every_answer_and_message_is_the_same_until_a_call_or_the_end() {
    let server = TestServer::start().await;
    let (mut aligned, mut refused) = (0, 0);
    for seed in 0..6 {
        let mut chance = Chance::new(seed);
        let (mut pieces, mut squares) = (Piece::ALL, Square::ALL);
        chance.shuffle(&mut pieces);
        chance.shuffle(&mut squares);
        let wrong_call = if seed % 2 == 0 { "loses" } else { "three" };
        let options = match seed % 3 {
            0 => json!({"blindfold": "touch", "wrong_call": wrong_call}),
            _ => json!({"takebacks": "none", "wrong_call": wrong_call}),
        };
        let mut tables = [Table::new(&server, &options).await, Table::new(&server, &options).await];
        server.host.make_twin(tables[1].game.parse().unwrap()).await.unwrap();
        let mut play = Play::new(Terms::default());
        let placed = squares.into_iter().map(Action::Place);
        let given = pieces.into_iter().map(Action::Give);
        let actions: Vec<Action> =
            given.zip(placed).flat_map(|(give, place)| [give, place]).collect();
        // Sometimes a placement and the give after it are one command.
        for (turn, actions) in actions[1..].chunks(2).enumerate() {
            if turn == 0 {
                let first = [pieces[0].to_string()];
                let [game, twin] = &mut tables;
                let own = game.act(&server, 0, &first).await;
                assert_eq!(own, twin.act(&server, 0, &first).await);
                play.act(Action::Give(pieces[0])).unwrap();
            }
            let together = chance.below(2) == 0;
            for actions in actions.chunks(if together { 2 } else { 1 }) {
                let player = play.position().player().index();
                let [game, twin] = &mut tables;
                let tries = Tries::new(&play, &mut chance);
                refused += tries.right;
                let asks_back = seed % 2 == 0 && play.position().window().is_some();
                let own = game.try_out(&server, player, &tries, asks_back).await;
                assert_eq!(own, twin.try_out(&server, player, &tries, asks_back).await);
                let words: Vec<String> = actions.iter().map(ToString::to_string).collect();
                let own = game.act(&server, player, &words).await;
                assert_eq!(own, twin.act(&server, player, &words).await);
                for action in actions {
                    play.act(*action).unwrap();
                }
            }
        }
        let path = format!("/api/games/{}/commands", tables[0].game);
        let secret = Some(&*tables[0].secrets[0]);
        let over = server.post(&path, secret, &json!({"do": "resign"})).await.expect(200);
        aligned += over["events"][0]["result"]["missed"].as_array().unwrap().len();
    }
    assert!(aligned > 5, "there was something to leak: {aligned}");
    assert!(refused > 50, "right calls were in refused lists: {refused}");
}

/// Returns everything that can be seen of a blindfold game that began with these moves.
async fn blindfold(server: &TestServer, memory: &str, first: &[[&str; 2]; 3]) -> Vec<Value> {
    let mut table = Table::new(server, &json!({ "blindfold": memory })).await;
    let mut place = None;
    let last = [["a4", "K"], ["b4", "L"], ["-", "M"]];
    for (turn, [square, piece]) in first.iter().chain(&last).enumerate() {
        let actions = place.into_iter().chain([*piece]).map(ToOwned::to_owned).collect::<Vec<_>>();
        table.act(server, turn % 2, &actions).await;
        place = Some(*square);
    }
    let path = format!("/api/games/{}", table.game);
    let mut seen = vec![whole(&server.get(&format!("{path}/record"), None).await)];
    let secrets = [Some(&*table.secrets[0]), Some(&*table.secrets[1]), None];
    let (mut sockets, mut streams) = (Vec::new(), Vec::new());
    for secret in secrets {
        seen.push(whole(&server.get(&path, secret).await));
        seen.extend(table.pages(server, secret).await);
        sockets.push(server.socket(&format!("{path}/socket?since=0&views=true"), secret).await);
        let live = format!("/en/games/{}/live?since=0", table.game);
        seen.push(server.socket(&live, secret).await.next().await.unwrap());
        streams.push(server.follow(&format!("{path}/events?since=0"), secret).await);
    }
    // After one more event, a viewer who has received it has received everything before it.
    let next = json!({"do": "act", "actions": ["c4", "N"]});
    server.post(&format!("{path}/commands"), secrets[0], &next).await.expect(200);
    let is_last = |message: &Value| message.to_string().contains(r#""piece":"N""#);
    for socket in &mut sockets {
        while !seen.last().is_some_and(is_last) {
            seen.push(socket.next().await.unwrap());
        }
        seen.push(Value::Null);
    }
    for stream in &mut streams {
        while !seen.last().is_some_and(is_last) {
            seen.push(stream.next().await.unwrap());
        }
        seen.push(Value::Null);
    }
    seen.iter_mut().for_each(forget);
    let text = serde_json::to_string(&seen).unwrap().replace(&table.game, "GAME");
    serde_json::from_str(&text).unwrap()
}

#[tokio::test]
async fn d11_everything_served_of_different_boards_is_the_same() {
    let server = TestServer::start().await;
    for memory in ["touch", "queries 3", "memory"] {
        let one = blindfold(&server, memory, &[["a1", "A"], ["b1", "B"], ["c1", "C"]]).await;
        let other = blindfold(&server, memory, &[["d2", "D"], ["d3", "E"], ["c2", "F"]]).await;
        assert_eq!(one.len(), other.len());
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other, "{memory}");
        }
    }
}
