//! `quarto tactile`: a set to be made at home.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use quarto_tactile::{Format, Sizes, files};

use crate::folder::{self, ForceArgument};
use crate::words;

/// Write files to make a tactile set at home
///
/// Sixteen pieces, smooth or grooved, short or tall, round or square, solid or hollow, and a board with recesses and
/// braille. docs/tactile.md says how to make them.
#[derive(Args)]
pub(crate) struct Arguments {
    /// What the set is made with
    #[arg(long)]
    format: FormatName,
    /// Width of a piece in millimetres, 15 to 30; everything else scales, except what fingers need
    #[arg(long, value_name = "MM", default_value = "20", value_parser = sizes)]
    size: Sizes,
    #[command(flatten)]
    force: ForceArgument,
    /// Folder for the files; created if needed
    #[arg(value_name = "FOLDER", default_value = "quarto-set")]
    folder: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum FormatName {
    /// A 3D printer: solids
    Stl,
    /// A laser cutter, scissors or swell paper: drawings
    Svg,
}

fn sizes(text: &str) -> Result<Sizes, String> {
    let width = text.parse().map_err(|_| "not a number of millimetres".to_owned())?;
    Sizes::new(width).map_err(|error| error.to_string())
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let (folder, sizes) = (&arguments.folder, arguments.size);
    let format = match arguments.format {
        FormatName::Stl => Format::Stl,
        FormatName::Svg => Format::Svg,
    };
    let files: Vec<_> =
        files(format, sizes).into_iter().map(|file| (file.name, file.bytes)).collect();
    folder::write(folder, &files, arguments.force.existing())?;
    Ok(writeln!(out, "{}", words::set_written(files.len(), folder, format, sizes))?)
}
