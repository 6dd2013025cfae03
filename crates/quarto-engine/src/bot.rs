//! Players that are programs.

mod choice;
mod cunning;
mod glance;
mod greedy;
mod mind;
mod thought;

use quarto_rules::{Action, Character, Play, RuleSet};

use crate::budget::Budget;
use crate::solver::AnyGeometry;
use crate::{SearchLimits, Solver, SolverOptions};
use mind::Mind;

/// A program that plays one rule set.
///
/// It keeps nothing in mind from one action to the next: what it does depends on the game as it
/// stands and on the seed, so that a game can be taken up anywhere and played again exactly.
///
/// ```
/// use quarto_engine::Bot;
/// use quarto_rules::{Character, Level, Play, RuleSet, Terms};
///
/// let bot = Bot::new(RuleSet::LINES, Character::Level(Level::new(3).expect("there are ten")));
/// let mut play = Play::new(Terms::default());
/// while play.outcome().is_none() {
///     play.act(bot.act(&play, 42).expect("the game is not over"))?;
/// }
/// # Ok::<(), quarto_rules::PlayError>(())
/// ```
#[derive(Debug)]
pub struct Bot {
    character: Character,
    solver: Solver,
}

/// How much memory a bot uses for results.
const TABLE_BYTES: usize = 16 << 20;

impl Bot {
    /// Returns a bot for a rule set.
    #[must_use]
    pub fn new(rules: RuleSet, character: Character) -> Bot {
        let options =
            SolverOptions { threads: core::num::NonZero::<usize>::MIN, table_bytes: TABLE_BYTES };
        Bot::with_options(rules, character, options)
    }

    /// Returns a bot that works in this way; what it does does not depend on it.
    #[must_use]
    pub fn with_options(rules: RuleSet, character: Character, options: SolverOptions) -> Bot {
        Bot { character, solver: Solver::with_options(rules, options) }
    }

    /// Returns how the bot plays.
    #[must_use]
    pub fn character(&self) -> Character {
        self.character
    }

    /// Returns the solver the bot uses.
    #[must_use]
    pub fn solver(&self) -> &Solver {
        &self.solver
    }

    /// Returns what the bot does in a game of its rule set, for the player who must act; `None` if
    /// the game is over. With the same seed it does the same.
    #[must_use]
    pub fn act(&self, play: &Play, seed: u64) -> Option<Action> {
        self.act_within(play, seed, SearchLimits::default())
    }

    /// Returns what the bot does within limits. If level 10 comes to a limit, it does the best of
    /// what it knows; the others think less far than any sensible limit.
    #[must_use]
    pub fn act_within(&self, play: &Play, seed: u64, limits: SearchLimits) -> Option<Action> {
        if play.outcome().is_some() {
            return None;
        }
        let budget = Budget::new(limits);
        Some(match &self.solver.geometry {
            AnyGeometry::Lines(geometry) => {
                Mind::new(&self.solver, geometry, play, seed).act(self.character, &budget)
            }
            AnyGeometry::Blocks(geometry) => {
                Mind::new(&self.solver, geometry, play, seed).act(self.character, &budget)
            }
        })
    }
}
