/// A pseudorandom number generator (`SplitMix64`): the same seed always gives the same numbers.
///
/// Games are replayed from their seeds, so the numbers of a seed never change.
///
/// ```
/// use quarto_rules::Chance;
///
/// let mut chance = Chance::new(42);
/// assert_eq!([(); 5].map(|()| chance.below(6)), [4, 0, 1, 2, 0]);
/// // Generators forked with different numbers are independent of each other.
/// assert_ne!(chance.fork(1).number(), chance.fork(2).number());
/// ```
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Returns the generator with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// Returns another generator, a different one for every `number`.
    #[must_use]
    pub fn fork(&self, number: u64) -> Chance {
        Chance(Chance(self.0 ^ mix(number)).number())
    }

    /// Returns the next 64-bit number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// Returns a number from 0 up to, but not including, `count`, which must not be 0.
    pub fn below(&mut self, count: usize) -> usize {
        let wide = u128::from(self.number()) * count as u128;
        usize::try_from(wide >> 64).expect("below count")
    }

    /// Returns one of the items, or `None` if there are none.
    pub fn choose<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.below(items.len())])
    }

    /// Shuffles the items (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        (1..items.len()).rev().for_each(|last| items.swap(last, self.below(last + 1)));
    }
}

fn mix(mut number: u64) -> u64 {
    number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}
