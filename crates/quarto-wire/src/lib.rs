//! What goes over the wire between a server of Quarto and its clients: bodies of requests and
//! answers, messages, problems. No behaviour.
//!
//! Everything of the game is written in the one notation:
//!
//! ```
//! use quarto_wire::{CommandBody, OrderBody};
//!
//! let order: OrderBody = serde_json::from_str(r#"{"do": "act", "actions": ["a2", "K"]}"#)?;
//! assert!(matches!(order.command, CommandBody::Act { actions } if actions.len() == 2));
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! With the feature `client` there is a small client; with `tls` it can use https.

mod analysis;
#[cfg(feature = "client")]
mod client;
mod command;
mod event;
mod game;
mod notation;
mod number;
mod options;
mod problem;
mod record;
mod refusal;
mod text;
mod view;

pub use analysis::{AnalysisBody, MoveBody, OutcomeBody, QuestionBody, ValueBody, WorthBody};
#[cfg(feature = "client")]
pub use client::{Client, ClientError, GameSocket, GameStream, STRANGE, StreamLine};
pub use command::{CommandBody, OrderBody};
pub use event::{
    AlignmentBody, AnswerBody, ByBody, EventBody, HeardBody, LotBody, MessageBody, MissedBody,
    NewsBody, PieceBody, RefusedBody, ResultBody, SquareBody, events,
};
pub use game::{
    ClockBody, CreatedBody, DoneBody, GameBody, HoldingBody, HoldingsBody, InvitationBody, KeyBody,
    PhaseBody, ProposalBody, SeatedBody, SitBody, StageBody, TurnBody,
};
pub use notation::{
    ActionText, BoardText, ClockText, GameText, GreetingText, MemoryText, NameText, PieceText,
    PositionText, QuestionText, ShapeText, SquareText, TraitsText,
};
pub use options::{CharacterBody, NameBody, OptionsBody, PartyBody, Percent, SeatBody};
pub use problem::Problem;
pub use record::{CommentBody, RecordBody};
pub use refusal::refusal;
