use std::sync::Arc;
use std::time::{Duration, Instant};

use quarto_game::{GameId, Snapshot, Stage, Viewer};
use quarto_host::Host;
use quarto_store::StoreError;
use tokio::sync::Mutex;

/// The games that anyone may find, looked up once for everybody who asks at about the same time.
#[derive(Default)]
pub(crate) struct Lobby {
    latest: Mutex<Option<(Instant, Arc<LobbyGames>)>>,
}

/// The games that anyone may find, as everyone may see them.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct LobbyGames {
    /// Games in which a player waits, the oldest first.
    pub(crate) open: Vec<Snapshot>,
    /// Games to watch, the latest first.
    pub(crate) watch: Vec<Snapshot>,
}

/// How old a list may be.
const FRESH: Duration = Duration::from_millis(900);
/// The most open games, and the most games to watch, in the list.
const LISTED: u32 = 30;
const WATCHED: u32 = 12;

impl Lobby {
    /// Returns the games. As long as nothing changes, it is the same list.
    pub(crate) async fn look(&self, host: &Host) -> Result<Arc<LobbyGames>, StoreError> {
        let mut latest = self.latest.lock().await;
        if let Some((at, games)) = &*latest
            && at.elapsed() < FRESH
        {
            return Ok(Arc::clone(games));
        }
        let open = host.open_games(LISTED).await?;
        let watch = host.games_to_watch(WATCHED).await?;
        let open = look_at(host, open, |seen| seen.view.stage == Stage::Waiting).await;
        let watch = look_at(host, watch, |seen| seen.view.turn().is_some()).await;
        let fresh = LobbyGames { open, watch };
        let known = latest.take().map(|(_, games)| games).filter(|games| games.is_like(&fresh));
        let games = known.unwrap_or_else(|| Arc::new(fresh));
        *latest = Some((Instant::now(), Arc::clone(&games)));
        Ok(games)
    }
}

impl LobbyGames {
    /// Tells whether two lists show the same; that time passes and people watch changes nothing.
    fn is_like(&self, other: &LobbyGames) -> bool {
        let shown = |games: &LobbyGames| -> Vec<(GameId, usize)> {
            games.open.iter().chain(&games.watch).map(|seen| (seen.game, seen.seq)).collect()
        };
        self.open.len() == other.open.len() && shown(self) == shown(other)
    }
}

async fn look_at(
    host: &Host,
    games: Vec<GameId>,
    is_wanted: impl Fn(&Snapshot) -> bool,
) -> Vec<Snapshot> {
    let mut seen = Vec::new();
    for game in games {
        // A game that cannot be shown does not hide the others.
        let one = host.snapshot(game, Viewer::Spectator).await.ok();
        seen.extend(one.filter(&is_wanted));
    }
    seen
}
