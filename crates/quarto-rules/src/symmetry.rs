use alloc::vec::Vec;

use crate::{Shape, Square, SquareSet, Variant};

/// A permutation of the squares that maps every winning shape to a winning shape.
///
/// ```
/// use quarto_rules::{Variant, Symmetry};
///
/// assert_eq!(Symmetry::group(Variant::Lines).len(), 32);
/// assert_eq!(Symmetry::group(Variant::Blocks).len(), 8); // Rotations and reflections.
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    images: [Square; 16],
    /// The image of every set of squares in rows 1 and 2, and of every set in rows 3 and 4.
    halves: [[SquareSet; 256]; 2],
}

impl Symmetry {
    /// Returns every symmetry of the variant, the identity first.
    #[must_use]
    pub fn group(variant: Variant) -> Vec<Symmetry> {
        let mut group = Vec::new();
        extend(variant, &mut Vec::new(), &mut group);
        group
    }

    fn new(images: [Square; 16]) -> Symmetry {
        let image_of = |half: usize, bits: usize| -> SquareSet {
            (0..8).filter(|n| bits >> n & 1 == 1).map(|n| images[8 * half + n]).collect()
        };
        let halves = core::array::from_fn(|half| core::array::from_fn(|bits| image_of(half, bits)));
        Symmetry { images, halves }
    }

    /// Returns the image of a square.
    #[must_use]
    pub const fn square(&self, square: Square) -> Square {
        self.images[square.index()]
    }

    /// Returns the image of a set of squares.
    #[must_use]
    pub fn squares(&self, squares: SquareSet) -> SquareSet {
        let [low, high] = squares.bits().to_le_bytes().map(usize::from);
        self.halves[0][low] | self.halves[1][high]
    }
}

/// Adds every symmetry whose first images are `images` to `group`.
fn extend(variant: Variant, images: &mut Vec<Square>, group: &mut Vec<Symmetry>) {
    if let Ok(images) = <[Square; 16]>::try_from(images.as_slice()) {
        group.push(Symmetry::new(images));
        return;
    }
    let next = Square::ALL[images.len()];
    let through = |shape: &Shape| shape.squares().contains(next);
    for image in Square::ALL {
        if !images.contains(&image) {
            images.push(image);
            if variant
                .shapes()
                .iter()
                .filter(through)
                .all(|shape| stays_a_shape(variant, shape, images))
            {
                extend(variant, images, group);
            }
            images.pop();
        }
    }
}

/// Tells whether the images of a shape's squares that are known so far all lie in one shape.
fn stays_a_shape(variant: Variant, shape: Shape, images: &[Square]) -> bool {
    let known = shape.squares().iter().filter_map(|square| images.get(square.index()));
    let image: SquareSet = known.copied().collect();
    variant.shapes().iter().any(|other| other.squares().contains_all(image))
}
