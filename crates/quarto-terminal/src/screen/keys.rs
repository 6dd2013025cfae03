//! Handling of keys and the mouse.

use quarto_player::Intent;
use quarto_rules::{Action, Phase};
use quarto_text::Verb;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use super::app::{App, Flow, Mode};
use super::board::Target;
use crate::session::SessionError;

/// The number of message lines that a key scrolls by.
const SCROLL: usize = 4;

/// The longest line that can be typed.
const LONGEST_LINE: usize = 100;

impl App {
    /// Handles a key or a mouse event.
    ///
    /// # Errors
    /// If the game cannot be stored.
    pub fn handle(&mut self, event: &Event) -> Result<Flow, SessionError> {
        if let Mode::Read(reader) = &mut self.mode {
            if !reader.handle(event) {
                self.mode = Mode::Play;
            }
            return Ok(Flow::Stay);
        }
        match event {
            // A key that is held down acts only once, except for the arrows.
            Event::Key(key) if key.kind == KeyEventKind::Repeat && !is_arrow(key.code) => {
                Ok(Flow::Stay)
            }
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                self.clicked = None;
                self.key(*key)
            }
            Event::Mouse(mouse) => self.mouse(*mouse),
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
        match (&mut self.mode, key.code) {
            (Mode::Play, code) => self.play_key(code),
            (Mode::Type(text), KeyCode::Char(char)) => {
                if text.chars().count() < LONGEST_LINE {
                    text.push(char);
                }
                Ok(Flow::Stay)
            }
            (Mode::Type(text), KeyCode::Backspace) => {
                text.pop();
                Ok(Flow::Stay)
            }
            (Mode::Type(text), KeyCode::Enter) => {
                let text = std::mem::take(text);
                self.mode = Mode::Play;
                let reply = self.controller.say(&text)?;
                Ok(self.reply(reply))
            }
            (Mode::Call(place), code) => {
                let place = *place;
                self.call_key(place, code)
            }
            (Mode::Confirm(question), KeyCode::Enter) => {
                let question = *question;
                self.confirm(question)
            }
            (Mode::Confirm(question), KeyCode::Esc) => {
                let question = *question;
                self.refuse(question)
            }
            (Mode::Help, KeyCode::Char(char)) if latin_key(char) == 'l' => self.intend(Verb::Rules),
            (Mode::Type(_), KeyCode::Esc) | (Mode::Help, _) => {
                self.mode = Mode::Play;
                Ok(Flow::Stay)
            }
            (Mode::Confirm(_) | Mode::Type(_) | Mode::Read(_), _) => Ok(Flow::Stay),
        }
    }

    fn play_key(&mut self, code: KeyCode) -> Result<Flow, SessionError> {
        match code {
            KeyCode::Left => self.move_cursor(-1, 0),
            KeyCode::Right => self.move_cursor(1, 0),
            KeyCode::Up => self.move_cursor(0, -1),
            KeyCode::Down => self.move_cursor(0, 1),
            KeyCode::PageUp => self.scroll += SCROLL,
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(SCROLL),
            KeyCode::Enter | KeyCode::Char(' ') => return self.act(),
            KeyCode::Char(char) => return self.letter(latin_key(char)),
            _ => {}
        }
        Ok(Flow::Stay)
    }

    fn letter(&mut self, char: char) -> Result<Flow, SessionError> {
        match char {
            'n' if self.session().is_over() => return self.another(),
            'm' if self.session().is_over() => self.next_missed(),
            'x' => return Ok(self.leave()),
            'q' => return self.begin_call(),
            'd' => return self.intend(Intent::Act(Action::Done)),
            'u' => return self.intend(Verb::Undo),
            'h' => return self.intend(Verb::Hint),
            'i' => return self.intend(Verb::Analysis),
            'o' => return self.intend(Verb::Draw),
            'r' => return self.intend(Verb::Resign),
            'l' => return self.intend(Verb::Rules),
            ':' | '/' => self.mode = Mode::Type(String::new()),
            '?' => self.mode = Mode::Help,
            _ => {}
        }
        Ok(Flow::Stay)
    }

    fn call_key(&mut self, place: usize, code: KeyCode) -> Result<Flow, SessionError> {
        let count = self.shapes().len();
        match code {
            KeyCode::Up | KeyCode::Left => self.mode = Mode::Call((place + count - 1) % count),
            KeyCode::Down | KeyCode::Right => self.mode = Mode::Call((place + 1) % count),
            KeyCode::Enter | KeyCode::Char(' ') => return self.call(place),
            KeyCode::Esc => self.mode = Mode::Play,
            KeyCode::Char(char) if latin_key(char) == 'q' => self.mode = Mode::Play,
            _ => {}
        }
        Ok(Flow::Stay)
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Result<Flow, SessionError> {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {}
            MouseEventKind::ScrollUp => {
                self.scroll += 1;
                return Ok(Flow::Stay);
            }
            MouseEventKind::ScrollDown => {
                self.scroll = self.scroll.saturating_sub(1);
                return Ok(Flow::Stay);
            }
            _ => return Ok(Flow::Stay),
        }
        let at = Position::new(mouse.column, mouse.row);
        let hit =
            self.targets.iter().find(|(area, _)| area.contains(at)).map(|(_, target)| *target);
        // After a second click, the next one counts as a first click again.
        let again = self.clicked.take() == hit;
        self.clicked = hit.filter(|_| !again);
        match (hit, &self.mode, self.phase()) {
            (Some(Target::Shape(place)), Mode::Call(_), _) if again => return self.call(place),
            (Some(Target::Shape(place)), Mode::Call(_), _) => self.mode = Mode::Call(place),
            (Some(Target::Square(square)), Mode::Play, Some(Phase::Place(_))) => {
                self.square = square;
                if again {
                    return self.act();
                }
            }
            (Some(Target::Piece(piece)), Mode::Play, Some(Phase::Give)) => {
                self.piece = piece;
                if again {
                    return self.act();
                }
            }
            _ => {}
        }
        Ok(Flow::Stay)
    }
}

const fn is_arrow(code: KeyCode) -> bool {
    matches!(code, KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down)
}

/// Returns the lower-case Latin letter on a key of a Russian keyboard layout.
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
        'д' => 'l',
        other => other,
    }
}
