use quarto_engine::{Analysis, Solution};
use quarto_rules::{Action, TraitSet, Value, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::notation::{ActionText, PositionText, TraitsText};

/// A position to be analysed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuestionBody {
    /// The position in the notation of `quarto position`; alignments win by themselves.
    #[schema(value_type = PositionText)]
    pub position: String,
    /// Which shapes win: `lines` or `squares`.
    #[serde(default, with = "quarto_game::text")]
    #[schema(value_type = String, pattern = "^(lines|squares)$", example = "lines")]
    pub rules: Variant,
    /// The traits that count; all if it is left out.
    #[serde(default = "crate::options::all_traits", with = "quarto_game::text")]
    #[schema(value_type = TraitsText)]
    pub traits: TraitSet,
    /// How long it may take, in milliseconds, at most ten seconds.
    #[serde(default = "second", deserialize_with = "crate::number::between::<1, 10_000, _>")]
    #[schema(minimum = 1, maximum = 10000)]
    pub time: u16,
}

fn second() -> u16 {
    1000
}

/// What was found out about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AnalysisBody {
    /// What it is worth to the player who must act.
    pub worth: WorthBody,
    /// What each action is worth to them.
    pub moves: Vec<MoveBody>,
}

/// What something is worth: both ends are the same once it is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct WorthBody {
    /// At least this.
    pub at_least: ValueBody,
    /// At most this.
    pub at_most: ValueBody,
}

/// A win, a draw or a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ValueBody {
    /// `win`, `draw` or `loss`.
    pub value: OutcomeBody,
    /// In so many placements; `null` for a draw.
    pub placements: Option<u8>,
}

/// What a position comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeBody {
    /// The player to act wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The player to act loses.
    Loss,
}

/// An action and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct MoveBody {
    /// The action.
    #[serde(with = "quarto_game::text")]
    #[schema(value_type = ActionText)]
    pub action: Action,
    /// What it is worth to the player who does it.
    pub worth: WorthBody,
}

impl From<Value> for ValueBody {
    fn from(value: Value) -> ValueBody {
        let (value, placements) = match value {
            Value::Win(placements) => (OutcomeBody::Win, Some(placements)),
            Value::Draw => (OutcomeBody::Draw, None),
            Value::Loss(placements) => (OutcomeBody::Loss, Some(placements)),
        };
        ValueBody { value, placements }
    }
}

impl From<&Solution> for WorthBody {
    fn from(solution: &Solution) -> WorthBody {
        WorthBody { at_least: solution.at_least.into(), at_most: solution.at_most.into() }
    }
}

impl From<&Analysis> for AnalysisBody {
    fn from(found: &Analysis) -> AnalysisBody {
        let body = |(action, worth): &(Action, Solution)| MoveBody {
            action: *action,
            worth: worth.into(),
        };
        AnalysisBody { worth: (&found.worth).into(), moves: found.moves.iter().map(body).collect() }
    }
}
