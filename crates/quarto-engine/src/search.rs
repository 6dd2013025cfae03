use crate::bounds::Bounds;
use crate::budget::Stop;
use crate::busy::Busy;
use crate::geometry::Geometry;
use crate::key::Keys;
use crate::node::{Node, without};
use crate::score::{NONE, Score, after, before, loss, win};
use crate::set::{Kind, Kinds, Member, SquareIndex, Squares};
use crate::transposition_table::TranspositionTable;

/// One thread's search: alpha-beta with a transposition table, in negamax form.
///
/// A score is always that of the player who must act; negated, it is the opponent's. It is exact inside
/// the [`SearchWindow`] of the call; a score at or beyond one of the ends is only a bound of the true
/// one, which is there or further out (the search is *fail-soft*).
pub(crate) struct Search<'a, const G: usize> {
    pub(crate) geometry: &'a Geometry<G>,
    pub(crate) keys: &'a Keys,
    table: &'a TranspositionTable,
    stop: &'a Stop<'a>,
    /// What the threads are searching, if there are several.
    busy: Option<&'a Busy>,
    /// The number of nodes visited: positions before a give.
    pub(crate) nodes: u64,
    /// How many of them have been reported to the budget.
    counted: u64,
}

/// The window of an alpha-beta search: scores at most `alpha` or at least `beta` need not be exact.
#[derive(Clone, Copy)]
pub(crate) struct SearchWindow {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
}

/// With at most this many pieces on the board, results are stored in the transposition table. With
/// more, searching again takes no longer than looking up.
const TABLE_UNTIL: u32 = 9;

/// With at least this many empty squares it pays to look ahead for good move ordering.
const SORT_FROM: u32 = 8;

/// With at least this many empty squares, all squares are looked up in the transposition table before the
/// first one is searched. That helps when all gives of a position are analysed: the same two pieces come
/// to the same two squares in the other order.
const PROBE_FROM: u32 = 10;

impl SearchWindow {
    /// Returns the null window that only asks whether the score is at least `score`: there is no score
    /// between its ends.
    pub(crate) const fn null(score: Score) -> SearchWindow {
        SearchWindow { alpha: score - 1, beta: score }
    }

    /// Returns the window as the opponent sees it, once `best` is certain.
    const fn opposite(self, best: Score) -> SearchWindow {
        let alpha = if best > self.alpha { best } else { self.alpha };
        SearchWindow { alpha: -self.beta, beta: -alpha }
    }

    /// Returns the window after a placement, once `best` is certain before it.
    const fn after_placing(self, best: Score) -> SearchWindow {
        let alpha = if best > self.alpha { best } else { self.alpha };
        SearchWindow { alpha: after(alpha), beta: after(self.beta) }
    }
}

impl<'a, const G: usize> Search<'a, G> {
    /// Returns the search of one thread; several threads share the table.
    pub(crate) fn new(
        geometry: &'a Geometry<G>,
        keys: &'a Keys,
        table: &'a TranspositionTable,
        stop: &'a Stop<'a>,
        busy: Option<&'a Busy>,
    ) -> Search<'a, G> {
        Search { geometry, keys, table, stop, busy, nodes: 0, counted: 0 }
    }

    /// Returns the score of a position in which one of these pieces must be given.
    pub(crate) fn give(&mut self, node: &Node<G>, pieces: Kinds, window: SearchWindow) -> Score {
        self.nodes += 1;
        // 1. If every piece wins at once, the game is lost.
        let safe = pieces - node.winning(self.geometry);
        if safe.is_empty() {
            return loss(1);
        }
        // 2. No win or loss comes sooner than this.
        let (worst, best) = if node.left >= 3 { (loss(3), win(2)) } else { (0, win(2)) };
        if best <= window.alpha {
            return best;
        }
        if worst >= window.beta {
            return worst;
        }
        // 3. Try one piece of each kind, after a look at the transposition table.
        let kinds = safe & self.geometry.kinds;
        if 16 - node.left <= TABLE_UNTIL {
            self.give_known(node, kinds, pieces, window)
        } else {
            self.give_each(node, kinds.iter(), pieces, window)
        }
    }

    /// Returns the score of giving one of these safe kinds: from the transposition table if that is
    /// enough, and otherwise by a search, whose result is then stored.
    fn give_known(
        &mut self,
        node: &Node<G>,
        kinds: Kinds,
        pieces: Kinds,
        window: SearchWindow,
    ) -> Score {
        if self.is_due() {
            return 0;
        }
        let key = self.keys.key(!node.empty, node.present);
        let slot = self.table.slot(key);
        let mut bounds = self.table.look_up(slot).unwrap_or(Bounds::BEFORE_GIVE);
        if bounds.at_least >= window.beta {
            return bounds.at_least;
        }
        if bounds.at_most <= window.alpha {
            return bounds.at_most;
        }
        let score = if node.left >= SORT_FROM {
            let order = self.sorted_kinds(node, kinds, pieces);
            match self.shared(window) {
                Some(busy) => self.share(
                    (order, NONE, window),
                    busy,
                    |_, kind| key.rotate_left(16) ^ (kind.index() as u64 + 1),
                    |search, kind, best| {
                        let others = without(search.geometry, kind, pieces);
                        -search.place(node, kind, others, window.opposite(best))
                    },
                ),
                None => self.give_each(node, order, pieces, window),
            }
        } else {
            self.give_each(node, kinds.iter(), pieces, window)
        };
        if self.stop.is_set() {
            return 0;
        }
        if score > window.alpha {
            bounds.at_least = bounds.at_least.max(score);
        }
        if score < window.beta {
            bounds.at_most = bounds.at_most.min(score);
        }
        self.table.store(slot, 16 - node.left, bounds);
        score
    }

    /// Reports the visited nodes to the budget, and tells whether the search must end.
    pub(crate) fn is_due(&mut self) -> bool {
        let new = self.take_uncounted();
        self.stop.is_due(new)
    }

    /// Returns how many nodes were visited since the last call.
    pub(crate) fn take_uncounted(&mut self) -> u64 {
        self.nodes - core::mem::replace(&mut self.counted, self.nodes)
    }

    #[inline]
    fn give_each(
        &mut self,
        node: &Node<G>,
        kinds: impl Iterator<Item = Kind>,
        pieces: Kinds,
        window: SearchWindow,
    ) -> Score {
        let mut best = NONE;
        for kind in kinds {
            let others = without(self.geometry, kind, pieces);
            best = best.max(-self.place(node, kind, others, window.opposite(best)));
            if best >= window.beta {
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
        kind: Kind,
        others: Kinds,
        window: SearchWindow,
    ) -> Score {
        if node.left == 1 {
            return 0;
        }
        // 1. No win or loss comes sooner than this.
        let best = if node.left >= 3 { win(3) } else { 0 };
        if best <= window.alpha {
            return best;
        }
        if loss(2) >= window.beta {
            return loss(2);
        }
        // 2. With two or three squares left, no search is needed.
        if node.left <= 3 {
            return self.place_last(node, kind, others, window);
        }
        // 3. A square after which nothing can be given safely loses.
        let safe = node.safe_after(self.geometry, kind, others);
        let squares = safe.any();
        if squares.is_empty() {
            return loss(2);
        }
        // 4. Perhaps one of the others is known to be good enough.
        if node.left >= PROBE_FROM
            && let Some(score) = self.known_reply(node, squares, kind, window)
        {
            return score;
        }
        // 5. Search them, starting with those that leave the fewest safe moves.
        let best = if squares == node.empty { NONE } else { loss(2) };
        if node.left >= SORT_FROM {
            let order = self.sorted_squares(node, squares, kind, others);
            match self.shared(window) {
                Some(busy) => self.share(
                    (order, best, window),
                    busy,
                    |search, square| {
                        let next = node.place(search.geometry, square, kind);
                        search.keys.key(!next.empty, next.present)
                    },
                    |search, square, best| {
                        let next = node.place(search.geometry, square, kind);
                        before(search.give(&next, others, window.after_placing(best)))
                    },
                ),
                None => self.place_each(node, order, (kind, others), best, window),
            }
        } else {
            self.place_each(node, safe.fewest_first(), (kind, others), best, window)
        }
    }

    /// Returns a score that decides a placement, if the table has one for any of these squares (an
    /// *enhanced transposition cutoff*).
    fn known_reply(
        &self,
        node: &Node<G>,
        squares: Squares,
        kind: Kind,
        window: SearchWindow,
    ) -> Option<Score> {
        let at_least = |square| {
            let next = node.place(self.geometry, square, kind);
            let slot = self.table.slot(self.keys.key(!next.empty, next.present));
            Some(before(self.table.look_up(slot)?.at_least))
        };
        squares.iter().filter_map(at_least).find(|score| *score >= window.beta)
    }

    /// Returns the score of placing with two or three squares left, computed without search.
    fn place_last(&self, node: &Node<G>, kind: Kind, others: Kinds, window: SearchWindow) -> Score {
        let made = node.unsafe_after(self.geometry, kind);
        // One safe square is enough if a win is impossible or not asked for.
        if node.left == 2 || window.beta <= 0 {
            let goes_on = others.iter().any(|piece| !made.safe_for(piece).is_empty());
            return if goes_on { 0 } else { loss(2) };
        }
        let squares =
            others.iter().fold(Squares::EMPTY, |squares, piece| squares | made.safe_for(piece));
        for square in squares.iter() {
            let next = node.place(self.geometry, square, kind);
            if next.last_two_win(self.geometry, others) {
                return win(3);
            }
        }
        if squares.is_empty() { loss(2) } else { 0 }
    }

    #[inline]
    fn place_each(
        &mut self,
        node: &Node<G>,
        squares: impl Iterator<Item = SquareIndex>,
        (kind, others): (Kind, Kinds),
        mut best: Score,
        window: SearchWindow,
    ) -> Score {
        for square in squares {
            let next = node.place(self.geometry, square, kind);
            best = best.max(before(self.give(&next, others, window.after_placing(best))));
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// Tells whether the moves in a window are shared with other threads: where all of them will be
    /// needed. Most positions are draws: proving that no move is better takes all moves, proving that one
    /// is as good takes only the first, which threads had better search together.
    fn shared(&self, window: SearchWindow) -> Option<&'a Busy> {
        self.busy.filter(|_| window.beta > 0)
    }

    /// Searches moves together with other threads. Those that another one is searching come last: by then
    /// their results are in the table, or there is still something to do inside of them.
    fn share<T: Member>(
        &mut self,
        (moves, mut best, window): (Order<T>, Score, SearchWindow),
        busy: &Busy,
        key: impl Fn(&Self, T) -> u64,
        search: impl Fn(&mut Self, T, Score) -> Score,
    ) -> Score {
        let (mut later, mut count) = ([T::default(); 16], 0);
        for item in moves {
            let Some(mark) = busy.begin(key(self, item)) else {
                later[count] = item;
                count += 1;
                continue;
            };
            best = best.max(search(self, item, best));
            busy.end(&mark);
            if best >= window.beta {
                return best;
            }
        }
        for item in &later[..count] {
            best = best.max(search(self, *item, best));
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// Sorts pieces by how many safe moves they leave the opponent.
    fn sorted_kinds(&self, node: &Node<G>, kinds: Kinds, pieces: Kinds) -> Order<Kind> {
        sorted(kinds.iter(), |kind| {
            let others = without(self.geometry, kind, pieces);
            node.safe_after(self.geometry, kind, others).total()
        })
    }

    /// Sorts squares by how many safe moves the best piece to give after them leaves the opponent.
    fn sorted_squares(
        &self,
        node: &Node<G>,
        squares: Squares,
        kind: Kind,
        others: Kinds,
    ) -> Order<SquareIndex> {
        sorted(squares.iter(), |square| {
            let next = node.place(self.geometry, square, kind);
            let safe = (others - next.winning(self.geometry)) & self.geometry.kinds;
            let ways = safe.iter().map(|given| {
                let rest = without(self.geometry, given, others);
                next.safe_after(self.geometry, given, rest).total()
            });
            ways.min().unwrap_or(0)
        })
    }
}

/// Up to sixteen pieces or squares in order.
type Order<T> = core::iter::Take<core::array::IntoIter<T, 16>>;

/// Returns up to sixteen items, the cheapest first.
fn sorted<T: Member>(items: impl Iterator<Item = T>, mut cost: impl FnMut(T) -> u64) -> Order<T> {
    let mut list = [(0, T::default()); 16];
    let mut count = 0;
    for item in items {
        list[count] = (cost(item), item);
        count += 1;
    }
    list[..count].sort_unstable();
    list.map(|(_, item)| item).into_iter().take(count)
}
