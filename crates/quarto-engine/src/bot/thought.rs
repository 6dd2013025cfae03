use super::mind::Mind;
use crate::level::Skill;
use crate::limits::Stop;
use crate::node::{Node, bits, without};
use crate::score::{Score, loss, win};
use crate::search::{Search, SearchWindow};
use crate::transposition_table::TranspositionTable;
use crate::{Book, Limits};

impl<const G: usize> Mind<'_, G> {
    /// Returns the square or the kind of piece that somebody with this skill chooses.
    pub(super) fn thoughtful(
        &mut self,
        hand: Option<usize>,
        skill: Skill,
        limits: Limits,
    ) -> usize {
        let horizon = skill.horizon(u32::try_from(self.chance.below(100)).expect("below 100"));
        let glance = self.glance(skill);
        let node = self.node.noticed(&glance.0);
        // What is found out can be kept, or was found out before, only if everything was noticed.
        let own_table;
        let (table, book) = if glance.0 == self.geometry.all {
            (&self.solver.table, self.solver.book.as_deref())
        } else {
            own_table = TranspositionTable::new(0);
            (&own_table, None)
        };
        let all = if hand.is_some() { node.empty } else { self.pieces & self.geometry.kinds };
        let mut choices = Choices { open: all, decided: false };
        // Two placements ahead are seen in no time, whatever the limit.
        for (range, limits) in [(1..=2, Limits::default()), (3..=horizon, limits)] {
            let stop = Stop::new(limits);
            let search = Search::new(self.geometry, self.solver.keys, table, &stop, 0);
            let mut thought =
                Thought { search, stop: &stop, book, node, hand, pieces: self.pieces };
            for placements in range.filter(|placements| *placements <= horizon) {
                choices = thought.narrow(choices, placements);
            }
        }
        self.one_of(choices.open)
    }
}

/// What is still to be chosen from.
#[derive(Clone, Copy)]
struct Choices {
    /// The squares or kinds of pieces.
    open: u32,
    /// Whether they are known to win, or all to lose.
    decided: bool,
}

/// Thinking ahead from a position as somebody sees it.
struct Thought<'a, const G: usize> {
    search: Search<'a, G>,
    stop: &'a Stop<'a>,
    book: Option<&'a Book>,
    node: Node<G>,
    hand: Option<usize>,
    pieces: u32,
}

impl<const G: usize> Thought<'_, G> {
    /// Looks one placement farther: keeps the choices that win then, or else all that do not lose.
    /// If all lose, none has lost sooner. Leaves them as they are if a limit comes first.
    fn narrow(&mut self, choices: Choices, placements: i32) -> Choices {
        if choices.decided {
            return choices;
        }
        // With a piece in hand, the odd placements are one's own.
        let own = placements % 2 == i32::from(self.hand.is_some());
        let mut decided = 0;
        for choice in bits(choices.open) {
            let is_decided =
                if own { self.wins(choice, placements) } else { self.loses(choice, placements) };
            if self.stop.is_set() {
                return choices;
            }
            decided |= u32::from(is_decided) << choice;
        }
        match decided {
            0 => choices,
            _ if own => Choices { open: decided, decided: true },
            _ if decided == choices.open => Choices { decided: true, ..choices },
            _ => Choices { open: choices.open & !decided, ..choices },
        }
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
        known.unwrap_or_else(|| self.search.give(&next, self.pieces, SearchWindow::null(score)))
    }

    /// Returns the score to the opponent after giving, as far as it is needed in the same way.
    fn after_giving(&mut self, kind: usize, score: Score) -> Score {
        let known = self.book.and_then(|book| book.place(self.search.geometry, &self.node, kind));
        let others = without(self.search.geometry, self.pieces, kind);
        known.unwrap_or_else(|| {
            self.search.place(&self.node, kind, others, SearchWindow::null(score))
        })
    }

    /// Tells whether a piece of this kind, given now, is seen to win at once.
    fn wins_at_once(&self, kind: usize) -> bool {
        self.node.wins(self.search.geometry, kind) != 0
    }
}
