//! The API for programs: games, seats, records, streams, sockets, and its description.

pub(crate) mod analysis;
pub(crate) mod anybody;
pub(crate) mod follow;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod manual;
pub(crate) mod openapi;
pub(crate) mod puzzles;
pub(crate) mod records;
pub(crate) mod seats;
pub(crate) mod socket;
pub(crate) mod tournaments;
