use core::cmp::Ordering;
use core::fmt::{Display, Formatter, Result as FmtResult};

/// What a position is worth to the player who must act, if both play perfectly (the game-theoretic
/// value).
///
/// The number counts the placements still to come, including the winning one, when the winner hurries
/// and the loser delays. A win in 1 is: place and call. A win in 0 is an alignment to call now.
///
/// ```
/// use quarto_rules::Value;
///
/// assert!(Value::Win(1) > Value::Win(3)); // An earlier win is better,
/// assert!(Value::Loss(4) > Value::Loss(2)); // and so is a later loss.
/// assert_eq!(Value::Win(3).to_string(), "win in 3");
/// assert_eq!(Value::Draw.placements(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The player to act wins in this many placements.
    Win(u8),
    /// Neither player can force a win.
    Draw,
    /// The opponent wins in this many placements.
    Loss(u8),
}

impl Value {
    /// Returns a number to compare values by: above 0 for a win, higher for an earlier one.
    fn rank(self) -> i16 {
        match self {
            Value::Win(placements) => 256 - i16::from(placements),
            Value::Draw => 0,
            Value::Loss(placements) => i16::from(placements) - 256,
        }
    }

    /// Returns the number of placements until the end, or `None` for a draw.
    #[must_use]
    pub const fn placements(self) -> Option<u8> {
        match self {
            Value::Win(placements) | Value::Loss(placements) => Some(placements),
            Value::Draw => None,
        }
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    /// Better values are greater: earlier wins, later losses.
    fn cmp(&self, other: &Value) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            Value::Win(placements) => write!(f, "win in {placements}"),
            Value::Draw => f.write_str("draw"),
            Value::Loss(placements) => write!(f, "loss in {placements}"),
        }
    }
}
