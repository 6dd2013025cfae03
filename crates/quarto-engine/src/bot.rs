//! Computer players.

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
/// It has no memory from one action to the next: what it does depends only on the current state of the
/// game and on the seed, so a game can be resumed anywhere and replayed exactly.
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

/// The size of a bot's transposition table in bytes.
const TABLE_BYTES: usize = 16 << 20;

impl Bot {
    /// Returns a bot for a rule set.
    #[must_use]
    pub fn new(rules: RuleSet, character: Character) -> Bot {
        let options =
            SolverOptions { threads: core::num::NonZero::<usize>::MIN, table_bytes: TABLE_BYTES };
        Bot::with_options(rules, character, options)
    }

    /// Returns a bot with these options for its solver; they do not affect which actions it chooses.
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

    /// Returns the bot's action in a game of its rule set, for the player who must act; `None` if the
    /// game is over. The same seed always gives the same action.
    #[must_use]
    pub fn act(&self, play: &Play, seed: u64) -> Option<Action> {
        self.act_within(play, seed, SearchLimits::default())
    }

    /// Returns the bot's action, found within limits. If level 10 reaches a limit, it plays the best
    /// action it knows by then; the other levels do not look far enough to reach any sensible limit.
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
