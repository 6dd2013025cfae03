use clap::Args;
use quarto_rules::{Calling, RuleSet, Terms, TraitSet, Variant, WrongCall};

/// Which shapes and traits count.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct RuleArguments {
    /// Shapes that win: lines, or squares for lines and 2×2 blocks
    #[arg(long, value_name = "lines|squares", default_value_t)]
    rules: Variant,
    /// Traits that count, joined by commas: colour (or texture), height, shape, fill
    #[arg(long, value_name = "LIST", default_value_t = TraitSet::FULL)]
    traits: TraitSet,
}

impl Default for RuleArguments {
    fn default() -> RuleArguments {
        RuleArguments { rules: Variant::default(), traits: TraitSet::FULL }
    }
}

impl RuleArguments {
    pub(crate) fn rules(self) -> RuleSet {
        RuleSet::new(self.rules, self.traits).expect("a list of traits is never empty")
    }
}

/// Everything the rules need to know.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct TermsArguments {
    #[command(flatten)]
    rules: RuleArguments,
    /// How an alignment wins: official, when it is called, or auto, at once
    #[arg(long, value_name = "official|auto", default_value_t)]
    calling: Calling,
    /// What a wrong call costs: the third loses, the first loses, or nothing
    #[arg(long, value_name = "three|loses|free", default_value_t)]
    wrong_call: WrongCall,
}

impl TermsArguments {
    pub(crate) fn terms(self) -> Terms {
        Terms { rules: self.rules.rules(), calling: self.calling, wrong_call: self.wrong_call }
    }
}
