use quarto_rules::{Chance, RuleSet};

use crate::{Puzzle, PuzzleCollection, PuzzleKind};

/// Returns the puzzle of a day, counted from 1 January 1970: the same for everybody.
///
/// The kinds take turns; one day of seven has blocks. No puzzle comes again before all others of its kind have come.
///
/// ```
/// use quarto_puzzle::daily_puzzle;
///
/// assert_eq!(daily_puzzle(20_000), daily_puzzle(20_000));
/// assert_ne!(daily_puzzle(20_000).id, daily_puzzle(20_001).id);
/// ```
#[must_use]
pub fn daily_puzzle(day: u64) -> Puzzle {
    let rules = if day % 7 == 6 { RuleSet::BLOCKS } else { RuleSet::LINES };
    let kinds = PuzzleKind::ALL;
    let kind = kinds[usize::try_from(day % kinds.len() as u64).expect("below five")];
    let all = PuzzleCollection::shared(rules);
    let mut order: Vec<Puzzle> = all.of(kind).to_vec();
    let turn = day / kinds.len() as u64;
    let (round, place) = (turn / order.len() as u64, turn % order.len() as u64);
    // Every kind has an order of its own.
    Chance::new(SEED).fork(kind as u64).fork(round).shuffle(&mut order);
    order[usize::try_from(place).expect("below the number of puzzles")]
}

/// The seed of the order in which the puzzles come.
const SEED: u64 = 0x5155_4152_544F;
