//! The pages, without scripts: by links and forms alone.

use quarto_text::Language;

use crate::client::{Ask, TestServer};
use crate::visitor::{Visitor, between};

/// Places and gives the first choice until the game is over.
async fn play_on(visitor: &mut Visitor<'_>) {
    for _ in 0..200 {
        let path = visitor.path.clone();
        visitor.open(&path).await;
        if visitor.page.contains("class=\"scene over") {
            return;
        }
        if let Some(square) = visitor.choices("square").first() {
            visitor.press("square", square).await;
        }
        if let Some(piece) = visitor.choices("piece").first() {
            visitor.press("piece", piece).await;
        }
        if visitor.choices("do").contains(&"done".to_owned()) {
            visitor.press("do", "done").await;
        }
        if visitor.page.contains(">Refresh</a>") {
            visitor.follow("Refresh").await;
        }
    }
    panic!("the game does not end: {}", visitor.page);
}

/// Returns a game by link between Ada, who starts, and Bo.
pub(crate) async fn by_link<'a>(
    server: &'a TestServer,
    options: &[(&str, &str)],
) -> (Visitor<'a>, Visitor<'a>) {
    let mut ada = Visitor::new(server);
    invite(&mut ada, options).await;
    let bo = accept(&mut ada).await;
    (ada, bo)
}

/// Lets Ada invite an opponent to a game.
pub(crate) async fn invite(ada: &mut Visitor<'_>, options: &[(&str, &str)]) {
    ada.open("/en/").await;
    let form = ada.forms().pop().unwrap();
    let usual = [("opponent", "link"), ("name", "Ada"), ("starts", "me")];
    ada.send(&form, ("", ""), &[&usual[..], options].concat()).await;
}

/// Lets Bo take the seat in Ada's game.
pub(crate) async fn accept<'a>(ada: &mut Visitor<'a>) -> Visitor<'a> {
    let link = between(&ada.page, "readonly value=\"", "\"").unwrap();
    let path = link.strip_prefix(&format!("http://{}", ada.server.address)).unwrap().to_owned();
    let mut bo = Visitor::new(ada.server);
    bo.open(&path).await;
    assert!(bo.page.contains("Ada would like to play with you."), "{}", bo.page);
    let form = bo.forms().into_iter().next().unwrap();
    bo.send(&form, ("", ""), &[("name", "Bo")]).await;
    ada.open(&path).await;
    assert_eq!(ada.prompt(), "Your turn: choose a piece for Bo.");
    assert_eq!(bo.prompt(), "Ada is thinking…");
    bo
}

#[tokio::test]
async fn a_whole_game_against_the_computer_in_every_rule_set() {
    let server = TestServer::start().await;
    for rules in ["lines", "squares"] {
        for calling in ["official", "auto"] {
            let mut visitor = Visitor::new(&server);
            visitor.open("/en/").await;
            let form = visitor.forms().pop().unwrap();
            let filled = [("rules", rules), ("calling", calling), ("level", "1")];
            visitor.send(&form, ("", ""), &filled).await;
            play_on(&mut visitor).await;
            assert!(visitor.page.contains("value=\"rematch\""), "{}", visitor.page);
        }
    }
}

#[tokio::test]
async fn one_click_begins_a_game() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    visitor.open("/").await;
    assert_eq!(visitor.path, "/en/");
    visitor.press("quick", "computer").await;
    assert!(visitor.page.contains("<h1>You vs. Computer 3</h1>"), "{}", visitor.page);
    visitor.open("/en/").await;
    visitor.follow("You vs. Computer 3").await;
    assert_eq!(visitor.status, 200);
}

#[tokio::test]
async fn the_opponent_may_catch_a_quarto_that_was_missed() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    let path = ada.path.clone();
    // All tall on row 1: C, D, G, H.
    for (turn, (piece, square)) in
        [("C", "a1"), ("D", "b1"), ("G", "c1"), ("H", "d1")].into_iter().enumerate()
    {
        let (giver, placer) = if turn % 2 == 0 { (&mut ada, &mut bo) } else { (&mut bo, &mut ada) };
        giver.open(&path).await;
        giver.press("piece", piece).await;
        placer.open(&path).await;
        placer.press("square", square).await;
    }
    // Ada has placed the last one, sees the button, and does not call.
    assert!(ada.page.contains(">QUARTO!</summary>"), "{}", ada.page);
    ada.press("piece", "A").await;
    bo.open(&path).await;
    assert!(bo.page.contains(">QUARTO!</summary>"));
    bo.say("quarto row 1").await;
    assert_eq!(bo.prompt(), "QUARTO! Bo wins: row 1, all tall and solid.");
    assert_eq!(bo.page.matches("square won").count(), 4);
    ada.open(&path).await;
    assert_eq!(ada.prompt(), "QUARTO! Bo wins: row 1, all tall and solid.");
}

#[tokio::test]
async fn what_both_miss_is_worth_nothing_and_told_at_the_end() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    let path = ada.path.clone();
    let moves = [("C", "a1"), ("D", "b1"), ("G", "c1"), ("H", "d1"), ("A", "a2")];
    for (turn, (piece, square)) in moves.into_iter().enumerate() {
        let (giver, placer) = if turn % 2 == 0 { (&mut ada, &mut bo) } else { (&mut bo, &mut ada) };
        giver.open(&path).await;
        giver.press("piece", piece).await;
        placer.open(&path).await;
        placer.press("square", square).await;
    }
    // Bo has placed on a2: the row of Ada's placement no longer counts.
    bo.say("quarto row 1").await;
    assert!(bo.page.contains("That’s wrong."), "{}", bo.page);
    ada.open(&path).await;
    ada.press("do", "resign").await;
    let missed = "Missed after move 4: row 1, all tall and solid.";
    assert!(ada.page.contains(missed), "{}", ada.page);
    assert!(ada.page.contains("class=\"scene over ended lost\""));
    ada.follow(missed).await;
    assert!(ada.page.contains("<span>8 of "), "{}", ada.page);
    assert!(ada.page.contains("class=\"name\">a2, empty</span>"));
}

#[tokio::test]
async fn two_people_at_one_screen() {
    let server = TestServer::start().await;
    let mut both = Visitor::new(&server);
    both.open("/en/").await;
    both.press("quick", "here").await;
    assert!(both.prompt().ends_with(", give a piece."), "{}", both.prompt());
    let forms = both.forms();
    let give = |form: &&crate::visitor::Form| form.buttons.iter().any(|(name, _)| name == "piece");
    for _ in 0..2 {
        both.send(forms.iter().find(give).unwrap(), ("piece", "A"), &[]).await;
        assert_eq!(both.status, 200, "a form that is sent twice does its work once");
    }
    both.press("square", "a1").await;
    both.press("do", "offer-draw").await;
    both.press("do", "accept-draw").await;
    assert_eq!(both.prompt(), "Draw agreed.");
    let before = both.path.clone();
    both.press("do", "rematch").await;
    assert_ne!(both.path, before, "both want it, so it begins");
    play_on(&mut both).await;
}

#[tokio::test]
async fn a_form_that_is_sent_twice_does_its_work_once() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    let give = |form: &&crate::visitor::Form| form.buttons.iter().any(|(name, _)| name == "piece");
    let forms = ada.forms();
    let form = forms.iter().find(give).unwrap();
    for _ in 0..2 {
        ada.send(form, ("piece", "K"), &[]).await;
        assert_eq!(ada.status, 200, "{}", ada.page);
    }
    assert_eq!(ada.page.matches("Ada gives the tall round hollow light piece.").count(), 1);
    ada.send(form, ("piece", "B"), &[]).await;
    assert_eq!(ada.status, 409);
    assert!(ada.page.contains("The game has moved on. Check the board and try again."));
    bo.open(&ada.path).await;
    bo.say("b9").await;
    assert_eq!(bo.status, 422);
    assert!(bo.page.contains("<p role=\"alert\" class=\"problem\">I don’t understand"));
    bo.say("give tall").await;
    assert!(bo.page.contains("solid or hollow"), "{}", bo.page);
    bo.say("give A").await;
    assert!(bo.page.contains("First place the tall round hollow light piece."), "{}", bo.page);
    bo.say("hand").await;
    assert!(bo.page.contains("<p class=\"answer\">In hand: tall round hollow light.</p>"));
    bo.say("b2").await;
    assert_eq!(bo.prompt(), "Your turn: choose a piece for Ada. Or call QUARTO!");
}

#[tokio::test]
async fn whoever_waits_is_answered_when_something_happens() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    let waiting = async {
        bo.follow("Refresh").await;
        bo.prompt().to_owned()
    };
    let (told, ()) = tokio::join!(waiting, ada.press("piece", "K"));
    assert_eq!(told, "Your turn: place the piece you were given.");
}

#[tokio::test]
async fn whoever_waits_in_vain_is_told_so_until_something_happens() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    let seq = between(&bo.page, "data-seq=\"", "\"").unwrap();
    let path = format!("{}?in_vain={seq}", bo.path);
    assert!(bo.open(&path).await.contains("Nothing new yet."));
    ada.press("piece", "K").await;
    assert!(!bo.open(&path).await.contains("Nothing new yet."));
}

#[tokio::test]
async fn those_who_learn_are_led_from_one_trait_to_four() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    visitor.open("/en/").await;
    visitor.press("quick", "lesson").await;
    assert!(visitor.page.contains("Only height counts."), "{}", visitor.page);
    assert!(visitor.page.contains("Four alike in a row win at once."), "{}", visitor.page);
    for next in ["lesson-2", "lesson-3", "lesson-4", "lesson-5"] {
        visitor.press("do", "resign").await;
        visitor.press("quick", next).await;
    }
    assert!(visitor.page.contains("All four traits count."));
    visitor.press("do", "resign").await;
    assert!(visitor.choices("quick").is_empty());
}

#[tokio::test]
async fn hints_are_there_where_they_were_agreed_on() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    visitor.open("/en/").await;
    let form = visitor.forms().pop().unwrap();
    visitor.send(&form, ("", ""), &[("opponent", "here"), ("assist", "on")]).await;
    for (piece, square) in [("C", "a1"), ("D", "b1"), ("G", "c1"), ("H", "d1")] {
        visitor.press("piece", piece).await;
        visitor.press("square", square).await;
    }
    visitor.press("do", "hint").await;
    let hint = "There is an alignment: row 1, all tall and solid.";
    assert!(visitor.page.contains(hint), "{}", visitor.page);
    visitor.press("do", "undo").await;
    let in_hand = "<use href=\"#classic-H\"/></svg> <span class=\"held\">";
    assert!(visitor.page.contains(in_hand), "in hand again: {}", visitor.page);
    visitor.open("/en/").await;
    visitor.press("quick", "here").await;
    visitor.say("hint").await;
    assert_eq!(visitor.status, 422);
}

#[tokio::test]
async fn every_page_is_there_in_every_language() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    visitor.open("/en/").await;
    visitor.press("quick", "link").await;
    let game = visitor.path.strip_prefix("/en").unwrap().to_owned();
    let pages = quarto_pages::PATHS.into_iter().chain([&*game]);
    for path in pages {
        let mut texts = Vec::new();
        for language in Language::ALL {
            visitor.open(&format!("/{language}{path}")).await;
            assert_eq!(visitor.status, 200, "{language} {path}");
            let page = &visitor.page;
            assert!(page.contains(&format!("<html lang=\"{language}\"")), "{page}");
            for other in Language::ALL {
                assert!(page.contains(&format!("href=\"/{other}{path}\" lang=\"{other}\"")));
            }
            texts.push(between(page, "<h1", "</main>").unwrap().to_owned());
        }
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), Language::ALL.len(), "{path} is not translated");
    }
}

#[tokio::test]
async fn addresses_without_a_language_lead_to_one() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    visitor.open("/en/").await;
    visitor.press("quick", "link").await;
    let game = visitor.path.strip_prefix("/en").unwrap().to_owned();
    visitor.open("/es").await;
    assert_eq!(visitor.path, "/es/");
    for (path, place) in [("/", "/fr/".to_owned()), (&*game, format!("/fr{game}"))] {
        let headers = [("Accept-Language", "de, fr;q=0.5, ru;q=0.4")];
        let answer = server.ask(Ask { headers: &headers, ..Ask::get(path) }).await;
        assert_eq!((answer.status, answer.header("location")), (303, Some(&*place)));
    }
}

#[tokio::test]
async fn what_does_not_work_is_said_in_a_page() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    for (path, status, text) in [
        ("/fr/nothing", 404, "<html lang=\"fr\""),
        ("/xx/rules", 404, "There’s no page at this address."),
        ("/en/games/000000000000", 404, "This game doesn’t exist."),
        ("/en/games/nonsense", 404, "This game doesn’t exist."),
        ("/join/nonsense", 403, "You’re not a player in this game."),
    ] {
        let page = visitor.open(path).await.to_owned();
        assert_eq!(visitor.status, status, "{path}");
        assert!(page.contains(text), "{page}");
    }
    server.get("/api/nothing", None).await.problem(404, "no-page");
    let form = |body: &str| Some(body.to_owned());
    let answer = visitor.ask_once("POST", "/en/games", form("options=chosen")).await;
    assert_eq!(answer.status, 422);
    assert!(answer.text.contains("Choose at least one trait that counts."));
    let body = form("options=chosen&level=7&clock=300%2B5&rules=squares&other=Zo%C3%AB");
    let answer = visitor.ask_once("POST", "/en/games", body).await.text;
    for kept in ["value=\"7\" selected", "300+5\" selected", "squares\" checked", "\"Zoë\""] {
        assert!(answer.contains(kept), "{kept} is lost: {answer}");
    }
    let answer = visitor.ask_once("POST", "/en/games", form("name=%00")).await;
    assert_eq!(answer.status, 422);
    assert!(answer.text.contains("A name can have up to 40 characters"));
}

#[tokio::test]
async fn settings_are_kept_in_the_browser() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    visitor.open("/en/settings").await;
    let form = visitor.forms().pop().unwrap();
    let filled = [
        ("name", "Ana"),
        ("edition", "access"),
        ("theme", "dark"),
        ("labels", "on"),
        ("key-quarto", "Y"),
    ];
    visitor.send(&form, ("", ""), &filled).await;
    assert!(visitor.page.contains(">Saved.</p>"));
    assert!(visitor.page.contains("data-theme=\"dark\""));
    assert!(visitor.page.contains("data-letters=\"ybrcwhlts\""), "{}", visitor.page);
    visitor.open("/en/").await;
    visitor.press("quick", "here").await;
    assert!(
        visitor.page.contains("class=\"name\">tall round hollow smooth</span>"),
        "{}",
        visitor.page
    );
    assert!(visitor.page.contains("<span class=\"initials\" aria-hidden=\"true\">TRHS</span>"));
    assert!(visitor.page.contains("Ana"));
    visitor.open("/en/settings").await;
    visitor.send(&form, ("", ""), &[("name", "\u{200B}")]).await;
    assert_eq!(visitor.status, 422);
    visitor.send(&form, ("", ""), &[("language", "ro")]).await;
    assert_eq!(visitor.path, "/ro/settings?saved");
    visitor.open("/").await;
    assert_eq!(visitor.path, "/ro/");
}

#[tokio::test]
async fn files_are_kept_for_ever_and_known_by_their_content() {
    let server = TestServer::start().await;
    let mut visitor = Visitor::new(&server);
    let page = visitor.open("/en/").await.to_owned();
    let style = between(&page, "rel=\"stylesheet\" href=\"", "\"").unwrap();
    let answer = server.get(style, None).await;
    assert_eq!(answer.header("content-type"), Some("text/css; charset=utf-8"));
    let for_ever = "public, max-age=31536000, immutable";
    assert_eq!(answer.header("cache-control"), Some(for_ever));
    // Files that name each other have one version, so that these are kept as well.
    let manifest = between(&page, "rel=\"manifest\" href=\"", "\"").unwrap();
    for file in ["manifest.webmanifest", "icon-192.png", "icon.svg"] {
        let file = manifest.replace("manifest.webmanifest", file);
        assert_eq!(server.get(&file, None).await.header("cache-control"), Some(for_ever), "{file}");
    }
    // A new style does not make browsers load everything again.
    let version = |address: &str| address.split('/').nth(2).map(ToOwned::to_owned);
    assert_ne!(version(style), version(manifest));
    let old = server.get("/assets/0/style.css", None).await;
    assert_eq!((old.status, old.header("cache-control")), (200, Some("no-store")));
    assert_eq!(server.get("/assets/0/nothing", None).await.status, 404);
}

#[tokio::test]
async fn a_page_with_scripts_is_told_what_happens() {
    let server = TestServer::start().await;
    let (ada, mut bo) = by_link(&server, &[]).await;
    let (mut own, mut other) = (ada.live(4).await, bo.live(2).await);
    let missed = other.next().await.unwrap();
    assert_eq!(missed["lines"][0]["text"], "Ada starts.", "{missed}");
    own.send("do=give&piece=K&key=mine&seq=4").await;
    let done = own.next().await.unwrap();
    assert_eq!((&done["key"], &done["seq"]), (&"mine".into(), &5.into()));
    let told = other.next().await.unwrap();
    let lines: Vec<&str> = told["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["text"].as_str().unwrap())
        .collect();
    assert_eq!(lines, ["Your piece: tall round hollow light."], "the piece once");
    assert!(told["scene"].as_str().unwrap().contains("Your turn: place the piece you were given."));
    own.send("do=give&piece=A&key=again&seq=4").await;
    let refused = own.next().await.unwrap();
    let text = "The game has moved on. Check the board and try again.";
    assert_eq!(refused["lines"][0]["text"], text);
    assert_eq!(refused["lines"][0]["urgent"], true);
    own.send("do=say&text=hand").await;
    let answer = own.next().await.unwrap();
    assert_eq!(answer["lines"][0]["text"], "In hand: tall round hollow light.");
    let path = bo.path.clone();
    bo.open(&path).await;
    bo.press("square", "a1").await;
    assert!(own.next().await.unwrap()["seq"] == 6);
    server.stop().await;
    assert_eq!(own.closed().await, Some(1001), "the server goes away");
}

#[tokio::test]
async fn d11_a_blindfold_page_shows_nothing_of_the_board() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[("blindfold", "touch")]).await;
    ada.press("piece", "K").await;
    let path = ada.path.clone();
    bo.open(&path).await;
    bo.press("square", "b2").await;
    bo.press("piece", "A").await;
    let mut watcher = Visitor::new(&server);
    for visitor in [&mut ada, &mut bo, &mut watcher] {
        visitor.open(&path).await;
        assert!(visitor.page.contains("class=\"name\">b2, hidden</span>"), "{}", visitor.page);
        assert_eq!(visitor.page.matches(", hidden</span>").count(), 16);
        assert!(!visitor.page.contains("stock gone"), "{}", visitor.page);
    }
    ada.say("square b2").await;
    assert!(ada.page.contains("b2: tall round hollow light"), "{}", ada.page);
    ada.press("square", "b2").await;
    assert!(ada.page.contains("b2, which is taken"), "{}", ada.page);
}

#[tokio::test]
async fn a_game_that_is_over_can_be_gone_through() {
    let server = TestServer::start().await;
    let mut both = Visitor::new(&server);
    both.open("/en/").await;
    both.press("quick", "here").await;
    for (piece, square) in [("A", "a1"), ("B", "b1"), ("C", "c1")] {
        both.press("piece", piece).await;
        both.press("square", square).await;
    }
    both.press("do", "resign").await;
    assert!(both.page.contains("<span>End of the game, 6 of 6</span>"), "{}", both.page);
    both.follow("Back").await;
    assert!(both.page.contains("<span>5 of 6</span>"));
    assert!(both.page.contains("class=\"name\">c1, empty</span>"));
    both.follow("Start").await;
    assert!(both.page.contains("class=\"name\">a1, empty</span>"));
    both.open(&format!("{}?at=99", both.path.split('?').next().unwrap().to_owned())).await;
    assert!(both.page.contains("<span>End of the game, 6 of 6</span>"));
}

#[tokio::test]
async fn people_elsewhere_can_be_greeted() {
    let server = TestServer::start().await;
    let (mut ada, mut bo) = by_link(&server, &[]).await;
    bo.press("greeting", "hello").await;
    let path = ada.path.clone();
    ada.open(&path).await;
    assert!(ada.page.contains("<p>Bo: Hello!</p>"), "{}", ada.page);
    assert!(!ada.page.contains("is watching"));
    let mut watcher = Visitor::new(&server);
    watcher.path = path.clone();
    let mut live = watcher.live(0).await;
    live.next().await.unwrap();
    ada.open(&path).await;
    assert!(ada.page.contains("1 person is watching"), "{}", ada.page);
}
