use crate::geometry::Geometry;
use crate::key::Keys;
use crate::limits::Stop;
use crate::node::{Node, bits, without};
use crate::score::{NONE, Score, after, before, loss, win};
use crate::table::{Known, Table};

/// One thread's search for scores.
///
/// A score is that of the player who must act. It is exact between the bounds that are given with
/// the question; a score at or beyond one of them says only that it is there or beyond.
pub(crate) struct Search<'a, const G: usize> {
    pub(crate) geometry: &'a Geometry<G>,
    pub(crate) keys: &'a Keys,
    table: &'a Table,
    stop: &'a Stop<'a>,
    /// Which thread this is; each has an order of its own.
    thread: usize,
    /// How many positions before a give were looked at.
    pub(crate) nodes: u64,
}

/// What a score is compared with.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    pub(crate) low: Score,
    pub(crate) high: Score,
}

/// With at most so many pieces on the board results are kept in the table. Beyond, searching anew
/// takes no longer than looking up.
const TABLE_UNTIL: u32 = 9;

/// With at least so many empty squares it pays to look ahead for a good order.
const SORT_FROM: u32 = 8;

impl Bounds {
    /// Returns the bounds that ask only whether the score is at least `score`.
    pub(crate) const fn at_least(score: Score) -> Bounds {
        Bounds { low: score - 1, high: score }
    }

    /// Returns the bounds as the opponent sees them, once `best` is certain.
    const fn opposite(self, best: Score) -> Bounds {
        let low = if best > self.low { best } else { self.low };
        Bounds { low: -self.high, high: -low }
    }

    /// Returns the bounds after a placement, once `best` is certain before it.
    const fn after_placing(self, best: Score) -> Bounds {
        let low = if best > self.low { best } else { self.low };
        Bounds { low: after(low), high: after(self.high) }
    }
}

impl<'a, const G: usize> Search<'a, G> {
    /// Returns the search of one of several threads that share a table.
    pub(crate) fn new(
        geometry: &'a Geometry<G>,
        keys: &'a Keys,
        table: &'a Table,
        stop: &'a Stop<'a>,
        thread: usize,
    ) -> Search<'a, G> {
        Search { geometry, keys, table, stop, thread, nodes: 0 }
    }

    /// Returns the score of a position in which one of these pieces must be given.
    pub(crate) fn give(&mut self, node: &Node<G>, pieces: u32, bounds: Bounds) -> Score {
        self.nodes += 1;
        // 1. Where every piece wins at once, the game is lost.
        let safe = pieces & !node.winning(self.geometry);
        if safe == 0 {
            return loss(1);
        }
        // 2. Nothing comes sooner than this, for better or worse.
        let (worst, best) = if node.left >= 3 { (loss(3), win(2)) } else { (0, win(2)) };
        if best <= bounds.low {
            return best;
        }
        if worst >= bounds.high {
            return worst;
        }
        // 3. One piece of each kind, and first what is known from before.
        let kinds = safe & self.geometry.kinds;
        if 16 - node.left <= TABLE_UNTIL {
            self.give_known(node, kinds, pieces, bounds)
        } else {
            self.give_each(node, bits(kinds), pieces, bounds)
        }
    }

    /// Does the same with the help of the table.
    fn give_known(&mut self, node: &Node<G>, kinds: u32, pieces: u32, bounds: Bounds) -> Score {
        if self.stop.is_due(self.nodes) {
            return 0;
        }
        let slot = self.table.slot(self.keys.key(!node.empty, node.present));
        let mut known = self.table.look_up(slot).unwrap_or(Known::NOTHING);
        if known.at_least >= bounds.high {
            return known.at_least;
        }
        if known.at_most <= bounds.low {
            return known.at_most;
        }
        let score = if node.left >= SORT_FROM {
            let order = self.sorted_kinds(node, kinds, pieces);
            self.give_each(node, self.share(order, bounds), pieces, bounds)
        } else {
            self.give_each(node, bits(kinds), pieces, bounds)
        };
        if self.stop.is_set() {
            return 0;
        }
        if score > bounds.low {
            known.at_least = known.at_least.max(score);
        }
        if score < bounds.high {
            known.at_most = known.at_most.min(score);
        }
        self.table.store(slot, 16 - node.left, known);
        score
    }

    #[inline]
    fn give_each(
        &mut self,
        node: &Node<G>,
        kinds: impl Iterator<Item = usize>,
        pieces: u32,
        bounds: Bounds,
    ) -> Score {
        let mut best = NONE;
        for kind in kinds {
            let others = without(self.geometry, pieces, kind);
            best = best.max(-self.place(node, kind, others, bounds.opposite(best)));
            if best >= bounds.high {
                break;
            }
        }
        best
    }

    /// Returns the score of a position in which a piece of this kind, which does not win at once,
    /// must be placed, with these others left.
    pub(crate) fn place(
        &mut self,
        node: &Node<G>,
        kind: usize,
        others: u32,
        bounds: Bounds,
    ) -> Score {
        if node.left == 1 {
            return 0;
        }
        // 1. Nothing comes sooner than this, for better or worse.
        let best = if node.left >= 3 { win(3) } else { 0 };
        if best <= bounds.low {
            return best;
        }
        if loss(2) >= bounds.high {
            return loss(2);
        }
        // 2. With two or three squares left the rest is quickly told.
        if node.left <= 3 {
            return self.place_last(node, kind, others, bounds);
        }
        // 3. A square after which nothing can be given safely loses.
        let safe = node.safe_after(self.geometry, kind, others);
        let squares = safe.any();
        if squares == 0 {
            return loss(2);
        }
        // 4. All the others, those first that leave the fewest ways to go on.
        let best = if squares == node.empty { NONE } else { loss(2) };
        if node.left >= SORT_FROM {
            let order = self.sorted_squares(node, kind, others, squares);
            self.place_each(node, self.share(order, bounds), (kind, others), best, bounds)
        } else {
            self.place_each(node, safe.fewest_first(), (kind, others), best, bounds)
        }
    }

    /// Does the same with two or three squares left.
    fn place_last(&self, node: &Node<G>, kind: usize, others: u32, bounds: Bounds) -> Score {
        let made = node.unsafe_after(self.geometry, kind);
        // One way to go on is enough, if a win is not asked for or not possible.
        if node.left == 2 || bounds.high <= 0 {
            let goes_on = bits(others).any(|piece| made.safe_for(piece) != 0);
            return if goes_on { 0 } else { loss(2) };
        }
        let squares = bits(others).fold(0, |squares, piece| squares | made.safe_for(piece));
        for square in bits(squares) {
            let next = node.place(self.geometry, square, kind);
            if next.last_two_win(self.geometry, others) {
                return win(3);
            }
        }
        if squares == 0 { loss(2) } else { 0 }
    }

    #[inline]
    fn place_each(
        &mut self,
        node: &Node<G>,
        squares: impl Iterator<Item = usize>,
        (kind, others): (usize, u32),
        mut best: Score,
        bounds: Bounds,
    ) -> Score {
        for square in squares {
            let next = node.place(self.geometry, square, kind);
            best = best.max(before(self.give(&next, others, bounds.after_placing(best))));
            if best >= bounds.high {
                break;
            }
        }
        best
    }

    /// Lets the threads begin at different ends where all items will be needed. Most positions are
    /// draws: to find out that none is better takes all items, that one is as good takes the first.
    fn share(&self, order: Order, bounds: Bounds) -> Order {
        if self.thread == 0 || bounds.high <= 0 {
            return order;
        }
        let mut list = [0; 16];
        let count = order.len();
        list.iter_mut().zip(order).for_each(|(place, item)| *place = item);
        list[..count].rotate_left(self.thread % count.max(1));
        list.into_iter().take(count)
    }

    /// Sorts pieces by how many ways to go on they leave the opponent.
    fn sorted_kinds(&self, node: &Node<G>, kinds: u32, pieces: u32) -> Order {
        sorted(bits(kinds), |kind| {
            let others = without(self.geometry, pieces, kind);
            node.safe_after(self.geometry, kind, others).total()
        })
    }

    /// Sorts squares by how many ways to go on the best piece to give then leaves the opponent.
    fn sorted_squares(&self, node: &Node<G>, kind: usize, others: u32, squares: u32) -> Order {
        sorted(bits(squares), |square| {
            let next = node.place(self.geometry, square, kind);
            let safe = others & !next.winning(self.geometry) & self.geometry.kinds;
            let ways = bits(safe).map(|given| {
                let rest = without(self.geometry, others, given);
                next.safe_after(self.geometry, given, rest).total()
            });
            ways.min().unwrap_or(0)
        })
    }
}

/// Up to sixteen pieces or squares in order.
type Order = core::iter::Take<core::array::IntoIter<usize, 16>>;

/// Returns up to sixteen items, the cheapest first.
fn sorted(items: impl Iterator<Item = usize>, mut cost: impl FnMut(usize) -> u64) -> Order {
    let mut list = [(0, 0); 16];
    let mut count = 0;
    for item in items {
        list[count] = (cost(item), item);
        count += 1;
    }
    list[..count].sort_unstable();
    list.map(|(_, item)| item).into_iter().take(count)
}
