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

/// The standard library seeds every hasher anew from the system's chance.
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
    fn d9_every_number_falls() {
        let thrown: std::collections::HashSet<u8> = (0..1000).map(|_| die()).collect();
        assert_eq!(thrown.len(), 6);
    }
}
