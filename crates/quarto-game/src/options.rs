use std::time::Duration;

use quarto_rules::Terms;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Clock, Memory, Multiplier, Seat, Takebacks};

/// Everything the players agree on before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// What the rules need to know.
    #[serde(with = "terms")]
    pub terms: Terms,
    /// Who starts, if the players agreed on it; otherwise the dice decide (D9).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starter: Option<Seat>,
    /// Whether hints and threats are at hand, for both (D8).
    pub assist: bool,
    /// Whether players may take back what they did (D8); see [`Options::takebacks`]. Games that were
    /// made before this was a choice do not say it.
    #[serde(with = "crate::text::option", skip_serializing_if = "Option::is_none")]
    pub takebacks: Option<Takebacks>,
    /// The clock, if there is one (D6).
    #[serde(with = "crate::text::option")]
    pub clock: Option<Clock>,
    /// How much more time each seat has, the first seat's first.
    #[serde(with = "multipliers")]
    pub multipliers: [Multiplier; 2],
    /// How much of a move may be given back for the way of a message, in milliseconds.
    #[serde(with = "crate::text::millis")]
    pub lag_allowance: Duration,
    /// Whether the players play blindfold, and what they may ask (D11).
    #[serde(with = "crate::text::option")]
    pub blindfold: Option<Memory>,
    /// Whether a game may be claimed when the player to act is gone (D10).
    pub claims: bool,
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
        }
    }
}

impl Options {
    /// Tells whether a game can be played like this.
    ///
    /// # Errors
    /// What does not go together.
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

    /// Returns whether players may take back what they did. In games that do not say it, that is a
    /// part of the assistance.
    #[must_use]
    pub fn takebacks(&self) -> Takebacks {
        let before = if self.assist { Takebacks::Ask } else { Takebacks::None };
        self.takebacks.unwrap_or(before)
    }
}

/// Why nobody can play like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// Hints would show what the blindfold hides.
    #[error("a blindfold game has no assistance")]
    AssistBlindfold,
    /// A piece that is placed and taken back would tell for nothing that the square is empty.
    #[error("nothing is taken back in a blindfold game")]
    TakebacksBlindfold,
}

/// The terms as text.
mod terms {
    use quarto_rules::{Calling, RuleSet, Terms, WrongCall};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    struct Text {
        #[serde(with = "crate::text")]
        rules: RuleSet,
        #[serde(with = "crate::text")]
        calling: Calling,
        #[serde(with = "crate::text")]
        wrong_call: WrongCall,
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields like this")]
    pub(super) fn serialize<S: Serializer>(terms: &Terms, to: S) -> Result<S::Ok, S::Error> {
        let Terms { rules, calling, wrong_call } = *terms;
        Text { rules, calling, wrong_call }.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Terms, D::Error> {
        let Text { rules, calling, wrong_call } = Text::deserialize(from)?;
        Ok(Terms { rules, calling, wrong_call })
    }
}

/// Both multipliers in percent.
mod multipliers {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::Multiplier;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields like this")]
    pub(super) fn serialize<S: Serializer>(
        values: &[Multiplier; 2],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        values.map(Multiplier::percent).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<[Multiplier; 2], D::Error> {
        let [first, second] = <[u16; 2]>::deserialize(from)?.map(Multiplier::new);
        first
            .zip(second)
            .map(<[Multiplier; 2]>::from)
            .ok_or(D::Error::custom(crate::MultiplierError))
    }
}
