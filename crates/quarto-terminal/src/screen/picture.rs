//! Pieces drawn in characters.
//!
//! Traits are drawn by form, so that pieces differ without colour: tall pieces take two lines,
//! square ones have brackets and round ones parentheses, dark (or grooved) ones are filled with `#`,
//! and hollow ones have a hole on top.

use quarto_rules::{Piece, Trait};
use ratatui::style::{Color, Modifier, Style};

/// The width of a piece in characters.
pub(crate) const WIDTH: usize = 5;

/// The colours to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    /// Some of the sixteen colours that every terminal has; they can be read on light and on dark.
    Sixteen,
    /// No colours, only bold and reversed text.
    None,
}

impl Palette {
    pub(crate) fn piece(self, piece: Piece) -> Style {
        match (self, piece.has(Trait::Colour)) {
            (Palette::Sixteen, true) => Style::new().fg(Color::Magenta),
            (Palette::Sixteen, false) | (Palette::None, _) => Style::new(),
        }
    }

    pub(crate) fn winning(self) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED);
        match self {
            Palette::Sixteen => bold.fg(Color::Green),
            Palette::None => bold,
        }
    }
}

/// The style of highlighted text, which works on light and on dark.
pub(crate) const ACCENT: Style = Style::new().add_modifier(Modifier::BOLD);

/// Draws a piece in two lines; for a short piece the upper one is empty.
#[must_use]
pub fn draw(piece: Piece) -> [String; 2] {
    let body = if piece.has(Trait::Colour) { '#' } else { ' ' };
    let (left, right) = if piece.has(Trait::Outline) { ('[', ']') } else { ('(', ')') };
    let line = |middle: char| format!("{left}{body}{middle}{body}{right}");
    let top = line(if piece.has(Trait::Fill) { 'o' } else { body });
    if piece.has(Trait::Height) { [top, line(body)] } else { [" ".repeat(WIDTH), top] }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn pieces_differ_in_form_alone() {
        let forms: HashSet<[String; 2]> = Piece::ALL.map(draw).into();
        assert_eq!(forms.len(), 16);
        assert!(forms.iter().flatten().all(|part| part.chars().count() == WIDTH));
    }
}
