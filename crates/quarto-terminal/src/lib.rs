//! The game in the terminal: on the whole screen, and in plain lines for speech and braille.
//!
//! A [`Session`] is a game played at this terminal: on a host of its own, or on a server
//! ([`Session::invite`], [`Session::join`]). A command is judged and stored before anything is
//! shown:
//!
//! ```
//! use quarto_game::{Command, Options, Seat, Time};
//! use quarto_terminal::{Choices, SessionConfig, Opponent, Session};
//!
//! let options = Options { starter: Some(Seat::First), ..Options::default() };
//! let choices = Choices { opponent: Opponent::Person, options, ..Choices::default() };
//! let clock = std::sync::Arc::new(|| Time(0));
//! let with = SessionConfig { dirs: None, record: None, seed: 7, clock };
//! let (mut session, opening) = Session::start(&choices, with)?;
//! assert_eq!(opening.lines[0].label, "Ann starts.");
//! let heard = session.order(&Command::Act { actions: vec!["K".parse()?] })?;
//! assert_eq!(heard.lines[0].label, "Ann gives the tall round hollow light piece.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Plain`] plays it in plain lines:
//!
//! ```
//! # use quarto_game::{Options, Seat, Time};
//! # use quarto_terminal::{Choices, SessionConfig, Opponent, Session};
//! use quarto_terminal::{Controller, Lines, Plain, Style, Typed};
//!
//! struct NoInput;
//! impl Lines for NoInput {
//!     fn next(&mut self, _until: Option<Time>, _now: Time) -> Typed {
//!         Typed::End
//!     }
//! }
//! # let options = Options { starter: Some(Seat::First), ..Options::default() };
//! # let choices = Choices { opponent: Opponent::Person, options, ..Choices::default() };
//! # let clock = std::sync::Arc::new(|| Time(0));
//! # let with = SessionConfig { dirs: None, record: None, seed: 7, clock };
//! # let (session, opening) = Session::start(&choices, with)?;
//! let mut out = Vec::new();
//! let mut controller = Controller::new(session, &opening);
//! Plain::new(&mut NoInput, &mut out, Style::Spoken, None).play(&mut controller, &opening)?;
//! assert!(String::from_utf8(out)?.contains("Ann, give a piece."));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An [`App`] plays it with keys and the mouse, on any backend of ratatui:
//!
//! ```
//! # use quarto_game::{Options, Seat, Time};
//! # use quarto_terminal::{Choices, SessionConfig, Opponent, Session};
//! use quarto_terminal::{App, Palette};
//! use ratatui::{Terminal, backend::TestBackend};
//!
//! # let options = Options { starter: Some(Seat::First), ..Options::default() };
//! # let choices = Choices { opponent: Opponent::Person, options, ..Choices::default() };
//! # let clock = std::sync::Arc::new(|| Time(0));
//! # let with = SessionConfig { dirs: None, record: None, seed: 7, clock };
//! # let (session, opening) = Session::start(&choices, with)?;
//! let mut app = App::new(session, &opening, Palette::Sixteen);
//! let mut terminal = Terminal::new(TestBackend::new(80, 24))?;
//! terminal.draw(|frame| app.draw(frame))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! There are no feature flags.

mod answers;
mod audio;
mod backend;
mod choices;
mod controller;
#[cfg(all(test, unix))]
mod fakes;
mod local;
mod menu;
mod plain;
mod presentation;
mod puzzler;
mod remote;
mod screen;
mod session;
mod tutor;

pub use answers::rules;
pub use audio::loudspeaker::Loudspeaker;
pub use audio::sound_player::{SoundError, SoundPlayer};
pub use audio::speech::Speech;
pub use audio::training::{Training, TrainingError};
pub use choices::{Choices, Opponent, OpponentError, VoiceOverride};
pub use controller::Controller;
pub use local::data_dirs::{DataDirs, KeepError};
pub use local::embedded_host::TimeSource;
pub use menu::MenuResult;
pub use plain::cells::Dots;
pub use plain::lines::{Keyboard, Lines, Typed, Waker};
pub use plain::{Departure, Plain, PlainError, Style};
pub use presentation::{Presentation, PresentationError};
pub use puzzler::Puzzler;
pub use remote::invitation::{Invitation, InvitationError, Invited};
pub use remote::server_error::ServerError;
pub use screen::{App, Flow, Menu, Palette, Screen, ScreenError, draw_piece, wrap};
pub use session::{Opening, Output, Session, SessionConfig, SessionError};
pub use tutor::Tutor;
