use quarto_rules::{Piece, Trait};

use crate::{Detail, Mesh, Outline, Sizes};

/// Returns the solid of a piece, standing on the ground around the origin.
///
/// It is a profile that leads from the middle of the base up the outside, over the top and down to the
/// middle of the hole, swept around the axis. Every corner of the profile is a ring, round or square:
///
/// ```text
///  axis   hole    top
///   │       ╷────────╲
///   │       │         │    The hole is round in a square piece, too: a fingertip is round, and
///   ├───────┘         │    feels the same in both.
///   │                ╱
///   │               │      A groove.
///   │                ╲
///   │                 │
///   ├────────────────╱
/// ```
///
/// If there are magnets, the profile begins in the middle of the pocket that is open at the base.
#[must_use]
pub fn piece_mesh(piece: Piece, sizes: Sizes, detail: Detail) -> Mesh {
    let mut mesh = Mesh::default();
    let middle = mesh.add_point([0.0, 0.0, sizes.pocket().map_or(0.0, |(_, depth)| depth)]);
    let mut last: Option<Vec<usize>> = None;
    let mut height = 0.0;
    for (outline, half, up) in walk(piece, sizes) {
        let points = outline.ring([0.0, 0.0, up], half, detail.of_piece());
        let ring = mesh.add_points(points);
        match &last {
            None => mesh.open(middle, &ring),
            Some(last) => mesh.join(last, &ring, (0.0, 0.0)),
        }
        (last, height) = (Some(ring), up);
    }
    let end = mesh.add_point([0.0, 0.0, height]);
    mesh.close(&last.unwrap_or_default(), end);
    mesh
}

/// Returns the rings of the profile in order: outline, half the width, height.
fn walk(piece: Piece, sizes: Sizes) -> Vec<(Outline, f64, f64)> {
    let (half, height) = (sizes.width() / 2.0, sizes.height(piece));
    let foot = [(half - Sizes::FOOT, 0.0), (half, Sizes::FOOT)];
    let edge = [(half, height - Sizes::EDGE), (half - Sizes::EDGE, height)];
    let outside = foot.into_iter().chain(grooves(piece, sizes)).chain(edge);
    let outside = outside.map(|(half, up)| (Outline::of(piece), half, up));
    let pocket = sizes.pocket().map(|(width, depth)| [depth, 0.0].map(|up| (width / 2.0, up)));
    let pocket = pocket.into_iter().flatten().map(|(half, up)| (Outline::Round, half, up));
    let mut rings: Vec<_> = pocket.chain(outside).collect();
    if piece.has(Trait::Fill) {
        let heights = [height, height - sizes.hole_depth()];
        rings.extend(heights.map(|up| (Outline::Round, sizes.hole_width() / 2.0, up)));
    }
    rings
}

/// Returns the four rings of every groove: its lower edge, the two edges of its floor, its upper edge.
fn grooves(piece: Piece, sizes: Sizes) -> impl Iterator<Item = (f64, f64)> {
    let outer = sizes.width() / 2.0;
    let inner = outer - Sizes::GROOVE_DEPTH;
    let mouth = Sizes::GROOVE_MOUTH / 2.0;
    let floor = mouth - Sizes::GROOVE_DEPTH;
    let middles = (1..=sizes.grooves(piece)).map(move |n| f64::from(n) * sizes.groove_spacing());
    middles.flat_map(move |middle| {
        let rings = [(outer, -mouth), (inner, -floor), (inner, floor), (outer, mouth)];
        rings.map(|(half, up)| (half, middle + up))
    })
}
