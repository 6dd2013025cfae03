use std::collections::HashMap;

use quarto_rules::Action;

use super::mind::Mind;
use crate::limits::Stop;
use crate::node::{Node, bits, kind, without};
use crate::search::{Bounds, Search};
use crate::{Chance, Limits, Value};

impl<const G: usize> Mind<'_, G> {
    /// Returns the square or the kind of piece that keeps the value, and of several the one after
    /// which fallible opponents go wrong most often.
    pub(super) fn cunning(&mut self, hand: Option<usize>) -> usize {
        let (value, best) = self.best();
        if best.is_power_of_two() || matches!(value, Value::Win(_)) {
            return self.one_of(best);
        }
        let stop = Stop::new(Limits::default());
        let mut trap = Trap::new(self, &stop, hand);
        let mut promising = (0.0, 0);
        for choice in bits(best) {
            let promise = match hand {
                Some(kind) => {
                    trap.before_give(&self.node.place(self.geometry, choice, kind), self.pieces, 0)
                }
                None => trap.given(&self.node, choice, self.pieces, 0),
            };
            if promise > promising.0 {
                promising = (promise, 0);
            }
            if promise >= promising.0 {
                promising.1 |= 1 << choice;
            }
        }
        self.one_of(promising.1)
    }

    /// Returns the value of the position and the squares or kinds of pieces that keep it.
    fn best(&self) -> (Value, u32) {
        let position = self.play.position();
        let value = self.solver.solve(position, Limits::default()).value().expect("no limit");
        let best = self.solver.best(position, value, Limits::default()).expect("no limit");
        let choice = |action: &Action| match action {
            Action::Place(square) => square.index(),
            Action::Give(piece) => kind(self.solver.rules, *piece),
            Action::Call(_) | Action::Done => unreachable!("what can be called is called before"),
        };
        (value, best.iter().fold(0, |set, action| set | 1 << choice(action)))
    }
}

/// Finds out how likely *greedy* is to go wrong: somebody who sees everything that wins or loses at
/// once, and nothing else.
struct Trap<'a, const G: usize> {
    search: Search<'a, G>,
    care: Care,
    chance: Chance,
    /// What was found out about boards before a give, so many of the opponent's moves ahead.
    known: HashMap<(u64, u32), f64>,
}

/// How much is looked at, so that an action takes a fraction of a second.
#[derive(Clone, Copy)]
struct Care {
    /// How many moves of the opponent.
    moves: u32,
    /// How many pieces to give after each placement.
    gives: usize,
    /// How many answers to each of them.
    answers: usize,
}

impl Care {
    /// Returns what there is time for with so many empty squares at the give, which may be still to
    /// be chosen after the placement. (Measured with lines.)
    fn new(left: u32, hand: Option<usize>) -> Care {
        const ALL: usize = usize::MAX;
        let (moves, gives, answers) = match (left, hand) {
            (..=7, _) | (8, None) => (u32::MAX, ALL, ALL),
            (8, Some(_)) | (9, None) => (2, ALL, ALL),
            (9, Some(_)) | (10, None) => (1, ALL, ALL),
            (10, Some(_)) => (1, 2, 16),
            (11, None) => (1, ALL, 24),
            (11, Some(_)) => (1, 1, 12),
            (12.., _) => (0, ALL, ALL),
        };
        Care { moves, gives, answers }
    }
}

impl<'a, const G: usize> Trap<'a, G> {
    fn new(mind: &Mind<'a, G>, stop: &'a Stop<'a>, hand: Option<usize>) -> Trap<'a, G> {
        let search = Search {
            geometry: mind.geometry,
            keys: mind.solver.keys,
            table: &mind.solver.table,
            stop,
            thread: 0,
            nodes: 0,
        };
        let care = Care::new(mind.node.left - u32::from(hand.is_some()), hand);
        Trap { search, care, chance: mind.chance.fork(0), known: HashMap::new() }
    }

    /// Returns how likely the player is to win who must give and keeps the value, after so many
    /// moves of the opponent.
    fn before_give(&mut self, node: &Node<G>, pieces: u32, moves: u32) -> f64 {
        if moves >= self.care.moves {
            return 0.0;
        }
        // With more than twelve pieces there is no key.
        if node.left < 4 {
            return self.best_give(node, pieces, moves);
        }
        let key = (self.search.keys.key(!node.empty, node.present), moves);
        if let Some(promise) = self.known.get(&key) {
            return *promise;
        }
        let promise = self.best_give(node, pieces, moves);
        self.known.insert(key, promise);
        promise
    }

    fn best_give(&mut self, node: &Node<G>, pieces: u32, moves: u32) -> f64 {
        let kinds = pieces & !node.winning(self.search.geometry) & self.search.geometry.kinds;
        let mut keeping: Vec<usize> = bits(kinds)
            .filter(|kind| {
                let others = without(self.search.geometry, pieces, *kind);
                self.search.place(node, *kind, others, Bounds::at_least(1)) < 1
            })
            .collect();
        if keeping.len() > self.care.gives {
            self.chance.shuffle(&mut keeping);
            keeping.truncate(self.care.gives);
        }
        let promises = keeping.into_iter().map(|kind| self.given(node, kind, pieces, moves));
        promises.fold(0.0, f64::max)
    }

    /// Returns how likely the player is to win who has given a piece of this kind.
    fn given(&mut self, node: &Node<G>, kind: usize, pieces: u32, moves: u32) -> f64 {
        let geometry = self.search.geometry;
        let others = without(geometry, pieces, kind);
        if moves >= self.care.moves || others == 0 || node.wins(geometry, kind) != 0 {
            return 0.0;
        }
        let mut answers = Vec::new();
        for square in bits(node.empty) {
            let safe = others & !node.place(geometry, square, kind).winning(geometry);
            let back = bits(safe).map(|piece| piece % geometry.kinds.count_ones() as usize);
            answers.extend(back.map(|back| (square, back)));
        }
        if answers.len() > self.care.answers {
            self.chance.shuffle(&mut answers);
            answers.truncate(self.care.answers);
        }
        let count = answers.len();
        let mut wins = 0.0;
        for (square, back) in answers {
            wins += self.given_back(&node.place(geometry, square, kind), back, others, moves + 1);
        }
        // Without a safe answer the opponent gives a piece that wins.
        if count == 0 { 1.0 } else { wins / f64::from(u32::try_from(count).expect("a few")) }
    }

    /// Returns how likely the player is to win who must place a piece of this kind.
    fn given_back(&mut self, node: &Node<G>, kind: usize, pieces: u32, moves: u32) -> f64 {
        let geometry = self.search.geometry;
        let others = without(geometry, pieces, kind);
        if self.search.place(node, kind, others, Bounds::at_least(1)) >= 1 {
            return 1.0;
        }
        if moves >= self.care.moves || others == 0 {
            return 0.0;
        }
        let next = bits(node.empty).map(|square| node.place(geometry, square, kind));
        next.map(|next| self.before_give(&next, others, moves)).fold(0.0, f64::max)
    }
}
