use quarto_rules::Piece;

use crate::{Column, Recipe, Signal, pieces};

/// Everything that can be heard. There is no sound for an alignment: the players must notice it
/// themselves (D8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A piece by its traits, in a column of the board or, without one, in the middle.
    Piece(Piece, Option<Column>),
    /// A signal for something that happens.
    Signal(Signal),
}

impl Sound {
    /// Returns every sound: the pieces in the middle, the pieces in each column, the signals.
    pub fn all() -> impl Iterator<Item = Sound> {
        let places = [None].into_iter().chain(Column::ALL.map(Some));
        let pieces =
            places.flat_map(|place| Piece::ALL.map(move |piece| Sound::Piece(piece, place)));
        pieces.chain(Signal::ALL.map(Sound::Signal))
    }

    /// Returns its recipe.
    #[must_use]
    pub fn recipe(self) -> Recipe {
        match self {
            Sound::Piece(piece, column) => Recipe { notes: vec![pieces::note(piece, column)] },
            Sound::Signal(signal) => Recipe { notes: signal.notes() },
        }
    }
}
