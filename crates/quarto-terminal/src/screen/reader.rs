use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Clear;

use super::draw::wrap;

/// A long text on the full screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reader {
    texts: Vec<String>,
    /// The index of the first visible line.
    top: usize,
}

/// The number of lines that a key scrolls by.
const PAGE: usize = 15;

impl Reader {
    pub(crate) fn new(texts: Vec<String>) -> Reader {
        Reader { texts, top: 0 }
    }

    /// Scrolls by a key or the wheel; `false` when the reader closes the text.
    pub(crate) fn handle(&mut self, event: &Event) -> bool {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => match key.code {
                KeyCode::Up => self.top = self.top.saturating_sub(1),
                KeyCode::Down | KeyCode::Enter => self.top += 1,
                KeyCode::PageUp => self.top = self.top.saturating_sub(PAGE),
                KeyCode::PageDown | KeyCode::Char(' ') => self.top += PAGE,
                KeyCode::Home => self.top = 0,
                KeyCode::End => self.top = usize::MAX,
                _ => return false,
            },
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::ScrollUp => {
                self.top = self.top.saturating_sub(1);
            }
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::ScrollDown => self.top += 1,
            _ => {}
        }
        true
    }

    /// Draws as much of the text as fits, and the keys below it.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, keys: &str) {
        let [text, footer] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let wrapped = self.texts.iter().flat_map(|line| wrap(line, usize::from(text.width)));
        let lines: Vec<Line<'_>> = wrapped.map(Line::from).collect();
        self.top = self.top.min(lines.len().saturating_sub(usize::from(text.height)));
        frame.render_widget(Clear, area);
        frame.render_widget(Text::from(lines[self.top..].to_vec()), text);
        let dim = Style::new().add_modifier(Modifier::DIM);
        frame.render_widget(Span::styled(keys.to_owned(), dim), footer);
    }
}
