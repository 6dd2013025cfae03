//! The background work of a host: it watches clocks and engines, hears what other hosts do, and deletes
//! what is no longer needed.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use quarto_game::{GameId, Seat, Time};
use quarto_store::{BusError, BusEvent, StoreError};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

use crate::judge::ENGINE_PATIENCE;
use crate::live::Live;
use crate::{Host, OrderError};

/// How often deadlines are checked.
const ROUND: Duration = Duration::from_millis(250);
/// How often a heartbeat is sent, in rounds.
const BEAT: u64 = 4;
/// How old a heartbeat may be that still tells whether the store works.
const RECENT: Duration = Duration::from_secs(2);
/// How often the rest is done, in rounds.
const TIDY: u64 = 40;
/// How often abandoned games are looked for, in rounds.
const ABANDONED: u64 = 2400;
/// How long abandoned games are kept at least: the presence of a player is noted only once an hour.
const SHORTEST: Duration = Duration::from_hours(24);
/// How long a game without followers stays in memory after its last use.
const IDLE: Duration = Duration::from_mins(1);
/// The same if it is over.
const IDLE_OVER: Duration = Duration::from_secs(5);

/// Counts a listener of a host, until it is dropped.
struct Listening<'a>(&'a AtomicUsize);

impl Listening<'_> {
    fn new(host: &Host) -> Listening<'_> {
        host.inner.listening.fetch_add(1, Ordering::Relaxed);
        Listening(&host.inner.listening)
    }
}

impl Drop for Listening<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Host {
    /// Watches all games until the future is dropped. Every host must run this.
    ///
    /// # Errors
    /// If the bus cannot be used.
    pub async fn run(&self) -> Result<(), BusError> {
        let hints = self.bus().listen().await?;
        let _listening = Listening::new(self);
        self.note_behind();
        tokio::select! {
            () = self.listen(hints) => {}
            () = self.keep_watch() => {}
        }
        Ok(())
    }

    async fn keep_watch(&self) {
        let mut rounds = interval(ROUND);
        rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for round in 0_u64.. {
            rounds.tick().await;
            if let Err(error) = self.round(round).await {
                tracing::warn!(%error, "the store failed");
            }
        }
    }

    async fn round(&self, round: u64) -> Result<(), StoreError> {
        if round.is_multiple_of(BEAT) {
            self.heartbeat().await?;
            let due = &self.inner.catch_ups;
            let less = |left: usize| left.checked_sub(1);
            let is_due = due.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less).is_ok();
            if is_due || !self.bus().is_whole() {
                self.catch_up().await.inspect_err(|_| self.note_behind())?;
            }
        }
        self.fire().await?;
        self.fire_tournaments().await?;
        if round.is_multiple_of(TIDY) {
            self.tidy().await?;
        }
        if round.is_multiple_of(ABANDONED) {
            self.forget_abandoned().await?;
        }
        Ok(())
    }

    /// Sends a heartbeat to the store. If the whole site was down, the players to act are owed that time.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn heartbeat(&self) -> Result<(), StoreError> {
        self.inner.is_watching.store(true, Ordering::Relaxed);
        let beaten = self.store().heartbeat().await;
        *self.latest_heartbeat() = Some((Instant::now(), beaten.is_ok()));
        if let Some(away) = beaten? {
            tracing::info!(seconds = away.as_secs(), "the site was away; clocks are extended");
        }
        Ok(())
    }

    /// Tells whether the store can be written: whether it took the latest heartbeat. However often this is
    /// called, it costs hardly anything.
    pub async fn is_ready(&self) -> bool {
        if let Some(is_ready) = self.recent_pulse() {
            return is_ready;
        }
        // The watch is late. One of the callers sends a heartbeat for all of them.
        let _alone = self.inner.probing.lock().await;
        if let Some(is_ready) = self.recent_pulse() {
            return is_ready;
        }
        let beaten = self.heartbeat().await;
        beaten.inspect_err(|error| tracing::warn!(%error, "the store failed")).is_ok()
    }

    fn recent_pulse(&self) -> Option<bool> {
        let recent = self.latest_heartbeat().filter(|(at, _)| at.elapsed() < RECENT);
        recent.map(|(_, is_ready)| is_ready)
    }

    fn latest_heartbeat(&self) -> MutexGuard<'_, Option<(Instant, bool)>> {
        self.inner.latest_heartbeat.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Checks on the games whose deadline has come.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn fire(&self) -> Result<(), StoreError> {
        let aside: Vec<GameId> = self.aside().iter().copied().collect();
        let due = self.store().due(aside).await?;
        let (thought_about, waiting): (Vec<_>, Vec<_>) =
            due.into_iter().partition(|game| self.is_thought_about(*game));
        if !thought_about.is_empty() {
            // Otherwise they would be due again in every round, and hide those that wait.
            self.store().postpone(thought_about, self.store().now().after(ENGINE_PATIENCE)).await?;
        }
        let wake = |game| {
            let host = self.clone();
            async move { (game, host.wake(game).await) }
        };
        let woken: JoinSet<_> = waiting.into_iter().map(wake).collect();
        for (game, woken) in woken.join_all().await {
            match woken {
                // A damaged game was logged when the damage was found.
                Ok(()) | Err(OrderError::Store(StoreError::Corrupt { .. })) => {}
                Err(OrderError::NoGame) => self.set_aside(game, &"all but its deadline is gone"),
                Err(error) => tracing::warn!(%game, %error, "a deadline could not be kept"),
            }
        }
        Ok(())
    }

    /// Tells whether an engine of this host is thinking about a game, and will act when it is ready.
    fn is_thought_about(&self, game: GameId) -> bool {
        let live = self.games().get(&game).cloned();
        live.is_some_and(|live| live.state.try_lock().is_ok_and(|state| state.thinking))
    }

    async fn listen(&self, mut hints: quarto_store::BusSubscription) {
        while let Some(signal) = hints.next().await {
            match signal {
                BusEvent::Changed(hint) => {
                    let live = self.games().get(&hint.game).cloned();
                    let host = self.clone();
                    match live {
                        Some(live) if live.seq() < hint.seq => {
                            tokio::spawn(async move { host.bring_up_to_date(&live).await });
                        }
                        Some(_) => {}
                        // It may be the name of a tournament.
                        None => {
                            tokio::spawn(async move { host.hear_of_tournament(hint).await });
                        }
                    }
                }
                BusEvent::Missed => self.note_behind(),
            }
        }
    }

    /// Checks whether other hosts have added events to games in memory, and applies them.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn catch_up(&self) -> Result<(), StoreError> {
        let all: Vec<GameId> = self.games().keys().copied().collect();
        for some in all.chunks(1000) {
            for (game, seq) in self.store().latest_seqs(some.to_vec()).await? {
                let live = self.games().get(&game).cloned();
                if let Some(live) = live.filter(|live| live.seq() < seq) {
                    self.bring_up_to_date(&live).await;
                }
            }
        }
        self.catch_up_tournaments().await;
        Ok(())
    }

    /// Notes that the store may hold something that we do not know.
    pub(crate) fn note_behind(&self) {
        // Twice: the next heartbeat may be too soon, before the bus has begun to send us hints.
        self.inner.catch_ups.store(2, Ordering::Relaxed);
    }

    async fn bring_up_to_date(&self, live: &Arc<Live>) {
        let mut state = live.state.lock().await;
        if let Err(error) = self.refresh(live, &mut state).await {
            state.in_doubt = true;
            self.note_behind();
            tracing::warn!(game = %live.id, %error, "the store failed");
        }
    }

    /// Drops games from memory that nobody uses, notes who is present, and deletes what was kept long
    /// enough.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn tidy(&self) -> Result<(), StoreError> {
        let now = self.store().now();
        self.games().retain(|_, live| {
            let is_over = || live.state.try_lock().is_ok_and(|state| state.game.is_over());
            let idle = now.since(live.used());
            Arc::strong_count(live) > 1 || idle < IDLE && !(idle >= IDLE_OVER && is_over())
        });
        self.tournaments()
            .retain(|_, live| Arc::strong_count(live) > 1 || !live.is_idle_since(self.ago(IDLE)));
        let all: Vec<Arc<Live>> = self.games().values().cloned().collect();
        for live in all {
            // The players of a game that is busy are not gone.
            if let Ok(mut state) = live.state.try_lock() {
                for seat in Seat::ALL {
                    if state.is_there(seat) {
                        self.note_presence(&live, &mut state, seat);
                    }
                }
            }
        }
        self.forget().await
    }

    /// Deletes games that ended long enough ago, and what players did alone who have not come for long enough.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forget(&self) -> Result<(), StoreError> {
        let Some(retention) = self.inner.settings.retention else { return Ok(()) };
        let forgotten = self.store().forget(self.ago(retention)).await?;
        if forgotten > 0 {
            tracing::info!(forgotten, "games ended long ago");
        }
        let forgotten = self.store().forget_tournaments(self.ago(retention)).await?;
        if forgotten > 0 {
            tracing::info!(forgotten, "tournaments ended long ago");
        }
        let forgotten = self.store().forget_progress(self.ago(retention.max(SHORTEST))).await?;
        if forgotten > 0 {
            tracing::info!(forgotten, "players have not solved a puzzle for long");
        }
        Ok(())
    }

    /// Deletes games that were never finished and that no player has visited for long enough.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forget_abandoned(&self) -> Result<(), StoreError> {
        let Some(retention) = self.inner.settings.retention else { return Ok(()) };
        let before = self.ago(retention.max(SHORTEST));
        loop {
            let forgotten = self.store().forget_abandoned(before).await?;
            if forgotten == 0 {
                return Ok(());
            }
            tracing::info!(forgotten, "games were abandoned long ago");
        }
    }

    pub(crate) fn ago(&self, span: Duration) -> Time {
        let millis = u64::try_from(span.as_millis()).unwrap_or(u64::MAX);
        Time(self.store().now().0.saturating_sub(millis))
    }
}
