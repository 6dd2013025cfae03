//! A server of a few pages, so simple that the faults of a real one cannot disturb the tests.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};

/// Serves pages by their paths until the tests end, and returns the address. The script of a page has the
/// same path with `.js`.
pub(crate) fn serve(pages: &'static [(&'static str, &'static str)]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            // Browsers open connections without using them; they must not block the others.
            std::thread::spawn(move || answer(stream, pages));
        }
    });
    url
}

fn answer(mut stream: TcpStream, pages: &[(&str, &str)]) -> Option<()> {
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines().map_while(Result::ok);
    let path = lines.next()?.split(' ').nth(1)?.to_owned();
    let languages = lines.by_ref().take_while(|line| !line.is_empty()).find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        name.eq_ignore_ascii_case("accept-language").then(|| value.to_owned())
    });
    let found = pages.iter().find(|(known, _)| *known == path);
    let (status, body) = found.map_or(("404 Not Found", "nothing"), |(_, body)| ("200 OK", body));
    let kind = if path.contains(".js") { "text/javascript" } else { "text/html" };
    let body = body.replace("{languages}", &languages.unwrap_or_default());
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {length}\r\n\
         Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'unsafe-inline'\r\n\
         Connection: close\r\n\r\n{body}"
    )
    .ok()
}
