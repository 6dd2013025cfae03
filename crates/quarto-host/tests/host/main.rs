//! Tests of games on a host: whole games, clocks, engines, races, restarts.
#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod clocks;
mod crash;
mod damage;
mod engines;
mod following;
mod meet;
mod orders;
mod rights;
mod site;
mod tournaments;
