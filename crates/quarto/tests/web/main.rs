//! The pages as people meet them, in a real browser.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod calls;
mod clicks;
mod cups;
mod flights;
mod games;
mod lists;
mod morph;
mod pages;
mod pieces;
mod puzzles;
mod questions;
mod reader;
mod screen;
mod sounds;
mod text_browsers;
#[path = "../terminal/tty.rs"]
mod tty;
