//! The server as clients see it, over real connections.
#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod api;
mod client;
mod cups;
mod delivery;
mod description;
mod exchange;
mod exchanges;
mod forms;
mod kept;
mod leaks;
mod lessons;
mod limits;
mod links;
mod lobby;
mod pages;
mod personal;
mod puzzles;
mod review;
mod safety;
mod seats;
mod streams;
mod tournaments;
mod visitor;
