use quarto_rules::{Piece, Trait};

use crate::{Outline, Sizes};

/// One of the flat parts of which a piece is glued, from a sheet as thick as [`Sizes::layer`] says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layer {
    /// What it looks like from above.
    pub outline: Outline,
    /// How wide it is.
    pub width: f64,
    /// How wide the hole in its middle is, if it has one.
    pub hole: Option<f64>,
}

impl Layer {
    /// Layers of a short piece; a tall one is as high as two of them.
    const SHORT: usize = 5;
    /// Layers with a hole, from the top.
    const HOLLOW: usize = 2;

    /// Returns the layers of a piece, from the bottom up.
    ///
    /// ```text
    /// ▐█   █▌     Five layers, the upper two with a hole; every second one of a grooved piece is
    ///  █   █      narrower. A tall piece is a short one glued on another, which is solid.
    /// ▐█████▌
    ///  █████
    /// ▐█████▌
    /// ```
    #[must_use]
    pub fn all(piece: Piece, sizes: Sizes) -> Vec<Layer> {
        let count = if piece.has(Trait::Height) { 2 * Layer::SHORT } else { Layer::SHORT };
        let groove = 2.0 * Sizes::GROOVE_DEPTH;
        let layers = (0..count).map(|number| {
            let narrow = piece.has(Trait::Colour) && number % Layer::SHORT % 2 == 1;
            let hollow = piece.has(Trait::Fill) && number + Layer::HOLLOW >= count;
            Layer {
                outline: Outline::of(piece),
                width: sizes.width() - if narrow { groove } else { 0.0 },
                hole: hollow.then(|| sizes.hole_width()),
            }
        });
        layers.collect()
    }
}
