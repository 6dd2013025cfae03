//! Sheets to print: on paper, in large print, or for an embosser.

use std::io::Write;

use clap::{Args, ValueEnum};
use quarto_text::{Language, TournamentSheet};

use super::file::FileArgument;

/// Print a sheet to hang up or to hand out
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    file: FileArgument,
    /// Which sheet
    #[arg(value_name = "SHEET")]
    sheet: SheetName,
    /// A page for a browser, in large print
    #[arg(long, conflicts_with = "braille")]
    large: bool,
    /// Text for an embosser: 40 characters per line, 25 lines per page
    #[arg(long)]
    braille: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum SheetName {
    /// Who plays whom in the latest round
    Pairings,
    /// A slip per table of the latest round, for the players to fill in
    Results,
    /// The standings
    Standings,
}

impl From<SheetName> for TournamentSheet {
    fn from(name: SheetName) -> TournamentSheet {
        match name {
            SheetName::Pairings => TournamentSheet::Pairings,
            SheetName::Results => TournamentSheet::Results,
            SheetName::Standings => TournamentSheet::Standings,
        }
    }
}

pub(super) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let kept = arguments.file.open(language)?;
    let (sheet, tournament) = (TournamentSheet::from(arguments.sheet), &kept.tournament);
    let text = match (arguments.large, arguments.braille) {
        (true, _) => page(&sheet.blocks(language, tournament), language),
        (false, true) => sheet.embossed(language, tournament),
        (false, false) => sheet.plain(language, tournament),
    };
    Ok(write!(out, "{text}")?)
}

/// Returns a page that prints in large letters.
fn page(blocks: &[Vec<String>], language: Language) -> String {
    let title = blocks.first().and_then(|block| block.first()).map(|line| escape(line));
    let title = title.unwrap_or_default();
    let body: String = blocks.iter().enumerate().map(|(at, block)| section(at, block)).collect();
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>body{{font:28pt/1.4 sans-serif;margin:1cm;color:#000;background:#fff}}h1{{font-size:36pt}}\
         p{{margin:0 0 .5em}}section{{break-inside:avoid;margin-bottom:1.5em;border-bottom:3pt solid}}</style>\n\
         {body}</html>\n",
        language.code(),
    )
}

/// Returns a block as HTML: the first line of a sheet and of a slip is a heading.
fn section(at: usize, block: &[String]) -> String {
    match block {
        [line] if at == 0 => format!("<h1>{}</h1>\n", escape(line)),
        [line] => format!("<p>{}</p>\n", escape(line)),
        [title, lines @ ..] => {
            let lines: Vec<String> = lines.iter().map(|line| escape(line)).collect();
            let lines = lines.join("</p>\n<p>");
            format!("<section>\n<h1>{}</h1>\n<p>{lines}</p>\n</section>\n", escape(title))
        }
        [] => String::new(),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
