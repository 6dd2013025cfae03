use std::collections::{HashMap, HashSet};
use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use quarto_game::{Command, Game, GameId, Now, Refusal, Seat, Viewer};
use quarto_store::{
    Alarm, Append, AppendError, Bus, Entry, GameChanged, IdempotencyKey, NewGame, Store, StoreError,
};
use quarto_tournament::TournamentId;

use crate::follower::UpdateBatch;
use crate::judge::{Judged, judge};
use crate::live::{Live, State};
use crate::order::{Done, Order, OrderError};
use crate::tournaments::LiveTournament;
use crate::workers::Workers;

/// A host of games, whichever way players reach it: orders are judged, their events are stored, and only
/// then published.
///
/// Any number of hosts may share a store and a bus.
#[derive(Clone)]
pub struct Host {
    pub(crate) inner: Arc<Inner>,
}

pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) games: Mutex<HashMap<GameId, Arc<Live>>>,
    pub(crate) tournaments: Mutex<HashMap<TournamentId, Arc<LiveTournament>>>,
    pub(crate) workers: Workers,
    pub(crate) settings: HostConfig,
    /// How many listeners on the bus belong to this host.
    pub(crate) listening: AtomicUsize,
    /// Whether this host sends heartbeats.
    pub(crate) is_watching: AtomicBool,
    /// When the latest heartbeat was sent to the store, and whether the store took it.
    pub(crate) latest_heartbeat: Mutex<Option<(Instant, bool)>>,
    /// Held by the one caller that sends a heartbeat out of turn.
    pub(crate) probing: tokio::sync::Mutex<()>,
    /// At how many of the next heartbeats to look for what the store holds and we do not know, because it
    /// has failed or hints may be lost.
    pub(crate) catch_ups: AtomicUsize,
    /// How often rights were changed other than by sitting down.
    pub(crate) rights_epoch: AtomicUsize,
    /// The games that are damaged.
    pub(crate) aside: Mutex<HashSet<GameId>>,
}

/// The configuration of a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostConfig {
    /// The number of threads for engines that play.
    pub engine_threads: NonZero<usize>,
    /// How long games are kept after they have ended, or after a player last visited them; `None` keeps
    /// them for ever.
    pub retention: Option<Duration>,
}

impl Default for HostConfig {
    fn default() -> HostConfig {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let engine_threads = NonZero::new(cores.saturating_sub(1)).unwrap_or(NonZero::<usize>::MIN);
        HostConfig { engine_threads, retention: None }
    }
}

/// How many times a command is judged again because another one was stored first (optimistic
/// concurrency).
const ATTEMPTS: usize = 50;

impl Host {
    /// Returns a host for the games in a store.
    #[must_use]
    pub fn new(store: Store, bus: Bus, settings: HostConfig) -> Host {
        let workers = Workers::new(settings.engine_threads);
        let inner = Inner {
            store,
            bus,
            games: Mutex::default(),
            tournaments: Mutex::default(),
            workers,
            settings,
            listening: AtomicUsize::new(0),
            is_watching: AtomicBool::new(false),
            latest_heartbeat: Mutex::default(),
            probing: tokio::sync::Mutex::default(),
            catch_ups: AtomicUsize::new(0),
            rights_epoch: AtomicUsize::new(0),
            aside: Mutex::default(),
        };
        Host { inner: Arc::new(inner) }
    }

    /// Returns the store of the games.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Returns the bus on which hosts tell each other that games have changed.
    #[must_use]
    pub fn bus(&self) -> &Bus {
        &self.inner.bus
    }

    /// Returns how many games are in memory, and how many jobs wait for an engine.
    #[must_use]
    pub fn workload(&self) -> (usize, usize) {
        (self.games().len(), self.inner.workers.waiting())
    }

    pub(crate) fn games(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Live>>> {
        self.inner.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Carries out an order: when this returns, its events are stored and on their way to all viewers.
    ///
    /// Await it to the end: if the future is dropped while the store writes, the order may have been carried
    /// out, and the game is read from the store before anything else happens in it.
    ///
    /// # Errors
    /// Returns why nothing was done.
    pub async fn act(&self, mut order: Order) -> Result<Done, OrderError> {
        order.check_name()?;
        self.carry_out(order).await
    }

    /// Carries out an order as [`Host::act`] does, in a task of its own: it goes on even if the caller drops
    /// the future, as a server does when its client hangs up.
    ///
    /// # Errors
    /// Returns why nothing was done.
    pub async fn act_detached(&self, order: Order) -> Result<Done, OrderError> {
        let host = self.clone();
        let done = tokio::spawn(async move { host.act(order).await });
        done.await.unwrap_or_else(|error| {
            Err(if error.is_panic() { StoreError::Panicked } else { StoreError::Closed }.into())
        })
    }

    async fn carry_out(&self, order: Order) -> Result<Done, OrderError> {
        let live = self.live(order.game).await?;
        let mut state = live.state.lock().await;
        let key = order.idempotency_key();
        // Another host may have been faster; then the store holds more than we know.
        let mut is_fresh = !self.inner.bus.is_shared();
        for _ in 0..ATTEMPTS {
            if state.in_doubt {
                self.refresh(&live, &mut state).await?;
                is_fresh = true;
            }
            if !state.owed.is_zero() {
                // The owed time must be given back first, or it would be lost.
                self.settle(&live, &mut state).await?;
            }
            if let Some(key) = key
                && let Some(known) = find(&state, key)?
            {
                let events = repeated(&state.game, order.seat, known);
                let seq = events.end;
                let past = state.past_updates(Viewer::Seat(order.seat), events);
                drop(state);
                return Ok(Done { seq, told: past.collect() });
            }
            let result = self.attempt(&live, &mut state, &order).await;
            match result {
                Err(OrderError::Stale { .. } | OrderError::Refused(_)) if !is_fresh => {
                    self.refresh(&live, &mut state).await?;
                    is_fresh = true;
                }
                Err(OrderError::Crowded) => {
                    self.refresh(&live, &mut state).await?;
                    is_fresh = true;
                }
                Err(OrderError::Refused(Refusal::TimeIsUp)) => {
                    // Unless the whole site was down, the player has lost by now.
                    let before = state.game.seq();
                    if self.inner.is_watching.load(Ordering::Relaxed) {
                        self.heartbeat().await?;
                    }
                    self.settle(&live, &mut state).await?;
                    if state.game.seq() == before {
                        return result;
                    }
                }
                Ok(_)
                | Err(
                    OrderError::NoGame
                    | OrderError::Refused(_)
                    | OrderError::Stale { .. }
                    | OrderError::KeyReused
                    | OrderError::Withdrawn
                    | OrderError::Name(_)
                    | OrderError::Store(_),
                ) => return result,
            }
        }
        Err(OrderError::Crowded)
    }

    /// Judges an order and stores its events; [`OrderError::Crowded`] if another one was stored first.
    async fn attempt(
        &self,
        live: &Arc<Live>,
        state: &mut State,
        order: &Order,
    ) -> Result<Done, OrderError> {
        if order.seq.is_some_and(|known| !state.game.is_unchanged_since(known)) {
            let seq = state.game.seq_heard_by(Viewer::Seat(order.seat));
            return Err(OrderError::Stale { seq });
        }
        let absent_since = if order.command == Command::Claim {
            self.absent_since(live, state, order.seat.other()).await?
        } else {
            None
        };
        let now = Now { at: self.inner.store.now(), lag: order.lag, absent_since };
        let mut judged = judge(&state.game, order.seat, &order.command, now)?;
        judged.right = order.right;
        judged.holdings = order.holders.iter().map(|secret| (*secret, order.seat)).collect();
        judged.key = order.idempotency_key();
        judged.seat = Some(order.seat);
        let updates = self.keep(live, state, judged).await?;
        let told = updates.told_to(&state.game, Viewer::Seat(order.seat));
        Ok(Done { seq: state.game.seq(), told })
    }

    /// Stores the judged events and publishes them.
    async fn keep(
        &self,
        live: &Arc<Live>,
        state: &mut State,
        judged: Judged,
    ) -> Result<UpdateBatch, OrderError> {
        let (wake, ended, starts) = (judged.wake(), judged.ended(), judged.starts());
        let changes_nothing = judged.game.is_unchanged_since(state.game.seq());
        let alarm = match wake {
            // A greeting affects neither deadlines nor owed time.
            _ if changes_nothing => Alarm::Unchanged,
            // Only a new deadline settles owed time.
            same if same == state.alarm && state.owed.is_zero() => Alarm::Unchanged,
            Some(at) => Alarm::At(at),
            None => Alarm::Off,
        };
        // The rematch of a listed game is one to watch.
        let listing = state.listing;
        let next = judged.rematch().map(|next| NewGame { listing, ..next });
        let next_id = next.as_ref().map(|next| next.id);
        let Judged { game, events, updates, right, holdings, key, seat, .. } = judged;
        let entry = Arc::new(Entry { seq: state.game.seq(), events, key });
        let stored = Arc::clone(&entry);
        // Where absence does not matter, the entry itself shows that the game is not abandoned.
        let seen = seat.filter(|_| state.presence_matters());
        let append = Append {
            game: live.id,
            entry: stored,
            alarm,
            ended,
            starts,
            right,
            holdings,
            seen,
            next,
        };
        if append.right.is_some() || !append.holdings.is_empty() {
            state.rights = None;
        }
        state.in_doubt = true;
        let doubt = Doubt(self);
        let stored = self.inner.store.append(append).await;
        if !matches!(stored, Err(AppendError::Store(_))) {
            doubt.dispel();
        }
        match stored {
            Ok(()) => state.in_doubt = false,
            Err(AppendError::Conflict) => return Err(OrderError::Crowded),
            Err(AppendError::Withdrawn) => return Err(OrderError::Withdrawn),
            Err(AppendError::Store(error)) => return Err(error.into()),
        }
        if let Some(seat) = seat {
            state.seen[seat.index()] = self.inner.store.now();
        }
        if !changes_nothing {
            state.alarm = wake;
            state.owed = Duration::ZERO;
        }
        state.next = state.next.or(next_id);
        state.advance(game, entry, &updates);
        live.note_seq(state.game.seq());
        if !self.is_alone() {
            self.inner.bus.announce(GameChanged { game: live.id, seq: state.game.seq() }).await;
        }
        self.let_engine_think(live, state);
        if let Some(next) = next_id {
            // If that fails, the watch tries again at the deadline of an engine that must act.
            self.wake_later(next);
        }
        Ok(updates)
    }

    /// Tells whether no other host uses the same bus.
    pub(crate) fn is_alone(&self) -> bool {
        !self.inner.bus.has_others(self.inner.listening.load(Ordering::Relaxed))
    }

    /// Returns a game from memory, or loads it from the store.
    pub(crate) async fn live(&self, id: GameId) -> Result<Arc<Live>, OrderError> {
        let known = self.games().get(&id).cloned();
        if let Some(live) = known {
            live.use_at(self.inner.store.now());
            return Ok(live);
        }
        let state = self.read(id).await.inspect_err(|error| self.note_damage(error))?;
        // If it was damaged before, it has been repaired.
        self.aside().remove(&id);
        Ok(self.keep_in_memory(id, state))
    }

    /// Keeps a game in memory. If several callers load it at the same time, all get the same one.
    pub(crate) fn keep_in_memory(&self, id: GameId, state: State) -> Arc<Live> {
        let fresh = || Arc::new(Live::new(id, state, self.inner.store.now()));
        Arc::clone(self.games().entry(id).or_insert_with(fresh))
    }

    async fn read(&self, id: GameId) -> Result<State, OrderError> {
        let stored = self.inner.store.load(id).await?.ok_or(OrderError::NoGame)?;
        Ok(State::load(stored)?)
    }

    /// Applies events that are in the store and not yet in memory.
    pub(crate) async fn refresh(
        &self,
        live: &Arc<Live>,
        state: &mut State,
    ) -> Result<(), OrderError> {
        let refreshed = self.read_on(live, state).await;
        refreshed.inspect_err(|error| self.note_damage(error))
    }

    async fn read_on(&self, live: &Arc<Live>, state: &mut State) -> Result<(), OrderError> {
        let stored = self.inner.store.load_since(live.id, state.game.seq()).await?;
        let stored = stored.ok_or(OrderError::NoGame)?;
        if !stored.entries.is_empty() {
            // A player may have taken a seat.
            state.rights = None;
        }
        for entry in stored.entries {
            let taken = state.take(entry);
            taken.ok_or_else(|| corrupt(live.id, "an event cannot follow those before it"))?;
        }
        live.note_seq(state.game.seq());
        state.alarm = stored.deadline;
        state.owed = stored.owed;
        state.next = stored.next;
        state.open = stored.open;
        state.in_doubt = false;
        self.let_engine_think(live, state);
        Ok(())
    }

    /// Stores the events that are due because time is up, and gives back owed time after an outage.
    pub(crate) async fn settle(
        &self,
        live: &Arc<Live>,
        state: &mut State,
    ) -> Result<(), OrderError> {
        for _ in 0..ATTEMPTS {
            self.refresh(live, state).await?;
            let (now, owed) = (self.inner.store.now(), state.owed);
            let extended = state.game.extend(owed, now).ok().filter(|_| !owed.is_zero());
            let Some(event) = extended.or_else(|| state.game.due(now)) else { return Ok(()) };
            let judged = Judged::of(Game::clone(&state.game), event);
            match self.keep(live, state, judged).await {
                Err(OrderError::Crowded) => {}
                kept => kept.map(drop)?,
            }
        }
        Ok(())
    }

    /// Checks on a game: its clock, and whether the engine must act.
    ///
    /// # Errors
    /// If there is no such game, or the store fails.
    pub async fn wake(&self, game: GameId) -> Result<(), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        self.settle(&live, &mut state).await
    }

    fn wake_later(&self, game: GameId) {
        let host = self.clone();
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { host.wake(game).await });
        }
    }

    /// Gives the player to act more time, because of a disturbance that was neither player's fault.
    ///
    /// # Errors
    /// If there is no such game, no clock is running, or the store fails.
    pub async fn extend(&self, game: GameId, by: Duration) -> Result<(), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        let event = state.game.extend(by, self.inner.store.now())?;
        let judged = Judged::of(Game::clone(&state.game), event);
        self.keep(&live, &mut state, judged).await.map(drop)
    }

    /// Turns a game in memory into its twin, in which nothing is ever an alignment, for tests that nothing
    /// secret leaks (D8). It must not have any actions yet.
    ///
    /// # Errors
    /// If there is no such game.
    #[cfg(feature = "twin")]
    pub async fn make_twin(&self, game: GameId) -> Result<(), OrderError> {
        let live = self.live(game).await?;
        let mut state = live.state.lock().await;
        state.game = Arc::new(Game::clone(&state.game).into_twin());
        state.twin = state.opened().map(Game::into_twin);
        Ok(())
    }
}

/// Notes, unless the store answers, that it may hold more than we know: it failed, or the order was
/// dropped before. The next heartbeat then looks what there is, so that followers hear of it.
struct Doubt<'a>(&'a Host);

impl Doubt<'_> {
    fn dispel(self) {
        std::mem::forget(self);
    }
}

impl Drop for Doubt<'_> {
    fn drop(&mut self) {
        self.0.note_behind();
    }
}

/// Returns the events of the command with this idempotency key, if it was carried out before.
fn find(state: &State, key: IdempotencyKey) -> Result<Option<Range<usize>>, OrderError> {
    let known = |entry: &&Arc<Entry>| entry.key.is_some_and(|known| known.has_key_of(key));
    match state.log.iter().find(known) {
        Some(entry) if entry.key.is_some_and(|known| known.fits(key)) => {
            Ok(Some(entry.seq..entry.end()))
        }
        Some(_) => Err(OrderError::KeyReused),
        None => Ok(None),
    }
}

/// Returns which events of a command are reported again if it is sent twice: all of them, but in a
/// blindfold game nothing from before the player's own latest action (D11).
fn repeated(game: &Game, seat: Seat, events: Range<usize>) -> Range<usize> {
    let told_from = game.told_from(Some(seat));
    let is_latest = events.end >= told_from;
    let start = if is_latest { events.start } else { events.end };
    start..events.end
}

pub(crate) fn corrupt(game: GameId, reason: &str) -> StoreError {
    StoreError::Corrupt { game, reason: reason.into() }
}
