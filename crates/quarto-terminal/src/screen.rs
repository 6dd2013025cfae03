//! The game on the whole screen.

mod app;
mod board;
mod draw;
mod keys;
mod menu;
mod picture;

use std::io::{Stdout, stdout};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use thiserror::Error;

pub use self::app::{App, Flow};
pub use self::draw::wrap;
pub use self::menu::{Menu, Wish};
pub use self::picture::{Palette, draw as draw_piece};
use crate::session::SessionError;

/// Why the screen cannot be used, or the game cannot go on.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ScreenError {
    /// The terminal cannot be used.
    #[error(transparent)]
    Terminal(#[from] std::io::Error),
    /// The game cannot be kept.
    #[error(transparent)]
    Session(#[from] SessionError),
}

/// The terminal while the whole screen is used. However that ends, the terminal is as it was.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

/// How often a running clock is drawn.
const CLOCK: Duration = Duration::from_millis(200);

impl Screen {
    /// Begins to use the whole screen, and the mouse.
    ///
    /// # Errors
    /// If the terminal cannot do it.
    pub fn new() -> Result<Screen, ScreenError> {
        let terminal = ratatui::try_init()?;
        execute!(stdout(), EnableMouseCapture)?;
        // The hook that is set by now restores the rest.
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let _ = execute!(stdout(), DisableMouseCapture);
            hook(info);
        }));
        Ok(Screen { terminal })
    }

    /// Shows the menu until somebody has decided.
    ///
    /// # Errors
    /// If the terminal cannot be used.
    pub fn choose(&mut self, menu: &mut Menu) -> Result<Wish, ScreenError> {
        loop {
            self.terminal.draw(|frame| menu.draw(frame))?;
            if let Some(wish) = menu.handle(&event::read()?) {
                return Ok(wish);
            }
        }
    }

    /// Plays until somebody wants another game or leaves.
    ///
    /// # Errors
    /// If the terminal cannot be used or the game cannot be kept.
    pub fn play(&mut self, app: &mut App) -> Result<Flow, ScreenError> {
        loop {
            self.terminal.draw(|frame| app.draw(frame))?;
            if app.advance()? {
                continue;
            }
            let wait = app.session().deadline().map(|_| CLOCK);
            if wait.is_none_or(|wait| event::poll(wait).unwrap_or(true)) {
                match app.handle(&event::read()?)? {
                    Flow::Stay => {}
                    flow => return Ok(flow),
                }
            }
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}
