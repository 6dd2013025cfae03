use core::error::Error;
use core::fmt::{Display, Formatter, Result as FmtResult};

use quarto_rules::{Piece, Square, Trait};

use crate::{Magnet, MagnetError};

/// The sizes of everything, in millimetres, for pieces of one width.
///
/// What the eye sees grows with the width. What the finger feels does not: grooves, braille, the
/// room to grasp a piece and the play in the squares are the same for large and for small pieces.
///
/// ```text
///      width                 opening
///    ┌───────┐  ─ ─      ──┐         ┌──
///    │ hole  │  height      \ recess /      lead
///    │       │               │       │      recess_depth
///    └───────┘  ─ ─      ────┴───────┴──    floor
/// ```
///
/// ```
/// use quarto_tactile::Sizes;
///
/// let sizes = Sizes::new(25.0)?;
/// assert_eq!(sizes.board(), 195.0);
/// assert!(Sizes::new(40.0).is_err());
/// # Ok::<(), quarto_tactile::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sizes {
    width: f64,
    magnet: Option<Magnet>,
}

impl Sizes {
    /// The smallest width of a piece: below it, a fingertip no longer finds the hole.
    pub const SMALLEST: f64 = 15.0;
    /// The largest width of a piece: above it, the board does not fit a printer of 220 mm.
    pub const LARGEST: f64 = 30.0;

    /// The depth of a groove.
    pub const GROOVE_DEPTH: f64 = 1.2;
    /// The width of a groove at its mouth. Its sides slope by 45 degrees, so that they print without
    /// support, and leave 0.8 mm of floor.
    pub const GROOVE_MOUTH: f64 = 3.2;
    /// How much is taken off the upper edge of a piece, so that it does not scratch.
    pub const EDGE: f64 = 1.0;
    /// How much is taken off the lower edge, where the first layers of a print swell.
    pub const FOOT: f64 = 0.5;

    /// How much wider a recess is than a piece.
    pub const PLAY: f64 = 1.0;
    /// How far the rim of a recess slopes, by 45 degrees, to guide a piece in.
    pub const LEAD: f64 = 1.5;
    /// The space between two recesses, for the fingers that grasp a piece.
    pub const GAP: f64 = 16.0;
    /// The space between the outer openings and the edge of the board, for the braille.
    pub const MARGIN: f64 = 20.0;
    /// The space between the outer openings and the edge of the tray.
    pub const TRAY_MARGIN: f64 = 12.0;
    /// The thickness of a plate under a recess.
    pub const FLOOR: f64 = 2.0;
    /// What is left between a magnet in the board and the piece above it.
    pub const SKIN: f64 = 0.8;
    /// The least wall around a magnet in a piece.
    const WALL: f64 = 4.0;

    /// Returns the sizes for pieces of this width.
    ///
    /// # Errors
    ///
    /// If the width is not between [`Sizes::SMALLEST`] and [`Sizes::LARGEST`].
    pub fn new(width: f64) -> Result<Sizes, SizeError> {
        if (Sizes::SMALLEST..=Sizes::LARGEST).contains(&width) {
            Ok(Sizes { width, magnet: None })
        } else {
            Err(SizeError { width })
        }
    }

    /// Returns the same sizes with room for magnets in the pieces and under the squares of the board.
    ///
    /// # Errors
    ///
    /// If the magnet is too large for the pieces, or higher than the sheet that layers are cut from.
    pub fn with_magnets(self, magnet: Magnet) -> Result<Sizes, MagnetError> {
        let (widest, highest) = (self.width - 2.0 * Sizes::WALL, self.layer());
        if magnet.diameter() <= widest && magnet.height() <= highest {
            Ok(Sizes { magnet: Some(magnet), ..self })
        } else {
            Err(MagnetError::Large(widest, highest))
        }
    }

    /// Returns the magnets that there is room for.
    #[must_use]
    pub fn magnet(self) -> Option<Magnet> {
        self.magnet
    }

    /// Returns the width and the depth of the pocket for a magnet.
    #[must_use]
    pub fn pocket(self) -> Option<(f64, f64)> {
        self.magnet.map(|magnet| (magnet.diameter() + Magnet::PLAY, magnet.height() + Magnet::PLAY))
    }

    /// Returns the width of a piece, round or square.
    #[must_use]
    pub fn width(self) -> f64 {
        self.width
    }

    /// Returns the height of a piece: a short one is as high as it is wide, a tall one twice.
    #[must_use]
    pub fn height(self, piece: Piece) -> f64 {
        if piece.has(Trait::Height) { 2.0 * self.width } else { self.width }
    }

    /// Returns the width of the hole in a hollow piece.
    #[must_use]
    pub fn hole_width(self) -> f64 {
        self.width / 2.0
    }

    /// Returns the depth of the hole in a hollow piece.
    #[must_use]
    pub fn hole_depth(self) -> f64 {
        self.width / 2.0
    }

    /// Returns how many grooves go around a piece: none around a smooth one.
    #[must_use]
    pub fn grooves(self, piece: Piece) -> u8 {
        match (piece.has(Trait::Colour), piece.has(Trait::Height)) {
            (false, _) => 0,
            (true, false) => 3,
            (true, true) => 7,
        }
    }

    /// Returns the distance between the middles of two grooves, and from the outer ones to the ends of the
    /// piece.
    #[must_use]
    pub fn groove_spacing(self) -> f64 {
        self.width / 4.0
    }

    /// Returns the thickness of the sheet that a set is cut from: five layers make a short piece.
    #[must_use]
    pub fn layer(self) -> f64 {
        self.width / 5.0
    }

    /// Returns the width of a recess at its floor.
    #[must_use]
    pub fn recess(self) -> f64 {
        self.width + Sizes::PLAY
    }

    /// Returns the width of a recess at its rim.
    #[must_use]
    pub fn opening(self) -> f64 {
        self.recess() + 2.0 * Sizes::LEAD
    }

    /// Returns the depth of a recess, which is one layer.
    #[must_use]
    pub fn recess_depth(self) -> f64 {
        self.layer()
    }

    /// Returns the distance between the middles of two neighbouring squares.
    #[must_use]
    pub fn pitch(self) -> f64 {
        self.recess() + Sizes::GAP
    }

    /// Returns the width of the board.
    #[must_use]
    pub fn board(self) -> f64 {
        2.0 * Sizes::MARGIN + 3.0 * self.pitch() + self.opening()
    }

    /// Returns the width of the tray for the reserve.
    #[must_use]
    pub fn tray(self) -> f64 {
        2.0 * Sizes::TRAY_MARGIN + 3.0 * self.pitch() + self.opening()
    }

    /// Returns the middle of a square: how far right and how far up from the lower left corner.
    #[must_use]
    pub fn middle(self, square: Square) -> (f64, f64) {
        (self.along(square.column()), self.board() - self.along(square.row()))
    }

    /// Returns the middle of a column from the left, or of a row from the top.
    pub(crate) fn along(self, number: usize) -> f64 {
        let first = Sizes::MARGIN + self.opening() / 2.0;
        (0..number).fold(first, |middle, _| middle + self.pitch())
    }
}

impl Default for Sizes {
    /// Returns the sizes for pieces 20 mm wide, on a board of 175 mm.
    fn default() -> Sizes {
        Sizes { width: 20.0, magnet: None }
    }
}

/// The error for a width that no set can have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SizeError {
    width: f64,
}

impl Display for SizeError {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let (least, most) = (Sizes::SMALLEST, Sizes::LARGEST);
        write!(f, "pieces are {least} to {most} mm wide, not {}", self.width)
    }
}

impl Error for SizeError {}
