//! Matches: the score over rematches, best of so many games, and what decides between equals.
//!
//! A match needs no place of its own: each rematch carries the score before it in the tags of its
//! record, so that whoever reads the record knows it, too.

use std::collections::BTreeMap;
use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_rules::{Player, RuleSet, Variant};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::{Game, Options, Seat};

/// How many games a match has at most, and whether blocks decide if it is level after them; written `3`
/// or `3+squares`.
///
/// ```
/// use quarto_game::BestOf;
///
/// let best_of: BestOf = "3+squares".parse()?;
/// assert_eq!((best_of.games(), best_of.has_decider()), (3, true));
/// # Ok::<(), quarto_game::BestOfError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BestOf {
    games: u8,
    has_decider: bool,
}

impl BestOf {
    /// Returns the match of so many games, from 2 to 99, perhaps with a decider.
    #[must_use]
    pub fn new(games: u8, has_decider: bool) -> Option<BestOf> {
        (2..=99).contains(&games).then_some(BestOf { games, has_decider })
    }

    /// Returns how many games it has at most, without those that decide between equals.
    #[must_use]
    pub const fn games(self) -> u8 {
        self.games
    }

    /// Tells whether a match that is level after its games goes on with games in which blocks count, until
    /// one player wins.
    #[must_use]
    pub const fn has_decider(self) -> bool {
        self.has_decider
    }
}

/// The error for a text that is not the length of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a match is 2 to 99 games, as in 3, or in 3+squares if blocks decide between equals")]
pub struct BestOfError;

impl Display for BestOf {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        write!(f, "{}{}", self.games, if self.has_decider { DECIDER } else { "" })
    }
}

const DECIDER: &str = "+squares";

impl FromStr for BestOf {
    type Err = BestOfError;

    fn from_str(text: &str) -> Result<BestOf, BestOfError> {
        let (games, has_decider) =
            text.strip_suffix(DECIDER).map_or((text, false), |games| (games, true));
        let digits = games.bytes().all(|byte| byte.is_ascii_digit());
        let games = games.parse().ok().filter(|_| digits);
        games.and_then(|games| BestOf::new(games, has_decider)).ok_or(BestOfError)
    }
}

quarto_rules::as_text! {
    BestOf, "BestOf", r"^([2-9]|[1-9][0-9])(\+squares)?$", "3",
        "How many games a match has at most, and whether games in which blocks count decide if it is level then.";
}

/// Points of a match: one for a win, half of one for a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(pub u32);

impl Display for HalfPoints {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        write!(f, "{}{}", self.0 / 2, if self.0 % 2 == 1 { ".5" } else { "" })
    }
}

impl FromStr for HalfPoints {
    type Err = BestOfError;

    fn from_str(text: &str) -> Result<HalfPoints, BestOfError> {
        let (whole, half) = text.strip_suffix(".5").map_or((text, 0), |whole| (whole, 1));
        let digits = !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit());
        let whole = whole.parse::<u16>().ok().filter(|_| digits).ok_or(BestOfError)?;
        Ok(HalfPoints(2 * u32::from(whole) + half))
    }
}

/// Written as a number.
impl Serialize for HalfPoints {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.0.is_multiple_of(2) {
            to.serialize_u32(self.0 / 2)
        } else {
            to.serialize_f64(f64::from(self.0) / 2.0)
        }
    }
}

impl<'de> Deserialize<'de> for HalfPoints {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<HalfPoints, D::Error> {
        let points = f64::deserialize(from)?;
        let text = points.to_string();
        text.parse().map_err(|_| D::Error::custom("points are whole or halves"))
    }
}

/// The score of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchScore {
    /// The number of this game in the match, from 1.
    pub round: u32,
    /// The points of both seats, the first seat first; those of this game count once it is over.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<f64>, min_items = 2, max_items = 2))]
    pub points: [HalfPoints; 2],
    /// Whether the match is over. One that was not agreed to end goes on as long as the players like.
    pub over: bool,
}

/// The tags of a record that say to which match a game belongs: the occasion, its number, and the points
/// of player 1 and player 2 before it, as in `1.5-0.5`.
const EVENT: &str = "Event";
const ROUND: &str = "Round";
const SCORE: &str = "Score";
/// The tag of a game that decides between equals: which shapes win in the others.
const USUAL: &str = "UsualRules";

/// Returns the tags of the first game of a match.
pub(crate) fn first_tags(options: &Options) -> BTreeMap<String, String> {
    match options.best_of {
        Some(_) => tags(options, BTreeMap::new(), 1),
        None => BTreeMap::new(),
    }
}

fn tags(
    options: &Options,
    mut tags: BTreeMap<String, String>,
    round: u32,
) -> BTreeMap<String, String> {
    let event = match options.best_of {
        Some(best_of) => format!("Match, best of {}", best_of.games),
        None => "Match".into(),
    };
    // An occasion of another kind stays.
    let is_match = tags.get(EVENT).is_none_or(|known| known.starts_with("Match"));
    if is_match {
        tags.insert(EVENT.into(), event);
    }
    tags.insert(ROUND.into(), round.to_string());
    tags.remove(SCORE);
    tags
}

impl Game {
    /// Returns the score of the match, if this game belongs to one.
    #[must_use]
    pub fn score(&self) -> Option<MatchScore> {
        let before = self.score_before();
        let is_match = before.is_some() || self.options.best_of.is_some();
        let (round, points) = before.unwrap_or((1, [HalfPoints::default(); 2]));
        is_match.then(|| self.score_after(round, points))
    }

    /// Returns the number of this game in its match and the points of both seats before it, if it is a
    /// rematch.
    fn score_before(&self) -> Option<(u32, [HalfPoints; 2])> {
        let round = self.tags.get(ROUND)?.parse::<u32>().ok().filter(|round| *round > 1)?;
        let (one, two) = self.tags.get(SCORE)?.split_once('-')?;
        let by_player = [one.parse().ok()?, two.parse().ok()?];
        let points =
            Seat::ALL.map(|seat| self.player(seat).map(|player| by_player[player.index()]));
        Some((round, [points[0]?, points[1]?]))
    }

    fn score_after(&self, round: u32, mut points: [HalfPoints; 2]) -> MatchScore {
        if self.is_over() {
            let winner = self.winner().and_then(|winner| self.seat(winner));
            for seat in Seat::ALL {
                points[seat.index()].0 += match winner {
                    Some(winner) if winner == seat => 2,
                    Some(_) => 0,
                    None => 1,
                };
            }
        }
        let over = self.is_over()
            && self.options.best_of.is_some_and(|best_of| is_decided(best_of, round, points));
        MatchScore { round, points, over }
    }

    /// Returns the options and the tags of the rematch, in which the other player starts. After a match
    /// that is over, another one begins.
    pub(crate) fn next_of_match(&self) -> (Options, BTreeMap<String, String>) {
        let mut options = Options { starter: None, ..self.options.clone() };
        let before = self.score_before();
        let (round, points) = before.unwrap_or((1, [HalfPoints::default(); 2]));
        let score = self.score_after(round, points);
        let mut tags = self.tags.clone();
        let usual = tags.remove(USUAL).and_then(|usual| usual.parse::<Variant>().ok());
        if score.over {
            if let Some(usual) = usual {
                set_variant(&mut options, usual);
            }
            return (options.clone(), self::tags(&options, tags, 1));
        }
        let round = score.round + 1;
        let is_decider = options
            .best_of
            .is_some_and(|best_of| best_of.has_decider && round > u32::from(best_of.games));
        if is_decider {
            let own = options.terms.rules.variant();
            set_variant(&mut options, Variant::Blocks);
            tags.insert(USUAL.into(), usual.unwrap_or(own).to_string());
        }
        let mut tags = self::tags(&options, tags, round);
        // The other player starts, and so player 1 of the rematch is player 2 of this game.
        let of = |player| {
            self.seat(player).map_or(HalfPoints::default(), |seat| score.points[seat.index()])
        };
        tags.insert(SCORE.into(), format!("{}-{}", of(Player::Two), of(Player::One)));
        (options, tags)
    }
}

fn set_variant(options: &mut Options, variant: Variant) {
    let rules = RuleSet::new(variant, options.terms.rules.traits());
    options.terms.rules = rules.unwrap_or_default();
}

/// Tells whether a match is over after this many games.
fn is_decided(best_of: BestOf, round: u32, [one, two]: [HalfPoints; 2]) -> bool {
    let games = u32::from(best_of.games);
    if round < games {
        // More than half of all points cannot be made up for.
        return one.max(two).0 > games;
    }
    one != two || !best_of.has_decider
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_as_they_are_read() {
        for text in ["2", "3", "99", "3+squares"] {
            assert_eq!(text.parse::<BestOf>().unwrap().to_string(), text);
        }
        for text in ["", "0", "1", "100", "03a", "+3", "3+", "3+lines", "-3"] {
            assert_eq!(text.parse::<BestOf>(), Err(BestOfError), "{text}");
        }
        for (halves, text, json) in
            [(0, "0", "0"), (1, "0.5", "0.5"), (4, "2", "2"), (5, "2.5", "2.5")]
        {
            let points = HalfPoints(halves);
            assert_eq!((points.to_string().as_str(), text.parse()), (text, Ok(points)));
            assert_eq!(serde_json::to_string(&points).unwrap(), json);
            assert_eq!(serde_json::from_str::<HalfPoints>(json).unwrap(), points);
        }
        for text in ["", ".5", "1.25", "-1", "1.", "x"] {
            assert!(text.parse::<HalfPoints>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_match_is_over_when_nothing_can_change_it() {
        let check = |best_of: &str, round, points: [u32; 2], over| {
            let best_of: BestOf = best_of.parse().unwrap();
            let is_decided = is_decided(best_of, round, points.map(HalfPoints));
            assert_eq!(is_decided, over, "{best_of} {round} {points:?}");
        };
        check("3", 1, [2, 0], false);
        check("3", 2, [4, 0], true);
        check("3", 2, [3, 1], false);
        check("3", 3, [3, 3], true);
        check("3", 3, [4, 2], true);
        check("3+squares", 3, [3, 3], false);
        check("3+squares", 4, [4, 4], false);
        check("3+squares", 4, [5, 3], true);
        check("4", 3, [4, 2], false);
        check("4", 3, [5, 1], true);
    }
}
