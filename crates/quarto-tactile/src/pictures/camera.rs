//! The camera: it looks from far away, so that parallel lines stay parallel (an orthographic projection).

use crate::mesh::Point;

/// How far the camera looks down, and how far the solids are turned, in degrees.
const DOWN: f64 = 38.0;
const TURN: f64 = 16.0;

/// The direction of the lamp: right, away, up.
const LAMP: Point = [-0.55, -0.45, 0.85];

/// Returns where a point appears in the picture, to the right and down from the origin.
pub(super) fn project(point: Point) -> [f64; 2] {
    let [x, away, z] = turn(point);
    let (sin, cos) = DOWN.to_radians().sin_cos();
    [x, -(z * cos + away * sin)]
}

/// Returns how bright a face with this normal is, 1 if it faces the lamp; `None` if the camera sees only
/// its back.
pub(super) fn shade(normal: Point) -> Option<f64> {
    let (sin, cos) = DOWN.to_radians().sin_cos();
    let turned = turn(normal);
    let to_us = dot(turned, [0.0, -cos, sin]);
    let length = dot(LAMP, LAMP).sqrt();
    (to_us > 1e-6).then(|| 0.6 + 0.45 * (dot(turned, LAMP) / length).max(-0.2))
}

/// Turns a point around the vertical axis.
fn turn([x, y, z]: Point) -> Point {
    let (sin, cos) = TURN.to_radians().sin_cos();
    [x * cos + y * sin, y * cos - x * sin, z]
}

fn dot(a: Point, b: Point) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
