use crate::{Phase, Piece, Play, PlayError, Shape, Square};

/// Everything a player can do in the game itself; resigning and the like lie outside.
///
/// ```
/// use quarto_rules::{Action, Shape};
///
/// assert_eq!("K".parse(), Ok(Action::Give("K".parse()?)));
/// assert_eq!("a2".parse(), Ok(Action::Place("a2".parse()?)));
/// assert_eq!("Q row2".parse(), Ok(Action::Call(Shape::Row2)));
/// assert_eq!("--".parse(), Ok(Action::Done));
/// assert_eq!(Action::all().count(), 16 + 16 + 19 + 1);
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Hand a piece from the reserve to the opponent (R5, R6).
    Give(Piece),
    /// Put the piece in hand on an empty square (R6).
    Place(Square),
    /// Call QUARTO! and point at the winning shape (R8).
    Call(Shape),
    /// Nothing to give and nothing to call: the last piece is on the board (D4).
    Done,
}

impl Action {
    /// Returns every action there is, legal somewhere: gives, placements, calls, done.
    pub fn all() -> impl Iterator<Item = Action> {
        let gives = Piece::ALL.into_iter().map(Action::Give);
        let placements = Square::ALL.into_iter().map(Action::Place);
        let calls = Shape::ALL.into_iter().map(Action::Call);
        gives.chain(placements).chain(calls).chain([Action::Done])
    }
}

/// A whole move for programs, where nobody need call (D7): place, then give. A [`Play`] knows actions
/// only; a move is a short way to write those of one turn.
///
/// ```
/// use quarto_rules::{Action, Move};
///
/// let whole: Move = "a2K".parse()?;
/// assert!(whole.actions().eq([Action::Place("a2".parse()?), Action::Give("K".parse()?)]));
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The first move of a game gives only.
    Give(Piece),
    /// Every other move places and gives,
    PlaceAndGive(Square, Piece),
    /// but for a placement that ends the game.
    Place(Square),
}

impl Move {
    /// Returns the actions of the move, in order.
    pub fn actions(self) -> impl Iterator<Item = Action> {
        let (place, give) = match self {
            Move::Give(piece) => (None, Some(piece)),
            Move::PlaceAndGive(square, piece) => (Some(square), Some(piece)),
            Move::Place(square) => (Some(square), None),
        };
        place.map(Action::Place).into_iter().chain(give.map(Action::Give))
    }

    /// Does all actions of the move for the player who must act, or none.
    ///
    /// # Errors
    /// Why one of its actions is refused, or that it stops short of a piece to give; the game is as
    /// it was.
    pub fn act(self, play: &mut Play) -> Result<(), PlayError> {
        let mut after = *play;
        self.actions().try_for_each(|action| after.act(action))?;
        if after.outcome().is_none() && after.position().phase() == Phase::Give {
            return Err(PlayError::NothingGiven);
        }
        *play = after;
        Ok(())
    }
}
