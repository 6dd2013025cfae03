use core::fmt::Write;
use core::iter::repeat;

use super::camera::{project, shade};
use super::face::Face;
use crate::mesh::Point;
use crate::sheet::Mm;

/// The colour of a solid: red, green and blue, up to 255.
pub(super) type Colour = [f64; 3];

/// A picture that grows with what is drawn.
#[derive(Default)]
pub(super) struct Picture {
    origin: [f64; 2],
    lines: String,
    /// The bounds of what is drawn: left, top, right, bottom.
    corners: Option<[f64; 4]>,
}

impl Picture {
    /// The space that is left free around everything.
    const MARGIN: f64 = 6.0;

    /// Moves the origin of the solids that are drawn next to this place, right and down.
    pub(super) fn move_to(&mut self, origin: [f64; 2]) {
        self.origin = origin;
    }

    /// Draws the faces that face the camera.
    pub(super) fn draw<'a>(&mut self, faces: impl IntoIterator<Item = &'a Face>, colour: Colour) {
        for face in faces {
            let Some(light) = shade(face.normal()) else { continue };
            let [red, green, blue] = colour.map(|part| (part * light).min(255.0).round());
            let path: String = face.loops().iter().map(|points| self.path(points)).collect();
            self.add(&format!(r#"<path color="rgb({red},{green},{blue})" d="{path}"/>"#));
        }
    }

    /// Writes a text centred on a point.
    pub(super) fn write(&mut self, [x, y]: [f64; 2], size: f64, text: &str) {
        self.reach([x, y]);
        let place = format!(r#"x="{x}" y="{y}" font-size="{size}""#);
        self.add(&format!(r##"<text {place} fill="#333" stroke="none">{text}</text>"##));
    }

    /// Returns the picture as an SVG file.
    pub(super) fn finish(self, title: &str) -> String {
        let [left, top, right, bottom] = self.corners.unwrap_or_default();
        let (x, y) = (left - Picture::MARGIN, top - Picture::MARGIN);
        let (width, height) = (right + Picture::MARGIN - x, bottom + Picture::MARGIN - y);
        let [x, y, width, height] = [x, y, width, height].map(f64::round);
        // Faces are outlined in their own colour, or the background would shine through between them.
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {width} {height}\">\n\
             <title>{title}</title>\n\
             <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"4\" fill=\"#f5f2ec\"/>\n\
             <g fill=\"currentColor\" fill-rule=\"evenodd\" stroke=\"currentColor\" \
             stroke-width=\"0.12\" stroke-linejoin=\"round\" font-family=\"sans-serif\" \
             text-anchor=\"middle\">\n{}</g>\n</svg>\n",
            self.lines
        )
    }

    /// Writes the path around some points, rounded to the hundredth, each relative to the one before.
    fn path(&mut self, points: &[Point]) -> String {
        let mut path = String::new();
        let mut last = [0.0; 2];
        for (point, sign) in points.iter().zip(["M", "l"].into_iter().chain(repeat(" "))) {
            let [x, y] = project(*point);
            let seen = [x + self.origin[0], y + self.origin[1]];
            self.reach(seen);
            let here = seen.map(|part| (part * 100.0).round());
            let [right, down] = [0, 1].map(|part| Mm((here[part] - last[part]) / 100.0));
            write!(path, "{sign}{right} {down}").expect("a string takes everything");
            last = here;
        }
        path + "z"
    }

    fn add(&mut self, element: &str) {
        self.lines += element;
        self.lines.push('\n');
    }

    /// Extends the bounds to a point.
    fn reach(&mut self, [x, y]: [f64; 2]) {
        let [left, top, right, bottom] = self.corners.unwrap_or([x, y, x, y]);
        self.corners = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
    }
}
