use core::f64::consts::TAU;

/// A point: how far right, how far away and how far up, in millimetres.
pub type Point = [f64; 3];

/// The surface of a solid, as triangles that are counter-clockwise seen from outside.
///
/// It is built from rings of points around an axis. Consecutive rings are joined by a band, and a ring
/// is closed by a point on the axis. Neighbouring triangles share their points, so a surface built this
/// way is closed by construction.
#[derive(Clone, Debug, Default)]
pub struct Mesh {
    points: Vec<Point>,
    triangles: Vec<[usize; 3]>,
}

impl Mesh {
    /// Returns the corners of every triangle.
    #[must_use]
    pub fn triangles(&self) -> impl ExactSizeIterator<Item = [Point; 3]> {
        self.triangles.iter().map(|corners| corners.map(|corner| self.points[corner]))
    }

    /// Adds another solid, moved by this vector.
    pub(crate) fn add(&mut self, other: &Mesh, [right, away, up]: Point) {
        let first = self.points.len();
        self.points.extend(other.points.iter().map(|[x, y, z]| [x + right, y + away, z + up]));
        self.triangles.extend(other.triangles.iter().map(|corners| corners.map(|c| c + first)));
    }

    /// Adds a point and returns its number. It is rounded to the millionth, so that all machines write the
    /// same files, even if they differ in the last digits of a sine.
    pub(crate) fn add_point(&mut self, point: Point) -> usize {
        // Adding 0.0 turns -0 into 0.
        self.points.push(point.map(|part| (part * 1e6).round() / 1e6 + 0.0));
        self.points.len() - 1
    }

    /// Adds points and returns their numbers.
    pub(crate) fn add_points(&mut self, points: impl IntoIterator<Item = Point>) -> Vec<usize> {
        points.into_iter().map(|point| self.add_point(point)).collect()
    }

    /// Returns the point with this number.
    pub(crate) fn point(&self, number: usize) -> Point {
        self.points[number]
    }

    pub(crate) fn add_triangle(&mut self, corners: [usize; 3]) {
        self.triangles.push(corners);
    }

    /// Starts a surface: joins a point to the ring around it, which is clockwise seen from outside.
    pub(crate) fn open(&mut self, middle: usize, ring: &[usize]) {
        for (from, to) in edges(ring) {
            self.add_triangle([middle, to, from]);
        }
    }

    /// Ends a surface: joins a ring, which is counter-clockwise seen from outside, to the point in its
    /// middle.
    pub(crate) fn close(&mut self, ring: &[usize], middle: usize) {
        for (from, to) in edges(ring) {
            self.add_triangle([from, to, middle]);
        }
    }

    /// Joins a ring to the next one. Both are counter-clockwise around the axis, seen from above; outside
    /// is on the right of an observer who walks along the ring.
    ///
    /// Every edge makes one triangle with the point that the other ring has reached. The edges are taken
    /// in the order of their middles around the axis:
    ///
    /// ```text
    /// next  ──•─────•─────•──
    ///         │╲   ╱ ╲   ╱│
    ///         │  ╲╱    ╲╱ │
    /// ring  ──•───•─────•─•──
    /// ```
    pub(crate) fn join(&mut self, ring: &[usize], next: &[usize], axis: (f64, f64)) {
        let own = edges(ring).map(|edge| (self.turn(edge, axis), Side::Ring, edge));
        let others = edges(next).map(|edge| (self.turn(edge, axis), Side::Next, edge));
        let mut passed: Vec<_> = own.chain(others).collect();
        passed.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        let first = |side| passed.iter().find(|edge| edge.1 == side).map(|edge| edge.2.0);
        let (Some(mut here), Some(mut there)) = (first(Side::Ring), first(Side::Next)) else {
            return;
        };
        for (_, side, (from, to)) in passed {
            match side {
                Side::Ring => {
                    self.add_triangle([from, to, there]);
                    here = to;
                }
                Side::Next => {
                    self.add_triangle([here, to, from]);
                    there = to;
                }
            }
        }
    }

    /// Returns the angle of the middle of an edge around the axis, in millionths. It is rounded, so that
    /// the last digits of a machine make no difference, and starts where no edge has its middle.
    fn turn(&self, (from, to): (usize, usize), (right, away): (f64, f64)) -> f64 {
        const START: f64 = 0.01;
        let [from, to] = [from, to].map(|number| self.points[number]);
        let (x, y) = (f64::midpoint(from[0], to[0]) - right, f64::midpoint(from[1], to[1]) - away);
        ((y.atan2(x) - START).rem_euclid(TAU) * 1e6).round()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Side {
    Ring,
    Next,
}

/// Returns the edges of a ring; the last one leads back to its start.
fn edges(ring: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}
