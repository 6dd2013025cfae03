//! The pages as people meet them, in a real browser.

mod games;
mod pages;
mod pieces;
mod reader;
mod sounds;
