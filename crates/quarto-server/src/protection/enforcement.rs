//! To which requests limits apply.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, Version, header};

use crate::config::Enforcement;
use crate::protection::guard::{FETCH_SITE, FORWARDED_FOR, authority, host_name};
use crate::protection::limits::Source;

/// Headers that a proxy adds to the requests it forwards.
const BY_PROXY: [HeaderName; 6] = [
    header::FORWARDED,
    header::VIA,
    FORWARDED_FOR,
    HeaderName::from_static("x-forwarded-host"),
    HeaderName::from_static("x-forwarded-proto"),
    HeaderName::from_static("x-real-ip"),
];

/// Decides to which requests limits apply.
pub(crate) struct Enforcer {
    whom: Enforcement,
    /// Whether a request has come through a proxy that is not configured. From then on limits apply
    /// to all requests: the next one might not show where it comes from.
    proxied: AtomicBool,
}

impl Enforcer {
    pub(crate) const fn new(whom: Enforcement) -> Enforcer {
        Enforcer { whom, proxied: AtomicBool::new(false) }
    }

    /// Returns the source of a connection. Only its address is known yet; its requests are judged
    /// one by one.
    pub(crate) fn of_connection(&self, peer: IpAddr) -> Source {
        match self.whom {
            Enforcement::Everybody => Source::Limited(peer),
            Enforcement::Strangers if self.is_proxied() => Source::Limited(peer),
            Enforcement::Strangers | Enforcement::Nobody => Source::Free(peer),
        }
    }

    /// Returns the source of a request from this address.
    pub(crate) fn of_request(&self, peer: IpAddr, request: &Request) -> Source {
        if self.whom == Enforcement::Strangers
            && (!peer.is_loopback() || comes_by_proxy(request))
            && !self.proxied.swap(true, Ordering::Relaxed)
        {
            tracing::warn!(
                "a request came by a proxy: limits hold from now on; set public-url and trusted-proxies"
            );
        }
        self.of_connection(peer)
    }

    fn is_proxied(&self) -> bool {
        self.proxied.load(Ordering::Relaxed)
    }
}

/// Tells whether a request shows signs of a proxy: it has a header that proxies add; its host is
/// not a name of this machine for itself; it uses HTTP/1.0, as nginx does by default; or a browser
/// says that it is same-origin with a page under another host.
fn comes_by_proxy(request: &Request) -> bool {
    let headers = request.headers();
    BY_PROXY.iter().any(|name| headers.contains_key(name))
        || !text(headers, &header::HOST).is_some_and(is_here)
        || request.version() < Version::HTTP_11
        || is_called_otherwise(headers)
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Tells whether a host is this machine's name for itself. The unspecified address (`0.0.0.0`)
/// leads here, too.
fn is_here(host: &str) -> bool {
    let name = host_name(host);
    let address =
        name.trim_matches(['[', ']']).parse().map(|address: IpAddr| address.to_canonical());
    name.eq_ignore_ascii_case("localhost")
        || address.is_ok_and(|address| address.is_loopback() || address.is_unspecified())
}

/// Tells whether a page that its browser calls same-origin has another host than the request.
fn is_called_otherwise(headers: &HeaderMap) -> bool {
    let host = text(headers, &header::HOST);
    text(headers, &FETCH_SITE) == Some("same-origin")
        && [header::ORIGIN, header::REFERER]
            .iter()
            .filter_map(|name| text(headers, name).and_then(authority))
            .any(|page| Some(page) != host)
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    #[test]
    fn a_proxy_shows_itself() {
        let check = |headers: &[(&str, &str)], version: Version, expected: bool| {
            let mut request = Request::builder().version(version);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            let request = request.body(Body::empty()).unwrap();
            assert_eq!(comes_by_proxy(&request), expected, "{headers:?} {version:?}");
        };
        let host = ("Host", "127.0.0.1:1616");
        for name in [
            "localhost",
            "LOCALHOST:1616",
            "127.0.0.1",
            "127.9.9.9:1",
            "[::1]:1616",
            "[::1]",
            "0.0.0.0:1616",
            "[::]",
            "[::ffff:127.0.0.1]:1616",
        ] {
            check(&[("Host", name)], Version::HTTP_11, false);
        }
        for name in [
            "quarto.example",
            "192.0.2.1",
            "[2001:db8::1]:80",
            "[::ffff:192.0.2.1]",
            "localhost.example",
            "",
        ] {
            check(&[("Host", name)], Version::HTTP_11, true);
        }
        for name in BY_PROXY {
            check(&[host, (name.as_str(), "x")], Version::HTTP_11, true);
        }
        check(&[host], Version::HTTP_10, true);
        check(&[], Version::HTTP_11, true);
        let same = ("Sec-Fetch-Site", "same-origin");
        check(&[host, same, ("Origin", "http://127.0.0.1:1616")], Version::HTTP_11, false);
        check(&[host, same, ("Origin", "https://quarto.example")], Version::HTTP_11, true);
        check(&[host, same, ("Referer", "https://quarto.example/en/")], Version::HTTP_11, true);
        // A page of another site may send any header; it is not a proxy.
        let cross = ("Sec-Fetch-Site", "cross-site");
        check(&[host, cross, ("Origin", "https://evil.example")], Version::HTTP_11, false);
    }

    #[test]
    fn once_there_was_a_proxy_limits_hold_for_everybody() {
        let enforcer = Enforcer::new(Enforcement::Strangers);
        let here = IpAddr::from([127, 0, 0, 1]);
        let ask = |via: Option<&str>| {
            let mut request = Request::builder().header("Host", "localhost");
            if let Some(via) = via {
                request = request.header("Via", via);
            }
            enforcer.of_request(here, &request.body(Body::empty()).unwrap())
        };
        assert_eq!(ask(None), Source::Free(here));
        assert_eq!(ask(Some("1.1 proxy")), Source::Limited(here));
        assert_eq!(ask(None), Source::Limited(here));
        assert_eq!(enforcer.of_connection(here), Source::Limited(here));
    }

    /// A request forwarded to this machine may still have its original address.
    #[test]
    fn who_comes_from_elsewhere_is_a_stranger() {
        let enforcer = Enforcer::new(Enforcement::Strangers);
        let elsewhere = IpAddr::from([192, 0, 2, 1]);
        let request = Request::builder().header("Host", "localhost").body(Body::empty()).unwrap();
        assert_eq!(enforcer.of_request(elsewhere, &request), Source::Limited(elsewhere));
    }
}
