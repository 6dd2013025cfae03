use std::collections::BTreeMap;
use std::time::Duration;

use quarto_rules::{Action, Player};
use serde::{Deserialize, Serialize};

use crate::{Greeting, Lot, Options, Party, Question, Seat, Time};

/// Something that happened in a game. A game is its events (an event log): everything else follows from
/// them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// When it happened.
    pub at: Time,
    /// How much of the player's time the message spent on the network.
    #[serde(default, with = "crate::text::millis", skip_serializing_if = "Duration::is_zero")]
    pub lag: Duration,
    /// What happened.
    pub what: Happening,
}

/// What can happen in a game. There is no event for an alignment: the players must notice it (D8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Happening {
    /// The game was proposed. This is always the first event, and the only one of its kind.
    Created {
        /// The options that were agreed on.
        #[serde(with = "crate::stored::options")]
        options: Options,
        /// The seed of the dice and of the engine. It is never shown to anyone.
        seed: u64,
        /// Further tags for the record: Event, Site, Round and the like.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        tags: BTreeMap<String, String>,
    },
    /// A player sat down.
    Seated {
        /// The seat.
        seat: Seat,
        /// The player.
        party: Party,
    },
    /// The game began.
    Started {
        /// How it was decided who starts.
        lot: Lot,
        /// The seat that starts and thereby becomes player 1.
        starter: Seat,
    },
    /// A player acted.
    Acted {
        /// The player.
        #[serde(with = "crate::text")]
        player: Player,
        /// What the player did.
        action: Action,
    },
    /// A player let one of the windows after the last piece pass, which counts as *done* (D4).
    Lapsed {
        /// The player.
        #[serde(with = "crate::text")]
        player: Player,
        /// The cause.
        cause: Cause,
    },
    /// A player tried an occupied square or a piece that is gone in a blindfold game (D11).
    Attempted {
        /// The player.
        #[serde(with = "crate::text")]
        player: Player,
        /// What the player tried.
        action: Action,
    },
    /// A player asked about the hidden board (D11).
    Asked {
        /// The player.
        #[serde(with = "crate::text")]
        player: Player,
        /// What the player asked.
        question: Question,
    },
    /// A player offered a draw.
    DrawOffered(By),
    /// A player declined the draw.
    DrawDeclined(By),
    /// Both players agreed on a draw.
    DrawAgreed,
    /// A player asked to take back their latest action.
    TakebackAsked(By),
    /// A player did not allow the take-back.
    TakebackDeclined(By),
    /// The latest action of a player, and what followed it, was taken back.
    TakenBack {
        /// The player whose action was taken back.
        #[serde(with = "crate::text")]
        player: Player,
        /// How many actions were taken back.
        actions: usize,
    },
    /// A player resigned.
    Resigned(By),
    /// A player ran out of time and lost (D6).
    OutOfTime(By),
    /// A player was gone too long and lost (D10).
    Abandoned(By),
    /// The player to act was given more time, because of a disturbance that was neither player's fault.
    Extended {
        /// How much time.
        #[serde(with = "crate::text::millis")]
        by: Duration,
    },
    /// After the game, a player asked for another one.
    RematchOffered(By),
    /// Both players want another game.
    RematchAgreed,
    /// A seat sent a greeting, before, during or after the game. It changes nothing.
    Greeted {
        /// The seat: before the lot there are no players yet.
        seat: Seat,
        /// The greeting.
        greeting: Greeting,
    },
}

/// The part of a game that a happening belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The creation of the game.
    Creation,
    /// Before the game starts.
    Before,
    /// While it is played.
    During,
    /// After it is over.
    After,
    /// At any time after the creation.
    Any,
}

impl Happening {
    /// Returns the part of a game in which this can happen.
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

/// The player who did something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct By {
    /// The player.
    #[serde(with = "crate::text")]
    pub player: Player,
}

/// Why a window passed without an action of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Cause {
    /// The player's time was up.
    Time,
    /// The player was gone.
    Absence,
}
