//! The middleware that every request passes before its handler, and every response after it.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{MatchedPath, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::identity::cookie::{OldCookies, has_cookie, is_https};
use crate::metrics::Answer;
use crate::protection::entrance::{Entry, Purpose};

pub(crate) const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
pub(crate) const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Admits a request if its checks pass, and completes the response.
pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("(none)", |route| route.as_str()).to_owned();
    let origin = own_origin(request.headers());
    let old_cookies = OldCookies::of(request.headers(), &app);
    let mut response = match check(&app, &mut request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    let status = response.status().as_u16();
    tracing::debug!(route, status, "answered");
    app.metrics.requests.get_or_create(&Answer { route, status }).inc();
    if let Some(origin) = origin {
        complete_location(response.headers_mut(), &origin);
    }
    old_cookies.take_over(response.headers_mut(), &app);
    protect(response.headers_mut(), &app);
    response
}

/// Checks a request, and records its source.
fn check(app: &App, request: &mut Request) -> Result<(), ApiError> {
    check_host(app, request)?;
    let peer = Peer::of(request.extensions()).address();
    let peer = real_peer(app, peer, request.headers());
    let peer = app.enforcer.of_request(peer, request);
    request.extensions_mut().insert(Peer(peer));
    if !is_health(request.uri().path()) {
        check_purpose(request)?;
        app.guards.count_request(peer)?;
    }
    let headers = request.headers();
    let is_socket = headers.contains_key(header::UPGRADE);
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // A form on a foreign page is sent without our cookies, but the response might replace them.
    let by_browser = has_cookie(headers)
        || headers.contains_key(header::ORIGIN)
        || headers.contains_key(FETCH_SITE);
    if by_browser && (is_socket || !is_safe) && !is_same_origin(headers) {
        return Err(ApiError::ForeignOrigin);
    }
    Ok(())
}

/// Refuses requests on the spare connections, which are reserved for health checks.
fn check_purpose(request: &Request) -> Result<(), ApiError> {
    match request.extensions().get::<Arc<Entry>>().map(|entry| entry.purpose) {
        Some(Purpose::Health) => Err(ApiError::Full),
        Some(Purpose::Anything) | None => Ok(()),
    }
}

fn is_health(path: &str) -> bool {
    matches!(path, "/livez" | "/readyz")
}

/// Admits a request for metrics if its host is one of the server's names.
pub(crate) async fn guard_metrics(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match check_host(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    protect(response.headers_mut(), &app);
    response
}

/// Accepts only our own host names: another name that resolves to this machine would let a foreign
/// page in (DNS rebinding). A bare IP address cannot be such a name.
fn check_host(app: &App, request: &Request) -> Result<(), ApiError> {
    let name = host_name(only_host(request)?);
    let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let public = app.config.public_url.as_deref().and_then(authority).map(host_name);
    let is_known = name.eq_ignore_ascii_case("localhost")
        || public.is_some_and(|public| public.eq_ignore_ascii_case(name))
        || app.config.hosts.iter().any(|host| host.eq_ignore_ascii_case(name));
    if is_address || is_known { Ok(()) } else { Err(ApiError::ForeignHost) }
}

/// Returns the host of a request. If there are several, intermediaries may have looked at another
/// one than we would (RFC 9112, 3.2).
fn only_host(request: &Request) -> Result<&str, ApiError> {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let (host, further) = (hosts.next(), hosts.next());
    let bad = |text: &str| Err(ApiError::BadRequest(text.into()));
    let Some(host) = host else {
        return if request.version() < Version::HTTP_11 {
            Err(ApiError::ForeignHost)
        } else {
            bad("there must be a Host")
        };
    };
    let host = host.to_str().map_err(|_| ApiError::ForeignHost)?;
    let target = request.uri().authority().map(Authority::as_str);
    if further.is_some() {
        return bad("there must be only one Host");
    }
    if target.is_some_and(|target| !target.eq_ignore_ascii_case(host)) {
        return bad("Host must be that of the address");
    }
    Ok(host)
}

/// Returns the host and port of an address.
pub(crate) fn authority(url: &str) -> Option<&str> {
    url.split_once("://")?.1.split('/').next()
}

/// Returns a host without its port.
pub(crate) fn host_name(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        Some(_) | None => host,
    }
}

/// Tells whether a request comes from one of our pages, or from no page at all: browsers say so,
/// and other programs have no cookies that could be abused.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text(&FETCH_SITE)
        && site != "same-origin"
        && site != "none"
    {
        return false;
    }
    match text(&header::ORIGIN) {
        Some(origin) => authority(origin).is_some_and(|own| text(&header::HOST) == Some(own)),
        None => true,
    }
}

/// Returns the origin of this server as the visitor sees it, if the request comes from one of our
/// pages and says so.
fn own_origin(headers: &HeaderMap) -> Option<String> {
    let [place, host] =
        [header::REFERER, header::HOST].map(|name| headers.get(name)?.to_str().ok());
    let (place, host) = (place?, host?);
    let scheme = place.split("://").next().filter(|scheme| ["http", "https"].contains(scheme))?;
    (authority(place) == Some(host)).then(|| format!("{scheme}://{host}"))
}

/// Makes the address of a redirect absolute. Otherwise Lynx makes people wait for seconds after
/// every move.
fn complete_location(headers: &mut HeaderMap, origin: &str) {
    let place = headers.get(header::LOCATION).and_then(|place| place.to_str().ok());
    let path = place.filter(|place| place.starts_with('/') && !place.starts_with("//"));
    let whole = path.and_then(|path| HeaderValue::from_str(&format!("{origin}{path}")).ok());
    if let Some(whole) = whole {
        headers.insert(header::LOCATION, whole);
    }
}

/// Returns the real address of a request: the nearest one that is not a trusted proxy.
fn real_peer(app: &App, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let is_trusted =
        |address: IpAddr| app.config.trusted_proxies.iter().any(|net| net.contains(address));
    if !is_trusted(peer) {
        return peer;
    }
    let said = headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok());
    let way: Vec<&str> = said.flat_map(|value| value.split(',')).map(str::trim).collect();
    // Each proxy appends the address it saw; anything before an unknown address may be forged.
    let heard = way.iter().rev().map_while(|text| read_address(text));
    heard.into_iter().find(|address| !is_trusted(*address)).unwrap_or(peer)
}

/// Reads an address, with or without a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().map(|address| address.ip());
    text.parse().or_else(|_| with_port()).ok()
}

/// Sets the security headers: our pages load nothing from elsewhere, and are not embedded
/// elsewhere.
fn protect(headers: &mut HeaderMap, app: &App) {
    const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
        media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
        frame-ancestors 'none'";
    // Of the two directives against caching, Lynx understands only the second.
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "no-store, no-cache"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_https(app) {
        // For a year.
        let secure = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, secure);
    }
}
