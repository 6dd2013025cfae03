//! The game on the full screen.

mod app;
mod board;
mod draw;
mod keys;
mod menu;
mod picture;
mod reader;

use std::io::{Stdout, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use quarto_text::{Language, TerminalText};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use signal_hook::consts::TERM_SIGNALS;
use thiserror::Error;

pub use self::app::{App, Flow};
pub use self::draw::wrap;
pub use self::menu::Menu;
pub use self::picture::{Palette, draw as draw_piece};
use self::reader::Reader;
use crate::answers::rules;
use crate::menu::MenuResult;
use crate::session::SessionError;

/// Why the screen cannot be used, or why the game cannot go on.
#[derive(Debug, Error)]
pub enum ScreenError {
    /// The terminal cannot be used.
    #[error(transparent)]
    Terminal(#[from] std::io::Error),
    /// The game cannot be stored.
    #[error(transparent)]
    Session(#[from] SessionError),
}

/// The terminal while the full screen is used. It is restored however the program ends.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    /// Whether a signal has asked the program to end.
    ended: Arc<AtomicBool>,
}

/// Whether the full screen is in use: only then is there something to restore.
static USED: AtomicBool = AtomicBool::new(false);

/// How often a running clock is redrawn, and termination signals are checked.
const PAUSE: Duration = Duration::from_millis(200);

impl Screen {
    /// Takes over the full screen and the mouse.
    ///
    /// # Errors
    /// If the terminal does not support it.
    pub fn new() -> Result<Screen, ScreenError> {
        let terminal = ratatui::try_init()?;
        USED.store(true, Ordering::Relaxed);
        execute!(stdout(), EnableMouseCapture)?;
        // The hook that ratatui has installed restores the rest.
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let _ = execute!(stdout(), DisableMouseCapture);
            hook(info);
        }));
        let ended = Arc::new(AtomicBool::new(false));
        // When the terminal itself is gone, the program ends at once: there is nothing to restore.
        for &signal in TERM_SIGNALS {
            signal_hook::flag::register(signal, Arc::clone(&ended))?;
        }
        Ok(Screen { terminal, ended })
    }

    /// Shows the menu until the player has decided.
    ///
    /// # Errors
    /// If the terminal cannot be used.
    pub fn choose(&mut self, menu: &mut Menu) -> Result<MenuResult, ScreenError> {
        while !self.is_ended() {
            self.terminal.draw(|frame| menu.draw(frame))?;
            match next_event()?.and_then(|event| menu.handle(&event)) {
                Some(MenuResult::Rules) => {
                    let language = menu.choices().language;
                    self.read(&rules(language, menu.choices().edition), language)?;
                }
                Some(chosen) => return Ok(chosen),
                None => {}
            }
        }
        Ok(MenuResult::Leave)
    }

    /// Shows a long text until the reader closes it.
    fn read(&mut self, texts: &[String], language: Language) -> Result<(), ScreenError> {
        let mut reader = Reader::new(texts.to_vec());
        while !self.is_ended() {
            let keys = TerminalText::ScreenKeysRead.say(language);
            self.terminal.draw(|frame| reader.draw(frame, frame.area(), &keys))?;
            if next_event()?.is_some_and(|event| !reader.handle(&event)) {
                break;
            }
        }
        Ok(())
    }

    /// Tells whether a signal has asked the program to end.
    fn is_ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }

    /// Plays until the player wants another game or leaves.
    ///
    /// # Errors
    /// If the terminal cannot be used or the game cannot be stored.
    pub fn play(&mut self, app: &mut App) -> Result<Flow, ScreenError> {
        while !self.is_ended() {
            self.terminal.draw(|frame| app.draw(frame))?;
            if app.advance()? {
                continue;
            }
            if app.is_ready_for_another() {
                return Ok(Flow::Another);
            }
            match next_event()?.map_or(Ok(Flow::Stay), |event| app.handle(&event))? {
                Flow::Stay => {}
                flow => return Ok(flow),
            }
        }
        Ok(Flow::Leave)
    }
}

/// Returns the next event of the keys or the mouse, if one comes within [`PAUSE`].
fn next_event() -> Result<Option<Event>, ScreenError> {
    Ok(if event::poll(PAUSE)? { Some(event::read()?) } else { None })
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal if the full screen is in use.
pub(crate) fn restore() {
    if USED.swap(false, Ordering::Relaxed) {
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}
