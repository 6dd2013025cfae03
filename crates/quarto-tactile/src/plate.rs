use quarto_rules::{Piece, Square};

use crate::{Braille, Sizes};

/// A square plate with sixteen recesses and braille: the board, or the tray for the reserve.
///
/// The corner at the upper left is cut off, so that a hand finds a1, or piece A, without reading.
///
/// ```
/// use quarto_tactile::{Plate, Sizes};
///
/// let [board, tray] = [Plate::board(Sizes::default()), Plate::tray(Sizes::default())];
/// assert_eq!(board.side(), 175.0);
/// assert!(tray.side() < board.side());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Plate {
    sizes: Sizes,
    side: f64,
    recesses: [(f64, f64); 16],
    dots: Vec<(f64, f64)>,
    /// The width and the depth of a pocket for a magnet under every recess.
    pocket: Option<(f64, f64)>,
}

impl Plate {
    /// How far the cut corner reaches along both edges.
    pub const NOTCH: f64 = 10.0;

    /// Returns the board: squares that are named at the edges, for both players.
    #[must_use]
    pub fn board(sizes: Sizes) -> Plate {
        Plate {
            sizes,
            side: sizes.board(),
            recesses: Square::ALL.map(|square| sizes.middle(square)),
            dots: Braille::on_board(sizes),
            pocket: sizes.pocket(),
        }
    }

    /// Returns the tray: a recess for every piece, in the order of their letters from the upper left, each with its letter
    /// below it.
    ///
    /// ```text
    ///  ╱──────────────
    /// │ ┌─┐ ┌─┐ ┌─┐ ┌─┐
    /// │ └─┘ └─┘ └─┘ └─┘    The pieces that are left are counted, and told apart, without lifting them out.
    /// │  A   B   C   D
    /// ```
    #[must_use]
    pub fn tray(sizes: Sizes) -> Plate {
        let side = sizes.tray();
        // A piece has its place where the board has the square with the same number.
        let (board, margins) = (sizes.board(), Sizes::MARGIN - Sizes::TRAY_MARGIN);
        let moved = |square| {
            let (x, y) = sizes.middle(square);
            (x - margins, y - (board - side) + margins)
        };
        let recesses = Square::ALL.map(moved);
        let down = sizes.opening() / 2.0 + (Sizes::GAP - 2.0 * Sizes::LEAD) / 2.0;
        let letters = recesses.iter().zip(Braille::LETTERS);
        let dots = letters.flat_map(|((x, y), letter)| {
            Braille::dots(letter).into_iter().map(move |(right, up)| (x + right, y - down + up))
        });
        Plate { sizes, side, recesses, dots: dots.collect(), pocket: None }
    }

    /// Returns the sizes of the set that it belongs to.
    #[must_use]
    pub fn sizes(&self) -> Sizes {
        self.sizes
    }

    /// Returns its width.
    #[must_use]
    pub fn side(&self) -> f64 {
        self.side
    }

    /// Returns the middles of the recesses, from left to right and from top to bottom: how far right and up from the
    /// lower left corner.
    #[must_use]
    pub fn recesses(&self) -> &[(f64, f64); 16] {
        &self.recesses
    }

    /// Returns the middle of the recess that a piece has in the tray.
    #[must_use]
    pub fn place_of(&self, piece: Piece) -> (f64, f64) {
        self.recesses[piece.index()]
    }

    /// Returns the middles of the braille dots.
    #[must_use]
    pub fn dots(&self) -> &[(f64, f64)] {
        &self.dots
    }

    /// Returns the width and the depth of the pockets for magnets under the recesses, if it has any.
    #[must_use]
    pub fn pocket(&self) -> Option<(f64, f64)> {
        self.pocket
    }

    /// Returns the height of the floor of a recess: thicker where magnets lie under it.
    #[must_use]
    pub fn floor(&self) -> f64 {
        self.pocket.map_or(Sizes::FLOOR, |(_, depth)| depth + Sizes::SKIN)
    }

    /// Returns its thickness without the braille.
    #[must_use]
    pub fn thickness(&self) -> f64 {
        self.floor() + self.sizes.recess_depth()
    }
}
