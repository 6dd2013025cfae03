use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::quarto;
use crate::tools::{ask, check_error};

/// Returns a file name of its own for a test, with nothing there from before.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for end in ["", ".part"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    path
}

const BUILD: [&str; 4] = ["book", "build", "--traits", "height"];

#[test]
fn a_killed_build_goes_on_and_makes_the_same_book() {
    let path = file("killed.book");
    let part = PathBuf::from(format!("{}.part", path.display()));
    let mut build = Command::new(env!("CARGO_BIN_EXE_quarto"));
    build.args(BUILD).arg(&path).stdin(Stdio::null()).stdout(Stdio::null());
    let mut child = build.spawn().unwrap();
    // As soon as the first units are done, kill it.
    while std::fs::metadata(&part).map_or(0, |part| part.len()) < 1000 {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it could be killed");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!path.exists());
    // Cut the last unit, as a kill in the middle of writing does.
    let kept = std::fs::read(&part).unwrap();
    std::fs::write(&part, &kept[..kept.len() - 1]).unwrap();
    let answer = ask(&[&BUILD[..], &[path.to_str().unwrap()]].concat());
    assert!(answer.starts_with("3024 boards in 461 bytes"), "{answer}");
    let embedded = quarto_engine::Book::embedded("lines height".parse().unwrap());
    assert!(std::fs::read(&path).unwrap() == embedded.bytes());
    assert!(!part.exists());
}

#[test]
fn a_book_is_verified_by_search() {
    let path = file("verified.book");
    let name = path.to_str().unwrap();
    ask(&["book", "build", "--traits", "height", "--depth", "2", name]);
    let verify = ["book", "verify", "--sample", "all", name];
    assert!(ask(&verify).starts_with("lines with 1 counted trait, up to 2+1: right about all "));
    // A wrong value with the right checksum: the first board no draw but a loss.
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[24] |= 1;
    bytes.push(0);
    let sum = bytes[24..].iter().fold(0xCBF2_9CE4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
    });
    bytes[16..24].copy_from_slice(&sum.to_le_bytes());
    std::fs::write(&path, bytes).unwrap();
    check_error(&verify, "", 1, "the book says loss in 1, the search draw");
}

#[test]
fn what_is_wrong_with_books_is_said() {
    check_error(&["book", "verify", "no-such.book"], "", 1, "no-such.book");
    check_error(&["book", "build", "--depth", "9", "deep.book"], "", 1, "that deep");
    let path = file("other.book");
    let name = path.to_str().unwrap();
    std::fs::write(format!("{name}.part"), "something else").unwrap();
    check_error(&["book", "build", name], "", 1, "another book");
    std::fs::write(&path, "something else").unwrap();
    check_error(&["book", "build", name], "", 1, "already exists");
    check_error(&["book", "verify", name], "", 1, "not a book");
    check_error(&["book", "verify", "--rules", "squares", name], "", 2, "cannot be used with");
    check_error(&["book", "verify", "--sample", "0"], "", 2, "above 0");
    check_error(&["solve", "--book", name, "..../..../..../.... -"], "", 1, "not a book");
}

#[test]
fn solve_uses_the_book_it_is_told_to() {
    let path = file("shallow.book");
    let name = path.to_str().unwrap();
    ask(&["book", "build", "--traits", "height", "--depth", "0", name]);
    let nodes = |book: &[&str]| {
        let start = "..../..../..../.... -";
        let answer = quarto(&[&["solve", "--json", "--traits", "fill", start], book].concat(), "");
        let json: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
        assert_eq!(json["value"], "draw");
        json["nodes"].as_u64().unwrap()
    };
    assert_eq!(nodes(&[]), 0);
    assert_eq!(nodes(&["--book", name]), 0);
    assert!(nodes(&["--no-book"]) > 0);
    let other = ["solve", "--book", name, "..../..../..../.... -"];
    check_error(&other, "", 1, "for lines with 1 counted trait");
}
