use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

/// Declares the languages: each with its code, its own name for itself, and a folder of catalogues.
macro_rules! languages {
    ($($language:ident $code:literal $name:literal)+) => {
        /// A language in which all texts exist.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum Language {
            $($language,)+
        }

        impl Language {
            /// All languages.
            pub const ALL: [Language; [$($code),+].len()] = [$(Language::$language),+];

            /// Returns the code of the language, as in `en`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Language::$language => $code,)+
                }
            }

            /// Returns the language's own name for itself.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Language::$language => $name,)+
                }
            }

            /// Returns the catalogues of the language.
            pub(crate) const fn catalogues(self) -> &'static [&'static str] {
                match self {
                    $(Language::$language => &[
                        include_str!(concat!("../locales/", $code, "/words.ftl")),
                        include_str!(concat!("../locales/", $code, "/phrases.ftl")),
                        include_str!(concat!("../locales/", $code, "/pieces.ftl")),
                        include_str!(concat!("../locales/", $code, "/game.ftl")),
                        include_str!(concat!("../locales/", $code, "/news.ftl")),
                        include_str!(concat!("../locales/", $code, "/input.ftl")),
                        include_str!(concat!("../locales/", $code, "/engine.ftl")),
                        include_str!(concat!("../locales/", $code, "/options.ftl")),
                        include_str!(concat!("../locales/", $code, "/terminal.ftl")),
                        include_str!(concat!("../locales/", $code, "/rules.ftl")),
                        include_str!(concat!("../locales/", $code, "/sounds.ftl")),
                        include_str!(concat!("../locales/", $code, "/tools.ftl")),
                        include_str!(concat!("../locales/", $code, "/pages.ftl")),
                        include_str!(concat!("../locales/", $code, "/learn.ftl")),
                        include_str!(concat!("../locales/", $code, "/review.ftl")),
                        include_str!(concat!("../locales/", $code, "/table.ftl")),
                        include_str!(concat!("../locales/", $code, "/tournament.ftl")),
                        include_str!(concat!("../locales/", $code, "/puzzles.ftl")),
                        include_str!(concat!("../locales/", $code, "/cups.ftl")),
                        include_str!(concat!("../locales/", $code, "/solving.ftl")),
                        include_str!(concat!("../locales/", $code, "/meeting.ftl")),
                    ],)+
                }
            }
        }
    };
}

languages! {
    English "en" "English"
    Spanish "es" "Español"
    Russian "ru" "Русский"
    Romanian "ro" "Română"
    French "fr" "Français"
}

#[expect(clippy::derivable_impls, reason = "the macro cannot mark one of them")]
impl Default for Language {
    fn default() -> Language {
        Language::English
    }
}

impl Language {
    /// Returns the language's index in [`Language::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the first supported language among those preferred: codes with or without a country,
    /// as in `ro`, `fr-CA` or `es_MX.UTF-8`. English if none is supported.
    ///
    /// ```
    /// use quarto_text::Language;
    ///
    /// assert_eq!(Language::choose(["de-AT", "fr_CA.UTF-8", "es"]), Language::French);
    /// assert_eq!(Language::choose(["C.UTF-8"]), Language::English);
    /// ```
    #[must_use]
    pub fn choose<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Language {
        wishes.into_iter().find_map(|wish| wish.parse().ok()).unwrap_or_default()
    }

    /// Returns the language of the environment, which `variable` looks up: the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is not empty decides.
    #[must_use]
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let said = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let decisive = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(said);
        Language::choose(decisive.as_deref())
    }
}

impl Language {
    /// Tells whether a comma stands before the decimals of a number.
    #[must_use]
    pub const fn has_decimal_comma(self) -> bool {
        match self {
            Language::English => false,
            Language::Spanish | Language::Russian | Language::Romanian | Language::French => true,
        }
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(self.code())
    }
}

/// The error for a language that is not supported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LanguageError;

impl Display for LanguageError {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let codes = Language::ALL.map(Language::code);
        let [others @ .., last] = &codes;
        write!(f, "the languages are {} and {last}", others.join(", "))
    }
}

impl std::error::Error for LanguageError {}

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(text: &str) -> Result<Language, LanguageError> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let fits = |language: &Language| code.eq_ignore_ascii_case(language.code());
        Language::ALL.into_iter().find(fits).ok_or(LanguageError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides_in_the_usual_order() {
        let check = |variables: &[(&str, &str)], expected| {
            let find = |name: &str| {
                variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into())
            };
            assert_eq!(Language::of_environment(find), expected);
        };
        check(&[], Language::English);
        check(&[("LANG", "ru_RU.UTF-8")], Language::Russian);
        check(&[("LANG", "ru_RU"), ("LC_MESSAGES", "ro_RO")], Language::Romanian);
        check(&[("LANG", "ru_RU"), ("LC_ALL", "es_ES")], Language::Spanish);
        check(&[("LANG", "ru_RU"), ("LC_ALL", "")], Language::Russian);
        check(&[("LANG", "ru_RU"), ("LC_ALL", "C")], Language::English);
    }
}
