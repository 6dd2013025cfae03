use quarto_rules::{Board, Piece, PieceSet, RuleSet, Square};

use crate::geometry::{EVERY_LANE, Geometry};
use crate::set::{Kind, Kinds, Member, Set, SquareIndex, Squares};

/// A position as the search sees it: for each value of a counted trait, how many pieces every shape has.
///
/// A shape *runs* for a value of a trait while no piece on it has the other value. Where such a shape
/// has three pieces, the fourth square is a threat: a piece with that value wins there.
#[derive(Clone, Copy)]
pub(crate) struct Node<const G: usize> {
    /// Shapes without a piece.
    none: [u64; G],
    /// Shapes that run for the absent or present value with one, two or three pieces.
    one: [[u64; G]; 2],
    two: [[u64; G]; 2],
    three: [[u64; G]; 2],
    /// The squares on which each trait is present, one lane per trait.
    pub(crate) present: u64,
    /// The empty squares, and how many there are.
    pub(crate) empty: Squares,
    pub(crate) left: u32,
}

/// For a piece in hand that does not win, and every square: how many of the other pieces could be given
/// safely after placing it there, as bit-sliced binary numbers.
#[derive(Clone, Copy)]
pub(crate) struct SafeAfter([Squares; 4]);

impl SafeAfter {
    /// Returns the squares after which something can be given safely.
    pub(crate) fn any(self) -> Squares {
        self.0[0] | self.0[1] | self.0[2] | self.0[3]
    }

    /// Returns those squares, starting with those that leave the fewest pieces to choose from.
    pub(crate) fn fewest_first(self) -> FewestFirst {
        FewestFirst { safe: self, later: self.any(), now: Squares::EMPTY, count: 0 }
    }

    /// Returns the sum over all squares: how many safe moves there are.
    #[inline]
    pub(crate) fn total(self) -> u64 {
        // Counts the bits of all four sets at once, one lane per set. (Without a POPCNT instruction,
        // which the oldest processors lack, counting them one after the other takes 20 % longer.)
        let [ones, twos, fours, eights] = self.0.map(|set| u64::from(set.bits()));
        let mut lanes = ones | twos << 16 | fours << 32 | eights << 48;
        lanes -= lanes >> 1 & 0x5555_5555_5555_5555;
        lanes = (lanes & 0x3333_3333_3333_3333) + (lanes >> 2 & 0x3333_3333_3333_3333);
        lanes = (lanes + (lanes >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        lanes = (lanes + (lanes >> 8)) & 0x00FF_00FF_00FF_00FF;
        // Sums the lanes with the weights 1, 2, 4 and 8.
        lanes.wrapping_mul(0x0001_0002_0004_0008) >> 48
    }
}

/// For a piece in hand that does not win: the squares on which it makes other pieces unsafe, by whether
/// those share its values in the first two traits, and in the last two.
pub(crate) struct UnsafeAfter {
    kind: Kind,
    empty: Squares,
    first: [Squares; 4],
    last: [Squares; 4],
}

impl UnsafeAfter {
    /// Returns the squares after which this piece can be given safely.
    #[inline]
    pub(crate) fn safe_for(&self, piece: Kind) -> Squares {
        let unlike = piece.index() ^ self.kind.index();
        self.empty - (self.first[unlike & 3] | self.last[unlike >> 2 & 3])
    }
}

/// The squares of [`SafeAfter::fewest_first`] that are still to come.
pub(crate) struct FewestFirst {
    safe: SafeAfter,
    later: Squares,
    now: Squares,
    count: usize,
}

impl Iterator for FewestFirst {
    type Item = SquareIndex;

    #[inline]
    fn next(&mut self) -> Option<SquareIndex> {
        while self.now.is_empty() {
            if self.later.is_empty() {
                return None;
            }
            self.count += 1;
            self.now = self.later;
            for (bit, set) in self.safe.0.into_iter().enumerate() {
                self.now = self.now & if self.count >> bit & 1 == 1 { set } else { !set };
            }
            self.later = self.later - self.now;
        }
        let next = self.now.lowest();
        self.now = self.now.without_lowest();
        Some(next)
    }
}

impl<const G: usize> Node<G> {
    /// Returns the node of a board; the counted traits come first.
    pub(crate) fn new(geometry: &Geometry<G>, rules: RuleSet, board: &Board) -> Node<G> {
        let start = Node {
            none: geometry.all,
            one: [[0; G]; 2],
            two: [[0; G]; 2],
            three: [[0; G]; 2],
            present: 0,
            empty: Squares::FULL,
            left: 16,
        };
        board.iter().fold(start, |node, (square, piece)| {
            node.place(geometry, index_of(square), kind(rules, piece))
        })
    }

    /// Returns the node restricted to these shapes and traits, given as lanes.
    pub(crate) fn noticed(&self, lanes: &[u64; G]) -> Node<G> {
        let only = |shapes: [u64; G]| core::array::from_fn(|group| shapes[group] & lanes[group]);
        Node {
            none: only(self.none),
            one: self.one.map(only),
            two: self.two.map(only),
            three: self.three.map(only),
            ..*self
        }
    }

    /// Returns the node after placing a piece of this kind on an empty square.
    #[inline]
    pub(crate) fn place(&self, geometry: &Geometry<G>, square: SquareIndex, kind: Kind) -> Node<G> {
        let mut node = *self;
        let lanes = geometry.lanes[kind.index()];
        node.empty = node.empty - Squares::of(square);
        node.left -= 1;
        node.present |= EVERY_LANE << square.index() & lanes[1];
        for group in 0..G {
            let through = geometry.through[square.index()][group];
            for (value, lanes) in lanes.into_iter().enumerate() {
                let grows = through & lanes;
                node.three[value][group] =
                    self.three[value][group] & !through | self.two[value][group] & grows;
                node.two[value][group] =
                    self.two[value][group] & !through | self.one[value][group] & grows;
                node.one[value][group] =
                    self.one[value][group] & !through | self.none[group] & grows;
            }
            node.none[group] = self.none[group] & !through;
        }
        node
    }

    /// Returns the pieces that win somewhere, as kinds and their copies.
    #[inline]
    pub(crate) fn winning(&self, geometry: &Geometry<G>) -> Kinds {
        let all = |value: usize| self.three[value].iter().fold(0, |all, group| all | group);
        let values = used_lanes(all(0)) | used_lanes(all(1)) << 4;
        Kinds::from_bits(geometry.having[values].into())
    }

    /// Returns the squares on which a piece of this kind wins.
    pub(crate) fn wins(&self, geometry: &Geometry<G>, kind: Kind) -> Squares {
        let own = of_kind(geometry, kind, &self.three);
        let of_lane = |lane| self.squares(geometry, &own, lane);
        (0..4).fold(Squares::EMPTY, |squares, lane| squares | of_lane(lane))
    }

    /// Returns for every square how many of `others` could be given safely after placing a piece of this
    /// kind there; the piece must not win anywhere.
    #[expect(clippy::inline_always, reason = "the search spends half its time here")]
    #[inline(always)]
    pub(crate) fn safe_after(
        &self,
        geometry: &Geometry<G>,
        kind: Kind,
        others: Kinds,
    ) -> SafeAfter {
        let made = self.unsafe_after(geometry, kind);
        let mut sum = [Squares::EMPTY; 4];
        for piece in others.iter() {
            let mut carry = made.safe_for(piece);
            for bit in &mut sum {
                (*bit, carry) = (*bit ^ carry, *bit & carry);
            }
        }
        SafeAfter(sum)
    }

    /// Returns on which squares a piece of this kind, which must not win anywhere, makes others unsafe.
    #[expect(clippy::inline_always, reason = "the search spends half its time here")]
    #[inline(always)]
    pub(crate) fn unsafe_after(&self, geometry: &Geometry<G>, kind: Kind) -> UnsafeAfter {
        // Placing makes a threat on every shape that runs with two pieces for one of the piece's values.
        let two = of_kind(geometry, kind, &self.two);
        let own: [Squares; 4] = core::array::from_fn(|lane| self.squares(geometry, &two, lane));
        // Existing threats are only for the other values, or the piece would win. They stay, except
        // a threat on the square itself.
        let three: [u64; G] =
            core::array::from_fn(|group| self.three[0][group] | self.three[1][group]);
        let other: [Squares; 4] = core::array::from_fn(|lane| {
            let threats = self.squares(geometry, &three, lane);
            match threats.without_lowest() {
                _ if threats.is_empty() => Squares::EMPTY,
                Squares::EMPTY => !threats,
                _ => !Squares::EMPTY,
            }
        });
        let first = [own[0] | own[1], other[0] | own[1], own[0] | other[1], other[0] | other[1]];
        let last = [own[2] | own[3], other[2] | own[3], own[2] | other[3], other[2] | other[3]];
        UnsafeAfter { kind, empty: self.empty, first, last }
    }

    /// Tells whether the giver wins with these two pieces left for the last two squares, provided that at
    /// least one of them can be given safely.
    #[inline]
    pub(crate) fn last_two_win(&self, geometry: &Geometry<G>, pieces: Kinds) -> bool {
        let [a, b] = two_lowest(self.empty).map(Member::index);
        let [p, q] = two_lowest(pieces).map(Member::index);
        // A shape through both squares that runs for a value of both pieces: whichever piece is placed
        // first and wherever, the other one wins.
        for group in 0..G {
            let both = geometry.through[a][group] & geometry.through[b][group];
            for value in 0..2 {
                let lanes = geometry.lanes[p][value] & geometry.lanes[q][value];
                if both & lanes & self.two[value][group] != 0 {
                    return true;
                }
            }
        }
        // Otherwise the piece kept back must win on either square, and the other must be safe to give.
        let winning = self.winning(geometry) & pieces;
        for kept in winning.iter() {
            if self.wins(geometry, kept) == self.empty {
                return true;
            }
        }
        false
    }

    /// Returns the empty squares of the shapes in one lane.
    #[inline]
    fn squares(&self, geometry: &Geometry<G>, shapes: &[u64; G], lane: usize) -> Squares {
        let squares = (0..G).fold(0, |squares, group| {
            let [low, high, ..] = (shapes[group] >> (16 * lane)).to_le_bytes();
            squares | geometry.union[group][usize::from(u16::from_le_bytes([low, high])) & 1023]
        });
        Squares::from_bits(squares.into()) & self.empty
    }
}

/// Selects for each trait the shapes that run for this kind's value.
#[inline]
fn of_kind<const G: usize>(
    geometry: &Geometry<G>,
    kind: Kind,
    running: &[[u64; G]; 2],
) -> [u64; G] {
    let lanes = geometry.lanes[kind.index()];
    core::array::from_fn(|group| running[0][group] & lanes[0] | running[1][group] & lanes[1])
}

/// Returns the kind of a piece: its counted traits, moved to the front.
pub(crate) fn kind(rules: RuleSet, piece: Piece) -> Kind {
    let traits = (0..).zip(rules.traits().iter());
    Kind::new(traits.map(|(bit, t)| usize::from(piece.has(t)) << bit).sum())
}

/// Returns the number of a square.
pub(crate) fn index_of(square: Square) -> SquareIndex {
    SquareIndex::new(square.index())
}

/// Returns the pieces of the reserve as kinds and their copies, the lowest copies first.
pub(crate) fn pieces<const G: usize>(
    geometry: &Geometry<G>,
    rules: RuleSet,
    reserve: PieceSet,
) -> Kinds {
    reserve.iter().fold(Kinds::EMPTY, |pieces, piece| {
        let copies = geometry.copies_of(kind(rules, piece)) - pieces;
        pieces | copies.only_lowest()
    })
}

/// Returns `pieces` without one of this kind. It removes the highest copy, so a kind that has pieces
/// left always has the one under its own number.
#[inline]
pub(crate) fn without<const G: usize>(geometry: &Geometry<G>, kind: Kind, pieces: Kinds) -> Kinds {
    pieces - (pieces & geometry.copies_of(kind)).only_highest()
}

/// Returns the two lowest members of a set that has at least two.
#[inline]
fn two_lowest<T: Member>(set: Set<T>) -> [T; 2] {
    [set.lowest(), set.without_lowest().lowest()]
}

/// Returns which of the four lanes are not empty.
#[inline]
fn used_lanes(lanes: u64) -> usize {
    // No shape has the number 15, so the highest bit of a lane is free for the carry.
    let carries = (lanes + 0x7FFF * EVERY_LANE) >> 15 & EVERY_LANE;
    // Gathers the lowest bits of the lanes in the highest lane.
    let [.., gathered, _] = carries.wrapping_mul(0x0001_0002_0004_0008).to_le_bytes();
    usize::from(gathered) & 15
}
