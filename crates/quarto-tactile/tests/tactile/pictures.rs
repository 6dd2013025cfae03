//! Checks that the pictures in the documentation are up to date. `QUARTO_BLESS=1` rewrites them.

use std::path::Path;

use quarto_tactile::{Format, Sizes, pictures};

use crate::files;

/// Compares a picture with the one in the documentation.
fn check(name: &str, bytes: &[u8]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures").join(name);
    if std::env::var("QUARTO_BLESS").is_ok() {
        std::fs::write(&path, bytes).unwrap();
    }
    assert!(std::fs::read(&path).unwrap() == bytes, "{name} is out of date");
}

#[test]
fn solids_look_as_in_the_documentation() {
    for picture in pictures() {
        check(&picture.name, &picture.bytes);
    }
}

#[test]
fn sheets_look_as_in_the_documentation() {
    let sheets = files(Format::Svg, Sizes::default());
    for (shown, file) in
        [("tactile-layers.svg", "pieces-grooved.svg"), ("tactile-top.svg", "board-top.svg")]
    {
        let sheet = sheets.iter().find(|sheet| sheet.name == file).unwrap();
        check(shown, &sheet.bytes);
    }
}
