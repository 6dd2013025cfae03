//! Settings that each visitor chooses, and others do not notice.

use serde_json::json;

use crate::client::TestServer;
use crate::pages::by_link;
use crate::visitor::{Visitor, between};

/// Saves settings; the others are set to their defaults.
async fn choose(visitor: &mut Visitor<'_>, settings: &str) {
    let place = visitor.path.clone();
    let saved = visitor.ask_once("POST", "/en/settings", Some(settings.into())).await;
    assert_eq!(saved.status, 303, "{}", saved.text);
    visitor.open(&place).await;
}

#[tokio::test]
async fn people_hear_what_they_want_to_hear() {
    let server = TestServer::start().await;
    for (settings, expected) in [
        ("", json!(["placed", "your-turn"])),
        ("volume=50", json!(null)),
        ("volume=50&sounds=pieces", json!(["K@c", "A"])),
        (
            "volume=50&sounds=placed&sounds=pieces&sounds=turn&sounds=clock",
            json!(["placed", "K@c", "A", "your-turn"]),
        ),
    ] {
        let (mut ada, mut bo) = by_link(&server, &[]).await;
        choose(&mut ada, settings).await;
        ada.press("piece", "K").await;
        let mut live = ada.live(5).await;
        let path = bo.path.clone();
        bo.open(&path).await;
        bo.live(5).await.send("do=say&text=place c2&seq=5").await;
        let mut heard = live.next().await.unwrap()["sounds"].take();
        bo.open(&path).await;
        bo.press("piece", "A").await;
        let given = live.next().await.unwrap()["sounds"].take();
        if let (Some(all), Some(more)) = (heard.as_array_mut(), given.as_array()) {
            all.extend(more.iter().cloned());
        } else if heard.is_null() {
            heard = given;
        }
        assert_eq!(heard, expected, "{settings}");
    }
}

#[tokio::test]
async fn the_end_sounds_different_to_winner_and_loser() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    choose(&mut ada, "volume=50&sounds=calls").await;
    choose(&mut bo, "volume=50&sounds=calls").await;
    let [mut one, mut other] = [ada.live(4).await, bo.live(4).await];
    ada.press("do", "resign").await;
    assert_eq!(one.next().await.unwrap()["sounds"], json!(["lost"]));
    assert_eq!(other.next().await.unwrap()["sounds"], json!(["won"]));
}

#[tokio::test]
async fn the_clock_warns_only_those_who_want_it() {
    let (server, hands) = TestServer::timed().await;
    let (mut ada, bo) = by_link(&server, &[("clock", "31/move")]).await;
    choose(&mut ada, "warnings=none").await;
    let [mut quiet, mut warned] = [ada.live(4).await, bo.live(4).await];
    // Every page checks the clock once a second: between two warnings of one page, each page has.
    for (seconds, left) in [(1, 30), (20, 10)] {
        hands.wait(seconds, &server).await;
        let page = warned.next().await.unwrap();
        assert_eq!(page["lines"][0]["text"], format!("{left} seconds left for Ada."), "{page}");
    }
    // Nothing arrived before the answer.
    quiet.send("do=say&text=hand&key=mine").await;
    assert_eq!(quiet.next().await.unwrap()["key"], "mine");
}

#[tokio::test]
async fn a_blindfold_of_ones_own_hides_the_board_from_nobody_else() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    let path = ada.path.clone();
    choose(&mut ada, "blindfold=own").await;
    ada.press("piece", "K").await;
    bo.open(&path).await;
    bo.press("square", "c2").await;
    bo.press("piece", "A").await;
    ada.open(&path).await;
    assert!(ada.page.contains("You’re wearing a blindfold"), "{}", ada.page);
    assert!(ada.page.contains("c2, hidden"));
    assert_eq!(ada.page.matches("href=\"#classic-K\"").count(), 1, "as if it were in the reserve");
    assert!(ada.page.contains("Hidden until the end."));
    assert!(bo.page.contains("c2, tall round hollow light") && !bo.page.contains("blindfold"));
    // A player may ask as well as look.
    ada.say("square c2").await;
    assert!(ada.page.contains("c2: tall round hollow light"), "{}", ada.page);
    ada.press("square", "c2").await;
    assert!(ada.page.contains("class=\"problem\""), "{}", ada.page);
    ada.press("do", "resign").await;
    assert!(ada.page.contains("c2, tall round hollow light"), "afterwards all is shown");
}

#[tokio::test]
async fn d6_more_time_for_one_player_is_agreed_on_and_shown_to_both() {
    let (server, _hands) = TestServer::timed().await;
    let options = [("clock", "60/move"), ("multiplier", "300"), ("other-multiplier", "100")];
    let (ada, bo) = by_link(&server, &options).await;
    for page in [&ada.page, &bo.page] {
        assert!(page.contains("Ada has 300% of that time."), "{page}");
        assert!(page.contains(">3:00<"), "{page}");
    }
}

#[tokio::test]
async fn whom_to_tell_of_barriers_is_said() {
    let server = TestServer::start().await;
    let page = server.get("/en/accessibility", None).await.text;
    assert!(page.contains("Please tell the person who runs this server."), "{page}");
    let contact = Some("help@quarto.example".to_owned());
    let server = TestServer::with(|config| config.contact = contact).await;
    let page = server.get("/ru/accessibility", None).await.text;
    assert!(page.contains("help@quarto.example"), "{page}");
}

#[tokio::test]
async fn every_sound_is_a_file_for_those_without_scripts() {
    let server = TestServer::start().await;
    let page = server.get("/en/sounds", None).await.text;
    let files: Vec<&str> =
        page.split("href=\"").filter_map(|rest| rest.split('"').next()).collect();
    let files: Vec<&&str> = files.iter().filter(|file| file.contains(".wav")).collect();
    assert_eq!(files.len(), 16 + 9);
    for file in files {
        let answer = server.get(file, None).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("audio/wav")));
    }
    assert_eq!(server.get("/assets/1/Q.wav", None).await.status, 404);
}

/// A second line that interrupts would cut off the first; and the result already names the call.
#[tokio::test]
async fn a_wrong_call_interrupts_once() {
    let server = TestServer::start().await;
    let wrong = json!({ "text": "Wrong call: Bo calls QUARTO on row 1. 1 of 3.", "urgent": true });
    let text = "You win: Bo called QUARTO on row 1, and that was wrong.";
    let lost = json!({ "text": text, "urgent": true, "besides": "" });
    for (rule, expected) in [("three", json!([wrong])), ("loses", json!([lost]))] {
        let (mut ada, bo) = by_link(&server, &[("wrong-call", rule)]).await;
        ada.press("piece", "K").await;
        let [mut heard, mut other] = [ada.live(5).await, bo.live(5).await];
        other.send("do=say&text=a1").await;
        heard.next().await.unwrap();
        other.send("do=call&shape=row1").await;
        if rule == "loses" {
            other.send("do=say&sure=row1&text=yes").await;
        }
        assert_eq!(heard.next().await.unwrap()["lines"], expected, "{rule}");
    }
}

#[tokio::test]
async fn whoever_types_resign_is_asked_before() {
    let server = TestServer::start().await;
    let (mut ada, _) = by_link(&server, &[]).await;
    ada.say("resign").await;
    assert!(ada.page.contains(" to resign:"), "{}", ada.page);
    ada.say("hand").await;
    assert!(!ada.page.contains("name=\"sure\""), "{}", ada.page);
    ada.say("yes").await;
    assert!(!ada.page.contains("scene over"), "nothing to confirm");
    ada.say("resign").await;
    ada.say("yes").await;
    assert!(ada.page.contains("scene over ended lost"), "{}", ada.page);
}

#[tokio::test]
async fn what_is_missing_of_a_piece_may_follow() {
    let server = TestServer::start().await;
    let (mut ada, _) = by_link(&server, &[]).await;
    ada.say("tall").await;
    assert_eq!(ada.status, 422);
    ada.say("round hollow").await;
    ada.say("hand").await;
    ada.say("light").await;
    assert_eq!(ada.status, 422, "another command has come between: {}", ada.page);
    ada.say("tall round hollow").await;
    assert_eq!((ada.status, ada.prompt()), (200, "Bo is thinking…"));
}

#[tokio::test]
async fn d3_a_typed_call_is_read_back_where_a_wrong_one_loses() {
    let server = TestServer::start().await;
    for (wrong_call, sure) in [("loses", true), ("three", false)] {
        let (mut ada, mut bo) = by_link(&server, &[("wrong-call", wrong_call)]).await;
        ada.press("piece", "K").await;
        bo.open(&ada.path).await;
        bo.press("square", "b2").await;
        bo.say("quarto row 2").await;
        assert_eq!(bo.page.contains("name=\"sure\" value=\"row2\""), sure, "{}", bo.page);
        assert_eq!(bo.page.contains("That’s wrong."), !sure, "{}", bo.page);
        if sure {
            bo.say("yes").await;
            assert!(bo.page.contains("scene over ended lost"), "{}", bo.page);
        }
    }
}

#[tokio::test]
async fn d3_a_call_by_the_form_is_read_back_where_a_wrong_one_loses() {
    let server = TestServer::start().await;
    for (wrong_call, sure) in [("loses", true), ("three", false)] {
        let (mut ada, mut bo) = by_link(&server, &[("wrong-call", wrong_call)]).await;
        ada.press("piece", "K").await;
        bo.open(&ada.path).await;
        bo.press("square", "b2").await;
        bo.call("row2").await;
        let question = "You’re about to call QUARTO! on row 2. In this game a wrong call loses.";
        assert_eq!(bo.page.contains(question), sure, "{}", bo.page);
        assert_eq!(bo.page.contains("That’s wrong."), !sure, "{}", bo.page);
        if sure {
            bo.press("text", "no").await;
            assert!(bo.page.contains("Cancelled."), "{}", bo.page);
            bo.call("cola").await;
            assert!(bo.page.contains("on column a."), "each is read back: {}", bo.page);
            bo.press("text", "yes").await;
            assert!(bo.page.contains("scene over ended lost"), "{}", bo.page);
        }
    }
}

#[tokio::test]
async fn d3_the_third_typed_call_is_read_back_where_it_loses() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[("wrong-call", "three")]).await;
    let path = ada.path.clone();
    ada.press("piece", "K").await;
    bo.open(&path).await;
    bo.press("square", "b2").await;
    bo.say("quarto row 2").await;
    bo.press("piece", "A").await;
    ada.open(&path).await;
    ada.press("square", "a1").await;
    ada.press("piece", "P").await;
    bo.open(&path).await;
    bo.say("quarto row 2").await;
    assert!(bo.page.contains("That’s wrong."), "{}", bo.page);
    bo.press("square", "c3").await;
    assert!(bo.page.contains("a wrong call loses"), "it is marked as such: {}", bo.page);
    bo.say("quarto row 2").await;
    assert!(bo.page.contains("name=\"sure\" value=\"row2\""), "{}", bo.page);
    bo.say("yes").await;
    assert!(bo.page.contains("scene over ended lost"), "{}", bo.page);
    bo.say("resign").await;
    assert!(!bo.page.contains("name=\"sure\""), "nothing is left to be lost: {}", bo.page);
}

#[tokio::test]
async fn whoever_looks_back_stays_there() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    let path = ada.path.clone();
    ada.press("piece", "K").await;
    bo.open(&path).await;
    bo.press("square", "b2").await;
    bo.press("do", "resign").await;
    bo.open(&format!("{path}?at=1")).await;
    assert!(bo.page.contains("b2, empty"), "{}", bo.page);
    bo.say("left").await;
    assert!(bo.page.contains("class=\"answer\"") && bo.page.contains("b2, empty"), "{}", bo.page);
    bo.press("greeting", "thanks").await;
    assert!(bo.page.contains("b2, empty"), "{}", bo.page);
    // Questions are about the moment shown.
    bo.say("square b2").await;
    assert!(bo.page.contains("<p class=\"answer\">b2: empty</p>"), "{}", bo.page);
    for at in ["at=99999999", "at=-1", "at=x"] {
        let body = format!("do=say&text=square+b2&{at}");
        let answer = bo.ask_once("POST", &path, Some(body)).await;
        assert!(answer.text.contains("b2: tall round hollow light"), "{at}: {}", answer.text);
    }
    // The opponent sees what was said after the end.
    ada.open(&path).await;
    assert!(ada.page.contains("Bo: Thanks!"), "{}", ada.page);
}

#[tokio::test]
async fn many_greetings_take_the_room_of_one() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    for greeting in ["hello", "good-luck", "hello", "oops"] {
        bo.press("greeting", greeting).await;
    }
    let path = ada.path.clone();
    ada.open(&path).await;
    let shown = ada.page.matches("<p>Bo: ").count();
    assert_eq!(shown, 1, "{}", ada.page);
    assert!(ada.page.contains("Bo: Oops!"), "{}", ada.page);
    bo.say("well played").await;
    ada.open(&path).await;
    assert!(ada.page.contains("Bo: Well played!"), "{}", ada.page);
}

/// ACCESS: every page of a game has a command box.
#[tokio::test]
async fn who_looks_on_may_ask_and_no_more() {
    let server = TestServer::start().await;
    let (mut ada, _) = by_link(&server, &[]).await;
    ada.press("piece", "K").await;
    let mut watcher = Visitor::new(&server);
    watcher.open(&ada.path).await;
    watcher.say("hand").await;
    assert!(
        watcher.page.contains("<p class=\"answer\">In hand: tall round hollow light.</p>"),
        "{}",
        watcher.page
    );
    watcher.say("left").await;
    assert!(watcher.page.contains("15 pieces are left"), "{}", watcher.page);
    for typed in ["a1", "resign", "hint", "draw"] {
        watcher.say(typed).await;
        assert!(
            watcher.page.contains("You’re watching. Only the two"),
            "{typed}: {}",
            watcher.page
        );
    }
    // In a blindfold game, spectators see nothing either.
    let (mut ada, _) = by_link(&server, &[("blindfold", "touch")]).await;
    ada.press("piece", "K").await;
    let page = watcher.open(&ada.path).await;
    assert!(!page.contains("Ask about it below."), "{page}");
    watcher.say("board").await;
    assert!(watcher.page.contains("<p class=\"answer\">The board is hidden."), "{}", watcher.page);
}

#[tokio::test]
async fn what_one_is_not_sure_of_is_not_done() {
    let server = TestServer::start().await;
    let (mut ada, _) = by_link(&server, &[]).await;
    ada.say("resign").await;
    ada.say("no").await;
    assert!(ada.page.contains("Cancelled.") && !ada.page.contains("scene over"), "{}", ada.page);
}

/// A player who has not placed their piece still has it when the game ends; and a player who missed
/// an alignment that the opponent called is told so (R10).
#[tokio::test]
async fn r10_the_end_tells_who_did_not_call() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    let path = ada.path.clone();
    for (piece, square) in [("A", "a1"), ("C", "b1"), ("E", "c1"), ("G", "d1")] {
        ada.open(&path).await;
        ada.press("piece", piece).await;
        bo.open(&path).await;
        bo.press("square", square).await;
        std::mem::swap(&mut ada, &mut bo);
    }
    ada.open(&path).await;
    ada.press("piece", "P").await;
    bo.open(&path).await;
    bo.say("quarto row 1").await;
    assert!(bo.page.contains("scene over ended won"), "{}", bo.page);
    assert!(bo.page.contains("completed the alignment but didn’t call it."), "{}", bo.page);
    assert!(
        bo.page.contains("<span class=\"held\">tall square hollow dark</span>"),
        "the piece in hand: {}",
        bo.page
    );
}

#[tokio::test]
async fn d11_after_a_blindfold_game_questions_and_attempts_are_shown() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[("blindfold", "queries 3")]).await;
    let path = ada.path.clone();
    ada.press("piece", "K").await;
    bo.open(&path).await;
    bo.say("square c2").await;
    bo.say("square c3").await;
    let left = |page: &str| page.matches("left this turn.</p>").count();
    assert_eq!(left(bo.open(&path).await), 1, "of the latest question: {}", bo.page);
    bo.press("square", "c2").await;
    bo.press("piece", "A").await;
    ada.open(&path).await;
    ada.press("square", "c2").await;
    ada.press("do", "resign").await;
    let moves = between(&ada.page, "<ol", "</ol>").unwrap();
    assert!(moves.contains("Bo asks") && moves.contains("Ada tries"), "{moves}");
    // The numbers are those of the replay.
    assert!(moves.contains("<li value=\"2\"><a href=\"") && moves.contains("?at=2"), "{moves}");
    assert!(moves.contains("<li class=\"aside\">Bo asks"), "{moves}");
}

#[tokio::test]
async fn keys_must_differ() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    let keys = "key-quarto=q&key-board=Q&key-reserve=r&key-command=c";
    let answer = visitor.ask_once("POST", "/en/settings", Some(keys.into())).await;
    assert_eq!(answer.status, 422);
    assert!(answer.text.contains("Choose a different letter"), "{}", answer.text);
    assert_eq!(answer.text.matches("aria-invalid").count(), 9, "{}", answer.text);
}

#[tokio::test]
async fn one_wrong_setting_does_not_lose_the_others() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    let body = format!("theme=dark&language=fr&key-quarto=ß&name={}", "x".repeat(60));
    let answer = visitor.ask_once("POST", "/en/settings", Some(body)).await;
    assert_eq!(answer.status, 422);
    for kept in ["value=\"dark\" checked", "value=\"fr\" checked", "value=\"ß\"", &"x".repeat(60)]
    {
        assert!(answer.text.contains(kept), "{kept}: {}", answer.text);
    }
    // A letter without a single capital can be chosen, and chosen again.
    let keys = "key-quarto=ß&key-board=b&key-reserve=r&key-command=c";
    choose(&mut visitor, keys).await;
    assert!(visitor.open("/en/settings").await.contains("value=\"ß\""), "{}", visitor.page);
}

/// Returns the first square or piece that can be chosen.
fn open(scene: &str, field: &str) -> String {
    let before = scene.find(&format!("name=\"{field}\"")).expect("something to choose");
    let button = &scene[scene[..before].rfind("value=\"").unwrap()..];
    between(button, "value=\"", "\"").unwrap().to_owned()
}

/// The computer may be quicker than the answer to the player's form.
#[tokio::test]
async fn what_is_to_be_done_is_said_once() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    visitor.open("/en/").await;
    let form = visitor.forms().pop().unwrap();
    visitor.send(&form, ("", ""), &[("level", "1"), ("starts", "me")]).await;
    let mut live = visitor.live(4).await;
    let mut scene = visitor.page.clone();
    for round in 0..5 {
        let mut lines = Vec::new();
        if round > 0 {
            live.send(&format!("do=place&square={}&key=place{round}", open(&scene, "square")))
                .await;
            scene = live.next().await.unwrap()["scene"].as_str().unwrap().to_owned();
        }
        live.send(&format!("do=give&piece={}&key=give{round}", open(&scene, "piece"))).await;
        while !lines.iter().any(|line: &String| line.contains("Your piece:")) {
            let page = live.next().await.unwrap();
            let said = page["lines"].as_array().unwrap().iter();
            lines.extend(said.map(|line| line["text"].as_str().unwrap().to_owned()));
            page["scene"].as_str().unwrap().clone_into(&mut scene);
            assert!(!scene.contains("class=\"problem\""), "{scene}");
            if scene.contains("scene over") {
                assert!(round > 1, "three pieces on the board do not win");
                return;
            }
        }
        // A line sent twice would arrive before the answer to this.
        live.send("do=say&text=hand&key=hand").await;
        loop {
            let page = live.next().await.unwrap();
            if page["key"] == "hand" {
                break;
            }
            let said = page["lines"].as_array().unwrap().iter();
            lines.extend(said.map(|line| line["text"].as_str().unwrap().to_owned()));
        }
        let prompts = lines.iter().filter(|line| line.contains("Your piece:")).count();
        assert_eq!(prompts, 1, "{lines:?}");
    }
}
