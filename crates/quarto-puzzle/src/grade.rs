use quarto_engine::{Bot, SearchLimits, Solver, SolverOptions};
use quarto_rules::{
    Action, Character, Level, Play, Position, RuleSet, Setup, Shape, Square, Terms, Window,
};

use crate::proof::{terms, winning_squares};
use crate::{Proof, PuzzleKind};

/// Grades puzzles of one rule set: who solves them, and how much search it takes.
///
/// The levels 1 to 9 try each puzzle four times, each time noticing other things. What part of the 36 tries fails
/// gives up to 80 points of 100; each doubling of the nodes that a search visits to solve the position gives one
/// more, up to 20.
#[derive(Debug)]
pub struct Grader {
    bots: Vec<Bot>,
    solver: Solver,
}

/// How often each level tries.
const TRIES: u64 = 4;

/// The size of the transposition tables, in bytes: little, since they are cleared often.
const TABLE_BYTES: usize = 1 << 20;

impl Grader {
    /// Returns the grader for a rule set.
    #[must_use]
    pub fn new(rules: RuleSet) -> Grader {
        let options =
            SolverOptions { threads: core::num::NonZero::<usize>::MIN, table_bytes: TABLE_BYTES };
        let bot = |level| Bot::with_options(rules, Character::Level(level), options);
        let levels = Level::ALL.into_iter().filter(|level| *level != Level::HIGHEST);
        Grader {
            bots: levels.map(bot).collect(),
            solver: Solver::with_options(rules, options).without_book(),
        }
    }

    /// Returns how hard a puzzle is, from 1 to 100.
    #[must_use]
    pub fn difficulty(&self, kind: PuzzleKind, position: &Position, proof: &Proof) -> u8 {
        let tries = self.bots.len() as u64 * TRIES;
        let seeds = self.bots.iter().flat_map(|bot| (0..TRIES).map(move |seed| (bot, seed)));
        let failed = match (kind, proof.lines()) {
            // Nobody calls what is not there; what makes it hard is how much must be looked at.
            (PuzzleKind::Spot, []) => tries * full_shapes(self.solver.rules(), position) / 12,
            _ => seeds.filter(|(bot, seed)| !solves(bot, *seed, kind, position, proof)).count()
                as u64,
        };
        let points = 80 * failed.min(tries) / tries + self.effort(kind, position).min(20);
        u8::try_from(points.clamp(1, 100)).expect("at most 100")
    }

    /// Returns how many times the nodes to solve the position double.
    fn effort(&self, kind: PuzzleKind, position: &Position) -> u64 {
        match kind {
            PuzzleKind::Spot | PuzzleKind::WinNow | PuzzleKind::SafeGive => 0,
            PuzzleKind::WinIn | PuzzleKind::Save => {
                self.solver.forget();
                let nodes = self.solver.solve(position, SearchLimits::default()).nodes;
                u64::from((nodes + 1).ilog2())
            }
        }
    }
}

/// Tells whether a level solves a puzzle, if it notices what it does with this seed.
fn solves(bot: &Bot, seed: u64, kind: PuzzleKind, position: &Position, proof: &Proof) -> bool {
    let rules = bot.solver().rules();
    let acts = |terms: Terms, position: Position| {
        let action = bot.act(&Play::from_position(terms, position), seed);
        action.expect("the game is not over")
    };
    let is_right = |action: Action| proof.right().any(|right| right == action);
    match kind {
        PuzzleKind::Spot => is_right(acts(Terms { rules, ..Terms::default() }, *position)),
        PuzzleKind::WinNow | PuzzleKind::WinIn | PuzzleKind::Save => {
            is_right(acts(terms(rules), *position))
        }
        // Who sees that a piece is not safe would win with it.
        PuzzleKind::SafeGive => position.reserve().iter().all(|piece| {
            let mut wins = winning_squares(position.board(), rules, piece).map(Action::Place);
            let setup = Setup { hand: Some(piece), player: None, ..position.to_setup() };
            let given = Position::new(setup).expect("a piece of the reserve");
            is_right(Action::Give(piece)) || {
                let action = acts(terms(rules), given);
                wins.any(|win| win == action)
            }
        }),
    }
}

/// Returns how many shapes are full; those through the latest placement count twice.
fn full_shapes(rules: RuleSet, position: &Position) -> u64 {
    let last: Option<Square> = position.window().map(Window::square);
    let full = |shape: &Shape| position.board().occupied().contains_all(shape.squares());
    let weight = |shape: Shape| {
        if last.is_some_and(|last| shape.squares().contains(last)) { 2 } else { 1 }
    };
    rules.shapes().iter().filter(full).map(weight).sum()
}
