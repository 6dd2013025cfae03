//! Games of Quarto over HTTP: pages for people; a JSON API, streams and sockets for programs.
//!
//! A [`Server`] is started with a [`Config`] and runs until it is told to stop:
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! use quarto_server::{Config, Server};
//!
//! # let folder = tempfile::tempdir()?;
//! # let database = format!("sqlite:{}/games.db", folder.path().display()).parse()?;
//! let config = Config { listen: "127.0.0.1:0".parse()?, ..Config::new(database) };
//! let server = Server::start(config).await?;
//! assert_ne!(server.address().port(), 0);
//! server.run(std::future::ready(())).await?; // It stops at once.
//! # Ok::<(), Box<dyn std::error::Error>>(()) }).unwrap();
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! Start reading at `routes.rs`, which lists all routes; every request passes `guard.rs`, and
//! `error.rs` decides every status. The pages begin at `web.rs`.
//!
//! The feature `cluster` enables that of `quarto-store`.

mod analysis;
mod app;
mod caller;
mod config;
mod connection;
mod cookie;
mod descriptors;
mod enforcement;
mod entrance;
mod error;
mod extract;
mod follow;
mod games;
mod guard;
mod health;
mod limits;
mod metrics;
mod once;
mod openapi;
mod records;
mod routes;
mod sampled;
mod seats;
mod server;
mod socket;
mod tally;
mod web;

pub use config::{Config, Enforcement, LimitMode, Limits, Network, NetworkError};
pub use server::{Server, StartError};
