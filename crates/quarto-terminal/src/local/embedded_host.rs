use std::sync::Arc;

use quarto_game::{Game, GameId, Time};
use quarto_host::{Follower, Host, HostConfig, Told};
use quarto_store::{Bus, BusUrl, Sqlite, Store};
use tokio::runtime::{Builder, Runtime};

use crate::local::data_dirs::{DataDirs, KeepError};

/// A source of the current time.
pub type TimeSource = Arc<dyn Fn() -> Time + Send + Sync>;

/// The host of the games at this terminal. It makes progress only while the terminal waits for it.
pub(crate) struct EmbeddedHost {
    runtime: Runtime,
    host: Host,
}

impl EmbeddedHost {
    /// Opens the store in its directory, or in memory without one.
    pub(crate) fn open(
        dirs: Option<&DataDirs>,
        clock: &TimeSource,
    ) -> Result<EmbeddedHost, KeepError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(KeepError::Runtime)?;
        let clock = Arc::clone(clock);
        let store = match dirs {
            Some(dirs) => runtime.block_on(Sqlite::open(&dirs.database(), move || clock()))?,
            None => Sqlite::in_memory(move || clock())?,
        };
        let bus = runtime.block_on(Bus::open(&BusUrl::Local));
        let bus = bus.expect("the bus of a single process connects to nothing");
        let host = Host::new(Store::Sqlite(store), bus, HostConfig::default());
        Ok(EmbeddedHost { runtime, host })
    }

    pub(crate) const fn host(&self) -> &Host {
        &self.host
    }

    pub(crate) fn store(&self) -> &Store {
        self.host.store()
    }

    /// Runs the host until a future is done.
    pub(crate) fn wait<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }

    /// Returns a game from the host.
    pub(crate) fn game(&self, id: GameId) -> Result<Arc<Game>, KeepError> {
        self.wait(self.host.game(id)).map_err(KeepError::from)
    }

    /// Waits for updates; `None` if the follower fell behind.
    pub(crate) fn next(&self, follower: &mut Follower) -> Option<Arc<Told>> {
        self.wait(follower.next())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_not_there_is_said_not_to_be_there() {
        let clock: TimeSource = Arc::new(quarto_store::system_time);
        let host = EmbeddedHost::open(None, &clock).unwrap();
        let error = host.game(quarto_store::random_game_id()).unwrap_err();
        assert_eq!(error.to_string(), "there is no such game");
        assert!(error.say(quarto_text::Language::English).contains("there is no such game"));
    }
}
