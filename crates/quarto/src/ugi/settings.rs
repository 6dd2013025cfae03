use std::num::NonZero;
use std::str::FromStr;

use quarto_engine::{Bot, SolverOptions};
use quarto_rules::{Character, Level, RuleSet, TraitSet};

/// What another program can choose.
#[derive(Clone, Copy)]
pub(super) struct Settings {
    pub(super) rules: RuleSet,
    level: Level,
    options: SolverOptions,
    /// 0 for another one in every game.
    pub(super) seed: u64,
}

/// The options, as they are told to other programs.
pub(super) const OPTIONS: [&str; 6] = [
    "name Rules type combo default lines var lines var squares",
    "name Traits type string default colour,height,shape,fill",
    "name Level type spin default 10 min 1 max 10",
    "name Threads type spin default 1 min 1 max 1024",
    "name Hash type spin default 64 min 1 max 16384",
    "name Seed type spin default 0 min 0 max 9223372036854775807",
];

impl Default for Settings {
    fn default() -> Settings {
        let options = SolverOptions { threads: NonZero::<usize>::MIN, ..SolverOptions::default() };
        Settings { rules: RuleSet::LINES, level: Level::HIGHEST, options, seed: 0 }
    }
}

impl Settings {
    /// Changes one option.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let wrong = || format!("option {name} cannot be {value}");
        let whole = |lowest: u64, highest: u64| {
            let number = u64::from_str(value).ok();
            number.filter(|number| (lowest..=highest).contains(number)).ok_or_else(wrong)
        };
        let small = |number: u64| usize::try_from(number).map_err(|_| wrong());
        match name.to_lowercase().as_str() {
            "rules" => {
                let variant = value.parse().map_err(|_| wrong())?;
                self.rules = RuleSet::new(variant, self.rules.traits()).ok_or_else(wrong)?;
            }
            "traits" => {
                let traits: TraitSet = value.parse().map_err(|_| wrong())?;
                self.rules = RuleSet::new(self.rules.variant(), traits).ok_or_else(wrong)?;
            }
            "level" => {
                self.level = value.parse().ok().and_then(Level::new).ok_or_else(wrong)?;
            }
            "threads" => {
                let threads = NonZero::new(small(whole(1, 1024)?)?);
                self.options.threads = threads.ok_or_else(wrong)?;
            }
            "hash" => self.options.table_bytes = small(whole(1, 16384)?)? << 20,
            "seed" => self.seed = whole(0, i64::MAX.unsigned_abs())?,
            _ => return Err(format!("there is no option {name}")),
        }
        Ok(())
    }

    /// Returns a bot that plays so.
    pub(super) fn bot(&self) -> Bot {
        Bot::with_options(self.rules, Character::Level(self.level), self.options)
    }
}
