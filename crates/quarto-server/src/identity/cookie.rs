//! Cookies: how they are named, read, set, and migrated from their old names.

use axum::http::{HeaderMap, HeaderValue, header};

use quarto_pages::Settings;

use crate::app::App;

/// The lifetime of a cookie, in seconds: a year.
const AGE: u32 = 31_536_000;

/// Returns the header that stores a visitor's settings.
pub(crate) fn remember(app: &App, settings: &Settings) -> HeaderValue {
    Cookie::SETTINGS.set(&settings.to_text(), app)
}

/// One of our cookies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cookie {
    /// Its name over plain HTTP.
    plain: &'static str,
    /// Its name over HTTPS: with the prefix `__Host-`, browsers accept it only from the very host
    /// that reads it, so that a sibling domain cannot plant one.
    secure: &'static str,
}

impl Cookie {
    /// The cookie with a visitor's secret.
    pub(crate) const SECRET: Cookie = Cookie { plain: "quarto", secure: "__Host-quarto" };
    /// The cookie with a visitor's settings.
    pub(crate) const SETTINGS: Cookie =
        Cookie { plain: "quarto-settings", secure: "__Host-quarto-settings" };

    /// The cookie with the lessons that a visitor has done.
    pub(crate) const LESSONS: Cookie =
        Cookie { plain: "quarto-lessons", secure: "__Host-quarto-lessons" };

    /// Returns its value in a request.
    pub(crate) fn read(self, headers: &HeaderMap) -> Option<&str> {
        value(headers, self.secure).or_else(|| value(headers, self.plain))
    }

    /// Returns the header that stores a value of letters, digits and percent signs, which scripts
    /// cannot read.
    pub(crate) fn set(self, value: &str, app: &App) -> HeaderValue {
        let (name, secure) =
            if is_https(app) { (self.secure, "; Secure") } else { (self.plain, "") };
        let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={AGE}{secure}");
        let mut value = HeaderValue::from_str(&text).expect("letters, digits and percent signs");
        value.set_sensitive(true);
        value
    }

    /// Returns the header that deletes it.
    pub(crate) fn drop(self, app: &App) -> HeaderValue {
        let (name, secure) =
            if is_https(app) { (self.secure, "; Secure") } else { (self.plain, "") };
        let text = format!("{name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}");
        HeaderValue::from_str(&text).expect("letters")
    }

    /// Tells whether a response sets it.
    fn is_set(self, answer: &HeaderMap) -> bool {
        let mut all = answer.get_all(header::SET_COOKIE).iter();
        all.any(|set| set.as_bytes().starts_with(format!("{}=", self.secure).as_bytes()))
    }

    /// Migrates a cookie from its old, unsafe name: the response sets it under the new name, unless
    /// there is one already, and deletes the old one.
    fn take_over(self, old: &Old, answer: &mut HeaderMap, app: &App) {
        if let Some(value) = &old.only
            && !self.is_set(answer)
        {
            answer.append(header::SET_COOKIE, self.set(value, app));
        }
        let gone = format!("{}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure", self.plain);
        answer.append(header::SET_COOKIE, HeaderValue::from_str(&gone).expect("letters"));
    }
}

/// The cookies of a request under their old names, on a server where they have safe ones.
#[derive(Default)]
pub(crate) struct OldCookies(Vec<(Cookie, Old)>);

struct Old {
    /// Its value, if it is valid and there is no cookie with the safe name.
    only: Option<String>,
}

impl OldCookies {
    /// Returns the old cookies of a request.
    pub(crate) fn of(headers: &HeaderMap, app: &App) -> OldCookies {
        if !is_https(app) {
            return OldCookies::default();
        }
        let old = |cookie: Cookie| {
            let old = value(headers, cookie.plain)?;
            let is_only = value(headers, cookie.secure).is_none() && is_ours(old);
            Some((cookie, Old { only: is_only.then(|| old.to_owned()) }))
        };
        OldCookies([Cookie::SECRET, Cookie::SETTINGS].into_iter().filter_map(old).collect())
    }

    /// Migrates them with a response.
    pub(crate) fn take_over(&self, answer: &mut HeaderMap, app: &App) {
        for (cookie, old) in &self.0 {
            cookie.take_over(old, answer, app);
        }
    }
}

/// Tells whether a value has only characters that we use.
fn is_ours(value: &str) -> bool {
    value.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.*+%&=".contains(&byte))
}

fn value<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut each = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
    each.find(|(name, _)| name.trim() == wanted).map(|(_, value)| value.trim())
}

/// Tells whether the request has cookies, which a browser sends without the user's doing.
pub(crate) fn has_cookie(headers: &HeaderMap) -> bool {
    headers.contains_key(header::COOKIE)
}

/// Tells whether visitors come by HTTPS, so that cookies must not go over anything else.
pub(crate) fn is_https(app: &App) -> bool {
    app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"))
}
