use std::fmt::{Formatter, Result as FmtResult};
use std::time::Duration;

use quarto_rules::{Calling, RuleSet, Terms, TraitSet, Variant, WrongCall};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::{BestOf, Memory, Multiplier, Seat, Takebacks, TimeControl};

/// Everything that the players agree on before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "Flat")]
pub struct Options {
    /// The terms that concern the rules.
    pub terms: Terms,
    /// The seat that starts, if the players agreed on it; otherwise the dice decide (D9).
    pub starter: Option<Seat>,
    /// Whether hints and threats are available to both players (D8).
    pub assist: bool,
    /// Whether players may take back what they did (D8); see [`Options::takebacks`]. Games from before
    /// this was an option have `None`.
    pub takebacks: Option<Takebacks>,
    /// The clock, if there is one (D6).
    pub clock: Option<TimeControl>,
    /// How much more time each seat has, that of the first seat first.
    pub multipliers: [Multiplier; 2],
    /// The most network lag that is given back per move, in milliseconds.
    pub lag_allowance: Duration,
    /// Whether the players play blindfold, and what they may ask (D11).
    pub blindfold: Option<Memory>,
    /// Whether a game may be claimed when the player to act is gone (D10).
    pub claims: bool,
    /// The length of the match that this game belongs to, if one was agreed on.
    pub best_of: Option<BestOf>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            terms: Terms::default(),
            starter: None,
            assist: false,
            takebacks: None,
            clock: None,
            multipliers: [Multiplier::default(); 2],
            lag_allowance: Duration::ZERO,
            blindfold: None,
            claims: false,
            best_of: None,
        }
    }
}

impl Options {
    /// Checks whether a game can be played with these options.
    ///
    /// # Errors
    /// Returns which of them cannot be combined.
    pub fn check(&self) -> Result<(), OptionsError> {
        if self.blindfold.is_none() {
            return Ok(());
        }
        if self.assist {
            return Err(OptionsError::AssistBlindfold);
        }
        match self.takebacks() {
            Takebacks::None => Ok(()),
            Takebacks::Free | Takebacks::Ask => Err(OptionsError::TakebacksBlindfold),
        }
    }

    /// Returns the options for players who are not at one screen: a game with a clock can be claimed if
    /// one of them is gone (D10). Without a clock, or with a slow one, players may come back when they like.
    #[must_use]
    pub fn apart(self) -> Options {
        Options { claims: self.clock.is_some_and(|clock| !clock.is_slow()), ..self }
    }

    /// Returns whether players may take back what they did. In games without this option it is part of
    /// the assistance.
    #[must_use]
    pub fn takebacks(&self) -> Takebacks {
        let before = if self.assist { Takebacks::Ask } else { Takebacks::None };
        self.takebacks.unwrap_or(before)
    }
}

/// Why a game cannot be played with these options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// Hints would show what the blindfold hides.
    #[error("a blindfold game has no assistance")]
    AssistBlindfold,
    /// A piece that is placed and taken back would reveal for free that the square is empty.
    #[error("nothing is taken back in a blindfold game")]
    TakebacksBlindfold,
}

/// The options in JSON: one flat object, with defaults for what is left out.
#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = Options))]
struct Flat {
    /// Which shapes win.
    rules: Variant,
    /// The traits that count.
    traits: TraitSet,
    /// How an alignment wins.
    calling: Calling,
    /// What wrong calls cost.
    wrong_call: WrongCall,
    /// The seat that starts; the dice decide if it is `null`.
    starter: Option<Seat>,
    /// Whether hints are available to both players.
    assist: bool,
    /// Whether players may take back. The default is `free` between two named persons and against levels
    /// 1 to 5, `ask` with a guest, and `none` with a clock, in blindfold games, and otherwise.
    takebacks: Option<Takebacks>,
    /// The clock, if there is one.
    clock: Option<TimeControl>,
    /// How much time each seat has, in percent from 100 to 1000, that of the first seat first.
    #[cfg_attr(feature = "openapi", schema(min_items = 2, max_items = 2, example = json!([100, 100])))]
    multipliers: [Multiplier; 2],
    /// The most network lag that is given back per move, in milliseconds.
    #[serde(deserialize_with = "crate::number::between::<0, 5000, _>")]
    #[cfg_attr(feature = "openapi", schema(maximum = 5000))]
    lag_allowance: u16,
    /// Whether the players play blindfold, and what they may ask.
    blindfold: Option<Memory>,
    /// Whether a game may be claimed when the player to act has been gone for five minutes.
    claims: bool,
    /// How many games the match has at most, if it has an end.
    best_of: Option<BestOf>,
}

impl Default for Flat {
    fn default() -> Flat {
        Options::default().into()
    }
}

impl From<Options> for Flat {
    fn from(options: Options) -> Flat {
        let Terms { rules, calling, wrong_call } = options.terms;
        Flat {
            rules: rules.variant(),
            traits: rules.traits(),
            calling,
            wrong_call,
            starter: options.starter,
            assist: options.assist,
            takebacks: options.takebacks,
            clock: options.clock,
            multipliers: options.multipliers,
            lag_allowance: u16::try_from(options.lag_allowance.as_millis()).unwrap_or(u16::MAX),
            blindfold: options.blindfold,
            claims: options.claims,
            best_of: options.best_of,
        }
    }
}

impl From<Flat> for Options {
    fn from(flat: Flat) -> Options {
        // A set of traits that was read is never empty.
        let rules = RuleSet::new(flat.rules, flat.traits).unwrap_or_default();
        Options {
            terms: Terms { rules, calling: flat.calling, wrong_call: flat.wrong_call },
            starter: flat.starter,
            assist: flat.assist,
            takebacks: flat.takebacks,
            clock: flat.clock,
            multipliers: flat.multipliers,
            lag_allowance: Duration::from_millis(flat.lag_allowance.into()),
            blindfold: flat.blindfold,
            claims: flat.claims,
            best_of: flat.best_of,
        }
    }
}

impl<'de> Deserialize<'de> for Options {
    /// Reads an object. On its own, serde would also accept an array, and an empty one as all defaults.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Options, D::Error> {
        from.deserialize_map(ObjectReader)
    }
}

struct ObjectReader;

impl<'de> Visitor<'de> for ObjectReader {
    type Value = Options;

    fn expecting(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("an object with options")
    }

    fn visit_map<M: MapAccess<'de>>(self, fields: M) -> Result<Options, M::Error> {
        Flat::deserialize(MapAccessDeserializer::new(fields)).map(Options::from)
    }
}

/// Reads the options of a game that is shown, without those that only a newer server knows. In a
/// proposal, by contrast, every option must be known.
pub(crate) fn shown<'de, D: Deserializer<'de>>(from: D) -> Result<Options, D::Error> {
    let mut fields = Map::deserialize(from)?;
    let known = serde_json::to_value(Flat::default()).map_err(D::Error::custom)?;
    fields.retain(|name, _| known.get(name).is_some());
    Options::deserialize(Value::Object(fields)).map_err(D::Error::custom)
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Options {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        Flat::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Options {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        Flat::schemas(schemas);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_an_object() {
        let read = |text| serde_json::from_str::<Options>(text);
        assert_eq!(read("{}").unwrap(), Options::default());
        for text in ["[]", r#"["lines"]"#, "null", "1", r#""lines""#] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains("expected an object with options"), "{text}: {error}");
        }
    }
}
