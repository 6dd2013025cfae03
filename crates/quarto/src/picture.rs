//! The board and the reserve drawn in characters, for people who look.

use anstyle::{AnsiColor, Style};
use quarto_rules::{Board, Piece, PieceSet, Square, Trait};
use quarto_terminal::draw_piece;

const LIGHT: Style = Style::new();
const DARK: Style = AnsiColor::Magenta.on_default();

/// Draws the board with its coordinates.
pub(crate) fn board(board: &Board) -> String {
    let edge = format!("   +{}", "-------+".repeat(4));
    let mut lines = vec!["       a       b       c       d".into(), edge.clone()];
    for row in Square::ALL.chunks(4) {
        for (part, label) in [(0, ' '), (1, ['1', '2', '3', '4'][row[0].row()])] {
            let cells = row.iter().map(|&square| draw(board.piece_at(square), part));
            lines.push(format!(" {label} | {} |", cells.collect::<Vec<_>>().join(" | ")));
        }
        lines.push(edge.clone());
    }
    lines.join("\n") + "\n"
}

/// Draws the piece in hand over its letter.
pub(crate) fn hand(piece: Piece) -> String {
    let [upper, lower] = [0, 1].map(|part| draw(Some(piece), part));
    format!("     {upper}\n     {lower}\n       {piece}\n")
}

/// Draws the pieces of the reserve over their letters, every piece at its own place.
pub(crate) fn reserve(pieces: PieceSet) -> String {
    let mut lines = Vec::new();
    for row in Piece::ALL.chunks(8) {
        let shown = || row.iter().map(|&piece| Some(piece).filter(|&piece| pieces.contains(piece)));
        for part in [0, 1] {
            let cells = shown().map(|piece| draw(piece, part));
            lines.push(format!("    {}", cells.collect::<Vec<_>>().join("  ")));
        }
        let letters = shown().map(|piece| piece.map_or(" ".into(), |piece| piece.to_string()));
        lines.push(format!("      {}", letters.collect::<Vec<_>>().join("      ")));
    }
    lines.join("\n") + "\n"
}

/// Draws the upper or the lower part of a piece, or of no piece.
fn draw(piece: Option<Piece>, part: usize) -> String {
    let Some(piece) = piece else { return "     ".into() };
    let style = if piece.has(Trait::Colour) { DARK } else { LIGHT };
    format!("{style}{}{style:#}", draw_piece(piece)[part])
}
