use std::collections::{BTreeMap, BTreeSet};

use crate::mesh::{Mesh, Point};
use crate::stl::normal;

/// A flat part of a surface: triangles that lie in one plane and between the same heights, without the
/// edges inside.
pub(super) struct Face {
    normal: Point,
    /// Its edge, and the edges of the holes in it.
    loops: Vec<Vec<Point>>,
}

/// A point by its bits, as a key.
type Key = [u64; 3];

impl Face {
    /// Returns the faces of a solid.
    pub(super) fn of(mesh: &Mesh) -> Vec<Face> {
        let mut planes: BTreeMap<[u64; 6], Vec<[Point; 3]>> = BTreeMap::new();
        for triangle in mesh.triangles() {
            planes.entry(plane(triangle)).or_default().push(triangle);
        }
        let face = |triangles: Vec<[Point; 3]>| Face {
            normal: normal(triangles[0]),
            loops: loops(&triangles),
        };
        planes.into_values().map(face).collect()
    }

    pub(super) fn normal(&self) -> Point {
        self.normal
    }

    pub(super) fn loops(&self) -> &[Vec<Point>] {
        &self.loops
    }

    /// Returns the height of its lowest point.
    pub(super) fn lowest(&self) -> f64 {
        self.heights().fold(f64::INFINITY, f64::min)
    }

    /// Returns the height of its middle.
    pub(super) fn middle(&self) -> f64 {
        f64::midpoint(self.lowest(), self.heights().fold(f64::NEG_INFINITY, f64::max))
    }

    /// Tells whether all of it is this close to the vertical axis through a point.
    pub(super) fn is_within(&self, axis: Point, distance: f64) -> bool {
        let is_near = |[x, y, _]: &Point| (x - axis[0]).hypot(y - axis[1]) < distance;
        self.loops.iter().flatten().all(is_near)
    }

    /// Returns the part of it above this height, if there is any.
    pub(super) fn above(&self, height: f64) -> Option<Face> {
        let loops: Vec<_> = self.loops.iter().map(|points| cut(points, height)).collect();
        let loops: Vec<_> = loops.into_iter().filter(|points| points.len() > 2).collect();
        (!loops.is_empty()).then_some(Face { normal: self.normal, loops })
    }

    fn heights(&self) -> impl Iterator<Item = f64> {
        self.loops.iter().flatten().map(|[_, _, up]| *up)
    }
}

/// Returns a key that all triangles of a face share: their plane and their heights.
fn plane(triangle: [Point; 3]) -> [u64; 6] {
    let [x, y, z] = normal(triangle);
    let distance = triangle[0].iter().zip([x, y, z]).map(|(a, b)| a * b).sum();
    let heights = triangle.map(|[_, _, up]| up);
    let lowest = heights.into_iter().fold(f64::INFINITY, f64::min);
    let highest = heights.into_iter().fold(f64::NEG_INFINITY, f64::max);
    // Adding 0.0 turns -0 into 0.
    [x, y, z, distance, lowest, highest].map(|part| ((part * 1e4).round() + 0.0).to_bits())
}

/// Returns the boundary of some triangles: the edges that belong to only one of them, as loops.
fn loops(triangles: &[[Point; 3]]) -> Vec<Vec<Point>> {
    let mut edges: BTreeSet<(Key, Key)> = BTreeSet::new();
    for corners in triangles {
        let [a, b, c] = corners.map(|corner| corner.map(f64::to_bits));
        for (from, to) in [(a, b), (b, c), (c, a)] {
            if !edges.remove(&(to, from)) {
                edges.insert((from, to));
            }
        }
    }
    let mut loops = Vec::new();
    while let Some((start, mut here)) = edges.pop_first() {
        let mut points = vec![start];
        while here != start {
            points.push(here);
            let next = edges.range((here, [0; 3])..).next().copied();
            let edge = next.expect("a boundary leads back to its start");
            edges.remove(&edge);
            here = edge.1;
        }
        loops.push(points.into_iter().map(|key| key.map(f64::from_bits)).collect());
    }
    loops
}

/// Returns the part of a loop above this height, closed along the cut.
fn cut(points: &[Point], height: f64) -> Vec<Point> {
    let mut kept = Vec::new();
    let nexts = points.iter().cycle().skip(1);
    for (from, to) in points.iter().zip(nexts) {
        if from[2] >= height {
            kept.push(*from);
        }
        if (from[2] >= height) != (to[2] >= height) {
            let share = (height - from[2]) / (to[2] - from[2]);
            kept.push(core::array::from_fn(|part| from[part] + share * (to[part] - from[part])));
        }
    }
    kept
}
