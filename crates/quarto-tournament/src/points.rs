use std::fmt::{Display, Formatter, Result as FmtResult};
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize, Serializer};

use crate::BoutResult;

/// A number of points, exact to a quarter: a draw is half a point, and half of half an opponent's point counts in
/// tie-breaks.
///
/// ```
/// use quarto_tournament::Points;
///
/// let score = Points::halves(2) + Points::halves(3);
/// assert_eq!((score.to_string().as_str(), score.to_number()), ("2.5", 2.5));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(u32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);

    /// Returns a number of whole points.
    #[must_use]
    pub const fn whole(count: u32) -> Points {
        Points(4 * count)
    }

    /// Returns a number of half points.
    #[must_use]
    pub const fn halves(count: u32) -> Points {
        Points(2 * count)
    }

    /// Returns the points as a number.
    #[must_use]
    pub fn to_number(self) -> f64 {
        f64::from(self.0) / 4.0
    }

    /// Returns the points times a result: all of them for a win, half of them for a draw, none for a loss.
    pub(crate) const fn times(self, share: Share) -> Points {
        match share {
            Share::Win => self,
            Share::Draw => Points(self.0 / 2),
            Share::Loss => Points::ZERO,
        }
    }

    /// Returns how many quarters more or less the other has.
    pub(crate) const fn distance(self, other: Points) -> u32 {
        self.0.abs_diff(other.0)
    }

    pub(crate) const fn quarters(self) -> u32 {
        self.0
    }

    /// Returns the points without these.
    pub(crate) const fn without(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

/// Writes points with a point and as few digits as possible: `3`, `2.5`, `6.25`.
impl Display for Points {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let whole = self.0 / 4;
        match self.0 % 4 {
            0 => f.pad(&whole.to_string()),
            1 => f.pad(&format!("{whole}.25")),
            2 => f.pad(&format!("{whole}.5")),
            _ => f.pad(&format!("{whole}.75")),
        }
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

/// Points are a number, as in `2.5`.
impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.is_multiple_of(4) {
            serializer.serialize_u32(self.0 / 4)
        } else {
            serializer.serialize_f64(self.to_number())
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Points, D::Error> {
        let number = f64::deserialize(from)? * 4.0;
        if number.fract() == 0.0 && (0.0..=4e6).contains(&number) {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "checked above"
            )]
            return Ok(Points(number as u32));
        }
        Err(serde::de::Error::custom("points are quarters, and not negative"))
    }
}

/// What a player got out of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Share {
    Win,
    Draw,
    Loss,
}

/// How many points a game gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PointScheme {
    /// A win gives 1, a draw ½.
    #[default]
    #[serde(rename = "1-half-0")]
    OneHalfZero,
    /// A win gives 3, a draw 1: playing for a draw pays less.
    #[serde(rename = "3-1-0")]
    ThreeOneZero,
}

impl PointScheme {
    /// All schemes.
    pub const ALL: [PointScheme; 2] = [PointScheme::OneHalfZero, PointScheme::ThreeOneZero];

    /// Returns the points for a win, or for a bye.
    #[must_use]
    pub const fn win(self) -> Points {
        self.of(Share::Win)
    }

    pub(crate) const fn of(self, share: Share) -> Points {
        let [win, draw] = match self {
            PointScheme::OneHalfZero => [Points::whole(1), Points::halves(1)],
            PointScheme::ThreeOneZero => [Points::whole(3), Points::whole(1)],
        };
        match share {
            Share::Win => win,
            Share::Draw => draw,
            Share::Loss => Points::ZERO,
        }
    }

    /// Returns what the player who starts and the other get.
    #[must_use]
    pub const fn points(self, result: BoutResult) -> [Points; 2] {
        let [first, second] = result.shares();
        [self.of(first), self.of(second)]
    }
}
