//! Tournaments as people with a browser see them, by links and forms alone.

use crate::client::TestServer;
use crate::visitor::Visitor;

/// Sends the form of a page that asks for something.
async fn send(visitor: &mut Visitor<'_>, verb: &str, filled: &[(&str, &str)]) {
    let wanted = ("do".to_owned(), verb.to_owned());
    let forms = visitor.forms();
    let form =
        forms.iter().find(|form| form.buttons.contains(&wanted) || form.has_field("do", verb));
    let form = form.unwrap_or_else(|| panic!("no form to {verb}: {}", visitor.page));
    let is_button = form.buttons.contains(&wanted);
    let button = if is_button { ("do", verb) } else { ("", "") };
    visitor.send(form, button, filled).await;
}

/// Announces a tournament and returns the path of its players, after the language.
async fn found(organiser: &mut Visitor<'_>) -> String {
    organiser.open("/en/tournaments/new").await;
    assert_eq!(organiser.status, 200);
    let forms = organiser.forms();
    let is_founding = |form: &&crate::visitor::Form| form.action().ends_with("/tournaments");
    let form = forms.iter().find(is_founding).expect("a form to announce a tournament");
    organiser.send(form, ("", ""), &[("name", "Club cup")]).await;
    assert_eq!(organiser.status, 200, "{}", organiser.page);
    assert!(organiser.path.ends_with("/organise"), "{}", organiser.path);
    organiser.path.trim_end_matches("/organise").to_owned()
}

#[tokio::test]
async fn a_tournament_of_two_browsers_and_a_wooden_board() {
    let server = TestServer::start().await;
    let mut organiser = Visitor::new(&server);
    let path = found(&mut organiser).await;
    let [mut ada, mut bo] = [Visitor::new(&server), Visitor::new(&server)];
    for (visitor, name) in [(&mut ada, "Ada"), (&mut bo, "Bo")] {
        visitor.open(&format!("{path}/join")).await;
        send(visitor, "join", &[("name", name)]).await;
        assert_eq!((visitor.status, &visitor.path), (200, &path), "{}", visitor.page);
    }
    organiser.open(&format!("{path}/organise")).await;
    send(&mut organiser, "enter", &[("names", "Cleo\nDan")]).await;
    assert!(organiser.page.contains("Cleo"), "{}", organiser.page);
    send(&mut organiser, "begin", &[]).await;
    assert_eq!(organiser.status, 200);
    // Whoever plays on the server is led to the board; the organiser types in the rest.
    ada.open(&path).await;
    let hosted = ada.page.contains("/games/");
    let seen = server.get(&path.replace("/en/", "/api/"), None).await.expect(200);
    let pairings = seen["rounds"][0]["pairings"].as_array().unwrap();
    assert_eq!(pairings.len(), 2);
    for (table, pairing) in (1..).zip(pairings) {
        let both = [&pairing["first"], &pairing["second"]].map(|id| id.as_u64().unwrap());
        let is_online = both.iter().all(|id| *id <= 2);
        assert_eq!(is_online && both.contains(&1), hosted && both.contains(&1));
        let table = table.to_string();
        let filled = [("round", "1"), ("table", &*table), ("result", "1-0")];
        send(&mut organiser, "decide", &filled).await;
        assert_eq!(organiser.status, 200, "{}", organiser.page);
    }
    let seen = server.get(&path.replace("/en/", "/api/"), None).await.expect(200);
    assert_eq!(seen["now"]["stage"], "between", "{seen}");
}

#[tokio::test]
async fn what_cannot_be_undone_asks_first() {
    let server = TestServer::start().await;
    let mut organiser = Visitor::new(&server);
    let path = found(&mut organiser).await;
    send(&mut organiser, "delete", &[]).await;
    assert_eq!(organiser.status, 200);
    server.get(&path.replace("/en/", "/api/"), None).await.expect(200);
    let forms = organiser.forms();
    let sure = forms.iter().find(|form| form.has_field("sure", "yes")).expect("a question");
    organiser.send(sure, ("", ""), &[("do", "delete"), ("sure", "yes")]).await;
    server.get(&path.replace("/en/", "/api/"), None).await.expect(404);
}

#[tokio::test]
async fn who_loses_the_phone_comes_back_with_name_and_code() {
    let server = TestServer::start().await;
    let mut organiser = Visitor::new(&server);
    let path = found(&mut organiser).await;
    let mut ada = Visitor::new(&server);
    ada.open(&format!("{path}/join")).await;
    send(&mut ada, "join", &[("name", "Ada")]).await;
    let (_, rest) = ada.page.split_once("cup-code\">").expect("a code");
    let code = rest.split('<').next().unwrap().to_owned();
    let mut phone = Visitor::new(&server);
    for (name, typed, status) in
        [("Ada", "0000-0000", 422), ("Bo", &*code, 422), ("ada", &*code, 200)]
    {
        phone.open(&format!("{path}/join")).await;
        send(&mut phone, "regain", &[("name", name), ("code", typed)]).await;
        assert_eq!(phone.status, status, "{name} {typed}");
    }
    assert!(phone.page.contains("cup-code"), "it is the player's page");
    // The name is taken for others.
    let mut eve = Visitor::new(&server);
    eve.open(&format!("{path}/join")).await;
    send(&mut eve, "join", &[("name", "Ada")]).await;
    assert_eq!(eve.status, 422);
}

#[tokio::test]
async fn the_secret_link_lets_another_browser_organise() {
    let server = TestServer::start().await;
    let mut organiser = Visitor::new(&server);
    let path = found(&mut organiser).await;
    let own = path.trim_start_matches("/en");
    let (_, rest) = organiser.page.split_once(&format!("{own}/organise/")).expect("a link");
    let secret: String = rest
        .chars()
        .take_while(|char| char.is_ascii_alphanumeric() || "-_".contains(*char))
        .collect();
    let mut helper = Visitor::new(&server);
    helper.open(&format!("{path}/organise")).await;
    assert_eq!(helper.status, 403);
    helper.open(&format!("{path}/organise/{secret}")).await;
    assert_eq!((helper.status, &*helper.path), (200, &*format!("{path}/organise")));
    let mut thief = Visitor::new(&server);
    let wrong = "A".repeat(43);
    thief.open(&format!("{path}/organise/{wrong}")).await;
    assert_eq!(thief.status, 403);
}

#[tokio::test]
async fn every_page_of_a_tournament_is_there() {
    let server = TestServer::start().await;
    let mut organiser = Visitor::new(&server);
    let path = found(&mut organiser).await;
    organiser.open(&format!("{path}/organise")).await;
    send(&mut organiser, "enter", &[("names", "Ada\nBo\nCleo")]).await;
    send(&mut organiser, "begin", &[]).await;
    let mut guest = Visitor::new(&server);
    for page in [
        "",
        "/join",
        "/beamer",
        "/crosstable",
        "/sheets/pairings",
        "/sheets/results",
        "/sheets/standings",
        "/sheets/pairings?as=braille",
        "/export.json",
        "/standings.csv",
        "/games.csv",
        "/records.txt",
        "?as=spectator",
    ] {
        guest.open(&format!("{path}{page}")).await;
        assert_eq!(guest.status, 200, "{page}");
    }
    for page in ["/sheets/nothing", "/nothing.csv", "/organise"] {
        guest.open(&format!("{path}{page}")).await;
        assert!(guest.status >= 400, "{page}");
    }
    guest.open(path.trim_start_matches("/en")).await;
    assert_eq!((guest.status, &*guest.path), (200, &*path));
}
