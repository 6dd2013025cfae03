use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use quarto_game::GameId;
use quarto_host::Host;

use super::limits::{Source, household};
use crate::error::ApiError;

/// A limit on the open games that wait at once for players, per household: a list that everyone sees
/// must not be filled by one.
pub(crate) struct WaitingGames {
    most: usize,
    made: Mutex<HashMap<IpAddr, Vec<GameId>>>,
}

/// More open games than anyone can have: all that are listed are looked at.
const ALL: u32 = 1000;
/// How long a household that has too many waits before it tries again, in seconds.
const RETRY: u64 = 30;

impl WaitingGames {
    pub(crate) fn new(most: usize) -> WaitingGames {
        WaitingGames { most, made: Mutex::default() }
    }

    /// Lets a household make an open game, unless too many of its own wait already.
    pub(crate) async fn admit(&self, host: &Host, from: Source) -> Result<(), ApiError> {
        let Source::Limited(address) = from else { return Ok(()) };
        let most = if self.most == 0 { usize::MAX } else { self.most };
        let count =
            |made: &HashMap<IpAddr, Vec<GameId>>| made.get(&household(address)).map_or(0, Vec::len);
        if count(&self.made()) < most {
            return Ok(());
        }
        // Some may have found a player, or their makers are gone.
        let waiting = host.open_games(ALL).await?;
        let mut made = self.made();
        made.retain(|_, games| {
            games.retain(|game| waiting.contains(game));
            !games.is_empty()
        });
        if count(&made) < most { Ok(()) } else { Err(ApiError::TooMany { retry_after: RETRY }) }
    }

    /// Takes note of an open game that a household has made or found.
    pub(crate) fn note(&self, from: Source, game: GameId) {
        let Source::Limited(address) = from else { return };
        let mut made = self.made();
        let games = made.entry(household(address)).or_default();
        if !games.contains(&game) {
            games.push(game);
        }
    }

    fn made(&self) -> MutexGuard<'_, HashMap<IpAddr, Vec<GameId>>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
