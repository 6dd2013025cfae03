//! Tests of what must be true of every printed solid.

use std::collections::HashSet;

use quarto_tactile::{Detail, Format, Plate, Sizes};

use crate::solid::Solid;
use crate::{all_sizes, assert_close, files, pieces, solid};

#[test]
fn every_solid_is_closed_and_right_side_out() {
    for sizes in all_sizes() {
        for file in files(Format::Stl, sizes) {
            let solid = Solid::read(&file.bytes);
            let surfaces = if file.name.starts_with("plate") { 8 } else { 1 };
            assert_eq!(solid.check_closed(), surfaces, "{}", file.name);
            solid.check_triangles();
            assert!(solid.volume() > 0.0, "{}", file.name);
        }
    }
}

#[test]
fn boards_and_trays_of_odd_sizes_are_closed() {
    for step in 0..40 {
        let sizes = Sizes::new(15.0 + 0.3719 * f64::from(step)).unwrap();
        for plate in [Plate::board(sizes), Plate::tray(sizes)] {
            let solid = Solid::read(&plate.mesh(Detail::Picture).to_stl("plate"));
            assert_eq!(solid.check_closed(), 1, "{sizes:?}");
            solid.check_triangles();
        }
    }
}

#[test]
fn nothing_needs_support() {
    // What faces down lies on the ground, or overhangs by at most 45 degrees.
    let steepest = -std::f64::consts::FRAC_1_SQRT_2 - 1e-3;
    for file in files(Format::Stl, Sizes::default()) {
        for (corners, [_, _, up]) in Solid::read(&file.bytes).triangles() {
            let on_ground = corners.iter().all(|corner| corner[2] == 0.0);
            assert!(on_ground || up > steepest, "{} at {corners:?}", file.name);
        }
    }
}

#[test]
fn every_solid_stands_on_the_ground_and_fits_a_usual_printer() {
    for sizes in all_sizes() {
        for file in files(Format::Stl, sizes) {
            let [x, y, z] = Solid::read(&file.bytes).bounds();
            assert_close(z.0, 0.0, &file.name);
            assert!(x.1 - x.0 <= 220.0 && y.1 - y.0 <= 220.0, "{}", file.name);
        }
    }
    let [x, y, _] = solid("board", Sizes::default()).bounds();
    assert!(x.1 - x.0 <= 180.0 && y.1 - y.0 <= 180.0, "the default size fits small printers, too");
}

#[test]
fn a_plate_holds_the_pieces_of_one_texture_apart() {
    let pieces = pieces();
    let sum = |letters: &str| -> f64 {
        let own = pieces.iter().filter(|(piece, _)| letters.contains(&piece.to_string()));
        own.map(|(_, solid)| solid.volume()).sum()
    };
    for (plate, letters) in [("plate-smooth", "ACEGIKMO"), ("plate-grooved", "BDFHJLNP")] {
        let solid = solid(plate, Sizes::default());
        assert!((solid.volume() / sum(letters) - 1.0).abs() < 1e-4, "{plate}");
        let [x, y, z] = solid.bounds();
        assert_close(x.1 - x.0, 104.0, "4 pieces of 20 mm, 8 mm apart");
        assert_close(y.1 - y.0, 48.0, "2 pieces of 20 mm, 8 mm apart");
        assert_close(z.1, 40.0, "the tall ones");
    }
}

#[test]
fn no_two_files_are_equal() {
    for format in [Format::Stl, Format::Svg] {
        let files = files(format, Sizes::default());
        let names: HashSet<_> = files.iter().map(|file| &file.name).collect();
        let contents: HashSet<_> = files.iter().map(|file| &file.bytes[80..]).collect();
        assert_eq!((names.len(), contents.len()), (files.len(), files.len()));
    }
}

#[test]
fn impossible_sizes_are_refused() {
    for width in [0.0, -20.0, 14.9, 30.1, f64::NAN, f64::INFINITY] {
        let error = Sizes::new(width).unwrap_err().to_string();
        assert!(error.starts_with("pieces are 15 to 30 mm wide, not "), "{error}");
    }
}
