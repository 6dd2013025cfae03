use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::card::{Card, Meeting};
use crate::points::Share;
use crate::{EntrantId, Points};

/// What decides between entrants with the same score.
///
/// All games count as they stand on the sheets, forfeited ones, too; a bye has no opponent and counts in none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The sum of the opponents' scores: who had stronger opponents comes first.
    Buchholz,
    /// The same without the lowest of them, so that one weak opponent by chance does no harm.
    BuchholzCut,
    /// The scores of the opponents one has beaten, and half of those one has drawn with.
    SonnebornBerger,
    /// The points from the games among those who are still equal, if each of them has met each other.
    DirectEncounter,
    /// The number of games won.
    Wins,
    /// The most games won in a row.
    Streak,
}

impl TieBreak {
    /// All tie-breaks.
    pub const ALL: [TieBreak; 6] = [
        TieBreak::Buchholz,
        TieBreak::BuchholzCut,
        TieBreak::SonnebornBerger,
        TieBreak::DirectEncounter,
        TieBreak::Wins,
        TieBreak::Streak,
    ];

    /// Returns the word by which it is chosen, and under which its value is written in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            TieBreak::Buchholz => "buchholz",
            TieBreak::BuchholzCut => "buchholz_cut",
            TieBreak::SonnebornBerger => "sonneborn_berger",
            TieBreak::DirectEncounter => "direct_encounter",
            TieBreak::Wins => "wins",
            TieBreak::Streak => "streak",
        }
    }

    /// Returns the value for an entrant among those who are equal so far.
    pub(crate) fn value(self, cards: &[Card], id: EntrantId, equals: &[EntrantId]) -> Points {
        let card = &cards[id.index()];
        let score = |meeting: &Meeting| cards[meeting.opponent.index()].score;
        match self {
            TieBreak::Buchholz => card.meetings.iter().map(score).sum(),
            TieBreak::BuchholzCut => {
                let all: Points = card.meetings.iter().map(score).sum();
                all.without(card.meetings.iter().map(score).min().unwrap_or_default())
            }
            TieBreak::SonnebornBerger => {
                let part =
                    |meeting: &Meeting| score(meeting).times(meeting.share.unwrap_or(Share::Loss));
                card.meetings.iter().map(part).sum()
            }
            TieBreak::DirectEncounter => direct(&card.meetings, equals, || {
                let all_met = |one: &EntrantId| {
                    let met = |other| cards[one.index()].met(other) > 0;
                    equals.iter().all(|other| one == other || met(*other))
                };
                equals.iter().all(all_met)
            }),
            TieBreak::Wins => Points::whole(u32::try_from(card.wins()).unwrap_or(u32::MAX / 4)),
            TieBreak::Streak => Points::whole(card.longest_streak),
        }
    }
}

/// Returns the points from games among equals, if they may be compared.
pub(crate) fn direct(
    meetings: &[Meeting],
    equals: &[EntrantId],
    may_compare: impl Fn() -> bool,
) -> Points {
    if equals.len() < 2 || !may_compare() {
        return Points::ZERO;
    }
    let among = meetings.iter().filter(|meeting| equals.contains(&meeting.opponent));
    among.map(|meeting| meeting.points).sum()
}

impl Display for TieBreak {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(self.word())
    }
}

/// Reads the word of a tie-break; a hyphen does as well as an underscore.
impl FromStr for TieBreak {
    type Err = TieBreakError;

    fn from_str(text: &str) -> Result<TieBreak, TieBreakError> {
        let word = text.trim().replace('-', "_");
        TieBreak::ALL.into_iter().find(|one| one.word() == word).ok_or(TieBreakError)
    }
}

/// The text is not a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "a tie-break is buchholz, buchholz-cut, sonneborn-berger, direct-encounter, wins or streak"
)]
pub struct TieBreakError;
