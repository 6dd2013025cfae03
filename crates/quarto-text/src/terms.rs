//! What players have agreed on.

use quarto_game::{Memory, Options, Seat, Takebacks, TimeControl};
use quarto_rules::{Calling, Level, Variant, WrongCall};

use crate::{GameText, Narrator, OptionText, Voice};

impl Narrator {
    /// Returns the options that the players agreed on, one sentence per line.
    #[must_use]
    pub fn terms(&self, options: &Options) -> Vec<String> {
        let voice = &self.voice;
        let rules = options.terms.rules;
        let mut said = vec![
            match rules.variant() {
                Variant::Lines => voice.say(GameText::TermsLines),
                Variant::Blocks => voice.say(GameText::TermsSquares),
            },
            voice.counted(rules.traits()),
            voice.say(match (options.terms.calling, options.terms.wrong_call) {
                (Calling::Auto, _) => GameText::TermsAuto,
                (Calling::Official, WrongCall::Three) => GameText::TermsThree,
                (Calling::Official, WrongCall::Loses) => GameText::TermsLoses,
                (Calling::Official, WrongCall::Free) => GameText::TermsFree,
            }),
        ];
        if options.assist {
            said.push(voice.say(GameText::TermsAssist));
        }
        match options.takebacks() {
            Takebacks::Free => said.push(voice.say(GameText::TermsTakebacksFree)),
            Takebacks::Ask => said.push(voice.say(GameText::TermsTakebacksAsk)),
            Takebacks::None => {}
        }
        if let Some(clock) = options.clock {
            said.push(voice.clock(clock));
            said.extend(self.multipliers(options));
        }
        if options.claims {
            said.push(voice.say(GameText::TermsClaims));
        }
        said.extend(options.best_of.map(|best_of| voice.best_of(best_of)));
        said.extend(options.blindfold.map(|memory| {
            voice.say(match memory {
                Memory::Touch => GameText::TermsTouch,
                Memory::Queries(count) => GameText::TermsQueries { count: count.into() },
                Memory::Alone => GameText::TermsMemory,
            })
        }));
        said
    }

    fn multipliers(&self, options: &Options) -> impl Iterator<Item = String> {
        let percents = options.multipliers.map(quarto_game::Multiplier::percent);
        let more = Seat::ALL.into_iter().zip(percents).filter(|(_, percent)| *percent != 100);
        more.map(|(seat, percent)| {
            self.voice
                .say(GameText::TermsMultiplier { player: self.seat(seat), percent: percent.into() })
        })
    }
}

impl Voice {
    /// Returns the sentence about the time control that was agreed on.
    #[must_use]
    pub fn clock(self, clock: TimeControl) -> String {
        match clock {
            TimeControl::PerMove(time) => {
                self.say(GameText::TermsClockMove { time: &self.time(time) })
            }
            TimeControl::Total { time, increment } if increment.is_zero() => {
                self.say(GameText::TermsClockWhole { time: &self.time(time) })
            }
            TimeControl::Total { time, increment } => self.say(GameText::TermsClockTotal {
                time: &self.time(time),
                increment: &self.time(increment),
            }),
        }
    }

    /// Returns a short name of a time control, for a list of choices.
    #[must_use]
    pub fn short_clock(self, clock: TimeControl) -> String {
        match clock {
            TimeControl::PerMove(time) => {
                self.say(OptionText::OptionClockMove { time: &self.time(time) })
            }
            TimeControl::Total { time, increment } if increment.is_zero() => self.time(time),
            TimeControl::Total { time, increment } => self.say(OptionText::OptionClockTotal {
                time: &self.time(time),
                increment: &self.time(increment),
            }),
        }
    }

    /// Returns a level for a list of choices: the lowest and the highest say what they are.
    #[must_use]
    pub fn level(self, level: Level) -> String {
        let (number, animal) = (level.number().into(), &self.animal(level));
        self.say(if level == Level::HIGHEST {
            OptionText::OptionLevelPerfect { level: number, animal }
        } else if level == Level::ALL[0] {
            OptionText::OptionLevelEasy { level: number, animal }
        } else {
            OptionText::OptionLevelPlain { level: number, animal }
        })
    }

    /// Returns the animal that stands for a level: from the mouse, 1, to the owl, 10.
    #[must_use]
    pub fn animal(self, level: Level) -> String {
        let animals = [
            OptionText::AnimalMouse,
            OptionText::AnimalRabbit,
            OptionText::AnimalHedgehog,
            OptionText::AnimalCat,
            OptionText::AnimalDog,
            OptionText::AnimalBear,
            OptionText::AnimalBadger,
            OptionText::AnimalStag,
            OptionText::AnimalFox,
            OptionText::AnimalOwl,
        ];
        self.say(animals[usize::from(level.number()) - 1])
    }
}
