//! The drawings that a set is cut from, or that are printed on swell paper.

use quarto_rules::{Piece, Square, Trait};

use crate::name::{by_texture, traits};
use crate::sheet::{Ink, Mm, Sheet};
use crate::{Braille, File, Layer, Outline, Sizes};

/// The space between two parts.
const APART: f64 = 2.0;
/// The number of parts side by side: two short pieces, or a tall one.
const BESIDE: f64 = 10.0;
/// The number of rows of parts: two with short pieces, four with a tall one.
const ROWS: f64 = 6.0;
/// The height of a line of text, with some space.
const LINE: f64 = 6.0;

/// Returns all drawings: the layers of the pieces, one sheet per texture, so that each can be cut from
/// its own material; both layers of the board; and a board for swell paper.
pub(crate) fn all(sizes: Sizes) -> Vec<File> {
    let pieces = by_texture().map(|(texture, pieces)| {
        file(&format!("pieces-{texture}"), layers(texture, &pieces, sizes))
    });
    let board =
        [("board-base", base(sizes)), ("board-top", top(sizes)), ("board-paper", paper(sizes))];
    pieces.into_iter().chain(board.map(|(name, text)| file(name, text))).collect()
}

fn file(name: &str, text: String) -> File {
    File { name: format!("{name}.svg"), bytes: text.into_bytes() }
}

/// Draws the layers of eight pieces: two short pieces per row, then one tall piece per row.
fn layers(texture: &str, pieces: &[Piece], sizes: Sizes) -> String {
    let step = sizes.width() + APART;
    let start = Sheet::MARGIN + 2.0 * LINE;
    let width = 2.0 * Sheet::MARGIN + BESIDE * step - APART;
    let height = start + ROWS * (LINE + step) + LINE + Sheet::MARGIN;
    let mut sheet = Sheet::new(width, height);
    let thick =
        format!("Red: cut, from a sheet {} mm thick. Blue: only to read.", Mm(sizes.layer()));
    let order = "Glue the layers of a piece together in their order, the left one at the bottom.";
    sheet.write((Sheet::MARGIN, Sheet::MARGIN + 0.5 * LINE), &thick);
    sheet.write((Sheet::MARGIN, Sheet::MARGIN + 1.5 * LINE), order);
    let (tall, short): (Vec<Piece>, Vec<Piece>) =
        pieces.iter().partition(|piece| piece.has(Trait::Height));
    let mut y = start;
    for row in short.chunks(2).chain(tall.chunks(1)) {
        let mut x = Sheet::MARGIN;
        for &piece in row {
            x = draw_piece(&mut sheet, piece, (x, y), sizes);
        }
        y += LINE + step;
    }
    sheet.draw_measure((Sheet::MARGIN, y + LINE));
    let title = format!("Quarto: the layers of the {texture} pieces");
    sheet.finish(&title, &format!("{thick} {order}"))
}

/// Draws the layers of a piece side by side under its name, and returns where they end.
fn draw_piece(sheet: &mut Sheet, piece: Piece, (left, top): (f64, f64), sizes: Sizes) -> f64 {
    let half = sizes.width() / 2.0;
    sheet.write((left, top + 0.75 * LINE), &format!("{piece} {}", traits(piece).join(" ")));
    let mut x = left;
    for layer in Layer::all(piece, sizes) {
        sheet.draw_layer(layer, (x + half, top + LINE + half));
        x += sizes.width() + APART;
    }
    x
}

/// Draws the lower layer of the board.
fn base(sizes: Sizes) -> String {
    let mut sheet = board_sheet(sizes);
    let about = plate(&mut sheet, sizes, "board-top.svg is glued on it.");
    sheet.finish("Quarto: the base of the board", &about)
}

/// Draws the upper layer of the board: the squares are cut out, the braille dots marked.
fn top(sizes: Sizes) -> String {
    let mut sheet = board_sheet(sizes);
    for dot in Braille::on_board(sizes) {
        sheet.draw(Ink::Mark, Outline::Round, on_sheet(dot, sizes), Braille::DOT_WIDTH);
    }
    for square in Square::ALL {
        let middle = on_sheet(sizes.middle(square), sizes);
        sheet.draw(Ink::Cut, Outline::Square, middle, sizes.recess());
    }
    let about = plate(&mut sheet, sizes, "Blue: a drop or a bead on each dot.");
    sheet.finish("Quarto: the top of the board", &about)
}

/// Draws the outline of the board and the instructions below it; returns the instructions.
fn plate(sheet: &mut Sheet, sizes: Sizes, more: &str) -> String {
    let board = sizes.board();
    let middle = Sheet::MARGIN + board / 2.0;
    sheet.draw(Ink::Cut, Outline::Square, (middle, middle), board);
    let about = format!("Red: cut, from a sheet {} mm thick. {more}", Mm(sizes.layer()));
    let below = Sheet::MARGIN + board + LINE;
    sheet.write((Sheet::MARGIN, below), &about);
    sheet.draw_measure((Sheet::MARGIN, below + LINE));
    about
}

/// Draws the board for swell paper: only what is to be raised, because everything black is.
fn paper(sizes: Sizes) -> String {
    let side = sizes.board() + 2.0 * Sheet::MARGIN;
    let mut sheet = Sheet::new(side, side);
    for square in Square::ALL {
        let middle = on_sheet(sizes.middle(square), sizes);
        sheet.draw(Ink::Raise, Outline::Square, middle, sizes.recess() + Ink::RAISED);
    }
    for dot in Braille::on_board(sizes) {
        sheet.dot(on_sheet(dot, sizes), Braille::DOT_WIDTH);
    }
    let inside = Mm(sizes.recess());
    let about =
        format!("Black rises on swell paper. A square is {inside} mm wide between its lines.");
    sheet.finish("Quarto: a board of swell paper", &about)
}

/// Returns a sheet for the board, with two lines of text below it.
fn board_sheet(sizes: Sizes) -> Sheet {
    let side = sizes.board() + 2.0 * Sheet::MARGIN;
    Sheet::new(side, side + 2.0 * LINE)
}

/// Converts a place on the board to a place on its sheet, which is measured from its upper left corner.
fn on_sheet((right, up): (f64, f64), sizes: Sizes) -> (f64, f64) {
    (Sheet::MARGIN + right, Sheet::MARGIN + sizes.board() - up)
}
