//! Hosts games of Quarto, whichever way players reach them: a page, a socket, a terminal.
//!
//! A [`Host`] judges the orders of players, stores their events, and only then publishes them:
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! use quarto_game::{Command, Options, Party, Seat, Viewer};
//! use quarto_host::{Host, HostConfig, Order, Proposal, Since};
//! use quarto_store::{Bus, BusUrl, Store};
//!
//! # let folder = tempfile::tempdir()?;
//! # let url = format!("sqlite:{}/games.db", folder.path().display()).parse()?;
//! let bus = Bus::open(&BusUrl::Local).await?;
//! let host = Host::new(Store::open(&url).await?, bus, HostConfig::default());
//! let options = Options { starter: Some(Seat::First), ..Options::default() };
//! let game = host.create(Proposal::new(options, "Ada".parse()?)).await?;
//!
//! let (_, _, mut follower) = host.follow(game, Viewer::Spectator, Since::Now).await?;
//! let sit = Command::Sit(Party::Person("Bo".parse()?));
//! host.act(Order::new(game, Seat::Second, sit)).await?;
//! host.act(Order::new(game, Seat::First, Command::Act { actions: vec!["K".parse()?] })).await?;
//! assert_eq!(follower.next().await.expect("Bo sits down").updates().len(), 2); // And the game starts.
//! assert_eq!(follower.next().await.expect("Ada gives K").updates().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(()) }).unwrap();
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! [`Host::run`] watches clocks and engines. Hosts that share a store and a bus are equals: the two
//! players of a game may be connected to different ones.
//!
//! The feature `cluster` turns on the feature of the same name in `quarto-store`.

mod attendance;
mod create;
mod damage;
mod engines;
mod follower;
mod host;
mod judge;
mod live;
mod meet;
mod order;
mod presence;
mod queue;
mod rights;
mod snapshot;
mod tournament_games;
mod tournaments;
mod watch;
mod workers;

pub use follower::{Follower, PastUpdates, Told};
pub use host::{Host, HostConfig};
pub use meet::{MeetError, Met, Wish};
pub use order::{Done, Order, OrderError, Proposal, ProposalError};
pub use snapshot::Since;
pub use tournaments::{TournamentCall, TournamentError};
pub use workers::{AnalysisTask, PendingAnalysis};
