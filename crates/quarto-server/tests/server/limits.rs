//! The limits of a server, and what it still answers when it is full.

use std::num::NonZero;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use quarto_server::{Config, LimitMode, Limits};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Control, Data, OpCode};

use crate::client::{Ask, FREE, TestServer};

/// Opens a connection, sends a request, and leaves it open.
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
    // A spare connection is closed after its answer.
    let answer = server.say("GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert!(answer.contains("\r\nconnection: close\r\n"), "{answer}");
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

/// However many connections a proxy has, each of its clients has as many slots as any other client.
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

/// The sockets of a game: for programs, and of a page.
fn sockets(game: &str) -> [String; 2] {
    [format!("/api/games/{game}/socket"), format!("/en/games/{game}/live")]
}

/// A client that does not wait for answers gets no more of them.
#[tokio::test]
async fn a_flood_ends_the_socket() {
    let limits = Limits { requests_per_second: 1, burst: 20, ..FREE };
    let server = TestServer::with(|config| config.limits = limits).await;
    let (game, ..) = server.game(&json!({})).await;
    let messages = [
        Message::Ping("x".into()),
        Message::Pong("x".into()),
        Message::text(r#"{"do": "resign"}"#),
    ];
    let mut floods = Vec::new();
    for path in sockets(&game) {
        for message in &messages {
            floods.push((server.socket(&path, None).await, message.clone()));
        }
    }
    for (socket, message) in floods {
        let kind = format!("{message:?}");
        let (mut out, mut into) = socket.0.split();
        // The server stops reading long before this ends.
        let flood = tokio::spawn(async move {
            for _ in 0..10_000 {
                out.send(message.clone()).await?;
            }
            out.close().await
        });
        let mut refused = 0;
        let code = loop {
            match into.next().await {
                Some(Ok(Message::Close(why))) => break why.map(|why| why.code),
                Some(Ok(Message::Text(text))) => refused += usize::from(text.contains("refused")),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break None,
            }
        };
        flood.abort();
        assert_eq!(code, Some(CloseCode::Policy), "{kind}");
        assert!(refused < 150, "{kind}: {refused}");
    }
}

/// While a client is told why it is disconnected, a flood is not read for as long as it lasts.
#[tokio::test]
async fn a_flood_is_not_read_to_its_end() {
    let limits = Limits { requests_per_second: 1, burst: 20, ..FREE };
    let server = TestServer::with(|config| config.limits = limits).await;
    let (game, ..) = server.game(&json!({})).await;
    let [path, _] = sockets(&game);
    let mut socket = server.socket(&path, None).await;
    socket.next().await.unwrap();
    // From now on time passes only while nothing else happens.
    tokio::time::pause();
    // Much more than the buffers hold if the server does not read.
    let (message, mut sent) = (Message::text(" ".repeat(4000)), 0);
    while sent < 10_000 && socket.0.send(message.clone()).await.is_ok() {
        sent += 1;
    }
    assert!(sent < 10_000, "the server must not read all of it");
}

/// Returns a frame of any kind with any payload.
fn frame(opcode: OpCode, payload: &[u8]) -> Message {
    let mut frame = Frame::message(payload.to_vec(), OpCode::Data(Data::Text), true);
    frame.header_mut().opcode = opcode;
    Message::Frame(frame)
}

/// A message may come in fragments, but not in endless ones, whatever the limits are.
#[tokio::test]
async fn a_message_without_end_ends_the_socket() {
    let server = TestServer::start().await;
    let (game, ..) = server.game(&json!({})).await;
    let piece = |opcode: Data, payload: &[u8], is_last: bool| {
        Message::Frame(Frame::message(payload.to_vec(), OpCode::Data(opcode), is_last))
    };
    for path in sockets(&game) {
        // A message in a few fragments is accepted, even after many others.
        let mut socket = server.socket(&path, None).await;
        for _ in 0..80 {
            socket.0.send(piece(Data::Text, b"do=", false)).await.unwrap();
            socket.0.send(piece(Data::Continue, b"", false)).await.unwrap();
            socket.0.send(piece(Data::Continue, &[b' '; 100], true)).await.unwrap();
        }
        socket.0.send(Message::Ping("x".into())).await.unwrap();
        while !matches!(socket.0.next().await, Some(Ok(Message::Pong(_)))) {}
        let (mut out, into) = socket.0.split();
        let flood = tokio::spawn(async move {
            out.send(piece(Data::Text, b"{", false)).await?;
            for _ in 0..1_000_000 {
                out.send(piece(Data::Continue, b"", false)).await?;
            }
            out.close().await
        });
        let code = async {
            let mut messages = into;
            loop {
                match messages.next().await {
                    Some(Ok(Message::Close(why))) => break why.map(|why| why.code),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => break None,
                }
            }
        };
        let code = tokio::time::timeout(Duration::from_secs(20), code).await;
        flood.abort();
        assert_eq!(code, Ok(Some(CloseCode::Policy)), "{path}");
    }
}

#[tokio::test]
async fn a_socket_is_closed_with_the_reason() {
    let server = TestServer::start().await;
    let (game, ..) = server.game(&json!({})).await;
    let text = OpCode::Data(Data::Text);
    for path in sockets(&game) {
        for (message, code) in [
            (frame(OpCode::Data(Data::Reserved(3)), b"x"), 1002),
            (frame(OpCode::Control(Control::Reserved(11)), b"x"), 1002),
            (frame(OpCode::Data(Data::Continue), b"x"), 1002),
            (frame(text, b"\xff\xfe"), 1007),
            (frame(text, &[b' '; 4097]), 1009),
            (frame(text, &vec![b' '; 100_000]), 1009),
        ] {
            let mut socket = server.socket(&path, None).await;
            socket.0.send(message).await.unwrap();
            assert_eq!(socket.closed().await, Some(code), "{path}");
        }
    }
    let [_, page] = sockets(&game);
    let mut socket = server.socket(&page, None).await;
    socket.0.send(Message::binary("do=say")).await.unwrap();
    assert_eq!(socket.closed().await, Some(1003));
}

/// Limits that allow hardly anything.
const TIGHT: Limits = Limits { requests_per_second: 1, burst: 2, games_per_minute: 1, ..FREE };

/// Starts a server with tight limits for those to whom limits apply.
async fn tight(mode: LimitMode, change: impl FnOnce(&mut Config)) -> TestServer {
    TestServer::with(|config| {
        config.limits = TIGHT;
        config.limit_mode = mode;
        change(config);
    })
    .await
}

/// Sends more requests than the limits allow, and returns the last status.
async fn last_status(server: &TestServer) -> u16 {
    let mut status = 0;
    for _ in 0..5 {
        status = server.get("/version", None).await.status;
    }
    status
}

#[tokio::test]
async fn programs_on_this_machine_are_not_limited() {
    let public = |config: &mut Config| config.public_url = Some("http://quarto.example".into());
    let proxy = |config: &mut Config| config.trusted_proxies = vec!["192.0.2.1".parse().unwrap()];
    assert_eq!(last_status(&tight(LimitMode::Auto, |_| ()).await).await, 200);
    assert_eq!(last_status(&tight(LimitMode::Never, |_| ()).await).await, 200);
    assert_eq!(last_status(&tight(LimitMode::Never, public).await).await, 200);
    assert_eq!(last_status(&tight(LimitMode::Always, |_| ()).await).await, 429);
    assert_eq!(last_status(&tight(LimitMode::Auto, public).await).await, 429);
    assert_eq!(last_status(&tight(LimitMode::Auto, proxy).await).await, 429);
}

/// Games, connections and messages are not counted either.
#[tokio::test]
async fn a_program_on_this_machine_may_do_much_at_once() {
    let one_place = |config: &mut Config| config.limits.connections_per_address = 1;
    let server = tight(LimitMode::Auto, one_place).await;
    server.game(&json!({})).await;
    let (game, ada, _) = server.game(&json!({})).await;
    let path = format!("/api/games/{game}");
    let _followers = [
        server.follow(&format!("{path}/events"), None).await,
        server.follow(&format!("{path}/events"), None).await,
    ];
    let mut socket = server.socket(&format!("{path}/socket?since=4"), Some(&ada)).await;
    for key in 0..20 {
        socket.send(&json!({"do": "greet", "greeting": "hello", "key": key.to_string()})).await;
        assert_eq!(socket.next().await.unwrap()["news"]["key"], key.to_string());
    }
}

/// With a proxy that is not configured, the server must not take the whole world for this machine.
#[tokio::test]
async fn a_forgotten_proxy_opens_nothing() {
    let host = Some("192.0.2.1");
    for (host, header) in [
        (None, ("X-Forwarded-For", "192.0.2.9")),
        (None, ("Forwarded", "for=192.0.2.9")),
        (None, ("X-Forwarded-Host", "quarto.example")),
        (None, ("X-Forwarded-Proto", "https")),
        (None, ("X-Real-IP", "192.0.2.9")),
        (None, ("Via", "1.1 proxy")),
        (host, ("X", "")),
    ] {
        let server = tight(LimitMode::Auto, |_| ()).await;
        let ask = Ask { host, headers: &[header], ..Ask::get("/version") };
        let mut statuses = Vec::new();
        for _ in 0..5 {
            statuses.push(server.ask(ask.clone()).await.status);
        }
        assert_eq!(statuses, [200, 200, 429, 429, 429], "{header:?}");
        // Another client of the proxy may not show that it comes through it.
        server.get("/version", None).await.problem(429, "too-many");
    }
}
