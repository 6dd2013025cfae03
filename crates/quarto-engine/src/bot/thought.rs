use super::mind::Mind;
use crate::level::Skill;
use crate::limits::Stop;
use crate::node::{Node, bits, without};
use crate::score::{Score, loss, win};
use crate::search::{Bounds, Search};
use crate::table::Table;
use crate::{Book, Limits};

impl<const G: usize> Mind<'_, G> {
    /// Returns the square or the kind of piece that somebody with this skill chooses.
    pub(super) fn thoughtful(&mut self, hand: Option<usize>, skill: Skill) -> usize {
        let horizon = skill.horizon(u32::try_from(self.chance.below(100)).expect("below 100"));
        let glance = self.glance(skill);
        let node = self.node.noticed(&glance.0);
        // What is found out can be kept, or was found out before, only if everything was noticed.
        let own_table;
        let (table, book) = if glance.0 == self.geometry.all {
            (&self.solver.table, self.solver.book.as_deref())
        } else {
            own_table = Table::new(0);
            (&own_table, None)
        };
        let stop = Stop::new(Limits::default());
        let search = Search::new(self.geometry, self.solver.keys, table, &stop, 0);
        let choices = Thought { search, book, node, hand, pieces: self.pieces }.choices(horizon);
        self.one_of(choices)
    }
}

/// Thinking ahead from a position as somebody sees it.
struct Thought<'a, const G: usize> {
    search: Search<'a, G>,
    book: Option<&'a Book>,
    node: Node<G>,
    hand: Option<usize>,
    pieces: u32,
}

impl<const G: usize> Thought<'_, G> {
    /// Returns the squares or kinds of pieces that are best as far as that many placements show:
    /// those that win the soonest, or all that do not lose, or those that lose the latest.
    fn choices(&mut self, horizon: i32) -> u32 {
        let all = match self.hand {
            Some(_) => self.node.empty,
            None => self.pieces & self.search.geometry.kinds,
        };
        let mut open = all;
        // With a piece in hand, the odd placements are one's own.
        let own = i32::from(self.hand.is_some());
        for placements in 1..=horizon {
            let mut decided = 0;
            for choice in bits(open) {
                let is_decided = if placements % 2 == own {
                    self.wins(choice, placements)
                } else {
                    self.loses(choice, placements)
                };
                decided |= u32::from(is_decided) << choice;
            }
            if placements % 2 == own && decided != 0 {
                return decided;
            }
            if decided == open {
                return open;
            }
            open &= !decided;
        }
        open
    }

    /// Tells whether the choice wins in so many placements, and not sooner.
    fn wins(&mut self, choice: usize, placements: i32) -> bool {
        match self.hand {
            Some(kind) if self.node.wins(self.search.geometry, kind) >> choice & 1 == 1 => true,
            Some(_) if placements == 1 || self.pieces == 0 => false,
            Some(kind) => {
                let score = win(placements - 1);
                self.after_placing(choice, kind, score) >= score
            }
            None if self.wins_at_once(choice) => false,
            None => {
                let score = loss(placements) + 1;
                self.after_giving(choice, score) < score
            }
        }
    }

    /// Tells whether the choice loses in so many placements, and not sooner.
    fn loses(&mut self, choice: usize, placements: i32) -> bool {
        match self.hand {
            Some(_) if self.pieces == 0 => false,
            Some(kind) => {
                let score = loss(placements - 1) + 1;
                self.after_placing(choice, kind, score) < score
            }
            None if self.wins_at_once(choice) => true,
            None if placements == 1 => false,
            None => {
                let score = win(placements);
                self.after_giving(choice, score) >= score
            }
        }
    }

    /// Returns the score after placing, as far as it is needed to tell whether it is at least this.
    fn after_placing(&mut self, square: usize, kind: usize, score: Score) -> Score {
        let next = self.node.place(self.search.geometry, square, kind);
        let known = self.book.and_then(|book| book.give(self.search.geometry, &next));
        known.unwrap_or_else(|| self.search.give(&next, self.pieces, Bounds::at_least(score)))
    }

    /// Returns the score to the opponent after giving, as far as it is needed in the same way.
    fn after_giving(&mut self, kind: usize, score: Score) -> Score {
        let known = self.book.and_then(|book| book.place(self.search.geometry, &self.node, kind));
        let others = without(self.search.geometry, self.pieces, kind);
        known
            .unwrap_or_else(|| self.search.place(&self.node, kind, others, Bounds::at_least(score)))
    }

    /// Tells whether a piece of this kind, given now, is seen to win at once.
    fn wins_at_once(&self, kind: usize) -> bool {
        self.node.wins(self.search.geometry, kind) != 0
    }
}
