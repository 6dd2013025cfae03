//! One definition for all small sets: of pieces, squares, shapes and traits.

/// Defines a set of `$item`, kept as one bit per item. `$item` must have `ALL` and `index`.
macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $item:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($bits);

        impl $name {
            /// The set of nothing.
            pub const EMPTY: $name = $name(0);

            /// The set of everything.
            pub const FULL: $name = $name(<$bits>::MAX >> (<$bits>::BITS as usize - $item::ALL.len()));

            /// Returns the set with these bits, bit 0 for the first item; bits of no item are dropped.
            #[must_use]
            pub const fn from_bits(bits: $bits) -> $name {
                $name(bits & Self::FULL.0)
            }

            /// Returns the bits of the set, bit 0 for the first item.
            #[must_use]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Tells whether nothing is in the set.
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

            /// Returns the set with `item` taken out.
            #[must_use]
            pub const fn without(self, item: $item) -> $name {
                $name(self.0 & !(1 << item.index()))
            }

            /// Returns the items of the set, in order.
            pub fn iter(self) -> impl DoubleEndedIterator<Item = $item> + Clone {
                $item::ALL.into_iter().filter(move |&item| self.contains(item))
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::EMPTY, $name::with)
            }
        }

        impl core::ops::BitOr for $name {
            type Output = $name;

            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl core::ops::BitAnd for $name {
            type Output = $name;

            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }

        impl core::ops::Sub for $name {
            type Output = $name;

            fn sub(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
        }

        impl core::ops::Not for $name {
            type Output = $name;

            fn not(self) -> $name {
                $name::FULL - self
            }
        }
    };
}

pub(crate) use set;
