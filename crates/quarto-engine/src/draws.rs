use std::collections::HashMap;

use quarto_rules::{RuleSet, Shape, Square, SquareSet};

use crate::key::Keys;
use crate::set::Squares;

/// Counts the full boards without an alignment: of the 16! ways to put the sixteen pieces on the
/// sixteen squares, those in which neither player could ever have won.
///
/// The two diagonals are filled first, in every way up to symmetry. The remaining squares form two
/// rings, in which every row, column and block has only two neighbouring squares:
///
/// ```text
///    . b c .      . . . .
///    . . . .      a . . d
///    . . . .      a . . d
///    . b c .      . . . .
/// ```
///
/// So for each of the 70 ways to divide the last eight pieces between the rings, the arrangements of
/// each ring can be counted separately; only blocks at the corners involve both rings.
///
/// ```
/// use quarto_engine::count_draws;
///
/// // With one trait: 5,356 of the 12,870 ways to divide the squares, times 8! × 8! for the pieces.
/// assert_eq!(count_draws("lines height".parse()?), 5_356 * 40_320 * 40_320);
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[must_use]
pub fn count_draws(rules: RuleSet) -> u64 {
    let mut diagonals = Diagonals::new(rules);
    diagonals.fill(&mut Vec::new(), &all_orders(rules.traits().len()), 1);
    let count = |(kinds, ways): &([usize; 8], u64)| ways * Rings::new(rules, kinds).count();
    diagonals.found.values().map(count).sum()
}

/// The squares of the two diagonals, in the order in which they are filled.
const DIAGONALS: [usize; 8] = [0, 5, 10, 15, 3, 6, 9, 12];

/// The other squares, ring by ring, each next to the following one. Squares with the same number in
/// their ring share a block.
const RINGS: [[usize; 4]; 2] = [[1, 2, 14, 13], [4, 7, 11, 8]];

/// Fills the diagonals with kinds of pieces; ways that differ only by symmetry are counted together.
struct Diagonals {
    rules: RuleSet,
    kinds: usize,
    /// The shapes that become full when this many squares are filled.
    full: [Vec<Shape>; 9],
    /// For each key one way to fill the squares, and how many ways it represents.
    found: HashMap<u64, ([usize; 8], u64)>,
}

impl Diagonals {
    fn new(rules: RuleSet) -> Diagonals {
        let mut full: [Vec<Shape>; 9] = Default::default();
        for shape in rules.shapes() {
            let places: Option<Vec<usize>> = shape.squares().iter().map(place_of).collect();
            if let Some(last) = places.and_then(|places| places.into_iter().max()) {
                full[last + 1].push(shape);
            }
        }
        Diagonals { rules, kinds: 1 << rules.traits().len(), full, found: HashMap::new() }
    }

    /// Fills the remaining squares. The values of a trait are interchangeable, so the first piece may be
    /// the one on which nothing is present; the traits are interchangeable too, so among ways that differ
    /// only in the order of traits the smallest is enough. `orders` are those that change nothing so far.
    fn fill(&mut self, filled: &mut Vec<usize>, orders: &[Order], ways: u64) {
        let aligned = |shape: &Shape| {
            let places = shape.squares().iter().filter_map(place_of);
            let values = places.map(|place| values(self.kinds, filled[place]));
            values.fold(u8::MAX, |shared, values| shared & values) != 0
        };
        if self.full[filled.len()].iter().any(aligned) {
            return;
        }
        if let Ok(kinds) = <[usize; 8]>::try_from(filled.as_slice()) {
            let all = factorial(self.rules.traits().len());
            let entry = self.found.entry(self.key(&kinds)).or_insert((kinds, 0));
            entry.1 += ways * all / orders.len() as u64;
            return;
        }
        let choices = if filled.is_empty() { 0..1 } else { 0..self.kinds };
        for kind in choices {
            let used = filled.iter().filter(|other| **other == kind).count();
            let copies = if filled.is_empty() { 16 } else { 16 / self.kinds - used };
            if copies == 0 || orders.iter().any(|order| order[kind] < kind) {
                continue;
            }
            let same: Vec<Order> =
                orders.iter().filter(|order| order[kind] == kind).copied().collect();
            filled.push(kind);
            self.fill(filled, &same, ways * copies as u64);
            filled.pop();
        }
    }

    fn key(&self, kinds: &[usize; 8]) -> u64 {
        let (mut occupied, mut present) = (0, 0);
        for (square, kind) in DIAGONALS.into_iter().zip(kinds) {
            occupied |= 1 << square;
            (0..4).for_each(|t| present |= (*kind as u64 >> t & 1) << (16 * t + square));
        }
        Keys::of(self.rules.variant()).key(Squares::from_bits(occupied), present)
    }
}

/// Returns the index of a square in [`DIAGONALS`], if it is on a diagonal.
fn place_of(square: Square) -> Option<usize> {
    DIAGONALS.iter().position(|on| *on == square.index())
}

/// The two rings around filled diagonals.
struct Rings {
    /// The remaining pieces, as sets of trait values.
    pieces: [u8; 8],
    /// For each ring, what the pieces on a square and the next one must not share.
    next: [[u8; 4]; 2],
    /// What the pieces with the same number in both rings must not share.
    across: [u8; 4],
}

impl Rings {
    fn new(rules: RuleSet, filled: &[usize; 8]) -> Rings {
        let kinds = 1 << rules.traits().len();
        let mut left = (0..16).map(|piece| piece % kinds).collect::<Vec<_>>();
        for kind in filled {
            let place = left.iter().position(|other| other == kind).expect("all were there");
            left.swap_remove(place);
        }
        let pieces = core::array::from_fn(|place| values(kinds, left[place]));
        let mut rings = Rings { pieces, next: [[0; 4]; 2], across: [0; 4] };
        for shape in rules.shapes() {
            let squares: SquareSet = shape.squares();
            let on_diagonals =
                (0..8).filter(|place| squares.contains(Square::ALL[DIAGONALS[*place]]));
            let mut values: Vec<u8> =
                on_diagonals.map(|place| values(kinds, filled[place])).collect();
            if values.len() == 2 {
                *rings.between(squares) |= values.remove(0) & values[0];
            }
        }
        rings
    }

    /// Returns what the pieces on the two ring squares among these must not share.
    fn between(&mut self, squares: SquareSet) -> &mut u8 {
        let has = |ring: usize, place: usize| squares.contains(Square::ALL[RINGS[ring][place % 4]]);
        for place in 0..4 {
            for ring in 0..2 {
                if has(ring, place) && has(ring, place + 1) {
                    return &mut self.next[ring][place];
                }
            }
            if has(0, place) && has(1, place) {
                return &mut self.across[place];
            }
        }
        unreachable!("two squares of a shape are neighbours on the rings")
    }

    /// Counts the ways to fill both rings with the remaining pieces.
    fn count(&self) -> u64 {
        let [first, second] = [0, 1].map(|ring| self.arrange(ring));
        let mut count = 0;
        for (set, first) in first.iter().enumerate() {
            let second = &second[255 - set];
            if self.across == [0; 4] {
                count += first.len() as u64 * second.len() as u64;
                continue;
            }
            for a in first {
                count += second
                    .iter()
                    .filter(|b| (0..4).all(|n| a[n] & b[n] & self.across[n] == 0))
                    .count() as u64;
            }
        }
        count
    }

    /// Returns all ways to fill one ring, grouped by the set of pieces that they use.
    fn arrange(&self, ring: usize) -> Vec<Vec<[u8; 4]>> {
        let next = &self.next[ring];
        let mut found = vec![Vec::new(); 256];
        let fits = |a: usize, b: usize, place: usize| {
            a != b && self.pieces[a] & self.pieces[b] & next[place] == 0
        };
        for a in 0..8 {
            for b in (0..8).filter(|b| fits(a, *b, 0)) {
                for c in (0..8).filter(|c| *c != a && fits(b, *c, 1)) {
                    for d in (0..8).filter(|d| *d != b && fits(c, *d, 2) && fits(*d, a, 3)) {
                        let set: usize = 1 << a | 1 << b | 1 << c | 1 << d;
                        found[set].push([a, b, c, d].map(|piece| self.pieces[piece]));
                    }
                }
            }
        }
        found
    }
}

/// An order of the traits: the kind that each kind of piece becomes when the traits change places.
type Order = [usize; 16];

/// Returns all orders of this many traits.
fn all_orders(traits: usize) -> Vec<Order> {
    let mut orders: Vec<Vec<usize>> = vec![Vec::new()];
    for t in 0..traits {
        orders = orders
            .iter()
            .flat_map(|order| {
                (0..=t).map(move |place| {
                    let mut order = order.clone();
                    order.insert(place, t);
                    order
                })
            })
            .collect();
    }
    let image = |order: &Vec<usize>, kind: usize| {
        order.iter().enumerate().map(|(to, from)| (kind >> from & 1) << to).sum()
    };
    orders.iter().map(|order| core::array::from_fn(|kind| image(order, kind))).collect()
}

/// Returns the trait values of a kind of piece: four bits for the traits that are present, four for
/// those that count and are absent.
fn values(kinds: usize, kind: usize) -> u8 {
    u8::try_from(kind | (kinds - 1 - kind) << 4).expect("two times four bits")
}

fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}
