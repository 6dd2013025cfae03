//! The player's side of a game of Quarto: what a player means, and what follows.
//!
//! Pages and the terminal read keys, buttons and typed words as an [`Intent`]. It says what happens
//! next: commands for the game, a question to confirm, an answer. Nothing here does input or output.
//!
//! ```
//! use quarto_game::{Command, Game, Options, Seat, Time, Viewer};
//! use quarto_player::{Effect, Intent};
//! use quarto_text::Language;
//!
//! let options = Options { starter: Some(Seat::First), ..Options::default() };
//! let game = Game::open(&Game::create(options, 7, Time(0))?)?;
//! let view = game.view(Viewer::Seat(Seat::First), Time(0));
//! let intent = Intent::read("draw", Language::English).map_err(|_| "not a command")?;
//! let orders = vec![(Seat::First, Command::OfferDraw)];
//! assert_eq!(intent.effect(&view, &[Seat::First]), Effect::Order(orders));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clock_watch;
mod confirmation;
mod effect;
mod game_option;
mod intent;
mod partial_input;

pub use clock_watch::ClockWatch;
pub use confirmation::{Confirmation, ConfirmationError};
pub use effect::{Effect, acting_seat, offered_draw};
pub use game_option::{ANYBODY_CLOCK, GAME_OPTIONS, GameOption, OptionKind};
pub use intent::{Info, Intent, Offered};
pub use partial_input::PartialInput;
