//! Sets of squares and of kinds of pieces (bitboards), as the search needs them.

use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr, BitXor, Not, Sub};

/// The number of a square, from 0 to 15.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SquareIndex(u8);

/// A piece as the search sees it: its counted traits, moved to the front, as bits from 0 to 15.
///
/// Where not all traits count, several pieces are of one kind. In a set the first of them has the
/// number of the kind itself; each copy has a number that is higher by the number of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Kind(u8);

/// A member of a [`Set`]: one of sixteen things, each with a number.
pub(crate) trait Member: Copy + Default + Ord {
    /// Returns the member with this number; only its lowest four bits count.
    fn new(index: usize) -> Self;

    /// Returns the number, from 0 to 15.
    fn index(self) -> usize;
}

impl Member for SquareIndex {
    #[inline]
    fn new(index: usize) -> SquareIndex {
        let [low, ..] = index.to_le_bytes();
        SquareIndex(low & 15)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0) & 15
    }
}

impl Member for Kind {
    #[inline]
    fn new(index: usize) -> Kind {
        let [low, ..] = index.to_le_bytes();
        Kind(low & 15)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0) & 15
    }
}

/// A set of squares, or of kinds and their copies: one bit per member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Set<T>(u32, PhantomData<T>);

/// A set of squares.
pub(crate) type Squares = Set<SquareIndex>;

/// A set of pieces, as kinds and their copies.
pub(crate) type Kinds = Set<Kind>;

impl<T: Member> Set<T> {
    /// The empty set.
    pub(crate) const EMPTY: Set<T> = Set::from_bits(0);

    /// The set of all sixteen members.
    pub(crate) const FULL: Set<T> = Set::from_bits(0xFFFF);

    /// Returns the set with these bits.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Set<T> {
        Set(bits, PhantomData)
    }

    /// Returns the bits of the set.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the set of one member.
    #[inline]
    pub(crate) fn of(member: T) -> Set<T> {
        Set::from_bits(1 << member.index())
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn contains(self, member: T) -> bool {
        self.0 >> member.index() & 1 == 1
    }

    /// Returns how many members there are.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the member with the lowest number; meaningless if the set is empty.
    #[inline]
    pub(crate) fn lowest(self) -> T {
        T::new(self.0.trailing_zeros() as usize)
    }

    /// Returns the set without its lowest member.
    #[inline]
    pub(crate) const fn without_lowest(self) -> Set<T> {
        Set::from_bits(self.0 & self.0.wrapping_sub(1))
    }

    /// Returns the set of only the lowest member, or the empty set.
    #[inline]
    pub(crate) const fn only_lowest(self) -> Set<T> {
        Set::from_bits(self.0 & self.0.wrapping_neg())
    }

    /// Returns the set of only the highest member; there must be one.
    #[inline]
    pub(crate) fn only_highest(self) -> Set<T> {
        Set::from_bits(1 << self.0.ilog2())
    }

    /// Returns the members, the lowest first.
    #[inline]
    pub(crate) fn iter(self) -> Members<T> {
        Members(self)
    }
}

/// An iterator over the members of a set.
pub(crate) struct Members<T>(Set<T>);

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.0.is_empty() {
            return None;
        }
        let next = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(next)
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        members.into_iter().fold(Set::EMPTY, |set, member| set | Set::of(member))
    }
}

impl<T: Member> BitOr for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitor(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.0 | other.0)
    }
}

impl<T: Member> BitAnd for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitand(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.0 & other.0)
    }
}

impl<T: Member> BitXor for Set<T> {
    type Output = Set<T>;

    #[inline]
    fn bitxor(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.0 ^ other.0)
    }
}

impl<T: Member> Sub for Set<T> {
    type Output = Set<T>;

    /// Returns the members of this set that are not in the other.
    #[inline]
    fn sub(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.0 & !other.0)
    }
}

impl<T: Member> Not for Set<T> {
    type Output = Set<T>;

    /// Returns the complement of the set, in all 32 bits: an intersection removes the bits that are not
    /// members, and until then they do no harm.
    #[inline]
    fn not(self) -> Set<T> {
        Set::from_bits(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_the_members_that_were_collected() {
        let squares: Squares = [14, 0, 5].map(SquareIndex::new).into_iter().collect();
        assert_eq!(squares.bits(), 1 << 14 | 1 << 5 | 1);
        assert!(squares.iter().map(Member::index).eq([0, 5, 14]));
        assert!(squares.contains(SquareIndex::new(5)) && !squares.contains(SquareIndex::new(6)));
        assert_eq!(squares.only_lowest(), Set::of(SquareIndex::new(0)));
        assert_eq!(squares.only_highest(), Set::of(SquareIndex::new(14)));
        assert_eq!((squares.len(), (Squares::FULL - squares).len()), (3, 13));
    }
}
