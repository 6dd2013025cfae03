use quarto_rules::Square;

use crate::grid::{Grid, Patch};
use crate::{Braille, Detail, Mesh, Outline, Sizes};

/// Returns the solid of the board, lying on the ground, its lower left corner at the origin.
///
/// The board is one closed surface (a manifold), not a plate with domes stuck into it: slicers need not
/// repair anything, and what is inside is never in doubt. Its top is cut into a grid by the edges of all
/// recesses and of a small patch around every braille dot. Outside recesses and dots there are two
/// triangles per cell; a recess or a dot starts with the points of the grid around its patch. So every
/// edge is shared by exactly two triangles.
#[must_use]
pub fn board_mesh(sizes: Sizes, detail: Detail) -> Mesh {
    let (side, top) = (sizes.board(), sizes.thickness());
    let recesses = Square::ALL.map(|square| Patch::new(sizes.middle(square), sizes.opening()));
    let dots = Braille::on_board(sizes).into_iter();
    let dots: Vec<Patch> = dots.map(|middle| Patch::new(middle, Braille::DOTS)).collect();
    let grid = Grid::new(side, recesses.iter().chain(&dots));

    let mut mesh = Mesh::default();
    // They are the first points, so they keep their numbers in the grid. Those inside patches do not
    // belong to a triangle and are never written.
    mesh.add_points(grid.points(top));
    for [a, b, c, d] in grid.free_cells() {
        mesh.add_triangle([a, b, c]);
        mesh.add_triangle([a, c, d]);
    }
    let edge = grid.around(&Patch::new((side / 2.0, side / 2.0), side));
    base(&mut mesh, &edge, side);
    for recess in &recesses {
        sink(&mut mesh, &grid.around(recess), recess, sizes);
    }
    for dot in &dots {
        rise(&mut mesh, &grid.around(dot), dot, detail);
    }
    mesh
}

/// Adds the bottom and the sides of the board.
fn base(mesh: &mut Mesh, edge: &[usize], side: f64) {
    let middle = (side / 2.0, side / 2.0);
    let below: Vec<_> = edge.iter().map(|&number| mesh.point(number)).collect();
    let below = mesh.add_points(below.into_iter().map(|[x, y, _]| [x, y, 0.0]));
    let bottom = mesh.add_point([middle.0, middle.1, 0.0]);
    mesh.open(bottom, &below);
    mesh.join(&below, edge, middle);
}

/// Adds a recess: from its rim down the slope and the wall to the floor.
fn sink(mesh: &mut Mesh, rim: &[usize], patch: &Patch, sizes: Sizes) {
    let (x, y) = patch.middle();
    let inwards = sizes.recess() / sizes.opening();
    let mut ring = rim.to_vec();
    for up in [sizes.thickness() - Sizes::LEAD, Sizes::FLOOR] {
        let points: Vec<_> = rim.iter().map(|&number| mesh.point(number)).collect();
        let scaled = |[px, py, _]: [f64; 3]| [x + (px - x) * inwards, y + (py - y) * inwards, up];
        let next = mesh.add_points(points.into_iter().map(scaled));
        mesh.join(&ring, &next, (x, y));
        ring = next;
    }
    let floor = mesh.add_point([x, y, Sizes::FLOOR]);
    mesh.close(&ring, floor);
}

/// Adds a braille dot: from the edge of its patch to the foot of the dome, and up to its top.
fn rise(mesh: &mut Mesh, edge: &[usize], patch: &Patch, detail: Detail) {
    let (x, y) = patch.middle();
    let top = edge.first().map_or(0.0, |&number| mesh.point(number)[2]);
    let mut ring = edge.to_vec();
    for (half, up) in Braille::dome(detail.dot_steps()) {
        let points = Outline::Round.ring([x, y, top + up], half, detail.of_dot());
        let next = mesh.add_points(points);
        mesh.join(&ring, &next, (x, y));
        ring = next;
    }
    let peak = mesh.add_point([x, y, top + Braille::DOT_HEIGHT]);
    mesh.close(&ring, peak);
}
