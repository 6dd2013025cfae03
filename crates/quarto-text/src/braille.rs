//! Pieces and the board in braille cells.

use quarto_game::Occupant;
use quarto_rules::{Board, Piece, PieceSet, Square, Trait};

/// The dot that each trait sets if it is present. Every piece also has dot 3, so that no cell is
/// blank.
///
/// ```text
/// 1 4    dark (grooved)   square
/// 2 5    tall             hollow
/// 3 6    every piece      nothing
/// ```
const DOTS: [(Trait, u32); 4] =
    [(Trait::Colour, 1), (Trait::Height, 2), (Trait::Outline, 4), (Trait::Fill, 5)];

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
    cell(dots(piece))
}

fn dots(piece: Piece) -> u32 {
    let dots = DOTS.iter().filter(|(t, _)| piece.has(*t)).map(|(_, number)| dot(*number));
    dot(3) + dots.sum::<u32>()
}

/// Returns the board in one line: one cell per square, in reading order, with a space between the
/// rows. An empty square has dots 3 and 6.
///
/// ```
/// use quarto_text::braille_board;
///
/// assert_eq!(braille_board(&"K.../.F../..../..N.".parse()?), "⠖⠤⠤⠤ ⠤⠍⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠝⠤");
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[must_use]
pub fn braille_board(board: &Board) -> String {
    cells(board, None)
}

/// Returns the board in cells of eight dots: the square of the latest placement also has dots 7 and
/// 8.
///
/// ```
/// use quarto_text::braille_board_8;
///
/// let board = "K.../.F../..../..N.".parse()?;
/// assert_eq!(braille_board_8(&board, Some("b2".parse()?)), "⠖⠤⠤⠤ ⠤⣍⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠝⠤");
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[must_use]
pub fn braille_board_8(board: &Board, latest: Option<Square>) -> String {
    cells(board, latest)
}

/// Returns the cells of some squares, with a space between rows.
pub(crate) fn braille_squares(squares: &[Occupant]) -> String {
    let row = |row: &[Occupant]| row.iter().map(|one| cell(dots_on(one.piece))).collect::<String>();
    squares.chunks(4).map(row).collect::<Vec<_>>().join(" ")
}

/// Returns the reserve in one line: one cell per piece in fixed order, with a space after every four.
/// A piece that is gone has dots 3 and 6, like an empty square.
///
/// ```
/// use quarto_rules::{Piece, PieceSet};
/// use quarto_text::braille_reserve;
///
/// let pieces: PieceSet = ["A", "K", "P"].into_iter().flat_map(str::parse::<Piece>).collect();
/// assert_eq!(braille_reserve(pieces), "⠄⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠖⠤ ⠤⠤⠤⠟");
/// ```
#[must_use]
pub fn braille_reserve(pieces: PieceSet) -> String {
    let place = |piece: &Piece| cell(dots_on(Some(*piece).filter(|one| pieces.contains(*one))));
    let four = |pieces: &[Piece]| pieces.iter().map(place).collect::<String>();
    Piece::ALL.chunks(4).map(four).collect::<Vec<_>>().join(" ")
}

/// Returns the dots of a square, which may be empty.
fn dots_on(piece: Option<Piece>) -> u32 {
    piece.map_or(dot(3) + dot(6), dots)
}

fn cells(board: &Board, marked: Option<Square>) -> String {
    let square = |square: &Square| {
        let mark = if marked == Some(*square) { dot(7) + dot(8) } else { 0 };
        cell(dots_on(board.piece_at(*square)) + mark)
    };
    let row = |squares: &[Square]| squares.iter().map(square).collect::<String>();
    Square::ALL.chunks(4).map(row).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every piece with its dots, as they are written in docs/terminal.md.
    #[test]
    fn every_piece_has_its_dots() {
        let written = [
            ('A', "3"),
            ('B', "13"),
            ('C', "23"),
            ('D', "123"),
            ('E', "34"),
            ('F', "134"),
            ('G', "234"),
            ('H', "1234"),
            ('I', "35"),
            ('J', "135"),
            ('K', "235"),
            ('L', "1235"),
            ('M', "345"),
            ('N', "1345"),
            ('O', "2345"),
            ('P', "12345"),
        ];
        for (letter, dots) in written {
            let piece: Piece = letter.to_string().parse().unwrap();
            let bits = dots.chars().filter_map(|number| number.to_digit(10)).map(dot).sum();
            assert_eq!(braille_piece(piece), cell(bits), "{letter}");
        }
    }

    #[test]
    fn boards_are_written_as_they_are_felt() {
        let check = |board: &str, latest: &str, six: &str, eight: &str| {
            let (board, latest) = (board.parse().unwrap(), latest.parse().ok());
            assert_eq!(braille_board(&board), six);
            assert_eq!(braille_board_8(&board, latest), eight);
        };
        check("..../..../..../....", "-", "⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤", "⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤");
        check("ABCD/EFGH/IJKL/MNOP", "a1", "⠄⠅⠆⠇ ⠌⠍⠎⠏ ⠔⠕⠖⠗ ⠜⠝⠞⠟", "⣄⠅⠆⠇ ⠌⠍⠎⠏ ⠔⠕⠖⠗ ⠜⠝⠞⠟");
        check("..../..../..../...P", "d4", "⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠟", "⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⣟");
    }

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
