//! Judges an order: the events that follow from it, before they are stored.

use std::time::Duration;

use quarto_game::{
    Command, Event, Game, Happening, Listing, Now, Party, Refusal, Rematch, Seat, Time,
};
use quarto_store::{IdempotencyKey, NewGame, Right, Rights, SecretHash, random_game_id};

use crate::follower::UpdateBatch;

/// The events that are about to be stored, and the game after them.
#[derive(Debug)]
pub(crate) struct Judged {
    pub(crate) game: Game,
    pub(crate) events: Vec<Event>,
    pub(crate) updates: UpdateBatch,
    /// The right by which a player sits down, who holds which seat from then on, and the command's
    /// idempotency key.
    pub(crate) right: Option<Right>,
    pub(crate) holdings: Vec<(SecretHash, Seat)>,
    pub(crate) key: Option<IdempotencyKey>,
    /// The seat that sent the order.
    pub(crate) seat: Option<Seat>,
    was_over: bool,
    now: Now,
}

/// If the engine has not acted after this time, a host checks on the game.
pub(crate) const ENGINE_PATIENCE: Duration = Duration::from_secs(5);

/// Judges a command and everything that immediately follows from it.
pub(crate) fn judge(
    game: &Game,
    seat: Seat,
    command: &Command,
    now: Now,
) -> Result<Judged, Refusal> {
    let mut judged = Judged::new(game.clone(), now);
    judged.order(seat, command)?;
    judged.settle()?;
    Ok(judged)
}

impl Judged {
    pub(crate) fn new(game: Game, now: Now) -> Judged {
        let was_over = game.is_over();
        let (events, updates) = (Vec::new(), UpdateBatch::default());
        let (right, holdings, key, seat) = (None, Vec::new(), None, None);
        Judged { game, events, updates, right, holdings, key, seat, was_over, now }
    }

    /// Returns the result of a single event.
    pub(crate) fn of(game: Game, event: Event) -> Judged {
        let mut judged = Judged::new(game, event.at.into());
        judged.happen(vec![event]);
        judged
    }

    pub(crate) fn order(&mut self, seat: Seat, command: &Command) -> Result<(), Refusal> {
        let events = self.game.judge(seat, command, self.now)?;
        self.happen(events);
        Ok(())
    }

    fn happen(&mut self, events: Vec<Event>) {
        self.updates.apply_all(&mut self.game, &events).expect("it was just judged");
        self.events.extend(events);
    }

    /// Starts the game when both seats are taken, and lets the engine answer what it was asked.
    pub(crate) fn settle(&mut self) -> Result<(), Refusal> {
        let seated = Seat::ALL.iter().all(|seat| self.game.party(*seat).is_some());
        if seated && self.game.player(Seat::First).is_none() {
            let started = self.game.start(self.now.at)?;
            self.happen(vec![started]);
        }
        while let Some((seat, answer)) = self.game.engine_answer() {
            self.order(seat, &answer)?;
        }
        Ok(())
    }

    /// Returns when a host must check on the game if nothing happens before.
    pub(crate) fn wake(&self) -> Option<Time> {
        let engine = self.game.engine_to_act().map(|_| self.now.at.after(ENGINE_PATIENCE));
        self.game.deadline().into_iter().chain(engine).min()
    }

    /// Returns when the game ended, if it did so just now.
    pub(crate) fn ended(&self) -> Option<Time> {
        (self.game.is_over() && !self.was_over).then_some(self.now.at)
    }

    /// Tells whether the game starts with these events.
    pub(crate) fn starts(&self) -> bool {
        self.events.iter().any(|event| matches!(event.what, Happening::Started { .. }))
    }

    /// Returns the rematch that both players have just agreed on, if they have.
    pub(crate) fn rematch(&self) -> Option<NewGame> {
        let agreed = |event: &Event| event.what == Happening::RematchAgreed;
        let is_new = self.game.rematch() == Rematch::Agreed && self.events.iter().any(agreed);
        let events = self.game.another(self.game.rematch_seed(), self.now.at).filter(|_| is_new)?;
        let game = Game::replay(&events).expect("a game with the same options");
        let deadline = Judged::new(game, self.now).wake();
        // The store gives the holders of seats the same seats in the rematch.
        let (id, rights) = (random_game_id(), Rights::default());
        let (open, listing, key) = (false, Listing::Unlisted, None);
        Some(NewGame { id, events, open, listing, key, rights, deadline })
    }
}

/// Tells whether both seats are engines.
pub(crate) fn has_only_engines(game: &Game) -> bool {
    Seat::ALL.iter().all(|seat| matches!(game.party(*seat), Some(Party::Engine(_))))
}
