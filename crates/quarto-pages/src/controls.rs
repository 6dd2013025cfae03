//! The controls of a game besides placing and giving.

use quarto_game::{Greeting, Party, Rematch, Snapshot, Takebacks};
use quarto_rules::{Action, Phase, Player, Shape, ShapeKind, ShapeSet, Square, SquareSet};
use quarto_text::PageText;

use crate::form_verb::FormVerb;
use crate::game_form::{LESSONS, lesson, lesson_step};
use crate::perspective::Perspective;

/// All that the visitor can do besides placing and giving.
pub(crate) struct Controls {
    pub(crate) call: Option<Call>,
    pub(crate) offers: Vec<Offer>,
    pub(crate) buttons: Vec<ActionButton>,
    pub(crate) lesson: Option<Lesson>,
    /// The address of the rematch.
    pub(crate) next: Option<String>,
    pub(crate) may_resign: bool,
    pub(crate) may_claim: bool,
    pub(crate) greetings: Vec<Greet>,
}

pub(crate) struct Call {
    /// Whether a wrong call loses.
    pub(crate) risky: bool,
    pub(crate) shapes: Vec<ShapeButton>,
}

pub(crate) struct ShapeButton {
    pub(crate) value: Shape,
    pub(crate) squares: String,
    /// The pairs of squares that are enough to point at it.
    pub(crate) ends: String,
    pub(crate) label: String,
}

pub(crate) struct Offer {
    pub(crate) text: String,
    pub(crate) accept: FormVerb,
    pub(crate) decline: FormVerb,
}

pub(crate) struct ActionButton {
    pub(crate) value: FormVerb,
    pub(crate) label: String,
    pub(crate) main: bool,
}

pub(crate) struct Greet {
    pub(crate) value: Greeting,
    pub(crate) label: String,
}

pub(crate) struct Lesson {
    pub(crate) action: String,
    pub(crate) value: String,
    pub(crate) text: String,
}

impl Perspective<'_> {
    pub(crate) fn controls(&self, seen: &Snapshot) -> Controls {
        Controls {
            call: self.call(),
            offers: self.offers(),
            buttons: self.buttons(seen),
            lesson: self.lesson(),
            next: seen.next.map(|next| self.reader.to(&format!("/games/{next}"))),
            may_resign: !self.view.is_over() && !self.seats.is_empty() && self.view.lot.is_some(),
            may_claim: self.may_claim(),
            greetings: self.greetings(),
        }
    }

    /// Returns the form for a call, while the visitor may call: right or wrong (D8).
    fn call(&self) -> Option<Call> {
        self.view.turn().filter(|turn| turn.may_call && self.is_mine())?;
        let terms = self.view.options.terms;
        let shape = |shape: Shape| ShapeButton {
            value: shape,
            squares: names(shape.squares()),
            ends: ends(shape, terms.rules.shapes()),
            label: self.narrator.voice.shape(shape),
        };
        let shapes = terms.rules.shapes().iter().map(shape).collect();
        Some(Call { risky: self.view.wrong_call_loses(), shapes })
    }

    /// Returns the offers that the visitor can answer.
    fn offers(&self) -> Vec<Offer> {
        let to_answer = |by: Player| {
            let own = self.seats.iter().filter_map(|seat| self.view.player(*seat));
            own.into_iter().any(|player| player != by)
        };
        let draw = self.view.draw_offer.filter(|by| to_answer(*by)).map(|by| Offer {
            text: self.words.say(PageText::GameDrawOffered { player: self.narrator.name(by) }),
            accept: FormVerb::AcceptDraw,
            decline: FormVerb::DeclineDraw,
        });
        let takeback = self.view.takeback.filter(|by| to_answer(*by)).map(|by| Offer {
            text: self.words.say(PageText::GameTakebackAsked { player: self.narrator.name(by) }),
            accept: FormVerb::AcceptTakeback,
            decline: FormVerb::DeclineTakeback,
        });
        draw.into_iter().chain(takeback).collect()
    }

    fn buttons(&self, seen: &Snapshot) -> Vec<ActionButton> {
        let button = |value, text: PageText<'_>| ActionButton {
            value,
            label: self.words.say(text),
            main: matches!(value, FormVerb::Done | FormVerb::Rematch),
        };
        if self.seats.is_empty() {
            return Vec::new();
        }
        if self.view.is_over() {
            let settled = seen.next.is_some() || self.has_asked_for_rematch();
            let text = match self.view.rematch {
                Rematch::Offered(_) => PageText::GameRematchAccept,
                Rematch::None | Rematch::Agreed => PageText::GameRematch,
            };
            return if settled { Vec::new() } else { vec![button(FormVerb::Rematch, text)] };
        }
        let Some(turn) = self.view.turn() else { return Vec::new() };
        let (mine, options) = (self.is_mine(), &self.view.options);
        let engine = matches!(self.opponent(), Some(Party::Engine(_)));
        // Player 1 gives first, so player 2 has nothing to take back until the second action.
        let first =
            if self.view.own_player() == Some(Player::Two) && !self.is_both() { 2 } else { 1 };
        // Actions before a call cannot be taken back (D8).
        let is_free = |actions: &Vec<Action>| {
            actions.len() >= first && !matches!(actions.last(), Some(Action::Call(_)))
        };
        let may_undo = options.takebacks() != Takebacks::None
            && self.view.actions.as_ref().is_some_and(is_free);
        let done =
            (mine && turn.phase == Phase::Done).then(|| button(FormVerb::Done, PageText::GameDone));
        let hint = (mine && options.assist).then(|| button(FormVerb::Hint, PageText::GameHint));
        let undo = may_undo.then(|| button(FormVerb::Undo, PageText::GameUndo));
        let draw = (!engine && self.view.draw_offer.is_none())
            .then(|| button(FormVerb::OfferDraw, PageText::GameOfferDraw));
        [done, hint, undo, draw].into_iter().flatten().collect()
    }

    /// Tells whether the visitor may claim the game if the opponent is gone (D10).
    fn may_claim(&self) -> bool {
        let waits = self.view.turn().is_some() && !self.is_mine() && !self.seats.is_empty();
        waits && self.view.options.claims
    }

    /// Returns the greetings for an opponent elsewhere.
    fn greetings(&self) -> Vec<Greet> {
        if self.seats.len() != 1 || !matches!(self.opponent(), Some(Party::Person(_))) {
            return Vec::new();
        }
        let greet = |value| Greet { value, label: self.narrator.voice.greeting(value) };
        Greeting::ALL.into_iter().map(greet).collect()
    }

    /// Returns the next lesson for a visitor who is learning the game (R14).
    fn lesson(&self) -> Option<Lesson> {
        let step = lesson_step(&self.view.options).filter(|step| *step < LESSONS)? + 1;
        let learns = self.view.is_over() && matches!(self.opponent(), Some(Party::Engine(_)));
        learns.then(|| Lesson {
            action: self.reader.to("/games"),
            value: format!("lesson-{step}"),
            text: self.lesson_text(step),
        })
    }

    /// Says what is new in a lesson.
    fn lesson_text(&self, step: usize) -> String {
        let now = &self.view.options.terms;
        let next = lesson(step).terms;
        if next.calling != now.calling {
            return self.words.say(PageText::GameLessonCall);
        }
        let names: Vec<String> =
            next.rules.traits().iter().map(|t| self.narrator.voice.trait_name(t)).collect();
        self.words.say(PageText::GameLessonText { traits: &self.narrator.voice.and(&names) })
    }
}

pub(crate) fn names(squares: SquareSet) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// Returns the pairs of squares that point at a shape, and at no other of these: the ends of a line, or
/// opposite corners of a block.
pub(crate) fn ends(shape: Shape, all: ShapeSet) -> String {
    let squares: Vec<Square> = shape.squares().iter().collect();
    let [first, second, third, last] = squares[..] else { return String::new() };
    let pairs = match shape.kind() {
        ShapeKind::Row | ShapeKind::Column | ShapeKind::Diagonal => vec![[first, last]],
        ShapeKind::Block => vec![[first, last], [second, third]],
    };
    let is_only = |pair: &SquareSet| {
        let mut others = all.iter().filter(|other| *other != shape);
        !others.any(|other| other.squares().contains_all(*pair))
    };
    let pairs = pairs.into_iter().map(|pair| pair.into_iter().collect::<SquareSet>());
    pairs.filter(is_only).map(names).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use quarto_rules::RuleSet;

    use super::*;

    #[test]
    fn two_squares_never_point_at_two_shapes() {
        for rules in [RuleSet::LINES, RuleSet::BLOCKS] {
            for shape in rules.shapes() {
                for pair in ends(shape, rules.shapes()).split(',').filter(|pair| !pair.is_empty()) {
                    let pair: SquareSet =
                        pair.split(' ').map(|square| square.parse::<Square>().unwrap()).collect();
                    let holds = |shape: &Shape| shape.squares().contains_all(pair);
                    assert_eq!(rules.shapes().iter().filter(holds).collect::<Vec<_>>(), [shape]);
                }
            }
        }
        assert_eq!(ends(Shape::Diag2, RuleSet::BLOCKS.shapes()), "d1 a4");
        assert_eq!(ends(Shape::BlockA1, RuleSet::BLOCKS.shapes()), "b1 a2");
        // Its corners lie on the diagonals.
        assert_eq!(ends("blockb2".parse().unwrap(), RuleSet::BLOCKS.shapes()), "");
    }
}
