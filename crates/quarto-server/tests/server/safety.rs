use quarto_server::Limits;
use serde_json::json;

use crate::client::{Ask, FREE, TestServer};

/// Takes the seat of a link into a browser; returns the cookie.
async fn join(server: &TestServer, url: &str) -> String {
    let path = url.split_once("/join/").map(|(_, secret)| format!("/join/{secret}")).unwrap();
    let headers = [("Content-Type", "application/x-www-form-urlencoded")];
    let (method, body) = ("POST", Some(String::new()));
    let answer = server.ask(Ask { method, headers: &headers, body, ..Ask::get(&path) }).await;
    assert_eq!(answer.status, 303);
    assert!(answer.header("location").unwrap().starts_with("/en/games/"));
    assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    let cookie = answer.header("set-cookie").unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    cookie.split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_link_is_exchanged_for_a_cookie() {
    let server = TestServer::start().await;
    let body = json!({"first": {"person": "Ada"}, "second": {"person": "Bo"}});
    let made = server.post("/api/games", None, &body).await.expect(201);
    let cookie = join(&server, made["first"]["url"].as_str().unwrap()).await;
    let path = format!("/api/games/{}", made["game"].as_str().unwrap());
    let look = async |path: &str, cookie: &str| {
        server.ask(Ask { headers: &[("Cookie", cookie)], ..Ask::get(path) }).await
    };
    assert_eq!(look(&path, &cookie).await.expect(200)["viewer"], "first");
    assert_eq!(server.get("/join/nonsense", None).await.status, 403);
    let unknown = format!("/join/{}", quarto_store::Secret::random().reveal());
    assert_eq!(server.get(&unknown, None).await.status, 403);
}

#[tokio::test]
async fn foreign_pages_cannot_act_for_somebody() {
    let server = TestServer::start().await;
    let body = json!({"first": {"person": "Ada"}, "second": {"person": "Bo"}});
    let made = server.post("/api/games", None, &body).await.expect(201);
    let cookie = join(&server, made["first"]["url"].as_str().unwrap()).await;
    let path = format!("/api/games/{}/commands", made["game"].as_str().unwrap());
    let own = format!("http://{}", server.address);
    let order = async |more: &[(&str, &str)]| {
        let mut headers = vec![("Cookie", &*cookie)];
        headers.extend(more);
        let body = Some(json!({"do": "accept-draw"}).to_string());
        server.ask(Ask { method: "POST", headers: &headers, body, ..Ask::get(&path) }).await
    };
    for foreign in [
        [("Origin", "https://evil.example"), ("X", "")],
        [("Origin", "null"), ("X", "")],
        [("Sec-Fetch-Site", "cross-site"), ("X", "")],
        [("Sec-Fetch-Site", "same-site"), ("Origin", &own)],
    ] {
        order(&foreign).await.problem(403, "foreign-origin");
    }
    order(&[("Origin", &own), ("Sec-Fetch-Site", "same-origin")]).await.problem(422, "not-offered");
    order(&[]).await.problem(422, "not-offered");
    // A socket is opened by GET, but can act all the same.
    let headers = [
        ("Cookie", &*cookie),
        ("Origin", "https://evil.example"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let path = path.replace("/commands", "/socket");
    server.ask(Ask { headers: &headers, ..Ask::get(&path) }).await.problem(403, "foreign-origin");
}

#[tokio::test]
async fn only_our_own_names_are_answered() {
    let server = TestServer::with(|config| {
        config.limits = FREE;
        config.public_url = Some("https://quarto.example/".into());
        config.hosts = vec!["other.example".into()];
    })
    .await;
    let ask = async |host: &str| server.ask(Ask { host: Some(host), ..Ask::get("/version") }).await;
    for host in ["localhost:1616", "127.0.0.1", "[::1]:80", "quarto.example", "OTHER.example:443"] {
        assert_eq!(ask(host).await.status, 200, "{host}");
    }
    for host in ["evil.example", "localhost.evil.example", "quarto.example.evil", ""] {
        ask(host).await.problem(421, "foreign-host");
    }
    let made = server.post("/api/games", None, &json!({"first": {"person": "Ada"}})).await;
    let url = made.expect(201)["second"]["url"].as_str().unwrap().to_owned();
    assert!(url.starts_with("https://quarto.example/join/"), "{url}");
}

#[tokio::test]
async fn too_much_is_too_much() {
    let limits = Limits { requests_per_second: 1, burst: 5, games_per_minute: 2, ..FREE };
    let server = TestServer::with(|config| config.limits = limits).await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(server.get("/version", None).await.status);
    }
    assert_eq!(statuses.iter().filter(|status| **status == 429).count(), 3);
    let answer = server.get("/version", None).await;
    let problem = answer.problem(429, "too-many");
    let wait = problem["retry_after"].as_u64().unwrap();
    assert_eq!(answer.header("retry-after"), Some(&*wait.to_string()));
    assert_eq!(server.get("/livez", None).await.status, 200, "health checks are always answered");
}

#[tokio::test]
async fn games_are_limited_apart() {
    let limits = Limits { games_per_minute: 2, ..FREE };
    let server = TestServer::with(|config| config.limits = limits).await;
    let body = json!({"first": {"person": "Ada"}});
    for _ in 0..2 {
        server.post("/api/games", None, &body).await.expect(201);
    }
    server.post("/api/games", None, &body).await.problem(429, "too-many");
}

#[tokio::test]
async fn only_trusted_proxies_say_where_a_request_comes_from() {
    let limits = Limits { requests_per_second: 1, burst: 1, ..FREE };
    let trusting = TestServer::with(|config| {
        config.limits = limits;
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let wary = TestServer::with(|config| config.limits = limits).await;
    let ask = async |server: &TestServer, from: &str| {
        let headers = [("X-Forwarded-For", from)];
        server.ask(Ask { headers: &headers, ..Ask::get("/version") }).await.status
    };
    assert_eq!(ask(&trusting, "192.0.2.1").await, 200);
    assert_eq!(ask(&trusting, "192.0.2.2").await, 200);
    assert_eq!(ask(&trusting, "192.0.2.9, 192.0.2.2").await, 429, "the nearest counts");
    assert_eq!(ask(&trusting, "junk, 192.0.2.3:4711").await, 200);
    assert_eq!(ask(&trusting, "192.0.2.3").await, 429, "a port makes no difference");
    assert_eq!(ask(&wary, "192.0.2.1").await, 200);
    assert_eq!(ask(&wary, "192.0.2.2").await, 429);
}

#[tokio::test]
async fn large_and_strange_bodies_are_refused() {
    let server = TestServer::start().await;
    let body = Some("x".repeat(20_000));
    let ask = Ask { method: "POST", body, ..Ask::get("/api/games") };
    server.ask(ask.clone()).await.problem(413, "too-large");
    let headers = [("Content-Type", "text/plain")];
    let body = Some("{}".into());
    server.ask(Ask { headers: &headers, body, ..ask }).await.problem(415, "not-json");
}

#[tokio::test]
async fn answers_protect_who_gets_them() {
    let server = TestServer::start().await;
    for path in ["/api", "/version", "/nowhere"] {
        let answer = server.get(path, None).await;
        assert!(answer.header("content-security-policy").unwrap().contains("default-src 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("cache-control"), Some("no-store, no-cache"));
    }
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let limits = Limits { connections_per_address: 3, ..FREE };
    let server = TestServer::with(|config| config.limits = limits).await;
    let (game, ..) = server.game(&json!({})).await;
    let path = format!("/api/games/{game}/socket");
    let mut sockets = Vec::new();
    for _ in 0..3 {
        let mut socket = server.socket(&path, None).await;
        socket.next().await.unwrap();
        sockets.push(socket);
    }
    // An idle connection would be closed in the end anyway.
    let ask = "GET /version HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    assert_eq!(server.say(ask).await, "", "it is closed");
    drop(sockets.pop());
    while server.say(ask).await.is_empty() {}
}

#[tokio::test]
async fn a_message_that_is_too_large_ends_the_socket() {
    let server = TestServer::start().await;
    let (game, ada, _) = server.game(&json!({})).await;
    let mut socket = server.socket(&format!("/api/games/{game}/socket"), Some(&ada)).await;
    socket.next().await.unwrap();
    socket.send(&json!({"do": "resign", "key": "x".repeat(5000)})).await;
    assert_eq!(socket.next().await, None);
    let seen = server.get(&format!("/api/games/{game}"), None).await.expect(200);
    assert_eq!(seen["stage"], "playing");
}

/// Clients may share one connection, or many of one proxy; each still has a limited number of
/// slots.
#[tokio::test]
async fn places_are_limited_behind_a_proxy_too() {
    let server = TestServer::with(|config| {
        config.limits = Limits { connections_per_address: 2, ..FREE };
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let (game, ..) = server.game(&json!({})).await;
    let path = format!("/api/games/{game}/events");
    let _two = [server.follow(&path, None).await, server.follow(&path, None).await];
    server.get(&path, None).await.problem(429, "too-many");
    assert_eq!(server.get(&format!("/en/games/{game}/wait?since=0"), None).await.status, 429);
    assert_eq!(server.get(&format!("/en/games/{game}"), None).await.status, 200);
}

/// A proxy between a client and the server must not understand a request differently.
#[tokio::test]
async fn requests_that_can_be_understood_in_two_ways_are_refused() {
    let server = TestServer::start().await;
    let own = server.address.clone();
    let check = async |path: &str, headers: &[(&str, &str)], status: u16| {
        let answer = server.ask(Ask { headers, ..Ask::get(path) }).await;
        assert_eq!(answer.status, status, "{path} {headers:?}");
        let answer = server.ask_metrics(Ask { host: Some(&own), headers, ..Ask::get(path) }).await;
        assert_eq!(answer.status, status, "metrics: {path} {headers:?}");
    };
    check("/livez", &[], 200).await;
    check("/livez", &[("Host", "localhost")], 400).await;
    check("/livez", &[("Host", &own)], 400).await;
    check(&format!("http://{own}/livez"), &[], 200).await;
    check("http://evil.example/livez", &[], 400).await;
    check("http://localhost/livez", &[], 400).await;
}

/// Of a body with two lengths, one is right, and the bytes after it are not read.
#[tokio::test]
async fn nothing_is_smuggled_behind_a_body_with_two_lengths() {
    let server = TestServer::start().await;
    for lengths in [
        "Content-Length: 5\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nContent-Length: 5",
    ] {
        let head = format!("POST /api/games HTTP/1.1\r\nHost: localhost\r\n{lengths}\r\n\r\n");
        let smuggled = "GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n";
        let answers = server.say(&format!("{head}0\r\n\r\n{smuggled}")).await;
        assert_eq!(answers.matches("HTTP/1.1 ").count(), 1, "{answers}");
        assert!(!answers.contains("alive"), "{answers}");
    }
    let bare = server.say("GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n").await;
    assert!(bare.starts_with("HTTP/1.1 400 "), "{bare}");
}

/// Over HTTPS, a sibling domain cannot plant a cookie, and cookies set before still work.
#[tokio::test]
async fn old_cookies_are_taken_over_once() {
    let server = TestServer::with(|config| {
        config.limits = FREE;
        config.public_url = Some("https://quarto.example".into());
    })
    .await;
    let (game, ada, _) = server.game(&json!({})).await;
    let ask = async |path: &str, cookies: &str| {
        let answer = server.ask(Ask { headers: &[("Cookie", cookies)], ..Ask::get(path) }).await;
        assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
        let set = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
        let set: Vec<String> = set.map(|(_, value)| value.clone()).collect();
        (answer, set)
    };
    let kept = "Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure";
    let gone = "Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure";
    let (secret, settings) = (format!("quarto={ada}"), "quarto-settings=theme=dark&name=Zo%C3%AB");
    let taken = [
        format!("__Host-{secret}; {kept}"),
        format!("quarto=; {gone}"),
        format!("__Host-{settings}; {kept}"),
        format!("quarto-settings=; {gone}"),
    ];
    let path = format!("/api/games/{game}");
    for path in [&*path, "/en/", "/en/nowhere"] {
        assert_eq!(ask(path, &format!("{secret}; {settings}")).await.1, taken, "{path}");
    }
    let (seen, _) = ask(&path, &secret).await;
    assert_eq!(seen.expect(200)["viewer"], "first", "the player keeps the seat");
    let (seen, set) = ask(&path, &format!("__Host-{secret}")).await;
    assert_eq!((&seen.expect(200)["viewer"], set.len()), (&json!("first"), 0));
    // A planted cookie does not count.
    let (seen, set) = ask(&path, &format!("quarto=x; __Host-{secret}")).await;
    assert_eq!(seen.expect(200)["viewer"], "first");
    assert_eq!(set, [format!("quarto=; {gone}")]);
    assert_eq!(ask("/version", "quarto=a,b c").await.1, [format!("quarto=; {gone}")]);
    // A cookie that the answer sets takes precedence over an old one.
    let send = async |path: &str, cookies: &str, form: &str| {
        let kind = ("Content-Type", "application/x-www-form-urlencoded");
        let headers = [("Cookie", cookies), ("Sec-Fetch-Site", "same-origin"), kind];
        let (method, body) = ("POST", Some(form.to_owned()));
        let answer = server.ask(Ask { method, headers: &headers, body, ..Ask::get(path) }).await;
        assert_eq!(answer.status, 303);
        let set = answer.headers.into_iter().filter(|(name, _)| name == "set-cookie");
        set.map(|(_, value)| value).collect::<Vec<_>>()
    };
    let set = send("/en/settings", settings, "theme=light").await;
    assert!(set[0].starts_with("__Host-quarto-settings=") && set[0].ends_with(kept), "{set:?}");
    assert_eq!(set[1..], [format!("quarto-settings=; {gone}")]);
    let forgotten =
        ["__Host-quarto", "__Host-quarto-settings"].map(|name| format!("{name}=; {gone}"));
    let new = format!("__Host-{secret}; __Host-{settings}");
    assert_eq!(send("/en/seats", &new, "do=forget").await, forgotten);
    let old = ["quarto", "quarto-settings"].map(|name| format!("{name}=; {gone}"));
    let set = send("/en/seats", &format!("{secret}; {settings}"), "do=forget").await;
    assert_eq!(set, [forgotten, old].concat());
}

#[tokio::test]
async fn by_plain_http_cookies_are_as_they_were() {
    let server = TestServer::start().await;
    let headers = [
        ("Content-Type", "application/x-www-form-urlencoded"),
        ("Sec-Fetch-Site", "same-origin"),
        ("Cookie", "quarto=old"),
    ];
    let body = Some("theme=dark".into());
    let ask = Ask { method: "POST", headers: &headers, body, ..Ask::get("/en/settings") };
    let answer = server.ask(ask).await;
    let set: Vec<_> = answer.headers.iter().filter(|(name, _)| name == "set-cookie").collect();
    assert!(set.len() == 1 && set[0].1.starts_with("quarto-settings="), "{answer:?}");
    assert_eq!(answer.header("strict-transport-security"), None);
}

/// Lynx makes people wait if the address of a redirect is not absolute.
#[tokio::test]
async fn whoever_comes_from_a_page_of_ours_is_sent_to_a_whole_address() {
    let server = TestServer::start().await;
    let own = format!("http://{}", server.address);
    let https = own.replace("http:", "https:");
    let place = async |page: &str| {
        let answer = server.ask(Ask { headers: &[("Referer", page)], ..Ask::get("/fr") }).await;
        answer.header("location").unwrap().to_owned()
    };
    assert_eq!(place(&format!("{own}/en/")).await, format!("{own}/fr/"));
    assert_eq!(place(&format!("{https}/en/")).await, format!("{https}/fr/"));
    for other in ["https://evil.example/", "nonsense", "", &own.replace("http:", "gopher:")] {
        assert_eq!(place(other).await, "/fr/", "{other}");
    }
    assert_eq!(server.get("/fr", None).await.header("location"), Some("/fr/"));
}
