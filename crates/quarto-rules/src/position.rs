use thiserror::Error;

use crate::{Board, Piece, PieceSet, Player, Square, Window};

/// A position that has not been checked. [`Position::new`] decides whether it is legal.
///
/// ```
/// use quarto_rules::{Position, Setup};
///
/// // Four pieces stand on row 1, the last of them on d1, and A was given.
/// let setup = Setup {
///     board: "BDFJ/..../..../....".parse()?,
///     hand: Some("A".parse()?),
///     last: Some("d1".parse()?),
///     ..Setup::default()
/// };
/// assert_eq!(Position::new(setup)?.to_string(), "BDFJ/..../..../.... A d1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces on the board.
    pub board: Board,
    /// The piece that was given and must be placed.
    pub hand: Option<Piece>,
    /// The square of the latest placement, if its alignments may still be called.
    pub last: Option<Square>,
    /// The player who must act; needed only on a full board with `last`, where the board alone does not
    /// tell.
    pub player: Option<Player>,
    /// Whether the call of the open window has been used.
    pub called: bool,
}

/// What the player to act must do, besides calling.
///
/// ```
/// use quarto_rules::{Phase, Position};
///
/// assert_eq!(Position::default().phase(), Phase::Give);
/// let position: Position = "..../..../..../.... K".parse()?;
/// assert_eq!(position.phase(), Phase::Place("K".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Give a piece from the reserve.
    Give,
    /// Place this piece.
    Place(Piece),
    /// Say *done* or call QUARTO!: all pieces are placed (D4).
    Done,
}

/// A legal position: the board, the piece in hand, and the window that is open.
///
/// It knows neither the rule set nor how calls are treated; a [`Play`](crate::Play) does.
///
/// ```
/// use quarto_rules::{Phase, Player, Position};
///
/// let position: Position = "K.../.F../..../..N. A".parse()?;
/// assert_eq!(position.phase(), Phase::Place("A".parse()?));
/// assert_eq!(position.player(), Player::One);
/// assert_eq!(position.reserve().len(), 12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    hand: Option<Piece>,
    window: Option<Window>,
}

impl Position {
    /// Returns the position of `setup`, if it can occur in a game.
    ///
    /// # Errors
    /// Returns the first thing about `setup` that cannot occur in a game.
    ///
    /// ```
    /// use quarto_rules::{Position, Setup, SetupError};
    ///
    /// let k = "K".parse()?;
    /// let twice = Setup { board: "K.../..../..../....".parse()?, hand: Some(k), ..Setup::default() };
    /// assert_eq!(Position::new(twice), Err(SetupError::PieceTwice(k)));
    /// # Ok::<(), quarto_rules::NotationError>(())
    /// ```
    pub fn new(setup: Setup) -> Result<Position, SetupError> {
        let mut seen = PieceSet::EMPTY;
        for piece in setup.board.iter().map(|(_, piece)| piece).chain(setup.hand) {
            if !seen.insert(piece) {
                return Err(SetupError::PieceTwice(piece));
            }
        }
        let mut position = Position { board: setup.board, hand: setup.hand, window: None };
        let full = position.board.is_full();
        let by_count = position.player();
        match (setup.player, setup.last) {
            (None, Some(_)) if full => return Err(SetupError::PlayerMissing),
            (Some(_), Some(_)) if full => {}
            (Some(player), _) if player != by_count => return Err(SetupError::WrongPlayer(player)),
            (Some(_) | None, _) => {}
        }
        position.window = match setup.last {
            Some(last) if !position.board.occupied().contains(last) => {
                return Err(SetupError::LastEmpty(last));
            }
            Some(last) => Some(Window::new(setup.player.unwrap_or(by_count), last, setup.called)),
            None if setup.called => return Err(SetupError::CalledWithoutWindow),
            None => None,
        };
        Ok(position)
    }

    /// Returns the setup that [`Position::new`] turns back into this position, with every field set.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            hand: self.hand,
            last: self.window.map(Window::square),
            player: Some(self.player()),
            called: self.window.is_some_and(Window::called),
        }
    }

    /// Returns the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the piece that must be placed, if one was given.
    #[must_use]
    pub const fn hand(&self) -> Option<Piece> {
        self.hand
    }

    /// Returns the window in which alignments of the latest placement may be called, if one is open.
    #[must_use]
    pub const fn window(&self) -> Option<Window> {
        self.window
    }

    /// Returns the pieces that may still be given (R3).
    #[must_use]
    pub fn reserve(&self) -> PieceSet {
        !self.board.pieces() - self.hand.into_iter().collect()
    }

    /// Returns how many pieces stand on the board.
    #[must_use]
    pub const fn placed(&self) -> usize {
        self.board.occupied().len()
    }

    /// Returns what the player to act must do.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match self.hand {
            Some(piece) => Phase::Place(piece),
            None if self.board.is_full() => Phase::Done,
            None => Phase::Give,
        }
    }

    /// Returns the player who must act.
    #[must_use]
    pub fn player(&self) -> Player {
        match (self.window, self.hand) {
            (Some(window), _) => window.owner(),
            (None, Some(_)) => self.placer().opponent(),
            (None, None) => self.placer(),
        }
    }

    /// Returns the player who made the latest placement; see [`Board::placer`].
    #[must_use]
    pub const fn placer(&self) -> Player {
        self.board.placer()
    }

    /// Hands `piece`, which must be in the reserve, to the opponent.
    pub(crate) fn give(&mut self, piece: Piece) {
        self.hand = Some(piece);
        self.pass_window();
    }

    /// Puts the piece in hand, if there is one, on `square`, which must be empty.
    pub(crate) fn place(&mut self, square: Square) {
        if let Some(piece) = self.hand.take() {
            self.board = self.board.with(square, piece);
            self.window = Some(Window::opened_by(self.placer(), square));
        }
    }

    /// Marks the one call of the open window as made.
    pub(crate) fn use_call(&mut self) {
        self.window = self.window.map(Window::used);
    }

    /// Passes the window to the other player, for the same placement.
    pub(crate) fn pass_window(&mut self) {
        self.window = self.window.map(Window::passed_on);
    }

    /// Lets the alignments of the latest placement expire.
    pub(crate) fn close_window(&mut self) {
        self.window = None;
    }
}

/// Why a [`Setup`] cannot be a position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A piece occurs twice, but there is only one of each.
    #[error("piece {0} occurs twice")]
    PieceTwice(Piece),
    /// The square of the latest placement is empty.
    #[error("no piece stands on {0}, the square of the latest placement")]
    LastEmpty(Square),
    /// The number of pieces on the board says that the other player must act.
    #[error("player {0} cannot be the one to act")]
    WrongPlayer(Player),
    /// On a full board with the latest placement given, either player may be the one to act.
    #[error("on a full board with a latest placement the player to act must be given")]
    PlayerMissing,
    /// Without a latest placement there is no window in which a call could have been used.
    #[error("a call cannot be used without a latest placement")]
    CalledWithoutWindow,
}
