use super::mind::Mind;
use crate::node::bits;

impl<const G: usize> Mind<'_, G> {
    /// Returns the square or the piece that *greedy* chooses.
    pub(super) fn greedy(&mut self, hand: Option<usize>) -> usize {
        if let Some(kind) = hand {
            return self.greedy_square(kind);
        }
        let safe = self.pieces & !self.node.winning(self.geometry);
        self.one_of(if safe == 0 { self.pieces } else { safe })
    }

    fn greedy_square(&mut self, kind: usize) -> usize {
        let wins = self.node.wins(self.geometry, kind);
        if wins != 0 {
            return self.one_of(wins);
        }
        // A square as often as there are pieces to give after it: every safe move is as likely.
        let moves: Vec<usize> = bits(self.node.empty)
            .flat_map(|square| {
                let next = self.node.place(self.geometry, square, kind);
                let safe = self.pieces & !next.winning(self.geometry);
                std::iter::repeat_n(square, safe.count_ones() as usize)
            })
            .collect();
        self.chance.choose(&moves).unwrap_or_else(|| self.one_of(self.node.empty))
    }

    /// Returns one of the bits that are set, of which there must be one.
    pub(super) fn one_of(&mut self, set: u32) -> usize {
        let all: Vec<usize> = bits(set).collect();
        self.chance.choose(&all).expect("one is set")
    }
}
