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
//! Start reading at `routes.rs`, which lists all routes; every request passes `protection/guard.rs`, and
//! `error.rs` decides every status. The pages begin at `web.rs`.
//!
//! The feature `cluster` enables that of `quarto-store`.

mod api;
mod app;
mod config;
mod error;
mod extract;
mod identity;
mod lobby;
mod metrics;
mod protection;
mod routes;
mod server;
mod web;

pub use config::{Config, Enforcement, LimitMode, Limits, Network, NetworkError};
pub use server::{Server, StartError};
