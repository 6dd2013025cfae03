//! Tests of the room for magnets.

use std::f64::consts::PI;

use quarto_rules::Piece;
use quarto_tactile::{Detail, Format, Magnet, MagnetError, Plate, Sizes, piece_mesh};

use crate::solid::{Solid, range};
use crate::{assert_close, files, solid, with_magnets};

#[test]
fn solids_with_magnets_are_closed_and_only_their_pockets_overhang() {
    let small = Sizes::new(15.0).unwrap().with_magnets("5x2".parse().unwrap()).unwrap();
    for sizes in [with_magnets("12x4"), small] {
        let (_, depth) = sizes.pocket().unwrap();
        for file in files(Format::Stl, sizes) {
            let solid = Solid::read(&file.bytes);
            let surfaces = if file.name.starts_with("plate") { 8 } else { 1 };
            assert_eq!(solid.check_closed(), surfaces, "{} {sizes:?}", file.name);
            solid.check_triangles();
            for (corners, [_, _, up]) in solid.triangles() {
                let at = |height: f64| corners.iter().all(|c| (c[2] - height).abs() < 1e-4);
                assert!(at(0.0) || at(depth) || up > -0.709, "{}: {corners:?}", file.name);
            }
        }
    }
}

#[test]
fn a_pocket_takes_its_magnet_out_of_pieces_and_board() {
    let sizes = with_magnets("5x2");
    // A circle of 96 sides, 5.2 mm wide and 2.2 mm deep.
    let pocket = 48.0 * 2.6 * 2.6 * (2.0 * PI / 96.0).sin() * 2.2;
    let volumes = |sizes| {
        let volume = |piece: Piece| {
            let mesh = piece_mesh(piece, sizes, Detail::Print);
            Solid::read(&mesh.to_stl("piece")).volume()
        };
        Piece::ALL.map(volume)
    };
    for (before, after) in volumes(Sizes::default()).into_iter().zip(volumes(sizes)) {
        assert!((before - after - pocket).abs() < 0.05, "{}, not {pocket}", before - after);
    }
    // The board is 1 mm thicker, and 0.8 mm are left above the magnets.
    let plate = 175.0 * 175.0 - 50.0;
    let board = solid("board", sizes);
    let more = board.volume() - solid("board", Sizes::default()).volume();
    assert!((more - (plate - 16.0 * pocket)).abs() < 1.0, "{more}");
    assert_close(board.bounds()[2].1, 7.6, "thickness");
    assert!(board.flat_area(3.0) > 16.0 * 440.0, "the floor of the recesses is above the pockets");
    let [plain, other] = [Sizes::default(), sizes].map(|sizes| Plate::tray(sizes).thickness());
    assert_close(plain, other, "the tray has no magnets");
}

#[test]
fn a_pocket_is_under_the_middle_of_every_square() {
    let sizes = with_magnets("5x2");
    let points = solid("board", sizes).slice(1.0);
    for square in quarto_rules::Square::ALL {
        let (x, y) = sizes.middle(square);
        let near = points.iter().map(|(px, py)| (px - x).hypot(py - y)).filter(|far| *far < 10.0);
        let (least, most) = range(near);
        assert!((least - 2.6).abs() < 0.01 && (most - 2.6).abs() < 0.01, "{square}");
    }
}

#[test]
fn magnets_that_do_not_fit_are_refused() {
    for text in ["5", "5x", "x2", "wide", "5x2x1"] {
        assert_eq!(text.parse::<Magnet>(), Err(MagnetError::Form), "{text}");
    }
    for text in ["0.5x2", "5x0", "-5x2", "NaNx2", "infx2"] {
        assert_eq!(text.parse::<Magnet>(), Err(MagnetError::Small), "{text}");
    }
    let check = |width: f64, magnet: &str, fits: bool| {
        let sizes = Sizes::new(width).unwrap().with_magnets(magnet.parse().unwrap());
        assert_eq!(sizes.is_ok(), fits, "{width} {magnet}");
    };
    check(20.0, "12x4", true);
    check(20.0, "12.5x4", false);
    check(20.0, "12x4.1", false);
    check(15.0, "7x3", true);
    check(15.0, "8x3", false);
}
