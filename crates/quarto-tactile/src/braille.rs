use crate::Sizes;

/// Braille as on signs, in millimetres.
///
/// A cell has six dots, with the usual numbers. The sizes are in the ranges that standards for braille
/// on signs agree on: they are made for fingers, and the same on every board.
///
/// ```text
/// 1 • • 4      2.5 between dots, 6.1 from cell to cell,
/// 2 • • 5      1.5 across a dot, 0.6 high
/// 3 • • 6
/// ```
///
/// ```
/// use quarto_tactile::Braille;
///
/// assert_eq!(Braille::COLUMNS[3], "⠙"); // d: dots 1, 4 and 5.
/// assert_eq!(Braille::ROWS[3], "⠼⠙"); // 4: the number sign, and then d.
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Braille;

impl Braille {
    /// What is written at the columns: a, b, c, d.
    pub const COLUMNS: [&str; 4] = ["⠁", "⠃", "⠉", "⠙"];
    /// What is written at the rows: 1, 2, 3, 4, each after the number sign.
    pub const ROWS: [&str; 4] = ["⠼⠁", "⠼⠃", "⠼⠉", "⠼⠙"];

    /// What is written at the pieces in the tray: a to p.
    pub const LETTERS: [&str; 16] =
        ["⠁", "⠃", "⠉", "⠙", "⠑", "⠋", "⠛", "⠓", "⠊", "⠚", "⠅", "⠇", "⠍", "⠝", "⠕", "⠏"];

    /// The distance between the middles of two dots of a cell.
    pub const DOTS: f64 = 2.5;
    /// The distance from a dot to the same dot of the next cell.
    pub const CELLS: f64 = 6.1;
    /// The width of a dot at its base.
    pub const DOT_WIDTH: f64 = 1.5;
    /// The height of a dot.
    pub const DOT_HEIGHT: f64 = 0.6;

    /// Returns the middle of every dot on the board: how far right and up from the lower left corner.
    ///
    /// The player at the lower edge reads the columns there and the rows at the left edge. The player
    /// opposite finds the same names at the other two edges, turned to them: a square has one name for
    /// both players, and neither has to reach over pieces to read it.
    ///
    /// ```text
    ///        ɐ  q  ɔ  p
    ///     1 ┌─┐┌─┐┌─┐┌─┐ ⇂
    ///     2 ├─┤├─┤├─┤├─┤ ᄅ
    ///     3 ├─┤├─┤├─┤├─┤ Ɛ
    ///     4 └─┘└─┘└─┘└─┘ ㄣ
    ///        a  b  c  d
    /// ```
    #[must_use]
    pub fn on_board(sizes: Sizes) -> Vec<(f64, f64)> {
        let near = Sizes::MARGIN / 2.0;
        let far = sizes.board() - near;
        let columns = Self::COLUMNS.into_iter().enumerate().map(|(column, text)| {
            let along = sizes.along(column);
            (text, (along, near), (along, far))
        });
        let rows = Self::ROWS.into_iter().enumerate().map(|(row, text)| {
            let up = sizes.board() - sizes.along(row);
            (text, (near, up), (far, up))
        });
        let dots = columns.chain(rows).flat_map(|(text, own, opposite)| {
            let dots = Self::dots(text).into_iter();
            dots.flat_map(move |(right, up)| {
                [(own.0 + right, own.1 + up), (opposite.0 - right, opposite.1 - up)]
            })
        });
        dots.collect()
    }

    /// Returns the middles of the dots of a text, right and up from its middle.
    pub(crate) fn dots(text: &str) -> Vec<(f64, f64)> {
        let cells = || (0_u8..).zip(text.chars());
        let width = cells().skip(1).fold(Self::DOTS, |width, _| width + Self::CELLS);
        let dots = cells().flat_map(|(cell, sign)| {
            let left = f64::from(cell) * Self::CELLS - width / 2.0;
            Self::numbers(sign).map(move |number| {
                let (column, line) = ((number - 1) / 3, (number - 1) % 3);
                (left + f64::from(column) * Self::DOTS, (1.0 - f64::from(line)) * Self::DOTS)
            })
        });
        dots.collect()
    }

    /// Returns the numbers of the dots of a sign, 1 to 6: its bits in the order of Unicode.
    fn numbers(sign: char) -> impl Iterator<Item = u8> {
        let bits = u32::from(sign) - u32::from('⠀');
        (1..=6).filter(move |number| bits >> (number - 1) & 1 == 1)
    }

    /// Returns half the width and the height of a dot at each of its steps, from its base up to, but not
    /// including, its top. A dot is the upper part of a sphere.
    pub(crate) fn dome(steps: u8) -> impl Iterator<Item = (f64, f64)> {
        let (half, height) = (Self::DOT_WIDTH / 2.0, Self::DOT_HEIGHT);
        let ball = (half * half + height * height) / (2.0 * height);
        let lowest = (half / ball).atan2(1.0 - height / ball);
        let angles =
            (0..steps).map(move |step| lowest * (1.0 - f64::from(step) / f64::from(steps)));
        angles.map(move |angle| (ball * angle.sin(), height - ball * (1.0 - angle.cos())))
    }
}
