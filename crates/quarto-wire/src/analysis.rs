// Under the name `Value` the schema would describe it as any JSON value.
use quarto_rules::{Action, RuleSet, TraitSet, Value as GameValue, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A position to analyse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuestionBody {
    /// The position in the notation of `quarto position`; an alignment wins without a call.
    #[schema(value_type = quarto_rules::Position)]
    pub position: String,
    /// The shapes that win.
    #[serde(default)]
    pub rules: Variant,
    /// The traits that count; all of them if the field is left out.
    #[serde(default = "all_traits")]
    pub traits: TraitSet,
    /// The time the search may take, in milliseconds: at most ten seconds.
    #[serde(default = "second", deserialize_with = "quarto_game::number::between::<1, 10_000, _>")]
    #[schema(minimum = 1, maximum = 10000)]
    pub time: u16,
}

fn all_traits() -> TraitSet {
    RuleSet::default().traits()
}

fn second() -> u16 {
    1000
}

/// The result of an analysis, in the words of `quarto solve --json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AnalysisBody {
    /// The value for the player to act.
    #[serde(flatten)]
    pub worth: WorthBody,
    /// All actions that keep the value; `null` unless the value of every action is known.
    pub best: Option<Vec<Action>>,
    /// The value of each action for the player to act.
    pub moves: Vec<MoveBody>,
}

/// The value of a position or an action: `value` and `in` once it is known, until then its lower
/// and upper bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum WorthBody {
    /// The exact value.
    Known(GameValue),
    /// The bounds, as long as the value is not known exactly.
    Between {
        /// The lower bound.
        at_least: GameValue,
        /// The upper bound.
        at_most: GameValue,
    },
}

impl WorthBody {
    /// Returns the worth that has these bounds, which is known if they are equal.
    #[must_use]
    pub fn new(at_least: GameValue, at_most: GameValue) -> WorthBody {
        if at_least == at_most {
            WorthBody::Known(at_least)
        } else {
            WorthBody::Between { at_least, at_most }
        }
    }
}

/// An action and its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct MoveBody {
    /// The action.
    pub action: Action,
    /// Its value for the player who takes it.
    #[serde(flatten)]
    pub worth: WorthBody,
}
