use std::collections::HashMap;
use std::time::Instant;

use super::mind::Mind;
use crate::level::Skill;
use crate::limits::Stop;
use crate::node::{Node, bits, without};
use crate::search::{Search, SearchWindow};
use crate::task::Task;
use crate::transposition_table::TranspositionTable;
use crate::{Chance, Limits, Value};

impl<const G: usize> Mind<'_, G> {
    /// Returns the square or the kind of piece that keeps the value, and of several the one after
    /// which fallible opponents go wrong most often.
    pub(super) fn cunning(&mut self, hand: Option<usize>, limits: Limits) -> usize {
        let Some(value) = self.solver.solve(self.play.position(), limits).value() else {
            return self.far_sighted(hand, limits);
        };
        let task = Task { solver: self.solver, geometry: self.geometry, limits };
        // What was found out elsewhere must not change what there is time for here.
        let table = TranspositionTable::new(TRAP_BYTES);
        let stop = Stop::new(trap_limits(limits));
        let mut trap = Trap::new(self, &table, &stop, hand);
        trap.is_lost = matches!(value, Value::Loss(_));
        let mut best = None;
        for choice in self.any_order(hand) {
            let action = self.action(hand, choice);
            match task.keeps(self.play.position(), action, value) {
                None => break,
                Some(false) => continue,
                // No win is sooner than another.
                Some(true) if matches!(value, Value::Win(_)) => return choice,
                Some(true) => {}
            }
            let promise = trap.promise(&self.node, hand, choice, self.pieces);
            // Without time nothing is known of the promise, but that the value is kept.
            if best.is_none_or(|(most, _)| promise > most && !stop.is_set()) {
                best = Some((promise, choice));
            }
            if stop.is_set() {
                break;
            }
        }
        best.map_or_else(|| self.far_sighted(hand, limits), |(_, choice)| choice)
    }

    /// Chooses by what can be seen a few placements ahead, after a limit.
    fn far_sighted(&mut self, hand: Option<usize>, limits: Limits) -> usize {
        self.thoughtful(hand, Skill::far_sighted(limits.horizon().unwrap_or(3)), limits)
    }

    /// Returns all squares or kinds of pieces, in any order.
    fn any_order(&mut self, hand: Option<usize>) -> Vec<usize> {
        let all = if hand.is_some() { self.node.empty } else { self.pieces & self.geometry.kinds };
        let mut all: Vec<usize> = bits(all).collect();
        self.chance.shuffle(&mut all);
        all
    }
}

/// Returns the limits of looking for traps: half the time, the rest being for what must be exact.
fn trap_limits(limits: Limits) -> Limits {
    let now = Instant::now();
    let half = |deadline: Instant| now + deadline.saturating_duration_since(now) / 2;
    let nodes = limits.nodes.map_or(TRAP_NODES, |nodes| nodes.min(TRAP_NODES));
    Limits { nodes: Some(nodes), deadline: limits.deadline.map(half), progress: None, ..limits }
}

/// How many positions are looked at to find the best trap: about a fifth of a second.
const TRAP_NODES: u64 = 1_500_000;

/// How much memory that takes.
const TRAP_BYTES: usize = 4 << 20;

/// Finds out how likely *greedy* is to go wrong: somebody who sees everything that wins or loses at
/// once, and nothing else.
struct Trap<'a, const G: usize> {
    search: Search<'a, G>,
    stop: &'a Stop<'a>,
    /// Whether every action loses, so that even a draw would be a success.
    is_lost: bool,
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
    fn new(
        mind: &Mind<'a, G>,
        table: &'a TranspositionTable,
        stop: &'a Stop<'a>,
        hand: Option<usize>,
    ) -> Trap<'a, G> {
        let search = Search::new(mind.geometry, mind.solver.keys, table, stop, 0);
        let care = Care::new(mind.node.left - u32::from(hand.is_some()), hand);
        let (chance, known) = (mind.chance.fork(0), HashMap::new());
        Trap { search, stop, is_lost: false, care, chance, known }
    }

    /// Returns how likely the player is to win who places on this square or gives this kind of piece;
    /// nothing sensible after a limit.
    fn promise(&mut self, node: &Node<G>, hand: Option<usize>, choice: usize, pieces: u32) -> f64 {
        match hand {
            Some(kind) => {
                self.before_give(&node.place(self.search.geometry, choice, kind), pieces, 0)
            }
            None => self.given(node, choice, pieces, 0),
        }
    }

    /// Returns how likely the player is to win who must give and keeps the value, after so many
    /// moves of the opponent.
    fn before_give(&mut self, node: &Node<G>, pieces: u32, moves: u32) -> f64 {
        if moves >= self.care.moves || self.stop.is_due(self.search.nodes) {
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
        let geometry = self.search.geometry;
        let kinds = pieces & !node.winning(geometry) & geometry.kinds;
        let mut kinds: Vec<usize> = bits(kinds).collect();
        if kinds.len() > self.care.gives {
            self.chance.shuffle(&mut kinds);
        }
        let (mut most, mut gives) = (0.0, 0);
        for kind in kinds {
            let others = without(geometry, pieces, kind);
            if self.is_lost || self.search.place(node, kind, others, SearchWindow::null(1)) < 1 {
                most = f64::max(most, self.given(node, kind, pieces, moves));
                gives += 1;
            }
            if gives == self.care.gives {
                break;
            }
        }
        most
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
        if self.search.place(node, kind, others, SearchWindow::null(1)) >= 1 {
            return 1.0;
        }
        if self.is_lost && self.search.place(node, kind, others, SearchWindow::null(0)) >= 0 {
            return 0.5;
        }
        if moves >= self.care.moves || others == 0 {
            return 0.0;
        }
        let next = bits(node.empty).map(|square| node.place(geometry, square, kind));
        next.map(|next| self.before_give(&next, others, moves)).fold(0.0, f64::max)
    }
}
