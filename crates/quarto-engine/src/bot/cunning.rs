use std::collections::HashMap;

use quarto_rules::{Chance, Value};

use super::choice::Choice;
use super::mind::Mind;
use crate::bounds::Bounds;
use crate::budget::{Budget, Stop};
use crate::node::{Node, without};
use crate::search::{Search, SearchWindow};
use crate::set::{Kind, Kinds};
use crate::skill::Skill;
use crate::task::Task;
use crate::transposition_table::TranspositionTable;

impl<const G: usize> Mind<'_, G> {
    /// Returns a choice that keeps the value and, if there are several, the one after which fallible
    /// opponents go wrong most often.
    pub(super) fn cunning(&mut self, budget: &Budget) -> Choice {
        let task = Task { solver: self.solver, geometry: self.geometry, budget };
        let Some(value) = task.solve(self.play.position()).value() else {
            return self.far_sighted(budget);
        };
        // A fresh table: earlier results must not change how much can be searched here.
        let table = TranspositionTable::new(TRAP_BYTES);
        // Half of what is left: the rest is for the exact searches.
        let trap_budget = budget.half(TRAP_NODES);
        let stop = Stop::new(&trap_budget, Bounds::BEFORE_GIVE);
        let mut trap = Trap::new(self, &table, &stop);
        trap.is_lost = matches!(value, Value::Loss(_));
        let mut best = None;
        for choice in self.any_order() {
            let action = self.action(choice);
            match task.keeps(self.play.position(), action, value) {
                None => break,
                Some(false) => continue,
                // All wins that keep the value are equally fast.
                Some(true) if matches!(value, Value::Win(_)) => return choice,
                Some(true) => {}
            }
            let promise = trap.promise(&self.node, choice, self.pieces);
            // After a limit the promise means nothing; all that is known is that the value is kept.
            if best.is_none_or(|(most, _)| promise > most && !stop.is_set()) {
                best = Some((promise, choice));
            }
            if stop.is_set() {
                break;
            }
        }
        best.map_or_else(|| self.far_sighted(budget), |(_, choice)| choice)
    }

    /// Returns a choice found by looking a few placements ahead, when a limit was reached.
    fn far_sighted(&mut self, budget: &Budget) -> Choice {
        self.thoughtful(Skill::far_sighted(budget.horizon().unwrap_or(3)), budget)
    }

    /// Returns all choices, in random order.
    fn any_order(&mut self) -> Vec<Choice> {
        let mut all = self.choices();
        self.chance.shuffle(&mut all);
        all
    }
}

/// The number of nodes to search for the best trap: about a fifth of a second.
const TRAP_NODES: u64 = 1_500_000;

/// The size of the transposition table for that, in bytes.
const TRAP_BYTES: usize = 4 << 20;

/// Estimates how likely *greedy* is to go wrong: a player who sees everything that wins or loses at
/// once, and nothing else.
struct Trap<'a, const G: usize> {
    search: Search<'a, G>,
    /// Whether every action loses, so that even a draw would be a success.
    is_lost: bool,
    care: Care,
    chance: Chance,
    /// Results for boards before a give, by key and by how many of the opponent's moves ahead they are.
    known: HashMap<(u64, u32), f64>,
}

/// How much is searched, so that an action takes a fraction of a second.
#[derive(Clone, Copy)]
struct Care {
    /// How many of the opponent's moves to look ahead.
    moves: u32,
    /// How many pieces to try giving after each placement.
    gives: usize,
    /// How many answers to try for each of them.
    answers: usize,
}

impl Care {
    /// Returns what there is time for with this many empty squares at the next give, which may come
    /// after a placement that is still to be chosen. (Measured with lines.)
    fn new(left: u32, hand: Option<Kind>) -> Care {
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
    fn new(mind: &Mind<'a, G>, table: &'a TranspositionTable, stop: &'a Stop<'a>) -> Trap<'a, G> {
        let search = Search::new(mind.geometry, mind.solver.keys, table, stop, None);
        let care = Care::new(mind.node.left - u32::from(mind.hand.is_some()), mind.hand);
        let (chance, known) = (mind.chance.fork(0), HashMap::new());
        Trap { search, is_lost: false, care, chance, known }
    }

    /// Returns how likely the player who chooses this is to win; meaningless after a limit.
    fn promise(&mut self, node: &Node<G>, choice: Choice, pieces: Kinds) -> f64 {
        match choice {
            Choice::Place(square, kind) => {
                self.before_give(&node.place(self.search.geometry, square, kind), pieces, 0)
            }
            Choice::Give(kind) => self.given(node, kind, pieces, 0),
        }
    }

    /// Returns how likely the player who must give, and keeps the value, is to win after this many moves
    /// of the opponent.
    fn before_give(&mut self, node: &Node<G>, pieces: Kinds, moves: u32) -> f64 {
        if moves >= self.care.moves || self.search.is_due() {
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

    fn best_give(&mut self, node: &Node<G>, pieces: Kinds, moves: u32) -> f64 {
        let geometry = self.search.geometry;
        let kinds = (pieces - node.winning(geometry)) & geometry.kinds;
        let mut kinds: Vec<Kind> = kinds.iter().collect();
        if kinds.len() > self.care.gives {
            self.chance.shuffle(&mut kinds);
        }
        let (mut most, mut gives) = (0.0, 0);
        for kind in kinds {
            let others = without(geometry, kind, pieces);
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

    /// Returns how likely the player who has given a piece of this kind is to win.
    fn given(&mut self, node: &Node<G>, kind: Kind, pieces: Kinds, moves: u32) -> f64 {
        let geometry = self.search.geometry;
        let others = without(geometry, kind, pieces);
        if moves >= self.care.moves || others.is_empty() || !node.wins(geometry, kind).is_empty() {
            return 0.0;
        }
        let mut answers = Vec::new();
        for square in node.empty.iter() {
            let safe = others - node.place(geometry, square, kind).winning(geometry);
            let back = safe.iter().map(|piece| geometry.kind_of(piece));
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
        // Without a safe answer the opponent has to give a winning piece.
        if count == 0 { 1.0 } else { wins / f64::from(u32::try_from(count).expect("a few")) }
    }

    /// Returns how likely the player who must place a piece of this kind is to win.
    fn given_back(&mut self, node: &Node<G>, kind: Kind, pieces: Kinds, moves: u32) -> f64 {
        let geometry = self.search.geometry;
        let others = without(geometry, kind, pieces);
        if self.search.place(node, kind, others, SearchWindow::null(1)) >= 1 {
            return 1.0;
        }
        if self.is_lost && self.search.place(node, kind, others, SearchWindow::null(0)) >= 0 {
            return 0.5;
        }
        if moves >= self.care.moves || others.is_empty() {
            return 0.0;
        }
        let next = node.empty.iter().map(|square| node.place(geometry, square, kind));
        next.map(|next| self.before_give(&next, others, moves)).fold(0.0, f64::max)
    }
}
