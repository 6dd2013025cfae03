//! The browser does what hands do and tells what eyes see. The pages are made for that.
#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod hands;
mod judges;
mod looks;
mod site;
