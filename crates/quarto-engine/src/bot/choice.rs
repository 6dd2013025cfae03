use crate::set::{Kind, SquareIndex};

/// One of the things between which a bot chooses.
#[derive(Clone, Copy)]
pub(super) enum Choice {
    /// To place on this square the piece in hand, which is of this kind.
    Place(SquareIndex, Kind),
    /// To give a piece of this kind.
    Give(Kind),
}
