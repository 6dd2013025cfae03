//! How much a server lets in.

use quarto_server::Limits;
use serde_json::json;

use crate::client::{Ask, FREE, TestServer};

/// However many connections a proxy has, each of its clients may stay in so many places.
#[tokio::test]
async fn clients_of_a_proxy_are_counted_as_themselves() {
    let server = TestServer::with(|config| {
        config.limits = Limits { connections_per_address: 2, ..FREE };
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let (game, ..) = server.game(&json!({})).await;
    let path = format!("/api/games/{game}/events");
    let mut streams = Vec::new();
    for client in ["192.0.2.1", "192.0.2.2", "192.0.2.3"] {
        let headers = [("X-Forwarded-For", client)];
        let ask = Ask { headers: &headers, ..Ask::get(&path) };
        for _ in 0..2 {
            streams.push(server.follow_by(&ask).await);
        }
        server.ask(ask).await.problem(429, "too-many");
    }
}
