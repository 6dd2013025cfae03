//! The game in the terminal.

mod answers;
mod choices;
mod keeper;
mod lines;
mod menu;
mod plain;
mod screen;
mod session;
mod speech;

pub use answers::rules;
pub use choices::{Choices, Opponent, Starter};
pub use keeper::{KeepError, Keeper, Places};
pub use lines::{Keyboard, Lines, Typed};
pub use plain::{Left, Plain, PlainError, Style};
pub use screen::{App, Flow, Menu, Palette, Screen, ScreenError, Wish, draw_piece, wrap};
pub use session::{Circumstances, Session, SessionError};
pub use speech::Speech;
