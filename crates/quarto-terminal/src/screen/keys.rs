//! What keys and the mouse do.

use quarto_game::Command;
use quarto_rules::{Action, Phase};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use super::app::{App, Flow, Mode, Sure};
use super::board::Target;
use crate::session::{Session, SessionError};

/// How many lines of messages a key scrolls by.
const SCROLL: usize = 4;

impl App {
    /// Does what a key or the mouse says.
    ///
    /// # Errors
    /// If the game cannot be kept.
    pub fn handle(&mut self, event: &Event) -> Result<Flow, SessionError> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse).map(|()| Flow::Stay),
            _ => Ok(Flow::Stay),
        }
    }

    fn key(&mut self, key: KeyEvent) -> Result<Flow, SessionError> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return Ok(match key.code {
                KeyCode::Char('c' | 'd') => self.leave(),
                _ => Flow::Stay,
            });
        }
        match &self.mode {
            Mode::Help => self.mode = Mode::Play,
            Mode::Call(place) => {
                let place = *place;
                self.call_key(place, key.code)?;
            }
            Mode::Confirm(sure) => {
                let sure = *sure;
                return self.confirm_key(sure, key.code);
            }
            Mode::Type(_) => return self.type_key(key.code),
            Mode::Play => return self.play_key(key.code),
        }
        Ok(Flow::Stay)
    }

    fn play_key(&mut self, code: KeyCode) -> Result<Flow, SessionError> {
        match code {
            KeyCode::Left => self.move_cursor(-1, 0),
            KeyCode::Right => self.move_cursor(1, 0),
            KeyCode::Up => self.move_cursor(0, -1),
            KeyCode::Down => self.move_cursor(0, 1),
            KeyCode::Enter | KeyCode::Char(' ') => self.act()?,
            KeyCode::PageUp => self.scroll += SCROLL,
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(SCROLL),
            KeyCode::Char(char) => return self.letter(latin_key(char)),
            _ => {}
        }
        Ok(Flow::Stay)
    }

    fn letter(&mut self, char: char) -> Result<Flow, SessionError> {
        match char {
            'n' if self.session.is_over() => return Ok(Flow::Another),
            'm' if self.session.is_over() => self.next_missed(),
            'x' => return Ok(self.leave()),
            'q' => self.begin_call()?,
            'd' => self.order(|session| session.order(&Command::Act(vec![Action::Done])))?,
            'u' => self.order(Session::undo)?,
            'h' => self.advise(Session::hint)?,
            'i' => self.advise(Session::analysis)?,
            'o' => self.offer()?,
            'r' if !self.session.is_over() => self.mode = Mode::Confirm(Sure::Resign),
            ':' | '/' => self.mode = Mode::Type(String::new()),
            '?' => self.mode = Mode::Help,
            _ => {}
        }
        Ok(Flow::Stay)
    }

    fn call_key(&mut self, place: usize, code: KeyCode) -> Result<(), SessionError> {
        let count = self.shapes().len();
        match code {
            KeyCode::Esc | KeyCode::Char('q') => self.mode = Mode::Play,
            KeyCode::Up | KeyCode::Left => self.mode = Mode::Call((place + count - 1) % count),
            KeyCode::Down | KeyCode::Right => self.mode = Mode::Call((place + 1) % count),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose_shape(place)?,
            _ => {}
        }
        Ok(())
    }

    fn confirm_key(&mut self, sure: Sure, code: KeyCode) -> Result<Flow, SessionError> {
        match (code, sure) {
            (KeyCode::Enter, Sure::Leave) => return Ok(Flow::Leave),
            (KeyCode::Enter, Sure::Call(shape)) => self.call(shape)?,
            (KeyCode::Enter, Sure::Resign) => {
                self.mode = Mode::Play;
                self.order(|session| session.order(&Command::Resign))?;
            }
            (KeyCode::Esc, _) => self.mode = Mode::Play,
            _ => {}
        }
        Ok(Flow::Stay)
    }

    fn type_key(&mut self, code: KeyCode) -> Result<Flow, SessionError> {
        let Mode::Type(text) = &mut self.mode else { return Ok(Flow::Stay) };
        match code {
            KeyCode::Char(char) => text.push(char),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Esc => self.mode = Mode::Play,
            KeyCode::Enter => {
                let text = std::mem::take(text);
                self.mode = Mode::Play;
                return self.typed(&text);
            }
            _ => {}
        }
        Ok(Flow::Stay)
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Result<(), SessionError> {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return Ok(());
        }
        let at = Position::new(mouse.column, mouse.row);
        let hit =
            self.targets.iter().find(|(area, _)| area.contains(at)).map(|(_, target)| *target);
        match (hit, &self.mode, self.phase()) {
            (Some(Target::Shape(place)), Mode::Call(chosen), _) if *chosen == place => {
                self.choose_shape(place)
            }
            (Some(Target::Shape(place)), Mode::Call(_), _) => {
                self.mode = Mode::Call(place);
                Ok(())
            }
            (Some(Target::Square(square)), Mode::Play, Some(Phase::Place(_))) => {
                let again = std::mem::replace(&mut self.square, square) == square;
                if again { self.act() } else { Ok(()) }
            }
            (Some(Target::Piece(piece)), Mode::Play, Some(Phase::Give)) => {
                let again = std::mem::replace(&mut self.piece, piece) == piece;
                if again { self.act() } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }
}

/// Returns what a key says on a Latin keyboard, in small letters, where a Russian one is switched on.
fn latin_key(char: char) -> char {
    match char.to_lowercase().next().unwrap_or(char) {
        'й' => 'q',
        'в' => 'd',
        'г' => 'u',
        'р' => 'h',
        'ш' => 'i',
        'щ' => 'o',
        'к' => 'r',
        'ч' => 'x',
        'т' => 'n',
        'ь' => 'm',
        'ж' => ':',
        ',' => '?',
        other => other,
    }
}
