//! The puzzles in the program. `data/README.md` describes their files.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use quarto_rules::{Board, Piece, Position, RuleSet, Setup, Square, Trait, TraitSet};
use thiserror::Error;

use crate::{Puzzle, PuzzleId, PuzzleKind};

/// The puzzles of a rule set, by kind, the easiest of each kind first.
///
/// ```
/// use quarto_puzzle::{PuzzleCollection, PuzzleKind};
/// use quarto_rules::RuleSet;
///
/// let all = PuzzleCollection::embedded(RuleSet::LINES);
/// assert!(all.of(PuzzleKind::Save).len() >= 500);
/// let first = all.of(PuzzleKind::Save)[0];
/// assert_eq!(all.get(first.id), Some(first));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleCollection {
    rules: RuleSet,
    by_kind: [Vec<Puzzle>; 5],
}

/// Why a text is not a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseCollectionError {
    /// A puzzle comes before the first kind.
    #[error("line {0}: a puzzle before the first kind")]
    NoKind(usize),
    /// A kind that does not exist.
    #[error("line {0}: not a kind of puzzle")]
    Kind(usize),
    /// A line that is not a difficulty and a position.
    #[error("line {0}: not a difficulty and a position")]
    Puzzle(usize),
}

impl PuzzleCollection {
    /// Returns the puzzles in the program for a rule set. Rule sets with as many traits have the same ones, with
    /// the traits renamed.
    #[must_use]
    pub fn embedded(rules: RuleSet) -> PuzzleCollection {
        let text = FILES[rules.variant() as usize][rules.traits().len() - 1];
        let all = PuzzleCollection::read(rules.representative(), text);
        all.expect("a test reads every file").renamed(rules)
    }

    /// Returns the puzzles in the program for a rule set, which are read once and kept.
    #[must_use]
    pub fn shared(rules: RuleSet) -> &'static PuzzleCollection {
        static ALL: LazyLock<HashMap<RuleSet, OnceLock<PuzzleCollection>>> =
            LazyLock::new(|| RuleSet::all().map(|rules| (rules, OnceLock::new())).collect());
        ALL[&rules].get_or_init(|| PuzzleCollection::embedded(rules))
    }

    /// Returns the collection with these puzzles.
    #[must_use]
    pub fn new(rules: RuleSet, puzzles: &[(PuzzleKind, Position, u8)]) -> PuzzleCollection {
        let mut all = PuzzleCollection { rules, by_kind: Default::default() };
        for &(kind, position, difficulty) in puzzles {
            let of_kind = &mut all.by_kind[kind as usize];
            let id = PuzzleId { rules, kind, number: of_kind.len() + 1 };
            of_kind.push(Puzzle { id, position, difficulty });
        }
        all
    }

    /// Reads a file of puzzles.
    ///
    /// # Errors
    /// What is wrong, and in which line.
    pub fn read(rules: RuleSet, text: &str) -> Result<PuzzleCollection, ParseCollectionError> {
        let (mut puzzles, mut kind) = (Vec::new(), None);
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(name) = line.strip_prefix('@') {
                kind = Some(name.parse().map_err(|_| ParseCollectionError::Kind(number))?);
            } else {
                let kind = kind.ok_or(ParseCollectionError::NoKind(number))?;
                let read = read_puzzle(line).ok_or(ParseCollectionError::Puzzle(number))?;
                puzzles.push((kind, read.0, read.1));
            }
        }
        Ok(PuzzleCollection::new(rules, &puzzles))
    }

    /// Writes the file of these puzzles.
    #[must_use]
    pub fn write(&self) -> String {
        let of_kind = |kind| {
            let line = |puzzle: &Puzzle| format!("{} {}\n", puzzle.difficulty, puzzle.position);
            let lines: String = self.of(kind).iter().map(line).collect();
            format!("@{kind}\n{lines}")
        };
        PuzzleKind::ALL.into_iter().map(of_kind).collect()
    }

    /// Returns the rule set.
    #[must_use]
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Returns the puzzles of a kind, the easiest first.
    #[must_use]
    pub fn of(&self, kind: PuzzleKind) -> &[Puzzle] {
        &self.by_kind[kind as usize]
    }

    /// Returns all puzzles, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = &Puzzle> {
        self.by_kind.iter().flatten()
    }

    /// Returns the puzzle with this name.
    #[must_use]
    pub fn get(&self, id: PuzzleId) -> Option<Puzzle> {
        let index = id.number.checked_sub(1).filter(|_| id.rules == self.rules)?;
        self.of(id.kind).get(index).copied()
    }

    /// Returns the same puzzles for a rule set with as many traits.
    fn renamed(mut self, rules: RuleSet) -> PuzzleCollection {
        if rules == self.rules {
            return self;
        }
        let to = order(rules.traits());
        for puzzle in self.by_kind.iter_mut().flatten() {
            puzzle.id.rules = rules;
            puzzle.position = rename(&puzzle.position, to);
        }
        PuzzleCollection { rules, ..self }
    }
}

fn read_puzzle(line: &str) -> Option<(Position, u8)> {
    let (difficulty, position) = line.split_once(' ')?;
    let difficulty = difficulty.parse().ok().filter(|number| (1..=100).contains(number))?;
    Some((position.parse().ok()?, difficulty))
}

/// The files of both variants, with one trait to four.
const FILES: [[&str; 4]; 2] = [
    [
        include_str!("../data/lines-1.txt"),
        include_str!("../data/lines-2.txt"),
        include_str!("../data/lines-3.txt"),
        include_str!("../data/lines-4.txt"),
    ],
    [
        include_str!("../data/squares-1.txt"),
        include_str!("../data/squares-2.txt"),
        include_str!("../data/squares-3.txt"),
        include_str!("../data/squares-4.txt"),
    ],
];

/// Returns the traits that count, and then the others: the first trait of a file becomes the first of these.
fn order(counted: TraitSet) -> [Trait; 4] {
    let mut all = Trait::ALL;
    all.sort_by_key(|of| !counted.contains(*of));
    all
}

fn rename(position: &Position, to: [Trait; 4]) -> Position {
    let piece = |piece: Piece| {
        let present = Trait::ALL.into_iter().zip(to).filter(|(from, _)| piece.has(*from));
        Piece::with_present(present.map(|(_, to)| to).collect())
    };
    let setup = position.to_setup();
    let board: Board =
        setup.board.iter().map(|(square, held): (Square, Piece)| (square, piece(held))).collect();
    Position::new(Setup { board, hand: setup.hand.map(piece), ..setup })
        .expect("renaming keeps the pieces different")
}
