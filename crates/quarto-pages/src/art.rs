//! The pieces, the faces of a die and the shapes as pictures.
//!
//! A piece stands on a floor, seen slightly from above, in light from the upper left. Parts that
//! pieces of a form (short or tall, round or square) share are drawn once; `assets/pieces.css` sets
//! their wood.

mod trait_marks;

pub(crate) use trait_marks::trait_marks;

use std::fmt::{Display, Formatter, Result as FmtResult};
use std::sync::LazyLock;

use quarto_rules::{Piece, Shape, ShapeSet, Square, Trait};
use quarto_text::Edition;

/// A point in the picture of a piece, which is 100 wide and 140 high; or a vector.
#[derive(Clone, Copy)]
struct Point(f32, f32);

impl Display for Point {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let [x, y] = [self.0, self.1].map(|way| (way * 10.0).round() / 10.0);
        write!(f, "{x} {y}")
    }
}

/// The horizontal centre of every piece.
const MIDDLE: f32 = 46.0;
const FLOOR: f32 = 115.0;

/// The radii of a round piece and of a hole: from the centre to the right and to the front.
const ROUND: Point = Point(31.0, 13.0);
const HOLE: Point = Point(17.5, 7.4);

/// The vectors from the centre of a square piece to its left, front, right and back corner.
const CORNERS: [Point; 4] =
    [Point(-39.0, 4.5), Point(10.0, 16.5), Point(39.0, -4.5), Point(-10.0, -16.5)];

/// The edge of the top is worn: the flat part is smaller by this factor, and a little higher.
const FLAT: f32 = 0.9;
const WORN: f32 = 1.4;

/// The veins on the front of a piece: curves of points to the right (-1 to 1) and down (0 to 1).
const VEINS: [[(f32, f32); 4]; 8] = [
    [(-0.88, 0.0), (-0.9, 0.3), (-0.84, 0.7), (-0.88, 1.0)],
    [(-0.5, 0.0), (-0.54, 0.25), (-0.74, 0.4), (-0.72, 1.0)],
    [(-0.57, 1.0), (-0.55, -0.05), (-0.17, -0.05), (-0.14, 1.0)],
    [(-0.46, 1.0), (-0.45, 0.33), (-0.28, 0.33), (-0.26, 1.0)],
    [(-0.22, 0.0), (-0.2, 0.25), (0.02, 0.4), (0.03, 1.0)],
    [(0.08, 0.0), (0.1, 0.3), (0.2, 0.5), (0.19, 1.0)],
    [(0.46, 0.0), (0.42, 0.3), (0.48, 0.7), (0.44, 1.0)],
    [(0.74, 0.0), (0.78, 0.3), (0.7, 0.7), (0.74, 1.0)],
];

/// The lights on the wood: gradients with stops, each with a position, a kind and a strength.
#[rustfmt::skip]
const LIGHTS: [(&str, &[Stop]); 8] = [
    (r#"linearGradient id="wood-turned" x2="1""#, &[
        (0.0, "dim", 0.4), (0.12, "dim", 0.1), (0.18, "lit", 0.1), (0.32, "lit", 0.38),
        (0.48, "lit", 0.05), (0.9, "dim", 0.6), (1.0, "dim", 0.44),
    ]),
    (r#"linearGradient id="wood-bright" x2=".6" y2="1""#, &[(0.0, "lit", 0.26), (1.0, "lit", 0.0)]),
    (r#"linearGradient id="wood-shady" x2=".4" y2="1""#, &[(0.0, "dim", 0.42), (1.0, "dim", 0.66)]),
    (r#"linearGradient id="wood-sunk" x2="0" y2="1""#, &[(0.3, "dim", 0.0), (1.0, "dim", 0.42)]),
    (r#"linearGradient id="wood-above" x2="1" y2=".6""#, &[(0.0, "lit", 0.5), (1.0, "lit", 0.0)]),
    (r#"linearGradient id="wood-worn" x2="1" y2=".3""#, &[(0.0, "lit", 0.95), (1.0, "lit", 0.2)]),
    (r#"linearGradient id="wood-inside" x2="1""#, &[(0.2, "glow", 0.0), (1.0, "glow", 0.6)]),
    (r#"radialGradient id="wood-cast""#, &[(0.4, "cast", 0.6), (0.75, "cast", 0.2), (1.0, "cast", 0.0)]),
];
type Stop = (f32, &'static str, f32);

/// Returns the pieces, `#classic-A` to `#access-P`, for `<use>` in the same page.
pub(crate) fn sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(draw_sprite);
    &SPRITE
}

fn draw_sprite() -> String {
    let forms = Piece::ALL.into_iter().filter(|&piece| piece == form(piece));
    let parts: String = LIGHTS.into_iter().map(gradient).chain(forms.map(parts)).collect();
    let rings = wood("ring", "M23 1q20-9 45-5M27 5.5q19-9 43-4M37 8.5q14-6 28-2");
    let both = |piece| Edition::ALL.map(|edition| symbol(edition, piece)).concat();
    let (hole, pieces) = (hole(), Piece::ALL.map(both).concat());
    format!(
        r#"<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{parts}<ellipse id="wood-shadow" cx="56" cy="120" rx="43" ry="18" fill="url(#wood-cast)"/><g id="wood-rings">{rings}</g><g id="wood-hole">{hole}</g></defs>{pieces}</svg>"#
    )
}

/// Returns a face of a die, blank if there is no such face.
pub(crate) fn die(face: u8) -> String {
    // Each octal digit is a column of three dots.
    let faces = [0_u16, 0o020, 0o104, 0o124, 0o505, 0o525, 0o707];
    let pips = faces.get(usize::from(face)).copied().unwrap_or_default();
    let pip = |place: u16| {
        let (x, y) = (15 + 15 * (place / 3), 14 + 15 * (place % 3));
        format!(r#"<circle class="die-pip" cx="{x}" cy="{y}" r="5.5"/>"#)
    };
    let pips: String = (0..9).filter(|place| pips >> place & 1 == 1).map(pip).collect();
    format!(
        r#"<svg class="die" viewBox="0 0 60 60" aria-hidden="true"><rect class="die-side" x="3" y="5" width="54" height="53" rx="12"/><rect class="die-face" x="3" y="2" width="54" height="53" rx="12"/>{pips}</svg>"#
    )
}

/// Returns these shapes, as `#shape-row1`, for `<use>` in the same page.
pub(crate) fn shape_sprite(shapes: ShapeSet) -> String {
    let draw = |class: &str, square: Square| {
        let (x, y) = (1 + 10 * square.column(), 1 + 10 * square.row());
        format!(r#"<rect class="{class}" x="{x}" y="{y}" width="8" height="8" rx="2"/>"#)
    };
    let symbol = |shape: Shape| {
        let inside: String =
            shape.squares().iter().map(|square| draw("shape-in", square)).collect();
        format!(
            r##"<symbol id="shape-{shape}" viewBox="0 0 40 40"><use href="#shape-board"/>{inside}</symbol>"##
        )
    };
    let board = Square::ALL.map(|square| draw("shape-out", square)).concat();
    let shapes: String = shapes.iter().map(symbol).collect();
    format!(
        r#"<svg class="sprite" width="0" height="0" aria-hidden="true"><defs><g id="shape-board">{board}</g></defs>{shapes}</svg>"#
    )
}

/// Returns a small board with one shape.
pub(crate) fn shape_picture(shape: Shape) -> String {
    let draw = |square: Square| {
        let (x, y) = (1 + 10 * square.column(), 1 + 10 * square.row());
        let class = if shape.squares().contains(square) { "in" } else { "out" };
        format!(r#"<rect class="shape-{class}" x="{x}" y="{y}" width="8" height="8" rx="4"/>"#)
    };
    let squares = Square::ALL.map(draw).concat();
    format!(r#"<svg class="shape" viewBox="0 0 40 40" aria-hidden="true">{squares}</svg>"#)
}

/// A clock.
pub(crate) const CLOCK: &str = r#"<svg class="face" viewBox="0 0 64 64" aria-hidden="true"><path class="face-walnut face-shape" d="M26 2h12v8h-12zM51 11l6 6-4 4-6-6z"/><circle class="face-oak face-shape" cx="32" cy="36" r="25"/><circle class="face-birch" cx="32" cy="36" r="19.5"/><path class="face-line" d="M32 20v3M32 49v3M16 36h3M45 36h3"/><path class="face-band" d="M32 36V25M32 36l8 5"/><circle class="face-cherry" cx="32" cy="36" r="3"/></svg>"#;

/// A blindfold.
pub(crate) const MASK: &str = r#"<svg class="face" viewBox="0 0 64 64" aria-hidden="true"><path class="face-maple face-shape" d="M32 8c13 0 21 9 21 23 0 16-9 26-21 26s-21-10-21-26c0-14 8-23 21-23z"/><path class="face-line" d="M26 48q6 4 12 0"/><path class="face-walnut face-shape" d="M4 24q28-6 56 0v13q-9 5-18 4-6-2-10-6-4 4-10 6-9 1-18-4z"/><path class="face-scratch" d="M12 30q6 4 13 1M52 30q-6 4-13 1"/></svg>"#;

fn symbol(edition: Edition, piece: Piece) -> String {
    let (form, y) = (form(piece), top_of(piece));
    let (wood, texture) = match (edition, piece.has(Trait::Colour)) {
        (Edition::Classic, false) => ("light", "grain"),
        (Edition::Classic, true) => ("dark", "grain"),
        (Edition::Access, false) => ("smooth", "grain"),
        (Edition::Access, true) => ("grooved", "grooves"),
    };
    let end = if piece.has(Trait::Fill) { "hole" } else { "rings" };
    format!(
        r##"<symbol id="{edition}-{piece}" class="wood-{wood}" viewBox="0 0 100 140"><use href="#wood-shadow"/><use href="#wood-body-{form}"/><use href="#wood-{texture}-{form}"/><use href="#wood-{end}" y="{y}"/></symbol>"##
    )
}

/// Returns the piece that represents all pieces of its height and outline.
fn form(piece: Piece) -> Piece {
    Piece::with_present(piece.present() & [Trait::Height, Trait::Outline].into_iter().collect())
}

/// Returns the distance of a piece's top from the top of its picture.
fn top_of(piece: Piece) -> f32 {
    if piece.has(Trait::Height) { 22.0 } else { 70.0 }
}

/// Draws the parts that only pieces of this form have.
fn parts(form: Piece) -> String {
    let (body, top, grain, cuts) = (body(form), top(form), grain(form), grooves(form));
    format!(
        r##"<g id="wood-body-{form}">{body}{top}</g><g id="wood-grain-{form}">{grain}</g><path id="wood-cuts-{form}" d="{cuts}"/><g id="wood-grooves-{form}"><use class="wood-lip" href="#wood-cuts-{form}" y="2.2"/><use class="wood-cut" href="#wood-cuts-{form}"/></g>"##
    )
}

fn body(form: Piece) -> String {
    let y = top_of(form) + WORN;
    if form.has(Trait::Outline) {
        let [left, front, right, back] = corners(y, 1.0);
        let [low_left, low_front, low_right, _] = corners(FLOOR, 1.0);
        let all = format!("M{left} {low_left} {low_front} {low_right} {right} {back}z");
        wood("side", &all)
            + &lit("bright", &format!("M{left} {low_left} {low_front} {front}z"))
            + &lit("shady", &format!("M{front} {low_front} {low_right} {right}z"))
            + &lit("sunk", &all)
    } else {
        let (left, wide) = (MIDDLE - ROUND.0, 2.0 * ROUND.0);
        let all = format!("M{left} {y}V{FLOOR}a{ROUND} 0 0 0 {wide} 0V{y}a{ROUND} 0 0 0-{wide} 0z");
        wood("side", &all) + &lit("turned", &all) + &lit("sunk", &all)
    }
}

fn top(form: Piece) -> String {
    let face = |y: f32, size: f32| {
        if form.has(Trait::Outline) {
            let [left, front, right, back] = corners(y, size);
            format!("M{left} {front} {right} {back}z")
        } else {
            ellipse(y, Point(ROUND.0 * size, ROUND.1 * size))
        }
    };
    let (edge, flat) = (face(top_of(form) + WORN, 1.0), face(top_of(form), FLAT));
    lit("worn", &edge) + &wood("top", &flat) + &lit("above", &flat)
}

/// Draws a hole in a top at height 0.
fn hole() -> String {
    let (rim, pit) = (ellipse(0.8, Point(HOLE.0 + 1.5, HOLE.1 + 1.3)), ellipse(0.0, HOLE));
    wood("rim", &rim) + &wood("pit", &pit) + &lit("inside", &pit)
}

fn grain(form: Piece) -> String {
    let top = top_of(form) + 3.5;
    let point = |(right, down): (f32, f32)| {
        let x = right * if form.has(Trait::Outline) { CORNERS[2].0 } else { ROUND.0 };
        let y = top + (FLOOR - top) * down + front(form, x);
        Point((MIDDLE + x).round(), y.round())
    };
    let vein = |curve: [(f32, f32); 4]| {
        let [start, first, second, end] = curve.map(point);
        format!("M{start}C{first} {second} {end}")
    };
    wood("grain", &VEINS.map(vein).concat())
}

/// Returns the paths of the grooves, from the floor up.
fn grooves(form: Piece) -> String {
    let groove = |y: f32| {
        if form.has(Trait::Outline) {
            let [left, front, right, _] = corners(y, 0.985);
            format!("M{left} {front} {right}")
        } else {
            format!("M{}a29.6 {} 0 0 0 59.2 0", Point(MIDDLE - 29.6, y), ROUND.1)
        }
    };
    let heights = (0_u8..).map(|n| FLOOR - 8.0 - 12.0 * f32::from(n));
    heights.take_while(|&y| y > top_of(form) + 9.0).map(groove).collect()
}

/// Returns how far forward the side of a form is at a distance to the right of its centre.
fn front(form: Piece, right: f32) -> f32 {
    let [left, front, far, _] = CORNERS;
    let face = |a: Point, b: Point| a.1 + (b.1 - a.1) * (right - a.0) / (b.0 - a.0);
    match form.has(Trait::Outline) {
        true if right < front.0 => face(left, front),
        true => face(front, far),
        false => ROUND.1 * (1.0 - (right / ROUND.0).powi(2)).sqrt(),
    }
}

fn corners(y: f32, size: f32) -> [Point; 4] {
    CORNERS.map(|Point(right, front)| Point(MIDDLE + size * right, y + size * front))
}

fn ellipse(y: f32, half: Point) -> String {
    let [left, right] = [-half.0, half.0].map(|x| Point(MIDDLE + x, y));
    format!("M{left}A{half} 0 0 0 {right}A{half} 0 0 0 {left}z")
}

/// Draws a part of a piece in wood.
fn wood(part: &str, outline: &str) -> String {
    format!(r#"<path class="wood-{part}" d="{outline}"/>"#)
}

/// Draws a light or a shade over the wood.
fn lit(light: &str, outline: &str) -> String {
    format!(r#"<path class="wood-{light}" fill="url(#wood-{light})" d="{outline}"/>"#)
}

fn gradient((tag, stops): (&str, &[Stop])) -> String {
    let stop = |(place, kind, strength): &_| {
        format!(r#"<stop class="wood-{kind}" offset="{place}" stop-opacity="{strength}"/>"#)
    };
    let stops: String = stops.iter().map(stop).collect();
    format!("<{tag}>{stops}</{}>", tag.split(' ').next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use quarto_rules::RuleSet;

    use super::*;

    /// Checks that tags are closed in order, and that there are no inline styles, which browsers
    /// would refuse.
    fn check(svg: &str) {
        let mut open = Vec::new();
        for tag in svg.split('<').skip(1) {
            let tag = tag.strip_suffix('>').expect("no text");
            assert_eq!(tag.matches('"').count(), 2 * tag.matches('=').count(), "{tag}");
            match tag.strip_prefix('/') {
                Some(name) => assert_eq!(open.pop(), Some(name)),
                None if tag.ends_with('/') => {}
                None => open.push(tag.split(' ').next().unwrap()),
            }
        }
        assert!(open.is_empty() && !svg.contains("style"), "{open:?}");
    }

    #[test]
    fn sprite_has_every_piece_and_what_it_uses() {
        let svg = sprite();
        check(svg);
        assert!(svg.len() < 14_000, "{}", svg.len());
        for name in svg.split("href=\"#").skip(1).chain(svg.split("url(#").skip(1)) {
            let name = name.split(['"', ')']).next().unwrap();
            assert_eq!(svg.matches(&format!(r#"id="{name}""#)).count(), 1, "{name}");
        }
    }

    #[test]
    fn every_piece_has_its_own_look() {
        for edition in Edition::ALL {
            let has = |piece| sprite().contains(&format!(r#"<symbol id="{edition}-{piece}" "#));
            let look = |piece| symbol(edition, piece).split_once("class=").unwrap().1.to_owned();
            assert!(Piece::ALL.into_iter().all(has));
            assert_eq!(HashSet::from(Piece::ALL.map(look)).len(), 16);
        }
    }

    #[test]
    fn die_has_as_many_pips_as_its_face_says() {
        for face in 0..=6 {
            check(&die(face));
            assert_eq!(die(face).matches("die-pip").count(), usize::from(face));
        }
    }

    #[test]
    fn every_shape_fills_its_own_four_squares() {
        let svg = shape_sprite(RuleSet::BLOCKS.shapes());
        check(&svg);
        assert!(svg.len() < 10_000, "{}", svg.len());
        let symbols: HashSet<&str> = svg.split("<symbol").skip(1).collect();
        assert_eq!(symbols.len(), 19);
        assert!(symbols.iter().all(|symbol| symbol.matches("shape-in").count() == 4));
        let small = shape_picture(Shape::BlockB2);
        check(&small);
        assert_eq!((small.matches("shape-in").count(), small.matches("<rect").count()), (4, 16));
    }

    #[test]
    fn icons_are_well_formed() {
        check(CLOCK);
        check(MASK);
    }
}
