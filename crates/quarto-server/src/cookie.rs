//! Cookies: how they are named, read, set, and taken over from before.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::app::App;

/// For how long a cookie is kept, in seconds: a year.
const AGE: u32 = 31_536_000;

/// A cookie of ours.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cookie {
    /// Its name where people come by plain HTTP.
    plain: &'static str,
    /// Its name where they come by HTTPS: browsers take it only from the very server that reads it, so
    /// that no sister of its name can plant one.
    secure: &'static str,
}

impl Cookie {
    /// Holds a visitor's secret.
    pub(crate) const SECRET: Cookie = Cookie { plain: "quarto", secure: "__Host-quarto" };
    /// Holds how a visitor wants pages to be.
    pub(crate) const SETTINGS: Cookie =
        Cookie { plain: "quarto-settings", secure: "__Host-quarto-settings" };

    /// Returns the value that a request has for it.
    pub(crate) fn read(self, headers: &HeaderMap) -> Option<&str> {
        value(headers, self.secure).or_else(|| value(headers, self.plain))
    }

    /// Returns what makes a browser keep a value of letters, digits and percent signs. No script can
    /// read it.
    pub(crate) fn set(self, value: &str, app: &App) -> HeaderValue {
        let (name, secure) =
            if is_https(app) { (self.secure, "; Secure") } else { (self.plain, "") };
        let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={AGE}{secure}");
        let mut value = HeaderValue::from_str(&text).expect("letters, digits and percent signs");
        value.set_sensitive(true);
        value
    }

    /// Returns what makes a browser forget it.
    pub(crate) fn drop(self, app: &App) -> HeaderValue {
        let (name, secure) =
            if is_https(app) { (self.secure, "; Secure") } else { (self.plain, "") };
        let text = format!("{name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}");
        HeaderValue::from_str(&text).expect("letters")
    }

    /// Tells whether an answer sets it.
    fn is_set(self, answer: &HeaderMap) -> bool {
        let mut all = answer.get_all(header::SET_COOKIE).iter();
        all.any(|set| set.as_bytes().starts_with(format!("{}=", self.secure).as_bytes()))
    }

    /// Takes a cookie over that was given when its name was not safe: the answer sets it with its new
    /// name, unless there is one, and deletes the old one.
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

/// Cookies of a request that have their old names, where they should have the safe ones.
#[derive(Default)]
pub(crate) struct OldCookies(Vec<(Cookie, Old)>);

struct Old {
    /// Its value, if it makes sense and there is none with the safe name.
    only: Option<String>,
}

impl OldCookies {
    /// Returns those of a request.
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

    /// Takes them over with an answer.
    pub(crate) fn take_over(&self, answer: &mut HeaderMap, app: &App) {
        for (cookie, old) in &self.0 {
            cookie.take_over(old, answer, app);
        }
    }
}

/// Tells whether a value is written as we write them.
fn is_ours(value: &str) -> bool {
    value.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.*+%&=".contains(&byte))
}

fn value<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut each = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
    each.find(|(name, _)| name.trim() == wanted).map(|(_, value)| value.trim())
}

/// Tells whether a browser speaks for somebody without their doing.
pub(crate) fn has_cookie(headers: &HeaderMap) -> bool {
    headers.contains_key(header::COOKIE)
}

/// Tells whether people come by HTTPS, so that cookies may go no other way.
pub(crate) fn is_https(app: &App) -> bool {
    app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"))
}
