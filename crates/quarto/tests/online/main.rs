//! Servers as processes of their own: they are stopped, killed, cut off, and nothing is lost.
#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod crash;
mod node;
mod player;
mod running;
