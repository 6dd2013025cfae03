//! Pieces and the board in braille cells.

use quarto_rules::{Board, Piece, Square, Trait};

/// The dot that each trait sets where it is present. Every piece also has dot 3, so that none is
/// blank.
///
/// ```text
/// 1 4    dark (grooved)   square
/// 2 5    tall             hollow
/// 3 6    every piece      nothing
/// ```
const DOTS: [(Trait, u32); 4] =
    [(Trait::Colour, 1), (Trait::Height, 2), (Trait::Shape, 4), (Trait::Fill, 5)];

/// Returns the cell with these dots.
const fn cell(dots: u32) -> char {
    match char::from_u32(0x2800 + dots) {
        Some(cell) => cell,
        None => ' ',
    }
}

const fn dot(number: u32) -> u32 {
    1 << (number - 1)
}

/// Returns the cell of a piece.
///
/// ```
/// use quarto_text::braille_piece;
///
/// assert_eq!(braille_piece("A".parse()?), '⠄'); // Only dot 3.
/// assert_eq!(braille_piece("P".parse()?), '⠟'); // Dots 1 to 5.
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[must_use]
pub fn braille_piece(piece: Piece) -> char {
    let dots = DOTS.iter().filter(|(t, _)| piece.has(*t)).map(|(_, number)| dot(*number));
    cell(dot(3) + dots.sum::<u32>())
}

/// Returns the board in one line: a cell a square, in reading order, with a space between the rows.
/// An empty square has dots 3 and 6.
///
/// ```
/// use quarto_text::braille_board;
///
/// assert_eq!(braille_board(&"K.../.F../..../..N.".parse()?), "⠖⠤⠤⠤ ⠤⠍⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠝⠤");
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[must_use]
pub fn braille_board(board: &Board) -> String {
    let square = |square: &Square| match board.piece_at(*square) {
        Some(piece) => braille_piece(piece),
        None => cell(dot(3) + dot(6)),
    };
    let row = |squares: &[Square]| squares.iter().map(square).collect::<String>();
    Square::ALL.chunks(4).map(row).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_pieces_feel_alike_and_none_like_an_empty_square() {
        let mut cells: Vec<char> = Piece::ALL.into_iter().map(braille_piece).collect();
        cells.push('⠤');
        cells.push('\u{2800}');
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells.len(), 18);
    }
}
