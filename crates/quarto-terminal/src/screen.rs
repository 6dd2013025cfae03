//! The game on the whole screen.

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

use quarto_text::{Language, Message};
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

/// Why the screen cannot be used, or the game cannot go on.
#[derive(Debug, Error)]
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
    /// Whether somebody wants this program to end.
    ended: Arc<AtomicBool>,
}

/// Whether the whole screen is used: only then is there something to restore.
static USED: AtomicBool = AtomicBool::new(false);

/// How often a running clock is drawn, and it is looked whether the program shall end.
const PAUSE: Duration = Duration::from_millis(200);

impl Screen {
    /// Begins to use the whole screen, and the mouse.
    ///
    /// # Errors
    /// If the terminal cannot do it.
    pub fn new() -> Result<Screen, ScreenError> {
        let terminal = ratatui::try_init()?;
        USED.store(true, Ordering::Relaxed);
        execute!(stdout(), EnableMouseCapture)?;
        // The hook that is set by now restores the rest.
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let _ = execute!(stdout(), DisableMouseCapture);
            hook(info);
        }));
        let ended = Arc::new(AtomicBool::new(false));
        // A terminal that is gone ends the program at once; there is nothing to put in order.
        for &signal in TERM_SIGNALS {
            signal_hook::flag::register(signal, Arc::clone(&ended))?;
        }
        Ok(Screen { terminal, ended })
    }

    /// Shows the menu until somebody has decided.
    ///
    /// # Errors
    /// If the terminal cannot be used.
    pub fn choose(&mut self, menu: &mut Menu) -> Result<MenuResult, ScreenError> {
        while !self.is_ended() {
            self.terminal.draw(|frame| menu.draw(frame))?;
            match next_event()?.and_then(|event| menu.handle(&event)) {
                Some(MenuResult::Rules) => {
                    let language = menu.choices().language;
                    self.read(&rules(language), language)?;
                }
                Some(wish) => return Ok(wish),
                None => {}
            }
        }
        Ok(MenuResult::Leave)
    }

    /// Lets somebody read a long text.
    fn read(&mut self, texts: &[String], language: Language) -> Result<(), ScreenError> {
        let mut reader = Reader::new(texts.to_vec());
        while !self.is_ended() {
            let keys = Message::ScreenKeysRead.say(language);
            self.terminal.draw(|frame| reader.draw(frame, frame.area(), &keys))?;
            if next_event()?.is_some_and(|event| !reader.handle(&event)) {
                break;
            }
        }
        Ok(())
    }

    /// Tells whether somebody wants this program to end.
    fn is_ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }

    /// Plays until somebody wants another game or leaves.
    ///
    /// # Errors
    /// If the terminal cannot be used or the game cannot be kept.
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

/// Returns what was done with keys or the mouse, if it was soon.
fn next_event() -> Result<Option<Event>, ScreenError> {
    Ok(if event::poll(PAUSE)? { Some(event::read()?) } else { None })
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Lets the terminal be as it was, if the whole screen is used.
pub(crate) fn restore() {
    if USED.swap(false, Ordering::Relaxed) {
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}
