use quarto_game::{Memory, Name, Takebacks, TimeControl};
use quarto_rules::{Calling, Character, Level, Trait, TraitSet, Variant, WrongCall};
use quarto_text::{Edition, GameText, Language, TerminalText, Voice};

use crate::choices::{Choices, Opponent, QUERIES, Starter};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    Opponent,
    Level,
    Start,
    Variant,
    Traits,
    Calling,
    WrongCall,
    Assist,
    Takebacks,
    Clock,
    Blindfold,
    Edition,
    Language,
    Name,
    OtherName,
}

/// The direction through the values of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Next,
    Previous,
}

const CLOCKS: [&str; 5] = ["60/move", "120/move", "300+5", "600+10", "1800+0"];

impl Item {
    /// Returns the items that apply to the choices: no level against a person, for example.
    pub(crate) fn all(choices: &Choices) -> Vec<Item> {
        let computer = matches!(choices.opponent, Opponent::Computer(_));
        let official = choices.calling == Calling::Official;
        let all = [
            (Item::Opponent, true),
            (Item::Level, computer),
            (Item::Name, true),
            (Item::OtherName, !computer),
            (Item::Start, true),
            (Item::Variant, true),
            (Item::Traits, true),
            (Item::Calling, true),
            (Item::WrongCall, official),
            (Item::Assist, true),
            (Item::Takebacks, choices.blindfold.is_none()),
            (Item::Clock, true),
            (Item::Blindfold, true),
            (Item::Edition, true),
            (Item::Language, true),
        ];
        all.into_iter().filter(|(_, there)| *there).map(|(item, _)| item).collect()
    }

    pub(crate) fn name(self, voice: Voice) -> String {
        voice.say(match self {
            Item::Opponent => TerminalText::MenuOpponent,
            Item::Level => TerminalText::MenuLevel,
            Item::Start => TerminalText::MenuStart,
            Item::Variant => TerminalText::MenuShapes,
            Item::Traits => TerminalText::MenuTraits,
            Item::Calling => TerminalText::MenuCalling,
            Item::WrongCall => TerminalText::MenuWrongCall,
            Item::Assist => TerminalText::MenuAssist,
            Item::Takebacks => TerminalText::MenuTakebacks,
            Item::Clock => TerminalText::MenuClock,
            Item::Blindfold => TerminalText::MenuBlindfold,
            Item::Edition => TerminalText::MenuEdition,
            Item::Language => TerminalText::MenuLanguage,
            Item::Name => TerminalText::MenuName,
            Item::OtherName => TerminalText::MenuOtherName,
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
                Opponent::Computer(_) => TerminalText::MenuOpponentComputer,
                Opponent::Person => TerminalText::MenuOpponentPerson,
            }),
            Item::Level => level(choices, voice),
            Item::Start => voice.say(match choices.starter {
                Starter::Dice => TerminalText::MenuStartDice,
                Starter::Me => TerminalText::MenuStartMe,
                Starter::Other => TerminalText::MenuStartOther,
            }),
            Item::Traits => {
                let names = choices.traits.iter().map(|t| voice.trait_name(t));
                voice.and(&names.collect::<Vec<_>>())
            }
            Item::Clock => {
                let none = || voice.say(TerminalText::MenuNone);
                choices.clock.map_or_else(none, |clock| voice.short_clock(clock))
            }
            Item::Language => choices.language.name().into(),
            Item::Name => name(&choices.name, TerminalText::DefaultName),
            Item::OtherName => name(&choices.other_name, TerminalText::DefaultOtherName),
            Item::Variant => voice.say(variant(choices.variant)),
            Item::Calling => voice.say(calling(choices.calling)),
            Item::WrongCall => voice.say(wrong_call(choices.wrong_call)),
            Item::Assist if choices.assist => voice.say(TerminalText::MenuOn),
            Item::Assist => voice.say(TerminalText::MenuOff),
            Item::Takebacks => voice.say(takebacks(choices.takebacks)),
            Item::Blindfold => voice.say(blindfold(choices.blindfold)),
            Item::Edition => voice.say(match choices.edition {
                Edition::Classic => TerminalText::MenuEditionClassic,
                Edition::Access => TerminalText::MenuEditionAccess,
            }),
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
            Item::Start => {
                go(&mut choices.starter, &[Starter::Dice, Starter::Me, Starter::Other], step);
            }
            Item::Variant => go(&mut choices.variant, &Variant::ALL, step),
            Item::Traits => go(&mut choices.traits, &trait_sets(), step),
            Item::Calling => go(&mut choices.calling, &Calling::ALL, step),
            Item::WrongCall => go(&mut choices.wrong_call, &WrongCall::ALL, step),
            // Hints would reveal what the blindfold hides, so each excludes the other.
            Item::Assist => {
                choices.assist = !choices.assist;
                choices.blindfold = choices.blindfold.filter(|_| !choices.assist);
            }
            Item::Takebacks => {
                let all = Takebacks::ALL.map(Some);
                go(&mut choices.takebacks, &[&[None], &all[..]].concat(), step);
            }
            Item::Clock => {
                let clocks = CLOCKS.map(|text| text.parse::<TimeControl>().ok());
                go(&mut choices.clock, &[&[None], &clocks[..]].concat(), step);
            }
            Item::Blindfold => {
                let memories = [
                    None,
                    Some(Memory::Touch),
                    Some(Memory::Queries(QUERIES.get())),
                    Some(Memory::Alone),
                ];
                go(&mut choices.blindfold, &memories, step);
                choices.assist &= choices.blindfold.is_none();
            }
            Item::Edition => go(&mut choices.edition, &Edition::ALL, step),
            Item::Language => go(&mut choices.language, &Language::ALL, step),
            Item::Name | Item::OtherName => {}
        }
    }

    /// Sets a value that was typed; a text that is not a valid name leaves the default.
    pub(crate) fn set(self, choices: &mut Choices, text: &str) {
        match self {
            Item::Name => choices.name = text.parse().ok(),
            Item::OtherName => choices.other_name = text.parse().ok(),
            Item::Opponent
            | Item::Level
            | Item::Start
            | Item::Variant
            | Item::Traits
            | Item::Calling
            | Item::WrongCall
            | Item::Assist
            | Item::Takebacks
            | Item::Clock
            | Item::Blindfold
            | Item::Edition
            | Item::Language => {}
        }
    }
}

/// The sets of traits to choose from: the full one first, then in the order of learning them (R14).
fn trait_sets() -> Vec<TraitSet> {
    let mut sets: Vec<TraitSet> = (1..16).map(TraitSet::from_bits).collect();
    sets.sort_by_key(|set| (set.len() % 4, !set.contains(Trait::Colour), set.bits()));
    sets
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

const fn variant(variant: Variant) -> TerminalText<'static> {
    match variant {
        Variant::Lines => TerminalText::MenuShapesLines,
        Variant::Blocks => TerminalText::MenuShapesSquares,
    }
}

const fn calling(calling: Calling) -> TerminalText<'static> {
    match calling {
        Calling::Official => TerminalText::MenuCallingOfficial,
        Calling::Auto => TerminalText::MenuCallingAuto,
    }
}

const fn wrong_call(wrong_call: WrongCall) -> TerminalText<'static> {
    match wrong_call {
        WrongCall::Three => TerminalText::MenuWrongCallThree,
        WrongCall::Loses => TerminalText::MenuWrongCallLoses,
        WrongCall::Free => TerminalText::MenuWrongCallFree,
    }
}

const fn takebacks(takebacks: Option<Takebacks>) -> TerminalText<'static> {
    match takebacks {
        None => TerminalText::MenuTakebacksUsual,
        Some(Takebacks::Free) => TerminalText::MenuTakebacksFree,
        Some(Takebacks::Ask) => TerminalText::MenuTakebacksAsk,
        Some(Takebacks::None) => TerminalText::MenuTakebacksNone,
    }
}

fn blindfold(memory: Option<Memory>) -> TerminalText<'static> {
    match memory {
        None => TerminalText::MenuNone,
        Some(Memory::Touch) => TerminalText::MenuBlindfoldTouch,
        Some(Memory::Queries(count)) => TerminalText::MenuBlindfoldQueries { count: count.into() },
        Some(Memory::Alone) => TerminalText::MenuBlindfoldMemory,
    }
}

fn level(choices: &Choices, voice: Voice) -> String {
    match choices.opponent {
        Opponent::Computer(Character::Level(level)) => {
            let number = level.number();
            voice.say(match level {
                Level::HIGHEST => TerminalText::MenuLevelPerfect { level: number.into() },
                _ if number == 1 => TerminalText::MenuLevelEasy { level: number.into() },
                _ => TerminalText::MenuLevelPlain { level: number.into() },
            })
        }
        Opponent::Computer(Character::Greedy) => voice.say(GameText::PlayerGreedy),
        Opponent::Person => String::new(),
    }
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
                assert!(!seen.contains(&value), "{item:?} {value}");
                seen.push(value);
            }
            assert!(seen.len() > 1, "{item:?}");
            item.change(&mut choices, Step::Previous);
            assert_eq!(Some(&item.value(&choices)), seen.last());
        }
    }

    #[test]
    fn only_what_makes_sense_is_offered() {
        let mut choices =
            Choices { opponent: Opponent::Person, calling: Calling::Auto, ..Choices::default() };
        let items = Item::all(&choices);
        assert!(!items.contains(&Item::Level) && !items.contains(&Item::WrongCall));
        assert!(items.contains(&Item::OtherName));
        Item::Blindfold.change(&mut choices, Step::Next);
        Item::Assist.change(&mut choices, Step::Next);
        assert_eq!((choices.assist, choices.blindfold), (true, None), "each excludes the other");
        Item::Blindfold.change(&mut choices, Step::Next);
        assert_eq!((choices.assist, choices.blindfold), (false, Some(Memory::Touch)));
    }

    #[test]
    fn r14_all_sets_of_traits_can_be_chosen() {
        let sets = trait_sets();
        assert_eq!((sets.len(), sets[0], sets[1].len()), (15, TraitSet::FULL, 1));
    }
}
