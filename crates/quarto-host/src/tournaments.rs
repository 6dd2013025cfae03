//! Tournaments in play: orders are judged, stored and published; games are made when a round begins, and their ends
//! become results.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};

use quarto_game::{Command, GameId, Seat, Time};
use quarto_rules::Chance;
use quarto_store::{
    AppendError, GameChanged, IdempotencyKey, SecretHash, StoreError, StoredTournament,
    TournamentAppend, TournamentEntry, TournamentRight, random_number,
};
use quarto_tournament::{
    EntrantId, HostedEvent, HostedRefusal, HostedTournament, TableResult, TournamentId,
    TournamentOrder, TournamentRole,
};
use thiserror::Error;
use tokio::sync::{Mutex, watch};
use tokio::task::JoinSet;

use crate::host::Host;
use crate::order::{Order, OrderError, ProposalError};
use crate::tournament_games::{
    corrupt, decided, entrant_rights, loser, of_game, proposal, verdict,
};

/// An order in a tournament, and who gives it.
#[derive(Clone, Debug)]
pub struct TournamentCall {
    /// The tournament.
    pub tournament: TournamentId,
    /// Who gives it.
    pub role: TournamentRole,
    /// What they want.
    pub order: TournamentOrder,
    /// The idempotency key: an order that is sent twice with the same key is carried out once.
    pub key: Option<String>,
    /// The secrets that are the entrant from then on, if the order is to join, and the code by which others
    /// become so.
    pub joins: Option<(SecretHash, SecretHash)>,
}

/// Why an order in a tournament was not carried out.
#[derive(Debug, Error)]
pub enum TournamentError {
    /// There is no such tournament.
    #[error("there is no such tournament")]
    NoTournament,
    /// It may not be done.
    #[error(transparent)]
    Refused(#[from] HostedRefusal),
    /// Another tournament has this name.
    #[error("the key was used for another tournament")]
    KeyReused,
    /// Other orders were always stored first.
    #[error("too many orders at once in this tournament")]
    Crowded,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How many times an order is judged again because another one was stored first.
const ATTEMPTS: usize = 50;

/// A tournament in memory.
pub(crate) struct LiveTournament {
    id: TournamentId,
    state: Mutex<TournamentState>,
    told: watch::Sender<Arc<HostedTournament>>,
    used: std::sync::Mutex<Time>,
}

struct TournamentState {
    hosted: Arc<HostedTournament>,
    keys: Vec<IdempotencyKey>,
    /// Whether the store may hold more than we know, because it failed.
    in_doubt: bool,
}

impl LiveTournament {
    /// Tells whether nobody has used it since a time or follows it.
    pub(crate) fn is_idle_since(&self, time: Time) -> bool {
        self.told.receiver_count() == 0 && *self.used() < time
    }

    fn used(&self) -> MutexGuard<'_, Time> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn publish(&self, state: &TournamentState) {
        self.told.send_if_modified(|told| {
            let is_new = told.seq() < state.hosted.seq();
            told.clone_from(&state.hosted);
            is_new
        });
    }
}

impl Host {
    /// Announces a tournament, unless it was announced before with the same key.
    ///
    /// # Errors
    /// If the name was used for another, or the store fails.
    pub async fn create_tournament(
        &self,
        id: TournamentId,
        opened: HostedEvent,
        key: IdempotencyKey,
        organisers: &[SecretHash],
    ) -> Result<(), TournamentError> {
        let now = self.store().now();
        let hosted = HostedTournament::open(&opened)
            .map_err(|_| corrupt(id, "it cannot begin like that"))?;
        let stored = StoredTournament {
            id,
            created: now,
            changed: now,
            deadline: hosted.wake(),
            entries: vec![TournamentEntry { seq: 0, events: vec![opened], key: Some(key) }],
        };
        let right = |secret: &SecretHash| TournamentRight {
            secret: *secret,
            entrant: None,
            is_code: false,
        };
        let rights = organisers.iter().map(right).collect();
        if let Some(known) = self.store().load_tournament(id, 0).await? {
            return same_key(&known, key);
        }
        match self.store().restore_tournament(stored, rights).await {
            Ok(()) => Ok(()),
            // The same request may have arrived twice at the same time.
            Err(error) => match self.store().load_tournament(id, 0).await? {
                Some(known) => same_key(&known, key),
                None => Err(error.into()),
            },
        }
    }

    /// Returns a tournament as it is.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn tournament(
        &self,
        id: TournamentId,
    ) -> Result<Arc<HostedTournament>, TournamentError> {
        let live = self.live_tournament(id).await?;
        let mut state = live.state.lock().await;
        if state.in_doubt || !self.is_alone() {
            self.read_tournament_on(&live, &mut state).await?;
        }
        Ok(Arc::clone(&state.hosted))
    }

    /// Follows a tournament: the receiver always has the latest, and who is slow skips what was before.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn follow_tournament(
        &self,
        id: TournamentId,
    ) -> Result<watch::Receiver<Arc<HostedTournament>>, TournamentError> {
        Ok(self.live_tournament(id).await?.told.subscribe())
    }

    /// Carries out an order in a task of its own: it goes on even if the caller drops the future.
    ///
    /// # Errors
    /// Returns why nothing was done.
    pub async fn call_tournament(
        &self,
        call: TournamentCall,
    ) -> Result<Arc<HostedTournament>, TournamentError> {
        let host = self.clone();
        let done = tokio::spawn(async move { host.carry_out_call(&call).await });
        done.await.unwrap_or_else(|error| {
            Err(if error.is_panic() { StoreError::Panicked } else { StoreError::Closed }.into())
        })
    }

    async fn carry_out_call(
        &self,
        call: &TournamentCall,
    ) -> Result<Arc<HostedTournament>, TournamentError> {
        let live = self.live_tournament(call.tournament).await?;
        let mut state = live.state.lock().await;
        let key = call.key.as_ref().map(|key| IdempotencyKey::new(key, "order"));
        for _ in 0..ATTEMPTS {
            if state.in_doubt || !self.is_alone() {
                self.read_tournament_on(&live, &mut state).await?;
            }
            if key.is_some_and(|key| state.keys.contains(&key)) {
                return Ok(Arc::clone(&state.hosted));
            }
            let now = self.store().now();
            let mut chance = Chance::new(random_number());
            let events = state.hosted.judge(call.role, &call.order, now, &mut chance)?;
            let rights = call.joins.map_or_else(Vec::new, |joins| entrant_rights(&events, joins));
            let decided: Vec<TableResult> = events.iter().filter_map(decided).collect();
            match self.keep_tournament(&live, &mut state, events, key, rights).await {
                Err(TournamentError::Crowded) => {}
                kept => {
                    kept?;
                    let hosted = Arc::clone(&state.hosted);
                    drop(state);
                    self.make_boards(call.tournament, &hosted).await?;
                    self.stop_games(&hosted, &decided).await;
                    return Ok(hosted);
                }
            }
        }
        Err(TournamentError::Crowded)
    }

    /// Stores events of a tournament and publishes them.
    async fn keep_tournament(
        &self,
        live: &LiveTournament,
        state: &mut TournamentState,
        events: Vec<HostedEvent>,
        key: Option<IdempotencyKey>,
        rights: Vec<TournamentRight>,
    ) -> Result<(), TournamentError> {
        let mut hosted = HostedTournament::clone(&state.hosted);
        for event in &events {
            hosted.apply(event).map_err(|_| corrupt(live.id, "what was judged does not fit"))?;
        }
        let entry = TournamentEntry { seq: state.hosted.seq(), events, key };
        let deadline = hosted.wake();
        state.in_doubt = true;
        let append = TournamentAppend { tournament: live.id, entry, deadline, rights };
        match self.store().append_tournament(append).await {
            Ok(()) => state.in_doubt = false,
            Err(AppendError::Conflict | AppendError::Withdrawn) => {
                return Err(TournamentError::Crowded);
            }
            Err(AppendError::Store(error)) => return Err(error.into()),
        }
        state.hosted = Arc::new(hosted);
        state.keys.extend(key);
        live.publish(state);
        if !self.is_alone() {
            self.bus().announce(hint(live.id, state.hosted.seq())).await;
        }
        Ok(())
    }

    /// Looks at the tournaments in which something must happen.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn fire_tournaments(&self) -> Result<(), StoreError> {
        for tournament in self.store().due_tournaments().await? {
            match self.settle_tournament(tournament).await {
                Ok(()) | Err(TournamentError::NoTournament) => {}
                Err(error) => tracing::warn!(%tournament, %error, "a tournament cannot go on"),
            }
        }
        Ok(())
    }

    /// Does what is due in a tournament: games that are missing are made, the ends of games become results, and
    /// rounds begin whose time has come. Whoever does it twice, or at another host at the same time, changes nothing.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn settle_tournament(&self, id: TournamentId) -> Result<(), TournamentError> {
        let live = self.live_tournament(id).await?;
        for _ in 0..ATTEMPTS {
            let hosted = {
                let mut state = live.state.lock().await;
                self.read_tournament_on(&live, &mut state).await?;
                Arc::clone(&state.hosted)
            };
            self.make_boards(id, &hosted).await?;
            let ends = self.ends(&hosted).await?;
            let mut state = live.state.lock().await;
            let mut chance = Chance::new(random_number());
            let events = state.hosted.due(&ends, self.store().now(), &mut chance);
            if events.is_empty() {
                return Ok(());
            }
            match self.keep_tournament(&live, &mut state, events, None, Vec::new()).await {
                // What was begun with it is made in the next turn.
                Ok(()) | Err(TournamentError::Crowded) => {}
                Err(error) => return Err(error),
            }
        }
        Err(TournamentError::Crowded)
    }

    /// Lets games end whose result was decided otherwise.
    async fn stop_games(&self, hosted: &HostedTournament, decided: &[TableResult]) {
        for TableResult { round, table, verdict } in decided {
            if let (Some(game), Some(loser)) = (hosted.board(*round, *table), loser(*verdict)) {
                // A game that was over just before stays as it is.
                let _ = self.act(Order::new(game, loser, Command::Resign)).await;
            }
        }
    }

    /// Makes the games of open tables that are not there yet.
    async fn make_boards(
        &self,
        id: TournamentId,
        hosted: &HostedTournament,
    ) -> Result<(), TournamentError> {
        let mut missing = Vec::new();
        for (_, _, game, bout) in hosted.open_boards() {
            match self.live(game).await {
                Ok(_) => {}
                Err(OrderError::NoGame) => missing.push((game, *bout)),
                Err(error) => return Err(of_game(error)),
            }
        }
        if missing.is_empty() {
            return Ok(());
        }
        let rights = self.store().tournament_rights(id).await?;
        let making: JoinSet<_> = missing
            .into_iter()
            .map(|(game, bout)| {
                let (host, proposal) = (self.clone(), proposal(hosted, &bout, &rights));
                let key = IdempotencyKey::new(&format!("tournament {id}"), &game.to_string());
                async move { host.create_once(proposal, game, key).await }
            })
            .collect();
        for made in making.join_all().await {
            match made {
                Ok(()) => {}
                Err(ProposalError::Store(error)) => return Err(error.into()),
                Err(
                    error @ (ProposalError::Options(_)
                    | ProposalError::Name(_)
                    | ProposalError::KeyReused),
                ) => {
                    return Err(corrupt(id, &error.to_string()).into());
                }
            }
        }
        Ok(())
    }

    /// Returns the results of games that are over and whose tables are still open.
    async fn ends(&self, hosted: &HostedTournament) -> Result<Vec<TableResult>, TournamentError> {
        let mut ends = Vec::new();
        for (round, table, game, _) in hosted.open_boards() {
            let live = match self.live(game).await {
                Ok(live) => live,
                Err(OrderError::NoGame) => continue,
                Err(error) => return Err(of_game(error)),
            };
            let mut state = live.state.lock().await;
            if !self.is_alone() || state.in_doubt {
                self.refresh(&live, &mut state).await.map_err(of_game)?;
            }
            ends.extend(verdict(&state.game).map(|verdict| TableResult { round, table, verdict }));
        }
        Ok(ends)
    }

    /// Lets another secret be an entrant, also in the game that is on.
    ///
    /// # Errors
    /// If there is no such tournament, or the store fails.
    pub async fn grant_entrant(
        &self,
        id: TournamentId,
        entrant: Option<EntrantId>,
        secret: SecretHash,
    ) -> Result<bool, TournamentError> {
        let right = TournamentRight { secret, entrant, is_code: false };
        if !self.store().grant_tournament(id, right).await? {
            return Ok(false);
        }
        let hosted = self.tournament(id).await?;
        if let Some(entrant) = entrant {
            for (_, _, game, bout) in hosted.open_boards() {
                let seat = Seat::ALL.into_iter().zip(bout.both()).find(|(_, id)| *id == entrant);
                if let Some((seat, _)) = seat {
                    self.grant_seat(secret, game, seat).await?;
                }
            }
        }
        Ok(true)
    }

    /// Deletes a tournament with everything in it.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn delete_tournament(&self, id: TournamentId) -> Result<(), TournamentError> {
        let hosted = self.tournament(id).await?;
        let deleted = self.store().delete_tournament(id).await?;
        self.tournaments().remove(&id);
        let mut games = self.games();
        for (_, _, game) in hosted.boards() {
            games.remove(&game);
        }
        if deleted { Ok(()) } else { Err(TournamentError::NoTournament) }
    }

    /// Applies what another host has added to a tournament in memory.
    pub(crate) async fn hear_of_tournament(&self, hint: GameChanged) {
        let live = self.tournaments().get(&tournament_of(hint)).cloned();
        let Some(live) = live else { return };
        let mut state = live.state.lock().await;
        if state.hosted.seq() < hint.seq
            && let Err(error) = self.read_tournament_on(&live, &mut state).await
        {
            state.in_doubt = true;
            tracing::warn!(tournament = %live.id, %error, "the store failed");
        }
    }

    /// Applies what other hosts have added to all tournaments in memory.
    pub(crate) async fn catch_up_tournaments(&self) {
        let all: Vec<TournamentId> = self.tournaments().keys().copied().collect();
        for id in all {
            self.hear_of_tournament(hint(id, usize::MAX)).await;
        }
    }

    pub(crate) fn tournaments(&self) -> MutexGuard<'_, HashMap<TournamentId, Arc<LiveTournament>>> {
        self.inner.tournaments.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn live_tournament(
        &self,
        id: TournamentId,
    ) -> Result<Arc<LiveTournament>, TournamentError> {
        let now = self.store().now();
        let known = self.tournaments().get(&id).cloned();
        if let Some(live) = known {
            *live.used() = now;
            return Ok(live);
        }
        let stored = self.store().load_tournament(id, 0).await?;
        let stored = stored.ok_or(TournamentError::NoTournament)?;
        let hosted = HostedTournament::replay(&stored.events())
            .map_err(|error| corrupt(id, &error.to_string()))?;
        let hosted = Arc::new(hosted);
        let keys = stored.entries.iter().filter_map(|entry| entry.key).collect();
        let fresh = || {
            let (told, _) = watch::channel(Arc::clone(&hosted));
            let state = TournamentState { hosted: Arc::clone(&hosted), keys, in_doubt: false };
            let used = std::sync::Mutex::new(now);
            Arc::new(LiveTournament { id, state: Mutex::new(state), told, used })
        };
        Ok(Arc::clone(self.tournaments().entry(id).or_insert_with(fresh)))
    }

    /// Applies events that are in the store and not yet in memory.
    async fn read_tournament_on(
        &self,
        live: &LiveTournament,
        state: &mut TournamentState,
    ) -> Result<(), TournamentError> {
        let seq = state.hosted.seq();
        let Some(stored) = self.store().load_tournament(live.id, seq).await? else {
            // Another host has deleted it.
            self.tournaments().remove(&live.id);
            return Err(TournamentError::NoTournament);
        };
        if !stored.entries.is_empty() {
            let mut hosted = HostedTournament::clone(&state.hosted);
            for entry in &stored.entries {
                for event in entry.events.iter().skip(seq.saturating_sub(entry.seq)) {
                    let applied = hosted.apply(event);
                    applied
                        .map_err(|_| corrupt(live.id, "an event cannot follow those before it"))?;
                }
                state.keys.extend(entry.key);
            }
            state.hosted = Arc::new(hosted);
            live.publish(state);
        }
        state.in_doubt = false;
        Ok(())
    }
}

/// Returns the hint that a tournament has changed. It travels like that of a game with the same name: both names are
/// sixty random bits, so that no game has it.
fn hint(id: TournamentId, seq: usize) -> GameChanged {
    GameChanged { game: GameId::from_number(id.to_number()), seq }
}

fn tournament_of(hint: GameChanged) -> TournamentId {
    TournamentId::from_number(hint.game.to_number())
}

fn same_key(known: &StoredTournament, key: IdempotencyKey) -> Result<(), TournamentError> {
    let is_same = known.entries.first().is_some_and(|entry| entry.key == Some(key));
    if is_same { Ok(()) } else { Err(TournamentError::KeyReused) }
}
