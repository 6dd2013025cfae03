//! What goes over the wire, as it was when it was first written down. A line that changes here is a
//! change that programs notice: it belongs into the changelog.
#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod announcements;
