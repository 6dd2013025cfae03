//! What the pieces of an alignment share, drawn on them.

use quarto_rules::{Piece, Trait, TraitSet};
use quarto_text::Edition;

use super::{FLOOR, HOLE, MIDDLE, Point, ROUND, WORN, corners, ellipse, form, grooves, top_of};

/// Draws on a piece what it shares with others: the outline of its top, its hole or full end, its height as
/// a measure beside it, and its wood as a sun or a moon, or as its texture. Each is known by its form, not
/// only by its colour.
pub(crate) fn trait_marks(edition: Edition, piece: Piece, shared: TraitSet) -> String {
    let marks: String = shared.iter().map(|of| mark(edition, piece, of)).collect();
    format!(r#"<svg class="shared" viewBox="0 0 100 140" aria-hidden="true">{marks}</svg>"#)
}

fn mark(edition: Edition, piece: Piece, of: Trait) -> String {
    let top = top_of(piece);
    let path = match (of, piece.has(of)) {
        (Trait::Height, _) => format!("M95 {FLOOR}V{top}M89 {top}h12M89 {FLOOR}h12"),
        (Trait::Outline, true) => {
            let [left, front, right, back] = corners(top + WORN, 1.0);
            format!("M{left} {front} {right} {back}z")
        }
        (Trait::Outline, false) => ellipse(top + WORN, ROUND),
        (Trait::Fill, true) => ellipse(top, Point(HOLE.0 + 1.0, HOLE.1 + 1.0)),
        (Trait::Fill, false) => return line("mark full", &ellipse(top, HOLE)),
        (Trait::Colour, dark) => match (edition, dark) {
            (Edition::Classic, false) => sun(top),
            (Edition::Classic, true) => moon(top),
            (Edition::Access, false) => sheen(top),
            (Edition::Access, true) => grooves(form(piece)),
        },
    };
    line("mark", &path)
}

/// Draws a line so that it can be seen on light and on dark wood.
fn line(class: &str, path: &str) -> String {
    format!(
        r#"<path class="mark-edge" d="{path}"/><path class="{class}" pathLength="1" d="{path}"/>"#
    )
}

/// Returns the middle of the front of a piece.
fn front(top: f32) -> Point {
    Point(MIDDLE, f32::midpoint(top, FLOOR) + ROUND.1)
}

fn sun(top: f32) -> String {
    let Point(x, y) = front(top);
    let disc = format!("M{}a6 6 0 1 0 12 0a6 6 0 1 0-12 0", Point(x - 6.0, y));
    let ray = |(right, down): (f32, f32)| {
        let at = |way: f32| Point(x + way * right, y + way * down);
        format!("M{}L{}", at(9.5), at(14.0))
    };
    let rays = [
        (1.0, 0.0),
        (0.7, 0.7),
        (0.0, 1.0),
        (-0.7, 0.7),
        (-1.0, 0.0),
        (-0.7, -0.7),
        (0.0, -1.0),
        (0.7, -0.7),
    ];
    disc + &rays.map(ray).concat()
}

fn moon(top: f32) -> String {
    let Point(x, y) = front(top);
    format!("M{}a12 12 0 1 0 6 20a10 10 0 1 1-6-20z", Point(x + 3.0, y - 11.0))
}

/// Returns two lines down a surface in which nothing stops the finger.
fn sheen(top: f32) -> String {
    let low = FLOOR + ROUND.1 - 6.0;
    let high = top + ROUND.1 + 8.0;
    format!("M{}V{low}M{}V{low}", Point(MIDDLE - 12.0, high), Point(MIDDLE - 4.0, high))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Every value of every trait looks different, even without colours.
    #[test]
    fn every_shared_value_has_its_own_mark() {
        for edition in Edition::ALL {
            for of in Trait::ALL {
                let drawn = |piece: &Piece| trait_marks(edition, *piece, TraitSet::EMPTY.with(of));
                let with = |present: bool| -> HashSet<String> {
                    Piece::ALL.iter().filter(|piece| piece.has(of) == present).map(drawn).collect()
                };
                assert!(with(true).is_disjoint(&with(false)), "{edition} {of}");
            }
        }
    }

    #[test]
    fn every_shared_trait_is_drawn_once() {
        let marks = |shared| trait_marks(Edition::Classic, Piece::ALL[5], shared);
        assert_eq!(marks(TraitSet::FULL).matches("class=\"mark-edge\"").count(), 4);
        assert_eq!(marks(TraitSet::EMPTY).matches("<path").count(), 0);
    }
}
