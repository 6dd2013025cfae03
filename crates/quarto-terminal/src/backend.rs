use quarto_game::{Command, Options, Seat, Time, View};
use quarto_rules::{Play, Record};
use quarto_text::Voice;

use crate::session::news::News;
use crate::session::{Opening, Session, SessionConfig, SessionError};

/// Where a game is played: on the embedded host, or on a server.
pub(crate) trait Backend {
    /// Returns the options that the players agreed on.
    fn options(&self) -> &Options;

    /// Returns the game as the player at the keyboard may see it.
    fn view(&self, now: Time) -> View;

    /// Returns the time at which the clock will change the game.
    fn deadline(&self, now: Time) -> Option<Time>;

    /// Returns the seat of the player at the keyboard: the only one, or the one to act.
    fn seat(&self) -> Seat;

    /// Returns the seats of the players at the keyboard.
    fn seats(&self) -> Vec<Seat>;

    /// Returns the number of events.
    fn seq(&self) -> usize;

    /// Returns the number of the first event after the latest action of the player at the keyboard.
    fn since_own_action(&self) -> usize;

    /// Returns the record so far, unless it is hidden (D11).
    fn record(&self) -> Option<Record>;

    /// Returns the play on the board, or a new one if it is hidden.
    fn play(&self) -> Play;

    /// Tells whether the game has a result.
    fn is_over(&self) -> bool;

    /// Tells whether the game can be resumed later.
    fn is_kept(&self) -> bool;

    /// Tells whether another game can begin.
    fn has_next(&self) -> bool;

    /// Tells how to come back to the unfinished game; `how` are the options of the display.
    fn way_back(&self, voice: Voice, how: &str) -> Option<String>;

    /// Carries out commands of players at the keyboard, one after the other, and returns what
    /// happened.
    fn order_all(&mut self, orders: &[(Seat, Command)]) -> Result<Vec<News>, SessionError>;

    /// Returns what has happened since the last call, with what is due by the clock.
    fn news(&mut self) -> Result<Vec<News>, SessionError>;

    /// Waits for the computer to act; `None` if it is not its turn here.
    fn engine_acts(&mut self) -> Result<Option<Vec<News>>, SessionError>;

    /// Starts another game between the players of this session, in which the other one starts.
    fn another(
        &self,
        session: &Session,
        with: SessionConfig,
    ) -> Result<(Session, Opening), SessionError>;

    /// Turns the game into its twin, for tests against leaks (D8).
    #[cfg(feature = "twin")]
    fn make_twin(&mut self);
}
