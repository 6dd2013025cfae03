//! Tests of the browser itself: its input and what it reports, on pages made for that.
#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod hands;
mod judges;
mod looks;
mod site;
