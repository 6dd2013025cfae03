use clap::Args;
use quarto_text::Edition;

/// Which words for the pieces somebody wants.
#[derive(Args, Default)]
pub(crate) struct EditionArgument {
    /// How pieces are named: classic (light and dark) or access (smooth and grooved) [default: as
    /// chosen in the menu]
    #[arg(long = "edition", value_name = "classic|access")]
    asked: Option<Edition>,
}

impl EditionArgument {
    /// Returns the edition given as an option, or else the one chosen before.
    pub(crate) fn choose(&self) -> Edition {
        self.choose_or(None)
    }

    /// Returns the edition given as an option, or else `known`, or else the one chosen
    /// before.
    pub(crate) fn choose_or(&self, known: Option<Edition>) -> Edition {
        self.asked.or(known).unwrap_or_else(|| crate::dirs::last_choices().edition)
    }
}
