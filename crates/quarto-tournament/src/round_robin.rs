//! Round robin: everybody plays everybody, by a schedule that is known before the first game.
//!
//! With an odd number of entrants N, numbered from 0, those whose numbers add up to r (modulo N) meet in
//! round r, and the one for whom both are the same has the bye. Of two, the one starts from whom it is an odd
//! number of steps up to the other. From round to round the distance to the opponent grows by one, so everybody
//! starts every other game. With an even number, the last entrant meets whoever would have the bye, and starts in
//! the even rounds. Then the games at which an entrant starts never differ by more than one from the others, after
//! any round, and nobody has the same part three times in a row; a test counts it.
//!
//! In the second cycle everybody starts against those who started before. It begins with the second round,
//! so that nobody has the same part three times there either.

use crate::{BoutKind, EntrantId, PairedEntry, Points};

/// How many rounds everybody against everybody takes.
pub(crate) const fn rounds_per_cycle(entrants: usize) -> usize {
    if entrants.is_multiple_of(2) { entrants.saturating_sub(1) } else { entrants }
}

/// Returns the games of a round, counted from 0 over all cycles, of `rounds` in all.
///
/// Nobody has the bye for points: everybody has one, or nobody.
pub(crate) fn pair(order: &[EntrantId], round: usize, rounds: usize) -> Vec<PairedEntry> {
    let modulus = rounds_per_cycle(order.len());
    let (cycle, within) = (round / modulus, round % modulus);
    let is_whole = (cycle + 1) * modulus <= rounds;
    let leg = match (cycle % 2, is_whole) {
        (0, _) => Leg::Outward,
        (_, true) => Leg::Return,
        (_, false) => Leg::Rest,
    };
    let number = if leg == Leg::Return { (within + 1) % modulus } else { within };
    let (mut entries, mut byes) = (Vec::new(), Vec::new());
    for one in 0..modulus {
        let other = (number + modulus - one) % modulus;
        match order.get(modulus) {
            _ if one < other => entries.push(bout(order, leg.turn([one, other], modulus, number))),
            Some(_) if one == other => {
                entries.insert(0, bout(order, leg.turn([one, modulus], modulus, number)));
            }
            None if one == other => {
                byes.push(PairedEntry::Bye { bye: order[one], points: Points::ZERO });
            }
            _ => {}
        }
    }
    entries.extend(byes);
    entries
}

fn bout(order: &[EntrantId], [first, second]: [usize; 2]) -> PairedEntry {
    PairedEntry::Bout { first: order[first], second: order[second], kind: BoutKind::Regular }
}

/// Where in the tournament a cycle stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leg {
    /// The first, third … cycle.
    Outward,
    /// The second, fourth … cycle, in which the other one starts.
    Return,
    /// A return that is not played to the end. As not all games are returned anyway, only the last entrant's
    /// are turned round, which keeps everybody's starts within one of each other.
    Rest,
}

impl Leg {
    /// Returns two places of the order, the one who starts first. The last place, if the number is even, is
    /// `modulus`.
    fn turn(self, [one, other]: [usize; 2], modulus: usize, number: usize) -> [usize; 2] {
        let is_last = other == modulus;
        let other_starts =
            if is_last { number.is_multiple_of(2) } else { (other - one).is_multiple_of(2) };
        let turned = match self {
            Leg::Outward => false,
            Leg::Return => true,
            Leg::Rest => is_last,
        };
        if other_starts == turned { [one, other] } else { [other, one] }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Plays `rounds` rounds and counts who met whom, and who started.
    fn check(count: u32, rounds: usize) {
        let order: Vec<EntrantId> = (1..=count).map(EntrantId).collect();
        let mut met: BTreeMap<[EntrantId; 2], usize> = BTreeMap::new();
        let mut roles: BTreeMap<EntrantId, Vec<i32>> = BTreeMap::new();
        let mut before = Vec::new();
        for round in 0..rounds {
            let entries = pair(&order, round, rounds);
            let mut seen = Vec::new();
            for entry in &entries {
                match entry {
                    PairedEntry::Bout { first, second, .. } => {
                        seen.extend([*first, *second]);
                        *met.entry([*first, *second]).or_default() += 1;
                        roles.entry(*first).or_default().push(1);
                        roles.entry(*second).or_default().push(-1);
                    }
                    PairedEntry::Bye { bye, .. } => seen.push(*bye),
                }
            }
            seen.sort_unstable();
            assert_eq!(seen, order, "{count} entrants, round {round}");
            assert!(count <= 3 || before != entries, "nobody meets the same twice in a row");
            before = entries;
            for (id, roles) in &roles {
                let sum: i32 = roles.iter().sum();
                let is_end = (round + 1).is_multiple_of(rounds_per_cycle(order.len()));
                let most = if is_end || round + 1 == rounds { 1 } else { 2 };
                assert!(sum.abs() <= most, "{count} entrants, {id} in round {round}: {roles:?}");
                assert!(!roles.ends_with(&[1; 3]) && !roles.ends_with(&[-1; 3]) || count == 2);
            }
        }
        let cycle = rounds_per_cycle(order.len());
        for one in 1..=count {
            for other in 1..one {
                let key = [EntrantId(one), EntrantId(other)];
                let [there, back] =
                    [key, [key[1], key[0]]].map(|key| met.get(&key).copied().unwrap_or_default());
                assert!((rounds / cycle..=rounds.div_ceil(cycle)).contains(&(there + back)));
                assert!(!rounds.is_multiple_of(cycle) || there.abs_diff(back) <= 1);
            }
        }
    }

    #[test]
    fn everybody_meets_everybody_and_starts_are_balanced() {
        for count in 2..=40 {
            let cycle = rounds_per_cycle(count as usize);
            for cycles in 1..=4 {
                check(count, cycles * cycle);
            }
        }
    }

    #[test]
    fn a_schedule_that_is_cut_short_is_balanced_as_well() {
        for count in 2..=13 {
            for rounds in 1..=3 * rounds_per_cycle(count as usize) {
                check(count, rounds);
            }
        }
    }
}
