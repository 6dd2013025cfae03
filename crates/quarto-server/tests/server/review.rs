//! Reviews and the analysis board, by links and forms alone.

use crate::client::{Ask, TestServer};
use crate::pages::by_link;
use crate::visitor::Visitor;

/// Plays until the dark row 1 is there and Bo calls it, which Ada has missed.
async fn finished_game(server: &TestServer) -> String {
    let (mut ada, mut bo) = by_link(server, &[]).await;
    for (number, (piece, square)) in
        [("B", "a1"), ("D", "b1"), ("F", "c1"), ("J", "d1")].into_iter().enumerate()
    {
        let (giver, placer) =
            if number % 2 == 0 { (&mut ada, &mut bo) } else { (&mut bo, &mut ada) };
        let path = giver.path.clone();
        giver.open(&path).await;
        giver.press("piece", piece).await;
        let path = placer.path.clone();
        placer.open(&path).await;
        placer.press("square", square).await;
    }
    let path = ada.path.clone();
    ada.open(&path).await;
    ada.press("piece", "A").await;
    let path = bo.path.clone();
    bo.open(&path).await;
    bo.say("quarto row 1").await;
    ada.path.clone()
}

#[tokio::test]
async fn a_finished_game_is_reviewed_and_tried_again() {
    let server = TestServer::start().await;
    let game = finished_game(&server).await;
    let mut visitor = Visitor::new(&server);
    visitor.open(&format!("{game}/review")).await;
    let page = &visitor.page;
    assert!(page.contains("4 of the 12 other pieces were safe."), "{page}");
    assert!(page.contains("There was an alignment to call: row 1, all dark."), "{page}");
    assert!(page.contains("<svg class=\"graph\""), "{page}");
    visitor.follow("Try again from here").await;
    assert!(visitor.page.contains("For the player to move: draw."), "{}", visitor.page);
    let answer = server.get(&format!("/api{}/review", &game[3..]), None).await.expect(200);
    assert_eq!(answer["players"][0]["missed_calls"], 1);
    assert_eq!(answer["actions"][6]["verdict"], "mistake");
}

#[tokio::test]
async fn d8_a_running_game_is_reviewed_only_with_assistance() {
    let server = TestServer::start().await;
    let (ada, _) = by_link(&server, &[]).await;
    let path = format!("/api{}/review", &ada.path[3..]);
    server.get(&path, None).await.problem(422, "no-assistance");
    let page = server.ask(Ask::get(&format!("{}/review", ada.path))).await;
    assert_eq!(page.status, 422);
    let (ada, _) = by_link(&server, &[("assist", "on")]).await;
    server.get(&format!("/api{}/review", &ada.path[3..]), None).await.expect(200);
}

#[tokio::test]
async fn a_record_is_reviewed_or_refused_with_the_reason() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    let check = async |visitor: &mut Visitor<'_>, record: &str, expected: &str| {
        visitor.open("/en/review").await;
        let form = visitor.forms().pop().unwrap();
        visitor.send(&form, ("", ""), &[("record", record)]).await;
        assert!(visitor.page.contains(expected), "{}", visitor.page);
    };
    let game = "0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 A Q!row1";
    check(&mut visitor, game, "There was an alignment to call").await;
    check(&mut visitor, "0. B 1. a1 D", "The review opens when the game is over.").await;
    check(&mut visitor, "hello", "This can’t be read as a record").await;
}

#[tokio::test]
async fn an_analysis_board_is_played_set_up_and_left_by_links_alone() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    visitor.open("/en/analysis?from=BDF./.A../..../....+J").await;
    assert!(visitor.page.contains("For the player to move: win in 1 move."), "{}", visitor.page);
    assert!(visitor.page.contains("<span class=\"worth win\" aria-hidden=\"true\">+1</span>"));
    visitor.follow("place it on d1: win in 1 move").await;
    assert!(visitor.page.contains("there is an alignment to call"), "{}", visitor.page);
    visitor.follow("Back one step").await;
    visitor.follow("Set up").await;
    visitor.follow("Empty the board").await;
    visitor.follow("Analyse this position").await;
    assert!(visitor.page.contains("value=\"..../..../..../.... -\""), "{}", visitor.page);
    visitor.open("/en/analysis?from=nonsense").await;
    assert!(visitor.page.contains("This isn’t a position."), "{}", visitor.page);
}

#[tokio::test]
async fn a_position_can_be_taken_along_as_a_picture() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    ada.open("/en/analysis?from=K.../.F../..../..N.+A").await;
    let url = ada.page.split("/en/analysis/picture.svg").nth(1).unwrap().split('"').next().unwrap();
    let url = format!("/en/analysis/picture.svg{}", url.replace("&#38;", "&"));
    let answer = ada.ask_once("GET", &url, None).await;
    assert_eq!(answer.header("content-type"), Some("image/svg+xml"));
    assert!(answer.text.contains("<title>K.../.F../..../..N. A</title>"), "{}", answer.text);
    ada.open("/en/analysis/picture.svg?from=nonsense").await;
    assert_eq!(ada.status, 404);
}
