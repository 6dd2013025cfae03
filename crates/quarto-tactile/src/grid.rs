use core::ops::Range;

use crate::mesh::Point;

/// A square part of a plate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patch {
    middle: (f64, f64),
    width: f64,
}

impl Patch {
    pub(crate) fn new(middle: (f64, f64), width: f64) -> Patch {
        Patch { middle, width }
    }

    pub(crate) fn middle(&self) -> (f64, f64) {
        self.middle
    }

    fn columns(&self) -> [f64; 2] {
        [self.middle.0 - self.width / 2.0, self.middle.0 + self.width / 2.0]
    }

    fn rows(&self) -> [f64; 2] {
        [self.middle.1 - self.width / 2.0, self.middle.1 + self.width / 2.0]
    }
}

/// A square plate that is cut all the way along the edges of patches, so that the cells on both sides of
/// a cut share the same points.
///
/// ```text
/// ┌─┬───┬─┬─┬──┐
/// ├─╆━━━╅─┼─┼──┤    Two patches, and what their edges cut.
/// ├─┺━━━┹─╆━╅──┤
/// └─┴───┴─┺━┹──┘
/// ```
pub(crate) struct Grid {
    columns: Vec<f64>,
    rows: Vec<f64>,
    patches: Vec<[Range<usize>; 2]>,
}

/// Cuts that are closer than this count as the same: it is far below what can be manufactured.
const SAME: f64 = 1e-6;

impl Grid {
    pub(crate) fn new<'a>(side: f64, patches: impl Iterator<Item = &'a Patch> + Clone) -> Grid {
        let mut grid = Grid {
            columns: cuts(side, patches.clone().flat_map(Patch::columns)),
            rows: cuts(side, patches.clone().flat_map(Patch::rows)),
            patches: Vec::new(),
        };
        grid.patches = patches.map(|patch| grid.range(patch)).collect();
        grid
    }

    /// Returns all points of the grid at this height, row by row.
    pub(crate) fn points(&self, up: f64) -> impl Iterator<Item = Point> {
        self.rows.iter().flat_map(move |&y| self.columns.iter().map(move |&x| [x, y, up]))
    }

    /// Returns the four corners, counter-clockwise, of every cell that is not in a patch.
    pub(crate) fn free_cells(&self) -> impl Iterator<Item = [usize; 4]> {
        let rows = 0..self.rows.len() - 1;
        let cells =
            rows.flat_map(|row| (0..self.columns.len() - 1).map(move |column| (column, row)));
        let free = cells.filter(|(column, row)| {
            !self
                .patches
                .iter()
                .any(|[columns, rows]| columns.contains(column) && rows.contains(row))
        });
        free.map(|(column, row)| {
            [(0, 0), (1, 0), (1, 1), (0, 1)]
                .map(|(right, up)| self.number(column + right, row + up))
        })
    }

    /// Returns the points around a patch, counter-clockwise from its lower left corner.
    pub(crate) fn around(&self, patch: &Patch) -> Vec<usize> {
        let [columns, rows] = self.range(patch);
        let lower = columns.clone().map(|column| self.number(column, rows.start));
        let right = rows.clone().map(|row| self.number(columns.end, row));
        let upper = columns
            .clone()
            .map(|column| self.number(columns.end + columns.start - column, rows.end));
        let left = rows.clone().map(|row| self.number(columns.start, rows.end + rows.start - row));
        lower.chain(right).chain(upper).chain(left).collect()
    }

    fn number(&self, column: usize, row: usize) -> usize {
        row * self.columns.len() + column
    }

    /// Returns the cells of a patch.
    fn range(&self, patch: &Patch) -> [Range<usize>; 2] {
        let find = |cuts: &[f64], place: f64| cuts.partition_point(|cut| *cut < place - SAME);
        [(&self.columns, patch.columns()), (&self.rows, patch.rows())]
            .map(|(cuts, [first, last])| find(cuts, first)..find(cuts, last))
    }
}

/// Returns where a plate is cut, from edge to edge.
fn cuts(side: f64, places: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut cuts: Vec<f64> = places.chain([0.0, side]).collect();
    cuts.sort_by(f64::total_cmp);
    cuts.dedup_by(|next, last| *next - *last < SAME);
    cuts
}
