//! `quarto tactile`: a set to be made at home.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, ValueEnum};
use quarto_tactile::{Format, Magnet, Sizes, files};
use quarto_text::{Language, ToolText};

use crate::folder::{self, ForceArgument};
use crate::language::LanguageArgument;

/// Write files to make a tactile set at home
///
/// Sixteen pieces, smooth or grooved, short or tall, round or square, solid or hollow; a board with recesses and
/// braille; and a tray for the reserve. docs/tactile.md says how to make them.
#[derive(Args)]
pub(crate) struct Arguments {
    /// What the set is made with
    #[arg(long)]
    format: FormatName,
    /// Width of a piece in millimetres, 15 to 30; everything else scales, except what fingers need
    #[arg(long, value_name = "MM", default_value = "20", value_parser = sizes)]
    size: Sizes,
    /// Leave room for round magnets in the pieces and under the squares: diameter x height in millimetres
    #[arg(long, value_name = "5x2")]
    magnets: Option<Magnet>,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
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

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let folder = &arguments.folder;
    let sizes = match arguments.magnets {
        Some(magnet) => arguments.size.with_magnets(magnet).context("--magnets")?,
        None => arguments.size,
    };
    let format = match arguments.format {
        FormatName::Stl => Format::Stl,
        FormatName::Svg => Format::Svg,
    };
    let files: Vec<_> =
        files(format, sizes, language).into_iter().map(|file| (file.name, file.bytes)).collect();
    folder::write(folder, &files, arguments.force.existing(), language)?;
    let said = |text: ToolText<'_>| text.say(language);
    let folder = &folder.display().to_string();
    writeln!(out, "{}", said(ToolText::SetFiles { count: files.len(), folder }))?;
    let [board, layer] = [sizes.board(), sizes.layer()].map(|size| length(size, language));
    writeln!(out, "{}", said(how(format, &board, &layer)))?;
    if let Some(magnet) = sizes.magnet() {
        let [width, height] =
            [magnet.diameter(), magnet.height()].map(|size| length(size, language));
        writeln!(out, "{}", said(ToolText::SetMagnets { magnet: &format!("{width} × {height}") }))?;
    }
    Ok(())
}

/// Says how a set is made of its files.
fn how<'a>(format: Format, board: &'a str, layer: &'a str) -> ToolText<'a> {
    match format {
        Format::Stl => ToolText::SetPrint { board },
        Format::Svg => ToolText::SetCut { board, layer },
    }
}

/// Returns a length in millimetres, as it is written in a language.
fn length(mm: f64, language: Language) -> String {
    // A thousandth of a millimetre is finer than any tool.
    let text = ((mm * 1000.0).round() / 1000.0).to_string();
    if language.has_decimal_comma() { text.replace('.', ",") } else { text }
}
