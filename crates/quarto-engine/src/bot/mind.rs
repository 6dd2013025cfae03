use quarto_rules::{Action, Alignment, Chance, Character, Phase, Piece, Play, Shape, Square};

use super::choice::Choice;
use super::glance::Glance;
use crate::Solver;
use crate::budget::Budget;
use crate::geometry::Geometry;
use crate::node::{Node, kind, pieces};
use crate::set::{Kind, Kinds, Member};
use crate::skill::Skill;

/// A bot that thinks about one position of one game.
pub(super) struct Mind<'a, const G: usize> {
    pub(super) solver: &'a Solver,
    pub(super) geometry: &'a Geometry<G>,
    pub(super) play: &'a Play,
    pub(super) node: Node<G>,
    /// The pieces of the reserve, as kinds and their copies.
    pub(super) pieces: Kinds,
    /// The kind of the piece in hand, if there is one.
    pub(super) hand: Option<Kind>,
    seed: Chance,
    /// The random numbers for this moment of the game.
    pub(super) chance: Chance,
}

impl<'a, const G: usize> Mind<'a, G> {
    pub(super) fn new(
        solver: &'a Solver,
        geometry: &'a Geometry<G>,
        play: &'a Play,
        seed: u64,
    ) -> Mind<'a, G> {
        let position = play.position();
        let node = Node::new(geometry, solver.rules, position.board());
        let pieces = pieces(geometry, solver.rules, position.reserve());
        let hand = position.hand().map(|piece| kind(solver.rules, piece));
        let seed = Chance::new(seed);
        // Glances fork by the numbers of the moments themselves.
        let chance = seed.fork(moment(play) + 100);
        Mind { solver, geometry, play, node, pieces, hand, seed, chance }
    }

    /// Returns the action to play.
    pub(super) fn act(mut self, character: Character, budget: &Budget) -> Action {
        let skill = match character {
            Character::Greedy => None,
            Character::Level(level) => Skill::of(level, self.solver.rules.variant()),
        };
        if let Some(shape) = self.call(skill) {
            return Action::Call(shape);
        }
        if self.play.position().phase() == Phase::Done {
            return Action::Done;
        }
        let choice = match (character, skill) {
            (Character::Greedy, _) => self.greedy(),
            (Character::Level(_), None) => self.cunning(budget),
            (Character::Level(_), Some(skill)) => self.thoughtful(skill, budget),
        };
        self.action(choice)
    }

    /// Returns all choices: every empty square, or every kind of piece that is left.
    pub(super) fn choices(&self) -> Vec<Choice> {
        match self.hand {
            Some(kind) => self.node.empty.iter().map(|at| Choice::Place(at, kind)).collect(),
            None => (self.pieces & self.geometry.kinds).iter().map(Choice::Give).collect(),
        }
    }

    /// Returns the action of this choice; of several pieces of a kind it gives a random one.
    pub(super) fn action(&mut self, choice: Choice) -> Action {
        match choice {
            Choice::Place(square, _) => Action::Place(Square::ALL[square.index()]),
            Choice::Give(kind) => Action::Give(self.piece(kind)),
        }
    }

    /// Returns what a player with this skill notices now.
    pub(super) fn glance(&self, skill: Skill) -> Glance<G> {
        self.glance_at(moment(self.play), skill)
    }

    fn glance_at(&self, moment: u64, skill: Skill) -> Glance<G> {
        Glance::new(self.solver.rules, skill, self.seed.fork(moment))
    }

    /// Returns an alignment to call, if one is open and noticed.
    fn call(&self, skill: Option<Skill>) -> Option<Shape> {
        let position = self.play.position();
        let is_noticed = |alignment: &Alignment| {
            let Some(skill) = skill else { return true };
            // The placer uses the glance from before the placement, and a new one.
            let now = moment(self.play);
            let placed = position.player() == position.placer();
            let moments = if placed { [now - 1, now] } else { [now, now] };
            moments
                .into_iter()
                .any(|moment| self.glance_at(moment, skill).shows(self.solver.rules, *alignment))
        };
        let open = self.play.may_call().then(|| self.play.open_alignments())?;
        open.filter(is_noticed).map(Alignment::shape).next()
    }

    /// Returns a random piece of this kind from the reserve.
    fn piece(&mut self, like: Kind) -> Piece {
        let rules = self.solver.rules;
        let wanted = self.geometry.kind_of(like);
        let reserve = self.play.position().reserve().iter();
        let pieces: Vec<Piece> = reserve.filter(|piece| kind(rules, *piece) == wanted).collect();
        self.chance.choose(&pieces).expect("a kind that is left")
    }
}

/// Returns the number of the current moment of a game; a give and a placement are two moments.
fn moment(play: &Play) -> u64 {
    let position = play.position();
    2 * position.placed() as u64 + u64::from(position.hand().is_some())
}
