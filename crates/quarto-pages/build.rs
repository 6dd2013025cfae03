//! Joins the styles, and compresses the static files as well as it can be done: a server sends them often
//! and makes them never.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The styles, in the order in which they apply.
const STYLES: &[&str] = &[
    "style.css",
    "home.css",
    "options.css",
    "settings.css",
    "table.css",
    "seats.css",
    "turn.css",
    "call.css",
    "game.css",
    "screens.css",
    "rules.css",
    "pieces.css",
    "board.css",
    "faces.css",
    "learn.css",
    "review.css",
    "cup.css",
    "cup_new.css",
    "cup_wall.css",
    "puzzle.css",
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=assets");
    let folder = std::env::var("OUT_DIR")?;
    let mut styles = Vec::new();
    for file in STYLES {
        styles.extend(fs::read(Path::new("assets").join(file))?);
    }
    write(&folder, "style.css", &styles)?;
    for file in fs::read_dir("assets")? {
        let path = file?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.extension().is_none_or(|end| end != "css") {
            write(&folder, name, &fs::read(&path)?)?;
        }
    }
    Ok(())
}

/// Writes a file, and beside it the same compressed.
fn write(folder: &str, name: &str, content: &[u8]) -> Result<(), Box<dyn Error>> {
    let place = |end: &str| Path::new(folder).join(format!("{name}{end}"));
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(content)?;
    let (mut brotli, parameters) = (Vec::new(), BrotliEncoderParams::default());
    brotli::BrotliCompress(&mut &*content, &mut brotli, &parameters)?;
    fs::write(place(""), content)?;
    fs::write(place(".gz"), gzip.finish()?)?;
    Ok(fs::write(place(".br"), brotli)?)
}
