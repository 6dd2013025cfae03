//! How much a server lets in, and what it still answers when it is full.

use std::num::NonZero;

use quarto_server::Limits;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Ask, FREE, TestServer};

/// Opens a connection, asks for something by it, and leaves it open.
async fn stay(server: &TestServer) -> TcpStream {
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    stream.write_all(b"GET /version HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 200");
    stream
}

#[tokio::test]
async fn a_full_server_still_says_how_it_is() {
    let server = TestServer::with(|config| {
        config.limits = FREE;
        config.connections = NonZero::new(3);
    })
    .await;
    let _three = [stay(&server).await, stay(&server).await, stay(&server).await];
    server.get("/api/games", None).await.problem(503, "full");
    for path in ["/livez", "/readyz"] {
        assert_eq!(server.get(path, None).await.status, 200, "{path}");
        assert_eq!(server.ask_metrics(Ask::get(path)).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn metrics_are_told_only_by_our_own_names() {
    let server = TestServer::with(|config| {
        config.limits = FREE;
        config.hosts = vec!["own.example".into()];
    })
    .await;
    let ask = async |host| server.ask_metrics(Ask { host, ..Ask::get("/metrics") }).await;
    for host in [None, Some("localhost:9616"), Some("own.example"), Some("[::1]")] {
        assert_eq!(ask(host).await.status, 200, "{host:?}");
    }
    ask(Some("evil.example")).await.problem(421, "foreign-host");
}

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
