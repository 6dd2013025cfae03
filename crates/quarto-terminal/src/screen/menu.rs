use quarto_text::{TerminalText, Voice};
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line as TextLine, Span};
use ratatui::widgets::Block;

use super::picture::ACCENT;
use quarto_game::Name;

use crate::choices::Choices;
use crate::menu::{Item, MenuResult, Step};

/// The menu before a game.
pub struct Menu {
    choices: Choices,
    /// Whether there is an unfinished game to continue.
    unfinished: bool,
    /// The index of the selected line.
    cursor: usize,
    /// The names as typed so far.
    names: [String; 2],
    /// The area of the lines on the screen.
    area: Rect,
}

/// A line of the menu.
#[derive(Clone, Copy, PartialEq)]
enum Entry {
    Continue,
    Play,
    Rules,
    Item(Item),
}

impl Menu {
    /// Returns a menu that starts with these choices.
    #[must_use]
    pub fn new(choices: Choices, unfinished: bool) -> Menu {
        let typed =
            |name: &Option<Name>| name.as_ref().map(ToString::to_string).unwrap_or_default();
        let names = [typed(&choices.name), typed(&choices.other_name)];
        Menu { choices, unfinished, cursor: 0, names, area: Rect::ZERO }
    }

    /// Returns the current choices.
    #[must_use]
    pub const fn choices(&self) -> &Choices {
        &self.choices
    }

    fn entries(&self) -> Vec<Entry> {
        let first = self.unfinished.then_some(Entry::Continue);
        let items = Item::all(&self.choices).into_iter().map(Entry::Item);
        first.into_iter().chain([Entry::Play]).chain(items).chain([Entry::Rules]).collect()
    }

    /// Handles a key or a mouse event, and returns the result once the player has decided.
    pub fn handle(&mut self, event: &Event) -> Option<MenuResult> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                self.click(Position::new(mouse.column, mouse.row))
            }
            _ => None,
        }
    }

    /// Selects a line; a second click activates it.
    fn click(&mut self, at: Position) -> Option<MenuResult> {
        let line = usize::from(at.y.checked_sub(self.area.y)?);
        let entry = *self.entries().get(line).filter(|_| self.area.contains(at))?;
        let again = std::mem::replace(&mut self.cursor, line) == line;
        match entry {
            Entry::Continue if again => return Some(MenuResult::Continue),
            Entry::Play if again => return self.play(),
            Entry::Rules if again => return Some(MenuResult::Rules),
            Entry::Item(item) if again => item.change(&mut self.choices, Step::Next),
            Entry::Continue | Entry::Play | Entry::Rules | Entry::Item(_) => {}
        }
        None
    }

    /// Returns that the player wants to play, unless both players have the same name.
    fn play(&self) -> Option<MenuResult> {
        self.choices.shared_name().is_none().then_some(MenuResult::Play)
    }

    fn key(&mut self, key: KeyEvent) -> Option<MenuResult> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return matches!(key.code, KeyCode::Char('c' | 'd')).then_some(MenuResult::Leave);
        }
        let entries = self.entries();
        let chosen = entries[self.cursor.min(entries.len() - 1)];
        match (key.code, chosen) {
            (KeyCode::Esc, _) => return Some(MenuResult::Leave),
            (KeyCode::Enter, Entry::Continue) => return Some(MenuResult::Continue),
            (KeyCode::Enter, Entry::Rules) | (KeyCode::Char('?'), _) => {
                return Some(MenuResult::Rules);
            }
            (KeyCode::Enter, Entry::Play | Entry::Item(_)) => return self.play(),
            (KeyCode::Up, _) => self.cursor = self.cursor.saturating_sub(1),
            (KeyCode::Down | KeyCode::Tab, _) => {
                self.cursor = (self.cursor + 1).min(entries.len() - 1);
            }
            (KeyCode::Left, Entry::Item(item)) => item.change(&mut self.choices, Step::Previous),
            (KeyCode::Char(char), Entry::Item(item)) if item.is_typed() => {
                let name = &mut self.names[place(item)];
                name.push(char);
                // Characters that make an invalid name are rejected; a space may become part of a
                // valid one.
                if char != ' ' && name.parse::<Name>().is_err() {
                    name.pop();
                }
                item.set(&mut self.choices, &self.names[place(item)]);
            }
            (KeyCode::Backspace, Entry::Item(item)) if item.is_typed() => {
                self.names[place(item)].pop();
                item.set(&mut self.choices, &self.names[place(item)]);
            }
            (KeyCode::Right | KeyCode::Char(' '), Entry::Item(item)) => {
                item.change(&mut self.choices, Step::Next);
            }
            _ => {}
        }
        None
    }

    /// Draws the menu.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let voice = Voice { language: self.choices.language, ..Voice::default() };
        let entries = self.entries();
        let height = u16::try_from(entries.len()).expect("few entries") + 2;
        let [_, middle, keys] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(height),
            Constraint::Fill(1),
        ])
        .areas(frame.area());
        let area = middle.centered_horizontally(Constraint::Length(74));
        let names: Vec<String> = entries
            .iter()
            .map(|entry| match entry {
                Entry::Continue => voice.say(TerminalText::MenuContinue),
                Entry::Play => voice.say(TerminalText::MenuPlay),
                Entry::Rules => voice.say(TerminalText::MenuRules),
                Entry::Item(item) => item.name(voice),
            })
            .collect();
        let widest =
            entries.iter().zip(&names).filter(|(entry, _)| matches!(entry, Entry::Item(_)));
        let widest = widest.map(|(_, name)| name.chars().count()).max().unwrap_or_default();
        let lines = entries.iter().zip(&names).enumerate().map(|(number, (entry, name))| {
            let style = if number == self.cursor {
                Style::new().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            let text = match entry {
                Entry::Continue | Entry::Play | Entry::Rules => format!(" {name} "),
                Entry::Item(item) if number == self.cursor && !item.is_typed() => {
                    format!(" {name:widest$}  < {} > ", item.value(&self.choices))
                }
                Entry::Item(item) => format!(" {name:widest$}    {} ", item.value(&self.choices)),
            };
            TextLine::styled(text, style)
        });
        let block =
            Block::bordered().title(Span::styled(voice.say(TerminalText::MenuTitle), ACCENT));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        self.area = inner;
        frame.render_widget(ratatui::text::Text::from(lines.collect::<Vec<_>>()), inner);
        let hint = if let Some(name) = self.choices.shared_name() {
            TextLine::raw(voice.say(TerminalText::SameName { name: &name }))
        } else {
            let style = Style::new().add_modifier(Modifier::DIM);
            TextLine::styled(voice.say(TerminalText::MenuKeys), style)
        };
        frame.render_widget(hint.centered(), keys);
    }
}

/// Returns the index of the player whose name an item is.
fn place(item: Item) -> usize {
    usize::from(item == Item::OtherName)
}
