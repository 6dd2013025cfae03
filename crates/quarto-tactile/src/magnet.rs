use core::error::Error;
use core::fmt::{Display, Formatter, Result as FmtResult};
use core::str::FromStr;

/// A round magnet that is glued into a piece or under a square, in millimetres.
///
/// ```
/// use quarto_tactile::Magnet;
///
/// let magnet: Magnet = "5x2".parse()?;
/// assert_eq!((magnet.diameter(), magnet.height()), (5.0, 2.0));
/// # Ok::<(), quarto_tactile::MagnetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Magnet {
    diameter: f64,
    height: f64,
}

impl Magnet {
    /// How much wider and deeper than the magnet its pocket is, for glue and for what a printer adds.
    pub const PLAY: f64 = 0.2;

    /// Returns its diameter.
    #[must_use]
    pub fn diameter(self) -> f64 {
        self.diameter
    }

    /// Returns its height.
    #[must_use]
    pub fn height(self) -> f64 {
        self.height
    }
}

impl FromStr for Magnet {
    type Err = MagnetError;

    fn from_str(text: &str) -> Result<Magnet, MagnetError> {
        let (diameter, height) = text.split_once(['x', 'X', '×']).ok_or(MagnetError::Form)?;
        let number = |text: &str| text.trim().parse::<f64>().map_err(|_| MagnetError::Form);
        let magnet = Magnet { diameter: number(diameter)?, height: number(height)? };
        let is_size = |size: f64| size.is_finite() && size >= 1.0;
        if is_size(magnet.diameter) && is_size(magnet.height) {
            Ok(magnet)
        } else {
            Err(MagnetError::Small)
        }
    }
}

/// The error for a magnet that no set can hold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MagnetError {
    /// The text is not two numbers.
    Form,
    /// There is no such small magnet.
    Small,
    /// It does not fit into a piece: the widest and the highest that does.
    Large(f64, f64),
}

impl Display for MagnetError {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            MagnetError::Form => {
                f.write_str("expected the diameter and the height of a magnet in mm, as in 5x2")
            }
            MagnetError::Small => f.write_str("magnets are at least 1 mm wide and high"),
            MagnetError::Large(diameter, height) => write!(
                f,
                "into pieces of this size fit magnets up to {diameter} mm wide and {height} mm high"
            ),
        }
    }
}

impl Error for MagnetError {}
