use crate::{Alignment, Player, Shape, ShapeSet, Termination};

/// How a game ended by its own rules.
///
/// ```
/// use quarto_rules::{Outcome, Play, Terms};
///
/// // After the sixteenth piece both players may still call, or say that they are done (D4).
/// let last = "EBKM/COJG/LFDA/PIH. N".parse()?;
/// let mut play = Play::from_position(Terms::default(), last);
/// for action in ["d4", "--", "--"] {
///     assert_eq!(play.outcome(), None);
///     play.act(action.parse()?)?;
/// }
/// assert_eq!(play.outcome(), Some(Outcome::FullBoard)); // A draw (R12).
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// A right call (R8).
    Call {
        /// The player who called.
        winner: Player,
        /// The alignment pointed out.
        alignment: Alignment,
    },
    /// Alignments that win without a call (D7).
    Alignment {
        /// The player whose placement made them.
        winner: Player,
        /// Their shapes, at least one.
        shapes: ShapeSet,
    },
    /// One wrong call too many (D3).
    WrongCall {
        /// The player who called wrongly.
        loser: Player,
        /// The shape of that call.
        shape: Shape,
    },
    /// All pieces are placed and neither player has won (R12).
    FullBoard,
}

impl Outcome {
    /// Returns the winner, or `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Outcome::Call { winner, .. } | Outcome::Alignment { winner, .. } => Some(winner),
            Outcome::WrongCall { loser, .. } => Some(loser.opponent()),
            Outcome::FullBoard => None,
        }
    }

    /// Returns the outcome as a record names it.
    #[must_use]
    pub const fn termination(self) -> Termination {
        match self {
            Outcome::Call { .. } => Termination::Call,
            Outcome::Alignment { .. } => Termination::Alignment,
            Outcome::WrongCall { .. } => Termination::WrongCall,
            Outcome::FullBoard => Termination::FullBoard,
        }
    }
}
