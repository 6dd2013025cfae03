use core::fmt::{Display, Formatter, Result as FmtResult};
use core::str::FromStr;

use thiserror::Error;

/// What a puzzle asks for.
///
/// ```
/// use quarto_puzzle::PuzzleKind;
///
/// assert_eq!("safe-give".parse(), Ok(PuzzleKind::SafeGive));
/// assert_eq!(PuzzleKind::WinIn.to_string(), "win-in");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleKind {
    /// Which shapes are alignments that may be called now, or that there is none.
    Spot,
    /// Place the piece in hand so that it wins at once.
    WinNow,
    /// Which pieces can be given without losing at once: all of them, and no other.
    SafeGive,
    /// Win in 2 to 5 placements, whatever the opponent does.
    WinIn,
    /// The only action that holds the draw.
    Save,
}

impl PuzzleKind {
    /// Every kind, the easiest first.
    pub const ALL: [PuzzleKind; 5] = [
        PuzzleKind::Spot,
        PuzzleKind::WinNow,
        PuzzleKind::SafeGive,
        PuzzleKind::WinIn,
        PuzzleKind::Save,
    ];

    /// Returns the word by which the kind is written.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            PuzzleKind::Spot => "spot",
            PuzzleKind::WinNow => "win-now",
            PuzzleKind::SafeGive => "safe-give",
            PuzzleKind::WinIn => "win-in",
            PuzzleKind::Save => "save",
        }
    }
}

/// A word that is not a kind of puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a kind of puzzle: spot, win-now, safe-give, win-in or save")]
pub struct ParsePuzzleKindError;

impl FromStr for PuzzleKind {
    type Err = ParsePuzzleKindError;

    fn from_str(text: &str) -> Result<PuzzleKind, ParsePuzzleKindError> {
        PuzzleKind::ALL.into_iter().find(|kind| kind.code() == text).ok_or(ParsePuzzleKindError)
    }
}

impl Display for PuzzleKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(self.code())
    }
}
