//! The game in the terminal: on the whole screen, and in plain lines for speech and braille.
//!
//! A [`Session`] is a game that somebody plays at this terminal: on a host of its own, or on a server
//! ([`Session::invite`], [`Session::join`]). What is done is judged, kept, and only then told:
//!
//! ```
//! use quarto_game::{Command, Time};
//! use quarto_terminal::{Choices, Circumstances, Opponent, Session, Starter};
//!
//! let choices = Choices { opponent: Opponent::Person, starter: Starter::Me, ..Choices::default() };
//! let clock = std::sync::Arc::new(|| Time(0));
//! let with = Circumstances { places: None, record: None, seed: 7, clock };
//! let (mut session, begun) = Session::start(&choices, with)?;
//! assert_eq!(begun.lines[0].label, "Ann starts.");
//! let heard = session.order(&Command::Act { actions: vec!["K".parse()?] })?;
//! assert_eq!(heard.lines[0].label, "Ann gives the tall round hollow light piece.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Plain`] plays it with lines:
//!
//! ```
//! # use quarto_game::Time;
//! # use quarto_terminal::{Choices, Circumstances, Opponent, Session, Starter};
//! use quarto_terminal::{Desk, Lines, Plain, Style, Typed};
//!
//! struct Nobody;
//! impl Lines for Nobody {
//!     fn next(&mut self, _until: Option<Time>, _now: Time) -> Typed {
//!         Typed::End
//!     }
//! }
//! # let choices = Choices { opponent: Opponent::Person, starter: Starter::Me, ..Choices::default() };
//! # let clock = std::sync::Arc::new(|| Time(0));
//! # let with = Circumstances { places: None, record: None, seed: 7, clock };
//! # let (session, begun) = Session::start(&choices, with)?;
//! let mut out = Vec::new();
//! let mut desk = Desk::new(session, &begun);
//! Plain::new(&mut Nobody, &mut out, Style::Spoken, None).play(&mut desk, &begun)?;
//! assert!(String::from_utf8(out)?.contains("Ann, give a piece."));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An [`App`] plays it with keys and the mouse, and is drawn on anything that ratatui can draw on:
//!
//! ```
//! # use quarto_game::Time;
//! # use quarto_terminal::{Choices, Circumstances, Opponent, Session, Starter};
//! use quarto_terminal::{App, Palette};
//! use ratatui::{Terminal, backend::TestBackend};
//!
//! # let choices = Choices { opponent: Opponent::Person, starter: Starter::Me, ..Choices::default() };
//! # let clock = std::sync::Arc::new(|| Time(0));
//! # let with = Circumstances { places: None, record: None, seed: 7, clock };
//! # let (session, begun) = Session::start(&choices, with)?;
//! let mut app = App::new(session, &begun, Palette::Sixteen);
//! let mut terminal = Terminal::new(TestBackend::new(80, 24))?;
//! terminal.draw(|frame| app.draw(frame))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! There are no feature flags.

mod answers;
mod cells;
mod choices;
mod clean;
mod courier;
mod desk;
#[cfg(all(test, unix))]
mod fakes;
mod half_said;
mod home;
mod invitation;
mod keeper;
mod lines;
mod loudspeaker;
mod menu;
mod plain;
mod record_file;
mod screen;
mod seat_file;
mod server_error;
mod session;
mod sound_player;
mod speech;
mod training;

pub use answers::rules;
pub use cells::Dots;
pub use choices::{Choices, Manner, Opponent, Starter};
pub use desk::Desk;
pub use home::Clock;
pub use invitation::{Invitation, InvitationError, Invited};
pub use keeper::{KeepError, Places};
pub use lines::{Keyboard, Lines, Typed, Waker};
pub use loudspeaker::Loudspeaker;
pub use menu::Wish;
pub use plain::{Left, Plain, PlainError, Style};
pub use screen::{App, Flow, Menu, Palette, Screen, ScreenError, draw_piece, wrap};
pub use server_error::ServerError;
pub use session::{Begun, Circumstances, Heard, Session, SessionError};
pub use sound_player::{SoundError, SoundPlayer};
pub use speech::Speech;
pub use training::{Training, TrainingError};
