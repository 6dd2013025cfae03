//! Sheets to print: on paper, in large print, or for an embosser.

use std::io::Write;

use clap::{Args, ValueEnum};
use quarto_text::{Language, TournamentText};
use quarto_tournament::Round;

use super::file::FileArgument;
use super::say::Speaker;

/// Print a sheet to hang up or to hand out
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    file: FileArgument,
    /// Which sheet
    #[arg(value_name = "SHEET")]
    sheet: SheetName,
    /// A page for a browser, in letters that are read from afar
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
    /// Who stands where
    Standings,
}

/// What the players fill in.
const BLANK: &str = "____________________";

pub(super) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let kept = arguments.file.open(language)?;
    let speaker = Speaker::new(language, &kept.tournament);
    let blocks = match (arguments.sheet, kept.tournament.rounds().last()) {
        (SheetName::Pairings, Some(round)) => {
            let title = vec![speaker.title(round)];
            [title]
                .into_iter()
                .chain(speaker.round(round).into_iter().map(|line| vec![line]))
                .collect()
        }
        (SheetName::Results, Some(round)) => slips(&speaker, round),
        (SheetName::Standings, _) | (_, None) => {
            speaker.standings().into_iter().map(|line| vec![line]).collect()
        }
    };
    let text = match (arguments.large, arguments.braille) {
        (true, _) => page(&blocks, language),
        (false, true) => embossed(&blocks),
        (false, false) => plain(&blocks),
    };
    Ok(write!(out, "{text}")?)
}

/// Returns the title, and a slip for every game that is open.
fn slips(speaker: &Speaker, round: &Round) -> Vec<Vec<String>> {
    let open = round.bouts().filter(|(_, bout)| bout.verdict.is_none());
    let slip = |(table, bout): (usize, &quarto_tournament::Bout)| {
        let (table, [first, second]) = (table.to_string(), bout.both().map(|id| speaker.name(id)));
        vec![
            speaker.title(round),
            speaker.say(TournamentText::SheetTable { table: &table }),
            speaker.say(TournamentText::SheetStarts { name: &first }),
            speaker.say(TournamentText::SheetOther { name: &second }),
            speaker.say(TournamentText::SheetWinner { line: BLANK }),
            speaker.say(TournamentText::SheetSigned { line: BLANK }),
        ]
    };
    open.map(slip).collect()
}

/// Returns text for paper or a screen: blocks of several lines are kept apart.
fn plain(blocks: &[Vec<String>]) -> String {
    let end = |block: &Vec<String>| if block.len() > 1 { "\n\n" } else { "\n" };
    blocks.iter().map(|block| block.join("\n") + end(block)).collect()
}

/// How much a sheet of braille paper holds.
const WIDTH: usize = 40;
const HEIGHT: usize = 25;

/// Returns text for an embosser. What does not fit on a line goes on two cells further in; no block is torn apart by
/// the end of a page.
fn embossed(blocks: &[Vec<String>]) -> String {
    let mut pages: Vec<Vec<String>> = vec![Vec::new()];
    for block in blocks {
        let mut lines: Vec<String> = block.iter().flat_map(|line| wrap(line)).collect();
        if block.len() > 1 {
            lines.push(String::new());
        }
        let used = pages.last().map_or(0, Vec::len);
        if used > 0 && used + lines.len() > HEIGHT {
            pages.push(Vec::new());
        }
        pages.last_mut().expect("there is always one").extend(lines);
    }
    let pages: Vec<String> = pages.into_iter().map(|lines| lines.join("\n") + "\n").collect();
    pages.join("\u{c}")
}

fn wrap(line: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in line.split(' ') {
        match lines.last_mut() {
            Some(last) if last.chars().count() + 1 + word.chars().count() <= WIDTH => {
                last.push(' ');
                last.push_str(word);
            }
            Some(_) => lines.push(format!("  {word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_too_long_and_no_slip_is_torn() {
        let slip: Vec<String> =
            (0..6).map(|_| "one two three four five six seven eight nine".into()).collect();
        let text = embossed(&vec![slip; 5]);
        for page in text.split('\u{c}') {
            assert!(page.lines().count() <= HEIGHT);
            assert!(page.lines().all(|line| line.chars().count() <= WIDTH));
            assert!(page.starts_with("one"));
        }
    }
}
