use core::fmt::{Display, Formatter, Result as FmtResult};
use core::str::FromStr;

use thiserror::Error;

use super::{Cursor, Expected, NotationError};
use crate::{Board, Position, Setup, SetupError, Square};

impl Display for Board {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        Square::ALL.into_iter().try_for_each(|square| {
            if square.column() == 0 && square.row() > 0 {
                f.write_str("/")?;
            }
            match self.piece_at(square) {
                Some(piece) => write!(f, "{piece}"),
                None => f.write_str("."),
            }
        })
    }
}

impl FromStr for Board {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Board, NotationError> {
        Cursor::parse(text, board)
    }
}

impl Display for Position {
    /// Writes `BOARD HAND [LAST [PLAYER [CALLED]]]`, with only as many fields as are needed to read the
    /// same position back.
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        write!(f, "{} ", self.board())?;
        match self.hand() {
            Some(piece) => write!(f, "{piece}")?,
            None => f.write_str("-")?,
        }
        let Some(window) = self.window() else { return Ok(()) };
        write!(f, " {}", window.square())?;
        if window.called() {
            write!(f, " {} +", window.owner())
        } else if self.board().is_full() {
            write!(f, " {}", window.owner())
        } else {
            Ok(())
        }
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        Cursor::parse(text, setup)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        Ok(Position::new(text.parse()?)?)
    }
}

/// Why a text is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParsePositionError {
    /// It is not written as one.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// It cannot occur in a game.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

fn setup(cursor: &mut Cursor) -> Result<Setup, NotationError> {
    let mut setup = Setup { board: board(cursor)?, ..Setup::default() };
    if !cursor.skip_spaces() {
        return Err(cursor.error(Expected::HandPiece));
    }
    setup.hand = cursor.dash_or(|cursor| cursor.piece(Expected::HandPiece))?;
    if cursor.skip_spaces() {
        setup.last = cursor.dash_or(|cursor| cursor.square(Expected::LastSquare))?;
    }
    if cursor.skip_spaces() {
        setup.player = Some(cursor.player()?);
    }
    if cursor.skip_spaces() {
        setup.called = cursor.take('+');
        if !setup.called && !cursor.take('-') {
            return Err(cursor.error(Expected::Called));
        }
    }
    Ok(setup)
}

fn board(cursor: &mut Cursor) -> Result<Board, NotationError> {
    let mut board = Board::default();
    for square in Square::ALL {
        if square.column() == 0 && square.row() > 0 && !cursor.take('/') {
            return Err(cursor.error(Expected::Slash));
        }
        if !cursor.take('.') {
            board = board.with(square, cursor.piece(Expected::BoardCell)?);
        }
    }
    Ok(board)
}
