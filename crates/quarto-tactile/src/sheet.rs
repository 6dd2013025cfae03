use core::fmt::{Display, Formatter, Result as FmtResult, Write};

use crate::{Layer, Outline};

/// The ink of a line, which says how it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Cut through, red.
    Cut,
    /// Engraved or left out, blue.
    Mark,
    /// Raised by heat on swell paper, black and thick.
    Raise,
}

impl Ink {
    const RED: &str = "#ff0000";
    const BLUE: &str = "#0000ff";
    const BLACK: &str = "#000000";

    /// The thickness of a raised line.
    pub(crate) const RAISED: f64 = 1.5;

    fn stroke(self) -> String {
        let (colour, width) = match self {
            Ink::Cut => (Ink::RED, 0.1),
            Ink::Mark => (Ink::BLUE, 0.1),
            Ink::Raise => (Ink::BLACK, Ink::RAISED),
        };
        format!(r#"fill="none" stroke="{colour}" stroke-width="{width}""#)
    }
}

/// A drawing in real millimetres, measured to the right and down from its upper left corner.
pub(crate) struct Sheet {
    width: f64,
    height: f64,
    lines: String,
}

impl Sheet {
    /// The space that is left free around everything.
    pub(crate) const MARGIN: f64 = 5.0;
    /// The height of letters.
    const LETTERS: f64 = 3.5;

    pub(crate) fn new(width: f64, height: f64) -> Sheet {
        Sheet { width, height, lines: String::new() }
    }

    /// Draws an outline around a middle.
    pub(crate) fn draw(&mut self, ink: Ink, outline: Outline, middle: (f64, f64), width: f64) {
        let ((x, y), half) = (middle, width / 2.0);
        let shape = match outline {
            Outline::Round => format!(r#"<circle cx="{}" cy="{}" r="{}""#, Mm(x), Mm(y), Mm(half)),
            Outline::Square => {
                let [left, top, width] = [x - half, y - half, width].map(Mm);
                format!(r#"<rect x="{left}" y="{top}" width="{width}" height="{width}""#)
            }
        };
        self.add(format_args!("{shape} {}/>", ink.stroke()));
    }

    /// Draws a layer: first its hole, so that it is cut while the layer is still attached to the sheet.
    pub(crate) fn draw_layer(&mut self, layer: Layer, middle: (f64, f64)) {
        if let Some(hole) = layer.hole {
            self.draw(Ink::Cut, Outline::Round, middle, hole);
        }
        self.draw(Ink::Cut, layer.outline, middle, layer.width);
    }

    /// Draws a black dot.
    pub(crate) fn dot(&mut self, (x, y): (f64, f64), width: f64) {
        let [x, y, half] = [x, y, width / 2.0].map(Mm);
        self.add(format_args!(r#"<circle cx="{x}" cy="{y}" r="{half}" fill="{}"/>"#, Ink::BLACK));
    }

    /// Writes a line of text with its baseline at this height.
    pub(crate) fn write(&mut self, (x, y): (f64, f64), text: &str) {
        let [x, y, size] = [x, y, Sheet::LETTERS].map(Mm);
        let font = format!(r#"font-family="sans-serif" font-size="{size}""#);
        self.add(format_args!(
            r#"<text x="{x}" y="{y}" {font} fill="{}">{text}</text>"#,
            Ink::BLUE
        ));
    }

    /// Draws a straight line.
    pub(crate) fn line(&mut self, ink: Ink, (x, y): (f64, f64), (to_x, to_y): (f64, f64)) {
        let [x, y, to_x, to_y] = [x, y, to_x, to_y].map(Mm);
        self.add(format_args!(r#"<path d="M{x} {y}L{to_x} {to_y}" {}/>"#, ink.stroke()));
    }

    /// Draws a line of 50 mm, to check whether a printer has changed the size, with a label that says so.
    pub(crate) fn draw_measure(&mut self, (x, y): (f64, f64), label: &str) {
        let stroke = Ink::Mark.stroke();
        self.add(format_args!(r#"<path d="M{} {}v-3m0 1.5h50m0 -1.5v3" {stroke}/>"#, Mm(x), Mm(y)));
        self.write((x + 53.0, y), label);
    }

    /// Returns the drawing as an SVG file.
    pub(crate) fn finish(self, title: &str, about: &str) -> String {
        let [width, height] = [self.width, self.height].map(Mm);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
             viewBox=\"0 0 {width} {height}\">\n<title>{title}</title>\n<desc>{about}</desc>\n{}</svg>\n",
            self.lines
        )
    }

    fn add(&mut self, element: core::fmt::Arguments<'_>) {
        writeln!(self.lines, "{element}").expect("a string takes everything");
    }
}

/// A length, written to the thousandth of a millimetre.
pub(crate) struct Mm(pub(crate) f64);

impl Display for Mm {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        // Adding 0.0 turns -0 into 0.
        write!(f, "{}", (self.0 * 1000.0).round() / 1000.0 + 0.0)
    }
}
