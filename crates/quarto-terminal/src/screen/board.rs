use quarto_rules::{Board, Piece, PieceSet, Square, SquareSet};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::picture::{Palette, WIDTH, draw};

/// What a point of the screen shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Square(Square),
    Piece(Piece),
    /// A shape in the list of those that can be called, by its index.
    Shape(usize),
}

/// The board to draw, with its highlighted squares.
pub(crate) struct BoardPicture<'a> {
    /// The board, unless it is hidden.
    pub(crate) board: Option<&'a Board>,
    pub(crate) cursor: Option<Square>,
    /// The squares of the chosen shape, or of the alignments that won.
    pub(crate) marked: SquareSet,
    pub(crate) last: Option<Square>,
    pub(crate) palette: Palette,
}

const CELL: u16 = 8;

impl BoardPicture<'_> {
    pub(crate) const WIDTH: u16 = 4 * CELL + 4;
    pub(crate) const HEIGHT: u16 = 14;

    /// Draws the board with its coordinates, and returns the areas of its squares.
    ///
    /// ```text
    ///        a       b       c       d
    ///    +-------+-------+-------+-------+
    ///    | ( o ) |       |       |       |
    ///  1 | (   ) |       |       |       |
    ///    +-------+-------+-------+-------+
    /// ```
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Target)> {
        let plain = Style::new();
        let mut put = |x: u16, y: u16, text: &str, style: Style| {
            let at = Position::new(area.x + x, area.y + y);
            if area.contains(at) {
                buffer.set_stringn(at.x, at.y, text, usize::from(area.right() - at.x), style);
            }
        };
        let edge = format!("+{}", "-------+".repeat(4));
        put(3, 1, &edge, plain);
        let mut targets = Vec::new();
        for square in Square::ALL {
            let (column, row) = (small(square.column()), small(square.row()));
            let (x, y) = (3 + column * CELL, 2 + row * 3);
            if row == 0 {
                put(
                    x + 4,
                    0,
                    ["a", "b", "c", "d"][square.column()],
                    plain.add_modifier(Modifier::BOLD),
                );
            }
            if column == 0 {
                put(
                    1,
                    y + 1,
                    ["1", "2", "3", "4"][square.row()],
                    plain.add_modifier(Modifier::BOLD),
                );
                put(3, y + 2, &edge, plain);
            }
            let piece = self.board.and_then(|board| board.piece_at(square));
            let style = self.style(square, piece);
            let lines = piece.map_or_else(|| [" ".repeat(WIDTH), " ".repeat(WIDTH)], draw);
            for (line, y) in lines.iter().zip(y..) {
                put(x, y, "|", plain);
                put(x + 1, y, &format!(" {line} "), style);
                put(x + CELL, y, "|", plain);
            }
            targets
                .push((Rect::new(area.x + x + 1, area.y + y, CELL - 1, 2), Target::Square(square)));
        }
        targets
    }

    fn style(&self, square: Square, piece: Option<Piece>) -> Style {
        let style = piece.map_or(Style::new(), |piece| self.palette.piece(piece));
        if self.cursor == Some(square) {
            return style.add_modifier(Modifier::REVERSED);
        }
        if self.marked.contains(square) {
            return self.palette.winning();
        }
        if self.last == Some(square) { style.add_modifier(Modifier::BOLD) } else { style }
    }
}

/// The reserve to draw: every piece has its own place, which is empty once the piece is gone.
pub(crate) struct ReservePicture {
    pub(crate) pieces: PieceSet,
    pub(crate) cursor: Option<Piece>,
    pub(crate) palette: Palette,
}

impl ReservePicture {
    pub(crate) const WIDTH: u16 = 4 * CELL;
    pub(crate) const HEIGHT: u16 = 12;

    /// Draws the pieces over their letters, and returns their areas.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Target)> {
        let mut targets = Vec::new();
        for piece in self.pieces {
            let (column, row) = (small(piece.index() % 4), small(piece.index() / 4));
            let (x, y) = (area.x + column * CELL, area.y + row * 3);
            let mut style = self.palette.piece(piece);
            if self.cursor == Some(piece) {
                style = style.add_modifier(Modifier::REVERSED);
            }
            let [upper, lower] = draw(piece);
            let letter = format!("  {piece}  ");
            for (line, y) in [upper, lower, letter].iter().zip(y..area.bottom()) {
                let room = usize::from(area.right().saturating_sub(x));
                buffer.set_stringn(x, y, format!(" {line} "), room, style);
            }
            targets.push((Rect::new(x, y, CELL - 1, 3), Target::Piece(piece)));
        }
        targets
    }
}

fn small(number: usize) -> u16 {
    u16::try_from(number).expect("a number below sixteen")
}
