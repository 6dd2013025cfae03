use std::time::Duration;

use quarto_game::{Clock, Memory, Multiplier, Name, Options, Party, Seat, Takebacks};
use quarto_rules::{Calling, Character, RuleSet, Terms, TraitSet, Variant, WrongCall};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::notation::{ClockText, MemoryText, NameText, TraitsText};
use crate::number::Whole;

/// Everything the players agree on before a game. What is left out is as usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OptionsBody {
    /// Which shapes win: `lines`, or `squares` for lines and 2×2 blocks.
    #[serde(default, with = "quarto_game::text")]
    #[schema(value_type = String, pattern = "^(lines|squares)$", example = "lines")]
    pub rules: Variant,
    /// The traits that count.
    #[serde(default = "all_traits", with = "quarto_game::text")]
    #[schema(value_type = TraitsText)]
    pub traits: TraitSet,
    /// `official`: an alignment wins for whoever calls it. `auto`: it wins by itself.
    #[serde(default, with = "quarto_game::text")]
    #[schema(value_type = String, pattern = "^(official|auto)$", example = "official")]
    pub calling: Calling,
    /// What wrong calls cost: `three` of a player lose, the first `loses`, or they are `free`.
    #[serde(default, with = "quarto_game::text")]
    #[schema(value_type = String, pattern = "^(three|loses|free)$", example = "three")]
    pub wrong_call: WrongCall,
    /// Who starts; the dice decide if it is `null`.
    #[serde(default)]
    #[schema(value_type = Option<SeatBody>)]
    pub starter: Option<Seat>,
    /// Whether hints are at hand, for both.
    #[serde(default)]
    pub assist: bool,
    /// Whether players may take back: `free`, `ask` (if the opponent agrees) or `none`. If it is left
    /// out, `free` between two named persons and against levels 1 to 5, `ask` with a guest, `none`
    /// with a clock, blindfold, and otherwise.
    #[serde(default, with = "crate::text::maybe")]
    #[schema(value_type = Option<String>, pattern = "^(free|ask|none)$", example = "ask")]
    pub takebacks: Option<Takebacks>,
    /// The clock: `60/move` for seconds a move, `300+5` for seconds in all and more for each move.
    #[serde(default, with = "crate::text::maybe")]
    #[schema(value_type = Option<ClockText>)]
    pub clock: Option<Clock>,
    /// How much more time each seat has, in percent, the first seat's first.
    #[serde(default)]
    #[schema(min_items = 2, max_items = 2, example = json!([100, 100]))]
    pub multipliers: [Percent; 2],
    /// How much of a move is given back for the way of a message, in milliseconds.
    #[serde(default, deserialize_with = "crate::number::between::<0, 5000, _>")]
    #[schema(maximum = 5000)]
    pub lag_allowance: u16,
    /// Whether the players play blindfold, and what they may ask: `touch`, `queries 3`, `memory`.
    #[serde(default, with = "crate::text::maybe")]
    #[schema(value_type = Option<MemoryText>)]
    pub blindfold: Option<Memory>,
    /// Whether a game may be claimed when the player to act has been gone for five minutes.
    #[serde(default)]
    pub claims: bool,
}

/// All four.
pub(crate) fn all_traits() -> TraitSet {
    RuleSet::default().traits()
}

/// A multiplier in percent, from 100 to 1000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(value_type = u16, minimum = 100, maximum = 1000)]
#[serde(try_from = "Whole", into = "u16")]
pub struct Percent(pub Multiplier);

impl TryFrom<Whole> for Percent {
    type Error = quarto_game::MultiplierError;

    fn try_from(Whole(percent): Whole) -> Result<Percent, Self::Error> {
        let percent = u16::try_from(percent).ok().and_then(Multiplier::new);
        percent.map(Percent).ok_or(quarto_game::MultiplierError)
    }
}

impl From<Percent> for u16 {
    fn from(percent: Percent) -> u16 {
        percent.0.percent()
    }
}

impl Default for OptionsBody {
    fn default() -> OptionsBody {
        OptionsBody::from(&Options::default())
    }
}

impl From<&Options> for OptionsBody {
    fn from(options: &Options) -> OptionsBody {
        let Terms { rules, calling, wrong_call } = options.terms;
        OptionsBody {
            rules: rules.variant(),
            traits: rules.traits(),
            calling,
            wrong_call,
            starter: options.starter,
            assist: options.assist,
            takebacks: options.takebacks,
            clock: options.clock,
            multipliers: options.multipliers.map(Percent),
            lag_allowance: u16::try_from(options.lag_allowance.as_millis()).unwrap_or(u16::MAX),
            blindfold: options.blindfold,
            claims: options.claims,
        }
    }
}

impl From<OptionsBody> for Options {
    fn from(body: OptionsBody) -> Options {
        // A set of traits that was read is never empty.
        let rules = RuleSet::new(body.rules, body.traits).unwrap_or_default();
        let OptionsBody { calling, wrong_call, .. } = body;
        Options {
            terms: Terms { rules, calling, wrong_call },
            starter: body.starter,
            assist: body.assist,
            takebacks: body.takebacks,
            clock: body.clock,
            multipliers: body.multipliers.map(|percent| percent.0),
            lag_allowance: Duration::from_millis(body.lag_allowance.into()),
            blindfold: body.blindfold,
            claims: body.claims,
        }
    }
}

/// One of the two places at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ToSchema, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatBody {
    /// That of whoever proposed the game.
    First,
    /// The other.
    Second,
}

/// The name of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(value_type = NameText)]
pub struct NameBody(pub Name);

/// How the engine plays: a level from 1 to 10, or `greedy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(value_type = String, pattern = "^([1-9]|10|greedy)$", example = "5")]
pub struct CharacterBody(#[serde(with = "quarto_game::text")] pub Character);

/// Who sits on a seat: `{"person": "Ada"}` or `{"engine": "10"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PartyBody {
    /// A person.
    Person(NameBody),
    /// The engine.
    Engine(CharacterBody),
}

impl From<Party> for PartyBody {
    fn from(party: Party) -> PartyBody {
        match party {
            Party::Person(name) => PartyBody::Person(NameBody(name)),
            Party::Engine(character) => PartyBody::Engine(CharacterBody(character)),
        }
    }
}

impl From<PartyBody> for Party {
    fn from(body: PartyBody) -> Party {
        match body {
            PartyBody::Person(name) => Party::Person(name.0),
            PartyBody::Engine(character) => Party::Engine(character.0),
        }
    }
}
