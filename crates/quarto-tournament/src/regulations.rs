use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{PointScheme, Points, TieBreak};

/// What an organiser decides before a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// How opponents are found.
    pub system: System,
    /// What a game counts.
    #[serde(default)]
    pub points: PointScheme,
    /// What decides between equal scores, the most important first.
    pub tie_breaks: Vec<TieBreak>,
    /// How the entrants are ordered before the first round.
    #[serde(default)]
    pub seeding: Seeding,
    /// What a round counts for an entrant who is away.
    #[serde(default)]
    pub absence: Points,
}

impl Regulations {
    /// Returns what is usual in a system.
    #[must_use]
    pub fn usual(system: System) -> Regulations {
        Regulations {
            tie_breaks: system.usual_tie_breaks().to_vec(),
            system,
            points: PointScheme::default(),
            seeding: Seeding::default(),
            absence: Points::ZERO,
        }
    }

    /// Checks that all of it makes sense.
    ///
    /// # Errors
    /// If it does not.
    pub fn check(&self) -> Result<(), RegulationsError> {
        let twice = |(at, one): (usize, &TieBreak)| self.tie_breaks[..at].contains(one);
        match self.system {
            System::Swiss { rounds: 0 } | System::RoundRobin { rounds: Some(0), .. } => {
                return Err(RegulationsError::NoRounds);
            }
            System::RoundRobin { cycles: 0, .. } => return Err(RegulationsError::NoRounds),
            System::KnockOut { best_of: 0, .. } => return Err(RegulationsError::NoGames),
            System::Arena { length: 0, .. } => return Err(RegulationsError::NoTime),
            System::Swiss { .. }
            | System::RoundRobin { .. }
            | System::KnockOut { .. }
            | System::Arena { .. } => {}
        }
        if self.tie_breaks.iter().enumerate().any(twice) {
            return Err(RegulationsError::TieBreakTwice);
        }
        if self.absence > self.points.win() {
            return Err(RegulationsError::AbsencePays);
        }
        Ok(())
    }
}

/// Why regulations make no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RegulationsError {
    /// There would be no round.
    #[error("a tournament has at least one round")]
    NoRounds,
    /// There would be no game.
    #[error("a match has at least one game")]
    NoGames,
    /// There would be no time.
    #[error("an arena must have some time")]
    NoTime,
    /// A tie-break stands there twice.
    #[error("each tie-break can be listed only once")]
    TieBreakTwice,
    /// It would be better to stay away than to win.
    #[error("an absence counts no more than a win")]
    AbsencePays,
}

/// How opponents are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "name", rename_all = "kebab-case", deny_unknown_fields)]
pub enum System {
    /// Everybody plays every round, against opponents with about the same score, and nobody twice.
    Swiss {
        /// How many rounds.
        rounds: u32,
    },
    /// Everybody plays everybody.
    RoundRobin {
        /// How often.
        cycles: u32,
        /// Only so many rounds, if there is no time for all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rounds: Option<u32>,
    },
    /// The loser is out.
    KnockOut {
        /// The most games between two entrants, if none of the two leads by more than the others are worth.
        best_of: u32,
        /// Whether the losers of the semi-finals play for the third place.
        third_place: ThirdPlace,
    },
    /// Everybody plays as many games as fit into a time.
    Arena {
        /// How long it takes, in milliseconds.
        length: u64,
        /// What a game after two wins counts.
        streaks: Streaks,
    },
}

impl System {
    /// Returns the tie-breaks that are usual, the most important first.
    #[must_use]
    pub const fn usual_tie_breaks(&self) -> &'static [TieBreak] {
        match self {
            System::Swiss { .. } => &[
                TieBreak::BuchholzCut,
                TieBreak::Buchholz,
                TieBreak::SonnebornBerger,
                TieBreak::DirectEncounter,
                TieBreak::Wins,
            ],
            System::RoundRobin { .. } => {
                &[TieBreak::DirectEncounter, TieBreak::SonnebornBerger, TieBreak::Wins]
            }
            System::KnockOut { .. } => &[TieBreak::Wins],
            System::Arena { .. } => &[TieBreak::Wins, TieBreak::Streak],
        }
    }
}

/// How entrants are ordered before the first round. The order decides who meets whom in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seeding {
    /// By lot.
    #[default]
    Drawn,
    /// As they entered: the organiser enters the strongest first.
    Entered,
}

/// Whether there is a match for the third place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThirdPlace {
    /// There is none: two entrants share the third place.
    #[default]
    Shared,
    /// There is one, beside the final.
    Played,
}

/// What a game counts in an arena after two wins in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Streaks {
    /// As much as any other game.
    #[default]
    Plain,
    /// Twice as much, up to and including the first game that is not won.
    Double,
}
