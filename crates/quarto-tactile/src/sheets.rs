//! The drawings that a set is cut from, or that are printed on swell paper.

use quarto_rules::{Piece, Trait};
use quarto_text::{Edition, Language, ToolText, Voice};

use crate::name::by_texture;
use crate::sheet::{Ink, Mm, Sheet};
use crate::{Braille, File, Layer, Magnet, Outline, Plate, Sizes};

/// The space between two parts.
const APART: f64 = 2.0;
/// The number of parts side by side: two short pieces, or a tall one.
const BESIDE: f64 = 10.0;
/// The number of rows of parts: two with short pieces, four with a tall one.
const ROWS: f64 = 6.0;
/// The height of a line of text, with some space.
const LINE: f64 = 6.0;

/// Returns all drawings: the layers of the pieces, one sheet per texture, so that each can be cut from
/// its own material; both layers of the board and of the tray; and a board for swell paper.
pub(crate) fn all(sizes: Sizes, language: Language) -> Vec<File> {
    let drawn =
        Drawn { sizes, voice: Voice { language, edition: Edition::Access, ..Voice::default() } };
    let pieces = by_texture()
        .map(|(texture, pieces)| file(&format!("pieces-{texture}"), drawn.layers(&pieces)));
    let [board, tray] = [Plate::board(sizes), Plate::tray(sizes)];
    let plates = [
        ("board-base", drawn.base(&board, "board-top.svg", ToolText::SheetTitleBoardBase)),
        ("board-top", drawn.top(&board, ToolText::SheetTitleBoardTop)),
        ("board-paper", drawn.paper(&board)),
        ("tray-base", drawn.base(&tray, "tray-top.svg", ToolText::SheetTitleTrayBase)),
        ("tray-top", drawn.top(&tray, ToolText::SheetTitleTrayTop)),
    ];
    pieces.into_iter().chain(plates.map(|(name, text)| file(name, text))).collect()
}

fn file(name: &str, text: String) -> File {
    File { name: format!("{name}.svg"), bytes: text.into_bytes() }
}

/// What the drawings of a set share: the sizes, and the words.
#[derive(Clone, Copy)]
struct Drawn {
    sizes: Sizes,
    voice: Voice,
}

impl Drawn {
    fn say(self, text: ToolText<'_>) -> String {
        self.voice.say(text)
    }

    /// Returns a length in words: most languages have a comma in it.
    fn length(self, mm: f64) -> String {
        let text = Mm(mm).to_string();
        if self.voice.language.has_decimal_comma() { text.replace('.', ",") } else { text }
    }

    /// Says from what a sheet is cut.
    fn thick(self) -> String {
        self.say(ToolText::SheetCutFrom { mm: &self.length(self.sizes.layer()) })
    }

    /// Draws the layers of eight pieces: two short pieces per row, then one tall piece per row.
    fn layers(self, pieces: &[Piece]) -> String {
        let step = self.sizes.width() + APART;
        let magnet = self.sizes.magnet().map(|_| self.say(ToolText::SheetMagnetBelow));
        let first = format!("{} {}", self.thick(), self.say(ToolText::SheetBlueToRead));
        let order = self.say(ToolText::SheetGlueInOrder);
        let lines: Vec<String> = [first, order].into_iter().chain(magnet).collect();
        let start = Sheet::MARGIN + height(&lines);
        let width = 2.0 * Sheet::MARGIN + BESIDE * step - APART;
        let height = start + ROWS * (LINE + step) + LINE + Sheet::MARGIN;
        let mut sheet = Sheet::new(width, height);
        write(&mut sheet, Sheet::MARGIN - 0.5 * LINE, &lines);
        let (tall, short): (Vec<Piece>, Vec<Piece>) =
            pieces.iter().partition(|piece| piece.has(Trait::Height));
        let mut y = start;
        for row in short.chunks(2).chain(tall.chunks(1)) {
            let mut x = Sheet::MARGIN;
            for &piece in row {
                x = self.draw_piece(&mut sheet, piece, (x, y));
            }
            y += LINE + step;
        }
        sheet.draw_measure((Sheet::MARGIN, y + LINE), &self.say(ToolText::SheetCheckSize));
        let is_grooved = pieces.iter().any(|piece| piece.has(Trait::Colour));
        let title =
            if is_grooved { ToolText::SheetTitleGrooved } else { ToolText::SheetTitleSmooth };
        sheet.finish(&self.say(title), &lines.join(" "))
    }

    /// Draws the layers of a piece side by side under its name, and returns where they end.
    fn draw_piece(self, sheet: &mut Sheet, piece: Piece, (left, top): (f64, f64)) -> f64 {
        let half = self.sizes.width() / 2.0;
        sheet.write((left, top + 0.75 * LINE), &format!("{piece} {}", self.voice.piece(piece)));
        let mut x = left;
        for layer in Layer::all(piece, self.sizes) {
            sheet.draw_layer(layer, (x + half, top + LINE + half));
            x += self.sizes.width() + APART;
        }
        x
    }

    /// Draws the lower layer of a plate, with the holes for magnets.
    fn base(self, plate: &Plate, top: &str, title: ToolText<'_>) -> String {
        let magnet = self.sizes.magnet().filter(|_| plate.pocket().is_some());
        let glued = self.say(ToolText::SheetGluedOn { file: top });
        let about = magnet.map(|_| self.say(ToolText::SheetMagnetHoles));
        let about: Vec<String> = [self.thick(), glued].into_iter().chain(about).collect();
        let mut sheet = plate_sheet(plate, &about);
        if let Some(width) = magnet.map(Magnet::diameter) {
            for middle in plate.recesses() {
                sheet.draw(Ink::Cut, Outline::Round, on_sheet(*middle, plate), width);
            }
        }
        self.outline(&mut sheet, plate, &about);
        sheet.finish(&self.say(title), &about.join(" "))
    }

    /// Draws the upper layer of a plate: the recesses are cut out, the braille dots marked.
    fn top(self, plate: &Plate, title: ToolText<'_>) -> String {
        let about = [self.thick(), self.say(ToolText::SheetBlueDots)];
        let mut sheet = plate_sheet(plate, &about);
        for dot in plate.dots() {
            sheet.draw(Ink::Mark, Outline::Round, on_sheet(*dot, plate), Braille::DOT_WIDTH);
        }
        for middle in plate.recesses() {
            sheet.draw(Ink::Cut, Outline::Square, on_sheet(*middle, plate), self.sizes.recess());
        }
        self.outline(&mut sheet, plate, &about);
        sheet.finish(&self.say(title), &about.join(" "))
    }

    /// Draws the outline of a plate and the instructions below it. The corner is cut off first, while the plate
    /// is still attached to the sheet.
    fn outline(self, sheet: &mut Sheet, plate: &Plate, about: &[String]) {
        let side = plate.side();
        let middle = Sheet::MARGIN + side / 2.0;
        let [from, to] = corner();
        sheet.line(Ink::Cut, from, to);
        sheet.draw(Ink::Cut, Outline::Square, (middle, middle), side);
        let below = Sheet::MARGIN + side;
        write(sheet, below, about);
        let label = self.say(ToolText::SheetCheckSize);
        sheet.draw_measure((Sheet::MARGIN, below + height(about) + LINE), &label);
    }

    /// Draws the board for swell paper: only what is to be raised, because everything black is.
    fn paper(self, board: &Plate) -> String {
        let side = board.side() + 2.0 * Sheet::MARGIN;
        let mut sheet = Sheet::new(side, side);
        for middle in board.recesses() {
            let width = self.sizes.recess() + Ink::RAISED;
            sheet.draw(Ink::Raise, Outline::Square, on_sheet(*middle, board), width);
        }
        for dot in board.dots() {
            sheet.dot(on_sheet(*dot, board), Braille::DOT_WIDTH);
        }
        let [from, to] = corner();
        sheet.line(Ink::Raise, from, to);
        let about = self.say(ToolText::SheetPaperAbout { mm: &self.length(self.sizes.recess()) });
        sheet.finish(&self.say(ToolText::SheetTitlePaper), &about)
    }
}

/// Returns the ends of the cut that takes the upper left corner off.
fn corner() -> [(f64, f64); 2] {
    let (near, far) = (Sheet::MARGIN, Sheet::MARGIN + Plate::NOTCH);
    [(near, far), (far, near)]
}

/// Returns a sheet for a plate, with room for lines of text and a measure below it.
fn plate_sheet(plate: &Plate, about: &[String]) -> Sheet {
    let side = plate.side() + 2.0 * Sheet::MARGIN;
    Sheet::new(side, side + height(about) + LINE)
}

/// Returns the height of lines of text.
fn height(lines: &[String]) -> f64 {
    lines.iter().fold(0.0, |height, _| height + LINE)
}

/// Writes lines of text below this height.
fn write(sheet: &mut Sheet, top: f64, lines: &[String]) {
    for (number, line) in (1_u8..).zip(lines) {
        sheet.write((Sheet::MARGIN, top + LINE * f64::from(number)), line);
    }
}

/// Converts a place on a plate to a place on its sheet, which is measured from its upper left corner.
fn on_sheet((right, up): (f64, f64), plate: &Plate) -> (f64, f64) {
    (Sheet::MARGIN + right, Sheet::MARGIN + plate.side() - up)
}
