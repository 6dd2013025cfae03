//! One game of Quarto between two seats: who starts, who may do what and when, how long they may
//! think, and what each of them may know.
//!
//! The players send commands. A command is judged and yields events, or a refusal that changes
//! nothing. A game is the sum of its events (an event log):
//!
//! ```
//! use quarto_game::{Command, Event, Game, Options, Party, Seat, Time};
//!
//! let mut events = vec![Game::create(Options::default(), 7, Time(0))?];
//! let mut game = Game::open(&events[0])?;
//! for (seat, name) in [(Seat::First, "Ada"), (Seat::Second, "Bo")] {
//!     let seated = game.judge(seat, &Command::Sit(Party::Person(name.parse()?)), Time(0).into())?;
//!     game.apply_all(&seated)?;
//!     events.extend(seated);
//! }
//! assert_eq!(Game::replay(&events)?, game);
//!
//! // Events are stored as lines of text, which every later version can read.
//! let line = events[0].to_line();
//! assert_eq!(Event::from_line(&line)?, events[0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Every viewer hears what happens and sees the game through a view of their own, which holds nothing
//! that they may not know:
//!
//! ```
//! # use quarto_game::{Announcement, Command, Game, Options, Party, Seat, Time, Viewer};
//! let blindfold = Some("touch".parse()?);
//! let options = Options { blindfold, starter: Some(Seat::First), ..Options::default() };
//! let mut game = Game::open(&Game::create(options, 7, Time(0))?)?;
//! # for (seat, name) in [(Seat::First, "Ada"), (Seat::Second, "Bo")] {
//! #     let seated = game.judge(seat, &Command::Sit(Party::Person(name.parse()?)), Time(0).into())?;
//! #     game.apply_all(&seated)?;
//! # }
//! game.apply(&game.start(Time(0))?)?;
//! let events = game.judge(Seat::First, &Command::Act { actions: vec!["K".parse()?] }, Time(0).into())?;
//! let heard = game.hear(&events[0], Viewer::Seat(Seat::Second))?;
//! assert!(matches!(heard[..], [Announcement::Given { .. }]));
//! let view = game.view(Viewer::Seat(Seat::Second), Time(0));
//! assert!(view.hand().is_some() && view.board.is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game becomes a record and back:
//!
//! ```
//! # use quarto_game::Game;
//! let record = "[Clock \"60/move\"]\n0. K {[%clk 0:00:42.000]}".parse()?;
//! let game = Game::replay(&Game::import(&record)?)?;
//! assert_eq!(game.to_record().to_string(), record.to_string());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Start reading at [`Game`]; `judge.rs` says what is allowed, [`View`] and [`Announcement`] what
//! a viewer may know. Nothing here does input or output, reads a clock or draws random numbers: times
//! and seeds come from outside. There is one feature for clients:
//! `openapi` adds OpenAPI schemas of what is written as JSON.

mod announcement;
mod blindfold;
mod clock;
mod command;
mod event;
mod game;
mod game_id;
mod greeting;
mod judge;
mod listing;
mod lot;
mod match_score;
mod name;
pub mod number;
mod options;
mod proposal;
mod question;
mod record;
mod refusal;
mod rematch;
mod seat;
mod snapshot;
mod stored;
mod takebacks;
mod text;
mod time;
mod view;

pub use announcement::Announcement;
pub use blindfold::{Memory, MemoryError, TOUCHES, TRIES};
pub use clock::{
    Multiplier, MultiplierError, ParseWarningsError, Reading, TimeControl, TimeControlError,
    Warnings,
};
pub use command::Command;
pub use event::{By, Cause, Event, Happening};
pub use game::{Game, ReplayError};
pub use game_id::{GameId, GameIdError};
pub use greeting::{GREETINGS, Greeting, GreetingError};
pub use judge::{ABSENCE, MOST_EVENTS, Now, Refusal};
pub use listing::{Listing, ListingError};
pub use lot::Lot;
pub use match_score::{BestOf, BestOfError, HalfPoints, MatchScore};
pub use name::{Name, NameError, look_alike, tell_apart};
pub use number::Whole;
pub use options::{Options, OptionsError};
pub use question::{Answer, Likeness, Occupant, Question, QuestionError};
pub use record::ImportError;
pub use refusal::REFUSALS;
pub use rematch::Rematch;
pub use seat::{Party, Seat};
pub use snapshot::{Snapshot, Update};
pub use stored::StoredError;
pub use takebacks::{Takebacks, TakebacksError};
pub use time::Time;
pub use view::{Finish, Seated, Stage, Turn, View, Viewer};
