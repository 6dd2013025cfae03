//! The lot: who starts (R4, D9).

use quarto_rules::Chance;
use serde::{Deserialize, Serialize};

use crate::Seat;

/// How it was decided who starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Lot {
    /// Both seats threw a die, again after each tie, and the higher number starts. Each throw has the
    /// numbers of both seats.
    Dice(Vec<[u8; 2]>),
    /// The players agreed on it.
    Agreed,
    /// It is a rematch: the other seat starts (D9).
    Swapped,
}

impl Lot {
    /// Throws dice until one seat has the higher number; returns the throws and that seat.
    ///
    /// ```
    /// use quarto_game::{Lot, Seat};
    /// use quarto_rules::Chance;
    ///
    /// let (Lot::Dice(throws), starter) = Lot::throw(&mut Chance::new(7)) else { unreachable!() };
    /// let [first, second] = throws[throws.len() - 1];
    /// assert_eq!(starter == Seat::First, first > second);
    /// ```
    #[must_use]
    pub fn throw(chance: &mut Chance) -> (Lot, Seat) {
        let mut die = || u8::try_from(chance.below(6)).expect("below six") + 1;
        let mut throws = Vec::new();
        loop {
            let throw @ [first, second] = [die(), die()];
            throws.push(throw);
            if first != second {
                let starter = if first > second { Seat::First } else { Seat::Second };
                return (Lot::Dice(throws), starter);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d9_ties_are_thrown_again_and_the_higher_number_starts() {
        let (mut ties, mut seen, mut starters) = (0, [false; 7], [0; 2]);
        for seed in 0..1000 {
            let (lot, starter) = Lot::throw(&mut Chance::new(seed));
            let Lot::Dice(throws) = lot else { panic!("no dice") };
            throws.iter().flatten().for_each(|number| seen[usize::from(*number)] = true);
            let (last, equal) = throws.split_last().unwrap();
            assert!(equal.iter().all(|[first, second]| first == second));
            assert_eq!(starter, if last[0] > last[1] { Seat::First } else { Seat::Second });
            assert_ne!(last[0], last[1]);
            ties += equal.len();
            starters[starter.index()] += 1;
        }
        assert_eq!(seen, [false, true, true, true, true, true, true]);
        assert!(ties > 100 && starters.iter().all(|count| *count > 400), "{ties} {starters:?}");
    }

    #[test]
    fn a_seed_brings_the_same_throws_in_every_version() {
        let expected = [
            (0, vec![[4, 5]]),
            (1, vec![[3, 6]]),
            (2, vec![[3, 1]]),
            (7, vec![[5, 4]]),
            (42, vec![[3, 6]]),
            (4, vec![[4, 4], [5, 5], [6, 6], [2, 4]]),
        ];
        for (seed, throws) in expected {
            assert_eq!(Lot::throw(&mut Chance::new(seed).fork(0)).0, Lot::Dice(throws), "{seed}");
        }
    }
}
