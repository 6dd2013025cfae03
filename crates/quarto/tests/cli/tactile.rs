use std::path::PathBuf;

use crate::tools::{ask, check_error};

/// Returns a folder of its own for a test, which is not there.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// Returns the names of what is in a folder, sorted.
fn names(folder: &PathBuf) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_set_for_a_printer_is_written() {
    let folder = folder("set-stl");
    let place = folder.join("deep");
    let out = ask(&["tactile", "--format", "stl", place.to_str().unwrap()]);
    assert!(out.starts_with(&format!("20 files in {}.\n", place.display())), "{out}");
    assert!(out.contains("the board (175\u{a0}mm)"), "{out}");
    let names = names(&place);
    assert_eq!(names.len(), 20);
    assert_eq!(names[0], "A-smooth-short-round-solid.stl");
    assert_eq!(names[15], "P-grooved-tall-square-hollow.stl");
    assert_eq!(names[16..], ["board.stl", "plate-grooved.stl", "plate-smooth.stl", "tray.stl"]);
    let board = std::fs::read(place.join("board.stl")).unwrap();
    let count = u32::from_le_bytes(board[80..84].try_into().unwrap()) as usize;
    assert_eq!(board.len(), 84 + 50 * count);
}

#[test]
fn a_set_for_a_laser_has_the_size_that_is_asked_for() {
    let folder = folder("set-svg");
    let name = folder.to_str().unwrap();
    let out = ask(&["tactile", "--format", "svg", "--size", "15", name]);
    assert!(out.contains("from sheets 3\u{a0}mm thick"), "{out}");
    let all = [
        "board-base",
        "board-paper",
        "board-top",
        "pieces-grooved",
        "pieces-smooth",
        "tray-base",
        "tray-top",
    ];
    assert_eq!(names(&folder), all.map(|name| format!("{name}.svg")));
    let top = std::fs::read_to_string(folder.join("board-top.svg")).unwrap();
    assert!(top.contains(r#"width="165mm""#), "{top}");
    let out = ask(&["tactile", "--format", "svg", "--size", "18.7", "--force", name]);
    assert!(out.contains("from sheets 3.74\u{a0}mm thick"), "{out}");
}

#[test]
fn files_of_a_set_are_not_written_over_unless_told() {
    let folder = folder("set-there");
    let name = folder.to_str().unwrap();
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("board-top.svg"), "mine").unwrap();
    let usual = ["tactile", "--format", "svg", name];
    check_error(
        &usual,
        "",
        1,
        "board-top.svg is already there. Choose another folder, or use --force to overwrite the file.",
    );
    assert_eq!(names(&folder), ["board-top.svg"], "nothing is written");
    assert_eq!(std::fs::read(folder.join("board-top.svg")).unwrap(), b"mine");
    ask(&[&usual[..], &["--force"]].concat());
    assert_ne!(std::fs::read(folder.join("board-top.svg")).unwrap(), b"mine");
    check_error(&usual, "", 1, "is already there");
    // Files of another kind are not in the way.
    ask(&["tactile", "--format", "stl", name]);
}

#[test]
fn a_set_has_room_for_magnets_and_speaks_the_language() {
    let folder = folder("set-magnets");
    let name = folder.to_str().unwrap();
    let usual = ["tactile", "--format", "svg", "--lang", "ru"];
    let out = ask(&[&usual[..], &["--magnets", "5x2", name]].concat());
    assert!(out.contains("файлов") && out.contains("5 × 2\u{a0}мм"), "{out}");
    let base = std::fs::read_to_string(folder.join("board-base.svg")).unwrap();
    assert!(base.contains("магнит"), "{base}");
    check_error(&[&usual[..], &[name]].concat(), "", 1, "уже есть");
    check_error(&["tactile", "--format", "svg", "--magnets", "big"], "", 2, "as in 5x2");
    let large = ["tactile", "--format", "svg", "--magnets", "20x2", name];
    check_error(&large, "", 1, "magnets up to 12 mm wide and 4 mm high");
}

#[test]
fn what_is_wrong_with_a_set_is_said() {
    let folder = folder("set-wrong");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("file");
    std::fs::write(&file, "").unwrap();
    let below = file.join("set");
    let usual = ["tactile", "--format", "stl"];
    let check = |more: &[&str], code: i32, message: &str| {
        check_error(&[&usual[..], more].concat(), "", code, message);
    };
    check(&[below.to_str().unwrap()], 1, &format!("can’t write {}", below.display()));
    check(&["--size", "wide"], 2, "not a number of millimetres");
    check(&["--size", "40"], 2, "pieces are 15 to 30 mm wide, not 40");
    check_error(&["tactile", "--format", "obj"], "", 2, "[possible values: stl, svg]");
    check_error(&["tactile"], "", 2, "--format");
}
