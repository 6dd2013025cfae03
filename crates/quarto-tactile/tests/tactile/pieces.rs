//! Tests that every trait can be felt, measured on the printed pieces.

use std::f64::consts::PI;

use quarto_rules::{Piece, Trait};
use quarto_tactile::{Format, Sizes};

use crate::solid::range;
use crate::{all_sizes, assert_close, files, pieces, solid};

#[test]
fn r1_there_is_a_file_for_each_of_the_sixteen_pieces() {
    let files = files(Format::Stl, Sizes::default());
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "A-smooth-short-round-solid.stl",
            "B-grooved-short-round-solid.stl",
            "C-smooth-tall-round-solid.stl",
            "D-grooved-tall-round-solid.stl",
            "E-smooth-short-square-solid.stl",
            "F-grooved-short-square-solid.stl",
            "G-smooth-tall-square-solid.stl",
            "H-grooved-tall-square-solid.stl",
            "I-smooth-short-round-hollow.stl",
            "J-grooved-short-round-hollow.stl",
            "K-smooth-tall-round-hollow.stl",
            "L-grooved-tall-round-hollow.stl",
            "M-smooth-short-square-hollow.stl",
            "N-grooved-short-square-hollow.stl",
            "O-smooth-tall-square-hollow.stl",
            "P-grooved-tall-square-hollow.stl",
            "plate-smooth.stl",
            "plate-grooved.stl",
            "board.stl",
            "tray.stl",
        ]
    );
}

#[test]
fn r2_every_trait_can_be_felt() {
    for (piece, solid) in pieces() {
        let [x, y, z] = solid.bounds();
        let height = if piece.has(Trait::Height) { 40.0 } else { 20.0 };
        assert_close(z.1, height, "height");
        assert_close(x.1 - x.0, 20.0, "width");
        assert_close(y.1 - y.0, 20.0, "depth");
        let corner = range(solid.points().map(|[x, y, _]| x.hypot(y))).1;
        assert_close(corner, if piece.has(Trait::Outline) { 14.142 } else { 10.0 }, "corner");
        let waist = if piece.has(Trait::Colour) { 17.6 } else { 20.0 };
        assert_close(solid.width_at(5.0), waist, "width at the first groove");
        assert_close(solid.width_at(7.5), 20.0, "width between grooves");
        let on_axis = solid.points().filter(|[x, y, _]| x.hypot(*y) < 1e-6);
        let depth = height - range(on_axis.map(|[_, _, z]| z)).1;
        assert_close(depth, if piece.has(Trait::Fill) { 10.0 } else { 0.0 }, "hole");
    }
}

#[test]
fn grooves_are_even_and_go_up_to_the_top() {
    for (piece, solid) in pieces().into_iter().filter(|(piece, _)| piece.has(Trait::Colour)) {
        let middles: &[f64] = if piece.has(Trait::Height) {
            &[5.0, 10.0, 15.0, 20.0, 25.0, 30.0, 35.0]
        } else {
            &[5.0, 10.0, 15.0]
        };
        for middle in middles {
            assert_close(solid.width_at(*middle), 17.6, "floor of a groove");
            assert_close(solid.width_at(middle - 1.0), 18.8, "lower side of a groove");
            assert_close(solid.width_at(middle + 1.0), 18.8, "upper side of a groove");
            assert_close(solid.width_at(middle + 1.7), 20.0, "above a groove");
        }
    }
}

#[test]
fn the_hole_is_round_and_ten_millimetres_wide() {
    for (piece, solid) in pieces().into_iter().filter(|(piece, _)| piece.has(Trait::Fill)) {
        let top = solid.bounds()[2].1;
        let inside = |up: f64| -> Vec<f64> {
            let distances = solid.slice(up).into_iter().map(|(x, y)| x.hypot(y));
            distances.filter(|distance| *distance < 8.0).collect()
        };
        for up in [top - 0.1, top - 9.9] {
            let (least, most) = range(inside(up).into_iter());
            assert!(least > 4.99 && most < 5.01, "{piece}: {least} to {most}");
        }
        assert!(inside(top - 10.1).is_empty(), "{piece} is solid under its hole");
    }
}

/// Returns the area of a piece 20 mm wide at this height, computed from what the manual says.
fn area(piece: Piece, up: f64, height: f64) -> f64 {
    let mut half: f64 = 10.0;
    half -= (0.5 - up).max(0.0) + (up - (height - 1.0)).max(0.0);
    if piece.has(Trait::Colour) {
        let from_middle = (up - (up / 5.0).round().clamp(1.0, height / 5.0 - 1.0) * 5.0).abs();
        half -= (1.6 - from_middle).clamp(0.0, 1.2);
    }
    let whole = if piece.has(Trait::Outline) { 4.0 * half * half } else { PI * half * half };
    let hole = if piece.has(Trait::Fill) && up > height - 10.0 { PI * 25.0 } else { 0.0 };
    whole - hole
}

#[test]
fn volumes_are_those_of_the_manual() {
    for (piece, solid) in pieces() {
        let height = if piece.has(Trait::Height) { 40.0 } else { 20.0 };
        let steps = 20_000_u32;
        let slices = (0..steps).map(|step| (f64::from(step) + 0.5) * height / f64::from(steps));
        let volume: f64 =
            slices.map(|up| area(piece, up, height) * height / f64::from(steps)).sum();
        let share = solid.volume() / volume;
        // Circles have 96 sides, which removes 0.07 % of the area.
        assert!((share - 1.0).abs() < 0.001, "{piece}: {share}");
    }
}

#[test]
fn the_top_is_flat_and_whole() {
    for (piece, solid) in pieces() {
        let top = solid.bounds()[2].1;
        let whole = if piece.has(Trait::Outline) { 18.0 * 18.0 } else { PI * 81.0 };
        let hole = if piece.has(Trait::Fill) { PI * 25.0 } else { 0.0 };
        let share = solid.flat_area(top) / (whole - hole);
        assert!((share - 1.0).abs() < 0.001, "{piece}: {share}");
    }
}

#[test]
fn pieces_grow_with_the_size_but_grooves_do_not() {
    for sizes in all_sizes() {
        let solid = solid("H-", sizes);
        let [x, _, z] = solid.bounds();
        let width = sizes.width();
        assert_close(x.1 - x.0, width, "width");
        assert_close(z.1, 2.0 * width, "height");
        assert_close(solid.width_at(width / 4.0), width - 2.4, "first groove");
        assert_close(solid.width_at(width / 4.0 * 7.0), width - 2.4, "last groove");
    }
}
