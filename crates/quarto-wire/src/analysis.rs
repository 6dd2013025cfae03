// Under its own name it would be described as any JSON value.
use quarto_rules::{Action, RuleSet, TraitSet, Value as GameValue, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A position to be analysed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuestionBody {
    /// The position in the notation of `quarto position`; alignments win by themselves.
    #[schema(value_type = quarto_rules::Position)]
    pub position: String,
    /// Which shapes win.
    #[serde(default)]
    pub rules: Variant,
    /// The traits that count; all if it is left out.
    #[serde(default = "all_traits")]
    pub traits: TraitSet,
    /// How long it may take, in milliseconds, at most ten seconds.
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

/// What was found out about a position, in the words of `quarto solve --json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AnalysisBody {
    /// What it is worth to the player who must act.
    #[serde(flatten)]
    pub worth: WorthBody,
    /// All actions that keep the value; `null` if that is not known of every action.
    pub best: Option<Vec<Action>>,
    /// What each action is worth to them.
    pub moves: Vec<MoveBody>,
}

/// What something is worth: `value` and `in` once it is known, until then what it is at least and at
/// most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum WorthBody {
    /// It is known.
    Known(GameValue),
    /// It is not known yet.
    Between {
        /// At least this.
        at_least: GameValue,
        /// At most this.
        at_most: GameValue,
    },
}

impl WorthBody {
    /// Returns what is worth between these two values.
    #[must_use]
    pub fn new(at_least: GameValue, at_most: GameValue) -> WorthBody {
        if at_least == at_most {
            WorthBody::Known(at_least)
        } else {
            WorthBody::Between { at_least, at_most }
        }
    }
}

/// An action and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct MoveBody {
    /// The action.
    pub action: Action,
    /// What it is worth to the player who does it.
    #[serde(flatten)]
    pub worth: WorthBody,
}
