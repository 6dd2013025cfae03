use serde_json::json;

use crate::client::{Ask, TestServer};

/// Programs rely on version 1: it grows, but never becomes another one.
#[tokio::test]
async fn the_api_is_version_1_everywhere() {
    let server = TestServer::start().await;
    assert_eq!(server.get("/version", None).await.expect(200)["api"], 1);
    let described = server.get("/api/openapi.json", None).await.expect(200);
    assert_eq!(described["info"]["version"], "1");
    for page in [include_str!("../../../../docs/api.md"), include_str!("../../../../docs/json.md")]
    {
        assert!(page.contains("version 1 of the"), "{page}");
    }
}

#[tokio::test]
async fn the_description_lists_every_address() {
    let server = TestServer::start().await;
    let api = server.get("/api/openapi.json", None).await.expect(200);
    let page = server.get("/api", None).await;
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    for path in api["paths"].as_object().unwrap().keys() {
        assert!(page.text.contains(path), "{path}");
        let (game, ada, _) = server.game(&json!({})).await;
        let path = path.replace("{game}", &game).replace("{puzzle}", "lines-chsf-spot-1");
        let path = crate::tournaments::filled_in(&server, &path).await;
        for method in ["GET", "POST"] {
            let ask = Ask { method, secret: Some(&ada), ..Ask::get(&path) };
            if !path.ends_with("/events") || method == "POST" {
                assert_ne!(server.ask(ask).await.status, 404, "{path}");
            }
        }
    }
}
