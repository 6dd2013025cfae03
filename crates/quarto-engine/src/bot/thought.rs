use super::choice::Choice;
use super::mind::Mind;
use crate::Book;
use crate::bounds::Bounds;
use crate::budget::{Budget, Stop};
use crate::node::{Node, without};
use crate::score::{Score, loss, win};
use crate::search::{Search, SearchWindow};
use crate::set::{Kind, Kinds, SquareIndex, Squares};
use crate::skill::Skill;
use crate::transposition_table::TranspositionTable;

impl<const G: usize> Mind<'_, G> {
    /// Returns what a player with this skill chooses.
    pub(super) fn thoughtful(&mut self, skill: Skill, budget: &Budget) -> Choice {
        let horizon = skill.horizon(u32::try_from(self.chance.below(100)).expect("below 100"));
        let glance = self.glance(skill);
        let node = self.node.noticed(&glance.0);
        // The shared table can be used only if everything was noticed: its scores are exact.
        let own_table;
        let (table, book) = if glance.0 == self.geometry.all {
            (&self.solver.table, self.solver.book.as_deref())
        } else {
            own_table = TranspositionTable::new(0);
            (&own_table, None)
        };
        let mut choices = Choices { open: self.choices(), decided: false };
        // Looking two placements ahead takes no time, so no limit applies to it.
        for (range, budget) in [(1..=2, &Budget::unlimited()), (3..=horizon, budget)] {
            let stop = Stop::new(budget, Bounds::BEFORE_GIVE);
            let search = Search::new(self.geometry, self.solver.keys, table, &stop, None);
            let (hand, pieces) = (self.hand, self.pieces);
            let mut thought = Thought { search, stop: &stop, book, node, hand, pieces };
            for placements in range.filter(|placements| *placements <= horizon) {
                choices = thought.narrow(choices, placements);
            }
        }
        self.one_of(choices.open.into_iter())
    }
}

/// The choices that are still possible.
struct Choices {
    open: Vec<Choice>,
    /// Whether they are known to win, or are all known to lose.
    decided: bool,
}

/// A search that looks ahead from a position as a player sees it.
struct Thought<'a, const G: usize> {
    search: Search<'a, G>,
    stop: &'a Stop<'a>,
    book: Option<&'a Book>,
    node: Node<G>,
    hand: Option<Kind>,
    pieces: Kinds,
}

impl<const G: usize> Thought<'_, G> {
    /// Looks one placement further: keeps the choices that win then, or else all that do not lose.
    /// If all lose now, none lost earlier. Leaves the choices unchanged if a limit is reached first.
    fn narrow(&mut self, choices: Choices, placements: i32) -> Choices {
        if choices.decided {
            return choices;
        }
        // With a piece in hand, the odd placements are the player's own.
        let own = placements % 2 == i32::from(self.hand.is_some());
        let (mut decided, mut others) = (Vec::new(), Vec::new());
        for &choice in &choices.open {
            let is_decided =
                if own { self.wins(choice, placements) } else { self.loses(choice, placements) };
            if self.stop.is_set() {
                return choices;
            }
            if is_decided { decided.push(choice) } else { others.push(choice) }
        }
        match (decided.is_empty(), others.is_empty()) {
            (true, _) => choices,
            (false, _) if own => Choices { open: decided, decided: true },
            (false, true) => Choices { decided: true, ..choices },
            (false, false) => Choices { open: others, ..choices },
        }
    }

    /// Tells whether the choice wins in exactly this many placements, given that it does not win sooner.
    fn wins(&mut self, choice: Choice, placements: i32) -> bool {
        match choice {
            Choice::Place(square, kind) if self.winning_squares(kind).contains(square) => true,
            Choice::Place(..) if placements == 1 || self.pieces.is_empty() => false,
            Choice::Place(square, kind) => {
                let score = win(placements - 1);
                self.after_placing(square, kind, score) >= score
            }
            Choice::Give(kind) if !self.winning_squares(kind).is_empty() => false,
            Choice::Give(kind) => {
                let score = loss(placements) + 1;
                self.after_giving(kind, score) < score
            }
        }
    }

    /// Tells whether the choice loses in exactly this many placements, given that it does not lose sooner.
    fn loses(&mut self, choice: Choice, placements: i32) -> bool {
        match choice {
            Choice::Place(..) if self.pieces.is_empty() => false,
            Choice::Place(square, kind) => {
                let score = loss(placements - 1) + 1;
                self.after_placing(square, kind, score) < score
            }
            Choice::Give(kind) if !self.winning_squares(kind).is_empty() => true,
            Choice::Give(_) if placements == 1 => false,
            Choice::Give(kind) => {
                let score = win(placements);
                self.after_giving(kind, score) >= score
            }
        }
    }

    /// Returns the score after placing, searched with a null window: it only tells whether the score is
    /// at least this.
    fn after_placing(&mut self, square: SquareIndex, kind: Kind, score: Score) -> Score {
        let next = self.node.place(self.search.geometry, square, kind);
        let known = self.book.and_then(|book| book.give(self.search.geometry, &next));
        known.unwrap_or_else(|| self.search.give(&next, self.pieces, SearchWindow::null(score)))
    }

    /// Returns the opponent's score after giving, searched with a null window in the same way.
    fn after_giving(&mut self, kind: Kind, score: Score) -> Score {
        let known = self.book.and_then(|book| book.place(self.search.geometry, &self.node, kind));
        let others = without(self.search.geometry, kind, self.pieces);
        known.unwrap_or_else(|| {
            self.search.place(&self.node, kind, others, SearchWindow::null(score))
        })
    }

    /// Returns the squares on which the player sees that a piece of this kind wins at once.
    fn winning_squares(&self, kind: Kind) -> Squares {
        self.node.wins(self.search.geometry, kind)
    }
}
