use std::time::Duration;

use quarto_game::{Options, Takebacks, Time, TimeControl};
use quarto_rules::{Terms, WrongCall};
use serde::{Deserialize, Serialize};

/// How a tournament on a server is run: what its games are like, where they are played, and when rounds begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangements {
    /// The options of every game. Who starts is paired, and how much more time a player has is decided per player.
    pub options: Options,
    /// Where the games are played.
    #[serde(default)]
    pub venue: Venue,
    /// When rounds begin.
    #[serde(default)]
    pub pace: RoundPace,
    /// Whether players may enter by themselves.
    #[serde(default)]
    pub entry: EntryPolicy,
    /// When the first round begins, if by the clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<Time>,
}

/// What is usual: a minute per move, a wrong call loses (D3), nothing is taken back.
impl Default for Arrangements {
    fn default() -> Arrangements {
        Arrangements {
            options: Options {
                terms: Terms { wrong_call: WrongCall::Loses, ..Terms::default() },
                takebacks: Some(Takebacks::None),
                clock: Some(TimeControl::TOURNAMENT),
                ..Options::default()
            },
            venue: Venue::default(),
            pace: RoundPace::default(),
            entry: EntryPolicy::default(),
            begins: None,
        }
    }
}

/// Where the games of a tournament are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Venue {
    /// On the server, if both players have a device there; the other games at wooden boards.
    #[default]
    Online,
    /// All games at wooden boards; the results are typed in.
    Wood,
}

impl Venue {
    /// All venues.
    pub const ALL: [Venue; 2] = [Venue::Online, Venue::Wood];
}

/// When rounds begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundPace {
    /// When the organiser says so.
    #[default]
    Button,
    /// By the clock: so many seconds after the latest result of the round before.
    Pause(u32),
}

impl RoundPace {
    /// Returns the pause between rounds, if they begin by the clock.
    #[must_use]
    pub const fn pause(self) -> Option<Duration> {
        match self {
            RoundPace::Button => None,
            RoundPace::Pause(seconds) => Some(Duration::from_secs(seconds as u64)),
        }
    }
}

/// Whether players may enter by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryPolicy {
    /// Everybody who has the link, also late if the system allows it.
    #[default]
    Open,
    /// Only until the first round is paired.
    BeforeStart,
    /// Only those whom the organiser enters; they take their names by the link.
    Listed,
}

impl EntryPolicy {
    /// All policies.
    pub const ALL: [EntryPolicy; 3] =
        [EntryPolicy::Open, EntryPolicy::BeforeStart, EntryPolicy::Listed];
}
