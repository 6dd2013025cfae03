use std::collections::BTreeMap;
use std::time::Duration;

use quarto_rules::{Action, Player};
use serde::{Deserialize, Serialize};

use crate::{Greeting, Lot, Options, Party, Question, Seat, Time};

/// Something that happened in a game. A game is its events: from them everything else follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// When it happened.
    pub at: Time,
    /// How much of the player's time was spent on the way of the message.
    #[serde(default, with = "crate::text::millis", skip_serializing_if = "Duration::is_zero")]
    pub lag: Duration,
    /// What happened.
    pub what: Happening,
}

/// What happens in games. There is none for an alignment: it must be noticed (D8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Happening {
    /// A game was proposed. It is always the first event, and the only one of its kind.
    Created {
        /// What was agreed on.
        #[serde(with = "crate::stored::options")]
        options: Options,
        /// From which the dice and the engine get their chance. Nobody is shown it.
        seed: u64,
        /// What else the record shall say: Event, Site, Round and the like.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        tags: BTreeMap<String, String>,
    },
    /// Somebody sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        party: Party,
    },
    /// The game began.
    Started {
        /// How it was decided who starts.
        lot: Lot,
        /// Who starts and thereby is player 1.
        starter: Seat,
    },
    /// A player acted.
    Acted {
        /// Who.
        #[serde(with = "crate::text")]
        player: Player,
        /// What they did.
        action: Action,
    },
    /// A player let one of the windows after the last piece pass; it counts as *done* (D4).
    Lapsed {
        /// Who.
        #[serde(with = "crate::text")]
        player: Player,
        /// Why.
        cause: Cause,
    },
    /// A player tried an occupied square or a piece that is gone, blindfold (D11).
    Attempted {
        /// Who.
        #[serde(with = "crate::text")]
        player: Player,
        /// What they tried.
        action: Action,
    },
    /// A player asked about the hidden board (D11).
    Asked {
        /// Who.
        #[serde(with = "crate::text")]
        player: Player,
        /// What they asked.
        question: Question,
    },
    /// A player offered a draw.
    DrawOffered(By),
    /// A player did not accept it.
    DrawDeclined(By),
    /// Both agreed on a draw.
    DrawAgreed,
    /// A player asked to take back their latest action.
    TakebackAsked(By),
    /// A player did not allow it.
    TakebackDeclined(By),
    /// The latest action of a player, and what followed it, was taken back.
    TakenBack {
        /// Whose action.
        #[serde(with = "crate::text")]
        player: Player,
        /// How many actions.
        actions: usize,
    },
    /// A player gave up.
    Resigned(By),
    /// A player ran out of time and lost (D6).
    OutOfTime(By),
    /// A player was gone too long and lost (D10).
    Abandoned(By),
    /// The player to act was given more time, for what was nobody's fault.
    Extended {
        /// How much.
        #[serde(with = "crate::text::millis")]
        by: Duration,
    },
    /// After the game, a player asked for another one.
    RematchOffered(By),
    /// Both want another one.
    RematchAgreed,
    /// Somebody greeted, before, during or after the game. It changes nothing.
    Greeted {
        /// Who, by the seat: it may be before the lot.
        seat: Seat,
        /// What they said.
        greeting: Greeting,
    },
}

/// The part of a game to which a happening belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The very beginning.
    Creation,
    /// Until the game starts.
    Before,
    /// While it is played.
    During,
    /// When it is over.
    After,
    /// All but the creation.
    Any,
}

impl Happening {
    /// Returns in which part of a game this can happen.
    pub(crate) const fn part(&self) -> Part {
        match self {
            Happening::Created { .. } => Part::Creation,
            Happening::Seated { .. } | Happening::Started { .. } => Part::Before,
            Happening::Acted { .. }
            | Happening::Lapsed { .. }
            | Happening::Attempted { .. }
            | Happening::Asked { .. }
            | Happening::DrawOffered(_)
            | Happening::DrawDeclined(_)
            | Happening::DrawAgreed
            | Happening::TakebackAsked(_)
            | Happening::TakebackDeclined(_)
            | Happening::TakenBack { .. }
            | Happening::Resigned(_)
            | Happening::OutOfTime(_)
            | Happening::Abandoned(_)
            | Happening::Extended { .. } => Part::During,
            Happening::RematchOffered(_) | Happening::RematchAgreed => Part::After,
            Happening::Greeted { .. } => Part::Any,
        }
    }
}

/// Who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct By {
    /// That player.
    #[serde(with = "crate::text")]
    pub player: Player,
}

/// Why something passed without the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Cause {
    /// Their time was up.
    Time,
    /// They were gone.
    Absence,
}
