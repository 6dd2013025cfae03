//! Forms and pages of visitors who are malicious, too quick, or not allowed to know everything.

use serde_json::json;

use crate::client::{Ask, TestServer};
use crate::pages::{accept, by_link, invite};
use crate::visitor::Visitor;

/// Whatever a form contains, the server answers that it is done or why not.
#[tokio::test]
async fn no_form_upsets_the_server() {
    let server = TestServer::start().await;
    let (mut ada, _) = by_link(&server, &[("assist", "on")]).await;
    let path = ada.path.clone();
    let mut chance = quarto_rules::Chance::new(5);
    let names = ["do", "square", "piece", "shape", "sure", "at", "text", "seq", "key", "greeting"];
    let values = [
        "place",
        "give",
        "call",
        "done",
        "say",
        "hint",
        "undo",
        "offer-draw",
        "accept-takeback",
        "claim",
        "rematch",
        "greet",
        "sit",
        "a1",
        "e9",
        "K",
        "row1",
        "block",
        "hello",
        "4",
        "-1",
        "99999999999999999999",
        "",
        "%00%FF",
        "quarto",
        "give tall",
        "board",
        "%F0%9F%8D%84",
        "&&=",
    ];
    for _ in 0..400 {
        let count = 1 + chance.below(5);
        let pairs = (0..count).map(|place| {
            let name = if place == 0 { "do" } else { names[chance.below(names.len())] };
            format!("{name}={}", values[chance.below(values.len())])
        });
        let body: Vec<String> = pairs.collect();
        let answer = ada.ask_once("POST", &path, Some(body.join("&"))).await;
        assert!([200, 303, 409, 422].contains(&answer.status), "{body:?}: {answer:?}");
        let answer = ada.ask_once("POST", "/en/games", Some(body.join("&"))).await;
        assert!([303, 422].contains(&answer.status), "{body:?}: {answer:?}");
    }
}

#[tokio::test]
async fn two_tabs_of_one_game_agree() {
    let server = TestServer::start().await;
    let (ada, _) = by_link(&server, &[]).await;
    let mut tabs = [ada.live(4).await, ada.live(4).await];
    tabs[0].send("do=give&piece=K&key=mine&seq=4").await;
    let [mut one, mut other] = [tabs[0].next().await.unwrap(), tabs[1].next().await.unwrap()];
    assert_eq!(one["key"].take(), "mine");
    assert!(other["key"].take().is_null());
    assert_eq!(one, other);
}

/// With five pieces on the board, the opening book does not help.
#[tokio::test]
async fn a_game_goes_on_while_somebody_waits_for_a_hint() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[("assist", "on")]).await;
    let path = ada.path.clone();
    for (piece, square) in [("A", "a1"), ("P", "b2"), ("C", "c4"), ("N", "d3"), ("F", "a4")] {
        ada.open(&path).await;
        ada.press("piece", piece).await;
        bo.open(&path).await;
        bo.press("square", square).await;
        std::mem::swap(&mut ada, &mut bo);
    }
    let mut live = ada.live(14).await;
    live.send("do=hint&key=hint").await;
    live.send("do=give&piece=B&key=give&seq=14").await;
    assert_eq!(live.next().await.unwrap()["key"], "give");
    let hint = live.next().await.unwrap();
    assert_eq!(hint["key"], "hint");
    assert_eq!(hint["lines"].as_array().map(Vec::len), Some(0), "an outdated hint: {hint}");
}

/// A form on a foreign page comes without cookies; its answer must not replace them.
#[tokio::test]
async fn foreign_pages_cannot_give_somebody_another_secret() {
    let server = TestServer::start().await;
    for path in ["/en/games", "/en/settings"] {
        for header in [("Origin", "http://evil.example"), ("Sec-Fetch-Site", "cross-site")] {
            let headers = [("Content-Type", "application/x-www-form-urlencoded"), header];
            let body = Some("quick=computer".to_owned());
            let ask = Ask { method: "POST", headers: &headers, body, ..Ask::get(path) };
            let answer = server.ask(ask).await;
            assert_eq!((answer.status, answer.header("set-cookie")), (403, None), "{path}");
            assert!(answer.text.starts_with("<!doctype html>"), "people read the page");
            assert!(answer.header("content-security-policy").is_some());
        }
    }
}

#[tokio::test]
async fn a_blindfold_question_is_answered_to_whoever_asked() {
    let server = TestServer::start().await;
    let (mut ada, bo) = by_link(&server, &[("blindfold", "touch")]).await;
    ada.press("piece", "K").await;
    let mut live = bo.live(5).await;
    live.send("do=say&text=row 1&key=mine").await;
    let answer = live.next().await.unwrap();
    let text = "a1, b1, c1, d1: empty";
    assert_eq!(answer["lines"], json!([{ "text": text, "urgent": false }]), "one line, as shown");
    assert!(answer["scene"].as_str().unwrap().contains(text), "{answer}");
    live.send("do=say&text=hand&key=next").await;
    assert_eq!(live.next().await.unwrap()["key"], "next", "nothing came in between");
}

#[tokio::test]
async fn whoever_sits_sits_once() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    ada.open("/en/").await;
    ada.press("quick", "link").await;
    let path = ada.path.clone();
    let mut bo = Visitor::new(&server);
    bo.open(&path).await;
    let form = bo.forms().into_iter().next().unwrap();
    ada.send(&form, ("", ""), &[("name", "Ada")]).await;
    assert!(ada.page.contains("Invite a friend"), "a player cannot be their own opponent");
    bo.send(&form, ("", ""), &[("name", "\u{200B}")]).await;
    assert_eq!(bo.status, 422);
    for _ in 0..2 {
        bo.send(&form, ("", ""), &[("name", "Bo")]).await;
        assert!(bo.page.contains("<h1>Guest vs. You</h1>"), "{}", bo.page);
    }
}

#[tokio::test]
async fn d6_whose_time_runs_out_is_warned() {
    // One's own time interrupts, the opponent's does not.
    const OWN: (&str, bool) = ("", true);
    const OTHER: (&str, bool) = (" for Ada", false);
    let (server, hands) = TestServer::timed().await;
    let mut ada = Visitor::new(&server);
    invite(&mut ada, &[("clock", "31/move")]).await;
    // The inviting player's page is open before the clock starts.
    let mut inviter = ada.live(1).await;
    let bo = accept(&mut ada).await;
    while inviter.next().await.unwrap()["seq"] != 4 {}
    let mut pages = [inviter, ada.live(4).await, bo.live(4).await];
    for (seconds, left) in [(1, 30), (20, 10)] {
        hands.wait(seconds, &server).await;
        for (live, (text, urgent)) in pages.iter_mut().zip([OWN, OWN, OTHER]) {
            let page = live.next().await.unwrap();
            let expected =
                json!({ "text": format!("{left} seconds left{text}."), "urgent": urgent });
            assert_eq!(page["lines"], json!([expected]), "{page}");
        }
    }
}

/// Without a clock players may take days, unless they agreed on something else.
#[tokio::test]
async fn d10_games_by_link_can_be_claimed_only_with_a_clock() {
    let server = TestServer::start().await;
    let refusals =
        ["You can’t claim a win in this game.", "Your opponent hasn’t been away long enough."];
    for (clock, expected) in [("", false), ("60/move", true)] {
        let (_, mut bo) = by_link(&server, &[("clock", clock)]).await;
        assert_eq!(bo.choices("do").contains(&"claim".to_owned()), expected, "{clock}");
        let terms = "If a player is away for five minutes on their own turn, the other player can claim the win.";
        assert_eq!(bo.page.contains(&format!("<li>{terms}</li>")), expected, "{clock}");
        bo.say("claim").await;
        assert!(bo.page.contains(refusals[usize::from(expected)]), "{}", bo.page);
    }
}
