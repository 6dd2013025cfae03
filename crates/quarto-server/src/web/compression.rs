//! Compression of pages. It is only for pages without a lasting secret: from the length of compressed
//! answers, an attacker who can make a browser ask again and again with text of their own could guess one
//! (BREACH). What pages hold instead are keys of forms, which are new in every answer.

use std::io::Write;

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The largest page to compress, which is far more than any has.
const LARGEST: usize = 1 << 20;
/// What is shorter fits into a packet anyway.
const SHORTEST: usize = 1000;

/// Tells whether a client accepts a coding. One with a weight of 0 is not accepted.
pub(crate) fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let all = headers.get_all(header::ACCEPT_ENCODING).iter();
    all.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
        name.trim().eq_ignore_ascii_case(coding) && weight.is_some_and(|weight: f32| weight > 0.0)
    })
}

/// Compresses a page if the client understands that.
pub(crate) async fn compress(request: Request, next: Next) -> Response {
    let is_understood = accepts(request.headers(), "gzip");
    let mut response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE);
    if !kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html")) {
        return response;
    }
    response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !is_understood {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // The pages are whole in memory; they cannot fail to arrive.
    let body = to_bytes(body, LARGEST).await.unwrap_or_default();
    if body.len() < SHORTEST {
        return Response::from_parts(parts, body.into());
    }
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(gzip(&body)))
}

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut gzip = GzEncoder::new(Vec::with_capacity(text.len() / 4), Compression::fast());
    gzip.write_all(text).and_then(|()| gzip.finish()).expect("memory can be written")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_say_what_they_understand() {
        let check = |accepted: &'static str, expected| {
            let headers = HeaderMap::from_iter([(
                header::ACCEPT_ENCODING,
                HeaderValue::from_static(accepted),
            )]);
            assert_eq!(accepts(&headers, "gzip"), expected, "{accepted}");
        };
        check("gzip, deflate, br, zstd", true);
        check("br;q=1.0, GZIP;q=0.8", true);
        check("gzip;q=0, br", false);
        check("identity", false);
        check("gzip;q=x", false);
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }
}
