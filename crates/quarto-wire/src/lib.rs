//! The types that only the API has: orders, messages, problems, created games and held seats.
//! Everything else on the wire is a type of `quarto-rules` or `quarto-game`, serialized in its one
//! notation:
//!
//! ```
//! use quarto_game::Command;
//! use quarto_wire::OrderBody;
//!
//! let order: OrderBody = serde_json::from_str(r#"{"do": "act", "actions": ["a2", "K"]}"#)?;
//! assert!(matches!(order.command, Command::Act { actions } if actions.len() == 2));
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! The feature `client` adds a small client; with `tls` it can use https.

mod analysis;
#[cfg(feature = "client")]
mod client;
mod event;
mod game;
mod order;
mod problem;
mod puzzle;
mod record;
mod tournament;

/// The version of the API. It grows only by addition: fields, events, commands, options and codes are
/// added, nothing is renamed or removed, and clients ignore what they do not know. Another number
/// would be another API.
pub const API_VERSION: u32 = 1;

pub use analysis::{AnalysisBody, MoveBody, QuestionBody, WorthBody};
#[cfg(feature = "client")]
pub use client::{Client, ClientError, GameSocket, STRANGE, SocketEvent};
pub use event::{EventBody, HeardBody, MessageBody, NewsBody, RefusedBody, events};
pub use game::{
    AnybodyBody, CreatedBody, DoneBody, GameBody, HoldingBody, HoldingsBody, InvitationBody,
    KeyBody, ListedBody, LobbyBody, MetBody, ProposalBody, SitBody,
};
pub use order::OrderBody;
pub use problem::Problem;
pub use puzzle::{
    AttemptBody, AttemptResultBody, AttemptResultWord, PuzzleBody, PuzzleKindBody, PuzzlesBody,
    WrongAnswerBody,
};
pub use record::{CommentBody, RecordBody};
pub use tournament::{
    EntrantBody, EntryBody, FoundedBody, FoundingBody, TableBody, TournamentBody,
    TournamentNewsBody, TournamentOrderBody, TournamentWord,
};
