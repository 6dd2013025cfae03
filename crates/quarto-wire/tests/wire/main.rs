//! The wire format, as it was when it was first recorded. A change to one of these lines is a
//! change that clients notice: it belongs in the changelog.
#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod announcements;
mod games;
