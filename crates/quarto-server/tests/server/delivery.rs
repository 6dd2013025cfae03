//! How pages come to visitors: compressed, and made once for many.

use serde_json::json;

use crate::client::{Ask, TestServer};
use crate::pages::by_link;
use crate::visitor::{Visitor, between};

#[tokio::test]
async fn pages_are_compressed_unless_their_address_is_a_secret() {
    let server = TestServer::start().await;
    let headers = [("Accept-Encoding", "gzip, br")];
    let coding = async |path: &str| {
        let answer = server.ask(Ask { headers: &headers, ..Ask::get(path) }).await;
        assert_eq!(answer.status, 200, "{path}");
        answer.header("content-encoding").map(ToOwned::to_owned)
    };
    let page = server.get("/en/", None).await;
    assert_eq!(page.header("content-encoding"), None, "not everyone understands it");
    assert_eq!(page.header("vary"), Some("accept-encoding"));
    let style = between(&page.text, "rel=\"stylesheet\" href=\"", "\"").unwrap();
    assert_eq!(coding(style).await.as_deref(), Some("br"));
    let made = server.post("/api/games", None, &json!({"first": {"person": "Ada"}})).await;
    let made = made.expect(201);
    let game = made["game"].as_str().unwrap();
    for path in ["/en/", "/en/rules", "/fr/settings", &format!("/en/games/{game}")] {
        assert_eq!(coding(path).await.as_deref(), Some("gzip"), "{path}");
    }
    for seat in ["first", "second"] {
        let secret = made[seat]["secret"].as_str().unwrap();
        for path in [format!("/join/{secret}"), format!("/en/join/{secret}")] {
            assert_eq!(coding(&path).await, None, "{path}");
        }
    }
    assert_eq!(coding("/api/openapi.json").await, None, "only pages are compressed");
}

/// One move is put into a page once for all who see the same.
#[tokio::test]
async fn spectators_who_see_the_same_are_sent_the_same() {
    let server = TestServer::start().await;
    let (mut ada, _) = by_link(&server, &[]).await;
    let mut spectators = Vec::new();
    for language in ["en", "en", "fr", "en"] {
        let mut visitor = Visitor::new(&server);
        visitor.open(&ada.path.replace("/en/", &format!("/{language}/"))).await;
        spectators.push(visitor.live(4).await);
    }
    ada.press("piece", "K").await;
    let mut seen = Vec::new();
    for spectator in &mut spectators {
        seen.push(spectator.next().await.unwrap());
    }
    assert_eq!(seen[0]["seq"], 5);
    assert!(seen[0]["scene"].as_str().unwrap().contains("tall round hollow light"));
    assert!(seen[0] == seen[1] && seen[1] == seen[3], "{seen:?}");
    assert_ne!(seen[2]["scene"], seen[0]["scene"]);
}
