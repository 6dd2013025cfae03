use std::num::NonZero;

use quarto_game::{Memory, Multiplier, Name, Options, Seat, Takebacks, TimeControl, look_alike};
use quarto_rules::{Calling, Character, Level, RuleSet, Terms, TraitSet, Variant, WrongCall};
use quarto_text::{Edition, Language};

use crate::menu::Item;

/// Whom to play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The computer.
    Computer(Character),
    /// Another person at the same keyboard.
    Person,
}

/// Who starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Starter {
    /// The dice decide (D9).
    #[default]
    Dice,
    /// Whoever is asked.
    Me,
    /// The opponent.
    Other,
}

/// What somebody chooses before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// Whom to play against.
    pub opponent: Opponent,
    /// Who starts.
    pub starter: Starter,
    /// Which shapes win.
    pub variant: Variant,
    /// Which traits count, at least one.
    pub traits: TraitSet,
    /// How an alignment wins.
    pub calling: Calling,
    /// What a wrong call costs.
    pub wrong_call: WrongCall,
    /// Whether hints are at hand.
    pub assist: bool,
    /// Whether moves may be taken back; if nothing is said, as is usual in such a game.
    pub takebacks: Option<Takebacks>,
    /// The clock.
    pub clock: Option<TimeControl>,
    /// How much more time the player has.
    pub multiplier: Multiplier,
    /// How much more time the opponent has.
    pub other_multiplier: Multiplier,
    /// Whether the board is hidden.
    pub blindfold: Option<Memory>,
    /// The edition in which pieces are named and drawn.
    pub edition: Edition,
    /// The language.
    pub language: Language,
    /// The player's name; without one, a usual one.
    pub name: Option<Name>,
    /// The opponent's name.
    pub other_name: Option<Name>,
}

/// How somebody wants to be spoken to, as far as they say it for this time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VoiceOverride {
    /// The language.
    pub language: Option<Language>,
    /// The edition.
    pub edition: Option<Edition>,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            opponent: Opponent::Computer(Character::Level(Level::ALL[2])),
            starter: Starter::Dice,
            variant: Variant::Lines,
            traits: TraitSet::FULL,
            calling: Calling::Official,
            wrong_call: WrongCall::Three,
            assist: false,
            takebacks: None,
            clock: None,
            multiplier: Multiplier::default(),
            other_multiplier: Multiplier::default(),
            blindfold: None,
            edition: Edition::Classic,
            language: Language::English,
            name: None,
            other_name: None,
        }
    }
}

impl Choices {
    /// Returns what the players agree on.
    #[must_use]
    pub fn options(&self) -> Options {
        let rules = RuleSet::new(self.variant, self.traits).unwrap_or_default();
        Options {
            terms: Terms { rules, calling: self.calling, wrong_call: self.wrong_call },
            starter: match self.starter {
                Starter::Dice => None,
                Starter::Me => Some(Seat::First),
                Starter::Other => Some(Seat::Second),
            },
            // Hints would show what the blindfold hides.
            assist: self.assist && self.blindfold.is_none(),
            takebacks: self.takebacks.filter(|_| self.blindfold.is_none()),
            clock: self.clock,
            // Nobody has more time where there is no clock.
            multipliers: self
                .clock
                .map(|_| [self.multiplier, self.other_multiplier])
                .unwrap_or_default(),
            blindfold: self.blindfold,
            ..Options::default()
        }
    }

    /// Returns the name of both people at this keyboard, if they have the same: then nobody could tell
    /// who is meant.
    #[must_use]
    pub fn shared_name(&self) -> Option<String> {
        let [own, other] = [Item::Name, Item::OtherName].map(|item| item.value(self));
        (look_alike(&own, &other) && self.opponent == Opponent::Person).then_some(own)
    }

    /// Writes the choices as lines `name = value`. The language of the environment is not written,
    /// so that it may change.
    pub(crate) fn to_lines(&self, usual: Language) -> String {
        let opponent = match self.opponent {
            Opponent::Computer(character) => character.to_string(),
            Opponent::Person => "person".into(),
        };
        let starter = match self.starter {
            Starter::Dice => "dice",
            Starter::Me => "me",
            Starter::Other => "other",
        };
        let or_none = |text: Option<String>| text.unwrap_or_else(|| "-".into());
        let name = |name: &Option<Name>| or_none(name.as_ref().map(Name::to_string));
        let lines = [
            ("against", opponent),
            ("starts", starter.into()),
            ("rules", self.variant.to_string()),
            ("traits", self.traits.to_string()),
            ("calling", self.calling.to_string()),
            ("wrong-call", self.wrong_call.to_string()),
            ("assist", if self.assist { "on" } else { "off" }.into()),
            ("takebacks", or_none(self.takebacks.map(|takebacks| takebacks.to_string()))),
            ("clock", or_none(self.clock.map(|clock| clock.to_string()))),
            ("multiplier", self.multiplier.to_string()),
            ("other-multiplier", self.other_multiplier.to_string()),
            ("blindfold", or_none(self.blindfold.map(|memory| memory.to_string()))),
            ("edition", self.edition.to_string()),
            ("lang", or_none(Some(self.language.to_string()).filter(|_| self.language != usual))),
            ("name", name(&self.name)),
            ("other-name", name(&self.other_name)),
        ];
        lines.map(|(name, value)| format!("{name} = {value}\n")).concat()
    }

    /// Reads lines that [`Choices::to_lines`] wrote. What is missing or not understood stays as it
    /// is: a choice that cannot be read is no reason not to play.
    pub(crate) fn read_lines(&mut self, text: &str) {
        for line in text.lines() {
            if let Some((name, value)) = line.split_once(" = ") {
                self.read(name, value.trim());
            }
        }
    }

    /// Changes how somebody is spoken to, as far as they say it.
    pub(crate) fn override_voice(&mut self, manner: VoiceOverride) {
        self.language = manner.language.unwrap_or(self.language);
        self.edition = manner.edition.unwrap_or(self.edition);
    }

    fn read(&mut self, name: &str, value: &str) {
        fn set<T: std::str::FromStr>(place: &mut T, value: &str) {
            if let Ok(value) = value.parse() {
                *place = value;
            }
        }
        match name {
            "against" if value == "person" => self.opponent = Opponent::Person,
            "against" => {
                if let Ok(character) = value.parse() {
                    self.opponent = Opponent::Computer(character);
                }
            }
            "starts" => {
                self.starter = match value {
                    "me" => Starter::Me,
                    "other" => Starter::Other,
                    _ => Starter::Dice,
                }
            }
            "rules" => set(&mut self.variant, value),
            "traits" => set(&mut self.traits, value),
            "calling" => set(&mut self.calling, value),
            "wrong-call" => set(&mut self.wrong_call, value),
            "assist" => self.assist = value == "on",
            "takebacks" => self.takebacks = value.parse().ok(),
            "clock" => self.clock = value.parse().ok(),
            "multiplier" => set(&mut self.multiplier, value),
            "other-multiplier" => set(&mut self.other_multiplier, value),
            "blindfold" => self.blindfold = value.parse().ok(),
            "edition" => set(&mut self.edition, value),
            "lang" => set(&mut self.language, value),
            "name" => self.name = value.parse().ok().filter(|_| value != "-"),
            "other-name" => self.other_name = value.parse().ok().filter(|_| value != "-"),
            _ => {}
        }
    }
}

/// How many questions a turn are offered to choose from.
pub(crate) const QUERIES: NonZero<u8> = NonZero::new(3).expect("not 0");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_were_written() {
        let mut choices = Choices {
            opponent: Opponent::Person,
            starter: Starter::Other,
            variant: Variant::Blocks,
            traits: "height,fill".parse().unwrap(),
            calling: Calling::Auto,
            wrong_call: WrongCall::Free,
            assist: true,
            takebacks: Some(Takebacks::Ask),
            clock: Some(TimeControl::TOURNAMENT),
            multiplier: "200".parse().unwrap(),
            other_multiplier: "150".parse().unwrap(),
            blindfold: Some(Memory::Queries(4)),
            edition: Edition::Access,
            language: Language::Romanian,
            name: "Ada = 1".parse().ok(),
            other_name: None,
        };
        let mut read = Choices::default();
        read.read_lines(&choices.to_lines(Language::English));
        assert_eq!(read, choices);
        choices.read_lines("against = 11\ntraits = \nlang = xx\nnonsense\nname\n");
        assert_eq!(read, choices, "what is not understood changes nothing");
    }
}
