use quarto_game::Name;
use quarto_player::{GAME_OPTIONS, GameOption};
use quarto_rules::{Character, Level};
use quarto_text::{
    Edition, GameText, Language, NewsText, OptionText, TerminalText, Verbosity, Voice,
};

use crate::choices::{Choices, Opponent};
use crate::presentation::Presentation;

/// The player's decision in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuResult {
    /// A new game with these choices.
    Play,
    /// The unfinished game.
    Continue,
    /// The rules.
    Rules,
    /// To leave.
    Leave,
}

/// An item that can be chosen before a game.
#[derive(Clone, Copy)]
pub(crate) enum Item {
    Opponent,
    Level,
    Name,
    OtherName,
    Option(&'static GameOption),
    Edition,
    Language,
    Verbosity,
    Presentation,
}

/// The direction through the values of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Next,
    Previous,
}

impl Item {
    /// Returns the items that apply to the choices: no level against a person, for example.
    pub(crate) fn all(choices: &Choices) -> Vec<Item> {
        let second = match choices.opponent {
            Opponent::Computer(_) => [Item::Level, Item::Name],
            Opponent::Person => [Item::Name, Item::OtherName],
        };
        let options = GAME_OPTIONS.iter().filter(|option| option.applies(&choices.options));
        let items = [Item::Opponent].into_iter().chain(second).chain(options.map(Item::Option));
        items.chain([Item::Edition, Item::Language, Item::Verbosity, Item::Presentation]).collect()
    }

    pub(crate) fn name(self, voice: Voice) -> String {
        voice.say(match self {
            Item::Opponent => OptionText::OptionOpponent,
            Item::Level => OptionText::OptionLevel,
            Item::Name => OptionText::OptionName,
            Item::OtherName => OptionText::OptionOtherName,
            Item::Option(option) => return option.title(voice),
            Item::Edition => OptionText::OptionEdition,
            Item::Language => OptionText::OptionLanguage,
            Item::Verbosity => return voice.say(NewsText::VerbosityTitle),
            Item::Presentation => return voice.say(TerminalText::MenuShown),
        })
    }

    /// Tells whether the value is typed rather than chosen.
    pub(crate) const fn is_typed(self) -> bool {
        matches!(self, Item::Name | Item::OtherName)
    }

    pub(crate) fn value(self, choices: &Choices) -> String {
        let voice =
            Voice { language: choices.language, edition: choices.edition, ..Voice::default() };
        let name = |name: &Option<Name>, usual: TerminalText<'_>| {
            name.as_ref().map_or_else(|| voice.say(usual), ToString::to_string)
        };
        match self {
            Item::Opponent => voice.say(match choices.opponent {
                Opponent::Computer(_) => OptionText::OptionOpponentComputer,
                Opponent::Person => OptionText::OptionOpponentPerson,
            }),
            Item::Level => match choices.opponent {
                Opponent::Computer(Character::Level(level)) => voice.level(level),
                Opponent::Computer(Character::Greedy) => voice.say(GameText::PlayerGreedy),
                Opponent::Person => String::new(),
            },
            Item::Name => name(&choices.name, TerminalText::DefaultName),
            Item::OtherName => name(&choices.other_name, TerminalText::DefaultOtherName),
            Item::Option(option) => option.label(&choices.options, voice),
            Item::Edition => voice.say(match choices.edition {
                Edition::Classic => OptionText::OptionEditionClassic,
                Edition::Access => OptionText::OptionEditionAccess,
            }),
            Item::Language => choices.language.name().into(),
            Item::Verbosity => voice.say(choices.verbosity.text()),
            Item::Presentation => voice.say(choices.presentation.text()),
        }
    }

    /// Changes the choice to the next or the previous value.
    pub(crate) fn change(self, choices: &mut Choices, step: Step) {
        match self {
            Item::Opponent => {
                choices.opponent = match choices.opponent {
                    Opponent::Computer(_) => Opponent::Person,
                    Opponent::Person => Choices::default().opponent,
                }
            }
            Item::Level => {
                if let Opponent::Computer(Character::Level(level)) = &mut choices.opponent {
                    go(level, &Level::ALL, step);
                } else {
                    choices.opponent = Choices::default().opponent;
                }
            }
            Item::Name | Item::OtherName => {}
            Item::Option(option) => option.step(&mut choices.options, step == Step::Previous),
            Item::Edition => go(&mut choices.edition, &Edition::ALL, step),
            Item::Language => go(&mut choices.language, &Language::ALL, step),
            Item::Verbosity => go(&mut choices.verbosity, &Verbosity::ALL, step),
            Item::Presentation => go(&mut choices.presentation, &Presentation::ALL, step),
        }
    }

    /// Sets a value that was typed; a text that is not a valid name leaves the default.
    pub(crate) fn set(self, choices: &mut Choices, text: &str) {
        match self {
            Item::Name => choices.name = text.parse().ok(),
            Item::OtherName => choices.other_name = text.parse().ok(),
            Item::Opponent
            | Item::Level
            | Item::Option(_)
            | Item::Edition
            | Item::Language
            | Item::Verbosity
            | Item::Presentation => {}
        }
    }

    /// Returns what tells it apart from other items.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Item::Opponent => "against",
            Item::Level => "level",
            Item::Name => "name",
            Item::OtherName => "other-name",
            Item::Option(option) => option.name,
            Item::Edition => "edition",
            Item::Language => "lang",
            Item::Verbosity => "verbosity",
            Item::Presentation => "presentation",
        }
    }
}

impl Eq for Item {}

impl PartialEq for Item {
    fn eq(&self, other: &Item) -> bool {
        self.key() == other.key()
    }
}

fn go<T: Copy + PartialEq>(place: &mut T, values: &[T], step: Step) {
    let count = values.len();
    let now = values.iter().position(|value| value == place);
    let next = match (now, step) {
        (None, _) => 0,
        (Some(now), Step::Next) => (now + 1) % count,
        (Some(now), Step::Previous) => (now + count - 1) % count,
    };
    *place = values[next];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_comes_round_to_where_it_was() {
        let usual = Choices::default();
        for item in Item::all(&usual).into_iter().filter(|item| !item.is_typed()) {
            let mut choices = usual.clone();
            let mut seen = vec![item.value(&choices)];
            loop {
                item.change(&mut choices, Step::Next);
                let value = item.value(&choices);
                if value == seen[0] {
                    break;
                }
                assert!(!seen.contains(&value), "{} {value}", item.key());
                seen.push(value);
            }
            assert!(seen.len() > 1, "{}", item.key());
            item.change(&mut choices, Step::Previous);
            assert_eq!(Some(&item.value(&choices)), seen.last());
        }
    }

    #[test]
    fn only_what_makes_sense_is_offered() {
        let mut choices = Choices { opponent: Opponent::Person, ..Choices::default() };
        let offers = |choices: &Choices, key: &str| {
            Item::all(choices).into_iter().any(|item| item.key() == key)
        };
        assert!(!offers(&choices, "level") && offers(&choices, "other-name"));
        assert!(offers(&choices, "wrong-call") && !offers(&choices, "multiplier"));
        for item in Item::all(&choices).into_iter().filter(|item| !item.is_typed()) {
            item.change(&mut choices, Step::Next);
        }
        assert!(offers(&choices, "level") && !offers(&choices, "other-name"));
        assert!(!offers(&choices, "wrong-call") && offers(&choices, "multiplier"));
    }
}
