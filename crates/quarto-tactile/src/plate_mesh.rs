use crate::grid::{Grid, Patch};
use crate::mesh::Point;
use crate::{Braille, Detail, Mesh, Outline, Plate, Sizes};

impl Plate {
    /// Returns its solid, lying on the ground, its lower left corner at the origin.
    ///
    /// It is one closed surface (a manifold), not a plate with domes stuck into it: slicers need not
    /// repair anything, and what is inside is never in doubt. Its top is cut into a grid by the edges of all
    /// recesses and of a small patch around every braille dot. Outside recesses and dots there are two
    /// triangles per cell; a recess or a dot starts with the points of the grid around its patch. So every
    /// edge is shared by exactly two triangles. The bottom is made the same way, with the pockets for magnets.
    #[must_use]
    pub fn mesh(&self, detail: Detail) -> Mesh {
        let recesses = self.recesses().map(|middle| Patch::new(middle, self.sizes().opening()));
        let dots: Vec<Patch> =
            self.dots().iter().map(|dot| Patch::new(*dot, Braille::DOTS)).collect();
        let mut mesh = Mesh::default();
        let top = self.face(&mut mesh, recesses.iter().chain(&dots), self.thickness(), Side::Up);
        for recess in &recesses {
            self.sink(&mut mesh, &top.around(recess), recess);
        }
        for dot in &dots {
            rise(&mut mesh, &top.around(dot), dot, detail);
        }
        let pockets = self.pockets();
        let bottom = self.face(&mut mesh, pockets.iter(), 0.0, Side::Down);
        for pocket in &pockets {
            self.hollow(&mut mesh, &bottom.around(pocket), pocket, detail);
        }
        let middle = (self.side() / 2.0, self.side() / 2.0);
        mesh.join(&bottom.edge, &top.edge, middle);
        mesh
    }

    /// Returns the parts of the bottom where magnets go in.
    fn pockets(&self) -> Vec<Patch> {
        let Some((width, _)) = self.pocket() else { return Vec::new() };
        // The patch is a little wider than the pocket, so that no point of the circle lies on its edge.
        self.recesses().iter().map(|middle| Patch::new(*middle, width + 1.0)).collect()
    }

    /// Adds the top or the bottom, without the patches, and with the corner cut off.
    fn face<'a>(
        &self,
        mesh: &mut Mesh,
        patches: impl Iterator<Item = &'a Patch>,
        up: f64,
        side: Side,
    ) -> Face {
        let half = Plate::NOTCH / 2.0;
        let corner = Patch::new((half, self.side() - half), Plate::NOTCH);
        let patches: Vec<Patch> = patches.copied().chain([corner]).collect();
        let grid = Grid::new(self.side(), patches.iter());
        // Points inside patches do not belong to a triangle and are never written.
        let numbers = mesh.add_points(grid.points(up));
        for cell in grid.free_cells() {
            let [a, b, c, d] = cell.map(|number| numbers[number]);
            side.add(mesh, [a, b, c]);
            side.add(mesh, [a, c, d]);
        }
        let face = Face { grid, numbers, edge: Vec::new() };
        let whole = Patch::new((self.side() / 2.0, self.side() / 2.0), self.side());
        let edge = self.cut(mesh, &face.around(&whole));
        self.fill_corner(mesh, &face.around(&corner), up, side);
        Face { edge, ..face }
    }

    /// Tells whether a point was in the corner that is cut off.
    fn is_cut(&self, [x, y, _]: Point) -> bool {
        const SAME: f64 = 1e-6;
        x - (y - self.side() + Plate::NOTCH) < -SAME
    }

    /// Returns a ring without the points that are cut off.
    fn cut(&self, mesh: &Mesh, ring: &[usize]) -> Vec<usize> {
        ring.iter().copied().filter(|number| !self.is_cut(mesh.point(*number))).collect()
    }

    /// Adds the half of the corner's patch that is left: a triangle, with the points of the grid on its legs.
    fn fill_corner(&self, mesh: &mut Mesh, ring: &[usize], up: f64, side: Side) {
        let ring = self.cut(mesh, ring);
        let (x, y) = (Plate::NOTCH * 2.0 / 3.0, self.side() - Plate::NOTCH * 2.0 / 3.0);
        let middle = mesh.add_point([x, y, up]);
        let next = ring.iter().copied().cycle().skip(1);
        for (from, to) in ring.iter().copied().zip(next) {
            side.add(mesh, [from, to, middle]);
        }
    }

    /// Adds a recess: from its rim down the slope and the wall to the floor.
    fn sink(&self, mesh: &mut Mesh, rim: &[usize], patch: &Patch) {
        let (x, y) = patch.middle();
        let inwards = self.sizes().recess() / self.sizes().opening();
        let mut ring = rim.to_vec();
        for up in [self.thickness() - Sizes::LEAD, self.floor()] {
            let points: Vec<_> = rim.iter().map(|&number| mesh.point(number)).collect();
            let scaled = |[px, py, _]: Point| [x + (px - x) * inwards, y + (py - y) * inwards, up];
            let next = mesh.add_points(points.into_iter().map(scaled));
            mesh.join(&ring, &next, (x, y));
            ring = next;
        }
        let floor = mesh.add_point([x, y, self.floor()]);
        mesh.close(&ring, floor);
    }

    /// Adds a pocket for a magnet: from the middle of its ceiling down its wall and out to the edge of its patch.
    fn hollow(&self, mesh: &mut Mesh, edge: &[usize], patch: &Patch, detail: Detail) {
        let Some((width, depth)) = self.pocket() else { return };
        let (x, y) = patch.middle();
        let ceiling = mesh.add_point([x, y, depth]);
        let [upper, lower] = [depth, 0.0].map(|up| {
            let points = Outline::Round.ring([x, y, up], width / 2.0, detail.of_piece());
            mesh.add_points(points)
        });
        mesh.open(ceiling, &upper);
        mesh.join(&upper, &lower, (x, y));
        mesh.join(&lower, edge, (x, y));
    }
}

/// A face of a plate, once it is part of the mesh.
struct Face {
    grid: Grid,
    /// The numbers that the points of the grid have in the mesh.
    numbers: Vec<usize>,
    /// The points around it, counter-clockwise seen from above.
    edge: Vec<usize>,
}

impl Face {
    /// Returns the points around a patch, counter-clockwise seen from above.
    fn around(&self, patch: &Patch) -> Vec<usize> {
        self.grid.around(patch).into_iter().map(|number| self.numbers[number]).collect()
    }
}

/// Where a face looks.
#[derive(Clone, Copy)]
enum Side {
    Up,
    Down,
}

impl Side {
    /// Adds a triangle whose corners are counter-clockwise seen from above.
    fn add(self, mesh: &mut Mesh, [a, b, c]: [usize; 3]) {
        mesh.add_triangle(match self {
            Side::Up => [a, b, c],
            Side::Down => [a, c, b],
        });
    }
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
