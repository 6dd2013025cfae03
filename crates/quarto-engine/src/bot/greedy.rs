use super::choice::Choice;
use super::mind::Mind;
use crate::set::{Kind, SquareIndex};

impl<const G: usize> Mind<'_, G> {
    /// Returns what *greedy* chooses.
    pub(super) fn greedy(&mut self) -> Choice {
        if let Some(kind) = self.hand {
            return Choice::Place(self.greedy_square(kind), kind);
        }
        let safe = self.pieces - self.node.winning(self.geometry);
        let pieces = if safe.is_empty() { self.pieces } else { safe };
        Choice::Give(self.one_of(pieces.iter()))
    }

    fn greedy_square(&mut self, kind: Kind) -> SquareIndex {
        let wins = self.node.wins(self.geometry, kind);
        if !wins.is_empty() {
            return self.one_of(wins.iter());
        }
        // Each square once per piece that can be given after it: every safe move is equally likely.
        let moves: Vec<SquareIndex> = self
            .node
            .empty
            .iter()
            .flat_map(|square| {
                let next = self.node.place(self.geometry, square, kind);
                let safe = self.pieces - next.winning(self.geometry);
                std::iter::repeat_n(square, safe.len())
            })
            .collect();
        self.chance.choose(&moves).unwrap_or_else(|| self.one_of(self.node.empty.iter()))
    }

    /// Returns one of these at random, all equally likely; there must be at least one.
    pub(super) fn one_of<T: Copy>(&mut self, all: impl Iterator<Item = T>) -> T {
        let all: Vec<T> = all.collect();
        self.chance.choose(&all).expect("there is one")
    }
}
