use quarto_rules::{Chance, RuleSet};

use crate::{Puzzle, PuzzleCollection, PuzzleScore};

/// Puzzles from easy to hard, in an order that depends on chance alone: each is any one of the step that it
/// belongs to.
///
/// ```
/// use quarto_puzzle::{PuzzleCollection, PuzzleLadder};
/// use quarto_rules::{Chance, RuleSet};
///
/// let all: Vec<_> = PuzzleCollection::shared(RuleSet::LINES).iter().copied().collect();
/// let some: Vec<_> = PuzzleLadder::new(&all, Chance::new(1)).take(30).collect();
/// assert!(some[0].difficulty < some[29].difficulty);
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleLadder {
    /// Those that have not come, by difficulty.
    left: Vec<Puzzle>,
    /// How many there were at first.
    all: usize,
    number: usize,
    chance: Chance,
}

/// After so many puzzles the hardest have come.
const STEPS: usize = 40;

impl PuzzleLadder {
    /// Returns these puzzles, the easiest first.
    #[must_use]
    pub fn new(puzzles: &[Puzzle], chance: Chance) -> PuzzleLadder {
        let mut left = puzzles.to_vec();
        left.sort_by_key(|puzzle| puzzle.difficulty);
        PuzzleLadder { left, all: puzzles.len(), number: 0, chance }
    }
}

impl Iterator for PuzzleLadder {
    type Item = Puzzle;

    fn next(&mut self) -> Option<Puzzle> {
        let step = self.all.div_ceil(STEPS).max(1);
        // One puzzle of each step is taken, so that the next step begins that much further on.
        let start = self.number.min(STEPS) * step.saturating_sub(1);
        let start = start.min(self.left.len().saturating_sub(step));
        let count = step.min(self.left.len().saturating_sub(start));
        self.number += 1;
        (count > 0).then(|| self.left.remove(start + self.chance.below(count)))
    }
}

/// A run against time that goes on: which puzzles come follows from its seed.
///
/// ```
/// use quarto_puzzle::{PuzzleRun, PuzzleScore};
/// use quarto_rules::RuleSet;
///
/// let mut run = PuzzleRun::new(RuleSet::LINES, 7, 180_000);
/// let first = run.puzzle();
/// run.note(0, PuzzleScore::Solved);
/// run.note(0, PuzzleScore::Failed); // That one was answered before.
/// assert_eq!((run.solved(), run.lives()), (1, PuzzleRun::LIVES));
/// assert_ne!(run.puzzle(), first);
/// assert!(run.is_over(180_000));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleRun {
    rules: RuleSet,
    seed: u64,
    until: u64,
    number: u32,
    solved: u32,
    lives: u32,
}

impl PuzzleRun {
    /// How many wrong answers end a run.
    pub const LIVES: u32 = 3;

    /// Begins a run that lasts until this moment, in milliseconds.
    #[must_use]
    pub const fn new(rules: RuleSet, seed: u64, until: u64) -> PuzzleRun {
        PuzzleRun { rules, seed, until, number: 0, solved: 0, lives: PuzzleRun::LIVES }
    }

    /// Returns the puzzle that is asked now; `None` if all have come.
    #[must_use]
    pub fn puzzle(&self) -> Option<Puzzle> {
        let all: Vec<Puzzle> = PuzzleCollection::shared(self.rules).iter().copied().collect();
        PuzzleLadder::new(&all, Chance::new(self.seed)).nth(usize::try_from(self.number).ok()?)
    }

    /// Returns the number of the puzzle that is asked now, from 0.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Returns how many puzzles were solved.
    #[must_use]
    pub const fn solved(&self) -> u32 {
        self.solved
    }

    /// Returns how many wrong answers are left.
    #[must_use]
    pub const fn lives(&self) -> u32 {
        self.lives
    }

    /// Returns when it ends, in milliseconds.
    #[must_use]
    pub const fn until(&self) -> u64 {
        self.until
    }

    /// Tells whether it is over at this moment, in milliseconds.
    #[must_use]
    pub const fn is_over(&self, now: u64) -> bool {
        self.lives == 0 || now >= self.until
    }

    /// Takes down how the puzzle with this number went, if it is the one that is asked.
    pub const fn note(&mut self, number: u32, score: PuzzleScore) {
        if number != self.number || self.lives == 0 {
            return;
        }
        self.number += 1;
        match score {
            PuzzleScore::Solved | PuzzleScore::WithHint => self.solved += 1,
            PuzzleScore::Failed => self.lives -= 1,
        }
    }

    pub(crate) fn write(&self) -> String {
        let PuzzleRun { rules, seed, until, number, solved, lives } = self;
        format!("running {seed} {until} {number} {solved} {lives} {rules}")
    }

    pub(crate) fn read(words: &[&str]) -> Option<PuzzleRun> {
        let [seed, until, number, solved, lives, rules @ ..] = words else { return None };
        Some(PuzzleRun {
            rules: rules.join(" ").parse().ok()?,
            seed: seed.parse().ok()?,
            until: until.parse().ok()?,
            number: number.parse().ok()?,
            solved: solved.parse().ok()?,
            lives: lives.parse().ok().filter(|lives| *lives <= PuzzleRun::LIVES)?,
        })
    }
}
