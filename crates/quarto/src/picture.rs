//! The board and the reserve drawn in characters, for people who look.
//!
//! Traits are drawn by form, so that pieces differ without colour: tall pieces take two lines,
//! square ones have brackets and round ones parentheses, dark ones are filled with `#`, and hollow
//! ones have a hole on top.

use anstyle::{AnsiColor, Style};
use quarto_rules::{Board, Piece, PieceSet, Square, Trait};

const LIGHT: Style = AnsiColor::Yellow.on_default();
const DARK: Style = AnsiColor::Blue.on_default().bold();

/// Draws the board with its coordinates.
pub(crate) fn board(board: &Board) -> String {
    let edge = format!("   +{}", "-------+".repeat(4));
    let mut lines = vec!["       a       b       c       d".into(), edge.clone()];
    for row in Square::ALL.chunks(4) {
        for (part, label) in [(Part::Upper, ' '), (Part::Lower, ['1', '2', '3', '4'][row[0].row()])]
        {
            let cells = row.iter().map(|&square| draw(board.piece_at(square), part));
            lines.push(format!(" {label} | {} |", cells.collect::<Vec<_>>().join(" | ")));
        }
        lines.push(edge.clone());
    }
    lines.join("\n") + "\n"
}

/// Draws the piece in hand over its letter.
pub(crate) fn hand(piece: Piece) -> String {
    let halves = [Part::Upper, Part::Lower].map(|part| draw(Some(piece), part));
    format!("     {}\n     {}\n       {piece}\n", halves[0], halves[1])
}

/// Draws the pieces of the reserve over their letters, every piece at its own place.
pub(crate) fn reserve(pieces: PieceSet) -> String {
    let mut lines = Vec::new();
    for row in Piece::ALL.chunks(8) {
        let shown = || row.iter().map(|&piece| Some(piece).filter(|&piece| pieces.contains(piece)));
        for part in [Part::Upper, Part::Lower] {
            let cells = shown().map(|piece| draw(piece, part));
            lines.push(format!("    {}", cells.collect::<Vec<_>>().join("  ")));
        }
        let letters = shown().map(|piece| piece.map_or(" ".into(), |piece| piece.to_string()));
        lines.push(format!("      {}", letters.collect::<Vec<_>>().join("      ")));
    }
    lines.join("\n") + "\n"
}

/// A piece is drawn in two lines.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Upper,
    Lower,
}

/// Draws a part of a piece, or of no piece, five characters wide.
fn draw(piece: Option<Piece>, part: Part) -> String {
    let top = |piece: &Piece| if piece.has(Trait::Height) { Part::Upper } else { Part::Lower };
    let Some(piece) = piece.filter(|piece| part == Part::Lower || top(piece) == Part::Upper) else {
        return "     ".into();
    };
    let (style, body) = if piece.has(Trait::Colour) { (DARK, '#') } else { (LIGHT, ' ') };
    let (left, right) = if piece.has(Trait::Shape) { ('[', ']') } else { ('(', ')') };
    let middle = if piece.has(Trait::Fill) && part == top(&piece) { 'o' } else { body };
    format!("{style}{left}{body}{middle}{body}{right}{style:#}")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use anstream::adapter::strip_str;

    use super::*;

    #[test]
    fn pieces_differ_without_colour() {
        let form = |piece| {
            let parts = [Part::Upper, Part::Lower].map(|part| draw(Some(piece), part));
            parts.map(|part| strip_str(&part).to_string())
        };
        let forms: HashSet<[String; 2]> = Piece::ALL.map(form).into();
        assert_eq!(forms.len(), 16);
        assert!(forms.iter().flatten().all(|part| part.len() == 5));
    }

    #[test]
    fn colours_tell_light_from_dark() {
        let drawn = |text: &str| draw(text.parse().ok(), Part::Lower);
        assert!(drawn("A").starts_with(&LIGHT.to_string()));
        assert!(drawn("B").starts_with(&DARK.to_string()));
    }
}
