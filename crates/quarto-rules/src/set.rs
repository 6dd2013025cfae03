//! One definition for all small sets (bitboards): of pieces, squares, shapes and traits.

/// An iterator over the items of a small set, in order.
///
/// ```
/// use quarto_rules::{SetIter, Square, SquareSet};
///
/// let mut corners: SetIter<Square> = SquareSet::from_bits(0x9009).iter();
/// assert_eq!((corners.next(), corners.next_back()), ("a1".parse().ok(), "d4".parse().ok()));
/// assert_eq!(corners.len(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct SetIter<T: 'static> {
    /// One bit per item that is still to come.
    bits: u32,
    all: &'static [T],
}

impl<T> SetIter<T> {
    pub(crate) const fn new(bits: u32, all: &'static [T]) -> SetIter<T> {
        SetIter { bits, all }
    }
}

impl<T: Copy> SetIter<T> {
    /// Removes the item whose bit is `bit`, which must be set.
    fn take_out(&mut self, bit: u32) -> T {
        self.bits &= !(1 << bit);
        self.all[bit as usize]
    }
}

impl<T: Copy> Iterator for SetIter<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        (self.bits != 0).then(|| self.take_out(self.bits.trailing_zeros()))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.bits.count_ones() as usize;
        (count, Some(count))
    }
}

impl<T: Copy> DoubleEndedIterator for SetIter<T> {
    fn next_back(&mut self) -> Option<T> {
        (self.bits != 0).then(|| self.take_out(u32::BITS - 1 - self.bits.leading_zeros()))
    }
}

impl<T: Copy> ExactSizeIterator for SetIter<T> {}

impl<T: Copy> core::iter::FusedIterator for SetIter<T> {}

/// Defines a set of `$item`, stored as one bit per item. `$item` must have `ALL` and `index`.
macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $item:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($bits);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name(0);

            /// The set of all items.
            pub const FULL: $name = $name(<$bits>::MAX >> (<$bits>::BITS as usize - $item::ALL.len()));

            /// Returns the set with these bits, bit 0 for the first item; other bits are dropped.
            #[must_use]
            pub const fn from_bits(bits: $bits) -> $name {
                $name(bits & Self::FULL.0)
            }

            /// Returns the bits of the set, bit 0 for the first item.
            #[must_use]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Tells whether the set is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns how many items are in the set.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Tells whether `item` is in the set.
            #[must_use]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Tells whether every item of `other` is in the set.
            #[must_use]
            pub const fn contains_all(self, other: $name) -> bool {
                other.0 & !self.0 == 0
            }

            /// Returns the set with `item` added.
            #[must_use]
            pub const fn with(self, item: $item) -> $name {
                $name(self.0 | 1 << item.index())
            }

            /// Returns the set with `item` removed.
            #[must_use]
            pub const fn without(self, item: $item) -> $name {
                $name(self.0 & !(1 << item.index()))
            }

            /// Adds `item`, and tells whether it was new.
            pub const fn insert(&mut self, item: $item) -> bool {
                let is_new = !self.contains(item);
                *self = self.with(item);
                is_new
            }

            /// Removes `item`, and tells whether it was there.
            pub const fn remove(&mut self, item: $item) -> bool {
                let was_there = self.contains(item);
                *self = self.without(item);
                was_there
            }

            /// Returns the items of the set, in order.
            #[must_use]
            pub fn iter(self) -> $crate::SetIter<$item> {
                $crate::SetIter::new(self.0.into(), &$item::ALL)
            }
        }

        impl IntoIterator for $name {
            type Item = $item;
            type IntoIter = $crate::SetIter<$item>;

            fn into_iter(self) -> $crate::SetIter<$item> {
                self.iter()
            }
        }

        impl IntoIterator for &$name {
            type Item = $item;
            type IntoIter = $crate::SetIter<$item>;

            fn into_iter(self) -> $crate::SetIter<$item> {
                self.iter()
            }
        }

        impl Extend<$item> for $name {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                *self = items.into_iter().fold(*self, $name::with);
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::EMPTY, $name::with)
            }
        }

        impl core::ops::Not for $name {
            type Output = $name;

            fn not(self) -> $name {
                $name::FULL - self
            }
        }

        $crate::set::operator!($name, BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
        $crate::set::operator!($name, BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
        $crate::set::operator!($name, BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
        $crate::set::operator!($name, Sub sub, SubAssign sub_assign, |a, b| a & !b);
    };
}

/// Implements an operator on sets and its assigning form, from the operation on their bits.
macro_rules! operator {
    (
        $name:ident, $trait:ident $method:ident, $assign:ident $assign_method:ident,
        |$a:ident, $b:ident| $bits:expr
    ) => {
        impl core::ops::$trait for $name {
            type Output = $name;

            fn $method(self, other: $name) -> $name {
                let ($name($a), $name($b)) = (self, other);
                $name($bits)
            }
        }

        impl core::ops::$assign for $name {
            fn $assign_method(&mut self, other: $name) {
                *self = core::ops::$trait::$method(*self, other);
            }
        }
    };
}

pub(crate) use {operator, set};

#[cfg(test)]
mod tests {
    use crate::{Trait, TraitSet};

    /// Compares the operators on every pair of the sixteen sets with what they mean for each item.
    #[test]
    fn operators_work_item_by_item() {
        for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
            let [a, b] = [a, b].map(TraitSet::from_bits);
            let filtered = |keeps: fn(bool, bool) -> bool| -> TraitSet {
                Trait::ALL.into_iter().filter(|t| keeps(a.contains(*t), b.contains(*t))).collect()
            };
            assert_eq!(a | b, filtered(|a, b| a || b));
            assert_eq!(a & b, filtered(|a, b| a && b));
            assert_eq!(a ^ b, filtered(|a, b| a != b));
            assert_eq!(a - b, filtered(|a, b| a && !b));
            assert_eq!(!a, filtered(|a, _| !a));
            let (mut or, mut and, mut xor, mut sub, mut extended) = (a, a, a, a, a);
            or |= b;
            and &= b;
            xor ^= b;
            sub -= b;
            extended.extend(b);
            assert_eq!([or, and, xor, sub, extended], [a | b, a & b, a ^ b, a - b, a | b]);
            assert_eq!(a.contains_all(b), b - a == TraitSet::EMPTY);
        }
    }

    #[test]
    fn sets_hold_what_was_inserted_and_not_removed() {
        let mut set = TraitSet::EMPTY;
        assert!(set.insert(Trait::Fill) && set.insert(Trait::Height) && !set.insert(Trait::Fill));
        assert!(set.iter().eq([Trait::Height, Trait::Fill]));
        assert!(set.iter().rev().eq([Trait::Fill, Trait::Height]));
        assert!(set.remove(Trait::Fill) && !set.remove(Trait::Fill));
        assert!(set.into_iter().eq([Trait::Height]) && set.iter().len() == 1);
    }
}
