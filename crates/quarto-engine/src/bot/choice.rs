use crate::set::{Kind, SquareIndex};

/// One of the options that a bot chooses from.
#[derive(Clone, Copy)]
pub(super) enum Choice {
    /// Place the piece in hand, which is of this kind, on this square.
    Place(SquareIndex, Kind),
    /// Give a piece of this kind.
    Give(Kind),
}
