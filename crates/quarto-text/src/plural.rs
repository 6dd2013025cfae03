use crate::Language;

/// Returns the plural category of a whole number, by the language's CLDR rules for whole numbers.
///
/// The rules that come with Fluent are wrong for Romanian 101 to 119 and cannot be replaced, so the
/// catalogues call this through `PLURAL`, a function of our own.
#[must_use]
pub(crate) fn category(language: Language, number: u64) -> &'static str {
    let (tens, ones) = (number % 100, number % 10);
    match (language, number) {
        (Language::English | Language::Spanish | Language::Romanian, 1)
        | (Language::French, 0 | 1) => "one",
        (Language::Russian, _) if ones == 1 && tens != 11 => "one",
        (Language::Russian, _) if (2..=4).contains(&ones) && !(12..=14).contains(&tens) => "few",
        (Language::Russian, _) => "many",
        (Language::Romanian, _) if number == 0 || (1..=19).contains(&tens) => "few",
        (Language::English | Language::Spanish | Language::Romanian | Language::French, _) => {
            "other"
        }
    }
}

/// Returns the categories that a selector must cover in a language; the last one is the default.
#[cfg(test)]
pub(crate) const fn categories(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Spanish | Language::French => &["one", "other"],
        Language::Russian => &["one", "few", "many"],
        Language::Romanian => &["one", "few", "other"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: Language, expected: [&str; 9]) {
        let numbers = [0, 1, 2, 19, 20, 100, 101, 119, 120];
        assert_eq!(numbers.map(|number| category(language, number)), expected, "{language}");
    }

    #[test]
    fn plurals_follow_the_rules_of_each_language() {
        let simple =
            ["other", "one", "other", "other", "other", "other", "other", "other", "other"];
        check(Language::English, simple);
        check(Language::Spanish, simple);
        let mut french = simple;
        french[0] = "one";
        check(Language::French, french);
        check(
            Language::Russian,
            ["many", "one", "few", "many", "many", "many", "one", "many", "many"],
        );
        check(
            Language::Romanian,
            ["few", "one", "few", "few", "other", "other", "few", "few", "other"],
        );
    }

    #[test]
    fn russian_numbers_are_told_by_their_end() {
        let check = |number, expected| assert_eq!(category(Language::Russian, number), expected);
        check(21, "one");
        check(111, "many");
        check(112, "many");
        check(122, "few");
        check(1001, "one");
    }
}
