use core::fmt::{Display, Formatter, Result as FmtResult};
use core::str::FromStr;

use quarto_engine::Solver;
use quarto_rules::{Position, RuleSet, Trait, TraitSet, Variant};
use thiserror::Error;

use crate::{Disproof, Proof, PuzzleKind};

/// A position and what to find in it.
///
/// Its solution is not stored: the solver [proves](Puzzle::prove) it whenever it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Which puzzle it is.
    pub id: PuzzleId,
    /// The position, in which the player who must act is asked.
    pub position: Position,
    /// How hard it is, from 1 to 100: see [`Grader`](crate::Grader).
    pub difficulty: u8,
}

impl Puzzle {
    /// Proves that the puzzle is what its kind promises, and returns its solution.
    ///
    /// # Errors
    /// Which promise it breaks.
    pub fn prove(&self, solver: &Solver) -> Result<Proof, Disproof> {
        Proof::find(self.id.kind, &self.position, solver)
    }
}

/// Names a puzzle: its rule set, its kind and its number among those, such as `lines-chsf-spot-17`.
///
/// The letters are the initials of the traits that count: colour, height, shape, fill.
///
/// ```
/// use quarto_puzzle::{PuzzleId, PuzzleKind};
///
/// let id: PuzzleId = "squares-ch-win-in-4".parse()?;
/// assert_eq!((id.rules.to_string().as_str(), id.kind, id.number), ("squares colour,height", PuzzleKind::WinIn, 4));
/// assert_eq!(id.to_string(), "squares-ch-win-in-4");
/// # Ok::<(), quarto_puzzle::ParsePuzzleIdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId {
    /// The rule set.
    pub rules: RuleSet,
    /// The kind.
    pub kind: PuzzleKind,
    /// The number among the puzzles of this rule set and kind, from 1, the easiest first.
    pub number: usize,
}

/// A text that does not name a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not the name of a puzzle, such as lines-chsf-spot-17")]
pub struct ParsePuzzleIdError;

/// The initials of the traits, in the order of [`Trait::ALL`].
const INITIALS: [char; 4] = ['c', 'h', 's', 'f'];

impl Display for PuzzleId {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let initials: String = self.rules.traits().iter().map(|of| INITIALS[of.index()]).collect();
        write!(f, "{}-{initials}-{}-{}", self.rules.variant(), self.kind, self.number)
    }
}

impl FromStr for PuzzleId {
    type Err = ParsePuzzleIdError;

    fn from_str(text: &str) -> Result<PuzzleId, ParsePuzzleIdError> {
        read(text).ok_or(ParsePuzzleIdError)
    }
}

fn read(text: &str) -> Option<PuzzleId> {
    let (variant, rest) = text.split_once('-')?;
    let (initials, rest) = rest.split_once('-')?;
    let (kind, number) = rest.rsplit_once('-')?;
    let of = |initial: char| {
        let index = INITIALS.iter().position(|known| *known == initial)?;
        Some(Trait::ALL[index])
    };
    let traits: Option<TraitSet> = initials.chars().map(of).collect();
    let variant: Variant = variant.parse().ok()?;
    let id = PuzzleId {
        rules: RuleSet::new(variant, traits?)?,
        kind: kind.parse().ok()?,
        number: number.parse().ok()?,
    };
    // Written in one way only.
    (id.to_string() == text).then_some(id)
}
