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
