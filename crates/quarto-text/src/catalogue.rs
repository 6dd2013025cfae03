//! The catalogues of all languages, embedded in the program.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Language, plural};

/// The messages of one language.
pub(crate) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// Returns the catalogue of a language, which is parsed on first use.
    pub(crate) fn of(language: Language) -> &'static Catalogue {
        const COUNT: usize = Language::ALL.len();
        static ALL: [OnceLock<Catalogue>; COUNT] = [const { OnceLock::new() }; COUNT];
        ALL[language.index()].get_or_init(|| Catalogue::read(language))
    }

    fn read(language: Language) -> Catalogue {
        let identifier: LanguageIdentifier = language.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // The isolation marks around inserted words disturb speech, braille and terminals.
        bundle.set_use_isolating(false);
        bundle
            .add_function("PLURAL", move |values, _| select(language, values, false))
            .and_then(|()| {
                // The same where nothing at all has words of its own.
                bundle.add_function("PLURAL_ZERO", move |values, _| select(language, values, true))
            })
            .expect("functions of two names");
        for source in language.catalogues().iter().copied() {
            let resource =
                FluentResource::try_new(source.into()).expect("tests read all catalogues");
            bundle.add_resource(resource).expect("tests read all catalogues");
        }
        Catalogue { bundle }
    }

    /// Returns a message, or one of its attributes, with these arguments.
    pub(crate) fn say(&self, id: &str, attribute: Option<&str>, arguments: &FluentArgs) -> String {
        let mut errors: Vec<FluentError> = Vec::new();
        let message = self.bundle.get_message(id).expect("tests look for all messages");
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let pattern = pattern.expect("tests look for all forms");
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text.into_owned()
    }

    /// Returns a message without arguments, or one of its attributes.
    pub(crate) fn word(&self, id: &str, attribute: Option<&str>) -> String {
        self.say(id, attribute, &FluentArgs::new())
    }
}

fn select<'a>(language: Language, values: &[FluentValue<'a>], has_zero: bool) -> FluentValue<'a> {
    match values {
        [FluentValue::Number(number)] => {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "only whole numbers are passed"
            )]
            let whole = number.value as u64;
            let is_zero = has_zero && whole == 0;
            FluentValue::from(if is_zero { "zero" } else { plural::category(language, whole) })
        }
        _ => FluentValue::Error,
    }
}
