use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::points::Share;
use crate::{EntrantId, Points};

/// A game of a tournament: who starts, who does not, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bout {
    /// The entrant who starts.
    pub first: EntrantId,
    /// The other entrant.
    pub second: EntrantId,
    /// What counts: the place in the tournament, or only who of two comes first.
    pub kind: BoutKind,
    /// How it ended, unless it is still open.
    pub verdict: Option<BoutVerdict>,
}

impl Bout {
    /// Returns both entrants, who starts first.
    #[must_use]
    pub const fn both(&self) -> [EntrantId; 2] {
        [self.first, self.second]
    }

    /// Returns the opponent of an entrant who plays in it.
    #[must_use]
    pub fn opponent(&self, id: EntrantId) -> Option<EntrantId> {
        match () {
            () if self.first == id => Some(self.second),
            () if self.second == id => Some(self.first),
            () => None,
        }
    }

    /// Tells whether these two play it, in any order.
    pub(crate) fn is_between(&self, one: EntrantId, other: EntrantId) -> bool {
        self.opponent(one) == Some(other)
    }

    /// Returns what an entrant who plays in it got, if it is decided.
    pub(crate) fn share(&self, id: EntrantId) -> Option<Share> {
        let [first, second] = self.verdict?.result.shares();
        Some(if id == self.first { first } else { second })
    }
}

/// What a game is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoutKind {
    /// For points.
    #[default]
    Regular,
    /// To decide between entrants with the same points.
    PlayOff,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoutVerdict {
    /// The result.
    pub result: BoutResult,
    /// Whether it was played.
    #[serde(default, skip_serializing_if = "Conduct::is_played")]
    pub conduct: Conduct,
}

impl BoutVerdict {
    /// Returns the verdict of a game that was played.
    #[must_use]
    pub const fn played(result: BoutResult) -> BoutVerdict {
        BoutVerdict { result, conduct: Conduct::Played }
    }

    /// Returns the verdict of a game for which an entrant did not come.
    #[must_use]
    pub const fn forfeit(result: BoutResult) -> BoutVerdict {
        BoutVerdict { result, conduct: Conduct::Forfeit }
    }
}

/// Writes a verdict as people do: `1-0`, and `1-0f` if it is by forfeit.
impl Display for BoutVerdict {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let mark = match self.conduct {
            Conduct::Played => "",
            Conduct::Forfeit => "f",
        };
        write!(f, "{}{mark}", self.result)
    }
}

/// Reads `1-0`, `0-1`, `1/2-1/2` (also `1/2`, `½`, `=`) and `0-0`, with an `f` behind it if it is by forfeit.
impl FromStr for BoutVerdict {
    type Err = BoutVerdictError;

    fn from_str(text: &str) -> Result<BoutVerdict, BoutVerdictError> {
        let plain: String = text.chars().filter(|char| !char.is_whitespace()).collect();
        let (plain, conduct) = match plain.strip_suffix(['f', 'F']) {
            Some(plain) => (plain, Conduct::Forfeit),
            None => (&*plain, Conduct::Played),
        };
        let result = match plain.replace(['–', '—', ':'], "-").as_str() {
            "1-0" => BoutResult::FirstWins,
            "0-1" => BoutResult::SecondWins,
            "1/2-1/2" | "1/2" | "½-½" | "½" | "=" | "0.5-0.5" => BoutResult::Draw,
            "0-0" => BoutResult::BothLose,
            _ => return Err(BoutVerdictError),
        };
        // Nobody draws or loses together by playing or not playing the other way round.
        match (result, conduct) {
            (BoutResult::Draw, Conduct::Forfeit) => Err(BoutVerdictError),
            (BoutResult::BothLose, _) => Ok(BoutVerdict::forfeit(result)),
            _ => Ok(BoutVerdict { result, conduct }),
        }
    }
}

/// The text is not the result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a result is 1-0, 0-1, 1/2 or 0-0, followed by f for a forfeit")]
pub struct BoutVerdictError;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BoutResult {
    /// The entrant who starts wins.
    #[serde(rename = "1-0")]
    FirstWins,
    /// The other entrant wins.
    #[serde(rename = "0-1")]
    SecondWins,
    /// Nobody wins.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// Both lose, because neither came.
    #[serde(rename = "0-0")]
    BothLose,
}

impl BoutResult {
    /// All results.
    pub const ALL: [BoutResult; 4] =
        [BoutResult::FirstWins, BoutResult::SecondWins, BoutResult::Draw, BoutResult::BothLose];

    pub(crate) const fn shares(self) -> [Share; 2] {
        match self {
            BoutResult::FirstWins => [Share::Win, Share::Loss],
            BoutResult::SecondWins => [Share::Loss, Share::Win],
            BoutResult::Draw => [Share::Draw, Share::Draw],
            BoutResult::BothLose => [Share::Loss, Share::Loss],
        }
    }
}

impl Display for BoutResult {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(match self {
            BoutResult::FirstWins => "1-0",
            BoutResult::SecondWins => "0-1",
            BoutResult::Draw => "1/2-1/2",
            BoutResult::BothLose => "0-0",
        })
    }
}

/// Whether a game was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Conduct {
    /// It was.
    #[default]
    Played,
    /// It was not: an entrant did not come, or left.
    Forfeit,
}

impl Conduct {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
    const fn is_played(&self) -> bool {
        matches!(self, Conduct::Played)
    }
}

/// What a round has for an entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// A game.
    Bout(Bout),
    /// A round without an opponent.
    Bye {
        /// The entrant.
        id: EntrantId,
        /// What it counts.
        points: Points,
    },
}

impl Pairing {
    /// Returns the game, unless it is a bye.
    #[must_use]
    pub const fn bout(&self) -> Option<&Bout> {
        match self {
            Pairing::Bout(bout) => Some(bout),
            Pairing::Bye { .. } => None,
        }
    }
}

/// A round: what was paired, at which moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number, from 1.
    pub number: u32,
    /// The moment it began, in milliseconds since the tournament did; only an arena knows it.
    pub at: u64,
    /// The games in the order of the tables, and the byes.
    pub pairings: Vec<Pairing>,
}

impl Round {
    /// Returns the games with the numbers of their tables, from 1.
    pub fn bouts(&self) -> impl Iterator<Item = (usize, &Bout)> {
        (1..).zip(&self.pairings).filter_map(|(table, pairing)| Some((table, pairing.bout()?)))
    }
}
