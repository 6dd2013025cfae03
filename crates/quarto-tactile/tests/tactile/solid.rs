//! A solid as a slicer reads it, and how to measure it.

use std::collections::{HashMap, HashSet};

type Point = [f64; 3];

/// The contents of an STL file.
pub(crate) struct Solid {
    triangles: Vec<[Point; 3]>,
    normals: Vec<Point>,
}

impl Solid {
    /// Reads a binary STL file.
    pub(crate) fn read(bytes: &[u8]) -> Solid {
        assert!(!bytes.starts_with(b"solid"), "it would be taken for text");
        let count = u32::from_le_bytes(bytes[80..84].try_into().unwrap()) as usize;
        assert_eq!(bytes.len(), 84 + 50 * count);
        let mut solid = Solid { triangles: Vec::new(), normals: Vec::new() };
        for triangle in bytes[84..].chunks(50) {
            let number = |place: usize| {
                f64::from(f32::from_le_bytes(triangle[place..place + 4].try_into().unwrap()))
            };
            let point = |place: usize| [0, 4, 8].map(|part| number(place + part));
            solid.normals.push(point(0));
            solid.triangles.push([12, 24, 36].map(point));
        }
        solid
    }

    pub(crate) fn triangles(&self) -> impl Iterator<Item = ([Point; 3], Point)> {
        self.triangles.iter().copied().zip(self.normals.iter().copied())
    }

    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        self.triangles.iter().flatten().copied()
    }

    /// Returns the lowest and the highest of each coordinate.
    pub(crate) fn bounds(&self) -> [(f64, f64); 3] {
        [0, 1, 2].map(|part| range(self.points().map(|point| point[part])))
    }

    /// Returns the volume inside the surface; negative if it is inside out.
    pub(crate) fn volume(&self) -> f64 {
        let volume = |[a, b, c]: &[Point; 3]| dot(*a, cross(*b, *c)) / 6.0;
        self.triangles.iter().map(volume).sum()
    }

    /// Checks that it is closed, with every edge between two triangles that agree on which side is
    /// outside, and returns the number of its surfaces, assuming that none has a handle.
    pub(crate) fn check_closed(&self) -> usize {
        let mut edges: HashMap<([u64; 3], [u64; 3]), usize> = HashMap::new();
        for corners in &self.triangles {
            let [a, b, c] = corners.map(|point| point.map(f64::to_bits));
            for edge in [(a, b), (b, c), (c, a)] {
                *edges.entry(edge).or_default() += 1;
            }
        }
        for ((from, to), count) in &edges {
            assert_eq!(*count, 1, "an edge occurs twice");
            assert!(edges.contains_key(&(*to, *from)), "an edge has nothing on its other side");
        }
        let points: HashSet<_> = edges.keys().map(|(from, _)| *from).collect();
        // Euler: points minus edges plus triangles are 2 for every surface that is topologically a sphere.
        (points.len() + self.triangles.len() - edges.len() / 2) / 2
    }

    /// Checks that every triangle has an area and a correct normal.
    pub(crate) fn check_triangles(&self) {
        for ([a, b, c], normal) in self.triangles() {
            let cross = cross(way(a, b), way(a, c));
            let length = dot(cross, cross).sqrt();
            assert!(length > 1e-5, "a triangle without an area at {a:?}");
            assert!(dot(cross, normal) / length > 0.999, "a wrong normal at {a:?}");
        }
    }

    /// Returns the area of all triangles at this height, which must face up.
    pub(crate) fn flat_area(&self, up: f64) -> f64 {
        let flat =
            |corners: &[Point; 3]| corners.iter().all(|corner| (corner[2] - up).abs() < 1e-4);
        let areas = self.triangles.iter().filter(|corners| flat(corners)).map(|[a, b, c]| {
            let twice = cross(way(*a, *b), way(*a, *c))[2];
            assert!(twice > 0.0, "a triangle at {a:?} is folded over");
            twice / 2.0
        });
        areas.sum()
    }

    /// Returns the points where its edges cross this height.
    pub(crate) fn slice(&self, up: f64) -> Vec<(f64, f64)> {
        let edges = self.triangles.iter().flat_map(|[a, b, c]| [(*a, *b), (*b, *c), (*c, *a)]);
        let passing = edges.filter(|(a, b)| (a[2] < up) != (b[2] < up));
        let point = |(a, b): (Point, Point)| {
            let share = (up - a[2]) / (b[2] - a[2]);
            (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))
        };
        passing.map(point).collect()
    }

    /// Returns how wide it is at this height.
    pub(crate) fn width_at(&self, up: f64) -> f64 {
        let (left, right) = range(self.slice(up).into_iter().map(|(x, _)| x));
        right - left
    }
}

/// Returns the lowest and the highest number.
pub(crate) fn range(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), n| (low.min(n), high.max(n)))
}

fn way(from: Point, to: Point) -> Point {
    [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
}

fn cross(a: Point, b: Point) -> Point {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn dot(a: Point, b: Point) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
