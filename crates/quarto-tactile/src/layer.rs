use quarto_rules::{Piece, Trait};

use crate::{Magnet, Outline, Sizes};

/// One of the flat parts that a piece is glued from, cut from a sheet as thick as [`Sizes::layer`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layer {
    /// Its outline from above.
    pub outline: Outline,
    /// Its width.
    pub width: f64,
    /// The width of the hole in its middle, if it has one.
    pub hole: Option<f64>,
}

impl Layer {
    /// The number of layers of a short piece; a tall one has twice as many.
    const SHORT: usize = 5;
    /// The number of layers with a hole, from the top.
    const HOLLOW: usize = 2;

    /// Returns the layers of a piece, from the bottom up.
    ///
    /// ```text
    /// ▐█   █▌     Five layers, the upper two with a hole; every second one of a grooved piece is
    ///  █   █      narrower. A tall piece is a short one glued onto another, solid one.
    /// ▐█████▌
    ///  █████
    /// ▐█████▌
    /// ```
    ///
    /// If there are magnets, the lowest layer has a hole for one.
    #[must_use]
    pub fn all(piece: Piece, sizes: Sizes) -> Vec<Layer> {
        let count = if piece.has(Trait::Height) { 2 * Layer::SHORT } else { Layer::SHORT };
        let groove = 2.0 * Sizes::GROOVE_DEPTH;
        let layers = (0..count).map(|number| {
            let narrow = piece.has(Trait::Colour) && number % Layer::SHORT % 2 == 1;
            let hollow = piece.has(Trait::Fill) && number + Layer::HOLLOW >= count;
            let magnet = sizes.magnet().filter(|_| number == 0).map(Magnet::diameter);
            Layer {
                outline: Outline::of(piece),
                width: sizes.width() - if narrow { groove } else { 0.0 },
                hole: hollow.then(|| sizes.hole_width()).or(magnet),
            }
        });
        layers.collect()
    }
}
