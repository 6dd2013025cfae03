use clap::Args;
use quarto_text::Language;

/// Which language a command speaks. Only commands that do what it says have it, with those
/// below them.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct LanguageArgument {
    /// The language: en, es, ru, ro or fr [default: the one chosen in the menu, or the environment's]
    #[arg(long = "lang", value_name = "CODE", global = true)]
    pub(crate) lang: Option<Language>,
}

impl LanguageArgument {
    /// Returns the language given as an option, here or before the command, or else the one chosen before.
    pub(crate) fn choose_or(self, before: Option<Language>) -> Language {
        self.lang.or(before).unwrap_or_else(|| crate::dirs::last_choices().language)
    }
}
