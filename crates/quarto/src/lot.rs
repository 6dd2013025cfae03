//! Who starts (R4, D9): both throw a die, ties are thrown again, the higher number starts.

use std::hash::{BuildHasher, RandomState};

/// The throws of two people, in the order they were made; only the last two differ.
pub(crate) fn throws() -> Vec<(u8, u8)> {
    let mut throws = vec![(die(), die())];
    while throws.last().is_some_and(|(one, other)| one == other) {
        throws.push((die(), die()));
    }
    throws
}

/// Writes the throws for a record, player 1's first, as in `4-4 5-2`.
pub(crate) fn to_text(throws: &[(u8, u8)], one_starts: bool) -> String {
    let throw = |&(one, other): &(u8, u8)| {
        if one_starts { format!("{one}-{other}") } else { format!("{other}-{one}") }
    };
    throws.iter().map(throw).collect::<Vec<_>>().join(" ")
}

/// The keys of the standard library's hashers come from the system's chance, and no two are alike.
fn die() -> u8 {
    let chance = RandomState::new().hash_one(());
    u8::try_from(chance % 6).expect("less than six") + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d9_ties_are_thrown_again_and_the_last_throw_decides() {
        for _ in 0..1000 {
            let throws = throws();
            let (last, ties) = throws.split_last().unwrap();
            assert_ne!(last.0, last.1);
            assert!(ties.iter().all(|(one, other)| one == other));
            assert!(throws.iter().all(|t| (1..=6).contains(&t.0) && (1..=6).contains(&t.1)));
        }
    }

    #[test]
    fn d9_throws_are_recorded_with_the_starter_first() {
        assert_eq!(to_text(&[(4, 4), (2, 5)], false), "4-4 5-2");
        assert_eq!(to_text(&[(6, 1)], true), "6-1");
    }

    #[test]
    fn d9_every_number_falls() {
        let thrown: std::collections::HashSet<u8> = (0..1000).map(|_| die()).collect();
        assert_eq!(thrown.len(), 6);
    }
}
