use crate::mesh::{Mesh, Point};

impl Mesh {
    /// Returns the solid as a binary STL file, in millimetres.
    ///
    /// ```text
    /// description          80 bytes
    /// number of triangles  4 bytes, little-endian like all numbers
    /// each triangle        its normal and three corners, 12 bytes each, and 2 zero bytes
    /// ```
    #[must_use]
    pub fn to_stl(&self, what: &str) -> Vec<u8> {
        // Files that start with the word "solid" are taken for text.
        let mut bytes: Vec<u8> = format!("Quarto, in mm: {what}").into_bytes();
        bytes.resize(80, b' ');
        let count = u32::try_from(self.triangles().len()).expect("fewer than 2^32 triangles");
        bytes.extend(count.to_le_bytes());
        for [a, b, c] in self.triangles() {
            for point in [normal([a, b, c]), a, b, c] {
                bytes.extend(point.into_iter().flat_map(single));
            }
            bytes.extend([0, 0]);
        }
        bytes
    }
}

#[expect(clippy::cast_possible_truncation, reason = "STL has single precision, 0.00002 mm here")]
fn single(number: f64) -> [u8; 4] {
    (number as f32).to_le_bytes()
}

/// Returns the normal of a triangle, with length 1.
pub(crate) fn normal([a, b, c]: [Point; 3]) -> Point {
    let ([ux, uy, uz], [vx, vy, vz]) = (way(a, b), way(a, c));
    let cross = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    let length = cross.iter().map(|part| part * part).sum::<f64>().sqrt();
    cross.map(|part| part / length)
}

fn way(from: Point, to: Point) -> Point {
    core::array::from_fn(|part| to[part] - from[part])
}
