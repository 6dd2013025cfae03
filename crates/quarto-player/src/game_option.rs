//! The options of a game as one table: page, menu, command line and file read from it.

use std::fmt::Display;
use std::str::FromStr;

use quarto_game::{Memory, Multiplier, Options, Seat, Takebacks};
use quarto_rules::{Calling, RuleSet, Trait, TraitSet, Variant, WrongCall};
use quarto_text::{OptionText, Voice};

/// An option that players choose before a game. Values are written as words.
pub struct GameOption {
    /// Its name in files, in forms and on the command line.
    pub name: &'static str,
    /// How it is chosen.
    pub kind: OptionKind,
    /// Its values, for the command line; it also accepts others, like any clock.
    pub usage: &'static str,
    /// Its help on the command line.
    pub help: &'static str,
    /// The options that cannot be combined with it. The last one chosen counts.
    pub excludes: &'static [&'static str],
    /// The option without which it does not apply.
    pub needs: Option<&'static str>,
    title: OptionText<'static>,
    values: fn() -> Vec<String>,
    get: fn(&Options) -> String,
    set: fn(&mut Options, &str) -> Result<(), String>,
    label: fn(&Options, Voice) -> String,
    applies: fn(&Options) -> bool,
}

/// How an option is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// It is on or off.
    Switch,
    /// It is one of a few values.
    Few,
    /// It is one of many values.
    Many,
    /// It is a set of values, joined by commas.
    Set,
}

/// All options, in the order in which they are offered. The first value of each is the default.
pub static GAME_OPTIONS: [GameOption; 12] = [
    GameOption {
        name: "starts",
        usage: "dice|me|other",
        help: "Who starts",
        title: OptionText::OptionStart,
        values: || words(["dice", "me", "other"]),
        get: |options| match options.starter {
            None => "dice".into(),
            Some(Seat::First) => "me".into(),
            Some(Seat::Second) => "other".into(),
        },
        set: |options, word| {
            options.starter = match word {
                // The rule sheets speak of a lot.
                "dice" | "lot" => None,
                "me" => Some(Seat::First),
                "other" => Some(Seat::Second),
                _ => return Err("expected dice, me or other".into()),
            };
            Ok(())
        },
        label: |options, voice| {
            voice.say(match options.starter {
                None => OptionText::OptionStartDice,
                Some(Seat::First) => OptionText::OptionStartMe,
                Some(Seat::Second) => OptionText::OptionStartOther,
            })
        },
        ..USUAL
    },
    GameOption {
        name: "rules",
        usage: "lines|squares",
        help: "Shapes that win: lines, or squares for lines and 2×2 blocks",
        title: OptionText::OptionShapes,
        values: || words(Variant::ALL),
        get: |options| options.terms.rules.variant().to_string(),
        set: |options, word| {
            let rules = RuleSet::new(read(word)?, options.terms.rules.traits());
            options.terms.rules = rules.unwrap_or_default();
            Ok(())
        },
        label: |options, voice| {
            voice.say(match options.terms.rules.variant() {
                Variant::Lines => OptionText::OptionShapesLines,
                Variant::Blocks => OptionText::OptionShapesSquares,
            })
        },
        ..USUAL
    },
    GameOption {
        name: "traits",
        kind: OptionKind::Set,
        usage: "LIST",
        help: "Traits that count, joined by commas: colour (or texture), height, shape, fill",
        title: OptionText::OptionTraits,
        values: || words(trait_sets()),
        get: |options| options.terms.rules.traits().to_string(),
        set: |options, word| {
            let rules = RuleSet::new(options.terms.rules.variant(), read(word)?);
            options.terms.rules = rules.unwrap_or_default();
            Ok(())
        },
        label: |options, voice| {
            let names = options.terms.rules.traits().iter().map(|t| voice.trait_name(t));
            voice.and(&names.collect::<Vec<_>>())
        },
        ..USUAL
    },
    GameOption {
        name: "calling",
        usage: "official|auto",
        help: "How an alignment wins: official, when it is called, or auto, at once",
        title: OptionText::OptionCalling,
        values: || words(Calling::ALL),
        get: |options| options.terms.calling.to_string(),
        set: |options, word| put(&mut options.terms.calling, word),
        label: |options, voice| {
            voice.say(match options.terms.calling {
                Calling::Official => OptionText::OptionCallingOfficial,
                Calling::Auto => OptionText::OptionCallingAuto,
            })
        },
        ..USUAL
    },
    GameOption {
        name: "wrong-call",
        usage: "three|loses|free",
        help: "What a wrong call costs: the third loses, the first loses, or nothing",
        title: OptionText::OptionWrongCall,
        values: || words(WrongCall::ALL),
        get: |options| options.terms.wrong_call.to_string(),
        set: |options, word| put(&mut options.terms.wrong_call, word),
        label: |options, voice| {
            voice.say(match options.terms.wrong_call {
                WrongCall::Three => OptionText::OptionWrongCallThree,
                WrongCall::Loses => OptionText::OptionWrongCallLoses,
                WrongCall::Free => OptionText::OptionWrongCallFree,
            })
        },
        applies: |options| options.terms.calling == Calling::Official,
        ..USUAL
    },
    GameOption {
        name: "assist",
        kind: OptionKind::Switch,
        help: "Allow hints and analysis",
        // Hints would reveal what the blindfold hides.
        excludes: &["blindfold"],
        title: OptionText::OptionAssist,
        values: || words(["off", "on"]),
        get: |options| if options.assist { "on".into() } else { "off".into() },
        set: |options, word| {
            options.assist = match word {
                "on" | "true" => true,
                "off" | "false" => false,
                _ => return Err("expected on or off".into()),
            };
            Ok(())
        },
        label: |options, voice| {
            let [on, off] = [OptionText::OptionOn, OptionText::OptionOff];
            voice.say(if options.assist { on } else { off })
        },
        ..USUAL
    },
    GameOption {
        name: "takebacks",
        usage: "free|ask|none",
        help: "Undo: free, ask (your opponent must agree) or none [default: depends on the game]",
        // To place a piece and to take it back would reveal for free what the blindfold hides.
        excludes: &["blindfold"],
        title: OptionText::OptionTakebacks,
        values: || [String::new()].into_iter().chain(words(Takebacks::ALL)).collect(),
        get: |options| written(options.takebacks),
        set: |options, word| put_some(&mut options.takebacks, word),
        label: |options, voice| {
            voice.say(match options.takebacks {
                None => OptionText::OptionTakebacksUsual,
                Some(Takebacks::Free) => OptionText::OptionTakebacksFree,
                Some(Takebacks::Ask) => OptionText::OptionTakebacksAsk,
                Some(Takebacks::None) => OptionText::OptionTakebacksNone,
            })
        },
        applies: |options| options.blindfold.is_none(),
        ..USUAL
    },
    GameOption {
        name: "clock",
        kind: OptionKind::Many,
        usage: "60/move|300+5",
        help: "Seconds per move (86400 are a day), or for the whole game plus an increment per move",
        title: OptionText::OptionClock,
        values: || {
            words([
                "",
                "60/move",
                "120/move",
                "300+5",
                "600+10",
                "1800+0",
                "86400/move",
                "259200/move",
            ])
        },
        get: |options| written(options.clock),
        set: |options, word| put_some(&mut options.clock, word),
        label: |options, voice| {
            let none = || voice.say(OptionText::OptionNone);
            options.clock.map_or_else(none, |clock| voice.short_clock(clock))
        },
        ..USUAL
    },
    GameOption {
        name: "multiplier",
        help: "Your thinking time, as a percentage of the clock, 100 to 1000",
        title: OptionText::OptionOwnTime,
        get: |options| options.multipliers[0].to_string(),
        set: |options, word| put(&mut options.multipliers[0], word),
        label: |options, voice| percent(options.multipliers[0], voice),
        ..SHARE
    },
    GameOption {
        name: "other-multiplier",
        help: "Your opponent's thinking time, as a percentage of that, 100 to 1000",
        title: OptionText::OptionOtherTime,
        get: |options| options.multipliers[1].to_string(),
        set: |options, word| put(&mut options.multipliers[1], word),
        label: |options, voice| percent(options.multipliers[1], voice),
        ..SHARE
    },
    GameOption {
        name: "blindfold",
        usage: "touch|queries-3|memory",
        help: "Hide the board; on your turn, ask as often as you like, 3 questions, or nothing",
        excludes: &["assist", "takebacks"],
        title: OptionText::OptionBlindfold,
        values: || words(["", "touch", "queries 3", "memory"]),
        get: |options| written(options.blindfold),
        set: |options, word| {
            let set = put_some(&mut options.blindfold, &word.replace('-', " "));
            set.map_err(|_| "blindfold is touch, queries-1 to queries-99, or memory".into())
        },
        label: |options, voice| {
            voice.say(match options.blindfold {
                None => OptionText::OptionNone,
                Some(Memory::Touch) => OptionText::OptionBlindfoldTouch,
                Some(Memory::Queries(count)) => {
                    OptionText::OptionBlindfoldQueries { count: count.into() }
                }
                Some(Memory::Alone) => OptionText::OptionBlindfoldMemory,
            })
        },
        ..USUAL
    },
    GameOption {
        name: "best-of",
        kind: OptionKind::Many,
        usage: "3|3+squares",
        help: "A match of at most so many games; with +squares, blocks decide if it is level",
        title: OptionText::OptionBestOf,
        values: || words(["", "3", "5", "7", "3+squares", "5+squares", "7+squares"]),
        get: |options| written(options.best_of),
        set: |options, word| put_some(&mut options.best_of, word),
        label: |options, voice| {
            voice.say(match options.best_of {
                None => OptionText::OptionBestOfNone,
                Some(best_of) if best_of.has_decider() => {
                    OptionText::OptionBestOfDecider { count: best_of.games().into() }
                }
                Some(best_of) => OptionText::OptionBestOfGames { count: best_of.games().into() },
            })
        },
        ..USUAL
    },
];

/// The clock for people who would play anybody, unless they choose another: without one, a stranger who
/// goes away would leave the game for ever.
pub const ANYBODY_CLOCK: &str = "120/move";

/// What most options have in common.
const USUAL: GameOption = GameOption {
    name: "",
    kind: OptionKind::Few,
    usage: "",
    help: "",
    excludes: &[],
    needs: None,
    title: OptionText::OptionNone,
    values: Vec::new,
    get: |_| String::new(),
    set: |_, _| Ok(()),
    label: |_, _| String::new(),
    applies: |_| true,
};

/// What the shares of the time have in common.
const SHARE: GameOption = GameOption {
    kind: OptionKind::Many,
    usage: "PERCENT",
    needs: Some("clock"),
    values: || words([100, 150, 200, 300, 500]),
    applies: |options| options.clock.is_some(),
    ..USUAL
};

impl GameOption {
    /// Returns its title.
    #[must_use]
    pub fn title(&self, voice: Voice) -> String {
        voice.say(self.title)
    }

    /// Tells whether it matters in a game with these options.
    #[must_use]
    pub fn applies(&self, options: &Options) -> bool {
        (self.applies)(options)
    }

    /// Returns its value.
    #[must_use]
    pub fn value(&self, options: &Options) -> String {
        (self.get)(options)
    }

    /// Returns its value in words.
    #[must_use]
    pub fn label(&self, options: &Options, voice: Voice) -> String {
        (self.label)(options, voice)
    }

    /// Returns the values to choose from, the default first.
    #[must_use]
    pub fn values(&self) -> Vec<String> {
        (self.values)()
    }

    /// Returns the values to choose from, each in words.
    #[must_use]
    pub fn labels(&self, voice: Voice) -> Vec<(String, String)> {
        let label = |value: String| {
            let mut options = Options::default();
            let known = (self.set)(&mut options, &value);
            known.expect("values that are offered can be chosen");
            let label = self.label(&options, voice);
            (value, label)
        };
        self.values().into_iter().map(label).collect()
    }

    /// Chooses a value. Options that cannot be combined with it get their default again, and one that
    /// does not apply keeps it.
    ///
    /// # Errors
    /// What may be chosen, if `value` is none of its values.
    pub fn choose(&self, options: &mut Options, value: &str) -> Result<(), String> {
        let mut chosen = options.clone();
        (self.set)(&mut chosen, value)?;
        if self.needs.is_some() && !self.applies(options) {
            return Ok(());
        }
        *options = chosen;
        let is_default = self.is_default(options);
        let others = GAME_OPTIONS.iter().filter(|other| {
            let excluded = self.excludes.contains(&other.name) && !is_default;
            excluded || (other.needs == Some(self.name) && is_default)
        });
        others.for_each(|other| other.reset(options));
        Ok(())
    }

    /// Chooses the value that is offered after the present one, or before it.
    pub fn step(&self, options: &mut Options, back: bool) {
        let (values, now) = (self.values(), self.value(options));
        let place = values.iter().position(|value| *value == now);
        let by = if back { values.len() - 1 } else { 1 };
        let next = place.map_or(0, |place| (place + by) % values.len());
        self.choose(options, &values[next]).expect("values that are offered can be chosen");
    }

    fn is_default(&self, options: &Options) -> bool {
        self.value(options) == self.value(&Options::default())
    }

    fn reset(&self, options: &mut Options) {
        let default = self.value(&Options::default());
        (self.set)(options, &default).expect("a default can be chosen");
    }
}

/// The sets of traits to choose from: the full one first, then in the order of learning them (R14).
fn trait_sets() -> Vec<TraitSet> {
    let mut sets: Vec<TraitSet> = (1..16).map(TraitSet::from_bits).collect();
    sets.sort_by_key(|set| (set.len() % 4, !set.contains(Trait::Colour), set.bits()));
    sets
}

fn percent(multiplier: Multiplier, voice: Voice) -> String {
    let percent = multiplier.percent().into();
    voice.say(if multiplier == Multiplier::default() {
        OptionText::OptionPercentUsual { percent }
    } else {
        OptionText::OptionPercent { percent }
    })
}

fn words<T: Display>(values: impl IntoIterator<Item = T>) -> Vec<String> {
    values.into_iter().map(|value| value.to_string()).collect()
}

fn written(value: Option<impl Display>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn read<T: FromStr<Err: Display>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error: T::Err| error.to_string())
}

fn put<T: FromStr<Err: Display>>(place: &mut T, word: &str) -> Result<(), String> {
    *place = read(word)?;
    Ok(())
}

/// Puts a value that may be absent, which is an empty word.
fn put_some<T: FromStr<Err: Display>>(place: &mut Option<T>, word: &str) -> Result<(), String> {
    *place = if word.is_empty() { None } else { Some(read(word)?) };
    Ok(())
}

#[cfg(test)]
mod tests {
    use quarto_text::{Edition, Language};

    use super::*;

    fn option(name: &str) -> &'static GameOption {
        GAME_OPTIONS.iter().find(|option| option.name == name).unwrap()
    }

    #[test]
    fn every_value_that_is_offered_can_be_chosen_and_has_a_label_of_its_own() {
        for option in &GAME_OPTIONS {
            let base = match option.needs {
                Some("clock") => Options { clock: "60/move".parse().ok(), ..Options::default() },
                Some(_) | None => Options::default(),
            };
            assert_eq!(option.values()[0], option.value(&base), "the default comes first");
            for value in option.values() {
                let mut options = base.clone();
                option.choose(&mut options, &value).unwrap();
                assert_eq!(option.value(&options), value);
                assert_eq!(options.check(), Ok(()));
                option.step(&mut options, false);
                option.step(&mut options, true);
                assert_eq!(option.value(&options), value, "{}", option.name);
            }
            for language in Language::ALL {
                let labels = option.labels(Voice { language, ..Voice::default() });
                for (place, (_, label)) in labels.iter().enumerate() {
                    assert!(!label.is_empty(), "{}", option.name);
                    assert!(!labels[..place].iter().any(|(_, other)| other == label), "{label}");
                }
            }
            assert!(
                option.kind == OptionKind::Set || option.choose(&mut base.clone(), "?").is_err()
            );
        }
    }

    #[test]
    fn d8_d11_blindfold_excludes_assistance_and_taking_back() {
        let mut options = Options::default();
        option("assist").choose(&mut options, "on").unwrap();
        option("takebacks").choose(&mut options, "free").unwrap();
        option("blindfold").choose(&mut options, "queries-4").unwrap();
        assert_eq!((options.assist, options.takebacks), (false, None));
        assert_eq!(options.blindfold, Some(Memory::Queries(4)));
        option("assist").choose(&mut options, "off").unwrap();
        assert_eq!(options.blindfold, Some(Memory::Queries(4)), "off excludes nothing");
        option("assist").choose(&mut options, "on").unwrap();
        assert_eq!((options.assist, options.blindfold), (true, None), "the last one counts");
    }

    #[test]
    fn d6_a_share_of_the_time_needs_a_clock() {
        let mut options = Options::default();
        option("multiplier").choose(&mut options, "200").unwrap();
        assert_eq!(options, Options::default());
        option("clock").choose(&mut options, "45/move").unwrap();
        option("multiplier").choose(&mut options, "200").unwrap();
        assert_eq!(options.multipliers.map(u16::from), [200, 100]);
        option("clock").step(&mut options, false);
        assert_eq!(options, Options::default(), "after a clock that is not offered comes none");
    }

    #[test]
    fn r14_all_sets_of_traits_can_be_chosen() {
        let sets = trait_sets();
        assert_eq!((sets.len(), sets[0], sets[1].len()), (15, TraitSet::FULL, 1));
        let voice = Voice { edition: Edition::Access, ..Voice::default() };
        assert_eq!(option("traits").labels(voice).len(), 15);
    }
}
