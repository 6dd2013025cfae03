use alloc::vec;
use alloc::vec::Vec;

use crate::{Phase, Piece, Play, PlayError, Shape, Square};

/// Everything a player can do by the rules of the game; resigning and the like are an
/// [`Ending`](crate::Ending).
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
    /// Say *done* instead of giving or calling: the last piece is on the board (D4).
    Done,
}

impl Action {
    /// Returns every action that can be legal in some position: gives, placements, calls, done.
    pub fn all() -> impl Iterator<Item = Action> {
        let gives = Piece::ALL.into_iter().map(Action::Give);
        let placements = Square::ALL.into_iter().map(Action::Place);
        let calls = Shape::ALL.into_iter().map(Action::Call);
        gives.chain(placements).chain(calls).chain([Action::Done])
    }
}

/// A whole move, for programs and games without calling (D7): place, then give. A [`Play`] knows only
/// actions; a move is a short way to write those of one turn.
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
    /// The first move of a game only gives.
    Give(Piece),
    /// Every other move places and gives, unless its placement ends the game.
    PlaceAndGive(Square, Piece),
    /// A placement that ends the game.
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

    /// Returns every move that [`Move::act`] accepts.
    ///
    /// ```
    /// use quarto_rules::{Calling, Move, Play, Terms};
    ///
    /// let terms = Terms { calling: Calling::Auto, ..Terms::default() };
    /// let play = Play::from_position(terms, "BDF./IAHP/KLGM/OC.. J".parse()?);
    /// let moves: Vec<String> = Move::legal(&play).iter().map(ToString::to_string).collect();
    /// assert_eq!(moves, ["d1", "c4E", "c4N", "d4E", "d4N"]); // On d1 it wins: nothing is given.
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn legal(play: &Play) -> Vec<Move> {
        play.legal_actions().flat_map(|action| Move::beginning_with(play, action)).collect()
    }

    fn beginning_with(play: &Play, action: Action) -> Vec<Move> {
        match action {
            Action::Give(piece) => vec![Move::Give(piece)],
            Action::Place(square) => {
                let mut after = *play;
                after.act(action).expect("a listed action is legal");
                let whole = |piece| Move::PlaceAndGive(square, piece);
                match (after.outcome(), after.position().phase()) {
                    (None, Phase::Give) => after.position().reserve().iter().map(whole).collect(),
                    (Some(_), _) | (None, Phase::Place(_) | Phase::Done) => {
                        vec![Move::Place(square)]
                    }
                }
            }
            Action::Call(_) | Action::Done => Vec::new(),
        }
    }

    /// Plays all actions of the move for the player who must act, or none of them.
    ///
    /// # Errors
    /// Returns why one of its actions is refused, or that it gives no piece although the game goes
    /// on; the game is unchanged.
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
