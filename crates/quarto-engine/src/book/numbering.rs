use quarto_rules::SquareSet;

use crate::key::Keys;

/// Maps the key of every board with few pieces to a number of its own (a ranking of keys).
///
/// The occupied squares of a key are the smallest of their images; these are numbered first, by size.
/// For each of them the counted traits are subsets of the occupied squares without the first one, in
/// ascending order and with repetition: there are as many possibilities as multisets of such subsets.
/// Some of them are not keys (a piece would occur twice, or there is a smaller image), so about two
/// numbers in three are unused.
pub(crate) struct Numbering {
    traits: usize,
    /// The smallest images, each with its first number, ordered by the number of pieces and then by size.
    occupied: Vec<(SquareSet, usize)>,
    len: usize,
}

impl Numbering {
    /// Returns the numbering of boards with one to `most` pieces.
    pub(crate) fn new(keys: &Keys, traits: usize, most: usize) -> Numbering {
        let mut images = keys.smallest_images();
        images.retain(|image| (1..=most).contains(&image.len()));
        images.sort_unstable_by_key(|image| (image.len(), *image));
        let mut len = 0;
        let occupied = images.into_iter().map(|image| {
            let first = len;
            len += selections(image.len(), traits);
            (image, first)
        });
        Numbering { traits, occupied: occupied.collect(), len }
    }

    /// Returns how many numbers there are.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Returns the sets of occupied squares.
    pub(crate) fn occupied(&self) -> impl Iterator<Item = SquareSet> {
        self.occupied.iter().map(|(occupied, _)| *occupied)
    }

    /// Returns the number of the board with this key, or `None` if it has too many pieces or none.
    pub(crate) fn number(&self, key: u64) -> Option<usize> {
        let [low, high, ..] = key.to_le_bytes();
        let image = SquareSet::from_bits(u16::from_le_bytes([low, high]));
        let place = |(occupied, _): &(SquareSet, usize)| {
            (occupied.len(), *occupied).cmp(&(image.len(), image))
        };
        let (_, first) = self.occupied[self.occupied.binary_search_by(place).ok()?];
        let sets = sets(key, image.len()).into_iter().skip(4 - self.traits);
        let place = (0..).zip(sets).map(|(before, set)| choose(set + before, before + 1));
        Some(first + place.sum::<usize>())
    }

    /// Returns the keys of all numbers on these occupied squares, in order; not all are the key of a
    /// board.
    pub(crate) fn keys(&self, occupied: SquareSet) -> impl Iterator<Item = u64> {
        let (traits, pieces) = (self.traits, occupied.len());
        (0..selections(pieces, traits)).map(move |mut place| {
            let mut key = 0;
            for before in (0..traits).rev() {
                let fits = |set: &usize| choose(set + before, before + 1) <= place;
                let set = (0..1 << (pieces - 1)).take_while(fits).last().expect("0 fits");
                place -= choose(set + before, before + 1);
                key = key << pieces | (set as u64) << 1;
            }
            key << (pieces * (4 - traits)) << 16 | u64::from(occupied.bits())
        })
    }
}

/// Returns the number of ways to choose the traits for this many pieces.
fn selections(pieces: usize, traits: usize) -> usize {
    choose((1 << (pieces - 1)) + traits - 1, traits)
}

/// Returns the four sets of a key, without the first square, in ascending order.
fn sets(key: u64, pieces: usize) -> [usize; 4] {
    [0, 1, 2, 3].map(|t| {
        let set = key >> (16 + t * pieces) & ((1 << pieces) - 1);
        usize::try_from(set >> 1).expect("at most twelve bits")
    })
}

/// Returns the binomial coefficient: the number of ways to choose `count` of `n` things.
fn choose(n: usize, count: usize) -> usize {
    (0..count).fold(1, |ways, i| ways * (n.saturating_sub(i)) / (i + 1))
}

#[cfg(test)]
mod tests {
    use quarto_rules::Variant;

    use super::*;
    use crate::set::Squares;

    #[test]
    fn every_key_has_its_own_number() {
        for variant in Variant::ALL {
            for traits in 1..=4 {
                let numbering = Numbering::new(Keys::of(variant), traits, 4);
                let keys = numbering.occupied().flat_map(|occupied| numbering.keys(occupied));
                let numbers = keys.map(|key| numbering.number(key));
                assert!(numbers.eq((0..numbering.len()).map(Some)), "{variant} {traits}");
            }
        }
    }

    #[test]
    fn boards_with_too_many_pieces_have_none() {
        let keys = Keys::of(Variant::Lines);
        let numbering = Numbering::new(keys, 4, 2);
        assert!(numbering.number(keys.key(Squares::from_bits(0b11), 0)).is_some());
        assert_eq!(numbering.number(keys.key(Squares::from_bits(0b111), 0)), None);
        assert_eq!(numbering.number(keys.key(Squares::EMPTY, 0)), None);
    }
}
