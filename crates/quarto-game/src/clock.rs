//! The clock: how long a player may think, and whether time has run out (D6). Nothing here reads the
//! time: `now` is always an argument.

use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;
use std::time::Duration;

use quarto_rules::Player;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Time, Whole};

/// The time control that the players agreed on, written `60/move` or `300+5` (in seconds).
///
/// ```
/// use quarto_game::TimeControl;
///
/// assert_eq!("60/move".parse(), Ok(TimeControl::TOURNAMENT));
/// let total: TimeControl = "300+5".parse()?;
/// assert_eq!(total.to_string(), "300+5");
/// # Ok::<(), quarto_game::TimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// A fresh amount for each move.
    PerMove(Duration),
    /// An amount for the whole game, and an increment per move.
    Total {
        /// What each player has at the start.
        time: Duration,
        /// What a player gets for each move.
        increment: Duration,
    },
}

impl TimeControl {
    /// One minute per move, as in tournaments (R13).
    pub const TOURNAMENT: TimeControl = TimeControl::PerMove(Duration::from_mins(1));

    /// The longest time that can be agreed on: a week.
    pub const LONGEST: Duration = Duration::from_hours(7 * 24);

    /// Tells whether players need not stay: they have an hour or more for a move, or a day or more for
    /// the game.
    #[must_use]
    pub fn is_slow(self) -> bool {
        match self {
            TimeControl::PerMove(time) => time >= Duration::from_hours(1),
            TimeControl::Total { time, .. } => time >= Duration::from_hours(24),
        }
    }

    fn time(self) -> Duration {
        match self {
            TimeControl::PerMove(time) | TimeControl::Total { time, .. } => time,
        }
    }
}

/// The error for a text that is not a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a clock is written 60/move or 300+5, in seconds, from 1 second to a week")]
pub struct TimeControlError;

impl Display for TimeControl {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            TimeControl::PerMove(time) => write!(f, "{}/move", time.as_secs()),
            TimeControl::Total { time, increment } => {
                write!(f, "{}+{}", time.as_secs(), increment.as_secs())
            }
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let seconds = |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            let seconds = text.parse().ok().filter(|_| digits).map(Duration::from_secs);
            seconds.filter(|seconds| *seconds <= TimeControl::LONGEST).ok_or(TimeControlError)
        };
        let clock = if let Some(time) = text.strip_suffix("/move") {
            TimeControl::PerMove(seconds(time)?)
        } else {
            let (time, increment) = text.split_once('+').ok_or(TimeControlError)?;
            TimeControl::Total { time: seconds(time)?, increment: seconds(increment)? }
        };
        if clock.time().is_zero() { Err(TimeControlError) } else { Ok(clock) }
    }
}

/// How much time a player has, in percent of what was agreed: more for those who need it, and shown to
/// both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "Whole")]
pub struct Multiplier(u16);

impl From<Multiplier> for u16 {
    fn from(multiplier: Multiplier) -> u16 {
        multiplier.0
    }
}

impl TryFrom<Whole> for Multiplier {
    type Error = MultiplierError;

    fn try_from(Whole(percent): Whole) -> Result<Multiplier, MultiplierError> {
        u16::try_from(percent).ok().and_then(Multiplier::new).ok_or(MultiplierError)
    }
}

impl Multiplier {
    /// Returns the multiplier with this many percent, from 100 to 1000.
    #[must_use]
    pub fn new(percent: u16) -> Option<Multiplier> {
        (100..=1000).contains(&percent).then_some(Multiplier(percent))
    }

    /// Returns the percentage.
    #[must_use]
    pub const fn percent(self) -> u16 {
        self.0
    }

    fn of(self, span: Duration) -> Duration {
        span * u32::from(self.0) / 100
    }
}

impl Default for Multiplier {
    fn default() -> Multiplier {
        Multiplier(100)
    }
}

/// The error for a text that is not a multiplier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a multiplier is a percentage from 100 to 1000")]
pub struct MultiplierError;

impl Display for Multiplier {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        self.0.fmt(f)
    }
}

impl FromStr for Multiplier {
    type Err = MultiplierError;

    fn from_str(text: &str) -> Result<Multiplier, MultiplierError> {
        text.parse().ok().and_then(Multiplier::new).ok_or(MultiplierError)
    }
}

/// What the clocks show at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reading {
    /// What each player has left, in milliseconds.
    #[serde(with = "crate::text::both_millis")]
    #[cfg_attr(feature = "openapi", schema(value_type = [u64; 2]))]
    pub left: [Duration; 2],
    /// Whose clock is running.
    pub running: Option<Player>,
}

/// When a player wants to be warned by the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Warnings {
    /// When 30 and when 10 seconds are left.
    #[default]
    Both,
    /// When 10 seconds are left.
    Last,
    /// Never.
    None,
}

impl Warnings {
    /// All options.
    pub const ALL: [Warnings; 3] = [Warnings::Both, Warnings::Last, Warnings::None];

    /// Tells whether to warn when this much time is left.
    #[must_use]
    pub fn include(self, left: Duration) -> bool {
        match self {
            Warnings::Both => true,
            Warnings::Last => left <= WARNINGS[1],
            Warnings::None => false,
        }
    }
}

impl Display for Warnings {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str(match self {
            Warnings::Both => "30-10",
            Warnings::Last => "10",
            Warnings::None => "none",
        })
    }
}

/// The error for a text that is not an option for warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("clock warnings are 30-10, 10 or none")]
pub struct ParseWarningsError;

impl FromStr for Warnings {
    type Err = ParseWarningsError;

    fn from_str(text: &str) -> Result<Warnings, ParseWarningsError> {
        let found = Warnings::ALL.into_iter().find(|warnings| warnings.to_string() == text);
        found.ok_or(ParseWarningsError)
    }
}

/// The two clocks of a game in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    clock: TimeControl,
    multipliers: [Multiplier; 2],
    /// The most network lag that is given back per move.
    allowance: Duration,
    left: [Duration; 2],
    /// The player who must act, and since when.
    running: Option<(Player, Time)>,
    /// The lag that was given back in this move so far.
    credited: Duration,
}

impl Clocks {
    /// Returns the clocks at the start of a game, with the multipliers of player 1 and player 2.
    pub(crate) fn new(
        clock: TimeControl,
        multipliers: [Multiplier; 2],
        allowance: Duration,
    ) -> Clocks {
        let left = multipliers.map(|multiplier| multiplier.of(clock.time()));
        Clocks { clock, multipliers, allowance, left, running: None, credited: Duration::ZERO }
    }

    /// Starts the clock of `player` for a new move, with a fresh amount if there is one per move.
    pub(crate) fn run(&mut self, player: Player, at: Time) {
        if let TimeControl::PerMove(time) = self.clock {
            self.left[player.index()] = self.multipliers[player.index()].of(time);
        }
        self.running = Some((player, at));
        self.credited = Duration::ZERO;
    }

    /// Restarts the clock of `player`, who is in the middle of a move.
    pub(crate) fn resume(&mut self, player: Player, at: Time) {
        self.running = Some((player, at));
        self.credited = Duration::ZERO;
    }

    /// Sets both clocks to what the players had left, or to the full amount for a player who has not
    /// acted.
    pub(crate) fn set_back(&mut self, left: [Option<Duration>; 2]) {
        let fresh = Clocks::new(self.clock, self.multipliers, self.allowance);
        self.left = std::array::from_fn(|player| left[player].unwrap_or(fresh.left[player]));
    }

    /// Charges the player whose clock runs for an action; `lag` of the time was spent on the network.
    pub(crate) fn spend(&mut self, at: Time, lag: Duration) {
        if let Some((player, since)) = self.running {
            let credit = self.credit(lag);
            let left = &mut self.left[player.index()];
            *left = left.saturating_sub(at.since(since).saturating_sub(credit));
            self.credited += credit;
            self.running = Some((player, at));
        }
    }

    /// Ends the move of the player whose clock runs.
    pub(crate) fn finish_move(&mut self) {
        if let (TimeControl::Total { increment, .. }, Some((player, _))) =
            (self.clock, self.running)
        {
            self.left[player.index()] += self.multipliers[player.index()].of(increment);
        }
    }

    /// Stops both clocks.
    pub(crate) fn stop(&mut self) {
        self.running = None;
    }

    /// Gives the player whose clock runs more time.
    pub(crate) fn extend(&mut self, by: Duration) {
        if let Some((player, _)) = self.running {
            self.left[player.index()] += by;
        }
    }

    /// Tells whether the player whose clock runs is too late at `now`, when `lag` of the time was spent
    /// on the network.
    pub(crate) fn is_late(&self, now: Time, lag: Duration) -> bool {
        let spent = |since| now.since(since).saturating_sub(self.credit(lag));
        self.running.is_some_and(|(player, since)| spent(since) >= self.left[player.index()])
    }

    /// Returns when time is up for the player whose clock runs, with the most lag that can be given back.
    pub(crate) fn deadline(&self) -> Option<Time> {
        let (player, since) = self.running?;
        Some(since.after(self.left[player.index()] + self.credit(self.allowance)))
    }

    pub(crate) fn read(&self, now: Time) -> Reading {
        let mut left = self.left;
        if let Some((player, since)) = self.running {
            left[player.index()] = left[player.index()].saturating_sub(now.since(since));
        }
        Reading { left, running: self.running.map(|(player, _)| player) }
    }

    fn credit(&self, lag: Duration) -> Duration {
        lag.min(self.allowance.saturating_sub(self.credited))
    }
}

/// The amounts of time left at which a player is warned.
const WARNINGS: [Duration; 2] = [Duration::from_secs(30), Duration::from_secs(10)];

impl Reading {
    /// Returns what the clocks show when they have run on for a while.
    #[must_use]
    pub fn after(mut self, elapsed: Duration) -> Reading {
        if let Some(player) = self.running {
            let left = &mut self.left[player.index()];
            *left = left.saturating_sub(elapsed);
        }
        self
    }

    /// Returns the amount of time left that the player whose clock runs should be warned of, if the clock
    /// has reached it since an `earlier` reading of the same run.
    #[must_use]
    pub fn warning(&self, earlier: &Reading) -> Option<Duration> {
        let player = self.running.filter(|player| earlier.running == Some(*player))?;
        let [before, now] = [earlier, self].map(|reading| reading.left[player.index()]);
        WARNINGS.into_iter().rev().find(|warning| now <= *warning && *warning < before)
    }
}

quarto_rules::describe! { Multiplier, "Multiplier", builder => builder
.schema_type(utoipa::openapi::Type::Integer)
.minimum(Some(100))
.maximum(Some(1000))
.description(Some("How much time a player has, in percent.")) }

quarto_rules::as_text! {
    TimeControl, "Clock", r"^([1-9][0-9]{0,4}|[1-5][0-9]{5}|60[0-3][0-9]{3}|604[0-7][0-9]{2}|604800)(/move|\+([0-9]|[1-9][0-9]{1,4}|[1-5][0-9]{5}|60[0-3][0-9]{3}|604[0-7][0-9]{2}|604800))$", "60/move",
        "A clock: `60/move` for seconds per move, `300+5` for seconds in all and more for each move; \
         up to a week.";
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn at(seconds: u64) -> Time {
        Time(1000 * seconds)
    }

    fn clocks(text: &str, percent: [u16; 2]) -> Clocks {
        let multipliers = percent.map(|percent| Multiplier::new(percent).unwrap());
        Clocks::new(text.parse().unwrap(), multipliers, SECOND)
    }

    #[test]
    fn d6_each_move_has_a_fresh_amount() {
        let mut clocks = clocks("60/move", [100, 150]);
        clocks.run(Player::One, at(0));
        clocks.spend(at(50), Duration::ZERO);
        clocks.finish_move();
        clocks.run(Player::Two, at(50));
        assert_eq!(clocks.deadline(), Some(at(50 + 90 + 1)));
        clocks.run(Player::One, at(60));
        assert_eq!(clocks.read(at(70)).left[0], 50 * SECOND);
    }

    #[test]
    fn d6_total_time_goes_down_and_each_move_adds_to_it() {
        let mut clocks = clocks("300+5", [100, 200]);
        clocks.run(Player::Two, at(0));
        clocks.spend(at(100), Duration::ZERO);
        clocks.finish_move();
        clocks.run(Player::One, at(100));
        assert_eq!(clocks.read(at(100)).left, [300 * SECOND, (600 - 100 + 10) * SECOND]);
        clocks.run(Player::Two, at(110));
        assert_eq!(clocks.deadline(), Some(at(110 + 510 + 1)));
    }

    #[test]
    fn d6_what_was_on_the_way_is_given_back_up_to_the_allowance() {
        let mut clocks = clocks("60/move", [100, 100]);
        clocks.run(Player::One, at(0));
        assert!(clocks.is_late(at(60), Duration::ZERO));
        assert!(!clocks.is_late(at(60), SECOND));
        assert!(clocks.is_late(at(61), 10 * SECOND));
        clocks.spend(at(10), SECOND);
        assert_eq!(clocks.read(at(10)).left[0], 51 * SECOND);
        clocks.spend(at(20), SECOND); // The whole allowance of this move has been given back.
        assert_eq!(clocks.read(at(20)).left[0], 41 * SECOND);
        assert_eq!(clocks.deadline(), Some(at(61)));
    }

    #[test]
    fn d6_clocks_are_written_as_they_are_read() {
        for text in ["60/move", "1/move", "300+5", "60+0", "604800/move"] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        for text in ["", "-", "60", "0/move", "0+5", "+5", "/move", "60+", "+60/move", "604801+0"] {
            assert_eq!(text.parse::<TimeControl>(), Err(TimeControlError), "{text}");
        }
    }

    #[test]
    fn warnings_come_once_and_only_to_whom_the_clock_runs() {
        let mut clocks = clocks("60/move", [100, 100]);
        clocks.run(Player::One, at(0));
        let read = |now| clocks.read(at(now));
        assert_eq!(read(29).warning(&read(0)), None);
        assert_eq!(read(30).warning(&read(29)), Some(30 * SECOND));
        assert_eq!(read(31).warning(&read(30)), None);
        assert_eq!(read(55).warning(&read(29)), Some(10 * SECOND));
        let mut other = clocks.clone();
        other.run(Player::Two, at(40));
        assert_eq!(other.read(at(75)).warning(&read(39)), None);
    }
}
