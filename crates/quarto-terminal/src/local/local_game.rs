use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use quarto_game::{Command, Game, GameId, Options, Party, Seat, Time, Update, View, Viewer};
use quarto_host::{Follower, Order, OrderError};
use quarto_rules::{Play, Record};
use quarto_text::{TerminalText, Voice};

use crate::backend::Backend;
use crate::local::data_dirs::{GameLock, KeepError};
use crate::local::embedded_host::{EmbeddedHost, TimeSource};
use crate::local::record_file::ID;
use crate::session::news::{News, told};
use crate::session::{Opening, Session, SessionConfig, SessionError};

/// A game on the embedded host, which judges and stores a command before it announces anything.
pub(crate) struct LocalGame {
    pub(crate) host: Rc<EmbeddedHost>,
    pub(crate) id: GameId,
    /// The game as the host has it.
    pub(crate) game: Arc<Game>,
    pub(crate) follower: Follower,
    /// The number of events shown so far.
    pub(crate) told: usize,
    /// When the store was last told that the game is being played.
    pub(crate) noted: Time,
    pub(crate) lock: Option<GameLock>,
    pub(crate) clock: TimeSource,
}

/// How often the store is told that the game is being played, while a clock runs.
const NOTED_EVERY: Duration = Duration::from_secs(1);

impl LocalGame {
    /// Applies what is due by the clock, and notes that the game is being played.
    fn tick(&mut self) -> Result<Vec<Update>, SessionError> {
        let now = (self.clock)();
        if self.game.deadline().is_some() && now.since(self.noted) >= NOTED_EVERY {
            self.note()?;
        }
        if self.game.due(now).is_none() {
            return Ok(Vec::new());
        }
        self.host.wait(self.host.host().wake(self.id))?;
        self.hear(&[])
    }

    /// Notes in the store that the game is being played now.
    pub(crate) fn note(&mut self) -> Result<(), SessionError> {
        self.noted = (self.clock)();
        Ok(self
            .host
            .wait(self.host.store().touch(self.id, Seat::First))
            .map_err(KeepError::from)?)
    }

    /// Gives time back to the clock, which did not run while the game was put away.
    pub(crate) fn give_back(&mut self, away: Duration) -> Result<(), SessionError> {
        if !away.is_zero() && self.game.deadline().is_some() {
            self.host.wait(self.host.host().extend(self.id, away))?;
            self.hear(&[])?;
        }
        Ok(())
    }

    /// Returns the new updates; `own` are those that the player who gave the command hears.
    fn hear(&mut self, own: &[Update]) -> Result<Vec<Update>, SessionError> {
        // Followers have already received everything that this state of the game includes.
        self.game = self.host.game(self.id)?;
        let before = self.told;
        let mut all = Vec::new();
        while let Some(news) = self.follower.try_next() {
            all.extend(self.take(news.updates(), own));
        }
        // Updates for the other player at this keyboard, whose seat is not followed.
        let is_known = |own: &Update| all.iter().any(|told: &Update| told.seq == own.seq);
        let rest: Vec<Update> =
            own.iter().filter(|own| own.seq > before && !is_known(own)).cloned().collect();
        self.told = rest.last().map_or(self.told, |told| self.told.max(told.seq));
        all.extend(rest);
        all.sort_by_key(|told| told.seq);
        Ok(all)
    }

    fn take(&mut self, news: &[Update], own: &[Update]) -> Vec<Update> {
        let fresh = news.iter().filter(|told| told.seq > self.told);
        let heard = |told: &Update| own.iter().find(|own| own.seq == told.seq).cloned();
        let fresh = fresh.map(|told| heard(told).unwrap_or_else(|| told.clone())).collect();
        self.told = news.last().map_or(self.told, |told| self.told.max(told.seq));
        fresh
    }

    /// Agrees to a rematch for all players at this keyboard, and returns its id, if there is one.
    pub(crate) fn agree_on_another(&self) -> Result<Option<GameId>, SessionError> {
        for seat in self.seats() {
            let rematch = Order::new(self.id, seat, Command::Rematch);
            match self.host.wait(self.host.host().act(rematch)) {
                // The computer has agreed already, or both players have.
                Ok(_) | Err(OrderError::Refused(quarto_game::Refusal::Offered)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(self.host.wait(self.host.host().snapshot(self.id, Viewer::Spectator))?.next)
    }
}

impl Backend for LocalGame {
    fn options(&self) -> &Options {
        self.game.options()
    }

    fn view(&self, now: Time) -> View {
        self.game.view(Viewer::Seat(self.seat()), now)
    }

    fn deadline(&self, _: Time) -> Option<Time> {
        self.game.deadline()
    }

    fn seat(&self) -> Seat {
        person(&self.game)
    }

    fn seats(&self) -> Vec<Seat> {
        people(&self.game).collect()
    }

    fn seq(&self) -> usize {
        self.game.seq()
    }

    fn since_own_action(&self) -> usize {
        self.game.since_own_action(self.seat())
    }

    fn record(&self) -> Option<Record> {
        let mut record = self.view(Time::default()).actions.map(|_| self.game.to_record())?;
        // An id of letters and digits is valid in a tag.
        let _ = record.set_tag(ID, &self.id.to_string());
        Some(record)
    }

    fn play(&self) -> Play {
        *self.game.play()
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn is_kept(&self) -> bool {
        self.lock.is_some()
    }

    /// Locally another game can begin at once.
    fn has_next(&self) -> bool {
        self.is_over()
    }

    fn way_back(&self, voice: Voice, how: &str) -> Option<String> {
        self.is_kept().then(|| voice.say(TerminalText::GoodbyeKept { how }))
    }

    /// If something was due by the clock, only that is returned and no command is carried out.
    fn order_all(&mut self, orders: &[(Seat, Command)]) -> Result<Vec<News>, SessionError> {
        let due = self.tick()?;
        if !due.is_empty() {
            return Ok(told(due));
        }
        let mut heard = Vec::new();
        for (seat, command) in orders {
            let order = Order::new(self.id, *seat, command.clone());
            let done = self.host.wait(self.host.host().act(order))?;
            heard.extend(self.hear(&done.told)?);
            // The entry shows it.
            self.noted = (self.clock)();
        }
        Ok(told(heard))
    }

    fn news(&mut self) -> Result<Vec<News>, SessionError> {
        Ok(told(self.tick()?))
    }

    fn engine_acts(&mut self) -> Result<Option<Vec<News>>, SessionError> {
        if self.game.engine_to_act().is_none() {
            return Ok(None);
        }
        let news = self.host.next(&mut self.follower);
        let mut heard = news.map(|news| self.take(news.updates(), &[])).unwrap_or_default();
        heard.extend(self.hear(&[])?);
        Ok(Some(told(heard)))
    }

    fn another(
        &self,
        session: &Session,
        with: SessionConfig,
    ) -> Result<(Session, Opening), SessionError> {
        session.another_local(self, with)
    }

    #[cfg(feature = "twin")]
    fn make_twin(&mut self) {
        self.host.wait(self.host.host().make_twin(self.id)).expect("the game was just started");
        self.game = self.host.game(self.id).expect("the game was just started");
    }
}

/// Returns the seats of people.
fn people(game: &Game) -> impl Iterator<Item = Seat> {
    let is_person = |seat: &Seat| matches!(game.party(*seat), Some(Party::Person(_)));
    Seat::ALL.into_iter().filter(is_person)
}

/// Returns the seat of the player at the keyboard: the only one, or the one to act.
pub(crate) fn person(game: &Game) -> Seat {
    match people(game).collect::<Vec<_>>()[..] {
        [only] => only,
        _ => game.to_act().unwrap_or(Seat::First),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::sync::Arc;

    use quarto_store::Store;

    use super::*;
    use crate::choices::{Choices, Opponent};
    use crate::fakes::folder;
    use crate::local::data_dirs::DataDirs;
    use crate::session::{Session, SessionConfig};

    #[test]
    fn an_order_is_one_commit() {
        let folder = folder("commits");
        let dirs = DataDirs { games: folder.join("games"), choices: folder.join("play.conf") };
        let clock: TimeSource = Arc::new(|| Time(1_000_000));
        let host = Rc::new(EmbeddedHost::open(Some(&dirs), &clock).unwrap());
        let with = SessionConfig { dirs: Some(dirs), record: None, seed: 7, clock };
        let choices = Choices { opponent: Opponent::Person, ..Choices::default() };
        let (mut session, _) = Session::start_on(Rc::clone(&host), &choices, with).unwrap();
        let Store::Sqlite(sqlite) = host.store() else { unreachable!() };
        let mut act = |text: &str| {
            let before = sqlite.commits();
            session.order(&Command::Act { actions: vec![text.parse().unwrap()] }).unwrap();
            sqlite.commits() - before
        };
        // Writes that were pending when the game began are committed with the first order.
        act("K");
        assert_eq!(act("a1"), 1);
        assert_eq!(act("B"), 1);
        drop(session);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
