//! Servers as processes of their own: they are stopped, killed, cut off, and nothing is lost.
#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod bo;
mod bot;
#[cfg(feature = "cluster")]
mod cluster;
mod crash;
mod https;
#[cfg(target_os = "linux")]
mod memory;
mod node;
mod player;
#[cfg(feature = "cluster")]
mod proxy;
mod remote;
mod running;
mod screen;
mod table;
mod terminal;
#[path = "../terminal/tty.rs"]
mod tty;
