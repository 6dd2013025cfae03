//! The links of seats, and the seats that a browser holds.

use quarto_game::{GameId, Seat};
use quarto_store::{MOST_HOLDERS, Rights, Secret};
use serde_json::{Value, json};

use crate::client::{Answer, Ask, TestServer};
use crate::pages::{accept, invite};
use crate::visitor::Visitor;

/// A game that was created by API, with the paths of the links of its seats.
struct Made {
    game: GameId,
    secrets: [String; 2],
    links: [String; 2],
}

impl Made {
    async fn new(server: &TestServer, body: &Value) -> Made {
        let made = server.post("/api/games", None, body).await.expect(201);
        let text = |seat: &str, field: &str| made[seat][field].as_str().unwrap().to_owned();
        let game = made["game"].as_str().unwrap().parse().unwrap();
        let secrets = ["first", "second"].map(|seat| text(seat, "secret"));
        let links = ["first", "second"].map(|seat| {
            let url = text(seat, "url");
            url.strip_prefix(&format!("http://{}", server.address)).unwrap().to_owned()
        });
        Made { game, secrets, links }
    }

    fn page(&self) -> String {
        format!("/en/games/{}", self.game)
    }

    async fn rights(&self, server: &TestServer) -> Rights {
        server.host.store().rights(self.game).await.unwrap()
    }
}

async fn find_invitation(server: &TestServer) -> Made {
    let body = json!({"first": {"person": "Ada"}, "options": {"starter": "first"}});
    // The first seat is named, so only the second link is an invitation.
    Made::new(server, &body).await
}

async fn both_named(server: &TestServer) -> Made {
    let body = json!({"first": {"person": "Ada"}, "second": {"person": "Bo"}});
    Made::new(server, &body).await
}

/// Presses the only button on the page of a link.
async fn press(visitor: &mut Visitor<'_>, filled: &[(&str, &str)]) {
    let form = visitor.forms().into_iter().next().unwrap_or_else(|| panic!("{}", visitor.page));
    visitor.send(&form, ("", ""), filled).await;
}

#[tokio::test]
async fn m1_a_guest_sits_down_by_a_link_and_the_link_is_spent() {
    let server = TestServer::start().await;
    let made = find_invitation(&server).await;
    let mut bo = Visitor::new(&server);
    bo.open(&made.links[1]).await;
    assert!(bo.page.contains("<h1>You are invited</h1>"), "{}", bo.page);
    assert!(bo.page.contains("Ada would like to play with you."));
    press(&mut bo, &[("name", "\u{200B}")]).await;
    assert_eq!(bo.status, 422);
    assert!(bo.page.contains("role=\"alert\""));
    press(&mut bo, &[("name", "Bo")]).await;
    assert_eq!((bo.status, &bo.path), (200, &made.page()));
    assert_eq!(bo.prompt(), "Ada is thinking…");
    // The creator of the game knows the link.
    let mut maker = Visitor::new(&server);
    maker.open(&made.links[1]).await;
    assert_eq!(maker.status, 410);
    assert!(maker.page.contains("This invitation no longer works"), "{}", maker.page);
    assert_eq!(maker.forms().len(), 0);
    let path = format!("/api/games/{}/commands", made.game);
    let resign = json!({"do": "resign"});
    let refused = server.post(&path, Some(&made.secrets[1]), &resign).await;
    refused.problem(403, "invitation");
    // Bo opens the link again.
    bo.open(&made.links[1]).await;
    assert_eq!((bo.status, &bo.path), (200, &made.page()));
    assert_eq!(bo.prompt(), "Ada is thinking…");
}

/// Programs that preview links open them, too.
#[tokio::test]
async fn m4_looking_at_a_link_changes_nothing() {
    let server = TestServer::start().await;
    for made in [find_invitation(&server).await, both_named(&server).await] {
        let before = made.rights(&server).await;
        let events = server.host.store().load(made.game).await.unwrap();
        for link in &made.links {
            for method in ["GET", "HEAD", "GET", "HEAD"] {
                let answer = server.ask(Ask { method, ..Ask::get(link) }).await;
                assert_eq!(answer.status, 200, "{method} {link}");
                assert_eq!(answer.header("set-cookie"), None);
                // With `no-referrer`, browsers would send the form without an origin.
                assert_eq!(answer.header("referrer-policy"), Some("strict-origin"));
            }
        }
        assert_eq!(made.rights(&server).await, before);
        assert_eq!(server.host.store().load(made.game).await.unwrap(), events);
    }
}

#[tokio::test]
async fn m4_a_lure_does_not_give_the_other_seat() {
    let server = TestServer::start().await;
    for made in [find_invitation(&server).await, both_named(&server).await] {
        let mut ada = Visitor::new(&server);
        ada.open(&made.links[0]).await;
        assert!(ada.page.contains("<h1>Continue as Ada</h1>"), "{}", ada.page);
        press(&mut ada, &[]).await;
        assert_eq!((ada.status, &ada.path), (200, &made.page()));
        let before = made.rights(&server).await;
        ada.open(&made.links[1]).await;
        assert!(ada.page.contains("You’re already playing in this game"), "{}", ada.page);
        assert_eq!(ada.forms().len(), 0);
        for body in ["", "name=Ada"] {
            let answer = ada.ask_once("POST", &made.links[1], Some(body.into())).await;
            assert_eq!((answer.status, answer.header("set-cookie")), (409, None));
        }
        assert_eq!(made.rights(&server).await, before);
        let cookie = ada.cookie();
        let path = format!("/api/games/{}", made.game);
        let look = server.ask(Ask { headers: &[("Cookie", &cookie)], ..Ask::get(&path) }).await;
        assert_eq!(look.expect(200)["viewer"], "first");
    }
}

#[tokio::test]
async fn m4_a_foreign_page_cannot_let_a_visitor_sit_down() {
    let server = TestServer::start().await;
    let made = find_invitation(&server).await;
    let before = made.rights(&server).await;
    for foreign in [("Sec-Fetch-Site", "cross-site"), ("Origin", "https://evil.example")] {
        let headers = [("Content-Type", "application/x-www-form-urlencoded"), foreign];
        let (method, body) = ("POST", Some("name=Bo".to_owned()));
        let ask = Ask { method, headers: &headers, body, ..Ask::get(&made.links[1]) };
        let answer = server.ask(ask).await;
        assert_eq!((answer.status, answer.header("set-cookie")), (403, None));
    }
    assert_eq!(made.rights(&server).await, before);
}

#[tokio::test]
async fn m4_a_link_adds_no_end_of_browsers() {
    let server = TestServer::start().await;
    let made = both_named(&server).await;
    let mut statuses = Vec::new();
    for _ in 0..MOST_HOLDERS + 3 {
        let answer =
            Visitor::new(&server).ask_once("POST", &made.links[0], Some(String::new())).await;
        statuses.push(answer.status);
    }
    assert_eq!(statuses[MOST_HOLDERS as usize - 1..], [409; 4]);
    let first = made.rights(&server).await.holdings;
    let first = first.iter().filter(|(_, seat)| *seat == Seat::First).count();
    assert_eq!(first, MOST_HOLDERS as usize);
    let mut late = Visitor::new(&server);
    late.open(&made.links[0]).await;
    press(&mut late, &[]).await;
    assert!(late.page.contains("Too many browsers hold this seat"), "{}", late.page);
}

#[tokio::test]
async fn links_are_shown_in_every_language() {
    let server = TestServer::start().await;
    let made = find_invitation(&server).await;
    let mut bo = Visitor::new(&server);
    for (language, heading) in [("es", "Tienes una invitación"), ("ru", "Вас приглашают")]
    {
        bo.open(&format!("/{language}{}", made.links[1])).await;
        assert!(bo.page.contains(&format!("<h1>{heading}</h1>")), "{}", bo.page);
        let other = format!("href=\"/ro{}\"", made.links[1]);
        assert!(bo.page.contains(&other), "{}", bo.page);
    }
    press(&mut bo, &[("name", "Бо")]).await;
    assert_eq!(bo.path, format!("/ru/games/{}", made.game));
}

/// Sends a form as if the cookies of its answer were lost.
async fn send_lost(server: &TestServer, path: &str, body: &str) -> Answer {
    Visitor::new(server).ask_once("POST", path, Some(body.into())).await
}

fn key() -> String {
    Secret::random().reveal()
}

#[tokio::test]
async fn m6_a_form_whose_answer_got_lost_can_be_sent_again() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    invite(&mut ada, &[]).await;
    let made = find_invitation(&server).await;
    let open = ada.path.clone();
    let forms = [
        ("/en/games".to_owned(), format!("quick=link&key={}", key())),
        (open, format!("do=sit&name=Bo&key={}", key())),
        (made.links[1].clone(), format!("name=Bo&key={}", key())),
    ];
    let mut answers = Vec::new();
    for (path, body) in &forms {
        answers.push(send_lost(&server, path, body).await);
    }
    let games = server.host.store().games(None).await.unwrap();
    let server = server.restart().await;
    for ((path, body), first) in forms.iter().zip(&answers) {
        let again = send_lost(&server, path, body).await;
        assert_eq!(again.status, 303, "{path}: {again:?}");
        for header in ["location", "set-cookie"] {
            assert_eq!(again.header(header), first.header(header), "{path}");
        }
        assert!(again.header("set-cookie").is_some());
    }
    assert_eq!(server.host.store().games(None).await.unwrap(), games);
    // A visitor who chooses something else wants another game.
    let other = forms[0].1.replace("link", "here");
    let other = send_lost(&server, &forms[0].0, &other).await;
    assert_ne!(other.header("location"), answers[0].header("location"));
}

#[tokio::test]
async fn every_form_that_makes_a_game_or_sits_down_has_a_key() {
    let server = TestServer::start().await;
    let made = find_invitation(&server).await;
    let mut ada = Visitor::new(&server);
    invite(&mut ada, &[]).await;
    let open = ada.path.clone();
    let mut visitor = Visitor::new(&server);
    for (path, count) in [("/en/", 4), (&*open, 1), (&*made.links[1], 1)] {
        let page = visitor.open(path).await;
        let keys = page.split("name=\"key\" value=\"").skip(1);
        let long = keys.filter(|rest| rest.find('"') == Some(43)).count();
        assert_eq!(long, count, "{path}: {page}");
    }
}

/// A page in a browser's cache must not lead back to a game that is over.
#[tokio::test]
async fn a_form_brings_another_game_when_the_first_is_over() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    ada.open("/en/").await;
    let form = ada.forms().into_iter().next().unwrap();
    ada.send(&form, ("quick", "computer"), &[]).await;
    let first = ada.path.clone();
    ada.send(&form, ("quick", "computer"), &[]).await;
    assert_eq!(ada.path, first);
    ada.press("do", "resign").await;
    ada.send(&form, ("quick", "computer"), &[]).await;
    assert_ne!(ada.path, first);
}

#[tokio::test]
async fn an_invitation_is_withdrawn_on_its_page() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    invite(&mut ada, &[]).await;
    let path = ada.path.clone();
    let mut bo = Visitor::new(&server);
    bo.open(&path).await;
    let form = bo.forms().into_iter().next().unwrap();
    let eve = bo.ask_once("POST", &path, Some("do=withdraw".into())).await;
    assert_eq!(eve.status, 403, "only players withdraw");
    ada.press("do", "withdraw").await;
    assert!(ada.page.contains("The invitation has been withdrawn"), "{}", ada.page);
    assert_eq!(ada.choices("do").iter().filter(|value| *value == "withdraw").count(), 0);
    bo.send(&form, ("", ""), &[("name", "Bo")]).await;
    assert!(bo.page.contains("The invitation has been withdrawn"), "{}", bo.page);
    assert!(bo.page.contains("Waiting for the other player"), "{}", bo.page);
    // An invitation created by API is withdrawn in the browser of the seated player.
    let made = find_invitation(&server).await;
    ada.open(&made.links[0]).await;
    press(&mut ada, &[]).await;
    assert!(
        ada.page.contains("Your guest can use the invitation to join, but only once."),
        "{}",
        ada.page
    );
    bo.open(&made.page()).await;
    assert!(bo.page.contains("Only a guest with an invitation can join."));
    ada.press("do", "withdraw").await;
    bo.open(&made.links[1]).await;
    assert_eq!(bo.status, 410);
}

#[tokio::test]
async fn l8_a_browser_shows_and_gives_up_what_it_holds() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    ada.open("/en/games").await;
    ada.follow("Your seats in this browser").await;
    assert_eq!(ada.path, "/en/seats");
    assert!(ada.page.contains("This browser holds no seats."), "{}", ada.page);
    let mut games = Vec::new();
    for _ in 0..2 {
        invite(&mut ada, &[]).await;
        let mut bo = accept(&mut ada).await;
        games.push(ada.path.clone());
        bo.open("/en/").await;
    }
    let name = |path: &str| path.rsplit('/').next().unwrap().to_owned();
    ada.open("/en/settings").await;
    ada.follow("Your seats in this browser").await;
    assert_eq!(ada.choices("game"), [name(&games[1]), name(&games[0])]);
    assert!(ada.page.contains("Give up this seat: You vs. Bo"), "{}", ada.page);
    ada.press("game", &name(&games[0])).await;
    assert!(ada.page.contains("This browser no longer holds that seat."), "{}", ada.page);
    assert_eq!(ada.choices("game"), [name(&games[1])]);
    ada.open(&games[0]).await;
    assert_eq!(ada.choices("do").iter().filter(|value| *value == "resign").count(), 0);
    let old = ada.cookie();
    ada.ask_once("POST", "/en/settings", Some("theme=dark".into())).await;
    assert!(ada.cookie().contains("quarto-settings="));
    ada.open("/en/seats").await;
    ada.press("do", "forget").await;
    assert!(ada.page.contains("Everything has been forgotten."), "{}", ada.page);
    assert_eq!(ada.cookie(), "");
    // A copy of the cookie is of no use.
    let list = server.ask(Ask { headers: &[("Cookie", &old)], ..Ask::get("/api/games") }).await;
    assert_eq!(list.expect(200)["games"], json!([]));
    let forged = server
        .ask(Ask {
            method: "POST",
            headers: &[
                ("Cookie", &old),
                ("Origin", "https://evil.example"),
                ("Content-Type", "application/x-www-form-urlencoded"),
            ],
            body: Some("do=forget".into()),
            ..Ask::get("/en/seats")
        })
        .await;
    assert_eq!(forged.status, 403);
    for nonsense in ["", "do=", "do=leave", "do=leave&game=x", "do=all"] {
        let answer = ada.ask_once("POST", "/en/seats", Some(nonsense.into())).await;
        assert!([303, 400].contains(&answer.status), "{nonsense}: {answer:?}");
    }
}
